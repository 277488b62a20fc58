package menu

import (
	"math"

	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// Crash is the scene after a fault of the program: what happened, where the
// report lies, and the ways back. It shows nothing of the game, for a fault may
// come while a secret is on the screen.
type Crash struct {
	h      *house.House
	report string       // the folder of the report, "" if it could not be written
	game   *store.Entry // the game that was on the table, nil without one
	stuck  bool         // it cannot go on from where it stands
}

// NewCrash makes the scene. report is the folder of the report, empty if there is none.
// game is the id of the autosave that was on the table, empty without one. stuck says
// that it would crash again where it stands. Then it can only be resumed one move
// earlier.
func NewCrash(h *house.House, report, game string, stuck bool) *Crash {
	s := &Crash{h: h, report: report, stuck: stuck}
	list, err := h.Files.List(store.Auto)
	if err != nil || game == "" {
		return s // a fault of the disk must not hide the way back
	}
	for _, e := range list {
		if e.ID == game && e.Problem == nil && !e.Over {
			s.game = &e
		}
	}
	return s
}

// Name is "crash".
func (s *Crash) Name() string { return "crash" }

// Cut is true: nothing of the table shines through.
func (s *Crash) Cut() bool { return true }

// Build lays the scene out.
func (s *Crash) Build(b *ui.Builder) {
	say := s.h.Say
	b.Background()
	stripe, _ := b.Area.CutTop(10)
	b.Draw(stripe, func(c *sprites.Canvas, _ ui.State) { c.HazardStripe(stripe) })
	width := math.Min(720, b.Area.W-96)
	inner := width - 2*36
	title := sprites.Title.Sized(26).Aligned(sprites.Start, sprites.Start)
	text := sprites.Body.Sized(17).Aligned(sprites.Start, sprites.Start)
	safe := s.safe()
	where := say("crash.no-report")
	if s.report != "" {
		where = say("crash.report")
	}
	type part struct {
		words string
		st    sprites.TextStyle
		gap   float64
	}
	parts := []part{{say("crash.title"), title, 14}, {say("crash.what"), text, 12}, {safe, text.In(sprites.GreenText), 12}, {where, text.In(sprites.Muted), 6}}
	high := 36.0
	for _, p := range parts {
		high += b.ParagraphHeight(p.words, inner, p.st) + p.gap
	}
	if s.report != "" {
		high += 44 + 8
	}
	rows := s.buttons()
	high += 20 + float64(len(rows))*(crashButton+gap) - gap + 36
	box := b.Area.Anchor(layout.S(width, high), 0.5, 0.42)
	b.Panel(box, sprites.DialogBox)
	rest := box.Inset(36)
	sign, _ := layout.R(rest.X, rest.Y-4, rest.W, 44).CutRight(44)
	b.Sprite(sign, "icon/warning", sprites.SpriteOpt{Tint: sprites.Amber})
	for _, p := range parts {
		h := b.ParagraphHeight(p.words, inner, p.st)
		var at layout.Rect
		at, rest = rest.CutTop(h)
		b.Paragraph(at, p.words, p.st)
		_, rest = rest.CutTop(p.gap)
	}
	if s.report != "" {
		var well layout.Rect
		well, rest = rest.CutTop(44)
		b.Panel(well, sprites.FieldOfInput)
		words := well.InsetXY(14, 0)
		for _, u := range s.reports() {
			u.Size = 15
			right, rest := words.CutRight(b.ButtonWidth(u) + 8)
			words = rest
			u.Rect = right.Anchor(layout.S(right.W, 34), 0.5, 0.5)
			b.Button(u)
			_, words = words.CutRight(8)
		}
		st := sprites.Body.Sized(14)
		b.Info("report", words, elideMiddle(b, s.report, words.W, st), st)
	}
	_, rest = rest.CutTop(20)
	for _, row := range rows {
		var line layout.Rect
		line, rest = rest.CutTop(crashButton)
		_, rest = rest.CutTop(gap)
		for k, u := range row {
			u.Rect = line.Column(k, len(row), gap)
			if len(rows) == 1 && len(row) == 1 {
				u.Rect, _ = line.CutLeft(math.Min(line.W, b.ButtonWidth(u)+30))
			}
			b.Button(u)
		}
	}
}

// crashButton is the height of a way on.
const crashButton = 52.0

// safe says what became of the game.
func (s *Crash) safe() string {
	switch {
	case s.game == nil:
		return s.h.Say("crash.safe-shelf")
	case s.stuck && s.game.Moves > 0:
		return s.h.Say("crash.stuck")
	case s.game.Moves > 0:
		return s.h.Say("crash.safe") + " " + s.h.Say("crash.again")
	}
	return s.h.Say("crash.safe")
}

// buttons are the ways on, in rows.
func (s *Crash) buttons() [][]ui.Button {
	shelf := ui.Button{ID: "shelf", Text: s.h.Say("frame.to-shelf"), OnClick: s.h.Navigation.Shelf}
	if s.game == nil {
		shelf.Kind = ui.Primary
		return [][]ui.Button{{shelf}}
	}
	e := *s.game
	game := rules.Literal("game", s.h.Name(e.Game))
	on := ui.Button{
		ID: "resume", Kind: ui.Primary, Icon: "icon/play",
		Text: s.h.Say("crash.resume", game), OnClick: func() { s.resume(e, 0) },
	}
	back := ui.Button{
		ID: "resume:earlier", Icon: "icon/undo",
		Text: s.h.Say("crash.earlier"), OnClick: func() { s.resume(e, 1) },
	}
	switch {
	case e.Moves == 0:
		return [][]ui.Button{{on, shelf}}
	case s.stuck:
		back.Kind = ui.Primary
		return [][]ui.Button{{back, shelf}}
	}
	return [][]ui.Button{{on, back}, {shelf}}
}

// reports are what can be done with the report.
func (s *Crash) reports() []ui.Button {
	var out []ui.Button
	if s.h.System.Report != nil {
		out = append(out, copyReport(s.h))
	}
	if reveal := s.h.Navigation.Reveal; reveal != nil {
		out = append(out, ui.Button{ID: "reveal", Text: s.h.Say("info.reveal"), OnClick: func() { reveal(s.report) }})
	}
	return out
}

// resume goes on with the game, some moves earlier. If that fails too there is
// still the shelf.
func (s *Crash) resume(e store.Entry, back int) {
	if !resumeBack(s.h, e, back) {
		s.game = nil
	}
}
