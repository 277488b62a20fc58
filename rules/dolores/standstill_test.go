package dolores

import (
	"fmt"
	"testing"

	"schron/rules"
)

// idleRounds plays rounds in which everybody only ends the own part.
func idleRounds(t *testing.T, s *State, n int) *rules.Journal {
	t.Helper()
	var all rules.Journal
	for until := s.round + n; s.round < until && s.Actor() != rules.NoSeat; {
		var j rules.Journal
		legal := s.Legal(nil)
		if err := s.Apply(legal[len(legal)-1], &j); err != nil {
			t.Fatal(err)
		}
		all.Events = append(all.Events, j.Events...)
	}
	return &all
}

// DO-69: a game without a limit ends after twenty rounds that leave everybody with what it
// has, and says so half way. Money and goods do not count.
func TestDO69StandstillEndsAGameWithoutLimit(t *testing.T) {
	s := start(t, 2, rules.Options{OptionRounds: 0})
	j := idleRounds(t, s, warnStandstill)
	wantEvent(t, j, "DO-69", "standstill.soon")
	fund(s, 1, 2000)
	idleRounds(t, s, standstill-warnStandstill-1)
	want(t, "over too early", s.Result().Over, false)
	j = idleRounds(t, s, 1)
	wantEvent(t, j, "DO-69", "standstill")
	wantEvent(t, j, "DO-56", "wealthiest")
	r := s.Result()
	want(t, "result", fmt.Sprint(r.Over, r.Winners, r.Reason.Key), "true [1]dolores.result.standstill")
	want(t, "rounds", len(s.history)-1, standstill)
}

// DO-69: a field, a city, a building or a unit more or less begins the count anew.
func TestDO69AChangeBeginsAnew(t *testing.T) {
	for name, change := range map[string]func(s *State){
		"field":    func(s *State) { play(t, s, "claim K8") },
		"city":     func(s *State) { play(t, s, "claim K8", "found K8") },
		"building": func(s *State) { play(t, s, "build K9 purification-plant") },
		"unit": func(s *State) {
			s.Fed(0).store[Infantry] = 1
			play(t, s, "place K9 infantry")
		},
	} {
		s := start(t, 2, rules.Options{OptionRounds: 0})
		fund(s, 0, 2000)
		idleRounds(t, s, standstill-1)
		change(s)
		want(t, name+" over", idleRounds(t, s, 1) != nil && s.Result().Over, false)
		want(t, name, s.unchanged(), 0)
	}
}

// DO-69: with a limit, and by the rules of before, such a game goes on.
func TestDO69NotWithALimitNorByOlderRules(t *testing.T) {
	s := start(t, 2, rules.Options{OptionRounds: 40})
	idleRounds(t, s, standstill+2)
	want(t, "over within the limit", s.Result().Over, false)
	old, err := Game{}.New(rules.Setup{Players: 2, Seed: 5, Rules: passingRules - 1, Options: rules.Options{OptionRounds: 0}})
	if err != nil {
		t.Fatal(err)
	}
	idleRounds(t, old.(*State), standstill+2)
	want(t, "over by older rules", old.Result().Over, false)
}
