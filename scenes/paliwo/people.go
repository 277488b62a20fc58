package paliwo

import (
	"strconv"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/paliwo/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	personName = sprites.BodyBold.Fitted()
	personNote = sprites.Small.Fitted()
	personBox  = sprites.PanelStyle{Fill: sprites.Hex(0x1d2425), Border: sprites.Hex(0x2a3436), Width: 1, Radius: 8}
	personOver = sprites.PanelStyle{Fill: sprites.WithAlpha(sprites.Paper, 0.06), Radius: 8}
	personHeld = sprites.PanelStyle{Fill: sprites.Hex(0x2a3537), Fill2: sprites.Hex(0x253032), Border: sprites.Amber, Width: 2, Radius: 8}
	humansHead = sprites.Heading.Fitted()
)

// buildPeople lays out a line for each of the six humans.
func (f *face) buildPeople(b *ui.Builder) {
	p := &f.places
	head, rest := p.people.CutTop(min(22, p.people.H*0.18))
	f.headOf(b, head, "humans", f.say("humans"), game.SeatHumans, humansHead)
	_, rest = rest.CutTop(2)
	for i := range f.v.Humans {
		cell := rest.Column(i%3, 3, 6).Row(i/3, 2, 5)
		p.lines[i] = cell
		f.buildPerson(b, cell, &f.v.Humans[i])
	}
}

// personParts are the boxes of a human's line.
type personParts struct{ face, name, note, pips layout.Rect }

func (f *face) personBoxes(r layout.Rect) personParts {
	var out personParts
	in := r.InsetXY(min(7, r.W*0.03), 3)
	side := min(in.H, r.W*0.2, 58)
	out.face, in = in.CutLeft(side)
	out.face = layout.Around(out.face.Center(), layout.S(side, side))
	_, in = in.CutLeft(min(8, r.W*0.04))
	mid := layout.Around(in.Center(), layout.S(in.W, min(in.H, 42)))
	out.name, out.note = mid.Row(0, 2, 0), mid.Row(1, 2, 0)
	return out
}

const fuelBadge = "paliwo/fuel-badge"

// badge is a token at a human's line.
type badge struct {
	art   string
	count string
}

// waits reports whether a human is still to be placed: before the first round
// nobody has fallen (WP-5, WP-6).
func (f *face) waits(p *game.Person) bool { return p.Field == nil && f.v.Round == 0 }

// badges are what a human has: weapon token, bullets or briefcase, fuel.
func (f *face) badges(p *game.Person) []badge {
	var out []badge
	if p.Fuel {
		out = append(out, badge{art: fuelBadge})
	}
	if p.Weapon {
		out = append(out, badge{art: "paliwo/weapon"})
	}
	placed := p.Field != nil || f.waits(p)
	switch {
	case p.Human == game.Policeman && placed && f.v.Bullets > 0:
		out = append(out, badge{art: "paliwo/bullet", count: strconv.Itoa(f.v.Bullets)})
	case p.Human == game.Policeman && placed:
		out = append(out, badge{art: "paliwo/bullet-spent", count: strconv.Itoa(0)})
	case p.Human == game.Businessman && placed && f.v.Briefcase:
		out = append(out, badge{art: "paliwo/briefcase"})
	case p.Human == game.Businessman && placed:
		out = append(out, badge{art: "paliwo/briefcase-used"})
	}
	return out
}

// noteOf is the second line: what the human can do, or what is wrong.
func (f *face) noteOf(p *game.Person) (string, sprites.TextStyle) {
	st := personNote
	switch {
	case f.waits(p):
		return f.say("state.waiting"), st
	case p.Field == nil && f.escaped(p.Human):
		return f.say("state.escaped"), st.In(sprites.GreenText)
	case p.Field == nil:
		if z := f.nowZombie(p.Human); z != nil {
			return f.say("state.turned", fieldArg(z.Field)), st
		}
		return f.say("state.gone"), st
	case p.Wounds >= game.WoundsMost:
		return f.say("doomed.short"), st.In(sprites.RedText)
	case p.Wounds > 0:
		return f.say("state.wounded"), st.In(sprites.RedText)
	case p.Clutched:
		return f.say("clutched.short"), st.In(sprites.Amber)
	}
	return f.t.Words(p.Human.Skill()), st
}

// nowZombie is the zombie that a human has become, nil if there is none.
func (f *face) nowZombie(h game.Human) *game.Zombie {
	for i := range f.v.Zombies {
		if z := &f.v.Zombies[i]; z.Was != nil && *z.Was == h {
			return z
		}
	}
	return nil
}

// escaped reports whether a human has left the board with the fuel.
func (f *face) escaped(h game.Human) bool { return f.v.Leaver != nil && *f.v.Leaver == h }

func (f *face) buildPerson(b *ui.Builder, r layout.Rect, p *game.Person) {
	parts := f.personBoxes(r)
	name := f.t.Words(p.Human.Name())
	note, noteStyle := f.noteOf(p)
	nameStyle := personName.Sized(min(15, parts.name.H*0.82))
	noteStyle.Size = min(noteStyle.Size, parts.note.H*0.82)
	who, wounds := int(p.Human), p.Wounds
	gone := p.Field == nil && !f.waits(p)
	done := p.Activated && f.v.Stage == game.StageTurn && !f.active(p.Human)
	left, of := f.points(p)
	chosen := f.chosen() == p.Human && f.t.Acting() != rules.NoSeat
	may := f.mayTake(p)
	alpha := 1.0
	switch {
	case gone && !f.escaped(p.Human):
		alpha = 0.42
	case done:
		alpha = 0.62
	}
	parts, badges := f.placeBadges(parts, f.badges(p), left, of)
	numStyle := personName.Sized(min(12, parts.name.H*0.8)).Aligned(sprites.Middle, sprites.Middle)
	n := ui.Node{
		ID: personID(p.Human), Role: "person", Label: name, Rect: r,
		State: map[string]any{
			ui.MayState: may, "wounds": p.Wounds, "weapon": p.Weapon, "fuel": p.Fuel, "activated": p.Activated, "points": left,
			"held": chosen, "on_board": p.Field != nil, "note": note, "badges": named(badges),
		},
		Tip: func() ui.Tip { return ui.Tip{Title: name, Lines: f.personTip(p)} },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if chosen {
				c.Panel(r, personHeld)
			} else {
				c.Panel(r, personBox)
			}
			if s.Hover {
				c.Panel(r, personOver)
			}
			switch {
			case s.DropOver:
				c.Panel(r, ui.HeldBox)
			case s.DropOK:
				c.Panel(r, ui.GoesBox)
			case may && !chosen:
				c.Panel(r, ui.MayBox)
			}
			c.PushAlpha(alpha)
			pieces.HumanFace(c, parts.face, who, wounds, sprites.SpriteOpt{})
			for i := range badges {
				c.Sprite(badges[i].badge.art, badges[i].art, sprites.SpriteOpt{})
				c.Text(badges[i].count, badges[i].num, numStyle)
			}
			c.PopAlpha()
			c.Text(name, parts.name, nameStyle)
			c.Text(note, parts.note, noteStyle)
			if left > 0 {
				pieces.ActionPips(c, parts.pips, left, of)
			}
		},
	}
	if f.t.Acting() != rules.NoSeat {
		n.OnClick = func() { f.clickPerson(p.Human) }
		n.OnHover = func(on bool) {
			if at := fieldOf(p); at != game.NoField {
				f.hover(at, on)
			}
		}
	}
	n.Drag, n.Drop = f.dragOfPerson(p), f.dropOnPerson(p)
	b.Add(n)
}

// mayTake reports whether a click on a human's line picks it up or does something to
// it now.
func (f *face) mayTake(p *game.Person) bool {
	at := fieldOf(p)
	switch {
	case f.mine(game.SeatHumans) && f.v.Decision == game.DecideHumans:
		return at == game.NoField
	case at == game.NoField:
		return false
	}
	return f.fields[at].deed != nothing
}

// dragOfPerson makes a human's line a handle of the human. Before the human stands on
// the board it is put there; then the figure is picked up.
func (f *face) dragOfPerson(p *game.Person) *ui.Drag {
	switch {
	case f.t.Acting() == rules.NoSeat:
		return f.idle()
	case p.Field != nil:
		return f.dragOf(*p.Field)
	case !f.mine(game.SeatHumans) || f.v.Decision != game.DecideHumans:
		return stuck(f.say("handle.gone"))
	}
	return f.dragHuman(p)
}

// dropOnPerson has a human's line take what the field takes on which the human
// stands.
func (f *face) dropOnPerson(p *game.Person) *ui.Drop {
	if at := fieldOf(p); at != game.NoField {
		return f.drop(at)
	}
	return nil
}

// points are the action points that a human has left, and of how many, in the
// human turn; 0 of 0 at other times.
func (f *face) points(p *game.Person) (left, of int) {
	switch {
	case f.v.Stage != game.StageTurn || p.Field == nil:
		return 0, 0
	case f.active(p.Human):
		return f.v.Activation.PA, max(f.v.Activation.PA, game.HumanPA)
	case p.Activated:
		return 0, game.HumanPA
	case p.Clutched:
		return game.HumanPA - game.ClutchPA, game.HumanPA
	}
	return game.HumanPA, game.HumanPA
}

// badgeCell is where a token lies at a human's line, with its number.
type badgeCell struct {
	badge
	art, num layout.Rect
}

// named lists badges by their pictures and counts.
func named(cells []badgeCell) string {
	words := make([]string, len(cells))
	for i, x := range cells {
		words[i] = strings.TrimPrefix(x.badge.art, "paliwo/") + x.count
	}
	return strings.Join(words, " ")
}

// placeBadges puts fuel at the face, as on the board. Other tokens go to the right end of
// the first line, points to that of the second. They take their room from the words.
func (f *face) placeBadges(parts personParts, list []badge, left, of int) (personParts, []badgeCell) {
	side := min(parts.face.H*0.5, 23)
	var cells []badgeCell
	for _, x := range list {
		cell := badgeCell{badge: x}
		if x.art == fuelBadge {
			cell.art = layout.R(parts.face.X-2, parts.face.Bottom()+2-side*1.2, side*1.2, side*1.2)
			cells = append(cells, cell)
			continue
		}
		if x.count != "" {
			cell.num, parts.name = parts.name.CutRight(11)
		}
		cell.art, parts.name = parts.name.CutRight(side)
		_, parts.name = parts.name.CutRight(3)
		cell.art = layout.Around(cell.art.Center(), layout.S(side, side))
		cells = append(cells, cell)
	}
	if left > 0 {
		h := min(15, parts.note.H*0.86)
		parts.pips, parts.note = parts.note.CutRight(float64(of)*h*0.86 + 2)
		parts.pips = layout.Around(parts.pips.Center(), layout.S(parts.pips.W, h))
		_, parts.note = parts.note.CutRight(4)
	}
	return parts, cells
}

// personTip tells everything about a human.
func (f *face) personTip(p *game.Person) []string {
	switch {
	case f.waits(p):
		return []string{f.say("state.waiting"), f.t.Words(p.Human.Help())}
	case f.escaped(p.Human):
		return []string{f.say("state.escaped")}
	case p.Field == nil:
		return []string{f.say("state.gone")}
	}
	return f.personLines(p)
}

// takeHuman picks a human up, or puts it down again.
func (f *face) takeHuman(h game.Human) {
	if f.who() == h && f.aim == 0 {
		f.putDown()
		return
	}
	f.take(f.handleOf(h))
}

// clickPerson does what a click on a human's line means now.
func (f *face) clickPerson(h game.Human) {
	p := f.person(h)
	at := fieldOf(p)
	switch {
	case f.v.Decision == game.DecideHumans && at == game.NoField:
		f.takeHuman(h)
	case f.v.Decision == game.DecideHumans:
		f.refuses(game.ByOn(game.VerbHuman, h, at))
	case f.v.Decision == game.DecideTurn && (at == game.NoField || f.fields[at].deed != plays):
		if (p.Activated && !f.active(h) || at == game.NoField) && f.refuses(game.ByOn(game.VerbStep, h, max(at, 0))) {
			return
		}
		f.takeHuman(h)
	case at != game.NoField:
		f.clickField(at)
	}
}
