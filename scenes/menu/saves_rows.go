package menu

import (
	"cmp"
	"math"
	"sort"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	countStyle = sprites.Small.Sized(14).Aligned(sprites.End, sprites.Middle)
	saveTitle  = sprites.BodyBold.Sized(17)
	saveSmall  = sprites.Small.Sized(14)
)

const saveRow = 76.0

// list adds the rows. Only those in view are built.
func (s *Saves) list(b *ui.Builder, r layout.Rect, list []store.Entry) {
	b.Panel(r, sprites.WellBox)
	if len(list) == 0 {
		words := s.h.Say("saves.none")
		if len(s.all) > 0 {
			words = s.h.Say("saves.none-here")
		}
		b.Info("empty", r.Inset(20), words, leadStyle.Sized(17).Aligned(sprites.Middle, sprites.Middle))
		return
	}
	b.List(ui.List{
		ID: "saves", Rect: r.Inset(8), Label: s.h.Say("shelf.saves"), Count: len(list), RowHeight: saveRow,
		Key: func(i int) string { return key(list[i]) }, Text: func(i int) string { return s.heading(list[i]) },
		Selected: s.at(list), OnSelect: func(i int) { s.chosen = key(list[i]) },
		OnOpen: func(i int) { s.open(list[i]) },
		Row:    func(b *ui.Builder, i int, r layout.Rect) { s.row(b, list[i], r.InsetXY(12, 6)) },
	})
}

// heading is what a row is called: its title, its game, or its file.
func (s *Saves) heading(e store.Entry) string {
	switch {
	case e.Title != "":
		return e.Title
	case e.Game == "":
		return e.ID
	case !s.named(e.Game):
		return e.Game
	}
	return s.h.Name(e.Game)
}

// named reports whether the program knows what a game is called.
func (s *Saves) named(game string) bool { return s.h.Speaker().Has(game + ".name") }

// row adds what a kept game shows.
func (s *Saves) row(b *ui.Builder, e store.Entry, r layout.Rect) {
	art, in := r.CutLeft(math.Round(r.H * 200 / 226))
	_, in = in.CutLeft(16)
	s.picture(b, e, art)
	date, in := in.CutRight(190)
	_, in = in.CutRight(12)
	top, bottom := in.CutTop(in.H / 2)
	heading := shortened(b, s.heading(e), top, saveTitle)
	b.Label(top, heading, saveTitle)
	if x := b.TextWidth(heading, saveTitle) + 14; e.Title != "" && s.named(e.Game) && x < top.W-60 {
		_, rest := top.CutLeft(x)
		b.Label(rest, s.h.Name(e.Game), saveSmall)
	}
	upper, lower := date.CutTop(date.H / 2)
	b.Label(upper, when(s.h, e.Saved.Local()), saveSmall.Aligned(sprites.End, sprites.Middle))
	s.status(b, e, lower)
	if e.Problem != nil {
		s.problem(b, e, bottom.InsetXY(0, -4))
		return
	}
	half, rest := bottom.CutLeft(bottom.W * 0.62)
	s.people(b, e, half)
	b.Label(rest, where(s.h, e), saveSmall.Fitted())
}

// problem says why a file cannot be used, in two lines at most; the tooltip and
// the UI tree have the whole sentence.
func (s *Saves) problem(b *ui.Builder, e store.Entry, r layout.Rect) {
	words, st := s.h.Speaker().Error(e.Problem), saveSmall.In(sprites.RedText)
	shown := shortened(b, words, r, st)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) { c.Paragraph(shown, r, st) })
	n.ID, n.Role, n.Label = "problem:"+key(e), "text", words
	n.Tip = func() ui.Tip { return ui.Tip{Title: s.heading(e), Lines: []string{words}} }
}

// shortened is as much of words as r has room for, with an ellipsis for the rest.
func shortened(b *ui.Builder, words string, r layout.Rect, st sprites.TextStyle) string {
	if b.ParagraphHeight(words, r.W, st) <= r.H+1 {
		return words
	}
	letters := []rune(words)
	cut := func(n int) string { return strings.TrimSpace(string(letters[:n])) + "…" }
	long := sort.Search(len(letters), func(n int) bool { return b.ParagraphHeight(cut(n), r.W, st) > r.H+1 })
	return cut(max(long-1, 0))
}

// picture adds the lid of the game's box.
func (s *Saves) picture(b *ui.Builder, e store.Entry, r layout.Rect) {
	picture := boxPicture(e.Game)
	if s.h.Game(e.Game) == nil {
		picture = func(c *sprites.Canvas, r layout.Rect) {
			c.Panel(r, sprites.FieldOfInput)
			c.Sprite("icon/warning", r.Inset(12), sprites.SpriteOpt{Tint: sprites.RedText})
		}
	}
	b.Draw(r, func(c *sprites.Canvas, _ ui.State) { picture(c, r) })
}

// status adds a chip that says what kind of game it is.
func (s *Saves) status(b *ui.Builder, e store.Entry, r layout.Rect) {
	text, st := s.h.Say("saves.kind.open"), ui.ChipGood
	switch {
	case e.Problem != nil:
		text, st = s.h.Say("saves.kind.broken"), ui.ChipDanger
	case e.Over:
		text, st = s.h.Say("saves.kind.over"), ui.ChipQuiet
	case e.Older():
		text, st = s.h.Say("saves.kind.older"), ui.ChipQuiet
	case e.Abandoned():
		text, st = s.h.Say("saves.kind.abandoned"), ui.ChipQuiet
	case e.Busy || e.Own:
		text, st = s.h.Say("saves.kind.busy"), ui.ChipAct
	case e.Kind == store.Named:
		text = s.h.Say("saves.kind.named")
	}
	w := b.TextWidth(text, st.Text) + 28
	b.Chip(layout.P(r.Right()-w, r.Center().Y-10), text, st)
}

// people adds the players with their marks, as many as there is room for.
// The tooltip names all of them.
func (s *Saves) people(b *ui.Builder, e store.Entry, r layout.Rect) {
	all := names(s.h, e)
	b.Add(ui.Node{
		ID: "people:" + key(e), Role: "text", Label: all, Rect: r, Tip: func() ui.Tip { return ui.Tip{Title: all} },
	})
	x := r.X
	for i, p := range e.Players {
		look := s.h.LookOf(p, i)
		kind := ""
		if look.Plays != "" {
			kind = " (" + look.Plays + ")"
		}
		name := b.TextWidth(look.Name, saveSmall)
		w := name + b.TextWidth(kind, saveSmall) + 22
		if x+w > r.Right() {
			b.Label(layout.R(x, r.Y, math.Max(0, math.Min(20, r.Right()-x)), r.H), "…", saveSmall)
			return
		}
		mark := layout.R(x, r.Center().Y-7, 14, 14)
		words := layout.R(x+20, r.Y, w-20, r.H)
		b.Draw(layout.R(x, r.Y, w, r.H), func(c *sprites.Canvas, _ ui.State) {
			look.DrawMark(c, mark)
			c.Text(look.Name, words, saveSmall.In(sprites.Paper))
			c.Text(kind, layout.R(words.X+name, words.Y, words.W-name, words.H), saveSmall)
		})
		x += w + 16
	}
}

// actions adds what can be done with the chosen game.
func (s *Saves) actions(b *ui.Builder, r layout.Rect, list []store.Entry) {
	i := s.at(list)
	var e store.Entry
	if i >= 0 {
		e = list[i]
	}
	fine := i >= 0 && e.Problem == nil && s.h.Game(e.Game) != nil
	why := s.h.Because(whyNot(i, e))
	left := []ui.Button{}
	if i >= 0 && (e.Problem == nil || e.Busy) {
		left = append(left, ui.Button{
			ID: "open", Text: s.h.Say("saves.open"), Icon: "icon/play", Kind: ui.Primary,
			Disabled: !resumable(s.h, e), Why: openWhy(s.openTip(e), why), OnClick: func() { s.open(e) }, Tip: s.openTip(e),
		}, ui.Button{
			ID: "watch", Text: s.h.Say("saves.watch"), Icon: "icon/replay",
			Disabled: !fine, Why: why, OnClick: func() { s.watch(e) },
		})
	}
	x := r.X
	for _, u := range left {
		u.Rect = layout.R(x, r.Y, b.ButtonWidth(u)+12, r.H)
		b.Button(u)
		x = u.Rect.Right() + 12
	}
	small := []ui.Button{
		{ID: "copy", Icon: "icon/copy", Label: s.h.Say("files.menu.copy"), Disabled: !fine, Why: why, OnClick: func() { s.copyOf(e) }},
		{ID: "reveal", Icon: "icon/load", Label: s.h.Say("files.menu.reveal"), Disabled: i < 0, Why: why, OnClick: func() { s.h.Navigation.Reveal(s.h.Files.Path(e)) }},
	}
	for _, u := range small {
		u.Rect = layout.R(x, r.Y, r.H, r.H)
		u.Tip = func() ui.Tip { return ui.Tip{Title: u.Label} }
		b.Button(u)
		x += r.H + 12
	}
	right := []ui.Button{
		{ID: "undo", Text: s.h.Say("saves.restore"), Icon: "icon/undo", Disabled: len(s.trash) == 0, Why: s.h.Because("frame.barred.trash"), OnClick: s.restore},
		{ID: "delete", Text: s.h.Say("saves.delete"), Icon: "icon/trash", Disabled: i < 0 || e.Own || e.Busy, Why: why, OnClick: func() { s.remove(e) }},
		{ID: "rename", Text: s.renameWords(e), Icon: "icon/edit", Disabled: !fine, Why: why, OnClick: func() { s.naming, s.title = true, e.Title }},
	}
	x = r.Right()
	for _, u := range right {
		w := b.ButtonWidth(u) + 4
		u.Rect = layout.R(x-w, r.Y, w, r.H)
		b.Button(u)
		x -= w + 12
	}
}

func (s *Saves) renameWords(e store.Entry) string {
	if e.Kind == store.Named {
		return s.h.Say("saves.rename")
	}
	return s.h.Say("saves.name")
}

// whyNot is the key of why something cannot be done with the i-th game.
func whyNot(i int, e store.Entry) string {
	switch {
	case i < 0:
		return "frame.barred.choose"
	case e.Own || e.Busy:
		return "saves.problem.busy"
	}
	return "frame.barred.broken"
}

// openTip says why a game cannot be gone on with.
func (s *Saves) openTip(e store.Entry) func() ui.Tip {
	why := ""
	switch {
	case e.Own || e.Busy:
		why = s.h.Say("saves.problem.busy")
	case e.Over:
		why = s.h.Say("saves.open-over")
	case s.h.Game(e.Game) == nil:
		why = s.h.Say("shelf.not-yet.why")
	default:
		return nil
	}
	return func() ui.Tip { return ui.Tip{Title: s.heading(e), Lines: []string{why}} }
}

// openWhy is what the tooltip says, or else why.
func openWhy(tip func() ui.Tip, why func() *ui.Refusal) func() *ui.Refusal {
	if tip == nil {
		return why
	}
	return nil
}

// nameDialog asks for a title.
func (s *Saves) nameDialog(b *ui.Builder, list []store.Entry) {
	i := s.at(list)
	if i < 0 {
		s.naming = false
		return
	}
	e := list[i]
	title := store.CleanTitle(s.title)
	shut := func() { s.naming = false }
	wrong, why := title == "", ""
	if s.taken(e, title) && title != "" {
		wrong, why = true, s.h.Say("saves.problem.exists", rules.Literal("title", title))
	}
	save := func() {
		if !wrong {
			s.rename(e)
		}
	}
	b.Dialog(ui.Dialog{
		ID: "name", Title: s.renameWords(e), OnCancel: shut, Focus: "name:title", ContentHeight: control + 28,
		Content: func(b *ui.Builder, r layout.Rect) {
			field, rest := r.CutTop(control)
			b.TextField(ui.TextField{
				ID: "name:title", Rect: field, Label: s.h.Say("saves.title"), Value: s.title, Placeholder: s.h.Say("saves.title"),
				Most: 60, Wrong: why != "", OnChange: func(v string) { s.title = v }, OnSubmit: save,
			})
			b.Label(rest, why, saveSmall.In(sprites.RedText).Fitted())
		},
		Buttons: []ui.Button{
			{ID: "cancel", Text: s.h.Say("frame.cancel"), OnClick: shut},
			{ID: "save", Text: s.h.Say("frame.ok"), Kind: ui.Primary, Disabled: wrong, Why: ui.Because(cmp.Or(why, s.h.Say("saves.problem.no-title"))), OnClick: save},
		},
	})
}
