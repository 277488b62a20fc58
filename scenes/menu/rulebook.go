package menu

import (
	"math"

	"schron/assets"
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/ui"
	"schron/sprites"
)

// Rulebook is the book of a game: contents, text, search, and rules that can be
// jumped to.
type Rulebook struct {
	h    *house.House
	game string

	lang string
	book *assets.Book
	err  error

	page   *bookPage
	width  float64 // that page was set in
	shown  int     // the section at the top of the sheet
	stills stills

	rule  string // the rule that is highlighted
	query string
	hits  []assets.Hit
	at    int // the hit that is shown
	jump  *assets.Place
	focus bool // the search field wants the keyboard
}

// NewRulebook opens the book of a game, at a rule if one is given.
func NewRulebook(h *house.House, game, rule string) *Rulebook {
	r := &Rulebook{h: h, game: game, stills: stills{h: h}}
	r.load()
	r.show(rule)
	return r
}

// Name is "rulebook".
func (r *Rulebook) Name() string { return "rulebook" }

// Game is the id of the game.
func (r *Rulebook) Game() string { return r.game }

// Animating reports whether pictures of boards are still being made.
func (r *Rulebook) Animating() bool { return r.stills.busy() }

// Tick reports whether such a picture became ready.
func (r *Rulebook) Tick() bool {
	news := r.stills.news
	r.stills.news = false
	return news
}

// Leave gives the memory of the pictures back.
func (r *Rulebook) Leave() { r.stills.drop() }

// load reads the book in the language spoken and searches it again.
func (r *Rulebook) load() {
	if r.book != nil && r.lang == r.h.Lang() {
		return
	}
	r.lang, r.page = r.h.Lang(), nil
	r.book, r.err = assets.LoadBook(r.game, r.lang)
	if r.err != nil {
		r.book = &assets.Book{}
	}
	r.search(r.query)
	r.show(r.rule)
}

// show highlights a rule and scrolls to it.
func (r *Rulebook) show(rule string) {
	r.rule = ""
	if at, ok := r.book.ByID(rule); ok {
		r.rule, r.jump = rule, &at
	}
}

// search looks for words and goes to the first hit.
func (r *Rulebook) search(query string) {
	r.query, r.hits, r.at = query, r.book.Search(query), 0
	if len(r.hits) > 0 {
		r.rule = ""
		r.toHit()
	}
}

// step goes to another hit, around at the ends.
func (r *Rulebook) step(by int) {
	if n := len(r.hits); n > 0 {
		r.at = (r.at + by + n) % n
		r.toHit()
	}
}

// toHit scrolls to the hit that is shown.
func (r *Rulebook) toHit() {
	at := r.hits[r.at].Place
	r.jump = &at
}

// goSection scrolls to the heading of a section.
func (r *Rulebook) goSection(i int) {
	r.query, r.hits = "", nil
	at := assets.Place{Section: i, Block: -1}
	if r.book.Sections[i].Title == "" {
		at.Block = 0
	}
	r.jump = &at
}

// Key searches with Ctrl+F and goes back with Escape.
func (r *Rulebook) Key(g input.Gesture) bool {
	switch {
	case g.IsKey(input.KeyEscape, 0) && r.query != "":
		r.search("")
	case g.IsKey(input.KeyEscape, 0):
		r.h.Host.Pop()
	case keys.Search.Is(g):
		r.focus = true
	default:
		return false
	}
	return true
}

const contentsWidth = 250

// Build lays the book out.
func (r *Rulebook) Build(b *ui.Builder) {
	r.load()
	room := page(b, r.h, r.h.Say("rulebook.title", rules.Literal("game", r.h.Name(r.game))), r.h.Host.Pop)
	r.bar(b, column(layout.R(0, 0, b.Area.W, barHeight)))
	// The page is no wider than can be read; the contents take the rest.
	left, sheet := room.CutLeft(math.Max(math.Min(contentsWidth, room.W*0.27), room.W-sheetMost-gap))
	_, sheet = sheet.CutLeft(gap)
	if r.err != nil {
		b.Paragraph(sheet.Inset(24), r.h.Speaker().Error(r.err), sprites.Body.Aligned(sprites.Start, sprites.Start))
		return
	}
	r.sheet(b, sheet)
	r.contents(b, left)
}

// bar adds the search field with the count of hits and the ways among them.
func (r *Rulebook) bar(b *ui.Builder, bar layout.Rect) {
	right, _ := bar.CutRight(math.Min(480, bar.W*0.48))
	right = right.InsetXY(0, 8)
	b.ToastArea(layout.R(bar.X+130, 4, right.X-bar.X-150, barHeight-8))
	sides, field := right.CutRight(0)
	if r.query != "" {
		sides, field = right.CutRight(196)
	}
	b.TextField(ui.TextField{
		ID: "search", Rect: field, Label: r.h.Say("rulebook.search"), Placeholder: r.h.Say("rulebook.search"),
		Value: r.query, Icon: "icon/search", Most: 40, OnChange: r.search, OnSubmit: func() { r.step(1) },
	})
	if r.focus {
		r.focus = false
		b.Root().SetFocus("search")
	}
	if r.query == "" {
		return
	}
	_, sides = sides.CutLeft(8)
	next, sides := sides.CutRight(sides.H)
	_, sides = sides.CutRight(6)
	prev, count := sides.CutRight(sides.H)
	words := r.h.Say("rulebook.no-hit")
	if n := len(r.hits); n > 0 {
		words = r.h.Say("rulebook.hit-of", rules.Number("at", r.at+1), rules.Number("all", n))
	}
	b.Info("hits", count, words, sprites.Small.Sized(14).Fitted())
	r.arrow(b, "search:previous", "rulebook.previous", prev, -1)
	r.arrow(b, "search:next", "rulebook.next", next, 1)
}

// arrow adds a button that goes to another hit.
func (r *Rulebook) arrow(b *ui.Builder, id, key string, box layout.Rect, by int) {
	icon := "icon/arrow-down"
	if by < 0 {
		icon = "icon/arrow-up"
	}
	b.Button(ui.Button{
		ID: id, Rect: box, Icon: icon, Label: r.h.Say(key), Disabled: len(r.hits) < 2, Why: r.h.Because("frame.barred.hits"),
		OnClick: func() { r.step(by) },
		Tip:     func() ui.Tip { return ui.Tip{Title: r.h.Say(key)} },
	})
}
