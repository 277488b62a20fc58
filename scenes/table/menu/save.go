package menu

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
func (x *Menu) openSave() {
	x.title = x.proposedTitle()
	x.Show(x.buildSaveAs)
}

// saveCopy asks where a copy of the match goes, as it is now.
func (x *Menu) saveCopy() { x.core.Copy(x.Match(), x.proposedTitle()) }

// proposedTitle names a save after the game, its players, the day and the turn, in this
// order, so that names sort. Of
// the players as many are named as there is room for. A name that another save has
// gets a number.
func (x *Menu) proposedTitle() string {
	files := x.House().Files
	after := x.today()
	if n := x.Status().Turn; n > 0 {
		after += titleGap + strings.ToLower(x.House().SayFor(x.Game(), "frame.turn", rules.Number("n", n)))
	}
	title := x.titled(after)
	for n := 2; files != nil; n++ {
		if _, taken := files.ByTitle(title); !taken {
			break
		}
		title = x.titled(after + " (" + strconv.Itoa(n) + ")")
	}
	return title
}

// wholeTitle names what shows all of the match, as a film does.
func (x *Menu) wholeTitle() string { return x.titled(x.today()) }

// today is the day as it ends a title, "" where there is no clock.
func (x *Menu) today() string {
	if x.House().Files == nil {
		return ""
	}
	return titleGap + x.House().Files.Now().Format(time.DateOnly)
}

const titleGap = " · "

// titled is a title that ends with some words, with as many players as fit.
func (x *Menu) titled(after string) string {
	game := strings.ReplaceAll(x.House().Name(x.Game()), "\u00a0", " ")
	players := x.Match().Players()
	for n := len(players); n > 0; n-- {
		var names []string
		for i := range n {
			names = append(names, x.House().LookOf(players[i], i).Name)
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
func (x *Menu) buildSaveAs(b *ui.Builder) {
	b.Dialog(ui.Dialog{
		ID: "save", Title: x.Say("frame.save-as"), OnCancel: x.Close, Focus: "save:name",
		ContentHeight: 46,
		Content: func(b *ui.Builder, r layout.Rect) {
			b.TextField(ui.TextField{ID: "save:name", Rect: r, Value: x.title, Most: mostTitle, Label: x.Say("frame.save-as"), OnChange: func(s string) { x.title = s }, OnSubmit: x.saveAs})
		},
		Buttons: []ui.Button{
			{ID: "no", Text: x.Say("frame.cancel"), OnClick: x.Close},
			{ID: "yes", Kind: ui.Primary, Text: x.Say("frame.save"), OnClick: x.saveAs, Disabled: x.saveTitle() == "", Why: x.House().Because("saves.problem.no-title")},
		},
	})
}

// saveTitle is the name given, without the spaces around it.
func (x *Menu) saveTitle() string { return strings.TrimSpace(x.title) }

// saveAs keeps the match under the name given.
func (x *Menu) saveAs() {
	title := x.saveTitle()
	if title == "" {
		return
	}
	x.Close()
	if err := x.core.SaveAs(x.Match(), title); err != nil {
		x.House().Host.Toast(ui.Toast{Text: x.House().Speaker().Error(err), Refused: true, Lasting: true})
		return
	}
	x.House().Host.Toast(ui.Toast{Text: x.Say("frame.saved-as", rules.Literal("name", title)), Lasting: true})
}
