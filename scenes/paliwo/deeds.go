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
	deedHead = sprites.Heading.Fitted()
	deedText = sprites.Body.Aligned(sprites.Start, sprites.Middle)
	deedName = sprites.TextStyle{Bold: true, Colour: sprites.Paper, AlignX: sprites.Middle, AlignY: sprites.Middle, Fit: true}
)

// deedsLength returns the height that the panel of acts wants. It is less where the past
// is looked at, because nothing can be done there.
func (f *face) deedsLength() layout.Length {
	if f.t.Looking() {
		return layout.Roomy(58, 96, 150)
	}
	return layout.Roomy(82, 96, 150)
}

// buildDeeds lays out what can be done now. These are the acts of the picked-up figure,
// the card that is aimed, or what is to be put on the board.
func (f *face) buildDeeds(b *ui.Builder) {
	p := &f.places
	r := p.deeds
	b.Panel(r, sprites.PanelBox)
	in := r.InsetXY(12, min(8, r.H*0.07))
	head, rest := in.CutTop(min(24, in.H*0.3))
	_, rest = rest.CutTop(min(6, rest.H*0.07))
	switch {
	case cardOfVerb(f.aim) != noCard:
		f.buildCardDeed(b, head, rest, cardOfVerb(f.aim))
	case f.doer() != game.NoHuman:
		f.buildHumanDeeds(b, head, rest, f.doer())
	case f.zombieDoer() != game.NoField:
		f.buildZombieDeeds(b, head, rest, f.zombieDoer())
	default:
		f.buildTask(b, head, rest)
	}
}

// doer is the human whose acts are laid out. They stay there while a move is
// shown, so that nothing flickers between two steps.
func (f *face) doer() game.Human {
	switch {
	case f.v.Decision != game.DecideTurn:
	case f.mine(game.SeatHumans):
		return f.chosen()
	case f.t.Showing() && f.v.Activation != nil:
		return f.v.Activation.Human
	}
	return game.NoHuman
}

// zombieDoer is the field of the zombie whose acts are laid out.
func (f *face) zombieDoer() game.Field {
	switch {
	case f.v.Decision != game.DecideMovement:
	case f.mine(game.SeatZombies):
		return f.chosenZombie()
	case f.t.Showing() && f.v.Mover != nil:
		return f.v.Mover.Field
	}
	return game.NoField
}

// steps returns the number of the stage, from 1, and how many there are. Stages are
// those of setting up in the order of this game (WP-6), or the five phases of the
// zombie turn. n is 0 at other times.
func (f *face) steps() (n, of int) {
	setup := [...]game.Stage{game.StageZombies, game.StageHumans, game.StageWeapons}
	if f.zombiesLast() {
		setup = [...]game.Stage{game.StageHumans, game.StageWeapons, game.StageZombies}
	}
	for i, stage := range setup {
		if f.v.Stage == stage {
			return i + 1, len(setup)
		}
	}
	return f.v.Stage.ZombiePhase(), 5
}

// stageHead names the stage, and shows which of the steps it is.
func (f *face) stageHead(b *ui.Builder, r layout.Rect) {
	words := f.t.Words(f.v.Stage.Name())
	if n, of := f.steps(); n > 0 {
		step := r.H * 1.15
		row, rest := r.CutLeft(step * float64(of))
		st := sprites.TextStyle{Size: min(12, r.H*0.6), Bold: true, AlignX: sprites.Middle, AlignY: sprites.Middle}
		dots := b.Draw(row, func(c *sprites.Canvas, _ ui.State) {
			for i := 1; i <= of; i++ {
				at := layout.P(row.X+step*(float64(i)-0.5), row.Center().Y)
				ground, ink := sprites.LineColour, sprites.Paper
				switch {
				case i == n:
					ground, ink = sprites.Amber, sprites.Ink
				case i > n:
					ground, ink = sprites.Hex(0x1a2122), sprites.Muted
				}
				c.Disc(at, row.H*0.46, ground)
				c.Text(strconv.Itoa(i), layout.Around(at, layout.S(step, row.H)), st.In(ink))
			}
		})
		dots.ID, dots.Role, dots.State = "steps", "picture", map[string]any{"at": n, "of": of}
		_, r = rest.CutLeft(8)
		if _, name, ok := strings.Cut(words, ". "); ok {
			words = name
		}
	}
	f.heading(b, r, words, deedHead)
}

// buildHumanDeeds lays out the acts of a human as buttons.
func (f *face) buildHumanDeeds(b *ui.Builder, head, r layout.Rect, h game.Human) {
	p := f.person(h)
	left, of := f.points(p)
	if f.active(h) {
		u := ui.Button{
			ID: "finish", Icon: verbs[game.VerbFinish].art, Text: f.say("finish"), Size: min(14, head.H*0.72),
			OnClick: func() { f.Play(game.Plain(game.VerbFinish)) }, Hold: f.t.Hold(),
		}
		u.Rect, head = head.CutRight(min(b.ButtonWidth(u), head.W*0.5))
		u.Rect = u.Rect.InsetXY(0, -2)
		b.Button(u)
	}
	name := strings.ToUpper(f.t.Words(h.Name()))
	st := deedHead.Sized(min(14, head.H*0.85))
	words, head := head.CutLeft(min(b.TextWidth(name, st)+12, head.W*0.7))
	b.Label(words, name, st)
	size := min(18, head.H*0.85)
	pips := layout.Around(head.Center(), layout.S(head.W, size))
	b.Draw(pips, func(c *sprites.Canvas, _ ui.State) { pieces.ActionPips(c, pips, left, of) })
	_, head = head.CutLeft(float64(max(left, of))*size*0.86 + 10)
	f.buildSeen(b, head, p)
	var acts []game.Action
	for _, a := range f.v.Actions(h) {
		if cardOfVerb(a.Verb) == noCard {
			acts = append(acts, a)
		}
	}
	for i, a := range acts {
		f.buildAct(b, r.Column(i, len(acts), 6), h, a)
	}
}

var seenWords = sprites.Small.Strong().In(sprites.RedText).Fitted()

// buildSeen lists the zombies that see a human now, if any do.
func (f *face) buildSeen(b *ui.Builder, r layout.Rect, p *game.Person) {
	at := fieldOf(p)
	if at == game.NoField {
		return
	}
	by := f.v.SeenBy(p.Human, at)
	if len(by) == 0 {
		return
	}
	words := f.say("seen-now", rules.Number("n", len(by)), rules.Literal("list", names(by)))
	eye, rest := r.CutLeft(min(17, r.H))
	eye = layout.Around(eye.Center(), layout.S(eye.W, eye.W))
	_, rest = rest.CutLeft(5)
	_, rest = rest.CutRight(8)
	b.Info("seen", rest, names(by), seenWords.Sized(min(14, r.H*0.85))).Tip = func() ui.Tip {
		return ui.Tip{Title: words}
	}
	b.Draw(eye, func(c *sprites.Canvas, _ ui.State) { c.Sprite("icon/eye", eye, seenEye) })
}

var seenEye = sprites.SpriteOpt{Tint: sprites.RedText}

// buildAct is the button of one act. One that cannot be done stays reachable:
// pressing it says why.
func (f *face) buildAct(b *ui.Builder, r layout.Rect, h game.Human, a game.Action) {
	can, up := len(a.Moves) > 0, f.aim == a.Verb || f.aim == 0 && a.Verb == game.VerbStep
	u := deedButton{
		id: "act:" + verbName(a), name: f.t.Words(a.Name()), art: verbs[a.Verb].art, can: can, up: up && can, cost: a.Cost,
		targets: len(a.Targets()), verb: a.Verb,
	}
	if is(a.Verb, skilled) {
		u.help = []string{f.t.Words(h.Help())}
	} else {
		u.help = []string{f.say("act.help." + verbName(a))}
	}
	if !can && a.Why != nil {
		u.why = a.Why
	}
	u.do = func() {
		if is(a.Verb, sole) && len(a.Moves) == 1 {
			f.Play(a.Moves[0])
		} else {
			f.aimAt(a.Verb)
		}
	}
	f.buildDeed(b, r, u)
}

// verbName is the word of an act's verb, as it stands in keys.
func verbName(a game.Action) string {
	key := a.Name().Key
	return key[strings.LastIndexByte(key, '.')+1:]
}

// deedButton is a button with an icon over words.
type deedButton struct {
	id, name, art string
	can, up       bool
	cost, targets int // cost −1 for none
	help          []string
	why           *rules.Refusal
	do            func()
	verb          uint8 // whose targets are shown while the button is pointed at
}

func (f *face) buildDeed(b *ui.Builder, r layout.Rect, u deedButton) {
	icon, words := r.InsetXY(3, min(6, r.H*0.1)).CutTop(r.H * 0.48)
	side := min(icon.H, 34)
	icon = layout.Around(icon.Center(), layout.S(side, side))
	st := deedName.Sized(min(14, words.H*0.8))
	cost := layout.R(r.Right()-18, r.Y+4, 15, 15)
	costStyle := deedName.Sized(12)
	costWords := ""
	if u.cost >= 0 {
		costWords = strconv.Itoa(u.cost)
	}
	costStyle.Colour = sprites.Amber
	if !u.can {
		costStyle.Colour = sprites.Disabled
	}
	tip := ui.Tip{Title: u.name, Lines: u.help}
	if u.cost >= 0 {
		tip.Title = f.say("act", rules.Literal("act", u.name), rules.Number("n", u.cost))
	}
	if u.why != nil {
		tip.Lines = append(tip.Lines, f.t.Words(u.why.Text))
	}
	b.Add(ui.Node{
		ID: u.id, Role: "button", Label: u.name, Rect: r,
		State: map[string]any{"usable": u.can, "held": u.up, "targets": u.targets},
		Tip:   func() ui.Tip { return tip },
		Hold:  f.t.Hold(),
		OnHover: func(on bool) {
			if f.peek = 0; on && u.can {
				f.peek = u.verb
			}
		},
		OnClick: func() {
			switch {
			case u.can:
				u.do()
			case u.why != nil:
				f.t.Refuse(u.why)
			}
		},
		Draw: func(c *sprites.Canvas, s ui.State) {
			ink := sprites.Paper
			switch {
			case !u.can:
				c.Panel(r, sprites.ButtonOff)
				ink = sprites.Disabled
			case u.up:
				c.Panel(r, sprites.ChosenBox)
			case s.Pressed:
				c.Panel(r, sprites.ButtonDown)
			case s.Hover:
				c.Panel(r, sprites.ButtonOver)
			default:
				c.Panel(r, sprites.ButtonBox)
			}
			opt := sprites.SpriteOpt{Tint: ink}
			if !u.can {
				opt.Alpha = 0.8
			}
			c.Sprite(u.art, icon, opt)
			c.Text(u.name, words, st.In(ink))
			if costWords != "" {
				c.Text(costWords, cost, costStyle)
			}
		},
	})
}
