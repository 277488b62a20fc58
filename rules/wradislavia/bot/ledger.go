package bot

import (
	"schron/rules"

	game "schron/rules/wradislavia"
)

// entry is a part of what a side is worth.
type entry uint8

// The entries, and what their amounts count.
const (
	entryLiving entry = iota // characters that are not dead
	entryHeavy               // those of them that are heavily wounded (WR-35)
	entryArmour              // points of armour and crossed-out signs of the living
	entryHurt                // wounds in the clash of those that live
	entryPeruns
	entryDanger // cards that the hand lacks to be safe (WR-37)
	entries
)

// ledger is what a side is worth, entry by entry.
type ledger [entries]rules.Entry

func (l *ledger) add(e entry, worth, amount int) { l[e].Add(worth, amount) }

// sum is what all is worth together.
func (l *ledger) sum() int { return rules.SumWorth(l[:]) }

// weigh fills the ledger of a seat.
func (k *Weights) weigh(s *game.State, seat int, l *ledger) {
	hand := s.Hand(seat).Len()
	for c := s.Hand(seat); c != 0; c &= c - 1 {
		k.enter(l, c.First(), false)
	}
	if hand > game.HandCards { // in the draft the average counts
		for _, e := range [...]entry{entryLiving, entryArmour} {
			l[e].Worth, l[e].Amount = l[e].Worth*game.HandCards/hand, l[e].Amount*game.HandCards/hand
		}
	}
	for c := s.Before(seat); c != 0; c &= c - 1 {
		k.enter(l, c.First(), true)
	}
	side := s.Side(seat)
	for slot := range side {
		p := &side[slot]
		if fate := p.Fate(); p.Who() != game.Nobody && fate != game.FateDead {
			k.enter(l, p.Who(), fate == game.FateHeavy)
			l.add(entryHurt, -k.Wound*int(p.Wounds()), int(p.Wounds()))
			if fate == game.FateBack {
				hand++
			}
		}
	}
	if s.Phase() == game.PhaseDeployment {
		k.foresee(s, seat, l)
	}
	if s.Before(seat) != 0 {
		hand++ // one is back at the end of the turn (WR-37)
	}
	l.add(entryPeruns, k.Perun*s.Peruns(seat), s.Peruns(seat))
	short := max(k.SafeHand-hand, 0)
	l.add(entryDanger, -k.Danger*short*short, short)
}

// foresee enters what a deployment is sure to bring if nobody is shot. That is the
// wounds of the hazard that lies there already, the armour of cover, and Peruns of
// explorers.
func (k *Weights) foresee(s *game.State, seat int, l *ledger) {
	covered, side := s.Coverer(seat) >= 0, s.Side(seat)
	for slot := range side {
		p := &side[slot]
		if p.Who() == game.Nobody {
			continue
		}
		n := int(s.Hurt(p.Who()))
		l.add(entryHurt, -k.Wound*n, n)
		if covered && p.Token().Sheltered() {
			l.add(entryArmour, k.Armour*game.CoverBonus, game.CoverBonus)
		}
		if p.Token() == game.Exploration {
			l.add(entryPeruns, k.Perun, 1)
		}
	}
}

// enter adds a living character.
func (k *Weights) enter(l *ledger, c game.Character, heavy bool) {
	a := c.Armour()
	worth, armour := k.character(c), k.armour(a)
	l.add(entryLiving, worth, 1)
	l.add(entryArmour, armour, a.Value()+a.Signs())
	if heavy {
		l.add(entryHeavy, -(worth+armour)*(1000-k.Heavy)/1000, 1)
	}
}
