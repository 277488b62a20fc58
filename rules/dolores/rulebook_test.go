package dolores

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"schron/rules/rulestest"
)

// tableWords are the words of the tables' heads by language.
var tableWords = map[string]struct{ goods, buildings, cities, resources []string }{
	"pl": {
		goods:     []string{"towar", "skup", "sprzedaż", "podatek"},
		buildings: []string{"budynek", "wyburzenie", "budowa", "podatek"},
		cities:    []string{"dzielnice", "stolica: żywność", "energia", "inne miasta: żywność", "energia"},
		resources: []string{"pole", "numer", "surowce"},
	},
	"en": {
		goods:     []string{"item", "bank buys", "bank sells", "tax"},
		buildings: []string{"building", "pulling down", "building it", "tax"},
		cities:    []string{"districts", "capital: food", "energy", "other cities: food", "energy"},
		resources: []string{"field", "number", "materials"},
	},
}

// thousands is a number of four digits, which has a thin space.
var thousands = regexp.MustCompile(`^(\d)(\d{3})$`)

// tables writes the tables of a rulebook from the data.
func tables(t *testing.T, lang string) map[string]string {
	t.Helper()
	texts, words := rulestest.Words(t, "dolores", lang), tableWords[lang]
	name := func(g Good) string { return texts[g.Name().Key] }
	bill := func(b Bill) string {
		var parts []string
		for g, n := range b {
			if n > 0 {
				parts = append(parts, fmt.Sprintf("%d × %s", n, name(Good(g))))
			}
		}
		if parts == nil {
			return "–"
		}
		return strings.Join(parts, ", ")
	}
	out := map[string]*strings.Builder{}
	row := func(table string, cells ...string) {
		if out[table] == nil {
			out[table] = &strings.Builder{}
		}
		fmt.Fprintf(out[table], "| %s |\n", strings.Join(cells, " | "))
	}
	head := func(table string, cells []string) {
		row(table, cells...)
		out[table].WriteString("|" + strings.Repeat("---|", len(cells)) + "\n")
	}
	head("RESOURCES", words.resources)
	for n := 1; n <= ResourceFields; n++ {
		for f, site := range Chart {
			if site.Resource == n {
				var list []string
				for _, g := range Resources(n) {
					list = append(list, name(g))
				}
				row("RESOURCES", Field(f).String(), fmt.Sprintf("%02d", n), strings.Join(list, ", "))
			}
		}
	}
	head("GOODS", words.goods)
	for g, w := range Goods {
		row("GOODS", name(Good(g)), fmt.Sprint(w.Buys), thousands.ReplaceAllString(fmt.Sprint(w.Sells), "$1\u202f$2"), bill(w.Tax))
	}
	head("BUILDINGS", words.buildings)
	for b := FoodFactory; b < BuildingKinds; b++ {
		w := Buildings[b]
		pull, price := fmt.Sprint(w.Pull), fmt.Sprint(w.Price)
		if w.Pull == 0 {
			pull = "–"
		}
		if w.Price == 0 {
			price = bill(w.Goods)
		}
		row("BUILDINGS", texts[b.Name().Key], pull, price, bill(w.Tax))
	}
	head("CITIES", words.cities)
	for _, r := range CityTaxes {
		span := fmt.Sprint(r.Built)
		if r.UpTo != r.Built {
			span = fmt.Sprintf("%d–%d", r.Built, r.UpTo)
		}
		row("CITIES", span, fmt.Sprint(r.FirstFood), fmt.Sprint(r.FirstEnergy), fmt.Sprint(r.LaterFood), fmt.Sprint(r.LaterEnergy))
	}
	text := map[string]string{}
	for k, b := range out {
		text[k] = b.String()
	}
	return text
}

// DO-1: the rulebooks show the tables of the data, in their last four sections; "go
// test -update" writes them there.
func TestDO1RulebooksShowTheTables(t *testing.T) {
	update := flag.Lookup("update").Value.String() == "true"
	for _, lang := range []string{"pl", "en"} {
		file := filepath.Join("..", "..", "assets", "rulebooks", lang, "dolores.md")
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		sections := strings.Split(string(data), "\n### ")
		last := sections[len(sections)-4:]
		want := tables(t, lang)
		for i, name := range []string{"RESOURCES", "GOODS", "BUILDINGS", "CITIES"} {
			if update {
				body := strings.TrimSpace(regexp.MustCompile(`(?s)\n\|.*|\n[A-Z]+\n*$`).ReplaceAllString(last[i], ""))
				last[i] = body + "\n\n" + want[name]
			}
			if !strings.HasSuffix(strings.TrimSpace(last[i]), "\n\n"+strings.TrimSpace(want[name])) && !strings.HasSuffix(strings.TrimSpace(last[i]), "\n"+strings.TrimSpace(want[name])) {
				t.Errorf("%s: table %s is not that of the data:\n%s", file, name, want[name])
			}
		}
		if update {
			if err := os.WriteFile(file, []byte(strings.Join(sections, "\n### ")), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}
