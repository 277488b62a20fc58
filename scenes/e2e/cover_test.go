package e2e

import (
	"encoding/json"
	"image"
	"image/draw"
	"path/filepath"
	"strings"
	"testing"

	"schron/rules"
)

// position is a record of three people that starts from a position.
func position(t *testing.T, state []byte) string {
	t.Helper()
	r := rules.Record{
		Game: "dzicz", Players: []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}}, Position: state,
	}
	data, err := json.Marshal(&r)
	if err != nil {
		t.Fatal(err)
	}
	return put(t, filepath.Join(t.TempDir(), "position.json"), string(data))
}

// stateOf is the position in a record after its moves.
func stateOf(t *testing.T, record string) []byte {
	t.Helper()
	r, err := rules.DecodeRecord([]byte(record))
	if err != nil {
		t.Fatal(err)
	}
	g := dzicz(t)
	m, err := rules.LoadMatch(func(string) (rules.Game, error) { return g, nil }, r)
	if err != nil {
		t.Fatal(err)
	}
	state, err := m.State()
	if err != nil {
		t.Fatal(err)
	}
	return state
}

// swapSecrets gives two players each other's secret missions.
func swapSecrets(t *testing.T, state []byte, a, b int) []byte {
	t.Helper()
	var s map[string]any
	if err := json.Unmarshal(state, &s); err != nil {
		t.Fatal(err)
	}
	players := s["players"].([]any)
	one, two := players[a].(map[string]any), players[b].(map[string]any)
	one["secret_mission"], two["secret_mission"] = two["secret_mission"], one["secret_mission"]
	out, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if string(out) == string(state) {
		t.Fatal("the two have the same secret")
	}
	return out
}

// TestCoverShowsNothingOfTheTable: the covers of two games that differ in all
// their pieces are the same picture and list only the player's name and the
// ways on; so do those of games that differ in secrets.
func TestCoverShowsNothingOfTheTable(t *testing.T) {
	begin := stateOf(t, played(t, 3, 0))
	late := begin
	for n := 40; string(late) == string(begin); n++ {
		state := stateOf(t, played(t, 3, n))
		var s struct {
			Go       int
			Decision string
		}
		if err := json.Unmarshal(state, &s); err != nil {
			t.Fatal(err)
		}
		if s.Go == 0 && s.Decision == "action" {
			late = state
		}
	}
	pictures := map[string][]byte{}
	var trees []string
	for name, state := range map[string][]byte{
		"at the start": begin, "in the middle": late,
		"with other secrets": swapSecrets(t, begin, 0, 1), "late with other secrets": swapSecrets(t, late, 1, 2),
	} {
		w := start(t, quickly(t), "-load", position(t, state))
		w.coverOnly()
		if got := w.find("cover").Label; !strings.Contains(got, "Ala") {
			t.Errorf("%s: the cover says %q", name, got)
		}
		pictures[name] = w.picture().Pix
		trees = append(trees, w.there())
		w.close()
	}
	for name, pix := range pictures {
		if string(pix) != string(pictures["at the start"]) {
			t.Errorf("the cover %s is another picture than at the start", name)
		}
	}
	for _, tree := range trees {
		if tree != trees[0] {
			t.Errorf("covers list %s and %s", tree, trees[0])
		}
	}
}

// TestTableShowsNobodyElsesSecret: what the player in front sees and can point
// at, and the tips of everything, are the same whatever secrets the others hold,
// also while the own one is held up. The own secret shows then and only then.
func TestTableShowsNobodyElsesSecret(t *testing.T) {
	state := stateOf(t, played(t, 3, 0))
	mine := looks(t, state, true)
	same := looks(t, swapSecrets(t, state, 1, 2), true)
	if len(mine) != len(same) {
		t.Fatalf("%d and %d looks", len(mine), len(same))
	}
	for i := range mine {
		if mine[i] != same[i] {
			t.Errorf("%s differs with others' secrets", mine[i].at)
		}
	}
	for i, other := range looks(t, swapSecrets(t, state, 0, 1), false) {
		if lifted := other.at == "the own secret"; (mine[i] != other) != lifted {
			t.Errorf("%s differs with another own secret: %v", other.at, !lifted)
		}
	}
}

// look is what the window shows and lists at one moment.
type look struct{ at, picture, tree string }

func (w *window) look(at string) look {
	w.t.Helper()
	data, err := json.Marshal(w.uitree())
	if err != nil {
		w.t.Fatal(err)
	}
	return look{at, string(w.glance().Pix), string(data)}
}

// looks has the first player look at the table, the own secret and, if asked
// for, the tips of everything.
func looks(t *testing.T, state []byte, tips bool) []look {
	t.Helper()
	w := start(t, quickly(t), "-load", position(t, state))
	w.resize(1024, 640)
	w.takeScreen()
	w.picture()
	out := []look{w.look("the table")}
	w.hover("secret")
	w.press()
	if w.find("secret").State["lifted"] != true {
		t.Errorf("the own secret does not lift; %s", w.there())
	}
	w.picture()
	out = append(out, w.look("the own secret"))
	w.release()
	w.picture()
	for _, n := range w.uitree().Nodes {
		if !tips || n.Role == "field" && n.ID != "field:c3" {
			continue // fields are all alike
		}
		w.hover(n.ID)
		w.tick(untilTip)
		out = append(out, w.look(n.ID))
	}
	w.close()
	return out
}

// untilTip is longer than the cursor must rest for a tip, in ticks.
const untilTip = 45

// TestSecretsWaitBehindTheCover: after a go the table turns into the cover at
// once, with the own secret held up or not; the first frame shows nothing of
// the table any more.
func TestSecretsWaitBehindTheCover(t *testing.T) {
	state := stateOf(t, played(t, 3, 0))
	covers := map[string]bool{}
	for _, s := range [][]byte{state, swapSecrets(t, state, 0, 2), swapSecrets(t, state, 0, 1)} {
		w := start(t, usually(t), "-lang", "pl", "-load", position(t, s))
		w.takeScreen()
		w.picture()
		w.hover("secret")
		w.press()
		w.tick(3)
		w.frame()
		w.release()
		w.click("field:c1")
		w.waitNode("cover:open")
		first := w.glance()
		w.coverOnly()
		rest := w.picture()
		// Only the player's mark may still have to be made ready, and the buttons
		// take no click yet.
		for _, id := range []string{"menu", "undo"} {
			paintOver(first, w.find(id).Rect)
			paintOver(rest, w.find(id).Rect)
		}
		middle := image.Rect(w.size.X/2-300, w.size.Y/2-230, w.size.X/2+300, w.size.Y/2+200)
		if box := difference(first, rest); !box.In(middle) {
			t.Errorf("the cover's first frame differs in %v from what it shows at rest", box)
		}
		covers[string(rest.Pix)] = true
		w.close()
	}
	if len(covers) != 1 {
		t.Errorf("%d different covers after games that differ in secrets alone", len(covers))
	}
}

// paintOver blackens a node and its shadow in a picture.
func paintOver(img *image.RGBA, r [4]float64) {
	box := image.Rect(int(r[0])-8, int(r[1])-8, int(r[0]+r[2])+8, int(r[1]+r[3])+12)
	draw.Draw(img, box, image.Black, image.Point{}, draw.Src)
}
