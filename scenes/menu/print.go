package menu

import (
	"maps"
	"slices"
	"sync/atomic"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Print is the scene that asks how the box of a game or its rulebook is printed, and makes
// the file.
type Print struct {
	h      *house.House
	job    PrintJob
	opt    print.Options
	lang   string          // of the file
	out    map[string]bool // parts that are left out
	making *printing       // nil before
}

// PrintJob is what is printed, and how that is done.
type PrintJob struct {
	Game string
	Box  print.Box
	// Choose asks for a file, given a name for it, and calls do with its path.
	Choose func(name string, do func(path string))
	// Make makes the file in a language. It is called beside the window.
	Make func(o print.Options, lang string) ([]print.File, error)
	// Save puts the file in its place, or those of the parts beside it, and tells what
	// became of them.
	Save func(path string, files []print.File)
}

// printing is a file that is being made beside the window.
type printing struct {
	path        string
	page, pages atomic.Int64
	stopped     atomic.Bool
	done        chan printed
	ticks       int
	shown       int64 // page
}

type printed struct {
	files []print.File
	err   error
}

// patience is how many ticks pass before it is shown how far a file is.
const patience = 20

// NewPrint makes the scene. What was chosen the last time is chosen.
func NewPrint(h *house.House, job PrintJob) *Print {
	last := h.Settings.Print
	s := &Print{
		h: h, job: job, lang: one(assets.Languages(), last.Lang, h.Lang()), out: map[string]bool{},
		opt: print.Options{
			Paper: one(print.Papers, last.Paper, print.Papers[0]), Sides: one(print.Sides, last.Sides, print.Sides[0]),
			Spare: last.Spare, Each: last.Each, Gap: float64(min(max(last.Gap, 0), print.MostGap)),
		},
	}
	if held := job.Box.BoardPapers(); last.Board != "" && len(held) > 0 {
		s.opt.Board = one(held, last.Board, held[0])
	}
	for i := range job.Box.Parts {
		id := job.Box.Parts[i].ID
		s.out[id] = last.Left[job.Game+"/"+id]
	}
	return s
}

// one is a value of a list, or the usual one.
func one(list []string, value, usual string) string {
	if slices.Contains(list, value) {
		return value
	}
	return usual
}

// keep keeps the choices for the next time. The language of the texts needs no choice, and a
// game without a board leaves that of another one.
func (s *Print) keep() {
	s.h.Change(func(all *store.Settings) {
		left := maps.Clone(all.Print.Left)
		if left == nil {
			left = map[string]bool{}
		}
		for id, out := range s.out {
			delete(left, s.job.Game+"/"+id)
			if out {
				left[s.job.Game+"/"+id] = true
			}
		}
		kept := store.Print{Paper: s.opt.Paper, Sides: s.opt.Sides, Board: s.opt.Board, Spare: s.opt.Spare, Each: s.opt.Each, Gap: int(s.opt.Gap), Left: left}
		if s.lang != s.h.Lang() {
			kept.Lang = s.lang
		}
		if len(s.job.Box.BoardPapers()) == 0 {
			kept.Board = all.Print.Board
		}
		all.Print = kept
	})
}

// Name is "print".
func (*Print) Name() string { return "print" }

// Game is the id of the game.
func (s *Print) Game() string { return s.job.Game }

// Waiting is true while a file is made.
func (s *Print) Waiting() bool { return s.making != nil }

// choose asks for the file. It proposes the name of the game in the language of the file.
func (s *Print) choose() {
	if s.making != nil {
		return
	}
	name := s.h.Texts.Say(s.lang, s.job.Game+".name", nil)
	if s.opt.Book {
		name += " – " + s.h.Texts.Say(s.lang, "print.book.kind", nil)
	}
	s.job.Choose(name, s.begin)
}

// begin makes the file beside the window.
func (s *Print) begin(path string) {
	if s.making != nil || path == "" {
		return
	}
	m := &printing{path: path, done: make(chan printed, 1)}
	if !s.opt.Book {
		s.keep()
	}
	o, lang := s.options(), s.lang
	o.Step = func(page, pages int) bool {
		m.page.Store(int64(page))
		m.pages.Store(int64(pages))
		return !m.stopped.Load()
	}
	s.making = m
	go func() {
		files, err := s.job.Make(o, lang)
		m.done <- printed{files, err}
	}()
}

// options are the choices with the parts that are ticked.
func (s *Print) options() print.Options {
	o := s.opt
	if ids := s.chosen(); len(ids) < len(s.job.Box.Parts) {
		o.Parts = ids
	}
	return o
}

// Needs says how many sheets of paper are needed.
func (s *Print) Needs() string {
	usual, boards := s.job.Box.Sheets(s.options())
	words := s.h.Say("print.ask.sheets", rules.KeyArg("paper", "print.paper."+s.opt.Paper), rules.Number("n", usual))
	if boards > 0 {
		words += s.h.Say("print.ask.sheets.more", rules.KeyArg("paper", "print.paper."+s.opt.Board), rules.Number("n", boards))
	}
	return words
}

// chosen are the ids of the parts that are ticked.
func (s *Print) chosen() (ids []string) {
	for i := range s.job.Box.Parts {
		if id := s.job.Box.Parts[i].ID; !s.out[id] {
			ids = append(ids, id)
		}
	}
	return ids
}

// cancel goes back. Nothing was written yet, and what is being made is forgotten.
func (s *Print) cancel() {
	m := s.making
	s.making = nil
	s.h.Host.Pop()
	if m != nil {
		m.stopped.Store(true)
		s.h.Host.Toast(ui.Toast{Text: s.h.Say("print.ask.cancelled")})
	}
}

// Tick saves the file once it is made. It reports whether there is news.
func (s *Print) Tick() bool {
	m := s.making
	if m == nil {
		return false
	}
	select {
	case got := <-m.done:
		s.making = nil
		s.h.Host.Pop()
		if got.err != nil {
			tell(s.h, got.err)
			return true
		}
		s.job.Save(m.path, got.files)
		return true
	default:
	}
	page := m.page.Load()
	m.ticks++
	news := m.ticks == patience || m.ticks > patience && page != m.shown
	m.shown = page
	return news
}

// Measures of the dialog.
const (
	printWide = 780.0
	printRow  = 46.0
	printTick = 30.0  // the height of a line of parts
	printName = 225.0 // the width of a part where three stand in a line
	printBar  = 24.0
)

// Build shows what is to be chosen, or how far the file is.
func (s *Print) Build(b *ui.Builder) {
	b.Background()
	d := ui.Dialog{
		ID: "print", Title: s.h.Say("print.ask.title", rules.Literal("game", s.h.Name(s.job.Game))), OnCancel: s.cancel, Width: printWide,
		Buttons: []ui.Button{{ID: "cancel", Text: s.h.Say("frame.cancel"), OnClick: s.cancel}},
	}
	if m := s.making; m != nil && m.ticks >= patience {
		d.ContentHeight = printBar
		d.Content = func(b *ui.Builder, r layout.Rect) { s.progress(b, r, m) }
		b.Dialog(d)
		return
	}
	rows := s.rows()
	across := 3
	for i := range s.job.Box.Parts {
		if b.TickWidth(say.Capital(s.job.Box.Parts[i].Name), sprites.Body.Size) > printName {
			across = 2
		}
	}
	lines := (len(s.job.Box.Parts) + across - 1) / across
	none := len(s.chosen()) == 0 && !s.opt.Book
	d.Body = s.h.Say("print.ask.body")
	if !none && !s.opt.Book {
		d.Body += "\n" + s.Needs()
	}
	d.ContentHeight = float64(len(rows)+1)*printRow + float64(lines)*printTick
	if s.opt.Book {
		d.ContentHeight = float64(len(rows)) * printRow
	}
	d.Content = func(b *ui.Builder, r layout.Rect) {
		for _, x := range rows {
			var line layout.Rect
			line, r = r.CutTop(printRow)
			words, control := line.Column(0, 2, gap), line.Column(1, 2, gap)
			b.Noted("print:"+x.id+":name", words, s.h.Say("print.ask."+x.id), s.h.Say("print.ask."+x.help))
			x.control(b, control.InsetXY(0, 3))
		}
		if !s.opt.Book {
			s.parts(b, r, across)
		}
	}
	d.Buttons = append(d.Buttons, ui.Button{
		ID: "choose", Kind: ui.Primary, Text: s.h.Say("print.ask.choose"), OnClick: s.choose,
		Disabled: none || s.making != nil, Why: s.h.Because("print.ask.none"),
	})
	b.Dialog(d)
}

// progress shows how far the file is.
func (s *Print) progress(b *ui.Builder, r layout.Rect, m *printing) {
	page, pages := m.page.Load(), max(1, m.pages.Load())
	said := s.h.Say("print.ask.progress", rules.Number("n", int(page)), rules.Number("of", int(pages)))
	n := b.Progress(r, float64(page)/float64(pages), said, ui.AmberProgress)
	n.ID, n.Role, n.Label = "print:progress", "progress", said
	n.State = map[string]any{"value": int(page), "max": int(pages)}
}

// printLine is something to choose, with a sentence on it.
type printLine struct {
	id, help string // of its texts
	control  func(b *ui.Builder, r layout.Rect)
}

// rows are what is to be chosen besides the parts.
func (s *Print) rows() []printLine {
	ink := "colour"
	if s.opt.Spare {
		ink = "spare"
	}
	segments := func(id, value, words string, values []string, choose func(v string)) func(b *ui.Builder, r layout.Rect) {
		var list []ui.Option
		for _, v := range values {
			list = append(list, ui.Option{ID: v, Text: s.h.Say(words + v)})
		}
		return func(b *ui.Builder, r layout.Rect) {
			b.Segmented(ui.Choice{ID: "print:" + id, Rect: r, Label: s.h.Say("print.ask." + id), Options: list, Value: value, OnChange: choose})
		}
	}
	what, book, papers := "box", "", print.Papers
	if s.opt.Book {
		what, book, papers = "book", ".book", print.BookPapers
	}
	lang := printLine{"lang", "lang" + book + ".help", func(b *ui.Builder, r layout.Rect) {
		b.Segmented(ui.Choice{ID: "print:lang", Rect: r, Label: s.h.Say("print.ask.lang"), Options: languages(s.h), Value: s.lang, OnChange: func(v string) { s.lang = v }})
	}}
	list := []printLine{
		{"what", "what." + what + ".help", segments("what", what, "print.ask.what.", []string{"box", "book"}, func(v string) {
			s.opt.Book, s.opt.Paper = v == "book", print.Papers[0]
		})},
		{"paper", "paper" + book + ".help", segments("paper", s.opt.Paper, "print.paper.", papers, func(v string) { s.opt.Paper = v })},
	}
	if s.opt.Book {
		return append(list, lang)
	}
	each := "whole"
	if s.opt.Each {
		each = "parts"
	}
	list = append(list, []printLine{
		{"sides", "sides." + s.opt.Sides + ".help", segments("sides", s.opt.Sides, "print.ask.sides.", print.Sides, func(v string) { s.opt.Sides = v })},
		{"ink", "ink." + ink + ".help", segments("ink", ink, "print.ask.ink.", []string{"colour", "spare"}, func(v string) { s.opt.Spare = v == "spare" })},
		{"gap", "gap.help", func(b *ui.Builder, r layout.Rect) {
			b.Stepper(ui.Number{
				ID: "print:gap", Rect: r, Label: s.h.Say("print.ask.gap"), Max: print.MostGap, Value: int(s.opt.Gap),
				Show:     func(v int) string { return s.h.Say("print.ask.gap.mm", rules.Number("n", v)) },
				OnChange: func(v int) { s.opt.Gap = float64(v) },
			})
		}},
		{"each", "each." + each + ".help", segments("each", each, "print.ask.each.", []string{"whole", "parts"}, func(v string) { s.opt.Each = v == "parts" })},
		lang,
	}...)
	if held := s.job.Box.BoardPapers(); len(held) > 0 {
		list = slices.Insert(list, 2, s.board(held))
	}
	return list
}

// board is on what a board is printed: on several pages, or on one of the papers that hold it.
func (s *Print) board(held []string) printLine {
	value, help := "pages", "board.pages.help"
	if s.opt.Board != "" {
		value, help = s.opt.Board, "board.sheet.help"
	}
	list := []ui.Option{{ID: "pages", Text: s.h.Say("print.ask.board.pages")}}
	for _, paper := range held {
		list = append(list, ui.Option{ID: paper, Text: s.h.Say("print.paper." + paper)})
	}
	return printLine{"board", help, func(b *ui.Builder, r layout.Rect) {
		b.Segmented(ui.Choice{ID: "print:board", Rect: r, Label: s.h.Say("print.ask.board"), Options: list, Value: value, OnChange: func(v string) {
			s.opt.Board = v
			if v == "pages" {
				s.opt.Board = ""
			}
		}})
	}}
}

// parts adds a box to tick for each part, so many in a line.
func (s *Print) parts(b *ui.Builder, r layout.Rect, across int) {
	head, r := r.CutTop(printRow)
	b.Noted("print:part:name", head, s.h.Say("print.ask.part"), s.h.Say("print.ask.part.help"))
	for i := range s.job.Box.Parts {
		id, name := s.job.Box.Parts[i].ID, say.Capital(s.job.Box.Parts[i].Name)
		line := layout.R(r.X, r.Y+float64(i/across)*printTick, r.W, printTick)
		b.Toggle(ui.Toggle{
			ID: "print:part:" + id, Rect: line.Column(i%across, across, gap/2).InsetXY(0, 1), Text: name, Box: true, On: !s.out[id],
			OnChange: func(on bool) { s.out[id] = !on },
		})
	}
}
