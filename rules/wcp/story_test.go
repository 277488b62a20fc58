package wcp

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of the games that are tried hardly ever say.
var untold = []string{"wcp.story.nobody", "wcp.story.collapse.last", "wcp.story.collapse.whole"}

// Recount is recount for tests outside of the package.
var Recount = recount

// recount tells what is true of a match from its states.
func recount(_ testing.TB, m *rules.Match) map[string][]rules.Arg {
	out := map[string][]rules.Arg{}
	say := func(key string, holds bool, args ...rules.Arg) {
		if holds {
			out["wcp.story."+key] = args
		}
	}
	num, seated := rules.Number, rules.SeatArg
	sums := func(s *State, only func(p *player) bool) []int {
		all := make([]int, s.owners)
		for seat := range s.Seats() {
			if only(&s.players[seat]) {
				for token, n := range s.players[seat].owned {
					if Token(token).Kind() == Trophy {
						all[s.Owner(seat)] += int(n) * int(tokenSpecs[token].value)
					}
				}
			}
		}
		return all
	}
	every := func(*player) bool { return true }
	leader := func(points []int) (best int, ahead []int) {
		for who, n := range points {
			if n > best {
				best, ahead = n, nil
			}
			if n == best {
				ahead = append(ahead, who)
			}
		}
		return best, ahead
	}
	var s *State
	held, press, first := []int(nil), 0, 0
	pressed := func(s *State) bool { return s.stage != StageExplore }
	course := m.Course()
	begun, stood := false, 0
	if start, playing := course.State().(*State); playing {
		begun, stood = pressed(start), (start.halls &^ Centre.bit()).Len()
	}
	for i := 0; ; i++ {
		now, playing := course.State().(*State)
		if !playing {
			break // given up
		}
		status, _ := m.StatusAt(max(i-1, 0))
		s = now
		switch {
		case !pressed(s) || i == 0:
			held = sums(s, every)
		case press == 0:
			press = status.Turn
		}
		if s.left > 0 && first == 0 {
			first = status.Turn
		}
		if more, _ := course.Next(); !more {
			break
		}
	}
	person := func(who int) int {
		for seat := range s.Seats() {
			if s.Owner(seat) == who {
				return seat
			}
		}
		return rules.NoSeat
	}
	turn := num("turn", press)
	most, ahead := leader(held)
	say("pressed", begun, num("n", stood))
	say("waiting", !pressed(s), num("turn", max(int(s.round), 1)))
	if pressed(s) && !begun && s.itself {
		say("itself", most == 0 || len(ahead) > 1, turn)
		say("itself.ahead", most > 0 && len(ahead) == 1, turn, seated("player", person(ahead[0])), num("n", most))
	}
	if pressed(s) && !begun && !s.itself {
		who := s.Owner(int(s.presser))
		me, own := seated("player", int(s.presser)), num("n", held[who])
		say("press.empty", most == 0, me, turn)
		say("press.ahead", held[who] == most && len(ahead) == 1, me, turn, own)
		say("press.level", held[who] == most && len(ahead) > 1, me, turn, own)
		say("press.behind", held[who] < most && len(ahead) > 1, me, turn, own, num("most", most))
		say("press.rival", held[who] < most && len(ahead) == 1, me, turn, own, seated("other", person(ahead[0])), num("most", most))
	}

	halls := rules.TextArg("halls", rules.Msg("wcp.story.halls.none"))
	if s.destroyed != 0 {
		halls = rules.TextArg("halls", rules.Msg("wcp.story.halls", num("n", s.destroyed.Len())))
	}
	var leads, behind []int
	for seat := range s.Seats() {
		switch p := &s.players[seat]; {
		case p.fate != Left:
			behind = append(behind, seat)
		case p.exit == 1:
			leads = append(leads, seat)
		}
	}
	over := m.Conceded() == nil
	say("inside", len(leads) == 0 && !s.collapsed(), halls)
	stands, end := (s.halls &^ Centre.bit()).Len(), num("turn", int(s.round))
	say("collapse", len(leads) == 0 && s.collapsed() && stands > 1, end, num("n", stands))
	say("collapse.last", len(leads) == 0 && s.collapsed() && stands == 1, end)
	say("collapse.whole", len(leads) == 0 && s.collapsed() && s.destroyed == 0, end)
	if len(leads) > 0 {
		lead := rules.Msg("wcp.story.first", seated("player", leads[0]), num("turn", first))
		if len(leads) > 1 {
			lead = rules.Msg("wcp.story.first.several", rules.TextArg("players", rules.Names(leads...)), num("turn", first))
		}
		say("fall.conceded", !over, rules.TextArg("first", lead), halls)
		say("fall.all", over && len(behind) == 0, rules.TextArg("first", lead), halls)
		say("fall", over && len(behind) > 0, rules.TextArg("first", lead), num("n", len(behind)), halls)
		if len(behind) == 1 && s.Seats() == int(s.owners) {
			say("fall.but", over, rules.TextArg("first", lead), seated("other", behind[0]), halls)
		}
	}
	most, ahead = leader(sums(s, every))
	if !over {
		say("level", len(ahead) != 1)
		if most > 0 {
			say("leads", len(ahead) == 1, seated("player", person(ahead[0])), num("n", most))
		}
		return out
	}
	say("nobody.empty", len(leads) == 0 && most == 0)
	say("nobody", len(leads) == 0 && len(ahead) > 1, num("n", most))
	say("nobody.richest", len(leads) == 0 && most > 0 && len(ahead) == 1, seated("other", person(ahead[0])), num("n", most))
	if len(leads) == 0 {
		return out
	}
	// Who is out, by trophies and then by the leaving that decides.
	saved := sums(s, func(p *player) bool { return p.fate == Left })
	decides := func(who int) int {
		exit := 0
		for seat := range s.Seats() {
			if p := &s.players[seat]; s.Owner(seat) == who && p.fate == Left && (saved[who] == 0 || p.owned.Value() > 0) {
				exit = max(exit, int(p.exit))
			}
		}
		return exit
	}
	winners := map[int]bool{}
	for _, seat := range m.Result().Winners {
		winners[s.Owner(seat)] = true
	}
	won, next, won2 := rules.NoSeat, rules.NoSeat, []int{}
	for who := range saved {
		switch {
		case winners[who]:
			won2 = append(won2, person(who))
			if won == rules.NoSeat {
				won = who
			}
		case decides(who) == 0:
		case next == rules.NoSeat || saved[who] > saved[next] || saved[who] == saved[next] && decides(who) < decides(next):
			next = who
		}
	}
	me, n := seated("player", person(won)), num("n", saved[won])
	if len(won2) > 1 {
		say("shared", true, rules.TextArg("players", rules.Names(won2...)), n)
		return out
	}
	if next == rules.NoSeat {
		say("alone", true, me, n)
		say("alone.empty", saved[won] == 0, me)
		if len(ahead) == 1 && ahead[0] != won {
			other := seated("other", person(ahead[0]))
			say("alone.rival", saved[won] > 0, me, n, other, num("most", most))
			say("alone.rival.empty", saved[won] == 0, me, other, num("n", most))
		}
		return out
	}
	_, led := leader(held)
	by, other, second := saved[won]-saved[next], seated("other", person(next)), num("second", saved[next])
	say("earlier", by == 0 && saved[won] > 0, me, other, n)
	say("earlier.empty", by == 0 && saved[won] == 0, me, other)
	say("win", by > 0, me, other, n, second)
	say("win.wide", by > 0 && saved[next] == 0, me, n)
	say("win.close", by > 0 && by <= 2, me, other, n, num("by", by))
	say("win.turned", by > 0 && len(led) == 1 && led[0] != won, me, other, n, second)
	return out
}

// TestTheStoryNamesTheSecondByTheEarlierLeaving: of two with as many trophies the one
// that left earlier is second (WCP-49).
func TestTheStoryNamesTheSecondByTheEarlierLeaving(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "points", nil)
	v := m.View(rules.NoSeat).(View)
	s := v.public.Clone().(*State)
	s.seats, s.owners = 4, 4
	for seat, exit := range []int8{1, 4, 3, 2} {
		s.players[seat] = player{Pawn: Pawn{pawn: NoField, fate: Left, exit: exit}}
		if seat > 0 {
			s.players[seat].owned[0] = 1
		}
	}
	s.players[1].owned[0] = 3
	v.public, v.Position = s, s.snapshot(secrets{})
	c := &course{last: v, seats: []int{0, 1, 2, 3}, held: []int{0, 0, 0, 0}}
	got := c.exitStory(rules.Result{Over: true, Winners: []int{1}})
	if other, _ := got.Arg("other"); other.N != 3 {
		t.Errorf("told %+v", got)
	}
}

// TestTheStoryOfTwoAsRichThatStay: nobody gets out, and two have as many trophies.
func TestTheStoryOfTwoAsRichThatStay(t *testing.T) {
	v := View{Position: Position{People: 2, Players: []Player{{Value: 4}, {Person: 1, Value: 4}}}, public: &State{seats: 2, owners: 2}}
	got := (&course{last: v, seats: []int{0, 1}}).exitStory(rules.Result{Over: true})
	if n, _ := got.Arg("n"); got.Key != "wcp.story.nobody" || n.N != 4 {
		t.Errorf("told %+v", got)
	}
}

// TestTheStoryOfACollapse: it says what stood when nothing could be destroyed (WCP-44).
func TestTheStoryOfACollapse(t *testing.T) {
	m := rulestest.Ending(t, Game{}, "base-collapses", nil)
	c := courseOf(m)
	for _, test := range []struct {
		key              string
		standing, fallen int
	}{
		{"wcp.story.collapse", 2, 3},
		{"wcp.story.collapse.last", 1, 3},
		{"wcp.story.collapse.whole", 3, 0},
	} {
		c.last.Halls = make([]Hall, test.standing+test.fallen)
		for i := range test.fallen {
			c.last.Halls[i].Destroyed = true
		}
		if got := c.fallStory(m); got.Key != test.key {
			t.Errorf("%d halls stand, %d have fallen: told %q, want %q", test.standing, test.fallen, got.Key, test.key)
		}
	}
}
