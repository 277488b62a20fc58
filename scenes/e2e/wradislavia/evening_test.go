package wradislavia

import (
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
)

// at opens the recorded game after some of its moves, for whoever decides there.
func at(t *testing.T, moves int, flags ...string) hand {
	t.Helper()
	return hand{stand.ShotMoment(t, "wradislavia", moves, flags...)}
}

// The moments of the recorded game.
const (
	drafting  = 2  // two cards are discarded
	deploying = 11 // three stand, nobody has an order
	firing    = 44 // the fire begins
	striking  = 88 // one of Ala's is to strike
)

// drop carries a node to a point and lets it go there.
func (w hand) drop(from string, x, y float64) {
	w.T.Helper()
	x0, y0 := stand.Centre(w.Find(from))
	w.Move(x0, y0)
	w.Press()
	for i := 1; i <= 5; i++ {
		f := float64(i) / 5
		w.Move(x0+(x-x0)*f, y0+(y-y0)*f)
	}
	w.Release()
	w.Tick(1)
}

// TestWradislaviaInAHurry taps as fast as it can, many times on the same place, through
// covers and from one player's part to the other's. Nobody decides anything for somebody
// else.
func TestWradislaviaInAHurry(t *testing.T) {
	rulestest.OnlyInProof(t)
	r := *stand.ShotRecord(t, "wradislavia")
	r.Moves, r.Final = nil, ""
	for _, data := range []stand.Folder{stand.Usually(t), stand.Empty(t)} {
		w := start(t, data, "-load", stand.Beginning(t, &r), "-scene", "table", "-lang", "pl")
		covers, parts := map[int]bool{}, 0
		for i := 0; w.turn() < 3 && !w.Has("result"); i++ {
			if i > 1500 {
				t.Fatalf("the game does not go on; %s", w.There())
			}
			switch {
			case w.Has("cover:open"):
				covers[len(w.Record().Moves)] = true
				w.CoverOnly()
				w.Hammer("cover:open")
			case w.Has("confirm:yes"):
				w.Hammer("confirm:yes")
			case w.Has("card:ok"):
				w.Hammer("card:ok")
			case w.Has("past:return"): // a tap too many on a line of the log
				w.Tap("past:return")
			case w.Has("go-on"):
				w.Hammer("go-on")
			case w.Has("since:close"):
				w.Hammer("since:close")
			case w.Has("shoot") && w.Find("shoot").Enabled:
				w.Hammer("shoot")
			case w.Has("pass") && w.Find("pass").State["amber"] == true:
				if w.Has("post:0:1") {
					parts++
				}
				w.ended("pass")
			default:
				w.TapMarked(i, func(n ui.TreeNode) bool { return strings.HasPrefix(n.ID, "away:") })
			}
		}
		if parts < 5 || len(covers) < 8 {
			t.Errorf("%d parts were ended, %d covers opened", parts, len(covers))
		}
		w.Close()
	}
}

// turn is the number of the turn, 0 in the draft.
func (w hand) turn() int {
	w.T.Helper()
	n := 0
	for _, m := range w.Record().Moves {
		if m == "done" {
			n++
		}
	}
	return n / 5
}

// ended hammers on what ends the own part: nobody else's part ends by it.
func (w hand) ended(id string) {
	w.T.Helper()
	before := w.dones()
	w.Await(id)
	w.Hover(id)
	for range 6 {
		w.TapHere()
	}
	if got := w.dones(); got != before+1 && !w.Has("confirm:yes") {
		w.T.Fatalf("%d parts were ended by one button; %s", got-before, w.There())
	}
}

func (w hand) dones() int {
	w.T.Helper()
	w.Tick(4)
	n := 0
	for _, m := range w.Record().Moves {
		if m == "done" {
			n++
		}
	}
	return n
}

// TestWradislaviaDragsFromAMovingCursor: the button goes down while the cursor moves
// on, and what lay under it then is what is carried, in each phase.
func TestWradislaviaDragsFromAMovingCursor(t *testing.T) {
	rulestest.OnlyInProof(t)
	fling := func(w hand, from, to string) {
		w.T.Helper()
		x0, y0 := stand.Centre(w.Find(from))
		x1, y1 := stand.Centre(w.Find(to))
		w.Move(x0-90, y0-60)
		w.Session.MoveCursor(x0, y0)
		w.Press()
		w.Move(x0+(x1-x0)*0.6, y0+(y1-y0)*0.6)
		w.Move(x1, y1)
		w.Release()
		w.Tick(1)
	}
	w := at(t, drafting)
	card := w.starting("hand:")[4]
	fling(w, card, "discards")
	w.WantMoves("discard " + strings.TrimPrefix(card, "hand:"))
	w.Close()
	w = at(t, deploying)
	fling(w, "token:cover", "slot:2")
	w.WantMoves("token cover 2")
	fling(w, "token:attack", "row:1")
	w.WantMoves("token attack 1")
	w.Close()
	w = at(t, firing)
	own, other := w.deciding(), opposite(w.deciding())
	fling(w, "post:"+own+":2", "post:"+other+":3")
	if s := w.Find("shot").State; s["shooter"] != 2.0 || s["target"] != 3.0 {
		t.Errorf("the shot is %v", s)
	}
	w.Close()
	w = at(t, striking)
	own, other = w.deciding(), opposite(w.deciding())
	fling(w, "post:"+own+":3", "post:"+other+":1")
	w.WantMoves("strike 3 1")
	w.Close()
}

// TestWradislaviaWrongDrags drags every handle to where it does not belong. Nothing is
// played, nothing stays in the hand, and where the place is wrong it is said why.
func TestWradislaviaWrongDrags(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, c := range []struct {
		moves   int
		handles []string // beginnings of ids
		to      string
		says    string // "" where it goes back without a word
	}{
		{drafting, []string{"hand:", "away:"}, "prompt", ""},
		{deploying, []string{"hand:", "slot:", "token:"}, "prompt", ""},
		{deploying, []string{"hand:"}, "tray", "WR-7"},
		{deploying, []string{"token:"}, "hand:", "WR-7"},
		{deploying, []string{"deployment:", "hazard:1", "marker"}, "slot:1", "WR-"},
		{firing, []string{"post:own"}, "prompt", ""},
		{firing, []string{"post:other", "hazard:", "marker"}, "prompt", "WR-"},
		{firing, []string{"duty:"}, "die:1", ""},
		{striking, []string{"post:other"}, "post:own:1", "WR-24"},
		{striking, []string{"post:own:3"}, "post:own:1", "WR-24"},
		{striking, []string{"post:own:1"}, "post:other:1", "WR-2"},
	} {
		for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
			w := at(t, c.moves, "-lang", "pl")
			w.Resize(size[0], size[1])
			named := func(id string) string {
				if !strings.Contains(id, "own") && !strings.Contains(id, "other") {
					return id
				}
				return strings.NewReplacer("own", w.deciding(), "other", opposite(w.deciding())).Replace(id)
			}
			before := len(w.Record().Moves)
			for _, prefix := range c.handles {
				for _, id := range w.starting(named(prefix)) {
					to := w.starting(named(c.to))[0]
					x, y := stand.Centre(w.Find(to))
					w.drop(id, x, y)
					got := w.Told()
					if c.says == "" && got != "" && !strings.HasPrefix(id, "post:") && !strings.HasPrefix(id, "duty:") || c.says != "" && !strings.Contains(got, c.says) {
						t.Errorf("%v, %d: %s dragged to %s: %q, want %q", size, c.moves, id, to, got, c.says)
					}
					for _, n := range w.Tree().Nodes {
						if n.State["held"] == true {
							t.Errorf("%v, %d: %s is held after a wrong drag of %s", size, c.moves, n.ID, id)
						}
					}
					w.Key(ebiten.KeyEscape)
					w.ClickAny("menu:resume")
					w.Tick(2)
				}
			}
			if got := w.Record().Moves; len(got) != before {
				t.Errorf("%v, %d: wrong drags played %q", size, c.moves, got[before:])
			}
			w.Close()
		}
	}
}

// TestWradislaviaRefusedDropBesideTheLog: a token let go over an empty slot at the side
// of the log is refused. What says so does not keep the next click from its button and
// goes with the next move.
func TestWradislaviaRefusedDropBesideTheLog(t *testing.T) {
	rulestest.OnlyInProof(t)
	for _, size := range [][2]int{{1024, 640}, {1280, 800}} {
		w := at(t, 10) // slot 1 is empty
		w.Resize(size[0], size[1])
		empty := ""
		for i := range 3 {
			if id := "slot:" + strconv.Itoa(i+1); w.Find(id).State["character"] == nil {
				empty = id
			}
		}
		w.Drag("token:cover", empty)
		if !strings.Contains(w.Told(), "WR-7") {
			t.Fatalf("it says %q", w.Told())
		}
		n := w.Find(empty)
		w.Move(n.Rect[0]+n.Rect[2]+3, n.Rect[1]+n.Rect[3]/2)
		card := w.starting("hand:")[0]
		w.Click(card)
		w.WantMoves("send " + strings.TrimPrefix(card, "hand:") + " " + strings.TrimPrefix(empty, "slot:"))
		w.Click("token:cover")
		w.Tick(3)
		if got := w.Find("slot:1").State["manoeuvre"]; got == nil {
			t.Errorf("%v: slot 1 is %v", size, w.Find("slot:1").State)
		}
		w.Click("undo")
		w.Close()
	}
}
