package table

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/replay"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	barGap     = 8
	barTurnGap = 16   // between phases and turns
	barSheet   = 1080 // width of the bar from which on it has a button for the sheet
	barSound   = 1200 // … and one for the sound
	mostDots   = 12   // turns that are shown as dots
)

var (
	barTitle = sprites.Title.Sized(19)
	barTurn  = sprites.Small.Sized(14)
)

// buildBar lays out the top bar: the game's name, its phases and turns with
// where we are, undo, rules and menu.
func (t *Table) buildBar(b *ui.Builder, r layout.Rect) {
	ground, past := sprites.Bar, t.Looking()
	if past {
		ground = replay.Ground
	}
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Fill(r, ground)
		if !past { // the frame of the past ends it else
			c.HazardStripe(layout.R(r.X, r.Bottom()-4, r.W, 4))
		}
	})
	line := layout.R(r.X+18, r.Y, r.W-18-14, r.H-4)
	line = t.barActions(b, line)
	t.barRoom = layout.R(r.X+6, r.Y+2, line.Right()-r.X-6, r.H-8)
	if past {
		line = t.past.Band(b, line)
	} else {
		name, title := t.h.Name(t.Game()), layout.Rect{}
		title, line = line.CutLeft(min(b.TextWidth(name, barTitle)+6, line.W*0.3))
		b.Label(title, name, barTitle.Fitted())
	}
	_, line = line.CutLeft(12)
	t.barProgress(b, line)
}

// placeToasts puts toasts into the bar, over what is only read there. So they cover
// neither the prompt nor anything that can be clicked. They wait while the bar says who
// acts.
func (t *Table) placeToasts(b *ui.Builder) {
	room := t.barRoom
	if t.telling() {
		room.H = 0
	}
	b.ToastArea(room)
}

// barActions lays out the buttons at the right end and returns what is left. Redo
// stands there while there is something to redo.
func (t *Table) barActions(b *ui.Builder, r layout.Rect) layout.Rect {
	if t.opt.Film {
		return t.barViewer(b, r)
	}
	actions := []ui.Button{
		{ID: "menu", Icon: "icon/menu", Text: t.h.Say("frame.menu"), OnClick: t.openMenu},
	}
	if t.h.HasBook(t.Game()) {
		actions = append(actions, ui.Button{ID: "rules", Icon: "icon/rules", Text: t.h.Say("frame.rules"), OnClick: func() { t.h.OpenBook(t.Game()) }})
	}
	if r.W >= barSound && t.opt.Lesson == nil {
		actions = append(actions, t.soundButton())
	}
	if t.sheet.Has() && r.W >= barSheet {
		actions = append(actions, t.IconButton("sheet:open", "icon/sheet", "frame.sheet.open", t.sheet.Open))
	}
	if log, ok := t.log.Button(); ok {
		actions = append(actions, log)
	}
	if !t.Replay {
		actions = append(actions, t.undoButton())
		if t.teach.Hint.Offered() {
			actions = append(actions, t.teach.Hint.Button())
		}
		if t.CanRedo() == nil { // it comes and goes, so nothing stands beyond it
			actions = append(actions, t.IconButton("redo", "icon/redo", "frame.redo", func() { t.report(t.Redo()) }))
		}
	}
	for _, a := range actions {
		a.Size = 14
		w := min(b.ButtonWidth(a), 130)
		a.Rect = layout.R(r.Right()-w, r.Y+7, w, r.H-14)
		b.Button(a)
		r.W -= w + barGap
	}
	return t.past.Eyes(b, r)
}

// soundButton turns the sound off and on.
func (t *Table) soundButton() ui.Button {
	icon, key := "icon/sound", "frame.sound.mute"
	if !t.h.Settings.Sounds {
		icon, key = "icon/sound-off", "frame.sound.unmute"
	}
	u := t.IconButton("sound", icon, key, t.h.Mute)
	u.State = map[string]any{"on": t.h.Settings.Sounds}
	return u
}

// undoButton stays reachable: pressing it tells why nothing can be undone.
func (t *Table) undoButton() ui.Button {
	can := t.CanUndo() == nil
	u := ui.Button{
		ID: "undo", Icon: "icon/undo", Text: t.h.Say("frame.undo"), OnClick: t.undo,
		Tip: t.undoTip, State: map[string]any{"possible": can},
	}
	if !can {
		u.Kind = ui.Quiet
	}
	return u
}

func (t *Table) undoTip() ui.Tip {
	tip := ui.Tip{Title: t.h.Say("frame.undo")}
	if r := t.CanUndo(); r != nil {
		tip.Lines = append(tip.Lines, t.Why(r).Text)
	} else {
		tip.Lines = append(tip.Lines, t.h.Say("frame.undo.whose", rules.Literal("player", t.LookOf(t.Match().UndoSeat()).Name)))
	}
	return tip
}

// barProgress shows phases and turns in r, in the roomiest way that fits: the
// turns as dots or in words.
func (t *Table) barProgress(b *ui.Builder, r layout.Rect) {
	status := t.Status()
	ps := t.phases(b, status)
	turns, dot := b.TextWidth(t.turnWords(status), barTurn)+4, 0.0
	if status.Turns > 0 && status.Turns <= mostDots {
		for _, d := range []float64{30, 26, 23} {
			if all := d * float64(status.Turns); ps.full()+barTurnGap+all <= r.W {
				dot, turns = d, all
				break
			}
		}
	}
	pills, rest := r.CutLeft(min(ps.full(), r.W-turns-barTurnGap))
	t.barPhases(b, pills, ps)
	_, rest = rest.CutLeft(barTurnGap)
	if dot > 0 {
		t.barDots(b, rest, status, dot)
		return
	}
	b.Info("turn", rest, t.turnWords(status), barTurn.Fitted())
}

func (t *Table) turnWords(s rules.Status) string { return t.h.Turn(t.Game(), s.Turn, s.Turns) }

// barDots lays out the turns as numbered dots: past, present, to come.
func (t *Table) barDots(b *ui.Builder, r layout.Rect, status rules.Status, step float64) {
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
	n.ID, n.Role, n.Label = "turn", "text", t.turnWords(status)
	n.Tip = func() ui.Tip { return ui.Tip{Title: t.turnWords(status)} }
}
