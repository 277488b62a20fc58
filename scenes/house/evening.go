package house

import (
	"slices"
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/store"
	"schron/scenes/tally"
	"schron/scenes/ui"
	"schron/sprites"
)

// EveningHigh is the height of the line of the evening.
const EveningHigh = 40.0

// EveningShown reports whether there is an evening with something to show.
func (h *House) EveningShown() bool {
	return h.Book.Evening != nil && len(h.Book.Evening.Games) > 0 && (h.Files == nil || !h.Book.EveningOver(h.now()))
}

// Evening adds the line of the evening: who stands how after its games, what a game is
// worth, and the way to close it. With more names than there is room for the last ones
// are counted; the tooltip has everybody.
func (h *House) Evening(b *ui.Builder, r layout.Rect) {
	if !h.EveningShown() {
		return
	}
	stands := tally.Standing(&h.Book)
	b.Panel(r, sprites.WellBox)
	in := r.InsetXY(6, 4)
	end, in := in.CutRight(in.H)
	_, in = in.CutRight(6)
	b.Button(ui.Button{
		ID: "evening:close", Rect: end, Icon: "icon/close", Kind: ui.Quiet, Label: h.Say("evening.close"),
		OnClick: func() { h.ChangeBook(func(b *store.Book) { b.Evening = nil }) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: h.Say("evening.close"), Lines: []string{h.Say("evening.close.help")}}
		},
	})
	key := "evening.wins"
	if h.Book.Evening.Places {
		key = "evening.places"
	}
	kind := ui.Button{
		ID: "evening:kind", Text: h.Say(key), Size: 13, State: map[string]any{"places": h.Book.Evening.Places},
		OnClick: func() {
			h.ChangeBook(func(b *store.Book) {
				if b.Evening != nil {
					b.Evening.Places = !b.Evening.Places
				}
			})
		},
		Tip: func() ui.Tip { return ui.Tip{Title: h.Say(key), Lines: []string{h.Say(key + ".help")}} },
	}
	kind.Rect, in = in.CutRight(b.ButtonWidth(kind))
	_, in = in.CutRight(10)
	b.Button(kind)
	title, st := h.Say("evening.title", rules.Number("games", len(h.Book.Evening.Games))), sprites.Small.Sized(13).Strong()
	head, in := in.CutLeft(b.TextWidth(title, st) + 16)
	_, head = head.CutLeft(6)
	b.Label(head, title, st.In(sprites.Amber))
	h.stands(b, in, stands)
}

// stands adds the names with their points, the best first.
func (h *House) stands(b *ui.Builder, r layout.Rect, stands []tally.Stand) {
	const between = 16.0
	st := sprites.BodyBold.Sized(14)
	var all []string
	x, shown := r.X, true
	for i, s := range stands {
		name, points := h.standName(s), strconv.Itoa(s.Points)
		all = append(all, h.Say("evening.stand", rules.Literal("player", name), rules.Number("points", s.Points)))
		left := "+" + strconv.Itoa(len(stands)-i)
		wide, digits := b.TextWidth(name, st), b.TextWidth(points, st)
		need := wide + 6 + digits
		if i < len(stands)-1 {
			need += between + b.TextWidth(left, st)
		}
		if shown && x+need > r.Right() {
			shown = false
			b.Label(layout.R(x, r.Y, r.Right()-x, r.H), left, st.In(sprites.Muted))
		}
		if !shown {
			continue
		}
		b.Label(layout.R(x, r.Y, wide+1, r.H), name, st.In(h.standLook(s).Words))
		b.Label(layout.R(x+wide+6, r.Y, digits+1, r.H), points, st.In(sprites.Paper))
		x += wide + 6 + digits + between
	}
	words := strings.Join(all, ", ")
	for _, l := range h.Book.Evening.Legs {
		if l.Second != "" {
			all = append(all, h.legsStanding(l))
		}
	}
	n := b.Add(ui.Node{ID: "evening", Role: "text", Label: words, Rect: r, Tip: func() ui.Tip {
		return ui.Tip{Title: h.Say("evening.title", rules.Number("games", len(h.Book.Evening.Games))), Lines: all}
	}})
	n.State = map[string]any{"games": len(h.Book.Evening.Games)}
}

// BeginLegs notes that a match which begins is the first of two legs, or the second one
// after the match whose id is first.
func (h *House) BeginLegs(first string, m *rules.Match) {
	p := store.Played{ID: store.MatchID(m)}
	for _, player := range m.Players() {
		if who, known := h.Known(player); known {
			p.Players = append(p.Players, store.PlayedBy{Name: who.Name})
		}
	}
	h.ChangeBook(func(b *store.Book) { b.BeginLegs(first, p, h.now()) })
}

// legs returns the match of two legs that a match belongs to, nil for none.
func (h *House) legs(m *rules.Match) *store.Legs {
	if h.Book.Evening == nil || len(h.Book.Evening.Legs) == 0 {
		return nil
	}
	return h.Book.LegsOf(store.MatchID(m))
}

// AwaitsSecondLeg reports whether a match is the first of two legs and the second one has
// not begun.
func (h *House) AwaitsSecondLeg(m *rules.Match) bool {
	l := h.legs(m)
	return l != nil && l.Second == ""
}

// LegsWords says of one of two legs that it is the first, or how both came out together. It
// is "" for any other match.
func (h *House) LegsWords(m *rules.Match) string {
	l := h.legs(m)
	switch {
	case l == nil:
		return ""
	case l.Second == "":
		return h.Say("evening.legs.first")
	}
	return h.legsStanding(*l)
}

// legsStanding says how two legs came out together.
func (h *House) legsStanding(l store.Legs) string {
	var all []string
	for _, s := range tally.LegsStanding(&h.Book, l) {
		all = append(all, h.Say("evening.stand", rules.Literal("player", h.standName(s)), rules.Number("points", s.Points)))
	}
	return h.Say("evening.legs", rules.Literal("standing", strings.Join(all, ", ")))
}

// standName is what somebody is called in the standing: bots by how well they play.
func (h *House) standName(s tally.Stand) string {
	if key := "setup.bot." + s.Bot; s.Bot != "" && h.Speaker().Has(key) {
		return h.Say(key)
	}
	if s.Name == "" {
		return s.Bot
	}
	return s.Name
}

// standLook is the colour that a person is remembered with.
func (h *House) standLook(s tally.Stand) Look {
	i := slices.IndexFunc(h.Book.People, func(p store.Person) bool { return store.Fold(p.Name) == store.Fold(s.Name) })
	if i < 0 || s.Bot != "" {
		return Look{Words: sprites.Muted}
	}
	p := h.Book.People[i]
	return h.LookOf(rules.Player{Name: p.Name, Colour: p.Colour, Mark: p.Mark}, 0)
}
