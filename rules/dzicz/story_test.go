package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of the games that are tried hardly ever say.
var untold = []string{"dzicz.story.nobody.several"}

// Recount is recount for tests outside of the package.
var Recount = recount

// recount tells what is true of a match from its states.
func recount(_ testing.TB, m *rules.Match) map[string][]rules.Arg {
	out := map[string][]rules.Arg{}
	say := func(key string, holds bool, args ...rules.Arg) {
		if holds {
			out["dzicz.story."+key] = args
		}
	}
	num, seated := rules.Number, rules.SeatArg
	names := func(who []int) rules.Arg { return rules.TextArg("players", rules.Names(who...)) }
	// have lists who holds what: open cards by their place, then secret ones by seat.
	type held struct {
		seat, turn int
		mission    Mission
		secret     bool
	}
	have := func(s *State) map[int]held {
		all := map[int]held{}
		for i := range s.openCount {
			if h := s.holder[i]; h != rules.NoSeat {
				all[int(i)] = held{seat: int(h), mission: s.open[i]}
			}
		}
		for seat := range s.seats {
			if s.claimed.Has(seat) {
				all[100+seat] = held{seat: seat, mission: s.secret[seat], secret: true}
			}
		}
		return all
	}
	var was State
	var claims, returns []held
	since := map[int]int{}
	fallen, taken := []int{}, []int{}
	var killer, victim, fell, from int
	begun := false
	course := m.Course()
	for i := 0; ; i++ {
		s, playing := course.State().(*State)
		if !playing {
			break
		}
		status, _ := m.StatusAt(max(i-1, 0))
		if !begun {
			begun, from, fallen, taken = true, max(s.Turn(), 1), make([]int, s.seats), make([]int, s.seats)
		} else {
			before, now := have(&was), have(s)
			for card := range 110 {
				old, had := before[card]
				x, has := now[card]
				x.turn, old.turn = status.Turn, status.Turn
				if had && (!has || x.seat != old.seat) {
					returns = append(returns, old)
				}
				if has && (!had || x.seat != old.seat) {
					claims, since[card] = append(claims, x), status.Turn
				}
			}
			for seat := range s.seats {
				taken[seat] += (was.tokens[seat] &^ s.tokens[seat]).Len()
				if n := was.soldiers[seat].Len() - s.soldiers[seat].Len(); n > 0 {
					fallen[seat] += n
					victim, fell = seat, status.Turn
					for other := range s.seats {
						if other != seat && s.soldiers[other]&was.soldiers[seat] != 0 {
							killer = other
						}
					}
				}
			}
		}
		was = *s
		if more, _ := course.Next(); !more {
			break
		}
	}
	top := func(counts []int) (n int, who []int, sum int) {
		for seat, k := range counts {
			if sum += k; k > n {
				n, who = k, nil
			}
			if k == n {
				who = append(who, seat)
			}
		}
		return n, who, sum
	}
	words := func(kind string, list []held) rules.Arg {
		var texts []rules.Text
		for _, x := range list {
			key := "dzicz.story." + kind
			if x.secret {
				key += ".secret"
			}
			texts = append(texts, rules.Msg(key, rules.KeyArg("mission", "dzicz.mission."+x.mission.String())))
		}
		return rules.TextArg("missions", rules.List(texts...))
	}
	of := func(list []held, seat int) (own []held) {
		for _, x := range list {
			if x.seat == seat {
				own = append(own, x)
			}
		}
		return own
	}
	sides := func(list []held) (who []int, all rules.Arg) {
		var texts []rules.Text
		for seat := range was.seats {
			if own := of(list, seat); own != nil {
				who = append(who, seat)
				texts = append(texts, rules.Msg("dzicz.story.holder", seated("player", seat), words("label", own)))
			}
		}
		return who, rules.TextArg("holders", rules.List(texts...))
	}
	together := func(list []held, turn int) (out []held) {
		for _, x := range list {
			if x.turn == turn {
				out = append(out, x)
			}
		}
		return out
	}

	say("begins", from > 1, num("turn", from))
	if len(claims) > 0 {
		first := together(claims, claims[0].turn)
		who, all := sides(first)
		late := first[0].turn == was.Turns()
		say("first.late", from == 1 && late)
		say("first", from == 1 && !late && len(who) == 1, seated("player", who[0]), words("claim", first), num("turn", first[0].turn))
		say("first.several", from == 1 && !late && len(who) > 1, all, num("turn", first[0].turn))
	} else {
		var outposts []int
		for seat := range was.seats {
			outposts = append(outposts, was.outposts[seat].Len())
		}
		n, who, sum := top(outposts)
		say("unclaimed", sum == 0)
		say("unclaimed.most", sum > 0 && len(who) == 1, seated("player", who[0]), num("n", n))
		say("unclaimed.even", sum > 0 && len(who) > 1, names(who), num("n", n))
	}

	n, who, sum := top(fallen)
	k, losers, tokens := top(taken)
	say("kills.single", sum == 1, seated("player", killer), seated("other", victim), num("turn", fell))
	if sum > 1 {
		say("kills.all", n == sum, seated("player", who[0]), num("n", n), num("turn", fell))
		say("kills.two", was.seats == 2 && len(who) == 1, seated("player", who[0]), num("n", n), seated("other", 1-who[0]), num("second", sum-n))
		say("kills", len(who) == 1, seated("player", who[0]), num("n", sum), num("most", n))
		say("kills.even", len(who) > 1, names(who), num("n", n), num("all", sum))
	}
	say("peace.none", sum+tokens == 0)
	say("peace", sum == 0 && tokens > 0, num("n", tokens))
	if sum == 0 && tokens > 0 {
		say("peace.all", k == tokens, seated("player", losers[0]), num("n", k))
		say("peace.most", len(losers) == 1, seated("player", losers[0]), num("n", tokens), num("most", k))
	}

	turns := num("turns", was.Turns())
	var at []held
	now := have(&was)
	for card := range 110 {
		if x, ok := now[card]; ok {
			x.turn = since[card]
			at = append(at, x)
		}
	}
	winners, list := sides(at)
	if len(winners) == 0 {
		say("nobody", len(returns) == 0, turns)
		if len(returns) > 0 {
			last := together(returns, returns[len(returns)-1].turn)
			lost, all := sides(last)
			say("nobody.lost", len(lost) == 1, seated("player", lost[0]), words("claim", last), num("turn", last[0].turn), turns)
			say("nobody.several", len(lost) > 1, all, num("turn", last[0].turn), turns)
		}
		return out
	}
	begins := func(seat int) int {
		earliest := was.Turns()
		for _, x := range of(at, seat) {
			earliest = min(earliest, x.turn)
		}
		return earliest
	}
	if len(winners) == 1 {
		me, turn := seated("player", winners[0]), begins(winners[0])
		say("win", len(at) == 1 && turn > 0, me, words("claim", at), num("turn", turn), turns)
		say("win.kept", turn == 0, me, words("claim", at), turns)
		say("win.late", turn == was.Turns(), me, words("claim", at), turns)
		say("win.many", len(at) > 1, me, words("claim", at), turns)
		return out
	}
	late := slices.DeleteFunc(slices.Clone(winners), func(seat int) bool { return begins(seat) < was.Turns() })
	say("several", true, list, turns)
	say("several.all", len(winners) == was.seats, list, turns)
	if len(late) > 0 {
		say("several.late", len(late) == 1, list, seated("player", late[0]), turns)
	}
	return out
}

// TestTheStoryNamesEveryMissionThatWon: who holds an open card and the secret one of the
// same name holds both, and the story says which is which.
func TestTheStoryNamesEveryMissionThatWon(t *testing.T) {
	c := course{
		cards: []card{{Bastion, false, 0, 9}, {Trail, false, rules.NoSeat, 0}, {Bastion, true, 0, 9}},
		last:  View{Turns: 12, Position: Position{Players: make([]Player, 2)}},
	}
	got := c.winStory([]int{0})
	missions, _ := got.Arg("missions")
	if got.Key != "dzicz.story.win.many" || missions.T.Key != "frame.and" ||
		missions.T.Args[0].T.Key != "dzicz.story.claim" || missions.T.Args[1].T.Key != "dzicz.story.claim.secret" {
		t.Errorf("told %+v, %+v", got, missions.T)
	}
}

// TestTheStoryOfTwoWhoLoseTheLast: both are named with what they lost.
func TestTheStoryOfTwoWhoLoseTheLast(t *testing.T) {
	c := course{returned: []card{{Trail, false, 1, 7}, {Bastion, true, 0, 7}}, last: View{Turns: 12}}
	got := c.winStory(nil)
	turn, _ := got.Arg("turn")
	who, _ := got.Arg("holders")
	if got.Key != "dzicz.story.nobody.several" || turn.N != 7 || who.T.Args[0].T.Args[0].N != 0 || who.T.Args[1].T.Args[0].N != 1 {
		t.Errorf("told %+v", got)
	}
}

// TestTheStoryTellsOfEveryWinner looks for games with several winners: each is named once,
// with as many missions as it holds.
func TestTheStoryTellsOfEveryWinner(t *testing.T) {
	found := 0
	for seed := uint64(0); seed < 3000 && found < 3; seed++ {
		p := rules.Playout{Game: Game{}}
		setup := rules.Setup{Players: 4, Seed: seed}
		s, err := p.Run(setup)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.Result().Winners) < 2 {
			continue
		}
		m, err := rules.LoadMatch(rulestest.Lookup(Game{}), p.Record(setup))
		if err != nil {
			t.Fatal(err)
		}
		found++
		var named []int
		var see func(x rules.Text)
		see = func(x rules.Text) {
			if who, ok := x.Arg("player"); ok && x.Key == "dzicz.story.holder" {
				named = append(named, who.N)
			}
			for _, a := range x.Args {
				if a.T != nil {
					see(*a.T)
				}
			}
		}
		see(m.Story()[2])
		if !slices.Equal(named, s.Result().Winners) {
			t.Errorf("seed %d: told of %v, the winners are %v", seed, named, s.Result().Winners)
		}
	}
	if found < 3 {
		t.Errorf("only %d games with several winners", found)
	}
}
