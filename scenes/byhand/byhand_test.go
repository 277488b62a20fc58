package byhand

import (
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

// board has two men, a and b, who may both go to c. A click alone puts a piece on c or a.
type board struct{ played []rules.Move }

var (
	aToC = rules.Move{Verb: 1, A: 1}
	bToC = rules.Move{Verb: 1, A: 2}
	onC  = rules.Move{Verb: 2, A: 3}
	onA  = rules.Move{Verb: 2, A: 1}
	bad  = rules.Move{Verb: 3}

	aJumps = rules.Move{Verb: 4, A: 1}
)

func (*board) Paths(m rules.Move) []Path {
	switch m {
	case aToC:
		return []Path{{From: "a|page", To: "c"}, {From: "token", To: "c"}}
	case bToC:
		return []Path{{From: "b", To: "c"}, {From: "token", To: "c"}}
	case onC:
		return []Path{{From: "piece", To: "c"}, {To: "c"}}
	case onA:
		return []Path{{From: "piece", To: "a"}, {To: "a"}, {To: "a|page"}}
	case aJumps:
		return []Path{{From: "a", By: "jump", To: "e"}, {From: "a", By: "jump", To: "f"}}
	}
	return nil
}

func (*board) Meant(p Path) (rules.Move, *ui.Refusal) {
	switch {
	case p.From == "token":
		return rules.Move{}, &ui.Refusal{Text: "several"}
	case p.To == "nowhere":
		return rules.Move{}, nil
	}
	return bad, nil
}

func (*board) Hindrance(m rules.Move) *ui.Refusal {
	if m == bad {
		return &ui.Refusal{Text: "bad"}
	}
	return nil
}

func (x *board) Play(m rules.Move) bool {
	x.played = append(x.played, m)
	return m != bad
}

// TestClicks begins with the hand empty or with something in it, and clicks.
func TestClicks(t *testing.T) {
	for _, c := range []struct {
		held, click, then string
		plays             rules.Move
	}{
		{"", "a", "a", rules.Move{}}, // picks up, though a piece could be put there
		{"a", "a", "", rules.Move{}},
		{"a", "b", "b", rules.Move{}},
		{"a", "c", "", aToC},
		{"a", "d", "a", bad}, // says why not
		{"a", "nowhere", "a", rules.Move{}},
		{"", "c", "", onC},
		{"piece", "a", "", onA},
		{"token", "c", "token", rules.Move{}}, // two could go
	} {
		x, h := &board{}, Hand{}
		h.Read(x, []rules.Move{aToC, bToC}, []rules.Move{onC, onA})
		h.Take(c.held)
		h.Click(c.click)
		want := 0
		if c.plays != (rules.Move{}) {
			want = 1
		}
		if h.Held() != c.then || len(x.played) != want || want > 0 && x.played[0] != c.plays {
			t.Errorf("%q in hand, a click on %q: %q in hand, played %v", c.held, c.click, h.Held(), x.played)
		}
	}
}

// TestDrops tries what is dragged on a place.
func TestDrops(t *testing.T) {
	for _, c := range []struct {
		held, to, why string
		ok            bool
		plays         int
	}{
		{"a", "c", "", true, 1},
		{"piece", "c", "", true, 1},
		{"a", "a", "", false, 0},
		{"a", "d", "bad", false, 0},
		{"token", "c", "several", false, 0},
		{"a", "nowhere", "", false, 0},
	} {
		x, h := &board{}, Hand{}
		h.Read(x, []rules.Move{aToC, bToC, onC, onA})
		drag, drop := h.Drag(c.held, layout.Size{}, nil), h.Drop(c.to, nil)
		drag.OnStart()
		ok, why := drop.Accepts(drag.Payload)
		if ok != c.ok || (why != nil) != (c.why != "") || why != nil && why.Text != c.why {
			t.Errorf("%s on %s: %v, %v", c.held, c.to, ok, why)
		}
		drop.OnDrop(drag.Payload)
		drag.OnEnd(ok)
		if len(x.played) != c.plays || h.Held() != "" {
			t.Errorf("%s on %s: played %v, held %q", c.held, c.to, x.played, h.Held())
		}
	}
}

// TestWhatMayBeDone lists what starts and what takes what is held.
func TestWhatMayBeDone(t *testing.T) {
	x, h := &board{}, Hand{}
	h.Read(x, []rules.Move{aToC, bToC, onC, onA})
	if len(h.Starts("token")) != 2 || len(h.Starts("c")) != 0 || h.Goes("a") || !h.Goes("c") || !h.Leads("a") {
		t.Error("with nothing in hand")
	}
	if got := h.Ends("a"); len(got) != 1 || got[0] != onA {
		t.Errorf("a click on a could play %v, want what is listed twice once", got)
	}
	h.Take("token")
	if got := h.Ends("c"); len(got) != 2 || got[0] != aToC || got[1] != bToC {
		t.Errorf("the token on c could play %v", got)
	}
	if _, one := h.Move("c"); one || !h.Goes("c") || h.Goes("a") || h.Bar("c").Text != "several" {
		t.Error("with the token in hand")
	}
	h.Read(x, []rules.Move{aToC})
	if m, one := h.Move("c"); !one || m != aToC || h.Bar("c") != nil {
		t.Error("with one man left")
	}
	if !h.PutDown() || h.PutDown() {
		t.Error("it is put down once")
	}
}

// TestPressedByTheWay holds a man and presses a node with him: only what is by way of that
// node counts then. A move of two paths starts once.
func TestPressedByTheWay(t *testing.T) {
	x, h := &board{}, Hand{}
	h.Read(x, []rules.Move{aToC, aJumps})
	if got := h.Starts("a"); len(got) != 2 {
		t.Errorf("a starts %v", got)
	}
	h.Take("a")
	if m, ok, _ := h.Put("a", "c"); !ok || m != aToC || h.Goes("e") {
		t.Error("a goes to c, without the jump not to e")
	}
	h.Press("jump")
	if got := h.Ends("e"); len(got) != 1 || got[0] != aJumps {
		t.Errorf("with the jump a goes to e by %v", got)
	}
	if m, ok, _ := h.Put("a", "e"); !ok || m != aJumps || h.Goes("c") || h.Bar("c").Text != "bad" {
		t.Error("with the jump a goes to e only")
	}
	h.Take("a")
	if h.Pressed() != "" || h.Goes("e") {
		t.Error("the jump stays pressed")
	}
	h.Press("jump")
	h.Click("e")
	if h.Held() != "" || h.Pressed() != "" || len(x.played) != 1 || x.played[0] != aJumps {
		t.Errorf("played %v", x.played)
	}
}
