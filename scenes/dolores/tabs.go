package dolores

import (
	"schron/layout"
	"schron/scenes/ui"
	"schron/sprites"

	game "schron/rules/dolores"
)

// pageOf is the page on which a decision is made.
func pageOf(decision game.Decision) string {
	switch decision {
	case game.DecideOffer, game.DecideAnswer:
		return "trade"
	case game.DecideTax:
		return "taxes"
	case game.DecideGather:
		return "yield"
	case game.DecideArrange, game.DecideMilitary, game.DecideTarget, game.DecideIntercept:
		return "army"
	case game.NoDecision:
		return "chronicle"
	}
	return "city"
}

// pages lists the pages of the ledger. What a phase has no use for gives way to
// what it needs.
func (f *face) pages() []string {
	middle := "services"
	if p := pageOf(f.v.Decision); p == "taxes" || p == "yield" {
		middle = p
	}
	return []string{"city", "bank", "army", middle, "trade", "chronicle"}
}

// buildTabs lays out the names of the pages.
func (f *face) buildTabs(b *ui.Builder) {
	pages := f.pages()
	known := false
	for _, p := range pages {
		known = known || p == f.page
	}
	if !known {
		f.page = "city"
	}
	widths := make([]float64, len(pages))
	spare, st := f.places.tabs.W-4*float64(len(pages)-1), sprites.ButtonText.Sized(15).Fitted()
	for i, p := range pages {
		widths[i] = b.TextWidth(f.say("page."+p), st.Strong()) + 8
		spare -= widths[i]
	}
	x := f.places.tabs.X
	for i, p := range pages {
		w := widths[i] + spare/float64(len(pages))
		f.buildTab(b, layout.R(x, f.places.tabs.Y, w, f.places.tabs.H), p, st)
		x += w + 4
	}
}

var (
	tabRest = sprites.PanelStyle{Fill: sprites.Hex(0x1c2324), Border: sprites.LineColour, Width: 1, Radius: 7}
	tabOver = sprites.PanelStyle{Fill: sprites.PanelHigh, Border: sprites.Hex(0x566669), Width: 1, Radius: 7}
	tabHere = sprites.PanelStyle{Fill: sprites.Hex(0x2b3638), Fill2: sprites.Hex(0x232c2e), Border: sprites.Amber, Width: 1.5, Radius: 7}
)

func (f *face) buildTab(b *ui.Builder, r layout.Rect, page string, st sprites.TextStyle) {
	here := page == f.page
	dotted := !here && f.news(page)
	words := f.say("page." + page)
	st = st.In(sprites.Muted)
	if here {
		st = st.Strong().In(sprites.Paper)
	}
	dot := layout.P(r.Right()-7, r.Y+7)
	b.Add(ui.Node{
		ID: "page:" + page, Role: "tab", Label: words, Rect: r, State: map[string]any{"selected": here, "dot": dotted},
		OnClick: func() {
			if page == "chronicle" && f.news(page) {
				f.told, f.round = "rounds", 0
			}
			f.page, f.works = page, false
			if page == "bank" {
				f.openBank()
			}
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			switch {
			case here:
				c.Panel(r, tabHere)
			case s.Hover:
				c.Panel(r, tabOver)
			default:
				c.Panel(r, tabRest)
			}
			c.Text(words, r.InsetXY(3, 0), st)
			if dotted {
				c.Disc(dot, 3.5, sprites.Amber)
			}
		},
	})
}

// news reports whether a page has a dot. Either the present question is answered there,
// or it sums up a round that nobody has looked at.
func (f *face) news(page string) bool {
	if page == "chronicle" {
		return len(f.v.History)-1 > f.read
	}
	return page == pageOf(f.v.Decision) && f.mine()
}

// buildPage lays out the page that is open.
func (f *face) buildPage(b *ui.Builder) {
	if f.page == "chronicle" && f.told == "rounds" {
		f.read = len(f.v.History) - 1
	}
	r := f.places.page
	b.Panel(r, pageBox)
	in := r.InsetXY(10, 8)
	switch f.page {
	case "bank":
		f.buildBank(b, in)
	case "army":
		f.buildArmy(b, in)
	case "services":
		f.buildServices(b, in)
	case "taxes":
		f.buildTaxes(b, in)
	case "yield":
		f.buildYield(b, in)
	case "trade":
		f.buildTrade(b, in)
	case "chronicle":
		f.buildChronicle(b, in)
	default:
		f.buildCity(b, in)
	}
}

// note is a paragraph in small type at the top of r; what is left is returned.
func (f *face) note(b *ui.Builder, r layout.Rect, words string) layout.Rect {
	st := sprites.Small.Sized(14).Fitted().Aligned(sprites.Start, sprites.Start)
	h := b.ParagraphHeight(words, r.W, st)
	if h > r.H {
		return r // help that has no room
	}
	at, rest := r.CutTop(h)
	b.Paragraph(at, words, st)
	_, rest = rest.CutTop(6)
	return rest
}

// rows lays out the lines of a list that scrolls, each of a height with a gap below.
func rows[T any](b *ui.Builder, a ui.ScrollArea, height, gap float64, list []T, build func(b *ui.Builder, line layout.Rect, x T)) {
	a.Content = height * float64(len(list))
	b.Scroll(a, func(in layout.Rect) {
		for i, x := range list {
			if line := layout.R(in.X, in.Y+height*float64(i), in.W, height-gap); line.Intersects(a.Rect) {
				build(b, line, x)
			}
		}
	})
}
