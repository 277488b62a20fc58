package wcp

// weighHunt takes off what the way to the nearest other pawn costs a seat that hunts.
// Two pawns may go to and fro between halls of their own, each taking what it has laid
// itself. Then their draws decide the game. Near each other they take, guard and cut
// off what the other one lays, and there the better player wins.
func (m *survey) weighHunt(seat int, l *ledger) {
	p := &m.players[seat]
	if m.stage != StageExplore || !p.inBase() {
		return
	}
	var others FieldSet
	for other := range m.Seats() {
		if q := &m.players[other]; !m.allied(seat, other) && q.inBase() {
			others |= q.pawn.bit()
		}
	}
	if others == 0 {
		return
	}
	n := 1
	for n <= m.sight && m.within[seat][n]&others == 0 {
		n++
	}
	l.add(entryHunt, -m.Hunt*n, n)
}
