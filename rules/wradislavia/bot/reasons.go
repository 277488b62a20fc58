package bot

import (
	"schron/rules"

	game "schron/rules/wradislavia"
)

// reason is something of a side that a player can count on the table. It knows what so
// much of it is worth to that side. Its words have the keys "wradislavia.part.<id>.more" and
// ".less"; before the id of the opponent's stands "foe-".
type reason struct {
	id    string
	count func(s *game.State, seat int) int
	worth func(k *Weights, n int) int
}

// reasons are what an advice gives as reasons. What a hand is like counts in the draft
// only, since later it hangs on who lives.
var reasons = [...]reason{
	{"dead", dead, func(k *Weights, n int) int { return -k.mean() * n * k.Heavy / 1000 }},
	{"heavy", heavy, func(k *Weights, n int) int { return -k.mean() * n * (1000 - k.Heavy) / 1000 }},
	{"hazard", inDeployment(true, wounds), func(k *Weights, n int) int { return -k.Wound * n }},
	{"wounds", inDeployment(false, wounds), func(k *Weights, n int) int { return -k.Wound * n }},
	{"peruns", (*game.State).Peruns, func(k *Weights, n int) int { return k.Perun * n }},
	{"finds", finders, func(k *Weights, n int) int { return k.Perun * n }},
	{"cover", covered, func(k *Weights, n int) int { return k.Armour * game.CoverBonus * n }},
	{"cards", cards, func(k *Weights, n int) int { return -k.Danger * max(k.SafeHand-n, 0) * max(k.SafeHand-n, 0) }},
	{"armour", inDraft(func(c game.Character) int { return c.Armour().Value() }), func(k *Weights, n int) int { return k.Armour * n }},
	{"signs", inDraft(func(c game.Character) int { return c.Armour().Signs() }), func(k *Weights, n int) int { return k.Immunity * n }},
	{"shotguns", inDraft(with(game.Shotgun)), func(k *Weights, n int) int { return k.Shotgun * n }},
	{"machine-guns", inDraft(with(game.MachineGun)), func(k *Weights, n int) int { return k.MachineGun * n }},
	{"sniper-rifles", inDraft(with(game.SniperRifle)), func(k *Weights, n int) int { return k.SniperRifle * n }},
	{"pulse-rifles", inDraft(with(game.PulseRifle)), func(k *Weights, n int) int { return k.PulseRifle * n }},
}

// Parts are the reasons of the seat's own side, then of the opponent's, whose worth counts
// against it. The last part, of which the amount never changes, is what Judge weighs
// beside them.
func (w Mind) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	d, k := s.(*game.State), w.weights()
	rest := 0
	for side, who := range [game.Seats]int{seat, other(seat)} {
		sign, prefix := 1-2*side, [...]string{"", "foe-"}[side]
		rest += sign * k.weigh(d, who)
		for _, r := range reasons {
			n := r.count(d, who)
			p := rules.Part{ID: prefix + r.id, Amount: n}
			if n != rules.NotCounted {
				p.Worth = sign * r.worth(k, n)
			}
			if r.id == "heavy" {
				p.Unless = prefix + "dead" // who dies is no more wounded
			}
			rest -= p.Worth
			buf = append(buf, p)
		}
	}
	return append(buf, rules.Part{ID: "rest", Worth: rest})
}

// mean is what a character is worth on average.
func (k *Weights) mean() int {
	return (k.Shotgun + k.MachineGun + k.SniperRifle + k.PulseRifle) / 4
}

// fates counts who has one of some fates in the clash. The wounds count that they will
// have after the strikes that are named (WR-22, WR-35).
func fates(s *game.State, seat int, is func(f game.Fate) bool) int {
	n := 0
	for slot, p := range s.Side(seat) {
		if p.Who() != game.Nobody && is(game.FateOf(hurt(s, seat, slot))) {
			n++
		}
	}
	return n
}

// hurt counts the wounds of a slot, with those of the strikes that are named. Before the
// reveal they are those of the hazard that lies there already.
func hurt(s *game.State, seat, slot int) int {
	p := &s.Side(seat)[slot]
	n := int(p.Wounds())
	if s.Phase() == game.PhaseDeployment {
		return n + int(s.Hurt(p.Who()))
	}
	for _, foe := range s.Side(other(seat)) {
		if foe.Who() != game.Nobody && foe.Target() == slot {
			n += int(s.StrikeWounds())
		}
	}
	return n
}

// dead are those that the draft has left who live no more.
func dead(s *game.State, seat int) int {
	if s.Phase() == game.PhaseDraft {
		return 0
	}
	living := s.Hand(seat).Len() + s.Before(seat).Len() + fates(s, seat, func(f game.Fate) bool { return f != game.FateDead })
	return game.HandCards - living
}

func heavy(s *game.State, seat int) int {
	return s.Before(seat).Len() + fates(s, seat, func(f game.Fate) bool { return f == game.FateHeavy })
}

// cards are those in the hand at the end of the turn (WR-37).
func cards(s *game.State, seat int) int {
	return s.Hand(seat).Len() + min(s.Before(seat).Len(), 1) + fates(s, seat, func(f game.Fate) bool { return f == game.FateBack })
}

func wounds(s *game.State, seat int) int {
	sum := 0
	for slot, p := range s.Side(seat) {
		if p.Who() != game.Nobody {
			sum += hurt(s, seat, slot)
		}
	}
	return sum
}

// inDeployment counts in that phase or in the others only.
func inDeployment(is bool, count func(s *game.State, seat int) int) func(s *game.State, seat int) int {
	return func(s *game.State, seat int) int {
		if (s.Phase() == game.PhaseDeployment) != is {
			return rules.NotCounted
		}
		return count(s, seat)
	}
}

// finders explore and will find a Perun as things stand (WR-36).
func finders(s *game.State, seat int) int {
	n := 0
	for slot, p := range s.Side(seat) {
		if p.Token() == game.Exploration && game.FateOf(hurt(s, seat, slot)) == game.FateBack {
			n++
		}
	}
	return n
}

// covered are those to whom a comrade gives cover (WR-18).
func covered(s *game.State, seat int) int {
	n := 0
	for _, p := range s.Side(seat) {
		if s.Coverer(seat) >= 0 && p.Token().Sheltered() {
			n++
		}
	}
	return n
}

// inDraft adds up something of a hand.
func inDraft(have func(c game.Character) int) func(s *game.State, seat int) int {
	return func(s *game.State, seat int) int {
		if s.Phase() != game.PhaseDraft {
			return rules.NotCounted
		}
		sum := 0
		for c := s.Hand(seat); c != 0; c &= c - 1 {
			sum += have(c.First())
		}
		return sum
	}
}

func with(w game.Weapon) func(c game.Character) int {
	return func(c game.Character) int {
		if c.Weapon() == w {
			return 1
		}
		return 0
	}
}

// Tells reports whether a move names the Perun that it costs.
func (w Mind) Tells(m rules.Move, part string) bool {
	return m.Verb == game.VerbExtra && part == "peruns"
}

// Retakes reports whether a move takes back what was chosen for the deployment or the draft.
func (w Mind) Retakes(m rules.Move) bool { return m.Verb == game.VerbRecall || m.Verb == game.VerbKeep }
