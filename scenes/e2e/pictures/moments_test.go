package pictures

import (
	"bufio"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// TestMomentsOfGamesForPictures: what build/shots/list names is there.
func TestMomentsOfGamesForPictures(t *testing.T) {
	dir := stand.Path(t, "build", "shots")
	list, err := os.Open(filepath.Join(dir, "list"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = list.Close() }()
	lines := 0
	for in := bufio.NewScanner(list); in.Scan(); {
		words := strings.Fields(in.Text())
		if len(words) == 0 || words[0] == "#" {
			continue
		}
		if len(words) != 4 {
			t.Fatalf("%q is not a name, a record, a number of moves and a scene", in.Text())
		}
		m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, filepath.Join(dir, words[1])))
		if err != nil {
			t.Fatal(err)
		}
		most := m.Len()
		moves, moving := strings.CutSuffix(words[2], "~")
		if moving && words[3] == "table" { // the next one is shown
			most--
		}
		if n, err := strconv.Atoi(moves); err != nil || n > most {
			t.Errorf("%s: moment %s of %d moves", words[0], words[2], m.Len())
		}
		lines++
	}
	if lines == 0 {
		t.Error("the list is empty")
	}
}
