package paliwo

import (
	"slices"
	"testing"
)

// TestLessons goes through the course.
func TestLessons(t *testing.T) { kit.Lessons(t) }

// TestTheCoachLeavesOpenWhatIsPressedNext: the answers of a question beside a field,
// the arrows around one who turns, and the button that plays a card.
func TestTheCoachLeavesOpenWhatIsPressedNext(t *testing.T) {
	for _, c := range []struct {
		chapter, step string
		clicks, open  []string
	}{
		{"people", "axe", []string{"zombie:1"}, []string{"near"}},
		{"people", "weapon", []string{"human:businessman", "zombie:3"}, []string{"near"}},
		{"escape", "silence", []string{"card:silence"}, []string{"card:play"}},
		{"horde", "turned", []string{"human:policeman"}, []string{"face:N", "face:E", "face:S", "face:W"}},
		{"horde", "bite", []string{"zombie:2"}, []string{"face:W", "face:E"}},
	} {
		t.Run(c.chapter+" "+c.step, func(t *testing.T) {
			d := kit.AtStep(t, c.chapter, c.step)
			for _, id := range c.clicks {
				d.Click(id)
				d.Ticks(1)
			}
			bubble := d.Root().Node("lesson:bubble").Rect
			for _, id := range c.open {
				if both := bubble.Intersect(d.Root().Node(id).Rect); both.W > 1 && both.H > 1 {
					t.Errorf("the bubble %v covers %s by %.0f × %.0f", bubble, id, both.W, both.H)
				}
			}
		})
	}
}

// TestTheRingsGoOnWithTheMoves: after the first of several moves of a step they stand on
// what the next one is played by.
func TestTheRingsGoOnWithTheMoves(t *testing.T) {
	for _, c := range []struct {
		chapter, step string
		clicks, want  []string
	}{
		{"people", "shot", nil, []string{"human:policeman", "field:H2", "zombie:2"}},
		{"people", "shot", []string{"human:policeman", "field:H2"}, []string{"field:H2", "act:shot", "field:H6"}},
		{"escape", "clear", []string{"human:lumberjack", "field:J6"}, []string{"field:J6", "act:axe", "field:J5"}},
		{"cage", "bar", []string{"zombie:2", "field:A10"}, []string{"field:A10", "field:A9"}},
	} {
		t.Run(c.chapter+" "+c.step, func(t *testing.T) {
			d := kit.AtStep(t, c.chapter, c.step)
			for _, id := range c.clicks {
				d.Click(id)
				d.Ticks(2)
			}
			var got []string
			for _, n := range d.Nodes() {
				if around, ok := n.State["around"].(string); ok && n.Role == "ring" {
					got = append(got, around)
				}
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("%q are ringed, want %q", got, c.want)
			}
		})
	}
}

// TestAWayIsPlayedAsFarAsTheStepAsks: one click on a far field or human plays several
// moves, but none that the step does not wait for.
func TestAWayIsPlayedAsFarAsTheStepAsks(t *testing.T) {
	for _, c := range []struct {
		chapter, step string
		clicks        []string
		want          []string
	}{
		{"people", "sprint", []string{"human:runner", "field:K4"}, []string{"sprint K2", "step runner K3", "step runner K4"}},
		{"horde", "bite", []string{"zombie:2", "human:policeman"}, []string{"rotate G3 W", "bite G3 F3"}},
		{"people", "walk", []string{"human:lumberjack", "field:G2"}, nil},
		{"sight", "hide", []string{"human:runner", "field:K3"}, []string{"sprint I3"}},
	} {
		t.Run(c.chapter+" "+c.step, func(t *testing.T) {
			d := kit.AtStep(t, c.chapter, c.step)
			n := d.Match.Len()
			for _, id := range c.clicks {
				d.Click(id)
				d.Ticks(60)
			}
			if got := d.Moves()[n:]; !slices.Equal(got, c.want) {
				t.Errorf("played %q, want %q", got, c.want)
			}
		})
	}
}
