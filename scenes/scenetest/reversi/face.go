// Package reversi is the table of the smallest game, for tests and to copy from.
package reversi

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/rulestest/reversi"
	"schron/scenes/byhand"
	"schron/scenes/table"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

// Game is what the frame must know of Reversi.
func Game() table.Game {
	return table.Game{Minutes: 20, Make: func(t *table.Table) table.Face { return &face{t: t} }}
}

type face struct {
	table.Base
	t      *table.Table
	v      game.View
	fields []layout.Rect
}

// Paths says that a click on its field makes a move.
func (f *face) Paths(m rules.Move) []byhand.Path {
	if m.Verb != game.VerbPut {
		return nil
	}
	return []byhand.Path{{To: "field:" + game.Field(m.A).String()}}
}

var columns = layout.Columns{Least: 372, Two: 420, Most: 520, Height: 360, Gap: table.Gutter}

// Build lays out the board, the two players and the talk.
func (f *face) Build(b *ui.Builder, area layout.Rect) {
	var ok bool
	if f.v, ok = f.t.View().(game.View); !ok {
		return
	}
	var players, talk layout.Rect
	board, cols := area.InsetXY(table.Margin, table.Edge).Arrange(layout.Board{Aspect: 1}, columns)
	layout.Flow(cols, table.Gap, 1,
		layout.Part{Box: &players, Length: layout.Roomy(36, 48, 60).Times(2, 4)},
		layout.Part{Box: &talk, Length: table.TalkLength(1)},
	)
	b.Panel(board, sprites.BoardBox)
	f.fields = board.Inset(16).Grid(game.Size, game.Size, 3)
	for at := range game.Field(game.Fields) {
		f.field(b, at)
	}
	for seat, r := range players.Rows(2, 4) {
		look := f.t.LookOf(seat)
		b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, sprites.OwnerBox(look.Colour))
			look.DrawName(c, r.Inset(10), sprites.BodyBold.Fitted())
		})
	}
	f.t.Talk(b, talk)
}

// field is a node of the board: a click puts a disc there, or says why not.
func (f *face) field(b *ui.Builder, at game.Field) {
	r, seat, name := f.fields[at], int(f.v.Board[at]), at.String()
	may, disc := f.t.Hindrance(game.Put(at)) == nil, f.disc(seat)
	n := ui.Node{
		ID: "field:" + name, Role: "field", Label: name, Rect: r,
		State: map[string]any{"owner": seat, "legal": may},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, sprites.WellBox)
			switch {
			case seat != rules.NoSeat && !f.t.Hidden(name):
				disc(c, r)
			case may:
				c.Disc(r.Center(), r.W*0.1, sprites.Amber)
			}
		},
	}
	if f.t.Acting() != rules.NoSeat {
		n.OnClick = func() { f.t.Play(game.Put(at)) }
	}
	b.Add(n)
}

// disc draws a disc of a seat.
func (f *face) disc(seat int) func(c *sprites.Canvas, r layout.Rect) {
	o, opt, at := f.t.LookOf(seat).Owner(), sprites.SpriteOpt{}, sprites.TokenMark
	return func(c *sprites.Canvas, r layout.Rect) { c.Piece("piece/token", r.Inset(r.W*0.08), o, opt, at) }
}

// Motions lets discs that are new or turned over appear.
func (f *face) Motions(before, after rules.View) (out []motion.Motion) {
	a, z := before.(game.View), after.(game.View)
	for at, r := range f.fields {
		if a.Board[at] != z.Board[at] {
			out = append(out, motion.Come(game.Field(at).String(), r, r, 0, f.disc(int(z.Board[at]))))
		}
	}
	return out
}
