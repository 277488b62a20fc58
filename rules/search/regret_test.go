package search

import (
	"slices"
	"testing"

	"schron/rules"
)

// rated is a mind that likes some fields better. Without thinking it plays one of guess.
type rated struct {
	mind
	worth [9]int32
	guess []int16
}

func (r rated) Judge(s rules.State, chance []int32) {
	for seat := range chance {
		chance[seat] = Sure / 2
	}
	for i, owner := range s.(*table).set().fields {
		if owner != rules.NoSeat {
			chance[owner] += r.worth[i]
			chance[1-owner] -= r.worth[i]
		}
	}
}

func (r rated) Guess(_ rules.State, _ []rules.Move, rand *rules.Rand) (rules.Move, bool) {
	return rules.Move{Verb: put, A: r.guess[rand.IntN(len(r.guess))]}, true
}

// Parts is what the own fields are worth, less those of the other one.
func (r rated) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	sum := 0
	for i, owner := range s.(*table).set().fields {
		switch {
		case owner == rules.NoSeat:
		case int(owner) == seat:
			sum += int(r.worth[i])
		default:
			sum -= int(r.worth[i])
		}
	}
	return append(buf, rules.Part{ID: "fields", Worth: sum, Amount: sum})
}

// TestOnlyMistakesAreRegretted: what gives much away, in nearly all states. Good moves, and
// those that are worse by little or by bad luck only, are left alone.
func TestOnlyMistakesAreRegretted(t *testing.T) {
	for name, c := range map[string]struct {
		worth int32 // of the field that is taken beside the usual one
		guess []int16
		lost  int
	}{
		"a mistake":           {-2000, []int16{0}, 2000},
		"a good move":         {400, []int16{0}, 0},
		"as good":             {0, []int16{0}, 0},
		"little is lost":      {1 - regretLeast, []int16{0}, 0},
		"just enough is lost": {-regretLeast, []int16{0}, regretLeast},
		"worse by bad luck":   {0, []int16{0, 3}, 0},
	} {
		worth := [9]int32{0: 4500, 1: c.worth}
		l := Level{Mind: rated{worth: worth, guess: c.guess}, Iterations: 40}
		r := l.Regret(ask(t, position{Board: ".........", Each: 2}), rules.Move{Verb: put, A: 1})
		if r.Lost != c.lost {
			t.Errorf("%s: %d lost, want %d", name, r.Lost, c.lost)
		}
	}
}

// listed is a mind that judges the first field from a list, one worth for each look.
type listed struct {
	rated
	looks *[]int32
}

func (l listed) Judge(s rules.State, chance []int32) {
	if s.(*table).set().fields[1] == 0 && len(*l.looks) > 0 {
		l.worth[1], *l.looks = (*l.looks)[0], (*l.looks)[1:]
	}
	l.rated.Judge(s, chance)
}

// TestAMistakeIsOneInNearlyAllStates: in 13 of the 16 that are looked at, not in 12, though
// these would weigh as much on average.
func TestAMistakeIsOneInNearlyAllStates(t *testing.T) {
	const best, as, worse = 3000, 3001, -1500
	for n, lost := range map[int]int{16: best - worse, 13: (13*(best-worse) - 3) / 16, 12: 0, 5: 0} {
		looks := slices.Concat([]int32{0}, slices.Repeat([]int32{worse}, n), slices.Repeat([]int32{as}, 16-n)) // the choice looks first
		l := Level{Mind: listed{rated{worth: [9]int32{0: best}}, &looks}}
		if r := l.Regret(ask(t, position{Board: "........."}), rules.Move{Verb: put, A: 1}); r.Lost != lost {
			t.Errorf("worse in %d states: %d lost, want %d", n, r.Lost, lost)
		}
	}
}

// mute is rated and can tell no reason.
type mute struct{ rated }

func (mute) Parts(_ rules.State, _ int, buf []rules.Part) []rules.Part { return buf }

// TestAMistakeHasAReason: who cannot say why a move is worse says nothing.
func TestAMistakeHasAReason(t *testing.T) {
	mind := rated{worth: [9]int32{0: 3000}, guess: []int16{0}}
	for name, c := range map[string]struct {
		mind Mind
		want int
	}{"rated": {mind, 3000}, "mute": {mute{mind}, 0}} {
		r := Level{Mind: c.mind, Iterations: 40}.Regret(ask(t, position{Board: "........."}), rules.Move{Verb: put, A: 1})
		if r.Lost != c.want || len(r.Reasons) > 0 != (c.want > 0) {
			t.Errorf("%s: %+v", name, r)
		}
	}
}

// TestNoGainHidesWhatAMistakeCosts: what is gained beside it is told of an advice only.
func TestNoGainHidesWhatAMistakeCosts(t *testing.T) {
	v := versus{lost: []int{0}, grew: []int{1, -1}, squares: []int{1, 1}}
	v.was.sums = []rules.Part{{ID: "gain"}, {ID: "cost", Worth: 100, Amount: 1}}
	v.now.sums = []rules.Part{{ID: "gain", Worth: 900, Amount: 1}, {ID: "cost"}}
	for gains, want := range map[int]string{mostGains: "gain", 0: "cost"} {
		if got := v.reasons(gains); len(got) != 1 || got[0].ID != want {
			t.Errorf("told are %+v, want %s", got, want)
		}
	}
}

// TestAMoveIsComparedWithTheBestOne, not with what somebody plays without thinking. What
// only comes earlier than in the choice is no mistake.
func TestAMoveIsComparedWithTheBestOne(t *testing.T) {
	l := Level{Mind: rated{worth: [9]int32{0: 3000, 1: 1500}, guess: []int16{5}}, Iterations: 400}
	for field, lost := range map[int16]int{0: 0, 1: 0, 5: 1500} {
		if r := l.Regret(ask(t, position{Board: ".........", Each: 2}), rules.Move{Verb: put, A: field}); r.Lost != lost {
			t.Errorf("of field %d %d is lost, want %d", field, r.Lost, lost)
		}
	}
}

// keen is rated and knows who has won, too.
type keen struct{ rated }

func (k keen) Judge(s rules.State, chance []int32) {
	if s.(*table).set().won != rules.NoSeat {
		k.mind.Judge(s, chance)
		return
	}
	k.rated.Judge(s, chance)
}

// TestWhatTheLevelWouldPlayIsNoMistake: who stops the other one from winning looks worse
// off at the end of the go than who takes what is worth most.
func TestWhatTheLevelWouldPlayIsNoMistake(t *testing.T) {
	l := Level{Mind: keen{rated{worth: [9]int32{0: 3000, 8: -3000}, guess: []int16{0}}}, Iterations: 2000}
	for field, lost := range map[int16]int{5: 0, 8: 3000} {
		if r := l.Regret(ask(t, position{Board: "...11...."}), rules.Move{Verb: put, A: field}); r.Lost != lost {
			t.Errorf("of field %d %d is lost, want %d", field, r.Lost, lost)
		}
	}
}

// TestALastMoveIsNotBlamedForTheNextGo: what the other one does afterwards is looked at
// neither with the move nor without it.
func TestALastMoveIsNotBlamedForTheNextGo(t *testing.T) {
	l := Level{Mind: rated{worth: [9]int32{0: 2000, 1: 1900}, guess: []int16{0}}, Iterations: 40}
	if r := l.Regret(ask(t, position{Board: "........."}), rules.Move{Verb: put, A: 1}); r.Lost != 0 {
		t.Errorf("%d lost", r.Lost)
	}
}
