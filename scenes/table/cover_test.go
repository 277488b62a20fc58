package table_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/sprites"
)

func secret(seat int) toy.Ask { return toy.Ask{Seat: seat, Private: true} }

// audit notes what is drawn.
func (w *world) audit(t testing.TB) *sprites.Audit {
	t.Helper()
	dst := ebiten.NewImage(16, 16)
	defer dst.Deallocate()
	c := sprites.NewCanvas(pictureStore(t), w.Stack.Env.Fonts)
	c.Audit = &sprites.Audit{}
	c.Begin(dst, 1)
	w.Stack.Draw(c)
	return c.Audit
}

// marks lists the widths of the players' marks, in the order of drawing.
func (w *world) marks(t testing.TB) []float64 {
	t.Helper()
	var out []float64
	for _, p := range w.audit(t).Sprites {
		if strings.HasPrefix(p.Name, "mark/") {
			out = append(out, p.Box.W)
		}
	}
	return out
}

// drawn lists the texts and pictures that are on the screen.
func (w *world) drawn(t testing.TB) (texts, pictures []string) {
	t.Helper()
	a := w.audit(t)
	for _, x := range a.Texts {
		texts = append(texts, x.Text)
	}
	for _, p := range a.Sprites {
		pictures = append(pictures, p.Name)
	}
	slices.Sort(texts)
	slices.Sort(pictures)
	return texts, slices.Compact(pictures)
}

// ids lists what can be pointed at.
func (w *world) ids() []string {
	var out []string
	for _, n := range w.Nodes() {
		out = append(out, n.ID)
	}
	slices.Sort(out)
	return out
}

func TestTheCoverShowsNothingElse(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(0)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.act(t, toy.Hide(7))
	if w.tb.Cover() != 1 {
		t.Fatalf("covered for %d", w.tb.Cover())
	}
	texts, pictures := w.drawn(t)
	if diff := cmp.Diff([]string{"Błażej’s turn", "Hand over the mouse. Everything secret is covered.", "I am Błażej", "Menu", "Undo"}, texts); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"icon/menu", "icon/undo", "mark/triangle"}, pictures); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff([]string{"cover", "cover:open", "menu", "undo"}, w.ids()); diff != "" {
		t.Error(diff)
	}
	w.Click("cover:open")
	w.settle()
	if !w.Has("secret") || w.label("secret") != "secret 0 of seat 1" {
		t.Errorf("opened it has %v", w.ids())
	}
}

// TestNothingLeavesWithTheFormerPlayer leaves a message, a tooltip and a piece
// in the hand behind when the screen is covered.
func TestNothingLeavesWithTheFormerPlayer(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.Click("tray")
	if len(w.Toasts()) != 1 {
		t.Fatalf("toasts %q", w.Toasts())
	}
	w.Carry("field", "tray")
	if w.Root().Dragging() == nil {
		t.Fatal("nothing is dragged")
	}
	w.act(t, toy.Hide(7))
	if got := w.Toasts(); len(got) != 0 || w.Root().Dragging() != nil || w.Tip() != "" {
		t.Errorf("toasts %q, in hand %v, tip %q", got, w.Root().Dragging(), w.Tip())
	}
	w.Script.Release()
	if w.tb.Match().Len() != 1 || w.tb.Cover() != 1 {
		t.Errorf("%d moves, covered for %d", w.tb.Match().Len(), w.tb.Cover())
	}
}

func TestThatSavingFailedIsToldOverTheCover(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.fail = errFull
	w.act(t, toy.Pass)
	if w.tb.Cover() != 1 || !strings.Contains(strings.Join(w.Toasts(), "|"), "the disk is full") {
		t.Errorf("covered for %d, toasts %q", w.tb.Cover(), w.Toasts())
	}
}

func TestKeysBehindTheCover(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.act(t, toy.Hide(7))
	w.face.keys = nil
	for _, k := range []input.Key{input.KeyR, input.KeyHome, input.KeySpace, input.KeyEnd, input.KeyEscape, input.KeyEscape} {
		w.Key(k)
	}
	if len(w.face.keys) != 0 || w.tb.Cover() != 1 || w.tb.Looking() {
		t.Errorf("keys %v, covered for %d, looking %v", w.face.keys, w.tb.Cover(), w.tb.Looking())
	}
	w.Key(input.KeyZ, input.Ctrl)
	if w.tb.Cover() != 0 || w.tb.Match().Len() != 0 {
		t.Errorf("after undo covered for %d, %d moves", w.tb.Cover(), w.tb.Match().Len())
	}
	w.Key(input.KeyY, input.Ctrl)
	w.Click("undo")
	if w.tb.Cover() != 0 {
		t.Errorf("after undo by the button covered for %d", w.tb.Cover())
	}
	w.Await("cover:open")
	for w.Focus() != "cover:open" {
		w.Key(input.KeyTab)
	}
	w.Key(input.KeyEnter)
	if w.tb.Cover() != rules.NoSeat {
		t.Error("Enter does not open the cover")
	}
}

func TestTheMenuOfTheCoverShowsNothingOfTheTable(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("menu")
	for _, id := range w.ids() {
		if id != "table-menu" && !strings.HasPrefix(id, "menu:") {
			t.Errorf("the menu has %s", id)
		}
	}
	texts, _ := w.drawn(t)
	if slices.ContainsFunc(texts, func(s string) bool { return strings.Contains(s, "secret") && !strings.Contains(s, "covered") }) {
		t.Errorf("drawn are %q", texts)
	}
}

func TestSinceYourLastTurn(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(1), secret(0)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.act(t, toy.Pass)
	w.Click("cover:open")
	w.settle()
	if !w.Has("since") {
		t.Fatal("there is no recap")
	}
	w.Key(input.KeyEscape)
	if w.Has("since") || w.Has("menu:resume") {
		t.Error("Escape did not only put the recap away")
	}
	w.act(t, toy.Hide(3), toy.Give(2))
	w.Click("cover:open")
	w.settle()
	texts, _ := w.drawn(t)
	all := strings.Join(texts, " ")
	if strings.Contains(all, "hide 3") || !strings.Contains(all, "Since your last turn") {
		t.Errorf("the recap says %q", texts)
	}
	w.Click("since:close")
	if w.Has("since") {
		t.Error("the recap stays")
	}
	w.act(t, toy.Pass)
}

func TestTheRecapGoesWithTheNextMove(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{secret(0), secret(1), secret(1)}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.act(t, toy.Pass)
	w.Click("cover:open")
	w.settle()
	w.act(t, toy.Pass)
	if w.Has("since") {
		t.Error("the recap stays")
	}
}

// TestALongRecapFits plays more than a recap can hold.
func TestALongRecapFits(t *testing.T) {
	g := toy.Game{}
	for range 40 {
		g.Asks = append(g.Asks, secret(0))
	}
	g.Asks = append(g.Asks, secret(1))
	w := open(t, lines{game: g, players: toy.People(2), w: 1024, h: 640})
	w.Click("cover:open")
	for range 40 {
		w.act(t, toy.Give(9))
	}
	w.Click("cover:open")
	w.Ticks(60)
	box := w.Find("since").Rect
	if box[1] < 48 || box[1]+box[3] > 640-13 {
		t.Errorf("the recap stands at %v", box)
	}
	for _, f := range w.Audit(pictureStore(t), 1) {
		t.Error(f)
	}
}
