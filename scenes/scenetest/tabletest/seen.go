package tabletest

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/layout"
	"schron/scenes/scenetest"
	"schron/sprites"
	"schron/sprites/testloop"
)

// Seen is all that a person could learn from the screen: nodes with their
// states, tooltips, and every text and picture that is drawn. The first one is
// the UI tree.
func (d *Desk[F]) Seen() []string {
	d.T.Helper()
	nodes, err := json.Marshal(d.Nodes())
	if err != nil {
		d.T.Fatal(err)
	}
	out := []string{string(nodes)}
	for _, n := range d.Nodes() {
		if node := d.Root().Node(n.ID); node != nil && node.Tip != nil {
			tip := node.Tip()
			out = append(append(out, tip.Title), tip.Lines...)
		}
	}
	texts, pictures := Drawn(d.T, d.Root().Draw)
	return slices.Concat(out, texts, pictures)
}

// In is what is drawn on the screen with its middle in r: texts and pictures.
func (d *Desk[F]) In(r layout.Rect) (texts []string, pictures []sprites.AuditSprite) {
	d.T.Helper()
	notes := noted(d.T, d.Root().Draw)
	for _, x := range notes.Texts {
		if r.Contains(x.Box.Center()) {
			texts = append(texts, x.Text)
		}
	}
	return texts, slices.DeleteFunc(notes.Sprites, func(x sprites.AuditSprite) bool { return !r.Contains(x.Box.Center()) })
}

// PicksUp clicks a node and wants a piece to stand out more than before (ui.HeldHalo).
func (d *Desk[F]) PicksUp(id, piece string) {
	d.T.Helper()
	reach := func() (most float64) {
		_, pictures := d.In(d.Root().Node(piece).Rect)
		for _, x := range pictures {
			most = max(most, x.Opt.Reach)
		}
		return most
	}
	before := reach()
	if d.Click(id); reach() <= before {
		d.T.Errorf("%s does not look picked up", piece)
	}
}

// Drawn are the texts that draw writes and the names of the pictures it shows.
func Drawn(t testing.TB, draw func(c *sprites.Canvas)) (texts, pictures []string) {
	t.Helper()
	notes := noted(t, draw)
	for _, x := range notes.Texts {
		texts = append(texts, x.Text)
	}
	for _, x := range notes.Sprites {
		pictures = append(pictures, x.Name)
	}
	return texts, pictures
}

// noted notes what draw draws, and draws nothing.
func noted(t testing.TB, draw func(c *sprites.Canvas)) *sprites.Audit {
	t.Helper()
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	c := scenetest.Noting(Art(), scenetest.Fonts(t))
	c.Begin(dst, 1)
	notes := &sprites.Audit{}
	c.Audit = notes
	c.PushClip(layout.R(-8, -8, 1, 1)) // what is drawn is only noted
	draw(c)
	c.PopClip()
	c.Audit = nil
	testloop.Rest()
	return notes
}

// Screen is what Same compares.
type Screen interface{ Seen() []string }

// Same tests that two screens tell the same at a moment that is named; where they
// begin to differ is reported.
func Same(t testing.TB, moment string, a, b Screen) {
	t.Helper()
	x, y := a.Seen(), b.Seen()
	for i := range max(len(x), len(y)) {
		if one, two := at(x, i), at(y, i); i >= min(len(x), len(y)) || one != two {
			k := common(one, two)
			t.Fatalf("%s: the screens differ:\n%.600q\n%.600q", moment, one[k:], two[k:])
		}
	}
}

// common is from where two texts are worth looking at: a little before they
// begin to differ.
func common(a, b string) int {
	k := 0
	for k < min(len(a), len(b)) && a[k] == b[k] {
		k++
	}
	return max(0, k-120)
}

func at(list []string, i int) string {
	if i < len(list) {
		return list[i]
	}
	return ""
}

// Step is something done at a table, with its name.
type Step[D Screen] struct {
	Name string
	Do   func(d D)
}

// Do is a step.
func Do[D Screen](name string, do func(d D)) Step[D] { return Step[D]{Name: name, Do: do} }

// SameSteps does the same at two tables and tests after each step that their
// screens tell the same.
func SameSteps[D Screen](t testing.TB, a, b D, steps ...Step[D]) {
	t.Helper()
	for _, s := range steps {
		s.Do(a)
		s.Do(b)
		Same(t, s.Name, a, b)
	}
}
