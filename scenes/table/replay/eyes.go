package replay

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
)

const (
	everybody = "all" // option of the eyes for all hands and secrets
	eyesWidth = 170   // greatest width of their button in units
	gap       = 8
)

// Eyes lays out the choice whose view a replay or the past shows, at the right end
// of r, and returns the rest. The choice exists once the game is over, when everybody
// sees all hands and secrets. Before, a replay shows what everybody knows, and the past
// what the viewer saw.
func (x *Replay) Eyes(b *ui.Builder, r layout.Rect) layout.Rect {
	if !x.CanWatch() {
		return r
	}
	text := x.ViewerWords()
	button := ui.Button{
		ID: "eyes", Icon: "icon/eye", Text: text, Label: x.Say("frame.past.eyes", rules.Literal("who", text)), Size: 14,
		Tip: func() ui.Tip {
			return x.core.Opened(ui.Tip{Title: x.Say("frame.past.eyes", rules.Literal("who", text))})
		},
	}
	w := min(b.ButtonWidth(button), eyesWidth)
	button.Rect = layout.R(r.Right()-w, r.Y+7, w, r.H-14)
	b.Menu(ui.Menu{Button: button, Items: x.views(), OnPick: x.seeAs})
	r.W -= w + gap
	if !x.Replay {
		return r
	}
	return x.chancesButton(b, r)
}

// chancesButton is the way from a replay to the curve of its game, at the right end of
// r; it returns what is left.
func (x *Replay) chancesButton(b *ui.Builder, r layout.Rect) layout.Rect {
	if !x.curve.Coming() {
		return r
	}
	const w = 42.0
	words := x.Say("frame.chances")
	b.Button(ui.Button{
		ID: "chances:open", Icon: "icon/chart", Label: words, Rect: layout.R(r.Right()-w, r.Y+7, w, r.H-14),
		Disabled: !x.curve.Have(), Why: x.House().Because("frame.chances.reckoning"), OnClick: x.curve.Open, Tip: func() ui.Tip { return ui.Tip{Title: words} },
	})
	r.W -= w + gap
	return r
}

// views lists whose view can be chosen: everybody's and each player's, by the
// first seat of theirs.
func (x *Replay) views() []ui.Option {
	out := []ui.Option{{ID: everybody, Text: x.Say("frame.past.eyes.all")}}
	seen := map[int]bool{}
	for seat := range x.Match().Seats() {
		if owner := x.Match().Owner(seat); !seen[owner] {
			seen[owner] = true
			out = append(out, ui.Option{ID: strconv.Itoa(seat), Text: x.LookOf(seat).Name})
		}
	}
	return out
}

// seeAs shows the present moment as the chosen seat saw it.
func (x *Replay) seeAs(id string) {
	seat := rules.AllSeats
	if id != everybody {
		n, err := strconv.Atoi(id)
		if err != nil {
			panic(err) // the list holds numbers of seats
		}
		seat = n
	}
	x.EndMotion()
	x.Watch(seat)
}
