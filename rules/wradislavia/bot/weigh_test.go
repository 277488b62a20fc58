package bot

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/wradislavia"
)

// newState deals a game.
func newState(t testing.TB, seed uint64) *game.State {
	t.Helper()
	s, err := game.Game{}.New(rules.Setup{Players: game.Seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*game.State)
}

// eachPosition walks through the first turns of random games.
func eachPosition(t *testing.T, f func(s *game.State)) {
	t.Helper()
	r := rules.NewRand(5)
	for seed := range uint64(6) {
		for s := newState(t, seed); s.Actor() != rules.NoSeat && s.Turn() < 12; {
			f(s)
			play(s, rulestest.RandomMove(s, &r))
		}
	}
}

// TestPartsAddUpToTheJudgment: in every phase the parts of a seat add up to the lead
// whose chance Judge gives it, with other weights too. They are always the same ones.
func TestPartsAddUpToTheJudgment(t *testing.T) {
	own := HandSet
	own.Shotgun, own.Perun, own.Danger, own.Heavy = 1200, 333, 400, 500
	seen := map[game.Phase]int{}
	eachPosition(t, func(s *game.State) {
		seen[s.Phase()]++
		for _, w := range []Mind{{}, {Weights: &own}} {
			var chance [game.Seats]int32
			w.Judge(s, chance[:])
			for seat := range game.Seats {
				parts := w.Parts(s, seat, nil)
				sum := 0
				for _, p := range parts {
					sum += p.Worth
				}
				if got := rules.Logistic(sum); got < chance[seat]-1 || got > chance[seat]+1 {
					t.Fatalf("%s: %d parts add up to %d, Judge gives seat %d %d", s.Phase(), len(parts), got, seat, chance[seat])
				}
			}
		}
	})
	for _, p := range []game.Phase{game.PhaseDraft, game.PhaseDeployment, game.PhaseFire} {
		if seen[p] == 0 {
			t.Errorf("never in %s", p)
		}
	}
}

// TestReasonsCountWhatTheySay by what everybody sees, once the clash lies open.
func TestReasonsCountWhatTheySay(t *testing.T) {
	met := map[string]bool{}
	eachPosition(t, func(s *game.State) {
		v := s.View(rules.AllSeats).(game.View)
		if s.Phase() != game.PhaseFire {
			return
		}
		for seat, p := range v.Players {
			want := map[string]int{
				"dead": game.HandCards - p.HandCount - len(p.Before), "heavy": len(p.Before), "peruns": p.Peruns,
				"wounds": 0, "cards": p.HandCount + min(len(p.Before), 1),
			}
			for slot, x := range p.Clash {
				want["wounds"] += x.Wounds
				switch v.Fate(seat, slot) {
				case game.FateHeavy:
					want["heavy"]++
					want["dead"]--
				case game.FateBack:
					want["cards"]++
					want["dead"]--
				}
			}
			for _, part := range (Mind{}).Parts(s, seat, nil) {
				n, counted := want[part.ID]
				if counted && part.Amount != n {
					t.Fatalf("%s counts %d, want %d", part.ID, part.Amount, n)
				}
				if counted && n > 0 && part.Worth > 0 != (part.ID == "peruns") && part.ID != "cards" {
					t.Fatalf("%d of %s are worth %d", n, part.ID, part.Worth)
				}
				met[part.ID] = met[part.ID] || counted && n > 0
			}
		}
	})
	for _, id := range []string{"dead", "heavy", "peruns", "wounds", "cards"} {
		if !met[id] {
			t.Errorf("never counted %s", id)
		}
	}
}

// TestADraftPutsTheWorstAway: who discards less than the average of a hand gains.
func TestADraftPutsTheWorstAway(t *testing.T) {
	start := newState(t, 3)
	seat := start.Active()
	without := func(c game.Character) int {
		s := *start
		if c != game.Nobody {
			play(&s, game.Discard(c))
		}
		return HandSet.weigh(&s, seat)
	}
	was, worst, best := without(game.Nobody), start.Hand(seat).First(), start.Hand(seat).First()
	for rest := start.Hand(seat); rest != 0; rest &= rest - 1 {
		c := rest.First()
		if HandSet.armour(c.Armour()) < HandSet.armour(worst.Armour()) {
			worst = c
		}
		if HandSet.armour(c.Armour()) > HandSet.armour(best.Armour()) {
			best = c
		}
	}
	if got := without(worst); got <= was {
		t.Errorf("without %s %d, with it %d", worst, got, was)
	}
	if got := without(best); got >= was {
		t.Errorf("without %s %d, with it %d", best, got, was)
	}
}

// TestADeploymentIsJudgedByWhatItIsSureToBring, so that an advice can give reasons
// before anything is revealed.
func TestADeploymentIsJudgedByWhatItIsSureToBring(t *testing.T) {
	s := newState(t, 3)
	r := rules.NewRand(1)
	for s.Phase() != game.PhaseDeployment {
		play(s, rulestest.RandomMove(s, &r))
	}
	seat := s.Active()
	was, hurt := HandSet.weigh(s, seat), 0
	for slot, m := range [game.Slots]game.Manoeuvre{game.Cover, game.Exploration, game.Attack} {
		c := s.Hand(seat).First()
		hurt += int(s.Hurt(c))
		play(s, game.Send(c, slot))
		play(s, game.Assign(m, slot))
	}
	want := 2*game.CoverBonus*HandSet.Armour + HandSet.Perun - hurt*HandSet.Wound
	if got := HandSet.weigh(s, seat) - was; got != want {
		t.Errorf("it brings %d, want %d", got, want)
	}
}

// TestReasonsHaveWords: every reason has a sentence for more of it and one for less.
func TestReasonsHaveWords(t *testing.T) {
	said := rulestest.Texts{}
	for _, p := range (Mind{}).Parts(newState(t, 1), 0, nil) {
		for _, way := range []string{".more", ".less"} {
			if own := slices.Contains(ownReasons, strings.TrimPrefix(p.ID, "foe-")); p.ID != "rest" && (!own || !strings.HasPrefix(p.ID, "foe-")) {
				said.Add(rules.Msg("wradislavia.part."+p.ID+way, rules.Number("was", 6), rules.Number("now", 4), rules.Number("n", 2)))
			}
		}
	}
	said.HaveWords(t, "wradislavia", func(key string) bool { return strings.HasPrefix(key, "wradislavia.part.") })
}

// ownReasons are those of the draft and of the deployment, in which nobody changes what
// the opponent has.
var ownReasons = []string{"hazard", "armour", "signs", "shotguns", "machine-guns", "sniper-rifles", "pulse-rifles"}

// TestNoFreeShotIsGivenUp: the fire does not end while a shot without a Perun wounds
// somebody who lives, and else it may.
func TestNoFreeShotIsGivenUp(t *testing.T) {
	met := map[bool]int{}
	eachPosition(t, func(s *game.State) {
		if s.Phase() != game.PhaseFire {
			return
		}
		free := slices.ContainsFunc(s.Legal(nil), func(m rules.Move) bool {
			shot, ok := game.ShotOf(m)
			if !ok || shot.Peruns() > 0 {
				return false
			}
			after := s.Clone().(*game.State)
			play(after, m)
			for slot, p := range s.Side(other(s.Active())) {
				if was := p.Wounds(); was < game.DeadFrom && after.Side(other(s.Active()))[slot].Wounds() > was {
					return true
				}
			}
			return false
		})
		met[free]++
		if ends := slices.Contains(Mind{}.Moves(s, nil), game.Plain(game.VerbDone)); ends == free {
			t.Errorf("turn %d: a free shot wounds: %v, the end is thought of: %v", s.Turn(), free, ends)
		}
	})
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("free shots that wound: %v", met)
	}
}
