// Package menu is the menu of a table. It has the ways to other scenes, and the dialogs
// that name a save, put a match aside and begin a turn anew. What is chosen happens
// elsewhere.
package menu

import (
	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/keys"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// Menu is the menu of the table, with the dialogs to which it leads.
type Menu struct {
	*desk.Desk
	desk.None
	core Core

	page  func(b *ui.Builder) // the dialog that is open, nil without one
	title string              // of the save that is being named
}

// Core is what the menu shows of the table, and what its buttons do.
type Core struct {
	// SaveAs, Copy and Abandon are those of the match, see table.Options.
	SaveAs  func(m *rules.Match, title string) error
	Copy    func(m *rules.Match, name string)
	Abandon func() error
	// Again begins the chapter of a course anew, Course leads to its chapters.
	Again, Course func()
	// LeaveReplay goes back to where the replay was opened.
	LeaveReplay func()
	// Concedable reports whether somebody can give up, Concede asks for that.
	Concedable func() bool
	Concede    func()
	Bots       interface {
		CanStop() bool
		BuildStop(b *ui.Builder, away func())
	}
	Sheet interface {
		Has() bool
		Open()
	}
}

// New makes the menu of the table of a match.
func New(d *desk.Desk, core Core) *Menu { return &Menu{Desk: d, core: core} }

// Open opens the menu.
func (x *Menu) Open() { x.Show(x.build) }

// Show opens a dialog in place of the menu.
func (x *Menu) Show(page func(b *ui.Builder)) { x.page = page }

// Close closes what is open.
func (x *Menu) Close() { x.page = nil }

// IsOpen reports whether the menu, or a dialog in its place, is open.
func (x *Menu) IsOpen() bool { return x.page != nil }

// Key prints the game with Ctrl+P.
func (x *Menu) Key(g input.Gesture) bool {
	if !keys.Print.Is(g) || !x.prints() {
		return false
	}
	x.print()
	return true
}

// prints reports whether the game can be printed, print asks how.
func (x *Menu) prints() bool { return x.House().Boxes[x.Game()].Prints }
func (x *Menu) print()       { x.House().Navigation.Print(x.Game()) }

// Build shows what is open.
func (x *Menu) Build(b *ui.Builder, _ layout.Rect) {
	if x.page != nil {
		x.page(b)
	}
}

// Sure shows a dialog that asks whether something is meant, in the words of some keys.
func (x *Menu) Sure(id, title, body, yes string, kind ui.ButtonKind, do func()) {
	x.Show(func(b *ui.Builder) {
		b.Dialog(ui.Dialog{
			ID: id, Title: x.Say(title), Body: x.Say(body), OnCancel: x.Close,
			Buttons: []ui.Button{
				{ID: "no", Text: x.Say("frame.cancel"), OnClick: x.Close},
				{ID: "yes", Kind: kind, Text: x.Say(yes), OnClick: func() { x.Close(); do() }},
			},
		})
	})
}

// build lays out the menu itself.
func (x *Menu) build(b *ui.Builder) {
	item := func(id, key string, do func()) ui.Button {
		return ui.Button{ID: "menu:" + id, Text: x.Say(key), OnClick: func() { x.Close(); do() }}
	}
	resume := item("resume", "frame.menu.resume", func() {})
	resume.Kind = ui.Primary
	var turn, keep, help, leave []ui.Button
	switch {
	case x.Lesson:
		turn = append(turn, item("again", "lesson.again", x.core.Again), item("course", "lesson.course", x.core.Course))
	case !x.Replay:
		redo, restart := item("redo", "frame.redo", func() { x.Report(x.Redo(), "") }), item("restart", "frame.restart-turn", func() {
			x.Sure("restart", "frame.restart-turn", "frame.restart-turn.sure", "frame.restart-turn", ui.Primary, func() { x.Report(x.RestartTurn(), "") })
		})
		redo.Disabled, redo.Why = x.barred(x.CanRedo())
		restart.Disabled, restart.Why = x.barred(x.CanRestartTurn())
		turn = append(turn, redo, restart)
		keep = append(keep, item("save", "frame.save-as", x.openSave), item("copy", "files.menu.copy", x.saveCopy))
	default:
		turn = append(turn, item("leave", "frame.past.leave", x.core.LeaveReplay))
	}
	if x.core.Bots.CanStop() {
		turn = append(turn, item("bots", "frame.bots", func() { x.Show(func(b *ui.Builder) { x.core.Bots.BuildStop(b, x.Close) }) }))
	}
	if !x.Lesson {
		turn = append(turn, x.confirmItem()...)
	}
	keep = append(keep, item("picture", "files.menu.picture", func() { x.House().Navigation.Picture(x.proposedTitle()) }))
	if x.films() {
		keep = append(keep, item("film", "files.menu.film", x.film))
	}
	if x.House().HasBook(x.Game()) {
		help = append(help, item("rules", "frame.rules", func() { x.House().OpenBook(x.Game()) }))
	}
	if x.core.Sheet.Has() && x.Cover() == rules.NoSeat {
		help = append(help, item("sheet", "frame.sheet", x.core.Sheet.Open))
	}
	if !x.Lesson && len(assets.Lessons(x.Game())) > 0 {
		help = append(help, item("learn", "lesson.learn", func() { x.House().Navigation.Course(x.Game()) }))
	}
	if x.prints() {
		help = append(help, item("print", "files.menu.print", x.print))
	}
	help = append(help, item("settings", "frame.settings", x.House().Navigation.Settings), item("about", "info.title", x.House().Navigation.About))
	leave = append(leave, item("shelf", "frame.to-shelf", x.House().Navigation.Shelf))
	if x.core.Concedable() {
		leave = append(leave, item("concede", "frame.concede", x.core.Concede))
	}
	if x.abandonable() {
		leave = append(leave, item("abandon", "frame.abandon", func() {
			x.Sure("abandon", "frame.abandon", "frame.abandon.sure", "frame.abandon", ui.Danger, x.abandon)
		}))
	}
	groups := [][]ui.Button{{resume}, turn, keep, help, leave}
	b.Dialog(ui.Dialog{
		ID: "table-menu", Title: x.House().Name(x.Game()), Body: x.menuNote(), OnCancel: x.Close, Width: 560, Focus: "menu:resume",
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
func (x *Menu) confirmItem() []ui.Button {
	seat := x.Learner()
	if seat == rules.NoSeat || x.Replay {
		return nil
	}
	person := x.PlayerLook(seat).Name
	on := x.House().ConfirmsEnd(person)
	u := ui.Button{
		ID: "menu:confirm-end", Role: "checkbox", Text: x.Say("frame.menu.confirm-end", rules.Literal("player", person)),
		Selected: on, State: map[string]any{"on": on}, OnClick: func() { x.House().ConfirmEnd(person, !on) },
	}
	if on {
		u.Icon = "icon/check"
	}
	return []ui.Button{u}
}

func (x *Menu) menuNote() string {
	switch {
	case x.Replay:
		return ""
	case x.Lesson:
		return x.Say("lesson.menu")
	}
	return x.Say("frame.menu.saved")
}

// abandonable reports whether the match can be put aside unfinished.
func (x *Menu) abandonable() bool {
	return !x.Replay && x.core.Abandon != nil && !x.Match().Result().Over
}

// abandon puts the match aside unfinished and goes back to the shelf.
func (x *Menu) abandon() {
	if err := x.core.Abandon(); err != nil {
		x.House().Host.Toast(ui.Toast{Text: x.House().Speaker().Error(err), Refused: true, Lasting: true})
		return
	}
	x.House().Navigation.Shelf()
	x.House().Host.Toast(ui.Toast{Text: x.Say("frame.abandoned"), Lasting: true})
}

// barred reports whether a refusal greys a button, and gives the reason.
func (x *Menu) barred(r *rules.Refusal) (off bool, why func() *ui.Refusal) {
	if r == nil {
		return false, nil
	}
	return true, func() *ui.Refusal { return x.Why(r) }
}

// films reports whether a film can be made: of a match that has begun, where its past is
// looked at or it is over.
func (x *Menu) films() bool {
	past := x.Looking() || x.Match().Result().Over
	return past && x.House().Navigation.Film != nil && !x.Lesson && x.Cover() == rules.NoSeat && x.Match().Len() > 0
}

// film makes a film of the match as it is seen now.
func (x *Menu) film() {
	x.House().Navigation.Film(x.Match(), x.Viewer(), x.wholeTitle())
}
