package table

import (
	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

// dialogKind is which of the table's own dialogs is open.
type dialogKind int

const (
	menuNone dialogKind = iota
	menuMain
	menuSave
	menuRestart
	menuAbandon
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
		t.buildBots(b)
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
	items := []ui.Button{item("resume", "frame.menu.resume", func() {})}
	items[0].Kind = ui.Primary
	switch {
	case t.coached() != nil:
		items = append(items, t.lessonItems(item)...)
	case !t.replay:
		redo, restart := item("redo", "frame.redo", func() { t.report(t.Redo()) }), item("restart", "frame.restart-turn", func() { t.menu = menuRestart })
		redo.Disabled, redo.Why = t.barredBy(t.CanRedo())
		restart.Disabled, restart.Why = t.barredBy(t.CanRestartTurn())
		items = append(items, redo, restart,
			item("save", "frame.save-as", t.openSave),
			item("copy", "files.menu.copy", t.saveCopy))
	default:
		items = append(items, item("leave", "frame.past.leave", t.endReplay))
	}
	items = append(items, item("picture", "files.menu.picture", func() { t.h.Ways.Picture(t.proposedTitle()) }))
	if t.films() {
		items = append(items, item("film", "files.menu.film", t.film))
	}
	items = append(items,
		item("rules", "frame.rules", func() { t.h.Ways.Rules(t.Game(), "") }))
	if t.hasSheet() && t.Cover() == rules.NoSeat {
		items = append(items, item("sheet", "frame.sheet", t.OpenSheet))
	}
	items = append(items,
		item("settings", "frame.settings", t.h.Ways.Settings))
	if t.coached() == nil && len(assets.Lessons(t.Game())) > 0 {
		items = append(items, item("learn", "lesson.learn", func() { t.h.Ways.Course(t.Game()) }))
	}
	if len(t.botsToStop()) > 0 {
		items = append(items, item("bots", "frame.bots", func() { t.menu = menuBots }))
	}
	if t.abandonable() {
		items = append(items, item("abandon", "frame.abandon", func() { t.menu = menuAbandon }))
	}
	items = append(items, item("about", "info.title", t.h.Ways.About), item("shelf", "frame.to-shelf", t.leave))
	const height, gap, around = 44.0, 8.0, 190.0
	rows, width := len(items), 380.0
	lay := column
	if float64(rows)*(height+gap)+around > b.Area.H {
		rows, width, lay = len(items)/2+1, 500, pairs
	}
	b.Dialog(ui.Dialog{
		ID: "table-menu", Title: t.h.Name(t.Game()), Body: t.menuNote(), OnCancel: t.closeMenu, Width: width, Focus: "menu:resume",
		ContentHeight: float64(rows)*(height+gap) - gap,
		Content:       func(b *ui.Builder, r rect) { lay(b, r, items, height, gap) },
	})
}

// pairs puts the first button above the others, which stand in twos.
func pairs(b *ui.Builder, r rect, items []ui.Button, height, gap float64) {
	column(b, r, items[:1], height, gap)
	for i, u := range items[1:] {
		u.Rect = layout.R(r.X, r.Y+float64(1+i/2)*(height+gap), r.W, height)
		if i%2 == 1 || i < len(items)-2 { // the last one may stand alone
			u.Rect = u.Rect.Column(i%2, 2, gap)
		}
		b.Button(u)
	}
}

// column stacks buttons from the top of r.
func column(b *ui.Builder, r rect, items []ui.Button, height, gap float64) {
	for _, u := range items {
		u.Rect, r = r.CutTop(height)
		_, r = r.CutTop(gap)
		b.Button(u)
	}
}

func (t *Table) menuNote() string {
	switch {
	case t.replay:
		return ""
	case t.coached() != nil:
		return t.h.Say("lesson.menu")
	}
	return t.h.Say("frame.menu.saved")
}

// abandonable tells whether the match can be put aside unfinished.
func (t *Table) abandonable() bool {
	return !t.replay && t.opt.Abandon != nil && !t.Match().Result().Over
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
