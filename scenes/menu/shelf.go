package menu

import (
	"math"
	"slices"
	"strings"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Shelf is the first scene: the boxes of all games and the ways from there.
type Shelf struct {
	h       *house.House
	chosen  string                 // id of the box that glows
	kept    map[string]store.Entry // the newest game in each box that is not finished
	newest  string                 // id of the box with the newest of them, "" if there is none
	quit    bool                   // the question whether to leave is asked
	entered bool
}

// NewShelf makes the shelf.
func NewShelf(h *house.House) *Shelf {
	s := &Shelf{h: h, chosen: h.Games[0].ID()}
	for _, g := range h.Games {
		if h.Boxes[g.ID()].First {
			s.chosen = g.ID()
		}
	}
	if h.Game(h.Settings.Game) != nil {
		s.chosen = h.Settings.Game
	}
	return s
}

// Name is "shelf".
func (s *Shelf) Name() string { return "shelf" }

// Enter looks for games that can be resumed. The first time it chooses the box of the
// newest one, unless the last game is known. It also shows what another window has
// counted meanwhile. Faults of the guest book were reported at the start.
func (s *Shelf) Enter() {
	s.look()
	_ = s.h.ReadBook()
	if !s.entered && s.newest != "" && s.h.Game(s.h.Settings.Game) == nil {
		s.chosen = s.newest
	}
	s.entered = true
}

// look reads the list of saves.
func (s *Shelf) look() {
	s.kept, s.newest = map[string]store.Entry{}, ""
	for _, e := range kept(s.h, store.Auto) {
		if _, newer := s.kept[e.Game]; newer || !resumable(s.h, e) {
			continue
		}
		s.kept[e.Game] = e
		if s.newest == "" {
			s.newest = e.Game
		}
	}
}

// Key opens the chosen box where nothing has the focus, a file with Ctrl+O, and prints
// the chosen game with Ctrl+P.
func (s *Shelf) Key(g input.Gesture) bool {
	switch {
	case g.IsKey(input.KeyEnter, 0):
		s.open(s.chosen)
		return true
	case g.IsKey(input.KeyEscape, 0):
		s.quit = true
		return true
	case keys.Open.Is(g):
		s.h.Navigation.Open()
		return true
	case keys.Print.Is(g) && s.h.Boxes[s.chosen].Prints:
		s.h.Navigation.Print(s.chosen)
		return true
	}
	return false
}

// open does what the amber button does for the box of a game. It resumes the kept game,
// else it sets up a new one.
func (s *Shelf) open(game string) {
	if e, ok := s.kept[game]; ok {
		resume(s.h, e)
		return
	}
	s.h.Navigation.Setup(game)
}

// shelfScale is how much larger than at 1280 × 800 the shelf is drawn.
func shelfScale(area layout.Rect) float64 {
	k := math.Min(area.W/1280, area.H/800)
	return math.Max(0.78, math.Min(k, 2.4))
}

// Build lays the shelf out.
func (s *Shelf) Build(b *ui.Builder) {
	if s.kept == nil {
		s.look()
	}
	k := shelfScale(b.Area)
	b.Background()
	page := b.Area.Anchor(layout.S(1152*k, b.Area.H), 0.5, 0)
	// The picture of the design is 800 high; what is left over goes around it.
	spare := (b.Area.H - 800*k) / 5
	y := 60*k + spare
	y = s.head(b, page, y, k)
	y += 44*k + spare
	row := layout.R(page.X, y, page.W, 386*k)
	s.boxes(b, row, k)
	if under := layout.R(0, row.Bottom()+9*k, page.W, 32*k); s.h.Boxes[s.chosen].Prints {
		i := slices.IndexFunc(s.h.Games, func(g rules.Game) bool { return g.ID() == s.chosen })
		box := row.Column(i, len(s.h.Games), 18*k)
		under.X, under.W = box.X, box.W
		st := sprites.Small.Sized(math.Max(13, 14*k)).In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle)
		b.Link("print", under, s.h.Say("files.menu.print"), st, func() { s.h.Navigation.Print(s.chosen) })
	}
	buttons := layout.R(page.X, row.Bottom()+50*k+spare, page.W, 60*k)
	s.buttons(b, buttons, k)
	s.foot(b, layout.R(page.X, b.Area.Bottom()-52*k, page.W, 30*k), k)
	if s.quit {
		s.ask(b)
	}
}

// head draws the logo, its stripe and the line below from y, and returns where
// it ends. Toasts stand beside the logo.
func (s *Shelf) head(b *ui.Builder, page layout.Rect, y, k float64) float64 {
	logo := layout.R(page.X-1*k, y-4*k, 353*k, 64*k)
	stripe := layout.R(page.X+2*k, logo.Bottom()+12*k, 347*k, math.Round(8*k))
	b.Draw(logo, func(c *sprites.Canvas, _ ui.State) {
		c.Sprite("logo", logo, sprites.SpriteOpt{})
		c.HazardStripe(stripe)
	})
	b.ToastArea(layout.R(logo.Right()+20*k, logo.Y-20*k, page.Right()-logo.Right()-20*k, stripe.Bottom()-logo.Y+20*k))
	line := layout.R(page.X, stripe.Bottom()+14*k, page.W, 24*k)
	motto, st := s.h.Say("shelf.motto"), leadStyle.Sized(math.Max(14, 19*k))
	b.Label(line, motto, st)
	s.memories(b, layout.R(page.X+b.TextWidth(motto, st)+24*k, line.Center().Y-house.EveningHigh/2, page.W-b.TextWidth(motto, st)-24*k, house.EveningHigh))
	return line.Bottom()
}

// memories adds the ways to the settings and the statistics and the standing of the
// evening beside them.
func (s *Shelf) memories(b *ui.Builder, r layout.Rect) {
	for _, u := range []ui.Button{
		{ID: "settings", Text: s.h.Say("frame.settings"), Icon: "icon/settings", OnClick: s.h.Navigation.Settings},
		{ID: "stats", Text: s.h.Say("stats.title"), Icon: "icon/chart", OnClick: s.h.Navigation.Stats},
	} {
		u.Rect, r = r.CutRight(b.ButtonWidth(u))
		b.Button(u)
		_, r = r.CutRight(gap)
	}
	_, r = r.CutLeft(math.Max(0, r.W-620))
	s.h.Evening(b, r)
}

// buttons adds what can be done.
func (s *Shelf) buttons(b *ui.Builder, row layout.Rect, k float64) {
	say := s.h.Say
	fresh := ui.Button{
		ID: "new", Text: say("shelf.new"), Icon: "icon/play", Kind: ui.Primary,
		OnClick: func() { s.h.Navigation.Setup(s.chosen) },
		Tip:     func() ui.Tip { return ui.Tip{Title: s.h.Name(s.chosen)} },
	}
	var list []ui.Button
	if e, ok := s.kept[s.chosen]; ok {
		fresh.Kind, fresh.Icon = ui.Normal, ""
		list = append(list, ui.Button{
			ID: "resume", Text: resumeWords(s.h, e), Icon: "icon/play", Kind: ui.Primary,
			OnClick: func() { s.open(s.chosen) },
			Tip:     func() ui.Tip { return ui.Tip{Title: names(s.h, e), Lines: []string{where(s.h, e), when(s.h, e.Saved)}} },
		})
	}
	list = append(list, fresh,
		ui.Button{
			ID: "play", Text: say("shelf.play"), OnClick: func() { s.h.Navigation.PlayNow(s.chosen) },
			Tip: func() ui.Tip { return ui.TipOf(s.h.Name(s.chosen), say("shelf.play.help")) },
		},
		ui.Button{ID: "saves", Text: say("shelf.saves"), OnClick: s.h.Navigation.Saves},
		ui.Button{
			ID: "rules", Text: say("frame.rules"), Disabled: !s.h.HasBook(s.chosen),
			OnClick: func() { s.h.Navigation.Rules(s.chosen, "") },
			Tip:     func() ui.Tip { return ui.Tip{Title: s.h.Name(s.chosen)} },
		},
		ui.Button{
			ID: "learn", Text: courseWords(s.h, s.chosen), Disabled: !hasCourse(s.chosen),
			OnClick: func() { s.h.Navigation.Course(s.chosen) },
			Tip:     func() ui.Tip { return ui.Tip{Title: s.h.Name(s.chosen)} },
		},
		ui.Button{ID: "quit", Text: say("shelf.quit"), OnClick: func() { s.quit = true }},
	)
	placeRow(b, row, list, k)
}

// placeRow puts buttons side by side; what room is left goes to the amber one, up
// to a bound. Where there is too little, what is around the words becomes less.
func placeRow(b *ui.Builder, row layout.Rect, list []ui.Button, k float64) {
	space, size := 14*k, math.Max(14, 17*k)
	widths, words := make([]float64, len(list)), make([]float64, len(list))
	spaces := space * float64(len(list)-1)
	sum, tight := spaces, spaces
	for i := range list {
		u := &list[i]
		u.Size = size
		if u.Kind == ui.Primary {
			u.Size = math.Max(15, 18*k)
		}
		words[i] = b.ButtonWidth(*u)
		widths[i] = math.Max(110*k, words[i]+20*k)
		sum, tight = sum+widths[i], tight+words[i]
	}
	over := row.W - sum
	for i := range list {
		switch {
		case over < 0:
			widths[i] = words[i] + (widths[i]-words[i])*(row.W-tight)/(sum-tight)
		case list[i].Kind == ui.Primary:
			widths[i] += math.Max(0, math.Min(210*k-widths[i], over))
		}
	}
	x := row.X
	for i, u := range list {
		u.Rect = layout.R(x, row.Y, widths[i], row.H)
		b.Button(u)
		x += widths[i] + space
	}
}

// foot adds hints, the languages and the version.
func (s *Shelf) foot(b *ui.Builder, row layout.Rect, k float64) {
	st := sprites.Small.Sized(math.Max(12, 13.5*k))
	hints := s.h.Say("shelf.hints")
	b.Label(row, hints, st)
	x := row.X + b.TextWidth(hints, st) + 18*k
	for _, lang := range assets.Languages() {
		word := upper(lang)
		w := b.TextWidth(word, st.Strong())
		r := layout.R(x, row.Y, w+2, row.H)
		if lang == s.h.Lang() {
			b.Label(r, word, st.Strong().In(sprites.Amber))
		} else {
			b.Link("lang:"+lang, r, word, st.In(sprites.Paper), func() { s.h.Change(func(set *store.Settings) { set.Language = lang }) })
		}
		x += w + 16*k
	}
	about := s.h.Say("info.title") + " · " + s.h.Version
	right, _ := row.CutRight(b.TextWidth(about, st))
	b.Link("about", right, about, st, s.h.Navigation.About)
}

// ask asks whether to leave.
func (s *Shelf) ask(b *ui.Builder) {
	b.Dialog(ui.Dialog{
		ID: "leave", Title: s.h.Say("shelf.quit.sure"), Body: s.h.Say("shelf.quit.safe"),
		OnCancel: func() { s.quit = false },
		Buttons: []ui.Button{
			{ID: "stay", Text: s.h.Say("shelf.quit.stay"), OnClick: func() { s.quit = false }},
			{ID: "go", Text: s.h.Say("shelf.quit.leave"), Kind: ui.Primary, OnClick: s.h.Host.Quit},
		},
	})
}

// resumeWords is the label of the button that goes on with a game.
func resumeWords(h *house.House, e store.Entry) string {
	name := rules.Literal("game", h.Name(e.Game))
	if e.Turn == 0 {
		return h.Say("shelf.resume", name)
	}
	turn := h.SayFor(e.Game, "frame.turn", rules.Number("n", e.Turn))
	return h.Say("shelf.resume-turn", name, rules.Literal("turn", strings.ToLower(turn)))
}
