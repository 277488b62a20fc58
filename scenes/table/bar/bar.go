// Package bar is the bar above a table. It has the game's name, its phases and turns with
// where we are, and the buttons for what every table has. What they do belongs elsewhere.
package bar

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	gap       = 8
	turnGap   = 16   // between phases and turns
	sheetFrom = 1080 // width of the bar from which on it has a button for the sheet
	soundFrom = 1200 // … and one for the sound
	mostDots  = 12   // turns that are shown as dots
)

var (
	titleText = sprites.Title.Sized(19)
	turnText  = sprites.Small.Sized(14)
)

// Bar is the bar above the table of a match.
type Bar struct {
	*desk.Desk
	desk.None
	core Core
}

// Core is what the bar shows of the table, and what its buttons do.
type Core struct {
	// Film says that the table is drawn for a film, and has no buttons.
	Film bool
	// OpenMenu opens the menu, Undo takes back the last move.
	OpenMenu, Undo func()
	// Telling reports whether it is told in the bar who acts.
	Telling func() bool
	// Sheet, Log and Hint are the buttons of what lies elsewhere, if it is there.
	Sheet, Log, Hint func() (u ui.Button, ok bool)
	Past             interface {
		Band(b *ui.Builder, r layout.Rect) layout.Rect
		Eyes(b *ui.Builder, r layout.Rect) layout.Rect
	}
}

// New makes the bar of the match on a desk.
func New(d *desk.Desk, core Core) *Bar { return &Bar{Desk: d, core: core} }

// Build lays out the bar: the game's name, its phases and turns with where we are, undo,
// rules and menu.
func (x *Bar) Build(b *ui.Builder, _ layout.Rect) {
	r, _ := b.Area.CutTop(desk.BarHigh)
	ground, past := sprites.Bar, x.Looking()
	if past {
		ground = desk.PastGround
	}
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Fill(r, ground)
		if !past { // the frame of the past ends it else
			c.HazardStripe(layout.R(r.X, r.Bottom()-4, r.W, 4))
		}
	})
	line := layout.R(r.X+18, r.Y, r.W-18-14, r.H-4)
	line = x.actions(b, line)
	x.Desk.Bar = layout.R(r.X+6, r.Y+2, line.Right()-r.X-6, r.H-8)
	x.placeToasts(b)
	if past {
		line = x.core.Past.Band(b, line)
	} else {
		name, title := x.House().Name(x.Game()), layout.Rect{}
		title, line = line.CutLeft(min(b.TextWidth(name, titleText)+6, line.W*0.3))
		b.Label(title, name, titleText.Fitted())
	}
	_, line = line.CutLeft(12)
	x.progress(b, line)
}

// placeToasts puts toasts into the bar, over what is only read there. So they cover
// neither the prompt nor anything that can be clicked. They wait while the bar says who
// acts.
func (x *Bar) placeToasts(b *ui.Builder) {
	room := x.Desk.Bar
	if x.core.Telling() {
		room.H = 0
	}
	b.ToastArea(room)
}

// actions lays out the buttons at the right end and returns what is left. Redo
// stands there while there is something to redo.
func (x *Bar) actions(b *ui.Builder, r layout.Rect) layout.Rect {
	if x.core.Film {
		return x.viewer(b, r)
	}
	buttons := []ui.Button{
		{ID: "menu", Icon: "icon/menu", Text: x.Say("frame.menu"), OnClick: x.core.OpenMenu},
	}
	if x.House().HasBook(x.Game()) {
		buttons = append(buttons, ui.Button{ID: "rules", Icon: "icon/rules", Text: x.Say("frame.rules"), OnClick: func() { x.House().OpenBook(x.Game()) }})
	}
	if r.W >= soundFrom && !x.Lesson {
		buttons = append(buttons, x.soundButton())
	}
	if sheet, ok := x.core.Sheet(); ok && r.W >= sheetFrom {
		buttons = append(buttons, sheet)
	}
	if log, ok := x.core.Log(); ok {
		buttons = append(buttons, log)
	}
	if !x.Replay {
		buttons = append(buttons, x.undoButton())
		if hint, ok := x.core.Hint(); ok {
			buttons = append(buttons, hint)
		}
		if x.CanRedo() == nil { // it comes and goes, so nothing stands beyond it
			buttons = append(buttons, x.IconButton("redo", "icon/redo", "frame.redo", func() { x.Report(x.Redo(), "") }))
		}
	}
	for _, a := range buttons {
		a.Size = 14
		w := min(b.ButtonWidth(a), 130)
		a.Rect = layout.R(r.Right()-w, r.Y+7, w, r.H-14)
		b.Button(a)
		r.W -= w + gap
	}
	return x.core.Past.Eyes(b, r)
}

// soundButton turns the sound off and on.
func (x *Bar) soundButton() ui.Button {
	icon, key := "icon/sound", "frame.sound.mute"
	if !x.House().Settings.Sounds {
		icon, key = "icon/sound-off", "frame.sound.unmute"
	}
	u := x.IconButton("sound", icon, key, x.House().Mute)
	u.State = map[string]any{"on": x.House().Settings.Sounds}
	return u
}

// undoButton stays reachable: pressing it tells why nothing can be undone.
func (x *Bar) undoButton() ui.Button {
	can := x.CanUndo() == nil
	u := ui.Button{
		ID: "undo", Icon: "icon/undo", Text: x.Say("frame.undo"), OnClick: x.core.Undo,
		Tip: x.undoTip, State: map[string]any{"possible": can},
	}
	if !can {
		u.Kind = ui.Quiet
	}
	return u
}

func (x *Bar) undoTip() ui.Tip {
	tip := ui.Tip{Title: x.Say("frame.undo")}
	if r := x.CanUndo(); r != nil {
		tip.Lines = append(tip.Lines, x.Why(r).Text)
	} else {
		tip.Lines = append(tip.Lines, x.Say("frame.undo.whose", rules.Literal("player", x.LookOf(x.Match().UndoSeat()).Name)))
	}
	return tip
}

// progress shows phases and turns in r, in the roomiest way that fits: the
// turns as dots or in words.
func (x *Bar) progress(b *ui.Builder, r layout.Rect) {
	status := x.Status()
	ps := x.phases(b, status)
	turns, dot := b.TextWidth(x.turnWords(status), turnText)+4, 0.0
	if status.Turns > 0 && status.Turns <= mostDots {
		for _, d := range []float64{30, 26, 23} {
			if all := d * float64(status.Turns); ps.full()+turnGap+all <= r.W {
				dot, turns = d, all
				break
			}
		}
	}
	row, rest := r.CutLeft(min(ps.full(), r.W-turns-turnGap))
	x.pills(b, row, ps)
	_, rest = rest.CutLeft(turnGap)
	if dot > 0 {
		x.dots(b, rest, status, dot)
		return
	}
	b.Info("turn", rest, x.turnWords(status), turnText.Fitted())
}

func (x *Bar) turnWords(s rules.Status) string { return x.House().Turn(x.Game(), s.Turn, s.Turns) }

// dots lays out the turns as numbered dots: past, present, to come.
func (x *Bar) dots(b *ui.Builder, r layout.Rect, status rules.Status, step float64) {
	row := layout.R(r.X, r.Y, step*float64(status.Turns), r.H)
	n := b.Draw(row, func(c *sprites.Canvas, _ ui.State) {
		for i := 1; i <= status.Turns; i++ {
			at := layout.P(row.X+step*(float64(i)-0.5), row.Center().Y)
			ground, ink := sprites.LineColour, sprites.Paper
			switch {
			case i == status.Turn:
				ground, ink = sprites.Amber, sprites.Ink
			case i > status.Turn:
				ground, ink = sprites.Hex(0x1a2122), sprites.Muted
			}
			c.Disc(at, 10.5, ground)
			if i > status.Turn {
				c.Ring(at, 10.5, 1, sprites.LineColour)
			}
			c.Text(strconv.Itoa(i), layout.Around(at, layout.S(22, 22)),
				sprites.TextStyle{Size: 12, Bold: true, Colour: ink, AlignX: sprites.Middle, AlignY: sprites.Middle})
		}
	})
	n.ID, n.Role, n.Label = "turn", "text", x.turnWords(status)
	n.Tip = func() ui.Tip { return ui.Tip{Title: x.turnWords(status)} }
}

// viewer says at the right end of r whose view a film shows, and returns what is left.
func (x *Bar) viewer(b *ui.Builder, r layout.Rect) layout.Rect {
	words := x.Say("frame.past.eyes", rules.Literal("who", x.ViewerWords()))
	w := min(b.TextWidth(words, turnText)+8, r.W*0.3)
	box, rest := r.CutRight(w)
	b.Label(box, words, turnText.Aligned(sprites.End, sprites.Middle).Fitted())
	_, rest = rest.CutRight(gap)
	return rest
}
