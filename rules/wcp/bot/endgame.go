package bot

import (
	"schron/rules"

	game "schron/rules/wcp"
)

// prospect is what a person, with all pawns of the team, can look forward to when the
// base is about to fall.
type prospect struct {
	out     int // chance to come out, in hundredths
	worth   int // what comes out then, in thousandths of a logit
	points  int // the trophies among it
	settled bool
	brought game.Standing // by who is settled
}

// reckon computes everybody's chance from the press on (WCP-36). A player must come out
// of the base with more than each of the others who come out (WCP-49). worth are the
// goods of the seats.
func (m *survey) reckon(worth *[game.MaxSeats]int, chance *[game.MaxSeats]int32) {
	var all [game.MaxSeats]prospect
	for owner := range m.People() {
		all[owner] = m.prospect(owner, worth)
	}
	var each [game.MaxSeats]int
	nobody := certain
	for owner := range m.People() {
		p := &all[owner]
		n := p.out * alone / 100
		for other := range m.People() {
			if q := &all[other]; q != p {
				n = n * (certain - q.out*(certain-m.ahead(p, q))/100) / certain
			}
		}
		each[owner] = n
		nobody = nobody * (100 - p.out) / 100
	}
	m.share(&each, certain-nobody, chance)
}

// alone is the chance of who has no rivals, before share scales it.
const alone = certain * certain

// share scales the chances of people who are each compared with every other one. They
// sum up to all, the chance that anybody wins. Between two they do so by themselves.
func (m *survey) share(each *[game.MaxSeats]int, all int, chance *[game.MaxSeats]int32) {
	sum := 0
	for _, n := range each {
		sum += n
	}
	if m.People() == 2 || sum == 0 {
		sum, all = alone, certain
	}
	for seat := range m.Seats() {
		chance[seat] = int32(min(max(each[m.Owner(seat)]*all/sum, 1), certain-1))
	}
}

// prospect looks at all pawns of a person. What they have counts by how likely they
// are to come out beside the likeliest one.
func (m *survey) prospect(owner int, worth *[game.MaxSeats]int) prospect {
	v := prospect{settled: true}
	sum, points := 0, 0
	for seat := owner; seat < m.Seats(); seat += m.People() {
		p := m.Pawn(seat)
		chance := 0
		switch {
		case p.Fate() == game.Left:
			chance = 100
		case p.Fate() == game.Playing && !m.Trapped(seat):
			chance, _ = m.out(seat, p)
			chance = min(chance, mostLikely)
			v.settled = false
		}
		v.out = max(v.out, chance)
		sum += worth[seat] * chance
		points += p.Owned().Value() * chance
	}
	if v.out > 0 {
		v.worth, v.points = sum/v.out, points/v.out
	}
	if v.settled {
		v.brought = m.Standing(owner)
	}
	return v
}

// mostLikely is in hundredths how likely a pawn comes out at most that is still inside.
const mostLikely = 99

// ahead is the chance that p brings out more than q when both come out, in 1/10 000.
func (m *survey) ahead(p, q *prospect) int {
	weight := m.Open
	if m.Stage() != game.StageEscape {
		weight = m.Soon
	}
	lead := (p.worth - q.worth) * weight / 100
	switch {
	case p.settled && q.settled:
		if p.brought.Better(q.brought) {
			return certain
		}
		return 0
	case q.settled:
		return m.overtakes(p.points-q.points, lead)
	case p.settled:
		return certain - m.overtakes(q.points-p.points, -lead)
	}
	return int(rules.Logistic(lead))
}

// overtakes is the chance of who is inside to bring out more than somebody who has left
// and wins ties (WCP-49).
func (m *survey) overtakes(points, lead int) int {
	if points > 0 {
		return certain
	}
	return min(int(rules.Logistic(lead-m.Late)), mostHopeful)
}

// mostHopeful is the chance, in 1/10 000, of who still lacks a trophy, at most.
const mostHopeful = 6000

// goods is what a seat has and can still get from the press on. It leaves out the way
// out, and counts all points in full.
func (m *survey) goods(l *ledger) int {
	return l.sum() - l[entryExit].Worth - l[entryShut].Worth - l[entryOut].Worth - l[entryTrophies].Worth + m.Point*l[entryTrophies].Amount
}
