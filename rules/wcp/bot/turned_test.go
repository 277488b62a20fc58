package bot

import (
	"slices"
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// TestNoSeatIsBetterOffByTheOrderOfMoves: six seats with the same hand have the same moves in
// the same order, turned to their own entrances (WCP-8).
func TestNoSeatIsBetterOffByTheOrderOfMoves(t *testing.T) {
	for _, done := range []bool{false, true} {
		var first []rules.Move
		for seat := range game.MaxSeats {
			s := at(t, game.MaxSeats, turnOf(rules.Holder(seat)), lays("c4 111110", "d5 111110"), func(t testing.TB, p *position) {
				p.Halls[1].Field = game.Centre.Beside(game.Dir(seat))
				p.Halls[0].Field = p.Halls[1].Field.Beside(game.Dir(seat))
				for i := range p.Halls {
					p.Halls[i].Open = p.Halls[i].Open.Turned(seat)
				}
				slices.SortFunc(p.Halls, func(a, b game.Hall) int { return int(a.Field) - int(b.Field) })
				x := &p.Players[seat]
				x.Halls, x.HallCount = []game.Tile{pull(&p.HallStack, p.HallStack[0])}, 1
				x.Tokens, x.TokenCount = []game.Token{pull(&p.TokenStack, read(t, game.ParseToken, "cerberus"))}, 1
				p.Phase, p.Decision, p.Done.HallLaid = game.PhasePlace, game.DecidePlace, done
			})
			moves := Mind{}.Moves(s, nil)
			if seat == 0 {
				first = moves
			}
			for i, m := range moves {
				if want := turnedBy(seat, first[i]); m != want || len(moves) != len(first) {
					t.Fatalf("seat %d: move %d of %d is %s, want %s", seat, i, len(moves), game.Game{}.Notation(m), game.Game{}.Notation(want))
				}
			}
		}
		if len(first) < 4 {
			t.Errorf("only %d moves", len(first))
		}
	}
}

// turnedBy turns a hall or content that is laid by so many sixths.
func turnedBy(n int, m rules.Move) rules.Move {
	q, r := game.Field(m.A).Axial()
	for range n {
		q, r = -r, q+r
	}
	m.A = int16(game.At(q, r))
	if m.Verb == game.VerbHall {
		m.B = int16(game.Edges(m.B).Turned(n))
	}
	m.C = int16(game.Edges(m.C).Turned(n))
	return m
}
