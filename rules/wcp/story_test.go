package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of games by chance hardly ever say.
var untold = []string{"wcp.story.inside", "wcp.story.inside.none", "wcp.story.press.empty", "wcp.story.team.alone.empty"}

// seen is an event of a tale.
func seen(turn, seat int, key string, args ...rules.Arg) rules.LogEntry {
	return rules.LogEntry{Turn: turn, Event: rules.Event{Seat: seat, Text: rules.Msg(key, args...)}}
}

// wantTold holds a sentence against its key and figures.
func wantTold(t *testing.T, got rules.Text, key string, figures map[string]int) {
	t.Helper()
	if got.Key != key || len(got.Args) != len(figures) {
		t.Fatalf("told %+v, want %s with %v", got, key, figures)
	}
	for name, n := range figures {
		if a, ok := got.Arg(name); !ok || a.N != n {
			t.Errorf("%s: %s is %+v, want %d", key, name, a, n)
		}
	}
}

func TestTheStoryOfAFall(t *testing.T) {
	halls := &View{Position: Position{Halls: []Hall{{}, {Destroyed: true}, {}}}}
	destroy := seen(9, 0, "wcp.event.destroy")
	wantTold(t, fallStory(nil, halls), "wcp.story.inside.none", map[string]int{"n": 2})
	wantTold(t, fallStory(rules.Story{destroy, destroy}, halls), "wcp.story.inside", map[string]int{"n": 2})
	wantTold(t, fallStory(rules.Story{destroy, seen(8, 1, "wcp.event.leave"), seen(9, 2, "wcp.event.leave")}, halls),
		"wcp.story.falls", map[string]int{"player": 1, "turn": 8, "n": 1})
	wantTold(t, fallStory(rules.Story{seen(7, 0, "wcp.event.trapped"), seen(8, 1, "wcp.event.trapped"), destroy}, halls),
		"wcp.story.trapped", map[string]int{"player": 1, "turn": 8, "n": 2})
}

func TestTheStoryOfALoneTeam(t *testing.T) {
	v := &View{Position: Position{Teams: true, People: 2, Players: []Player{{}, {Person: 1, Fate: Left}, {Fate: Lost}, {Person: 1, Fate: Left}}}}
	won := rules.Result{Over: true, Winners: []int{1, 3}}
	wantTold(t, exitStory(won, v), "wcp.story.team.alone.empty", map[string]int{"player": 1})
	v.Players[3].Value = 4
	wantTold(t, exitStory(won, v), "wcp.story.team.alone", map[string]int{"player": 1, "n": 4})
	v.Players[0].Fate, v.Players[0].Value = Left, 3
	wantTold(t, exitStory(won, v), "wcp.story.team.win", map[string]int{"player": 1, "other": 0, "n": 4, "second": 3})
}

// TestTheStoryHasTheFiguresOfTheRecord: who pressed, how many are trapped and what was
// brought out are those of the position at the end.
func TestTheStoryHasTheFiguresOfTheRecord(t *testing.T) {
	for name, way := range waysToEnd() {
		m := rulestest.Ending(t, Game{}, name, func() *rules.Record { return way.Find(t) })
		story, last, r := m.Story(), m.View(rules.NoSeat).(View), m.Result()
		if a, ok := story[0].Arg("player"); ok && a.N != int(last.Presser) && !last.Itself {
			t.Errorf("%s: %d pressed, not %d", name, last.Presser, a.N)
		}
		if len(r.Winners) == 0 {
			continue
		}
		sum := 0
		for seat, p := range last.Players {
			if p.Person == last.Players[r.Winners[0]].Person {
				sum += r.Scores[seat]
			}
		}
		if a, told := story[2].Arg("n"); a.N != sum || !told && sum > 0 {
			t.Errorf("%s: %d are told, the winner has %d", name, a.N, sum)
		}
	}
}

// TestThePressStoryOfNoTrophies: a press without a trophy is told in words of its own.
func TestThePressStoryOfNoTrophies(t *testing.T) {
	for seed := range uint64(400) {
		m := rulestest.RandomMatch(t, Game{}, rules.Setup{Players: 2, Seed: seed}, 0)
		story := m.Story()
		e, pressed := rules.Story(m.Log(rules.NoSeat)).First("wcp.event.press")
		if !pressed {
			continue
		}
		v, err := m.ViewAt(e.Move-1, rules.NoSeat)
		if err != nil {
			t.Fatal(err)
		}
		value := v.(View).Players[e.Event.Seat].Value
		if value > 0 {
			wantTold(t, story[0], "wcp.story.press", map[string]int{"player": e.Event.Seat, "turn": e.Turn, "n": value})
			continue
		}
		wantTold(t, story[0], "wcp.story.press.empty", map[string]int{"player": e.Event.Seat, "turn": e.Turn})
		return
	}
	t.Error("nobody presses without a trophy")
}
