package wradislavia

import (
	"slices"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// untold are what stories of the games that are tried hardly ever say.
var untold = []string{
	"wradislavia.story.fall.none", "wradislavia.story.both.late", "wradislavia.story.limit.late", "wradislavia.story.both.draw.level",
	"wradislavia.story.both.draw.caught", "wradislavia.story.limit.draw.level", "wradislavia.story.limit.draw.caught",
}

// Recount is recount for tests outside of the package.
var Recount = recount

// recount tells what is true of a match from its states.
func recount(_ testing.TB, m *rules.Match) map[string][]rules.Arg {
	out := map[string][]rules.Arg{}
	say := func(key string, holds bool, args ...rules.Arg) {
		if holds {
			out["wradislavia.story."+key] = args
		}
	}
	num, seated := rules.Number, rules.SeatArg
	who := func(c Character) rules.Arg { return rules.KeyArg("character", "wradislavia.character."+c.String()) }
	type fallen struct {
		seat, turn int
		who        Character
		dead       bool
	}
	var was, s State
	var fell []fallen
	heavy, from, turns, begun := 0, 0, 0, false
	var since [Seats]int // the turn from which on a seat has had more living, 0 for none
	var ahead []int      // who had more after each turn
	var closed []int     // those turns
	course := m.Course()
	for i := 0; ; i++ {
		now, playing := course.State().(*State)
		if !playing {
			break
		}
		s = *now
		status, _ := m.StatusAt(max(i-1, 0))
		if !begun {
			begun, from = true, max(int(s.turn), 1)
		} else if was.turn > 0 && (s.turn > was.turn || s.phase == PhaseOver) {
			turns++
			wounded := s.before
			if s.phase == PhaseOver {
				wounded = s.heavy
			}
			for seat := range Seats {
				for _, p := range was.posts[seat] {
					died := s.dead[seat].has(p.who) && !was.dead[seat].has(p.who)
					if wounded[seat].has(p.who) {
						heavy++
					}
					if died || wounded[seat].has(p.who) {
						fell = append(fell, fallen{seat, status.Turn, p.who, died})
					}
				}
			}
			led := rules.NoSeat
			if more := s.living(0) - s.living(1); more != 0 {
				led = 0
				if more < 0 {
					led = 1
				}
			}
			ahead, closed = append(ahead, led), append(closed, status.Turn)
			for seat := range Seats {
				switch {
				case s.living(seat) <= s.living(1-seat):
					since[seat] = 0
				case since[seat] == 0:
					since[seat] = status.Turn
				}
			}
		}
		was = s
		if more, _ := course.Next(); !more {
			break
		}
	}
	say("begins", from > 1, num("turn", from))
	say("unhurt.yet", len(fell) == 0 && s.turn == 0)
	say("unhurt", len(fell) == 0 && s.turn > 0, num("turn", int(s.turn)))
	if len(fell) > 0 {
		var texts []rules.Text
		first := fell[0]
		for _, x := range fell {
			if x.turn == first.turn {
				texts = append(texts, rules.Msg("wradislavia.story.whose", who(x.who), seated("player", x.seat)))
			}
		}
		turn := num("turn", first.turn)
		say("first", len(texts) > 1, turn, rules.TextArg("characters", rules.List(texts...)))
		say("first.dead", len(texts) == 1 && first.dead, turn, who(first.who), seated("player", first.seat))
		say("first.heavy", len(texts) == 1 && !first.dead, turn, who(first.who), seated("player", first.seat))
	}

	dead := [Seats]int{s.dead[0].Len(), s.dead[1].Len()}
	say("peace.none", turns == 0 && dead == [Seats]int{})
	say("peace", heavy == 0 && dead == [Seats]int{})
	say("wounds", heavy > 0 && dead == [Seats]int{}, num("n", heavy))
	say("dead.level", dead[0] == dead[1] && dead[0] > 0, num("n", dead[0]))
	for seat := range Seats {
		args := []rules.Arg{seated("player", seat), num("n", dead[seat]), seated("other", 1-seat)}
		if dead[seat] > dead[1-seat] {
			second := num("second", dead[1-seat])
			if dead[1-seat] == 0 {
				second = rules.TextArg("second", rules.Msg("wradislavia.story.none"))
			}
			say("dead", true, append(args, second)...)
			say("dead.since", from == 1 && turns > 0, append(args, second, num("turn", since[1-seat]))...)
			for _, x := range fell {
				if x.dead && x.seat == seat && dead[1-seat] == 0 {
					say("dead.one-sided", from == 1, append(args, num("turn", x.turn))...)
					break
				}
			}
		}
	}
	if s.phase != PhaseOver {
		return out
	}

	turn := num("turn", int(s.turn))
	alive := [Seats]int{s.living(0), s.living(1)}
	hand := [Seats]int{s.hand[0].Len(), s.hand[1].Len()}
	neither, both := hand[0] >= 3 && hand[1] >= 3, hand[0] < 3 && hand[1] < 3
	last := len(ahead) - 1 // the last turn after which one had more
	for last >= 0 && ahead[last] == rules.NoSeat {
		last--
	}
	for key, holds := range map[string]bool{"both.draw": both, "limit.draw": neither} {
		args := []rules.Arg{num("n", alive[0])}
		if key == "both.draw" {
			args = append([]rules.Arg{turn}, args...)
		}
		holds = holds && alive[0] == alive[1]
		say(key, holds, args...)
		say(key+".level", holds && last < 0, args...)
		if last >= 0 {
			say(key+".caught", holds, append(args, seated("player", ahead[last]), num("since", closed[last]))...)
		}
	}
	for won := range Seats {
		lost := 1 - won
		me, them, n, second := seated("player", won), seated("other", lost), num("n", alive[won]), num("second", alive[lost])
		if alive[won] > alive[lost] {
			k := len(ahead) - 1 // since when the winner has more
			for k > 0 && ahead[k-1] == won {
				k--
			}
			if k >= 0 && 2*k >= len(ahead) && slices.Contains(ahead[:k], lost) {
				say("both.late", both, turn, me, them, n, second, num("since", closed[k]))
				say("limit.late", neither, me, them, n, second, num("since", closed[k]))
			}
			say("both", both, turn, me, them, n, second)
			say("both.close", both && alive[won] == alive[lost]+1, turn, me, them, n)
			say("limit", neither, me, them, n, second)
			say("limit.close", neither && alive[won] == alive[lost]+1, me, them, n)
		}
		if hand[lost] >= 3 || both {
			continue
		}
		var texts []rules.Text
		for _, x := range fell {
			if x.seat == lost && x.turn == int(s.turn) {
				texts = append(texts, rules.Msg("wradislavia.story.name", who(x.who)))
			}
		}
		fall := rules.Msg("wradislavia.story.fall.none", turn)
		switch {
		case len(texts) == 1:
			fall = rules.Msg("wradislavia.story.fall", turn, rules.TextArg("characters", texts[0]))
		case len(texts) > 1:
			fall = rules.Msg("wradislavia.story.fall.several", turn, rules.TextArg("characters", rules.List(texts...)))
		}
		left := rules.Msg("wradislavia.story.cards.none")
		if hand[lost] > 0 {
			left = rules.Msg("wradislavia.story.cards", num("n", hand[lost]))
		}
		args := []rules.Arg{rules.TextArg("fall", fall), rules.TextArg("cards", left), me, them}
		say("hand", true, append(args, num("n", hand[won]))...)
		say("hand.close", hand[won] == 3, append(args, num("n", 3))...)
		say("hand.whole", s.dead[won] == 0, args...)
		say("hand.fewer", alive[won] < alive[lost], append(args, num("n", alive[lost]), num("second", alive[won]))...)
	}
	return out
}

// TestTheStoryHasTheFiguresOfTheRecord: the dead of the second sentence are those of the
// last position.
func TestTheStoryHasTheFiguresOfTheRecord(t *testing.T) {
	for name := range endings {
		m := rulestest.Ending(t, Game{}, name, nil)
		last := m.View(rules.NoSeat).(View)
		told := m.Story()[1]
		who, ok := told.Arg("player")
		if n, _ := told.Arg("n"); ok && n.N != len(last.Players[who.N].Dead) {
			t.Errorf("%s: %d dead are told, there are %v", name, n.N, last.Players[who.N].Dead)
		}
	}
}

// TestTheStoryOfATurnInWhichNobodyFell, as a match may begin in it.
func TestTheStoryOfATurnInWhichNobodyFell(t *testing.T) {
	c := course{end: View{Position: Position{Turn: 9}}}
	fall, _ := c.handStory(1, 0, 4, 2, 1, rules.Result{Scores: []int{4, 5}}).Arg("fall")
	if turn, _ := fall.T.Arg("turn"); fall.T.Key != "wradislavia.story.fall.none" || turn.N != 9 {
		t.Errorf("told %+v", fall.T)
	}
}

// TestTheStoryOfRareEnds: draws and late leads when both hands are too small and when the
// hundredth round is over.
func TestTheStoryOfRareEnds(t *testing.T) {
	for want, x := range map[string]struct {
		hand, first, last int // the cards of both, by how much seat 1 leads at first and at last
	}{
		"both.draw.level": {2, 0, 0}, "both.draw.caught": {2, 1, 0}, "both.late": {2, -1, 2},
		"limit.draw.level": {5, 0, 0}, "limit.draw.caught": {5, 1, 0}, "limit.late": {5, -1, 2},
	} {
		c := course{from: 1, turns: 4, end: View{Position: Position{Turn: 9}}}
		r := rules.Result{Scores: []int{6, 6 + x.last}}
		for turn, lead := range []int{x.first, x.first, x.first, x.last} {
			c.living.Add(turn+1, 6, 6+lead)
		}
		if x.last > 0 {
			r.Winners = []int{1}
		}
		for seat := range c.end.Players {
			c.end.Players[seat].HandCount = x.hand
		}
		if got := c.endStory(r); got.Key != "wradislavia.story."+want {
			t.Errorf("%s: told %+v", want, got)
		}
	}
}
