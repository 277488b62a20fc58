package bot

import game "schron/rules/wcp"

// weighHunt is the worth of the way to the nearest other pawn for a seat that hunts: the
// longer it is, the less. Two pawns may go to and fro between halls of their own, each taking what it has laid
// itself. Then their draws decide the game. Near each other they take, guard and cut
// off what the other one lays, and there the better player wins.
func (m *survey) weighHunt(seat int) int {
	p := m.Pawn(seat)
	if m.Stage() != game.StageExplore || !p.InBase() {
		return 0
	}
	var others game.FieldSet
	for other := range m.Seats() {
		if q := m.Pawn(other); !m.Allied(seat, other) && q.InBase() {
			others |= game.Set(q.Hall())
		}
	}
	if others == 0 {
		return 0
	}
	n := 1
	for n <= m.sight && m.within[seat][n]&others == 0 {
		n++
	}
	return -m.Hunt * n
}
