package dzicz

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dzicz"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	secretTitle  = sprites.BodyBold.Fitted().Aligned(sprites.Middle, sprites.Middle)
	secretHint   = sprites.Small.Fitted().Aligned(sprites.Middle, sprites.Middle)
	secretPaper  = sprites.CardTitle.Aligned(sprites.Middle, sprites.Middle)
	secretClosed = sprites.WellBox.Bordered(sprites.LineColour, 1.5)
)

// cells are the three parts of the row below the missions.
func (f *face) cells() (secret, supply, actions layout.Rect) {
	r := f.places.row
	const space = 10
	actions, r = r.CutRight(min(r.W*0.42, 66*4))
	_, r = r.CutRight(space)
	supply, r = r.CutRight(min(r.W*0.54, 62*3))
	_, r = r.CutRight(space)
	return r, supply, actions
}

// under takes the heading off a cell where there is room for one.
func (f *face) under(b *ui.Builder, r layout.Rect, words string) layout.Rect {
	if !f.places.roomy {
		return r
	}
	head, rest := r.CutTop(20)
	f.heading(b, head, words)
	return rest
}

// buildSecret lays out the secret mission of the seat in front. It lies face down until
// a player who may know it holds it up. Once revealed it lies open.
func (f *face) buildSecret(b *ui.Builder) {
	r, _, _ := f.cells()
	r = f.under(b, r, f.say("secret.head"))
	f.places.secret = r
	seat := f.me()
	own := f.v.Players[seat].Secret
	switch {
	case own != nil && (own.Revealed || f.t.Viewer() == rules.AllSeats):
		f.openSecret(b, r, seat, *own)
	case own != nil && f.lifted:
		f.liftedSecret(b, r, seat, own.Mission)
	default:
		f.closedSecret(b, r, seat, own != nil)
	}
}

// labelled splits a box into parts for labels, each wide enough for its words
// if they fit at all.
func labelled(b *ui.Builder, r layout.Rect, words []string, st sprites.TextStyle) []layout.Rect {
	const space = 2.0
	widths := make([]float64, len(words))
	spare := r.W - space*float64(len(words)-1)
	for i, w := range words {
		widths[i] = b.TextWidth(w, st) + 2
		spare -= widths[i]
	}
	out := make([]layout.Rect, 0, len(words))
	for i := range words {
		var cell layout.Rect
		cell, r = r.CutLeft(widths[i] + spare/float64(len(words)))
		_, r = r.CutLeft(space)
		out = append(out, cell)
	}
	return out
}

// two splits a box for a title and a line below it.
func two(r layout.Rect) (layout.Rect, layout.Rect) {
	mid := layout.Around(r.Center(), layout.S(r.W-12, min(r.H-6, 44)))
	return mid.Row(0, 2, 0), mid.Row(1, 2, 0)
}

// closedSecret is the card face down. Only its owner can lift it.
func (f *face) closedSecret(b *ui.Builder, r layout.Rect, seat int, may bool) {
	title, hint := f.say("secret.lift"), f.say("secret.hold")
	n := ui.Node{
		ID: "secret", Role: "card", Rect: r, Label: f.say("secret"),
		State: map[string]any{"seat": seat, "lifted": false, "may": may},
	}
	switch {
	case may:
		n.OnTrack = f.lift
		n.Tip = func() ui.Tip {
			return ui.Tip{Title: f.say("secret"), Lines: []string{f.say("secret.help")}}
		}
	default:
		title, hint = f.say("secret.of"), f.name(seat)
		n.Tip = func() ui.Tip {
			return ui.Tip{Title: f.say("secret"), Lines: []string{f.say("secret.others", seatArg(seat))}}
		}
		if f.t.Acting() == seat {
			n.OnClick = func() { f.t.Lift(seat) }
		}
	}
	look := f.t.LookOf(seat)
	above, below := two(r)
	back := layout.Around(r.Center(), layout.S(r.H, r.H))
	bold, small := secretTitle, secretHint
	n.Draw = func(c *sprites.Canvas, s ui.State) {
		c.Panel(r, secretClosed)
		c.PushAlpha(0.16)
		c.Sprite("dzicz/mission-secret", back.Inset(3), sprites.SpriteOpt{Tint: look.Colour})
		c.PopAlpha()
		if s.Hover {
			c.Panel(r, overGround.Rounded(10))
		}
		c.Text(title, above, bold)
		c.Text(hint, below, small)
	}
	b.Add(n)
}

// lift holds the own secret up from the press to the release. A press that began
// before this seat acted, or came too soon after, lifts nothing: it was meant for
// another player's card.
func (f *face) lift(t ui.Track) {
	switch t.Phase {
	case ui.TrackDown:
		f.lifted = !f.t.Early()
	case ui.TrackUp:
		f.lifted = false
	}
}

// liftedSecret shows the card while its owner holds it up.
func (f *face) liftedSecret(b *ui.Builder, r layout.Rect, seat int, m game.Mission) {
	name, picture := f.t.Words(m.Name()), missionArt[m]
	look := f.t.LookOf(seat)
	b.Add(ui.Node{
		ID: "secret", Role: "card", Rect: r, Label: name,
		State:   map[string]any{"seat": seat, "lifted": true, "may": true, "mission": m.String()},
		OnTrack: f.lift,
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, sprites.PaperBox.Bordered(look.Colour, 2))
			c.Sprite(picture, r.Inset(4), sprites.SpriteOpt{Tint: look.Colour})
		},
	})
	f.buildLifted(b, seat, m)
}

// buildLifted shows the card itself large over what stands beside it: all that it says,
// its reward, and how far its owner is.
func (f *face) buildLifted(b *ui.Builder, seat int, m game.Mission) {
	const pad, art, space = 16.0, 88.0, 12.0
	look, title, body := f.t.LookOf(seat), sprites.CardTitle.Sized(20), cardBody
	words := []string{f.t.Words(m.Condition()), f.rewardWords(m)}
	count := ""
	if p := f.v.Secret[seat]; p != nil {
		words = append(words, f.partLines(*p)...)
		count = strconv.Itoa(p.Met) + "/" + strconv.Itoa(p.Of)
	}
	row := f.places.row
	width := max(row.W, 400)
	room := width - 2*pad - art - space
	heights, high := make([]float64, len(words)), title.Size*1.5
	for i, w := range words {
		heights[i] = b.ParagraphHeight(w, room, body) + 3
		high += heights[i]
	}
	size := layout.S(width, max(high, art)+2*pad)
	box := layout.R(row.X, row.Y-size.H-6, size.W, size.H).MovedInto(b.Area.Inset(6))
	in := box.Inset(pad)
	picture, in := in.CutLeft(art)
	picture = layout.Around(picture.Center(), layout.S(art, art))
	_, in = in.CutLeft(space)
	name, drawing := f.t.Words(m.Name()), missionArt[m]
	b.Overlay(func() {
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			c.Panel(box, sprites.PaperBox.Bordered(look.Colour, 3))
			c.Sprite(drawing, picture, sprites.SpriteOpt{Tint: look.Colour})
			line, rest := in.CutTop(title.Size * 1.5)
			c.Text(name, line, title)
			c.Text(count, line, title.Aligned(sprites.End, sprites.Middle))
			for i, w := range words {
				line, rest = rest.CutTop(heights[i])
				c.Paragraph(w, line, body)
			}
		})
		n.ID, n.Role, n.Label, n.State = "secret:lifted", "text", name, map[string]any{"lines": words}
	})
}

// openSecret is the card once everybody knows it.
func (f *face) openSecret(b *ui.Builder, r layout.Rect, seat int, s game.SecretMission) {
	look := f.t.LookOf(seat)
	name := f.t.Words(s.Mission.Name())
	p := f.v.Secret[seat]
	state := f.say("secret.lost")
	switch {
	case s.Claimed:
		state = f.say("secret.claimed")
	case !s.Revealed:
		state = f.name(seat)
	}
	box := sprites.PaperBox
	if s.Claimed {
		box = box.Bordered(look.Colour, 2.5)
	}
	above, below := two(r)
	note := secretHint.In(sprites.InkMuted).Sized(13)
	st := secretPaper.Sized(16)
	wide := b.TextWidth(name, st.Sized(12)) > above.W
	under, long := r.InsetXY(4, 2).CutBottom(14)
	b.Add(ui.Node{
		ID: "secret", Role: "card", Rect: r, Label: name,
		State: map[string]any{"seat": seat, "revealed": s.Revealed, "claimed": s.Claimed, "mission": s.Mission.String()},
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: name, Lines: []string{f.t.Words(s.Mission.Condition()), state}}
			if p != nil {
				tip.Lines = append(tip.Lines, f.partLines(*p)...)
			}
			return tip
		},
		Draw: func(c *sprites.Canvas, _ ui.State) {
			c.Panel(r, box)
			if wide {
				c.Paragraph(name, long, st.Sized(12))
				c.Text(state, under, note.Sized(12))
				return
			}
			c.Text(name, above, st)
			c.Text(state, below, note)
		},
	})
}

// mine reports whether a seat is the one that may act.
func (f *face) mine(seat int) bool { return f.t.Acting() != rules.NoSeat && f.t.Acting() == seat }
