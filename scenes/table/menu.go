package table

import (
	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// dialogKind is which of the table's own dialogs is open.
type dialogKind int

const (
	menuNone dialogKind = iota
	menuMain
	menuSave
	menuRestart
	menuAbandon
	menuConcede
	menuBots
)

func (t *Table) openMenu() { t.menu = menuMain }

func (t *Table) closeMenu() { t.menu = menuNone }

// buildMenu shows the menu, if it is open.
func (t *Table) buildMenu(b *ui.Builder) {
	switch t.menu {
	case menuMain:
		t.buildMainMenu(b)
	case menuSave:
		t.buildSaveAs(b)
	case menuBots:
		t.bots.BuildStop(b, t.closeMenu)
	case menuConcede:
		b.Dialog(t.concessionDialog())
	case menuAbandon:
		b.Dialog(ui.Dialog{
			ID: "abandon", Title: t.h.Say("frame.abandon"), Body: t.h.Say("frame.abandon.sure"), OnCancel: t.closeMenu,
			Buttons: []ui.Button{
				{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: t.closeMenu},
				{ID: "yes", Kind: ui.Danger, Text: t.h.Say("frame.abandon"), OnClick: t.abandon},
			},
		})
	case menuRestart:
		b.Dialog(ui.Dialog{
			ID: "restart", Title: t.h.Say("frame.restart-turn"), Body: t.h.Say("frame.restart-turn.sure"), OnCancel: t.closeMenu,
			Buttons: []ui.Button{
				{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: t.closeMenu},
				{ID: "yes", Kind: ui.Primary, Text: t.h.Say("frame.restart-turn"), OnClick: func() { t.closeMenu(); t.report(t.RestartTurn()) }},
			},
		})
	}
}

func (t *Table) buildMainMenu(b *ui.Builder) {
	item := func(id, key string, do func()) ui.Button {
		return ui.Button{ID: "menu:" + id, Text: t.h.Say(key), OnClick: func() { t.closeMenu(); do() }}
	}
	resume := item("resume", "frame.menu.resume", func() {})
	resume.Kind = ui.Primary
	var turn, keep, help, leave []ui.Button
	switch {
	case t.opt.Lesson != nil:
		turn = append(turn, item("again", "lesson.again", t.opt.Lesson.Again), item("course", "lesson.course", t.opt.Lesson.Course))
	case !t.Replay:
		redo, restart := item("redo", "frame.redo", func() { t.report(t.Redo()) }), item("restart", "frame.restart-turn", func() { t.menu = menuRestart })
		redo.Disabled, redo.Why = t.barredBy(t.CanRedo())
		restart.Disabled, restart.Why = t.barredBy(t.CanRestartTurn())
		turn = append(turn, redo, restart)
		keep = append(keep, item("save", "frame.save-as", t.openSave), item("copy", "files.menu.copy", t.saveCopy))
	default:
		turn = append(turn, item("leave", "frame.past.leave", t.endReplay))
	}
	if t.bots.CanStop() {
		turn = append(turn, item("bots", "frame.bots", func() { t.menu = menuBots }))
	}
	if t.opt.Lesson == nil {
		turn = append(turn, t.confirmItem()...)
	}
	keep = append(keep, item("picture", "files.menu.picture", func() { t.h.Ways.Picture(t.proposedTitle()) }))
	if t.films() {
		keep = append(keep, item("film", "files.menu.film", t.film))
	}
	if t.h.HasBook(t.Game()) {
		help = append(help, item("rules", "frame.rules", func() { t.h.OpenBook(t.Game()) }))
	}
	if t.sheet.Has() && t.Cover() == rules.NoSeat {
		help = append(help, item("sheet", "frame.sheet", t.sheet.Open))
	}
	if t.opt.Lesson == nil && len(assets.Lessons(t.Game())) > 0 {
		help = append(help, item("learn", "lesson.learn", func() { t.h.Ways.Course(t.Game()) }))
	}
	help = append(help, item("settings", "frame.settings", t.h.Ways.Settings), item("about", "info.title", t.h.Ways.About))
	leave = append(leave, item("shelf", "frame.to-shelf", t.leave))
	if t.concedable() {
		leave = append(leave, item("concede", "frame.concede", t.askConcession))
	}
	if t.abandonable() {
		leave = append(leave, item("abandon", "frame.abandon", func() { t.menu = menuAbandon }))
	}
	groups := [][]ui.Button{{resume}, turn, keep, help, leave}
	b.Dialog(ui.Dialog{
		ID: "table-menu", Title: t.h.Name(t.Game()), Body: t.menuNote(), OnCancel: t.closeMenu, Width: 560, Focus: "menu:resume",
		ContentHeight: menuHeight(groups),
		Content:       func(b *ui.Builder, r layout.Rect) { menuGroups(b, r, groups) },
	})
}

// Measures of the menu: a button, the room between two, and that between two groups.
const (
	menuHigh  = 38.0
	menuGap   = 6.0
	menuSplit = 15.0
)

// menuHeight is the height of groups of buttons that stand in twos.
func menuHeight(groups [][]ui.Button) float64 {
	high := -menuSplit
	for _, g := range groups {
		rows := float64((len(g) + 1) / 2)
		high += rows*(menuHigh+menuGap) - menuGap + menuSplit
	}
	return high
}

// menuGroups adds groups of buttons, a line between two of them. In a group they stand in
// twos; an odd one at the end has the whole width.
func menuGroups(b *ui.Builder, r layout.Rect, groups [][]ui.Button) {
	for i, g := range groups {
		if i > 0 {
			var line layout.Rect
			line, r = r.CutTop(menuSplit)
			line = layout.R(line.X, line.Center().Y-0.5, line.W, 1)
			b.Draw(line, func(c *sprites.Canvas, _ ui.State) { c.Fill(line, sprites.LineColour) })
		}
		for k, u := range g {
			u.Rect = layout.R(r.X, r.Y+float64(k/2)*(menuHigh+menuGap), r.W, menuHigh)
			if k%2 == 1 || k < len(g)-1 {
				u.Rect = u.Rect.Column(k%2, 2, menuGap)
			}
			b.Button(u)
		}
		_, r = r.CutTop(menuHeight([][]ui.Button{g}))
	}
}

// confirmItem is the choice whether the person at the screen is asked before a turn ends;
// nothing where nobody plays.
func (t *Table) confirmItem() []ui.Button {
	seat := t.Learner()
	if seat == rules.NoSeat || t.Replay {
		return nil
	}
	person := t.PlayerLook(seat).Name
	on := t.h.ConfirmsEnd(person)
	u := ui.Button{
		ID: "menu:confirm-end", Role: "checkbox", Text: t.h.Say("frame.menu.confirm-end", rules.Literal("player", person)),
		Selected: on, State: map[string]any{"on": on}, OnClick: func() { t.h.ConfirmEnd(person, !on) },
	}
	if on {
		u.Icon = "icon/check"
	}
	return []ui.Button{u}
}

func (t *Table) menuNote() string {
	switch {
	case t.Replay:
		return ""
	case t.opt.Lesson != nil:
		return t.h.Say("lesson.menu")
	}
	return t.h.Say("frame.menu.saved")
}

// abandonable reports whether the match can be put aside unfinished.
func (t *Table) abandonable() bool {
	return !t.Replay && t.opt.Abandon != nil && !t.Match().Result().Over
}

// abandon puts the match aside unfinished and goes back to the shelf.
func (t *Table) abandon() {
	t.closeMenu()
	if err := t.opt.Abandon(); err != nil {
		t.h.Host.Toast(ui.Toast{Text: t.h.Speaker().Error(err), Refused: true, Lasting: true})
		return
	}
	t.leave()
	t.h.Host.Toast(ui.Toast{Text: t.h.Say("frame.abandoned"), Lasting: true})
}

// leave goes back to the shelf; the match is saved already.
func (t *Table) leave() { t.h.Ways.Shelf() }
