package paliwo

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of games by chance hardly ever say.
var untold = []string{"paliwo.story.escape", "paliwo.story.take"}

func TestTheStoryOfFuelAndEscape(t *testing.T) {
	take := rules.LogEntry{Turn: 4, Event: rules.Event{Text: rules.Msg("paliwo.event.take", humanArg(Runner), fieldArg(0))}}
	got := fuelStory(rules.Story{take})
	if a, _ := got.Arg("round"); got.Key != "paliwo.story.take" || a.N != 4 {
		t.Errorf("told %+v", got)
	}
	leave := rules.LogEntry{Turn: 5, Event: rules.Event{Text: rules.Msg("paliwo.event.leave", humanArg(Runner), fieldArg(0))}}
	v := View{Position: Position{Ending: EndEscape, Round: 5}}
	at := Field(3)
	v.Humans[0].Field, v.Humans[2].Field = &at, &at
	got = endStory(rules.Story{leave}, &v)
	if n, _ := got.Arg("n"); got.Key != "paliwo.story.escape" || n.N != 2 {
		t.Errorf("told %+v", got)
	}
	terror := 3
	v.Terror = &terror
	got = endStory(rules.Story{leave}, &v)
	if n, _ := got.Arg("n"); got.Key != "paliwo.story.escape.terror" || n.N != 3 {
		t.Errorf("told %+v", got)
	}
}

// TestTheStoryHasTheFiguresOfTheRecord: the last sentence is of the way the game ended
// and its round, and the victims are those that are gone.
func TestTheStoryHasTheFiguresOfTheRecord(t *testing.T) {
	for name := range endings {
		m := rulestest.Ending(t, Game{}, name, nil)
		story, last := m.Story(), m.View(rules.NoSeat).(View)
		if a, _ := story[2].Arg("round"); a.N != last.Round {
			t.Errorf("%s: round %d, the game ended in %d", name, a.N, last.Round)
		}
		gone := 0
		for _, h := range last.Humans {
			if h.Field == nil && (last.Leaver == nil || *last.Leaver != h.Human) {
				gone++
			}
		}
		told := 0
		if story[1].Key == "paliwo.story.toll" {
			a, _ := story[1].Arg("n")
			told = a.N
		}
		if told != gone {
			t.Errorf("%s: %d victims are told, %d are gone", name, told, gone)
		}
	}
}

// TestTheStoryCountsWhatWasHit: zombies that fell by any weapon, and all that was found; those
// that were pushed, missed or only seen are not counted.
func TestTheStoryCountsWhatWasHit(t *testing.T) {
	seen := func(round int, key string, h Human) rules.LogEntry {
		return rules.LogEntry{Turn: round, Event: rules.Event{Text: rules.Msg("paliwo.event."+key, humanArg(h), fieldArg(0))}}
	}
	tale := rules.Story{
		seen(1, "find.empty", Runner), seen(1, "weapon", Runner), seen(1, "push", Runner), seen(2, "find.zombie", Runner), seen(2, "axe", Runner),
		seen(2, "turned", Runner), seen(3, "shot", Runner), seen(3, "find.biohazard", Runner), seen(3, "bite", Runner), seen(4, "courage", Runner),
	}
	got := tollStory(tale)
	n, _ := got.Arg("n")
	killed, _ := got.Arg("killed")
	if round, _ := got.Arg("round"); got.Key != "paliwo.story.toll" || n.N != 1 || killed.N != 4 || round.N != 2 {
		t.Errorf("told %+v", got)
	}
	if n, _ := fuelStory(tale).Arg("n"); n.N != 3 {
		t.Errorf("%d things are told to be found, want 3", n.N)
	}
	tale = append(tale, seen(5, "find.fuel", Runner), seen(6, "find.fuel", Runner), seen(6, "fallen", Runner))
	if got := fuelStory(tale); got.Args[2].N != 5 || got.Args[3].N != 5 {
		t.Errorf("told %+v", got)
	}
	if round, _ := tollStory(tale).Arg("round"); round.N != 6 {
		t.Errorf("the last one falls in round %d, want 6", round.N)
	}
}
