package dolores

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of games by chance hardly ever say.
var untold = []string{"dolores.story.missiles", "dolores.story.units"}

func TestTheStoryOfAWar(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "wealth", nil)
	last := m.View(rules.NoSeat).(View)
	seen := func(round, seat int, name string) rules.LogEntry {
		return rules.LogEntry{Turn: round, Event: rules.Event{Seat: seat, Text: rules.Msg(eventPrefix+name, fieldArg(At(10, 7)))}}
	}
	for _, c := range []struct {
		tale    rules.Story
		key     string
		figures map[string]int
	}{
		{rules.Story{seen(2, 0, "launch"), seen(2, 0, "launch"), seen(3, 1, "intercept"), seen(3, 1, "lost")}, "missiles", map[string]int{"n": 2, "stopped": 1}},
		{
			rules.Story{
				seen(2, 0, "launch"), seen(2, 0, "intercept.fails"), seen(3, 0, "launch"), seen(3, 1, "ship-misses"), seen(3, 0, "ship-stops"),
				seen(4, 0, "launch"), seen(4, 1, "intercept"), seen(4, 0, "launch"), seen(4, 1, "ship-stops"),
			}, "missiles", map[string]int{"n": 4, "stopped": 3},
		},
		{rules.Story{seen(2, 0, "lost"), seen(4, 1, "lost")}, "units", map[string]int{"player": 1, "round": 4, "n": 2}},
		{rules.Story{seen(2, 0, "launch"), seen(4, 1, "city-gone")}, "city", map[string]int{"player": 1, "round": 4, "n": 1, "missiles": 1}},
	} {
		got := warStory(m, c.tale, &last)
		if got.Key != "dolores.story."+c.key {
			t.Errorf("told %+v, want %s", got, c.key)
		}
		for name, n := range c.figures {
			if a, _ := got.Arg(name); a.N != n {
				t.Errorf("%s: %s is %d, want %d", c.key, name, a.N, n)
			}
		}
	}
}

func TestTheStoryKnowsSinceWhenSomebodyLed(t *testing.T) {
	v := View{Position: Position{Round: 4}}
	for round, w := range [][2]int{{10, 10}, {20, 15}, {15, 16}, {30, 20}, {31, 20}} {
		v.History = append(v.History, Round{Round: round, Seats: []Record{{Wealth: w[0]}, {Wealth: w[1]}}})
	}
	if got := aheadSince(&v, 0); got != 3 {
		t.Errorf("ahead since round %d, want 3", got)
	}
}

// TestTheStoryHasTheFiguresOfTheRecord: wealth and round are those of the end.
func TestTheStoryHasTheFiguresOfTheRecord(t *testing.T) {
	for name := range endings {
		m := rulestest.Ending(t, Game{}, name, nil)
		story, r, last := m.Story(), m.Result(), m.View(rules.NoSeat).(View)
		if a, _ := story[2].Arg("round"); a.N != last.Round {
			t.Errorf("%s: round %d, the game ended in %d", name, a.N, last.Round)
		}
		if a, ok := story[2].Arg("n"); ok && a.N != r.Scores[r.Winners[0]] {
			t.Errorf("%s: %d, the winner is worth %d", name, a.N, r.Scores[r.Winners[0]])
		}
	}
}
