package bot

import (
	"fmt"
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// TestPartsAreWhatJudgeWeighs: the chance of a seat is that of the sum of its team's parts
// ahead of the best other player's. What others have counts against the seat. Who reckons
// with the end compares with each of them.
func TestPartsAreWhatJudgeWeighs(t *testing.T) {
	own := HandSet
	own.Fire, own.Near2, own.Button, own.Frail = 31, 17, 55, 20
	n := 0
	for _, w := range []Mind{{}, {Simple: true}, {Weights: &own}, {Weights: &own, Ending: true}} {
		eachPosition(t, 1, 5, func(s *game.State) {
			judgedByParts(t, w, s)
			n++
		})
	}
	if n < 1000 {
		t.Errorf("%d positions only", n)
	}
}

func judgedByParts(t *testing.T, w Mind, s *game.State) {
	t.Helper()
	if w.Ending && (s.Stage() != game.StageExplore || s.People() > 2) {
		return // the parts are not simply added there
	}
	chance, worth := make([]int32, s.Seats()), make([]int, s.Seats())
	var all [][]rules.Part
	for seat := range s.Seats() {
		parts := w.Parts(s, seat, nil)
		for _, p := range parts {
			if p.Amount < 0 && p.Amount != rules.NotCounted {
				t.Fatalf("seat %d has %+v", seat, p)
			}
			if own := p.Whom.Name == ""; own && p.ID != "lead" && p.ID != "behind" {
				worth[s.Owner(seat)] += p.Worth
			}
		}
		all = append(all, parts)
	}
	w.Judge(s, chance)
	for seat := range s.Seats() {
		own, best := s.Owner(seat), -1<<30
		for other := range s.People() {
			if other != own {
				best = max(best, worth[other])
			}
		}
		if want := min(max(rules.Logistic(worth[own]-best), 1), certain-1); chance[seat] != want {
			t.Fatalf("seat %d has %d, its parts say %d", seat, chance[seat], want)
		}
		for _, p := range all[seat] {
			if p.Whom.Name == "" {
				continue
			}
			sign := -1
			if s.Allied(seat, p.Whom.N) {
				sign = 1
			}
			i := slices.IndexFunc(all[p.Whom.N], func(q rules.Part) bool { return "their-"+q.ID == p.ID })
			if q := all[p.Whom.N][i]; p.Worth != sign*q.Worth || p.Amount != q.Amount {
				t.Fatalf("seat %d has %+v, for seat %d it is %+v", seat, p, p.Whom.N, q)
			}
		}
	}
}

// part is what a mind says of one thing.
func part(t *testing.T, s *game.State, seat int, id string) rules.Part {
	t.Helper()
	for _, p := range (Mind{}).Parts(s, seat, nil) {
		if p.ID == id {
			return p
		}
	}
	t.Fatalf("no part %s", id)
	return rules.Part{}
}

// TestEachPartCountsItsThing: what a part is called is what moves it.
func TestEachPartCountsItsThing(t *testing.T) {
	base := []change{corridorHalls, stands(0, "d6"), stands(1, "d2"), left(0, 8, 0)}
	plain := at(t, 2, base...)
	for _, c := range []struct {
		id   string
		sign int // of what it adds
		was  int
		now  int
		add  change
	}{
		{"trophies", 1, 0, 4, owns(0, "core")},
		{"fire", 1, 2, 3, owns(0, "fire")},
		{"armour", -1, 8, 5, left(0, 5, 1)},
		{"boosters", 1, 0, 1, left(0, 8, 1)},
		{"room", 1, 7, 10, lays("c6 111110", "b5 111110", "e5 111110")},
		{"ahead", 1, 0, 4, content("d5", "core", 0)},
		{"ahead", -1, 4, 4, stands(1, "d4")}, // the other one comes first
		{"finds", 1, 0, 1, content("d5", "fire", 0)},
		{"their-trophies", -1, 0, 4, owns(1, "core")},
		{"their-fire", -1, 2, 3, owns(1, "fire")},
		{"guards", -1, 0, 1, func(t testing.TB, p *position) {
			left(0, 2, 0)(t, p)
			content("d7", "cerberus", game.West.Edge())(t, p)
		}},
		{"exit", 1, 2, 1, func(t testing.TB, p *position) { escape(1)(t, p); stands(0, "d7")(t, p) }},
		{"button", 0, 2, 1, stands(0, "d5")},
	} {
		t.Run(fmt.Sprint(c.id, c.sign), func(t *testing.T) {
			from := plain
			if c.id == "ahead" && c.sign < 0 {
				from = at(t, 2, append(base, content("d5", "core", 0), turnOf(1))...)
			}
			changes := append(append([]change{}, base...), c.add)
			if from != plain {
				changes = append(changes, content("d5", "core", 0), turnOf(1))
			}
			was, now := part(t, from, 0, c.id), part(t, at(t, 2, changes...), 0, c.id)
			if was.Amount != c.was || now.Amount != c.now || (now.Worth-was.Worth)*c.sign < 0 || c.sign != 0 && now.Worth == was.Worth {
				t.Errorf("%+v, then %+v", was, now)
			}
		})
	}
}

// TestWhoPressesTheButtonLeadsOrNot: that is told of who has pressed it, and by how much.
func TestWhoPressesTheButtonLeadsOrNot(t *testing.T) {
	for _, c := range []struct {
		seat         int // that owns a data core
		lead, behind int
	}{{0, 4, 0}, {1, 0, 4}} {
		s := at(t, 2, corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d2"), left(0, 8, 0), owns(c.seat, "core"))
		play(t, s, "move d4")
		if before := part(t, s, 0, "lead").Amount + part(t, s, 0, "behind").Amount; before != 0 {
			t.Errorf("before the press %d", before)
		}
		play(t, s, "press")
		lead, behind := part(t, s, 0, "lead"), part(t, s, 0, "behind")
		if lead.Amount != c.lead || behind.Amount != c.behind || lead.Worth < 0 || behind.Worth > 0 || lead.Worth == behind.Worth {
			t.Errorf("%+v, %+v", lead, behind)
		}
		if other := part(t, s, 1, "lead"); other.Amount != 0 {
			t.Errorf("who has not pressed it: %+v", other)
		}
	}
}

// TestWhoMayBeRobbedIsInDanger, unless the fire is too weak or who could do it stands in the
// same hall and must leave it (WCP-11, WCP-30, WCP-31).
func TestWhoMayBeRobbedIsInDanger(t *testing.T) {
	weak := []change{corridorHalls, stands(0, "d6"), stands(1, "d5"), owns(0, "core"), left(0, 2, 0)}
	for _, c := range []struct {
		want int
		add  change
	}{
		{1, turnOf(1)},
		{0, left(0, 3, 0)},
		{0, stands(1, "d6")},
	} {
		s := at(t, 2, append(weak, turnOf(1), c.add)...)
		if got := part(t, s, 0, "duel"); got.Amount != c.want || (got.Worth < 0) != (c.want > 0) {
			t.Errorf("%+v, want %d", got, c.want)
		}
	}
}

// TestABotEndsAGameThatWouldWaitForEver: where the base does not press its button
// itself, a bot goes and does it in the end (WCP-57).
func TestABotEndsAGameThatWouldWaitForEver(t *testing.T) {
	for _, c := range []struct {
		patience  int
		way, then []string
	}{{0, []string{"move d4"}, []string{"press"}}, {6, []string{"move c4", "move d4", "move d6", "move e4", "move e5"}, []string{"press", "pass"}}} {
		s := at(t, 2, corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d2"), left(0, 8, 0), func(_ testing.TB, p *position) {
			p.Patience, p.TurnsLeft = c.patience, c.patience*2
		})
		if got := thinks(s); !slices.Equal(got, c.way) {
			t.Errorf("patience %d: thinks of %v, want %v", c.patience, got, c.way)
		}
		play(t, s, "move d4")
		if got := thinks(s); !slices.Equal(got, c.then) {
			t.Errorf("patience %d: thinks of %v, want %v", c.patience, got, c.then)
		}
	}
}

// TestABotLaysNoGuardTowardsItself: a guard with an arrow to the pawn does not bar its only
// way, in no stage.
func TestABotLaysNoGuardTowardsItself(t *testing.T) {
	for _, c := range []struct {
		stands, lays string
		stage        change
		listed       bool
	}{
		{"d7", "content cerberus d6 000100", inRound(5), true},
		{"d7", "content cerberus d6 100000", inRound(5), false}, // the only step
		{"d6", "content cerberus d5 100000", inRound(5), true},
		{"d5", "content cerberus d6 000100", escape(1), false}, // the way out
		{"d5", "content cerberus d7 000100", escape(1), false},
		{"d5", "content cerberus d7 100000", escape(1), true},
	} {
		s := at(t, 2, corridorHalls, stands(0, c.stands), stands(1, "d2"), c.stage, func(t testing.TB, p *position) {
			k := pull(&p.TokenStack, read(t, game.ParseToken, "cerberus"))
			p.Players[0].Tokens, p.Players[0].TokenCount = append(p.Players[0].Tokens, k), p.Players[0].TokenCount+1
			p.Phase, p.Decision, p.Done.HallLaid = game.PhasePlace, game.DecidePlace, true
		})
		if got := slices.Contains(thinks(s), c.lays); got != c.listed {
			t.Errorf("at %s, %s: %v, want %v", c.stands, c.lays, got, c.listed)
		}
	}
}

// TestABotMakesNoTripForABooster: once halls fall it does not drive away from the outside
// to one, but for want of another way. Before, and to anything else, it does.
func TestABotMakesNoTripForABooster(t *testing.T) {
	for _, c := range []struct {
		at, lies string
		stage    change
		listed   bool
	}{{"d6", "booster", escape(1), false}, {"d6", "core", escape(1), true}, {"d6", "booster", inRound(5), true}, {"d7", "booster", escape(1), false}} {
		to := map[string]string{"d6": "d5", "d7": "d6"}[c.at]
		changes := []change{corridorHalls, stands(0, c.at), stands(1, "d2"), left(0, 8, 0), content(to, c.lies, 0), c.stage}
		if got := slices.Contains(thinks(at(t, 2, changes...)), "move "+to); got != c.listed {
			t.Errorf("%s from %s to a %s: %v, want %v", to, c.at, c.lies, got, c.listed)
		}
	}
}

// TestWhoHasLeastDoesNotPress the button.
func TestWhoHasLeastDoesNotPress(t *testing.T) {
	for seat, want := range []bool{true, false} {
		s := at(t, 2, corridorHalls, withoutStack, stands(0, "d5"), stands(1, "d2"), owns(seat, "core"), inRound(20))
		play(t, s, "move d4")
		if got := slices.Contains(thinks(s), "press"); got != want {
			t.Errorf("with the trophy at seat %d: press %v, want %v", seat, got, want)
		}
	}
}
