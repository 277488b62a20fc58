package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of games by chance hardly ever say.
var untold = []string{"dzicz.story.nobody.lost", "dzicz.story.win.three", "dzicz.story.win.four", "dzicz.story.win.kept"}

// TestTheStoryTellsOfEveryWinner looks for games with the endings that the recorded
// ones lack, each with as many winners as the sentence names.
func TestTheStoryTellsOfEveryWinner(t *testing.T) {
	want := map[string]int{"dzicz.story.win.two": 2, "dzicz.story.nobody.lost": 0, "dzicz.story.win.open": 1}
	found := map[string]bool{}
	for seed := uint64(0); seed < 20_000 && len(found) < len(want); seed++ {
		p := rules.Playout{Game: Game{}}
		setup := rules.Setup{Players: 4, Seed: seed}
		s, err := p.Run(setup)
		if err != nil {
			t.Fatal(err)
		}
		winners := s.Result().Winners
		if n := len(winners); n > 2 || found[[...]string{"dzicz.story.nobody.lost", "dzicz.story.win.open", "dzicz.story.win.two"}[n]] {
			continue
		}
		m, err := rules.LoadMatch(rulestest.Lookup(Game{}), p.Record(setup))
		if err != nil {
			t.Fatal(err)
		}
		last := m.Story()[2]
		if n, ok := want[last.Key]; ok && n == len(winners) {
			found[last.Key] = true
		} else if ok {
			t.Fatalf("%s is told of the winners %v", last.Key, winners)
		}
		names := []string{"first", "second", "third", "fourth"}
		for i, seat := range winners {
			if a, ok := last.Arg(names[i]); ok && a.T.Args[0].N != seat {
				t.Errorf("winner %d is %d, told is %+v", i, seat, a.T)
			}
		}
	}
	if len(found) < len(want) {
		t.Errorf("only %v are told", found)
	}
}

// TestTheStoryOfAMissionClaimedBefore: where nobody saw the claim the tokens are told.
func TestTheStoryOfAMissionClaimedBefore(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "open-mission", nil)
	won := m.Result().Winners[0]
	last := m.View(rules.NoSeat).(View)
	got := winStory([]int{won}, nil, &last)
	n, _ := got.Arg("n")
	if turns, _ := got.Arg("turns"); got.Key != "dzicz.story.win.kept" || n.N != len(last.Players[won].Tokens) || turns.N != last.Turns {
		t.Errorf("told %+v", got)
	}
}

// TestTheStoryHasTheFiguresOfTheRecord: turns and counts are those of the log.
func TestTheStoryHasTheFiguresOfTheRecord(t *testing.T) {
	for name := range endings {
		m := rulestest.Ending(t, Game{}, name, nil)
		story, claims := m.Story(), 0
		for _, e := range m.Log(rules.NoSeat) {
			if e.Event.Text.Key == claimed[0] || e.Event.Text.Key == claimed[1] {
				claims++
			}
		}
		if n, _ := story[0].Arg("n"); story[0].Key == "dzicz.story.first" && n.N != claims || (claims > 0) != (story[0].Key == "dzicz.story.first") {
			t.Errorf("%s: told %+v, the log has %d claims", name, story[0], claims)
		}
	}
}

func TestTheStoryOfSeveralWinners(t *testing.T) {
	v := View{Position: Position{OpenMissions: []OpenMission{{Mission: 1, Holder: 2}, {Mission: 2, Holder: 0}}, Players: make([]Player, 4)}}
	v.Players[1].Secret = &SecretMission{Mission: 3, Claimed: true}
	v.Players[3].Secret = &SecretMission{Mission: 0, Claimed: true}
	got := winStory([]int{0, 1, 2, 3}, nil, &v)
	if got.Key != "dzicz.story.win.four" {
		t.Fatalf("told %+v", got)
	}
	if three := winStory([]int{0, 1, 2}, nil, &v); three.Key != "dzicz.story.win.three" || len(three.Args) != 4 {
		t.Errorf("told %+v", three)
	}
	for i, mission := range []Mission{2, 3, 1, 0} {
		if a := got.Args[i]; a.T.Args[0].N != i || a.T.Args[1].S != missionArg(mission).S {
			t.Errorf("winner %d is told as %+v", i, a.T)
		}
	}
}

// TestTheStoryNamesTheMissionClaimedLast of several that a winner holds, in whatever order
// they lie, and in the turn of its last claim.
func TestTheStoryNamesTheMissionClaimedLast(t *testing.T) {
	claim := func(turn int, key string, mission Mission) rules.LogEntry {
		return rules.LogEntry{Turn: turn, Event: rules.Event{Seat: 0, Text: rules.Msg(key, playerArg(0), missionArg(mission))}}
	}
	open, secret := claimed[0], claimed[1]
	for name, c := range map[string]struct {
		tale    rules.Story
		mission Mission
		key     string
		turn    int
	}{
		"the first card":      {rules.Story{claim(3, open, Resources), claim(5, secret, Bastion), claim(9, open, Trail)}, Trail, "open", 9},
		"the second card":     {rules.Story{claim(3, open, Trail), claim(5, secret, Bastion), claim(8, open, Resources)}, Resources, "open", 8},
		"the secret":          {rules.Story{claim(3, open, Trail), claim(4, open, Resources), claim(11, secret, Bastion)}, Bastion, "secret", 11},
		"one regained":        {rules.Story{claim(2, open, Trail), claim(6, open, Resources), claim(7, secret, Bastion), claim(10, open, Trail)}, Trail, "open", 10},
		"the first one claim": {rules.Story{claim(7, open, Trail), claim(4, open, Resources), claim(2, secret, Bastion)}, Trail, "open", 7},
	} {
		v := View{Position: Position{OpenMissions: []OpenMission{{Mission: Trail, Holder: 0}, {Mission: Resources, Holder: 0}}, Players: make([]Player, 2)}}
		v.Players[0].Secret = &SecretMission{Mission: Bastion, Revealed: true, Claimed: true}
		got := winStory([]int{0}, c.tale, &v)
		mission, _ := got.Arg("mission")
		turn, _ := got.Arg("turn")
		if got.Key != "dzicz.story.win."+c.key || mission.S != missionArg(c.mission).S || turn.N != c.turn {
			t.Errorf("%s: told %+v", name, got)
		}
	}
}

// TestTheStoryOfFights: the soldier that fell last, with all that fell; without any, the
// tokens that were taken away in whatever way; and the mission that was claimed first.
func TestTheStoryOfFights(t *testing.T) {
	seen := func(turn, seat int, key string, args ...rules.Arg) rules.LogEntry {
		return rules.LogEntry{Turn: turn, Event: rules.Event{Seat: seat, Text: rules.Msg("dzicz.event."+key, args...)}}
	}
	figures := func(x rules.Text, names ...string) (out []int) {
		for _, name := range names {
			a, _ := x.Arg(name)
			out = append(out, a.N)
		}
		return out
	}
	tokens := rules.Story{seen(2, 0, "replace"), seen(3, 1, "remove.token"), seen(3, 0, "remove.both"), seen(4, 0, "move"), seen(4, 1, "assault")}
	if got := fightStory(tokens); got.Key != "dzicz.story.peace" || !slices.Equal(figures(got, "n"), []int{3}) {
		t.Errorf("told %+v", got)
	}
	fights := append(tokens, seen(5, 1, "kill", otherArg(2)), seen(7, 2, "kill", otherArg(0)))
	if got := fightStory(fights); got.Key != "dzicz.story.kills" || !slices.Equal(figures(got, "player", "other", "turn", "n"), []int{2, 0, 7, 2}) {
		t.Errorf("told %+v", got)
	}
	claims := rules.Story{seen(3, 1, "claim.secret", missionArg(Bastion)), seen(6, 0, "claim.open", missionArg(Trail)), seen(8, 1, "claim.open", missionArg(Trail))}
	got := claimStory(claims, &View{})
	if mission, _ := got.Arg("mission"); mission.S != missionArg(Bastion).S || !slices.Equal(figures(got, "player", "turn", "n"), []int{1, 3, 3}) {
		t.Errorf("told %+v", got)
	}
}
