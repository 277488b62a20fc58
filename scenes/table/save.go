package table

import (
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

// mostTitle is the greatest number of letters of a save's name.
const mostTitle = 60

// openSave asks for the name of a save and proposes one.
func (t *Table) openSave() { t.menu, t.title = menuSave, t.proposedTitle() }

// saveCopy asks where a copy of the match goes, as it is now.
func (t *Table) saveCopy() { t.opt.Copy(t.Match(), t.proposedTitle()) }

// proposedTitle names a save after the game, its players, the day and the turn, in this
// order, so that names sort. Of
// the players as many are named as there is room for. A name that another save has
// gets a number.
func (t *Table) proposedTitle() string {
	files := t.h.Files
	after := t.today()
	if n := t.Status().Turn; n > 0 {
		after += titleGap + strings.ToLower(t.h.SayFor(t.Game(), "frame.turn", rules.Number("n", n)))
	}
	title := t.titled(after)
	for n := 2; files != nil; n++ {
		if _, taken := files.ByTitle(title); !taken {
			break
		}
		title = t.titled(after + " (" + strconv.Itoa(n) + ")")
	}
	return title
}

// wholeTitle names what shows all of the match, as a film does.
func (t *Table) wholeTitle() string { return t.titled(t.today()) }

// today is the day as it ends a title, "" where there is no clock.
func (t *Table) today() string {
	if t.h.Files == nil {
		return ""
	}
	return titleGap + t.h.Files.Now().Format(time.DateOnly)
}

const titleGap = " · "

// titled is a title that ends with some words, with as many players as fit.
func (t *Table) titled(after string) string {
	game := strings.ReplaceAll(t.h.Name(t.Game()), "\u00a0", " ")
	players := t.Match().Players()
	for n := len(players); n > 0; n-- {
		var names []string
		for i := range n {
			names = append(names, t.h.LookOf(players[i], i).Name)
		}
		who := strings.Join(names, ", ")
		if n < len(players) {
			who += "…"
		}
		if title := game + titleGap + who + after; utf8.RuneCountInString(title) <= mostTitle {
			return title
		}
	}
	return game + after
}

// buildSaveAs asks for the name of a save.
func (t *Table) buildSaveAs(b *ui.Builder) {
	b.Dialog(ui.Dialog{
		ID: "save", Title: t.h.Say("frame.save-as"), OnCancel: t.closeMenu, Focus: "save:name",
		ContentHeight: 46,
		Content: func(b *ui.Builder, r layout.Rect) {
			b.TextField(ui.TextField{ID: "save:name", Rect: r, Value: t.title, Most: mostTitle, Label: t.h.Say("frame.save-as"), OnChange: func(s string) { t.title = s }, OnSubmit: t.saveAs})
		},
		Buttons: []ui.Button{
			{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: t.closeMenu},
			{ID: "yes", Kind: ui.Primary, Text: t.h.Say("frame.save"), OnClick: t.saveAs, Disabled: t.saveTitle() == "", Why: t.h.Because("saves.problem.no-title")},
		},
	})
}

// saveTitle is the name given, without the spaces around it.
func (t *Table) saveTitle() string { return strings.TrimSpace(t.title) }

// saveAs keeps the match under the name given.
func (t *Table) saveAs() {
	title := t.saveTitle()
	if title == "" {
		return
	}
	t.closeMenu()
	if err := t.opt.SaveAs(t.Match(), title); err != nil {
		t.h.Host.Toast(ui.Toast{Text: t.h.Speaker().Error(err), Refused: true, Lasting: true})
		return
	}
	t.h.Host.Toast(ui.Toast{Text: t.h.Say("frame.saved-as", rules.Literal("name", title)), Lasting: true})
}
