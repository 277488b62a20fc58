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
			d.WantUncovered(c.open...)
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
