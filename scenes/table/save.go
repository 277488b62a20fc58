package table

import (
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

// buildSaveAs asks for the name of a save.
func (t *Table) buildSaveAs(b *ui.Builder) {
	b.Dialog(ui.Dialog{
		ID: "save", Title: t.h.Say("frame.save-as"), OnCancel: t.closeMenu, Focus: "save:name",
		ContentHeight: 46,
		Content: func(b *ui.Builder, r layout.Rect) {
			b.TextField(ui.TextField{ID: "save:name", Rect: r, Value: t.title, Most: 60, Label: t.h.Say("frame.save-as"), OnChange: func(s string) { t.title = s }, OnSubmit: t.saveAs})
		},
		Buttons: []ui.Button{
			{ID: "no", Text: t.h.Say("frame.cancel"), OnClick: t.closeMenu},
			{ID: "yes", Kind: ui.Primary, Text: t.h.Say("frame.save"), OnClick: t.saveAs, Disabled: t.saveTitle() == ""},
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
