package menu

import (
	"math"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/ui"
	"schron/sprites"
)

// Course is the scene with the chapters of a game's course.
type Course struct {
	h    *house.House
	game string
}

// NewCourse makes the scene of a game that has a course.
func NewCourse(h *house.House, game string) *Course { return &Course{h: h, game: game} }

// Name is "course".
func (s *Course) Name() string { return "course" }

// Game is the id of the game.
func (s *Course) Game() string { return s.game }

// Key goes back with Escape.
func (s *Course) Key(g input.Gesture) bool { return goesBack(s.h, g) }

const (
	chapterHigh = 74.0
	chapterGap  = 10.0
	chapterMost = 860.0 // width of the list
	chapterDisc = 38.0
)

var (
	chapterName  = sprites.Title.Sized(18).Aligned(sprites.Start, sprites.Middle).Fitted()
	chapterAbout = sprites.Small.Sized(14.5).Aligned(sprites.Start, sprites.Middle).Fitted()
	chapterTime  = sprites.Small.Sized(13.5).Aligned(sprites.End, sprites.Middle)
	chapterCount = sprites.Title.Sized(18).Aligned(sprites.Middle, sprites.Middle)
)

// Build lays the chapters out in the order of the course, the first that is not done
// in amber.
func (s *Course) Build(b *ui.Builder) {
	room := page(b, s.h, s.h.Say("lesson.title", rules.Literal("game", s.h.Name(s.game))), s.h.Host.Pop)
	room = room.Anchor(layout.S(math.Min(room.W, chapterMost), room.H), 0.5, 0)
	lead := s.h.Say("lesson.lead")
	head, rest := room.CutTop(b.ParagraphHeight(lead, room.W, leadStyle) + 1.5*gap)
	b.Paragraph(head, lead, leadStyle)
	course := assets.Lessons(s.game)
	high := float64(len(course))*(chapterHigh+chapterGap) - chapterGap
	next := s.next(course)
	b.Scroll(ui.ScrollArea{ID: "chapters", Rect: rest, Content: high}, func(in layout.Rect) {
		width := in.W
		if high > in.H {
			width -= 16
		}
		for i, l := range course {
			s.chapter(b, l, layout.R(in.X, in.Y+float64(i)*(chapterHigh+chapterGap), width, chapterHigh), l == next)
		}
	})
}

// next is the first chapter that is not done, nil if all are.
func (s *Course) next(course []*assets.Lesson) *assets.Lesson {
	for _, l := range course {
		if !s.h.Settings.Lessons[l.ID()] {
			return l
		}
	}
	return nil
}

// chapter adds one chapter: its number or that it is done, what it teaches, and the
// button that begins it.
func (s *Course) chapter(b *ui.Builder, l *assets.Lesson, r layout.Rect, next bool) {
	say, done := s.h.Say, s.h.Settings.Lessons[l.ID()]
	title := say(l.Key("title"))
	n := b.Panel(r, panelQuiet)
	n.ID, n.Role, n.Label = "chapter:"+l.Name, "text", title
	n.State = map[string]any{"done": done, "next": next}
	in := r.InsetXY(14, 8)
	disc, in := in.CutLeft(chapterDisc)
	disc = disc.Anchor(layout.S(chapterDisc, chapterDisc), 0.5, 0.5)
	number := itoa(l.Order)
	b.Draw(disc, func(c *sprites.Canvas, _ ui.State) {
		if done {
			c.Disc(disc.Center(), chapterDisc/2, sprites.Green)
			c.Sprite("icon/check", disc.Inset(9), sprites.SpriteOpt{Tint: sprites.Bar})
			return
		}
		c.Disc(disc.Center(), chapterDisc/2, sprites.LineColour)
		c.Text(number, disc, chapterCount)
	})
	u := ui.Button{ID: "begin:" + l.Name, Text: say("lesson.begin"), Icon: "icon/play", Label: say("lesson.begin") + ": " + title, OnClick: func() { s.h.Navigation.Lesson(l) }}
	switch {
	case done:
		u.Text, u.Icon, u.Label = say("lesson.repeat"), "", say("lesson.repeat")+": "+title
	case next:
		u.Kind = ui.Primary
	}
	_, in = in.CutLeft(14)
	u.Rect, in = in.CutRight(math.Max(132, b.ButtonWidth(u)))
	u.Rect = u.Rect.Anchor(layout.S(u.Rect.W, 44), 0.5, 0.5)
	b.Button(u)
	_, in = in.CutRight(16)
	time := say("lesson.minutes", rules.Number("n", l.Minutes))
	if done {
		time = say("lesson.finished")
	}
	right, words := in.CutRight(b.TextWidth(time, chapterTime))
	b.Label(right, time, chapterTime)
	_, words = words.CutRight(14)
	top, bottom := words.CutTop(words.H / 2)
	b.Label(top, title, chapterName)
	b.Label(bottom, say(l.Key("about")), chapterAbout)
}

// courseWords is the label of the way to a game's course, with how far one is.
func courseWords(h *house.House, game string) string {
	done := learned(h, game)
	if done == 0 {
		return h.Say("lesson.learn")
	}
	return h.Say("lesson.learn-some", rules.Number("done", done), rules.Number("of", len(assets.Lessons(game))))
}

// learned counts the chapters of a game's course that were learned.
func learned(h *house.House, game string) int {
	done := 0
	for _, l := range assets.Lessons(game) {
		if h.Settings.Lessons[l.ID()] {
			done++
		}
	}
	return done
}

// hasCourse reports whether a game teaches itself.
func hasCourse(game string) bool { return len(assets.Lessons(game)) > 0 }
