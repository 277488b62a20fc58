package tabletest

import (
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/newcomer"
	"schron/scenes/table"
)

// byHand does with the mouse what a step points at until all its moves are played, and
// reports whether they were.
func (p *pupil[F]) byHand(s *assets.LessonStep) bool {
	p.T.Helper()
	end := p.Match.Len() + len(s.Play)
	for p.Match.Len() < end {
		hand := newcomer.Newcomer{Hand: hand[F]{p.Desk}, Point: newcomer.Rings, Fits: append(slices.Clone(s.Play), s.Fits...)}
		if !hand.Play() {
			return false
		}
		if p.Match.Len() < end {
			p.settle()
		}
	}
	return p.Match.Len() == end
}

// hand is the mouse of a newcomer at a desk.
type hand[F table.Face] struct{ *Desk[F] }

// Moves is how many moves have been played.
func (h hand[F]) Moves() int { return h.Match.Len() }

// Drag drags one node onto another, where that can be done.
func (h hand[F]) Drag(from, to string) bool {
	_, drags := h.Root().ReachDrag(from)
	_, drops := h.Root().ReachDrop(to)
	if drags && drops {
		h.Desk.Drag(from, to)
	}
	return drags && drops
}

// Click clicks a node, where that can be done.
func (h hand[F]) Click(id string) bool {
	if n, ok := h.Lookup(id); !ok || !n.Enabled {
		return false
	}
	_, ok := h.Root().Reach(id)
	if ok {
		h.Desk.Click(id)
	}
	return ok
}

// Fill replaces what stands in a text field.
func (h hand[F]) Fill(id, text string) {
	h.Desk.Click(id)
	h.Key(input.KeyA, input.Ctrl)
	h.Type(text)
}

// PutDown puts down what was picked up and closes what was opened.
func (h hand[F]) PutDown() {
	if h.Key(input.KeyEscape); h.Has("menu:resume") {
		h.Desk.Click("menu:resume")
	}
}

// Make makes a legal move by the n-th of its ways, see newcomer.Maker. It returns how, by
// click or by drag.
func (d *Desk[F]) Make(m rules.Move, n int) (how string) {
	d.T.Helper()
	d.AwaitTurn()
	before, text := d.Match.Len(), d.Match.Game().Notation(m)
	x := newcomer.Maker{Hand: hand[F]{d}, Notation: d.Match.Game().Notation, Paths: d.Face.Paths, Legal: d.Table.Moves()}
	how = x.Make(m, n)
	if got := d.Moves(); how == "" || got[before] != text { // a bot may have gone on
		d.T.Fatalf("%s was not played, but %q by %q; toasts %q", text, got[before:], how, d.Toasts())
	}
	return how
}

// MakeAll makes moves that draw chooses by mouse, by the ways of each in turn, to the end
// of the game. It fails after too many. It counts what it made by verb, and by verb and how,
// such as "token drag". It counts the covers, too.
func (d *Desk[F]) MakeAll(draw func(m *rules.Match) rules.Move, most int) (made map[string]int, covers int) {
	d.T.Helper()
	made = map[string]int{}
	for n := 0; !d.Match.Result().Over; n++ {
		if n > most {
			d.T.Fatal("the game does not end")
		}
		if d.Has("cover:open") {
			covers++
		}
		d.Open()
		m := draw(d.Match)
		verb, _, _ := strings.Cut(d.Match.Game().Notation(m), " ")
		made[verb+" "+d.Make(m, made[verb])]++
		made[verb]++
		if d.Match.Len() != n+1 {
			d.T.Fatalf("with %s more was played: %q", d.Moves()[n], d.Moves()[n:])
		}
	}
	return made, covers
}

// Chosen draws what a bot chooses.
func Chosen(t testing.TB, b rules.Bot) func(m *rules.Match) rules.Move {
	t.Helper()
	return func(m *rules.Match) rules.Move {
		mv, err := m.BotMove(b)
		if err != nil {
			t.Fatal(err)
		}
		return mv
	}
}
