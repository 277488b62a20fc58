package turn

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// cover is what is remembered of the cover that is shown.
type cover struct {
	shown bool         // it was shown by the last build, with nothing over it
	moves int          // that the match was long
	hold  ui.Hold      // of its buttons
	press layout.Point // where the last click was when it came up
}

// followCover notes when a cover comes up, first or from under a dialog.
func (x *Turn) followCover() {
	moves := x.Match().Len()
	switch {
	case x.Cover() == rules.NoSeat || x.MenuOpen():
		x.cover.shown = false
	case !x.cover.shown || x.cover.moves != moves:
		x.Root.Sound(ui.SoundCover)
		x.cover = cover{shown: true, moves: moves, hold: x.holdFor(coverTicks), press: x.Root.LastPress()}
	}
}

// coverFar is how far from the last click the button that opens the cover lies
// at least, where the window has room for that.
const coverFar = 90.0

// coverPlaces are the places of the cover's card in the window, the best first.
var coverPlaces = [...][2]float64{{0.5, 0.46}, {0, 0.46}, {1, 0.46}, {0, 1}, {1, 1}}

// coverBoxes returns the boxes of the card and its button. The button never lies where
// the last click was, so that a careless click hits nothing.
func (x *Turn) coverBoxes(area layout.Rect) (box, button layout.Rect) {
	room := area.Inset(20)
	_, room = room.CutTop(24)
	size := layout.S(min(560, math.Round(area.W/2)), 380)
	far := -1.0
	for _, at := range coverPlaces {
		card := room.Anchor(size, at[0], at[1])
		u := card.Anchor(layout.S(min(300, card.W-80), 58), 0.5, 1).Translate(0, -30)
		if d := away(u, x.cover.press); d > far {
			box, button, far = card, u, d
		}
		if far >= coverFar {
			break
		}
	}
	return box, button
}

// away is the distance of a point from a box, 0 inside.
func away(r layout.Rect, p layout.Point) float64 {
	return math.Hypot(max(r.X-p.X, 0, p.X-r.Right()), max(r.Y-p.Y, 0, p.Y-r.Bottom()))
}

// BuildCover asks the next player to take the screen. Nothing of the table is
// drawn or can be reached; who opens it says to be that player. For a moment it
// takes no clicks: none of those that the former player still makes.
func (x *Turn) BuildCover(b *ui.Builder) {
	x.Root.Conceal()
	hold := x.cover.hold
	look := x.LookOf(x.Cover())
	name := rules.Literal("player", look.Name)
	box, button := x.coverBoxes(b.Area)
	b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
		c.Panel(box, sprites.DialogBox.Bordered(look.Colour, 3))
		c.HazardStripe(layout.R(box.X+24, box.Y+26, box.W-48, 6))
	})
	mark := box.Anchor(layout.S(88, 88), 0.5, 0).Translate(0, 64)
	b.Draw(mark, func(c *sprites.Canvas, _ ui.State) { look.DrawMark(c, mark) })
	title := layout.R(box.X+30, mark.Bottom()+18, box.W-60, 44)
	n := b.Info("cover", title, x.Say("frame.handover", name),
		sprites.Title.Sized(32).Aligned(sprites.Middle, sprites.Middle).Fitted())
	n.Tip = look.Tip()
	below := title.Bottom()
	if role := x.Role(x.Cover()); role != "" {
		line := layout.R(title.X, below-4, title.W, 24)
		b.Info("cover:role", line, role, desk.RoleText.Aligned(sprites.Middle, sprites.Middle))
		below = line.Bottom()
	}
	hint := layout.R(box.X+40, below+6, box.W-80, 42)
	b.Paragraph(hint, x.Say("frame.handover.pass"), sprites.Small.Sized(15).Aligned(sprites.Middle, sprites.Start))
	b.Button(ui.Button{
		ID: "cover:open", Rect: button, Kind: ui.Primary, Hold: hold,
		Text: x.Say("frame.handover.open", name), OnClick: x.Open, Tip: look.Tip(),
	})
	corner := layout.R(b.Area.Right()-14-120, 8, 120, 30)
	b.Button(ui.Button{ID: "menu", Rect: corner, Icon: "icon/menu", Text: x.Say("frame.menu"), OnClick: x.core.OpenMenu, Size: 14, Hold: hold})
	if x.CanUndo() == nil {
		back := layout.R(b.Area.X+14, 8, 120, 30)
		b.Button(ui.Button{ID: "undo", Rect: back, Icon: "icon/undo", Text: x.Say("frame.undo"), OnClick: x.core.TakeBack, Size: 14, Hold: hold})
	}
	b.ToastArea(layout.R(b.Area.X+140, 2, b.Area.W-280, desk.BarHigh-8))
}
