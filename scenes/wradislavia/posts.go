package wradislavia

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

var (
	spentShade = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Hex(0x0c0f10), 0.38), Radius: 10}
	chipText   = sprites.BodyBold.Aligned(sprites.Middle, sprites.Middle)
	chipBox    = sprites.PanelStyle{Fill: sprites.Hex(0x14191a), Border: sprites.Hex(0x0c0f10), Width: 1, Radius: 7, Shadow: 4}
)

// posts are the three cards of a seat on the battlefield, nil where nobody may
// know them. After the game they are those of the last turn.
func (f *face) posts(seat int) *[game.Slots]game.Post {
	if f.v.Phase == game.PhaseOver && f.v.Last != nil {
		return &f.v.Last.Clash[seat]
	}
	return f.v.Players[seat].Clash
}

// field is what lies between the players, after the game that of the last turn.
func (f *face) field() *game.Battlefield {
	if f.v.Phase == game.PhaseOver && f.v.Last != nil {
		return &f.v.Last.Battlefield
	}
	return &f.v.Battlefield
}

func postID(seat, slot int) string {
	return "post:" + strconv.Itoa(seat) + ":" + strconv.Itoa(slot+1)
}

// spotOf is the place of the card with an id.
func spotOf(id string) (at spot, ok bool) {
	n, _ := fmt.Sscanf(id, "post:%d:%d", &at.seat, &at.slot)
	at.slot--
	return at, n == 2
}

// tokenBox is where a manoeuvre token lies: at the lower side of its card.
func tokenBox(card layout.Rect) layout.Rect {
	side := card.W * 0.27
	return layout.Around(layout.P(card.Center().X, card.Bottom()+card.H*0.045), layout.S(side, side))
}

// woundBox is the column of a card's wound tokens.
func woundBox(card layout.Rect) layout.Rect {
	k := card.W / 168
	return layout.R(card.Right()-31*k, card.Y+12*k, 19*k, 84*k)
}

// buildPosts lays out the cards of a seat on the battlefield.
func (f *face) buildPosts(b *ui.Builder, seat int) {
	for slot := range game.Slots {
		posts := f.posts(seat)
		if posts == nil || posts[slot].Character == game.Nobody {
			f.buildVacant(b, seat, slot)
			continue
		}
		f.buildPost(b, seat, slot, posts[slot])
	}
}

// buildVacant is a slot of which nothing may be seen: empty, or with a card face
// down.
func (f *face) buildVacant(b *ui.Builder, seat, slot int) {
	r := f.places.posts[seat][slot]
	down := f.v.Phase == game.PhaseDraft || f.v.Phase == game.PhaseDeployment && f.v.Players[seat].Confirmed
	owner, token, tokens := f.t.LookOf(seat).Owner(), tokenBox(r), f.v.Phase == game.PhaseDeployment
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		if !down {
			c.Sprite("wradislavia/slot-fighter", r, sprites.SpriteOpt{})
			return
		}
		pieces.FighterBack(c, r, owner, sprites.SpriteOpt{})
		if tokens {
			pieces.ManoeuvreToken(c, token, "", sprites.SpriteOpt{})
		}
	})
	n.ID, n.Role, n.Label = postID(seat, slot), "card", f.say("vacant", seatArg(seat))
	n.State = map[string]any{"seat": seat, "slot": slot + 1, "down": down}
}

// postLook says how a card on the battlefield is marked.
type postLook struct {
	frame   sprites.PanelStyle
	framed  bool
	held    bool // the frame says that it is chosen or aimed at
	spent   bool
	sign    string // whether it has shot
	shelter string // what its cover does
	chip    string // what the shot that is put together would do
	chipInk color.NRGBA
	wounds  int // that the shot would deal
	fate    *game.Fate
}

func (f *face) buildPost(b *ui.Builder, seat, slot int, post game.Post) {
	r := f.places.posts[seat][slot]
	k := r.W / 168
	card := f.cards[post.Character]
	if post.Torn > 0 {
		card = f.fighter(post.Character, post.Torn)
	}
	look := f.postLook(seat, slot, post)
	manoeuvre := post.Manoeuvre.String()
	token, wounds := tokenBox(r), woundBox(r)
	sign := layout.R(r.X+12*k, r.Y+12*k, 26*k, 26*k)
	shelter := layout.Around(layout.P(token.Right()+17*k, r.Bottom()+7*k), layout.S(26*k, 26*k))
	style := chipText.Sized(max(12, 14*k)).In(look.chipInk)
	chip := layout.R(r.X+12*k, r.Y+12*k, b.TextWidth(look.chip, style)+16*k, max(20, 23*k))
	stamp := sealBox(r)
	sealed := look.fate != nil && !f.t.Hidden("seal:"+postID(seat, slot))
	hidden := f.t.Hidden(postID(seat, slot))
	state := map[string]any{
		"seat": seat, "slot": slot + 1, "character": post.Character.String(), "manoeuvre": manoeuvre,
		"wounds": post.Wounds, "shots": post.Shots, "chosen": f.chosen(seat, slot), "target": f.targeted(seat, slot),
		"usable": f.usable(seat, slot), ui.MayState: f.usable(seat, slot) || f.mayAim(seat),
	}
	if look.chip != "" {
		state["forecast"] = look.wounds
	}
	n := ui.Node{
		ID: postID(seat, slot), Role: "card", Rect: r.Union(token), State: state,
		Label: f.t.LookOf(seat).Name + ": " + f.who(post.Character),
		Tip:   func() ui.Tip { return f.postTip(seat, slot, post) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if hidden {
				return
			}
			if look.framed {
				c.Panel(r.Inset(-3), look.frame)
			}
			if (s.Hover || s.DropOver) && !look.held {
				c.Panel(r.Inset(-3), overFrame)
			}
			pieces.FighterCard(c, r, card, sprites.SpriteOpt{})
			if look.spent {
				c.Panel(r, spentShade)
			}
			pieces.Wounds(c, wounds, post.Wounds, sprites.SpriteOpt{})
			if look.chip != "" {
				c.Panel(chip, chipBox)
				c.Text(look.chip, chip, style)
			} else if look.sign != "" {
				c.Sprite(look.sign, sign, sprites.SpriteOpt{})
			}
			pieces.ManoeuvreToken(c, token, manoeuvre, sprites.SpriteOpt{})
			if look.shelter != "" {
				c.Sprite(look.shelter, shelter, sprites.SpriteOpt{})
			}
			if sealed {
				c.Sprite(fateArt[*look.fate], stamp, sprites.SpriteOpt{})
			}
		},
	}
	if f.shows() {
		n.Tip = nil // it would lie over what is shown
	}
	if !f.foretold(seat, slot) {
		n.TipBeside = f.places.board // it is long, and would lie over other cards
	}
	if f.mine() && f.v.Revealed() {
		n.OnClick = func() { f.clickPost(seat, slot) }
		n.OnHover = func(on bool) { f.hover(spot{seat, slot}, on) }
		n.OnFocus = n.OnHover
		n.Drag = f.dragPost(seat, slot)
		n.Drop = f.dropPost(seat, slot)
	}
	b.Add(n)
}

// fateArt are the seals of what becomes of a character.
var fateArt = [...]string{
	game.FateBack: "wradislavia/mark-back", game.FateHeavy: "wradislavia/mark-heavy", game.FateDead: "wradislavia/mark-dead",
}

// postLook finds out how a card is to be marked.
func (f *face) postLook(seat, slot int, post game.Post) postLook {
	v := f.v
	var l postLook
	if v.Phase == game.PhaseOver && v.Last != nil {
		l.fate = &v.Last.Fates[seat][slot]
		return l
	}
	switch {
	case f.chosen(seat, slot):
		l.frame, l.framed, l.held = chosenFrame, true, true
	case f.targeted(seat, slot):
		l.frame, l.framed, l.held = targetFrame, true, true
	case f.usable(seat, slot):
		l.frame, l.framed = mayFrame, true
	case f.mayAim(seat):
		l.frame, l.framed = goesFrame, true
	}
	if v.Phase == game.PhaseFire && post.Manoeuvre.Shoots() {
		if slices.Contains(v.Silent(seat), slot) {
			l.sign = "wradislavia/sign-ready"
		} else {
			l.sign, l.spent = "wradislavia/sign-fired", f.mine() && seat == f.seat && !f.usable(seat, slot)
		}
	}
	switch {
	case post.Bared:
		l.shelter = "wradislavia/sign-bare"
	case post.Manoeuvre.Sheltered() && len(v.Covering(seat)) > 0:
		l.shelter = "wradislavia/sign-cover"
	case post.Manoeuvre == game.Cover && post.Character.Armour() == game.Camouflage:
		l.shelter = "wradislavia/sign-camouflage"
	}
	f.chipOf(&l, seat, slot)
	return l
}

// chipOf adds what the shot that is put together would do to a card.
func (f *face) chipOf(l *postLook, seat, slot int) {
	if !f.mine() || seat == f.seat || f.aim.shooter == none || f.v.Phase != game.PhaseFire {
		return
	}
	a := f.forecast(slot)
	if a == nil {
		return
	}
	l.wounds = a.Wounds
	l.chip, l.chipInk = f.say("chip.miss"), sprites.Muted
	if a.Wounds > 0 {
		l.chip, l.chipInk = f.say("chip.wounds", rules.Number("n", a.Wounds)), sprites.RedText
	}
}
