package table

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

const (
	everybody = "all" // option of the eyes for all hands and secrets
	eyesWidth = 170   // greatest width of their button in units
)

// barEyes lays out the choice whose view a replay or the past shows, at the right end
// of r, and returns the rest. The choice exists once the game is over, when everybody
// sees all hands and secrets. Before, a replay shows what everybody knows, and the past
// what the viewer saw.
func (t *Table) barEyes(b *ui.Builder, r layout.Rect) layout.Rect {
	if !t.CanWatch() {
		return r
	}
	text := t.ViewerWords()
	button := ui.Button{
		ID: "eyes", Icon: "icon/eye", Text: text, Label: t.h.Say("frame.past.eyes", rules.Literal("who", text)), Size: 14,
		Tip: func() ui.Tip {
			return t.openedTip(ui.Tip{Title: t.h.Say("frame.past.eyes", rules.Literal("who", text))})
		},
	}
	w := min(b.ButtonWidth(button), eyesWidth)
	button.Rect = layout.R(r.Right()-w, r.Y+7, w, r.H-14)
	b.Menu(ui.Menu{Button: button, Items: t.eyes(), OnPick: t.seeAs})
	r.W -= w + barGap
	if !t.Replay {
		return r
	}
	return t.barChances(b, r)
}

// barChances is the way from a replay to the curve of its game, at the right end of
// r; it returns what is left.
func (t *Table) barChances(b *ui.Builder, r layout.Rect) layout.Rect {
	if !t.chances.Coming() {
		return r
	}
	const w = 42.0
	words := t.h.Say("frame.chances")
	b.Button(ui.Button{
		ID: "chances:open", Icon: "icon/chart", Label: words, Rect: layout.R(r.Right()-w, r.Y+7, w, r.H-14),
		Disabled: !t.chances.Have(), Why: t.h.Because("frame.chances.reckoning"), OnClick: t.chances.Open, Tip: func() ui.Tip { return ui.Tip{Title: words} },
	})
	r.W -= w + barGap
	return r
}

// eyes lists whose view can be chosen: everybody's and each player's, by the
// first seat of theirs.
func (t *Table) eyes() []ui.Option {
	out := []ui.Option{{ID: everybody, Text: t.h.Say("frame.past.eyes.all")}}
	seen := map[int]bool{}
	for seat := range t.Match().Seats() {
		if owner := t.Match().Owner(seat); !seen[owner] {
			seen[owner] = true
			out = append(out, ui.Option{ID: strconv.Itoa(seat), Text: t.LookOf(seat).Name})
		}
	}
	return out
}

// seeAs shows the present moment as the chosen seat saw it.
func (t *Table) seeAs(id string) {
	seat := rules.AllSeats
	if id != everybody {
		n, err := strconv.Atoi(id)
		if err != nil {
			panic(err) // the list holds numbers of seats
		}
		seat = n
	}
	t.motion.End()
	t.Watch(seat)
}
