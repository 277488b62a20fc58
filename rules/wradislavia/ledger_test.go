package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// TestPartsAddUpToTheJudgment: in every phase the parts of a seat add up to the lead
// whose chance Judge gives it, with other weights too, and are the same ones always.
func TestPartsAddUpToTheJudgment(t *testing.T) {
	own := HandSet
	own.Shotgun, own.Perun, own.Danger, own.Heavy = 1200, 333, 400, 500
	r := rules.NewRand(5)
	seen := map[Phase]int{}
	for seed := range uint64(6) {
		s := newState(t, seed)
		for s.Actor() != rules.NoSeat && s.turn < 12 {
			seen[s.phase]++
			for _, w := range []Mind{{}, {Weights: &own}} {
				var chance [Seats]int32
				w.Judge(s, chance[:])
				for seat := range Seats {
					parts := w.Parts(s, seat, nil)
					sum := 0
					for i, p := range parts {
						if sum += p.Worth; p.ID != entryIDs[i/int(entries)][i%int(entries)] {
							t.Fatalf("part %d is %q", i, p.ID)
						}
					}
					if got := rules.Logistic(sum); len(parts) != 2*int(entries) || got < chance[seat]-1 || got > chance[seat]+1 {
						t.Fatalf("%s: %d parts add up to %d, Judge gives seat %d %d", s.phase, len(parts), got, seat, chance[seat])
					}
				}
			}
			if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, p := range []Phase{PhaseDraft, PhaseDeployment, PhaseFire} {
		if seen[p] == 0 {
			t.Errorf("never in %s", p)
		}
	}
}

// TestPartsCountWhatTheySay in a position made by hand.
func TestPartsCountWhatTheySay(t *testing.T) {
	s := at(t, dice(4, 6, 9), "karol/attack jadwiga/cover jerzy/attack", plainTheirs, peruns(0, 2))
	s.posts[0][0].wounds, s.posts[0][1].wounds, s.posts[0][2].wounds = 2, 3, 5
	var l ledger
	HandSet.weigh(s, 0, &l)
	hand := s.hand[0].size()
	armour := 0
	for _, c := range append(s.hand[0].list(), s.posts[0][0].who, s.posts[0][1].who) {
		armour += c.Armour().Value() + len(c.Armour().Immunities())
	}
	want := [entries]int{
		entryLiving: hand + 2, entryHeavy: 1, entryArmour: armour, entryHurt: 5, entryPeruns: 2,
		entryDanger: max(HandSet.SafeHand-hand-1, 0),
	}
	for e, n := range want {
		if l[e].Amount != n {
			t.Errorf("%s counts %d, want %d", entryIDs[0][e], l[e].Amount, n)
		}
	}
	for _, e := range []entry{entryHeavy, entryHurt} {
		if l[e].Worth >= 0 {
			t.Errorf("%s is worth %d", entryIDs[0][e], l[e].Worth)
		}
	}
}

// TestADraftPutsTheWorstAway: who discards less than the average of a hand gains.
func TestADraftPutsTheWorstAway(t *testing.T) {
	s := newState(t, 3)
	seat := int(s.active)
	sum := func() int {
		var l ledger
		HandSet.weigh(s, seat, &l)
		return l.sum()
	}
	was := sum()
	worst, best := s.hand[seat].first(), s.hand[seat].first()
	for _, c := range s.hand[seat].list() {
		if HandSet.armour(c.Armour()) < HandSet.armour(worst.Armour()) {
			worst = c
		}
		if HandSet.armour(c.Armour()) > HandSet.armour(best.Armour()) {
			best = c
		}
	}
	hand := s.hand[seat]
	if s.hand[seat] = hand &^ worst.bit(); sum() <= was {
		t.Errorf("without %s %d, with it %d", worst, sum(), was)
	}
	if s.hand[seat] = hand &^ best.bit(); sum() >= was {
		t.Errorf("without %s %d, with it %d", best, sum(), was)
	}
}

// TestADeploymentIsJudgedByWhatItIsSureToBring, so that an advice can give reasons
// before anything is revealed.
func TestADeploymentIsJudgedByWhatItIsSureToBring(t *testing.T) {
	s := newState(t, 3)
	r := rules.NewRand(1)
	for s.phase != PhaseDeployment {
		if err := s.Apply(rulestest.RandomMove(s, &r), nil); err != nil {
			t.Fatal(err)
		}
	}
	seat := int(s.active)
	var was, now ledger
	HandSet.weigh(s, seat, &was)
	d := anySending(s.hand[seat], 0, &r)
	hurt := 0
	for i, m := range [Slots]Manoeuvre{Cover, Exploration, Attack} {
		d[i].token = m
		hurt += int(s.hurt(d[i].who))
	}
	s.put(seat, &d)
	HandSet.weigh(s, seat, &now)
	for e, want := range [entries]int{entryArmour: 2 * coverBonus, entryHurt: hurt, entryPeruns: 1} {
		if got := now[e].Amount - was[e].Amount; got != want {
			t.Errorf("%s grows by %d, want %d", entryIDs[0][e], got, want)
		}
	}
	if now[entryPeruns].Worth <= was[entryPeruns].Worth || now[entryArmour].Worth <= was[entryArmour].Worth {
		t.Error("exploring under cover is worth nothing")
	}
}
