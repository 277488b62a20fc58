package bot

import game "schron/rules/wcp"

// weighHunt takes off what the way to the nearest other pawn costs a seat that hunts.
// Two pawns may go to and fro between halls of their own, each taking what it has laid
// itself. Then their draws decide the game. Near each other they take, guard and cut
// off what the other one lays, and there the better player wins.
func (m *survey) weighHunt(seat int, l *ledger) {
	p := m.Pawn(seat)
	if m.Stage() != game.StageExplore || !p.InBase() {
		return
	}
	var others game.FieldSet
	for other := range m.Seats() {
		if q := m.Pawn(other); !m.Allied(seat, other) && q.InBase() {
			others |= game.Set(q.Hall())
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
