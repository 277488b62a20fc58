package wradislavia

import (
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of games by chance hardly ever say.
var untold = []string{"wradislavia.story.dead", "wradislavia.story.fall.dead", "wradislavia.story.fall.dead.by"}

// TestTheStoryOfTheLastToFall: the losers' last one, a dead one before the heavily
// wounded of its turn, with who hit it last.
func TestTheStoryOfTheLastToFall(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "hand", nil)
	won := m.Result().Winners[0]
	lost := other(won)
	fate := func(turn, seat int, how string, who Character, wounds int) rules.LogEntry {
		return rules.LogEntry{Turn: turn, Event: rules.Event{Seat: seat, Text: rules.Msg("wradislavia.event.fate."+how,
			playerArg(seat), characterArg(who), numberArg(wounds))}}
	}
	strike := func(turn int, by, target Character) rules.LogEntry {
		return rules.LogEntry{Turn: turn, Event: rules.Event{Text: rules.Msg("wradislavia.event.strike",
			characterArg(by), rules.KeyArg("target", characterKey(target)))}}
	}
	tale := rules.Story{
		strike(3, 5, 1), fate(3, lost, "dead", 1, 3), strike(4, 7, 3), strike(4, 6, 2), fate(4, lost, "dead", 2, 4),
		fate(4, lost, "heavy", 3, 2), fate(4, won, "dead", 8, 5),
	}
	got := fallStory(m, tale, &View{})
	if by, _ := got.Arg("character"); got.Key != "wradislavia.story.fall.dead.by" || by.S != characterKey(6) {
		t.Errorf("told %+v", got)
	}
	if n, _ := got.Arg("n"); n.N != 4 {
		t.Errorf("%d wounds", n.N)
	}
	if got := fallStory(m, tale[4:5], &View{}); got.Key != "wradislavia.story.fall.dead" {
		t.Errorf("without a hit %+v", got)
	}
	dead := &View{}
	dead.Players[1].Dead = []Character{1, 2}
	if got := fallStory(m, nil, dead); got.Key != "wradislavia.story.dead" || got.Args[0].N != 2 {
		t.Errorf("of unseen dead %+v", got)
	}
}

// TestTheStoryHasTheFiguresOfTheRecord: the living of the last sentence are the scores,
// the shots of the first those of the log.
func TestTheStoryHasTheFiguresOfTheRecord(t *testing.T) {
	for name := range endings {
		m := rulestest.Ending(t, Game{}, name, nil)
		story, r := m.Story(), m.Result()
		want := r.Scores[0]
		if len(r.Winners) > 0 {
			want = r.Scores[r.Winners[0]]
		}
		if n, _ := story[2].Arg("n"); n.N != want {
			t.Errorf("%s: %d alive, the score is %d", name, n.N, want)
		}
		shots := rules.Story(m.Log(rules.NoSeat)).Count("wradislavia.event.shot", "wradislavia.event.shot.two")
		if n, _ := story[0].Arg("n"); n.N != shots {
			t.Errorf("%s: %d shots, %d in the log", name, n.N, shots)
		}
	}
}

// TestMissesAreNoHits: neither in the count of the first sentence nor as the blow that
// felled somebody.
func TestMissesAreNoHits(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "hand", nil)
	lost := other(m.Result().Winners[0])
	shot := func(key string, by Character, verdict string) rules.LogEntry {
		return rules.LogEntry{Turn: 4, Event: rules.Event{Text: rules.Msg("wradislavia.event."+key, characterArg(by),
			rules.KeyArg("target", characterKey(2)), rules.TextArg("verdict", rules.Msg("wradislavia.verdict."+verdict)))}}
	}
	hit := ""
	for name := range endings {
		for _, e := range rulestest.Ending(t, Game{}, name, nil).Log(rules.NoSeat) {
			if v, ok := e.Event.Text.Arg("verdict"); ok && v.T.Key != "wradislavia.verdict.miss" {
				hit = strings.TrimPrefix(v.T.Key, "wradislavia.verdict.")
			}
		}
	}
	tale := rules.Story{
		shot("shot", 6, hit), shot("shot", 5, "miss"), shot("shot.two", 7, "miss"),
		{Turn: 4, Event: rules.Event{Seat: lost, Text: rules.Msg("wradislavia.event.fate.dead", playerArg(lost), characterArg(2), numberArg(3))}},
	}
	story := Game{}.Story(m, tale)
	n, _ := story[0].Arg("n")
	hits, _ := story[0].Arg("hits")
	if n.N != 3 || hits.N != 1 {
		t.Errorf("%d hits of %d shots, want 1 of 3", hits.N, n.N)
	}
	if by, _ := story[1].Arg("character"); story[1].Key != "wradislavia.story.fall.dead.by" || by.S != characterKey(6) {
		t.Errorf("told %+v", story[1])
	}
}
