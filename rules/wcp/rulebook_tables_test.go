package wcp

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// The tables of components in the rulebooks hold what the data hold, under the
// names of the texts, each with its picture.
func TestWCP5RulebookTablesAreTheData(t *testing.T) {
	english := rulestest.Words(t, "wcp", "en") // pictures of vehicles are named by it
	for _, lang := range []string{"pl", "en"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "assets", "rulebooks", lang, "wcp.md"))
		if err != nil {
			t.Fatal(err)
		}
		book, texts := string(data), rulestest.Words(t, "wcp", lang)
		wantRow := func(name rules.Text, picture string, numbers ...int) {
			t.Helper()
			row := "| " + strings.ReplaceAll(texts[name.Key], "\u00a0", " ") + " ![](wcp/" + picture + ") |"
			for _, n := range numbers {
				row += fmt.Sprint(" ", n, " |")
			}
			if !strings.Contains(book, "\n"+row+"\n") {
				t.Errorf("%s: no row %q", lang, row)
			}
		}
		for _, v := range Vehicles() {
			wantRow(v.Name(), "vehicle-"+strings.ToLower(english[v.Name().Key]), v.Fire(), v.Armour(), v.Boosters())
		}
		for _, x := range Tokens() {
			switch x.Kind() {
			case Trophy:
				wantRow(x.Name(), "token-"+x.String(), x.Value(), x.Copies())
			case Guard:
				wantRow(x.Name(), "token-"+x.String(), x.Fire(), x.Armour(), len(x.Edges().List()), x.Copies())
			default:
				wantRow(x.Name(), "token-"+x.String(), x.Copies())
			}
		}
		sums := map[int]string{}
		for _, tile := range Tiles() {
			n := len(tile.Open().List())
			if sums[n] != "" {
				sums[n] += " + "
			}
			sums[n] += fmt.Sprint(tile.Copies())
		}
		for n, sum := range sums {
			found := false
			for line := range strings.Lines(book) {
				found = found || strings.HasPrefix(line, fmt.Sprintf("| %d | ", n)) && strings.HasSuffix(line, " | "+sum+" |\n")
			}
			if !found {
				t.Errorf("%s: no row for halls with %d passages, %s", lang, n, sum)
			}
		}
	}
}
