package menu

import (
	"bytes"
	"math"
	"slices"
	"time"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/store"
	"schron/scenes/tally"
	"schron/scenes/ui"
	"schron/sprites"
)

// Stats is the scene of people and their games. At the left it lists whom it is about,
// at the right it shows in small charts how they have done.
type Stats struct {
	h      *house.House
	game   string // only this game, "" for all
	who    string // the person shown, "" for the games as such
	given  bool   // the book is a given one, not that on the disk
	asking string // what is asked about: forgetting "person" or "all", "" for nothing
}

// NewStats makes the scene.
func NewStats(h *house.House) *Stats { return &Stats{h: h} }

// NewStatsOf makes the scene of a given guest book, such as a sample for a picture.
func NewStatsOf(h *house.House, b store.Book) *Stats {
	h.Book = b
	return &Stats{h: h, given: true}
}

// Name is "stats".
func (s *Stats) Name() string { return "stats" }

// Enter reads the guest book again: another window may have written there.
func (s *Stats) Enter() {
	if s.h.Files == nil || s.given {
		return
	}
	if err := s.h.ReadBook(); err != nil {
		tell(s.h, err)
	}
}

// Key goes back with Escape.
func (s *Stats) Key(g input.Gesture) bool { return goesBack(s.h, g) }

const (
	statsList = 300.0
	statsRow  = 46.0
)

// Build lays the scene out.
func (s *Stats) Build(b *ui.Builder) {
	room := page(b, s.h, s.h.Say("stats.title"), s.h.Host.Pop)
	s.exportButton(b)
	left, right := room.CutLeft(statsList)
	_, right = right.CutLeft(gap)
	filter, left := left.CutTop(control)
	_, left = left.CutTop(10)
	s.filter(b, filter)
	s.people(b, left)
	if s.who == "" {
		s.ofGames(b, right)
	} else {
		s.ofPerson(b, right)
	}
	if s.asking != "" {
		s.ask(b)
	}
}

// exportButton stands at the right of the bar, with the one that forgets everything.
func (s *Stats) exportButton(b *ui.Builder) {
	bar, _ := column(b.Area).CutTop(barHeight)
	row := bar.InsetXY(0, 9)
	nothing := len(s.h.Book.Played) == 0
	none := s.h.Because("stats.nothing")
	for _, u := range []ui.Button{
		{ID: "forget-all", Text: s.h.Say("stats.forget-all"), Icon: "icon/trash", Disabled: nothing && len(s.h.Book.People) == 0, Why: none, OnClick: func() { s.asking = "all" }},
		{ID: "export", Text: s.h.Say("stats.export"), Icon: "icon/save", Disabled: nothing, Why: none, OnClick: s.export, Tip: func() ui.Tip {
			return ui.Tip{Title: s.h.Say("stats.export"), Lines: []string{s.h.Say("stats.export.help")}}
		}},
	} {
		u.Rect, row = row.CutRight(b.ButtonWidth(u))
		_, row = row.CutRight(gap / 2)
		b.Button(u)
	}
	title := b.TextWidth(s.h.Say("stats.title"), barTitle) + 160
	_, row = row.CutLeft(title)
	b.ToastArea(layout.R(row.X, 4, row.W, barHeight-8))
}

// filter chooses one game or all.
func (s *Stats) filter(b *ui.Builder, r layout.Rect) {
	list := []ui.Option{{ID: "all", Text: s.h.Say("stats.all-games")}}
	for _, g := range s.h.Games {
		list = append(list, ui.Option{ID: g.ID(), Text: s.h.Name(g.ID())})
	}
	value := s.game
	if value == "" {
		value = "all"
	}
	b.Select(ui.Select{ID: "game", Rect: r, Options: list, Value: value, Label: s.h.Say("stats.game"), OnChange: func(v string) {
		if s.game = v; v == "all" {
			s.game = ""
		}
	}})
}

// people adds the list: the games as such, then everybody, who played most first.
func (s *Stats) people(b *ui.Builder, r layout.Rect) {
	b.Panel(r, sprites.WellBox)
	all := tally.People(&s.h.Book, s.game)
	at := 1 + slices.IndexFunc(all, func(p tally.Person) bool { return store.Fold(p.Name) == store.Fold(s.who) })
	if s.who != "" && at == 0 {
		s.who = "" // forgotten
	}
	label := func(i int) string {
		if i == 0 {
			return s.h.Say("stats.games")
		}
		return all[i-1].Name
	}
	b.List(ui.List{
		ID: "people", Rect: r.Inset(8), Label: s.h.Say("stats.people"), Count: 1 + len(all), RowHeight: statsRow, Text: label,
		Selected: at, OnSelect: func(i int) {
			if s.who = ""; i > 0 {
				s.who = all[i-1].Name
			}
		},
		Row: func(b *ui.Builder, i int, r layout.Rect) {
			in := r.InsetXY(12, 4)
			if i == 0 {
				b.Label(in, label(0), sprites.BodyBold.Fitted())
				return
			}
			p := all[i-1]
			count, in := in.CutRight(74)
			mark, in := in.CutLeft(18)
			_, in = in.CutLeft(8)
			look := s.look(p.Name)
			at := layout.Around(mark.Center(), layout.S(15, 15))
			b.Draw(mark, func(c *sprites.Canvas, _ ui.State) { look.DrawMark(c, at) })
			b.Label(in, p.Name, sprites.BodyBold.In(look.Words).Fitted())
			b.Label(count, s.share(p.Won, p.Played), saveSmall.Aligned(sprites.End, sprites.Middle))
		},
	})
}

// look is the colour and mark that a person is remembered with.
func (s *Stats) look(name string) house.Look {
	i := slices.IndexFunc(s.h.Book.People, func(p store.Person) bool { return store.Fold(p.Name) == store.Fold(name) })
	if i < 0 {
		return house.Look{Name: name, Colour: sprites.Muted, Words: sprites.Paper, Mark: sprites.MarkDisc}
	}
	p := s.h.Book.People[i]
	return s.h.LookOf(rules.Player{Name: p.Name, Colour: p.Colour, Mark: p.Mark}, 0)
}

// share is how much was won, as "3 / 7".
func (s *Stats) share(won, played int) string {
	return s.h.Say("stats.share", rules.Number("won", won), rules.Number("played", played))
}

// figure is a number with what it is, on a tile.
type figure struct{ id, value, name, note string }

// tiles adds figures side by side.
func (s *Stats) tiles(b *ui.Builder, r layout.Rect, list []figure) {
	for i, f := range list {
		box := r.Column(i, len(list), 10)
		in := box.InsetXY(12, 8)
		name, rest := in.CutTop(18)
		value, note := rest.CutTop(30)
		b.Panel(box, panelQuiet)
		b.Label(name, f.name, sprites.Small.Sized(13).Fitted())
		n := b.Info("figure:"+f.id, value, f.value, figureStyle)
		n.State = map[string]any{"value": f.value}
		b.Label(note, f.note, sprites.Small.Sized(13).Fitted())
		n.Tip = func() ui.Tip {
			if f.note == "" {
				return ui.Tip{Title: f.name}
			}
			return ui.Tip{Title: f.name, Lines: []string{f.note}}
		}
		n.Rect = box
		n.Draw = func(c *sprites.Canvas, _ ui.State) { c.Text(f.value, value, figureStyle) }
	}
}

const tilesHigh = 86.0

var figureStyle = sprites.Title.Sized(22).In(sprites.AmberHigh).Fitted()

// ofPerson adds what is told of the person chosen.
func (s *Stats) ofPerson(b *ui.Builder, r layout.Rect) {
	p := tally.PersonOf(&s.h.Book, s.who, s.game)
	head, r := r.CutTop(control)
	_, r = r.CutTop(10)
	forget := ui.Button{ID: "forget", Text: s.h.Say("stats.forget"), Icon: "icon/trash", Kind: ui.Quiet, OnClick: func() { s.asking = "person" }}
	forget.Rect, head = head.CutRight(b.ButtonWidth(forget))
	look := s.look(p.Name)
	b.Label(head, p.Name, sprites.Title.Sized(22).In(look.Words).Fitted())
	b.Button(forget)
	if p.Played == 0 {
		s.nothing(b, r, "stats.nothing.person")
		return
	}
	tiles, r := r.CutTop(tilesHigh)
	_, r = r.CutTop(12)
	list := []figure{
		{"played", itoa(p.Played), s.h.Say("stats.played"), ""},
		{"won", itoa(p.Won), s.h.Say("stats.won"), s.percent(p.Won, p.Played)},
		{"streak", itoa(p.Record), s.h.Say("stats.streak"), s.h.Say("stats.streak.now", rules.Number("now", p.Streak))},
		{"longest", s.turns(p.Longest), s.h.Say("stats.longest"), s.nameOf(p.Longest)},
		{"best", "–", s.h.Say("stats.best"), ""},
	}
	if p.Best != nil {
		list[4].value, list[4].note = itoa(p.BestScore), s.nameOf(p.Best)
	}
	s.tiles(b, tiles, list)
	charts := []chart{{"sides", "stats.by-side", s.named(p.Sides, s.side)}, {"seats", "stats.by-seat", s.named(p.Seats, s.seat)}}
	if s.game == "" {
		charts = slices.Insert(charts, 0, chart{"games", "stats.by-game", s.named(p.Games, s.title)})
	}
	charts = append(append(charts, s.againstBots(p.Against)...), chart{"against", "stats.against", s.opponents(p.Against)})
	s.charts(b, r, charts)
}

// ofGames adds what is told of the games as such.
func (s *Stats) ofGames(b *ui.Builder, r layout.Rect) {
	g := tally.GameOf(&s.h.Book, s.game)
	if g.Played == 0 {
		s.nothing(b, r, "stats.nothing")
		return
	}
	tiles, r := r.CutTop(tilesHigh)
	_, r = r.CutTop(12)
	drawn := 0
	for _, l := range g.Games {
		drawn += l.Played - l.Won
	}
	s.tiles(b, tiles, []figure{
		{"played", itoa(g.Played), s.h.Say("stats.played"), ""},
		{"turns", itoa(g.Average()), s.h.Say("stats.average"), s.h.Say("stats.average.note")},
		{"nobody", itoa(drawn), s.h.Say("stats.nobody"), s.percent(drawn, g.Played)},
	})
	charts := []chart{{"seats", "stats.by-seat", s.named(g.Seats, s.seat)}, {"sides", "stats.by-side", s.named(g.Sides, s.side)}}
	if s.game == "" {
		charts = slices.Insert(charts, 0, chart{"games", "stats.by-game.played", s.plain(g.Games)})
	}
	var lengths []bar
	for i, n := range g.Lengths {
		if n == 0 {
			continue
		}
		from, to := i*g.Bin+1, (i+1)*g.Bin
		name := itoa(from)
		if to > from {
			name += "–" + itoa(to)
		}
		lengths = append(lengths, bar{name: name, played: n, plain: true})
	}
	charts = append(charts, chart{"lengths", "stats.lengths", lengths})
	s.charts(b, r, append(charts, s.againstBots(g.Against)...))
}

func (s *Stats) nothing(b *ui.Builder, r layout.Rect, key string) {
	b.Panel(r, sprites.WellBox)
	n := b.Add(ui.Node{ID: "empty", Role: "text", Label: s.h.Say(key), Rect: r})
	n.Draw = func(c *sprites.Canvas, _ ui.State) {
		c.Paragraph(s.h.Say(key), r.Inset(30), leadStyle.Sized(17).Aligned(sprites.Middle, sprites.Middle))
	}
}

// percent is a share in per cent.
func (s *Stats) percent(part, whole int) string {
	return s.h.Say("stats.percent", rules.Number("part", int(math.Round(100*float64(part)/float64(max(whole, 1))))))
}

func (s *Stats) turns(p *store.Played) string {
	if p == nil || p.Turns == 0 {
		return "–"
	}
	return s.h.Say("stats.turns", rules.Number("turns", p.Turns))
}

// nameOf is the game of what was played, as a short note.
func (s *Stats) nameOf(p *store.Played) string {
	if p == nil || s.h.Game(p.Game) == nil {
		return ""
	}
	return s.h.Name(p.Game)
}

// export asks for a file and writes all games there, as a table for other programs.
func (s *Stats) export() {
	var out bytes.Buffer
	if err := tally.WriteCSV(&out, &s.h.Book, time.Local, func(key string) string { return s.h.Say(key) }); err != nil {
		panic(err) // memory takes a table
	}
	s.h.Navigation.Figures(s.h.Say("stats.title"), out.Bytes())
}

// ask asks whether to forget.
func (s *Stats) ask(b *ui.Builder) {
	title, body := s.h.Say("stats.forget-all.sure"), s.h.Say("stats.forget-all.body")
	forget := func() { s.h.Forget() }
	if s.asking == "person" {
		who := s.who
		title, body = s.h.Say("stats.forget.sure", rules.Literal("player", who)), s.h.Say("stats.forget.body")
		forget = func() { s.h.Forget(who) }
	}
	cancel := func() { s.asking = "" }
	b.Dialog(ui.Dialog{
		ID: "sure", Title: title, Body: body, OnCancel: cancel,
		Buttons: []ui.Button{
			{ID: "yes", Kind: ui.Danger, Text: s.h.Say("stats.forget"), OnClick: func() {
				s.asking, s.who = "", ""
				forget()
			}},
			{ID: "no", Text: s.h.Say("frame.cancel"), OnClick: cancel},
		},
	})
}
