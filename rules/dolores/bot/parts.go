package bot

import (
	"schron/rules"

	game "schron/rules/dolores"
)

// entry is a part of the outlook. Its id is in entryIDs, its words have the keys
// "dolores.part.<id>.more" and "dolores.part.<id>.less"; all amounts are in kokos.
type entry uint8

// The parts. Those that are a burden count against a federation.
const (
	entryMoney  entry = iota
	entryStore        // goods, at what the bank pays
	entryYield        // what the buildings will make up to the end
	entryTaxes        // a burden: what will be owed up to the end, dear purchases for it included
	entryUnpaid       // a burden: what lacks for the taxes of this round and a poor next one
	entryCities       // with their buildings
	entryRobots       // installed ones
	entryLand         // fields
	entryArmy         // units and sections on the map
	entryDanger       // a burden: what others could destroy with the units they have, and radioactive clouds
	entryRival        // a burden: what the others are worth
	entries
)

var entryIDs = [entries]string{
	"money", "store", "yield", "taxes", "unpaid", "cities", "robots", "land", "army", "danger", "rival",
}

// burden reports whether a part counts against a federation.
func (e entry) burden() bool {
	switch e {
	case entryTaxes, entryUnpaid, entryDanger, entryRival:
		return true
	}
	return false
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

// lead is by how much a federation leads, part by part and in thousandths of a logit.
type lead [entries]int

// sum is the whole lead.
func (l *lead) sum() int {
	sum := 0
	for _, n := range l {
		sum += n
	}
	return sum
}

// lead compares what a seat will be worth with what the others will; the last part takes
// what the others are rounded by.
func (k *Weights) lead(o *outlook, rival int) (l lead) {
	worth := max(0, o.worth)
	all := worth + rival + 1
	left := k.Lead * (worth - rival) / all
	for e := range entryRival {
		n := k.Lead * (o.parts[e] * k.of(e) / 100) / all
		if e.burden() {
			n = -n
		}
		l[e], left = n, left-n
	}
	l[entryRival] = left
	return l
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

// Parts returns what Judge weighs for a seat: they add up to its lead.
func (w Mind) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	d, k := s.(*game.State), w.weights()
	worth := make([]int, 0, game.MaxSeats)
	for x := range d.Seats() {
		worth = append(worth, k.outlook(d, x).worth)
	}
	o, rival := k.outlook(d, seat), k.rival(worth, seat)
	o.parts[entryRival] = rival
	l := k.lead(&o, rival)
	for e := range entries {
		buf = append(buf, rules.Part{ID: entryIDs[e], Worth: l[e], Amount: o.parts[e] / 2})
	}
	return buf
}
