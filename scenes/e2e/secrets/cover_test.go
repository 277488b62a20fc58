package secrets

import (
	"crypto/sha256"
	"encoding/json"
	"image"
	"image/draw"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
)

// position is a record of three people that starts from a position.
func position(t *testing.T, state []byte) string {
	t.Helper()
	r := rules.Record{
		Game: "dzicz", Players: []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}}, Position: state,
	}
	return stand.PutRecord(t, "position", &r)
}

// stateOf is the position in a record after its moves.
func stateOf(t *testing.T, record string) []byte {
	t.Helper()
	r, err := rules.DecodeRecord([]byte(record))
	if err != nil {
		t.Fatal(err)
	}
	g := stand.Dzicz(t)
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

// TestCoverShowsNothingOfTheTable: the covers of two games that differ in all their pieces
// are the same picture. They list only the player's name and the ways on. So do those of
// games that differ in secrets.
func TestCoverShowsNothingOfTheTable(t *testing.T) {
	begin := stateOf(t, stand.Played(t, 3, 0))
	late := begin
	for n := 40; string(late) == string(begin); n++ {
		state := stateOf(t, stand.Played(t, 3, n))
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
	games := map[string][]byte{"at the start": begin, "in the middle": late, "with other secrets": swapSecrets(t, begin, 0, 1)}
	if rulestest.Thorough() {
		games["late with other secrets"] = swapSecrets(t, late, 1, 2)
	}
	for name, state := range games {
		w := stand.Start(t, stand.Quickly(t), "-load", position(t, state))
		w.Resize(1024, 640)
		w.CoverOnly()
		if got := w.Find("cover").Label; !strings.Contains(got, "Ala") {
			t.Errorf("%s: the cover says %q", name, got)
		}
		pictures[name] = w.Picture().Pix
		trees = append(trees, w.There())
		w.Close()
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

// TestTableShowsNobodyElsesSecret: what the player in front sees and can point at, and the
// tips of everything, are the same whatever secrets the others hold. That holds also while
// the own one is held up. The own secret shows then and only then.
func TestTableShowsNobodyElsesSecret(t *testing.T) {
	state := stateOf(t, stand.Played(t, 3, 0))
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
type look struct {
	at      string
	picture [sha256.Size]byte // its sum
	tree    string
}

func lookAt(w *stand.Window, at string) look {
	w.T.Helper()
	data, err := json.Marshal(w.Tree())
	if err != nil {
		w.T.Fatal(err)
	}
	return look{at, sha256.Sum256(w.Glance().Pix), string(data)}
}

// looks has the first player look at the table and the own secret. If asked for, that
// includes the tips of every fifth thing, in a proof of everything.
func looks(t *testing.T, state []byte, tips bool) []look {
	t.Helper()
	w := stand.Start(t, stand.Quickly(t), "-load", position(t, state))
	w.Resize(1024, 640)
	w.TakeScreen()
	w.Picture()
	out := []look{lookAt(w, "the table")}
	w.Hover("secret")
	w.Press()
	if w.Find("secret").State["lifted"] != true {
		t.Errorf("the own secret does not lift; %s", w.There())
	}
	w.Picture()
	out = append(out, lookAt(w, "the own secret"))
	w.Release()
	w.Picture()
	for i, n := range w.Tree().Nodes {
		if !tips || n.Role == "field" && n.ID != "field:c3" || i%5 > 0 && !rulestest.Thorough() {
			continue // fields are all alike
		}
		w.Hover(n.ID)
		w.Tick(untilTip)
		out = append(out, lookAt(w, n.ID))
	}
	w.Close()
	return out
}

// untilTip is longer than the cursor must rest for a tip, in ticks.
const untilTip = 45

// TestSecretsWaitBehindTheCover: after a go the table turns into the cover at once, with the
// own secret held up or not. The first frame shows nothing of the table any more.
func TestSecretsWaitBehindTheCover(t *testing.T) {
	state := stateOf(t, stand.Played(t, 3, 0))
	covers := map[string]bool{}
	for _, s := range [][]byte{state, swapSecrets(t, state, 0, 2), swapSecrets(t, state, 0, 1)}[:rulestest.Rounds(2, 3)] {
		w := stand.Start(t, stand.Usually(t), "-lang", "pl", "-load", position(t, s))
		w.TakeScreen()
		w.Picture()
		w.Hover("secret")
		w.Press()
		w.Tick(3)
		w.Frame()
		w.Release()
		w.Click("field:c1")
		w.WaitNode("cover:open")
		first := w.Glance()
		w.CoverOnly()
		rest := w.Picture()
		// Only the player's mark may still have to be made ready, and the buttons
		// take no click yet.
		for _, id := range []string{"menu", "undo"} {
			paintOver(first, w.Find(id).Rect)
			paintOver(rest, w.Find(id).Rect)
		}
		middle := image.Rect(w.Size.X/2-300, w.Size.Y/2-230, w.Size.X/2+300, w.Size.Y/2+200)
		if box := difference(first, rest); !box.In(middle) {
			t.Errorf("the cover's first frame differs in %v from what it shows at rest", box)
		}
		covers[string(rest.Pix)] = true
		w.Close()
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

// difference is the box around all pixels in which two pictures of the same
// size differ, empty if they are equal.
func difference(a, b *image.RGBA) image.Rectangle {
	var box image.Rectangle
	for y := a.Rect.Min.Y; y < a.Rect.Max.Y; y++ {
		for x := a.Rect.Min.X; x < a.Rect.Max.X; x++ {
			if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
				box = box.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	return box
}
