package dzicz

import (
	"fmt"
	"math"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/scenetest"
)

// TestTheGapsAreEven: what stands one below or beside the other keeps the distance
// of its kind, in every window, and nothing lies over another.
func TestTheGapsAreEven(t *testing.T) {
	for _, v := range scenetest.Views("pl") {
		for name, start := range map[string]func(testing.TB) *rules.Match{"middle": middle, "crowded": crowded} {
			d := lay(t, start(t), v.W, v.H, v.Lang).Open()
			p := d.Face.places
			for _, fault := range gapFaults(p) {
				t.Errorf("%s, %v: %s", name, v, fault)
			}
			boxes := []layout.Rect{p.frame, p.hint, p.heading, p.missions, p.row, p.players, p.talk}
			for i, a := range boxes {
				for _, b := range boxes[:i] {
					if both := a.Intersect(b); both.W > 0.01 && both.H > 0.01 {
						t.Errorf("%s, %v: %v lies over %v", name, v, a, b)
					}
				}
			}
		}
	}
}

// gapFaults lists the distances that are not as wide as they ought to be.
func gapFaults(p places) []string {
	var faults []string
	want := func(what string, got, want float64) {
		if math.Abs(got-want) > 0.01 {
			faults = append(faults, fmt.Sprintf("%s is %g, want %g", what, got, want))
		}
	}
	for i := 1; i < len(p.cards); i++ {
		want("between missions", p.cards[i].Y-p.cards[i-1].Bottom(), 6)
	}
	want("below the missions", p.row.Y-p.missions.Bottom(), 8)
	want("the end of the missions", p.cards[len(p.cards)-1].Bottom(), p.missions.Bottom())
	if p.players.X == p.row.X {
		want("above the players", p.players.Y-p.row.Bottom(), 8)
	}
	if p.talk.X == p.players.X {
		want("above the talk", p.talk.Y-p.players.Bottom(), 8)
	}
	want("above the hint", p.hint.Y-p.frame.Bottom(), 6)
	between := p.fields[game.At(1, 0)].X - p.fields[game.At(0, 0)].Right()
	for at := game.Field(0); at < game.Fields; at++ {
		box := p.fields[at]
		want("a field's height over its width", box.H-box.W, 0)
		if at.Col() > 0 {
			want("beside a field", box.X-p.fields[game.At(at.Col()-1, at.Row())].Right(), between)
		}
		if at.Row() > 0 {
			want("above a field", p.fields[game.At(at.Col(), at.Row()-1)].Y-box.Bottom(), between)
		}
	}
	want("between fields", between, max(3, p.frame.W*0.006))
	first, last := p.fields[game.At(0, game.Size-1)], p.fields[game.At(game.Size-1, 0)]
	want("the frame right and left", p.frame.Right()-last.Right(), first.X-p.frame.X)
	want("the frame below and above", p.frame.Bottom()-last.Bottom(), first.Y-p.frame.Y)
	return faults
}

// TestLinesOfPlayersKeepTheirDistance: the players' lines, and the tokens and
// pieces in them, stand apart evenly.
func TestLinesOfPlayersKeepTheirDistance(t *testing.T) {
	for _, v := range scenetest.Views("pl") {
		d := lay(t, crowded(t), v.W, v.H, v.Lang).Open()
		for seat := 1; seat < 4; seat++ {
			above, below := lineOf(d, seat-1), lineOf(d, seat)
			if got := below.Y - above.Bottom(); math.Abs(got-4) > 0.03 || math.Abs(below.H-above.H) > 0.03 {
				t.Errorf("%v: %g between the lines %d and %d", v, got, seat-1, seat)
			}
		}
		for seat, box := range d.Face.places.tokens {
			chips := d.Face.places.chips[seat]
			if line := lineOf(d, seat).Inset(-0.02); !box.Within(line) || !chips.Within(line) || box.X-chips.Right() < 5.99 {
				t.Errorf("%v: tokens %v and missions %v in the line %v", v, box, chips, line)
			}
		}
	}
}

func lineOf(d *desk, seat int) layout.Rect {
	r := d.Find(fmt.Sprint("player:", seat)).Rect
	return layout.R(r[0], r[1], r[2], r[3])
}
