package paliwo

import (
	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/ui"
	"schron/sprites"
)

// actArt are the icons of acts.
var actArt = map[uint8]string{
	game.VerbStep: "paliwo/act-step", game.VerbPush: "paliwo/act-push", game.VerbWeapon: "paliwo/act-weapon",
	game.VerbOpen: "paliwo/act-open", game.VerbTake: "paliwo/act-take", game.VerbLeave: "paliwo/act-leave",
	game.VerbAxe: "paliwo/act-axe", game.VerbShot: "paliwo/act-shot", game.VerbWrench: "paliwo/act-wrench",
	game.VerbSprint: "paliwo/act-sprint", game.VerbSlip: "paliwo/act-slip", game.VerbCourage: "paliwo/act-courage",
	game.VerbAdrenaline: "paliwo/act-adrenaline", game.VerbAid: "paliwo/act-first-aid", game.VerbFinish: "paliwo/act-finish",
	game.VerbAdvance: "paliwo/act-advance", game.VerbRotate: "paliwo/act-turn", game.VerbCrawl: "paliwo/act-crawl",
	game.VerbBite: "paliwo/act-bite", game.VerbCharge: "paliwo/act-charge",
}

// buildNear asks beside a field which of several acts is meant.
func (f *face) buildNear(b *ui.Builder) {
	if f.spot == game.NoField || f.fields[f.spot].deed != chooses || b.Root().Dragging() != nil {
		return
	}
	const pad = 7.0
	const height = 36.0
	moves := f.fields[f.spot].moves
	words, width := make([]string, len(moves)), 0.0
	const size = 15
	for i, m := range moves {
		words[i] = f.actWords(m)
		width = max(width, b.ButtonWidth(ui.Button{Text: words[i], Icon: actArt[m.Verb], Size: size}))
	}
	box := f.spare(f.spot, layout.S(width+2*pad, float64(len(moves))*(height+5)-5+2*pad), f.places.frame.Inset(2))
	look := f.t.LookOf(f.acting())
	b.Overlay(func() {
		b.Add(ui.Node{
			ID: "near", Role: "panel", Label: f.spot.String(), Rect: box, Block: true,
			Draw: func(c *sprites.Canvas, _ ui.State) {
				c.Panel(box, sprites.DialogBox.Rounded(9).Bordered(look.Colour, 2))
			},
		})
		for i, m := range moves {
			b.Button(ui.Button{
				ID: "near:" + game.Game{}.Notation(m), Rect: box.Inset(pad).Row(i, len(moves), 5), Text: words[i],
				Icon: actArt[m.Verb], Size: size, Left: true, OnClick: func() { f.act(m) },
				State: map[string]any{"move": game.Game{}.Notation(m)},
				Tip:   func() ui.Tip { return ui.Tip{Title: words[i], Lines: f.outcome(m)} },
			})
		}
	})
}

// act plays a move that was chosen; the wrench asks for a direction first.
func (f *face) act(m rules.Move) {
	if m.Verb == game.VerbWrench {
		f.aim = game.VerbWrench
		return
	}
	f.play(m)
}

// actWords name an act with its cost.
func (f *face) actWords(m rules.Move) string {
	h := game.Actor(m)
	for _, a := range f.v.Actions(h) {
		if a.Verb == m.Verb {
			return f.say("act", rules.TextArg("act", a.Name()), numberArg(a.Cost))
		}
	}
	return ""
}

// spareWeights say how much a bubble should keep off a field.
const (
	weightPlain  = 0.1
	weightFigure = 1
	weightTarget = 3
	weightHeld   = 8
	weightAbout  = 20
)

// spare places a box of a size beside a field where it covers least of what the
// player wants to see.
func (f *face) spare(at game.Field, size layout.Size, within layout.Rect) layout.Rect {
	const away = 6.0
	box := f.places.fields[at]
	mid := box.Center()
	tries := [...]layout.Rect{
		layout.R(box.Right()+away, mid.Y-size.H/2, size.W, size.H),
		layout.R(box.X-away-size.W, mid.Y-size.H/2, size.W, size.H),
		layout.R(mid.X-size.W/2, box.Bottom()+away, size.W, size.H),
		layout.R(mid.X-size.W/2, box.Y-away-size.H, size.W, size.H),
		layout.R(box.Right()+away, box.Bottom()+away, size.W, size.H),
		layout.R(box.Right()+away, box.Y-away-size.H, size.W, size.H),
		layout.R(box.X-away-size.W, box.Bottom()+away, size.W, size.H),
		layout.R(box.X-away-size.W, box.Y-away-size.H, size.W, size.H),
	}
	best, least := tries[0].MovedInto(within), -1.0
	for _, r := range tries {
		r = r.MovedInto(within)
		if cost := f.covered(at, r); least < 0 || cost < least {
			best, least = r, cost
		}
	}
	return best
}

// covered is how much a box hides, in square units.
func (f *face) covered(about game.Field, r layout.Rect) float64 {
	sum, behind := 0.0, game.NoField
	if h := f.chosen(); h != game.NoHuman && f.mine(game.SeatHumans) {
		behind, _ = f.v.PushTo(h, about)
	}
	for i := range f.places.fields {
		both := f.places.fields[i].Intersect(r)
		if both.Empty() {
			continue
		}
		at, weight := game.Field(i), weightPlain
		switch d := f.fields[at].deed; {
		case at == about:
			weight = weightAbout
		case at == behind:
			weight = weightHeld
		case f.stands(at):
			weight = weightHeld
		case d == walks || d == plays || d == chooses || d == turns:
			weight = weightTarget
		case f.taken(at):
			weight = weightFigure
		}
		sum += weight * both.W * both.H
	}
	return sum
}
