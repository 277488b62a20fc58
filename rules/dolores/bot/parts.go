package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// entry is a part of the outlook. Its id is in entryIDs, its words have the keys
// "dolores.part.<id>.more" and "dolores.part.<id>.less".
type entry uint8

// The parts. Those that are a burden count against a federation.
const (
	entryMoney   entry = iota
	entryStore         // goods, at what the bank pays
	entryYield         // what the buildings will make up to the end
	entryTaxes         // a burden: what will be owed up to the end, dear purchases for it included
	entryUnpaid        // a burden: what lacks for the taxes of this round and a poor next one
	entryCities        // with their buildings
	entryRobots        // installed ones
	entryLand          // fields
	entryArmy          // units and sections on the map
	entryDanger        // a burden: what others could destroy with the units they have, and radioactive clouds
	entryRival         // a burden: what the others are worth
	entryGathers       // of the yield, what is harvested and felled; hints tell it alone
	entries
)

var entryIDs = [entries]string{
	"money", "store", "yield", "taxes", "unpaid", "cities", "robots", "land", "army", "danger", "rival", "gathers",
}

// burden reports whether a part counts against a federation.
func (e entry) burden() bool {
	return e == entryTaxes || e == entryUnpaid || e == entryDanger || e == entryRival
}

// weigh sums the parts up as they count, in twice kokos.
func (o *outlook) weigh(k *Weights) {
	sum := 0
	for e, n := range o.parts {
		if e := entry(e); e.burden() {
			n = -n
		}
		sum += n * k.of(entry(e)) / 100
	}
	o.worth = sum
}

// lead is by how much a federation leads that is worth this, in thousandths of a logit.
func (k *Weights) lead(worth, rival int) int {
	worth = max(0, worth)
	return k.Lead * (worth - rival) / (worth + rival + 1)
}

// rival is the combined worth of a seat's opponents to a player who wants to be the
// wealthiest. The strongest counts most.
func (k *Weights) rival(worth []int, seat int) int {
	most, sum := 0, 0
	for other, n := range worth {
		if other != seat {
			most, sum = max(most, n), sum+max(0, n)
		}
	}
	return most + (sum-most)*k.Rest/100
}

// Parts returns what Judge weighs for a seat, as players see it. Worth is in twice kokos
// as they count: what these add to the lead hangs on all others. The yield, the harvest and
// the taxes of a round count Boundless times. What lacks for taxes counts by the yield that is
// lost with it. The others count by their wealth.
func (w Mind) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	d, k := s.(*game.State), w.weights()
	o, owes, owed, lacks := k.outlook(d, seat), d.Taxes(seat), 0, 0
	for g, n := range owes {
		owed, lacks = owed+n, lacks+max(0, n-d.Fed(seat).Store()[g])
	}
	rivals := 0
	for x := range d.Seats() {
		if x != seat && !d.Fed(x).Out() {
			rivals += 2 * d.WealthOf(x, d.Census(x)).Total()
		}
	}
	yield, gathers := k.meanYield(d, seat)
	o.parts[entryYield], o.parts[entryGathers], o.parts[entryTaxes] = k.Boundless*2*yield, k.Boundless*2*gathers, k.Boundless*2*owes.Value()
	o.parts[entryUnpaid], o.parts[entryRival] = 2*yield*lacks/max(1, owed), rivals
	for e, n := range o.parts {
		part := rules.Part{ID: entryIDs[e], Worth: n * k.of(entry(e)) / 100, Amount: n / 2}
		switch e := entry(e); e {
		case entryDanger:
			part.Vague, part.Unless = true, "+yield +gathers +cities" // who has more has more to lose
		case entryUnpaid:
			part.Unless = "+taxes" // who owes more lacks more, and has not bought it yet
			if part.Worth, part.Amount = n, lacks; !d.BeforeTaxes(seat) {
				part.Worth, part.Amount = 0, rules.NotCounted
			}
		case entryYield, entryGathers, entryTaxes:
			part.Vague, part.Amount = e != entryTaxes, part.Amount/k.Boundless
		}
		if entry(e).burden() {
			part.Worth = -part.Worth
		}
		buf = append(buf, part)
	}
	return buf
}

// meanYield is what the buildings of a seat make, and what they harvest and fell, in kokos. It
// is that of a round on average, with all taxes paid (DO-40, DO-41).
func (k *Weights) meanYield(s *game.State, seat int) (makes, gathers int) {
	work, over := s.Labour(seat), s.PollutionOver(seat)
	for die := 1; die <= 6; die++ {
		for g, x := range work.Yield(max(0, die-over)) {
			makes += s.PaysAnew(game.Good(g), x)
		}
	}
	food, wood, _ := gathered(s, seat, &work, over, k.roundsLeft(s))
	return makes / 6, s.PaysAnew(game.Food, food/2) + s.PaysAnew(game.Wood, wood/2)
}

// Tells reports whether a move names what it adds to a federation, or takes from its store.
func (w Mind) Tells(m rules.Move, part string) bool {
	switch m.Verb {
	case game.VerbFound, game.VerbBuild:
		return part == entryIDs[entryCities]
	case game.VerbInstall:
		return part == entryIDs[entryRobots]
	case game.VerbClaim:
		return part == entryIDs[entryLand]
	case game.VerbLay, game.VerbPlace:
		return part == entryIDs[entryArmy]
	case game.VerbSell:
		return part == entryIDs[entryStore]
	}
	return false
}
