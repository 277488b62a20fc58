package program

import (
	"fmt"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/scenes/table"
	"schron/scenes/ui"
)

// still makes the table of a rulebook's figure, as the seat that it names sees
// it. An error names the figure.
func (p *program) still(b *assets.Board) (ui.Scene, error) {
	m, err := position(b)
	if err != nil {
		return nil, fmt.Errorf("board %s/%s: %w", b.Game, b.Name, err)
	}
	t := table.New(p.house, m, p.tables[b.Game], table.Options{Bot: bots.ByID, Quiet: b.Quiet, Still: true})
	t.Show(b.Seat)
	return t, nil
}

// position is the match of a figure at its moment.
func position(b *assets.Board) (*rules.Match, error) {
	r, err := rules.DecodeRecord(b.Record)
	if err != nil {
		return nil, err
	}
	if r.Game != b.Game {
		return nil, fmt.Errorf("%s is a record of %s", b.File, r.Game)
	}
	if b.At < 0 || b.At > len(r.Moves) {
		return nil, fmt.Errorf("at is %d, accepted: 0 to %d", b.At, len(r.Moves))
	}
	r.Cut(b.At)
	m, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		return nil, err
	}
	if b.Seat < rules.NoSeat || b.Seat >= m.Seats() {
		return nil, fmt.Errorf("seat is %d, accepted: %d to %d", b.Seat, rules.NoSeat, m.Seats()-1)
	}
	return m, nil
}
