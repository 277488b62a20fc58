package bot

import (
	"slices"

	"schron/rules"

	game "schron/rules/wcp"
)

// weigh adds what a pawn is worth.
func (m *survey) weigh(seat int, l *ledger) {
	p := m.Pawn(seat)
	points := p.Owned().Value()
	trophies := m.Point * points
	if m.Stage() == game.StageEscape {
		trophies = trophies * m.Final / 100
	}
	switch {
	case p.Fate() == game.Left:
		l.uncounted()
		l[entryTrophies], l[entryOut] = rules.Entry{Worth: trophies, Amount: points}, rules.Entry{Worth: m.Home, Amount: points}
		return
	case p.Fate() != game.Playing || p.Vehicle() == game.NoVehicle:
		l.uncounted()
		return
	}
	l.add(entryTrophies, trophies, points)
	left := m.left()
	m.weighMeans(seat, p, trophies, left, l)
	m.weighRoom(seat, p, left, l)
	m.weighAhead(seat, left, l)
	m.weighGuards(seat, p, left, l)
	m.weighDuel(seat, p, l)
	m.weighExit(seat, p, trophies, l)
	m.weighButton(seat, p, l)
}

// weighMeans adds what the vehicle can do, and takes off what guards may cost who
// cannot beat many of them.
func (m *survey) weighMeans(seat int, p *game.Pawn, trophies, left int, l *ledger) {
	fire, armour := int(m.fire[seat]), int(p.Armour())
	l.add(entryFire, m.price[game.FireUpgrade]*fire*left/100, fire)
	frail := 0
	if !m.simple {
		frail = trophies * m.Frail / 100 * int(weaknesses[fire][armour]) / guardCount
	}
	plates := (m.price[game.ArmourUpgrade] - m.Armour) * int(p.Owned().Upgrades(game.ArmourUpgrade))
	l.add(entryArmour, (m.Armour*(armour+min(armour, m.Safe))/2+plates)*left/100-frail, armour)
	markers := (m.price[game.BoosterUpgrade] - m.Booster) * min(p.Boosters(), int(p.Owned().Upgrades(game.BoosterUpgrade)))
	l.add(entryBoosters, (m.Booster*p.Boosters()+markers)*left/100, p.Boosters())
}

// weighRoom adds what a pawn can come to at all.
func (m *survey) weighRoom(seat int, p *game.Pawn, left int, l *ledger) {
	n := m.within[seat][m.sight].Len()
	worth := m.Room * n
	if p.AtEntrance() && m.Stage() == game.StageExplore && m.Entry(p.Entrance()) == 0 {
		worth -= m.Shut
	}
	l.add(entryRoom, worth*left/100, n)
	if p.AtEntrance() { // a part of what the room there is worth
		l.add(entryOutside, -startsAgain*m.Point, 1)
		l[entryRoom].Worth += startsAgain * m.Point
	}
}

// startsAgain is what it costs to start from the entrance again, in points of trophies.
const startsAgain = 2

// weighButton draws who leads to the button, once it can be pressed.
func (m *survey) weighButton(seat int, p *game.Pawn, l *ledger) {
	steps := game.Radius + 1
	if p.InBase() {
		steps = distance(p.Hall(), game.Centre)
	}
	worth := 0
	if m.hurry && !m.simple && m.worth[m.Owner(seat)] == slices.Max(m.worth[:]) {
		worth = m.Button * (game.Radius + 1 - steps)
	}
	l.add(entryButton, worth, steps)
}

// left is in hundredths how much means are still worth.
func (m *survey) left() int {
	switch {
	case m.Stage() == game.StageEscape:
		return m.Escaping
	case m.Stage() != game.StageExplore && !m.simple:
		return m.Pressed
	}
	return 100
}

// weighAhead adds the things within sight: the best one by its distance, less of the
// others and of what another pawn comes to first. Trophies and upgrades share it.
func (m *survey) weighAhead(seat, left int, l *ledger) {
	near := [sight + 1]int{0, m.Near1, m.Near2, m.Near3, m.Near4, m.Near5}
	best, all, upgrades, points, finds := 0, 0, 0, 0, 0
	goods := m.Filled() &^ m.armed
	for n := 1; n <= m.sight; n++ {
		fresh := (m.within[seat][n] &^ m.within[seat][n-1]) & goods
		if fresh == 0 {
			continue
		}
		var taken game.FieldSet
		if !m.simple {
			taken = m.first(seat, n)
		}
		for ; fresh != 0; fresh &= fresh - 1 {
			f := fresh.First()
			t, _ := m.Content(f)
			worth := m.thing(t) * near[n] / 100
			if taken.Has(f) {
				worth = worth * m.Behind / 100
			}
			best, all = max(best, worth), all+worth
			if t.Kind() != game.Trophy {
				upgrades += worth
			}
			switch {
			case n > 2:
			case t.Kind() == game.Trophy:
				points += t.Value()
			default:
				finds++
			}
		}
	}
	worth := (best + (all-best)*m.More/100) * left / 100
	finding := worth * upgrades / max(all, 1)
	l.add(entryAhead, worth-finding, points)
	l.add(entryFinds, finding, finds)
}

// weighGuards takes off what guards that would win are a danger to.
func (m *survey) weighGuards(seat int, p *game.Pawn, left int, l *ledger) {
	if !p.InBase() {
		return
	}
	var ways, under game.FieldSet
	for d := range game.Dir(game.Dirs) {
		to := (game.Set(p.Hall()) & m.pass[d]).Shift(d)
		ways |= to
		under |= to & m.deadly[seat] & m.guarded[d]
	}
	if under == 0 {
		return
	}
	n := under.Len()
	worth := m.Deadly * n * left / 100
	if ways == under && m.Stage() != game.StageEscape {
		worth += m.owned(p) * m.Cornered / 100
	}
	l.add(entryGuards, -worth, n)
}

// owned is what all that a pawn owns is worth.
func (m *survey) owned(p *game.Pawn) int {
	sum := 0
	for t, n := range p.Owned() {
		sum += m.thing(game.Token(t)) * int(n)
	}
	return sum
}

// weighDuel takes off what those may rob who can come first and would win a duel. Who stands
// in the same hall must leave it and does not come back in one turn (WCP-11, WCP-12, WCP-30).
func (m *survey) weighDuel(seat int, p *game.Pawn, l *ledger) {
	if m.simple || !p.InBase() || m.Stage() == game.StageEscape {
		return
	}
	robbed := false
	for other := range m.Seats() {
		q := m.Pawn(other)
		if m.Allied(seat, other) || m.turn[other] > m.turn[seat] || !q.Playing() || q.Hall() == p.Hall() {
			continue
		}
		moves := 1
		if q.Boosters() > 0 {
			moves = 2
		}
		if m.fire[other] >= p.Armour() && m.fire[seat] < q.Armour() && m.within[other][moves].Has(p.Hall()) {
			robbed = true
			break
		}
	}
	if !robbed {
		return
	}
	dearest := 0
	for t, have := range p.Owned() {
		if have > 0 {
			dearest = max(dearest, m.thing(game.Token(t)))
		}
	}
	l.add(entryDuel, -dearest*m.Robbed/100, 1)
}

// weighExit takes off what may be lost on the way out, and adds what it is worth to
// come out at all.
func (m *survey) weighExit(seat int, p *game.Pawn, trophies int, l *ledger) {
	chance, moves := m.out(seat, p)
	worth := -trophies * (100 - chance) / 100
	switch {
	case m.Stage() == game.StageEscape:
		worth += m.Home * chance / 100
	case m.simple || m.Stage() == game.StageExplore && !m.hurry:
		worth = 0
	case m.Stage() == game.StageExplore:
		worth = worth * m.Outlook / 100
	}
	if moves == noWay {
		l.add(entryShut, worth, 1)
		l[entryExit].Amount = rules.NotCounted
		return
	}
	l.add(entryExit, worth, moves)
}

// noWay stands for the moves to the outside where no way leads there.
const noWay = 20

// out is the chance of a pawn to come out, in hundredths, and its moves to the
// outside.
func (m *survey) out(seat int, p *game.Pawn) (chance, steps int) {
	switch {
	case m.Trapped(seat):
		return m.OutTrapped, noWay
	case p.AtEntrance():
		return m.Out, 1
	}
	steps = m.movesOut(p.Hall(), &m.pass)
	if steps == 0 {
		return m.OutLeast, noWay
	}
	saved := min(p.Boosters(), steps/2)
	far := steps - saved
	if saved == 0 { // a booster passes over a guard
		far = max(far, m.safe[seat])
	}
	chance = m.Out - (m.OutStep+m.OutFallen*m.Fallen()/10)*(far-1)
	if saved == 0 && m.safe[seat] == 0 && (m.hurry || m.Stage() != game.StageExplore) {
		chance = chance * m.OutGuarded / 100
	}
	return max(chance, m.OutLeast), steps - saved
}

// distance counts steps between two fields as the crow flies.
func distance(a, b game.Field) int {
	aq, ar := a.Axial()
	bq, br := b.Axial()
	q, r := aq-bq, ar-br
	return max(q, -q, r, -r, q+r, -q-r)
}
