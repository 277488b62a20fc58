package dzicz

import (
	"math"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/byhand"
	"schron/scenes/ui"
	"schron/sprites"
)

// fieldArt are the pictures of fields.
var fieldArt = [...]string{
	"dzicz/field-1", "dzicz/field-2", "dzicz/field-3", "dzicz/field-4",
	"dzicz/field-5", "dzicz/field-6", "dzicz/field-7", "dzicz/field-8",
}

// artOf picks the picture of a field; neighbours never share one.
func artOf(at game.Field) string {
	if at == game.Centre {
		return "dzicz/field-centre"
	}
	return fieldArt[(at.Col()*3+at.Row()*2)%len(fieldArt)]
}

// inner reports whether a field touches no edge of the board.
func inner(at game.Field) bool {
	return at.Col() > 0 && at.Col() < game.Size-1 && at.Row() > 0 && at.Row() < game.Size-1
}

// The grounds of fields; corners follow the size of the field.
var (
	innerGround  = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Hex(0xb8d49a), 0.09)}
	overGround   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.07)}
	chosenGround = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.30), Border: sprites.AmberHigh, Glow: sprites.Amber, Reach: 10}
	heldGround   = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Amber, 0.10), Border: sprites.WithAlpha(sprites.Amber, 0.6)}
	underMark    = sprites.PanelStyle{Border: sprites.WithAlpha(sprites.Ink, 0.7)} // amber shows on green over it
)

// fieldLook is how a field looks in one build.
type fieldLook struct {
	box    layout.Rect
	art    string
	name   string
	label  layout.Rect
	ground []sprites.PanelStyle // one over the other
	chosen sprites.PanelStyle   // under the cursor or a drag, if something can be done there
	can    bool                 // something can be done there
	counts bool                 // it counts for the mission pointed at
	banned bool                 // an outpost keeps tokens off
	lock   sprites.SpriteOpt
}

var fieldName = sprites.TextStyle{Bold: true, Colour: sprites.WithAlpha(sprites.ForestText, 0.62), AlignY: sprites.End}

func (f *face) buildBoard(b *ui.Builder) {
	b.Panel(f.places.frame, sprites.BoardBox)
	for _, e := range game.Edges() {
		f.buildEdge(b, e)
	}
	for at := game.Field(0); at < game.Fields; at++ {
		f.buildField(b, at)
	}
	for at := game.Field(0); at < game.Fields; at++ {
		f.buildPieces(b, at)
	}
	for at := range game.Field(game.Fields) {
		if f.hand.Leads(strikeIDs[at]) {
			f.buildStrike(b, at)
		}
	}
}

func (f *face) buildField(b *ui.Builder, at game.Field) {
	box := f.places.fields[at]
	cell := f.v.Board[at]
	look := f.fieldLook(at)
	size := max(12, math.Round(box.W*0.115))
	style := fieldName.Sized(size)
	legal := f.takes(at)
	movable := f.movable(at)
	asked := f.v.Step != nil // the question lies on the board
	n := ui.Node{
		ID: fieldIDs[at], Role: "field", Label: at.String(), Rect: box,
		State: map[string]any{
			"owner": holder(cell.Token), "outpost": cell.Outpost, "soldier": holder(cell.Soldier),
			"legal": legal, "movable": movable, "held": f.holds(at), "banned": look.banned, "counts": look.counts,
			ui.MayState: !asked && (legal || movable && f.hand.Held() == ""),
		},
		Drag:    f.fixed(at),
		OnHover: func(on bool) { f.hover(at, on) },
		OnFocus: func(on bool) { f.hover(at, on) },
		Tip:     func() ui.Tip { return f.fieldTip(at) },
		Drop:    f.hand.Drop(fieldIDs[at], func(on bool) { f.hover(at, on) }),
		Draw: func(c *sprites.Canvas, s ui.State) {
			look.draw(c, s, style)
		},
	}
	if !asked {
		n.OnClick = func() { f.hand.Click(fieldIDs[at]) }
	}
	b.Add(n)
}

// holder is a seat for the UI tree, nil for nobody.
func holder(h rules.Holder) any {
	if h == rules.NoSeat {
		return nil
	}
	return int(h)
}

func (f *face) fieldLook(at game.Field) fieldLook {
	box := f.places.fields[at]
	radius, line := box.W*0.075, max(2, box.W*0.022)
	round := func(st sprites.PanelStyle) sprites.PanelStyle {
		st.Radius, st.Width = radius, line
		return st
	}
	look := fieldLook{
		box: box, art: artOf(at), name: at.String(),
		label:  layout.R(box.X+box.W*0.07, box.Bottom()-box.H*0.3, box.W*0.5, box.H*0.265),
		chosen: round(chosenGround), can: f.takes(at),
	}
	if inner(at) {
		look.ground = append(look.ground, round(innerGround))
	}
	if shade, lock, banned := f.shade(at); shade {
		look.ground = append(look.ground, round(lock.ground()))
		look.banned, look.lock = banned, sprites.SpriteOpt{Tint: lock.colour}
	}
	if mark, ok := f.counted(at); ok {
		look.counts = true
		look.ground = append(look.ground, round(mark))
	}
	switch {
	case f.holds(at):
		look.ground = append(look.ground, round(heldGround))
	case look.can, f.movable(at) && f.hand.Held() == "":
		under, mark := round(underMark), round(ui.MayBox)
		if f.hand.Held() != "" {
			mark = round(ui.GoesBox)
		}
		under.Width, mark.Width = line+3, line+1
		look.ground = append(look.ground, under, mark)
	}
	return look
}

func (l *fieldLook) draw(c *sprites.Canvas, s ui.State, name sprites.TextStyle) {
	c.Sprite(l.art, l.box, sprites.SpriteOpt{})
	for _, st := range l.ground {
		c.Panel(l.box, st)
	}
	switch {
	case s.DropOver, l.can && s.Hover:
		c.Panel(l.box, l.chosen)
	case s.Hover:
		c.Panel(l.box, overGround.Rounded(l.chosen.Radius))
	}
	c.Text(l.name, l.label, name)
	if l.banned {
		side := l.box.W * 0.2
		c.Sprite("icon/lock", layout.R(l.box.Right()-side*1.3, l.box.Y+side*0.3, side, side), l.lock)
	}
}

// hover notes the field that is pointed at.
func (f *face) hover(at game.Field, on bool) { byhand.Hover(&f.over, at, game.NoField, on) }
