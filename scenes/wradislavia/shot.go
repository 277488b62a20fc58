package wradislavia

import (
	"slices"
	"strconv"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	panelBox   = sprites.PanelBox
	panelHead  = sprites.Heading.Fitted()
	modeName   = sprites.BodyBold.Fitted()
	modeNote   = sprites.Small.Fitted()
	modeBox    = sprites.PanelStyle{Fill: sprites.Hex(0x1b2324), Border: sprites.LineColour, Width: 1, Radius: 8}
	modeOver   = sprites.PanelStyle{Fill: sprites.Hex(0x242e30), Border: sprites.Hex(0x566669), Width: 1, Radius: 8}
	ruleLine   = sprites.LineColour
	totalText  = sprites.Title
	panelTitle = sprites.Title
)

// rowBox is the ground of a row that can be chosen.
func rowBox(chosen, over bool) sprites.PanelStyle {
	switch {
	case chosen:
		return sprites.ChosenBox
	case over:
		return modeOver
	}
	return modeBox
}

// buildShot lays out the shot that is put together: who at whom, the modes, the
// reckoning, the Peruns and the button that fires.
func (f *face) buildShot(b *ui.Builder, r layout.Rect) {
	b.Panel(r, panelBox)
	in := r.InsetXY(16, 10)
	buttons, in := in.CutBottom(48)
	_, in = in.CutBottom(8)
	title, in := in.CutTop(30)
	named := f.buildShotTitle(b, title)
	_, in = in.CutTop(6)
	modes, in := in.CutTop(96)
	f.buildModes(b, modes)
	_, in = in.CutTop(8)
	peruns, in := in.CutBottom(66)
	_, in = in.CutBottom(6)
	if !named {
		line, _ := in.CutTop(22) // beside the heading of the reckoning
		b.Label(line, f.shotName(), shotTag)
	}
	if f.aim.mode == game.LongBurst {
		f.buildBurst(b, in)
	} else {
		f.buildReckoning(b, in, f.forecast(f.looked()))
	}
	f.buildPeruns(b, peruns)
	f.buildFire(b, buttons)
}

// shotTag is the kind of shot at the right end of a line.
var shotTag = panelHead.Sized(13).Aligned(sprites.End, sprites.Middle)

// shotName tells an extra shot from a first one.
func (f *face) shotName() string {
	if f.shot().Extra {
		return f.say("shot.extra")
	}
	return f.say("shot")
}

// buildShotTitle says who shoots at whom, with the marks of their players, and
// reports whether there was room for the kind of shot too.
func (f *face) buildShotTitle(b *ui.Builder, r layout.Rect) bool {
	clash := f.v.Players[f.seat].Clash
	shooter := clash[f.aim.shooter].Character
	from, to := f.who(shooter), f.say("target.choose")
	st := panelTitle
	second := st.In(sprites.Muted)
	label, foe := f.theirs(f.seat, shooter)+" → ", false
	switch {
	case f.aim.mode == game.LongBurst:
		to, second, foe = f.say("target.all"), st, true
		label += to
	case f.looked() != none:
		target := f.v.Players[f.foe()].Clash[f.looked()].Character
		to, foe = f.who(target), true
		if f.aim.target != none {
			second = st
		}
		label += f.theirs(f.foe(), target)
	default:
		label += to
	}
	note := f.shotName()
	const mark, space = 14.0, 6.0
	whose, rest := r.CutLeft(mark)
	_, rest = rest.CutLeft(space)
	left, rest := rest.CutLeft(b.TextWidth(from, st) + 2)
	icon, rest := rest.CutLeft(34)
	icon = layout.Around(icon.Center(), layout.S(20, 20))
	theirs := rest
	if foe {
		theirs, rest = rest.CutLeft(mark)
		_, rest = rest.CutLeft(space)
	}
	tag := shotTag
	tagW := b.TextWidth(note, tag)
	head := rest
	shows := b.TextWidth(to, st)+tagW+16 <= rest.W
	if shows {
		_, head = rest.CutRight(tagW + 12)
	}
	own, other := f.t.LookOf(f.seat), f.t.LookOf(f.foe())
	square := func(r layout.Rect) layout.Rect { return layout.Around(r.Center(), layout.S(mark, mark)) }
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		own.DrawMark(c, square(whose))
		c.Text(from, left, st)
		c.Sprite("icon/arrow-long", icon, sprites.SpriteOpt{Tint: sprites.Amber})
		if foe {
			other.DrawMark(c, square(theirs))
		}
		c.Text(to, head, second.Fitted())
		if shows {
			c.Text(note, rest, tag)
		}
	})
	n.ID, n.Role, n.Label = "shot", "text", note+": "+label
	n.State = map[string]any{
		"shooter": f.aim.shooter + 1, "target": f.aim.target + 1, "extra": f.shot().Extra, "mode": f.aim.mode.String(),
	}
	return shows
}

// buildModes lays out the two ways to shoot, each with how it would come out. Once a
// target is chosen the better one comes first.
func (f *face) buildModes(b *ui.Builder, r layout.Rect) {
	for i, m := range f.modes() {
		box := r.Row(i, 2, 6)
		words, note := say.Capital(f.t.Words(m.Name())), f.t.Words(m.Short())
		chosen := f.aim.mode == m
		in := box.InsetXY(14, 4)
		name := in.Row(0, 2, 0)
		wounds, verdict := f.verdictOf(m, f.looked())
		st := modeName.Sized(15).In(sprites.Muted).Aligned(sprites.End, sprites.Middle)
		if wounds > 0 {
			st = st.In(sprites.GreenText)
		}
		end := name
		if verdict != "" {
			w := min(b.TextWidth(verdict, st), name.W*0.6)
			name, end = name.CutLeft(name.W - w)
			name, _ = name.CutLeft(name.W - 10)
		}
		label := words
		if verdict != "" {
			label += ": " + verdict
		}
		b.Add(ui.Node{
			ID: "mode:" + m.String(), Role: "radio", Label: label, Rect: box,
			State:   map[string]any{"chosen": chosen, "wounds": wounds, "verdict": verdict},
			OnClick: func() { f.setMode(m) },
			Tip:     func() ui.Tip { return f.modeTip(m) },
			Draw: func(c *sprites.Canvas, s ui.State) {
				c.Panel(box, rowBox(chosen, s.Hover))
				c.Text(words, name, modeName.Sized(16))
				c.Text(verdict, end, st)
				c.Text(note, in.Row(1, 2, 0), modeNote.Sized(13.5))
			},
		})
	}
}

// modes are the two ways in which the chosen character shoots. Once a target is
// chosen the one that wounds more comes first.
func (f *face) modes() []game.Mode {
	two := f.v.Players[f.seat].Clash[f.aim.shooter].Character.Weapon().Modes()
	out := two[:]
	if f.aim.target != none {
		slices.SortStableFunc(out, func(a, b game.Mode) int {
			first, _ := f.verdictOf(a, f.aim.target)
			second, _ := f.verdictOf(b, f.aim.target)
			return second - first
		})
	}
	return out
}

// verdictOf returns the wounds of the shot that is put together, in a mode at an
// opposing slot, and the words for it. For a long burst it covers all slots.
func (f *face) verdictOf(m game.Mode, slot int) (wounds int, words string) {
	s := f.shot()
	s.Mode, s.Target = m, slot
	if m == game.LongBurst {
		s.Target = game.AllTargets
	}
	all := f.v.Forecast(f.seat, s)
	hits := 0
	for i := range all {
		wounds += all[i].Wounds
		if all[i].Wounds > 0 {
			hits++
		}
	}
	switch {
	case len(all) == 0:
		return 0, ""
	case len(all) > 1:
		return wounds, f.say("mode.hits", rules.Literal("hits", strconv.Itoa(hits)), rules.Literal("all", strconv.Itoa(len(all))))
	}
	return wounds, f.t.Words(all[0].Verdict())
}

// setMode chooses a way to shoot.
func (f *face) setMode(m game.Mode) {
	f.aim.mode, f.aim.own = m, true
	f.dearest()
}

// buildReckoning shows the sum of a shot line by line and how it comes out.
func (f *face) buildReckoning(b *ui.Builder, r layout.Rect, a *game.Accuracy) {
	head, in := r.CutTop(22)
	b.Label(head, f.say("accuracy"), panelHead)
	if a == nil {
		_, in = in.CutTop(6)
		b.Paragraph(in, f.say("accuracy.choose"), sprites.Small.Sized(15).Aligned(sprites.Start, sprites.Start))
		return
	}
	lines := a.Lines()
	sums, in := in.CutBottom(34)
	high := min(24, in.H/float64(len(lines)))
	for i, l := range lines {
		f.buildLine(b, layout.R(in.X, in.Y+float64(i)*high, in.W, high), i, l)
	}
	sums.Y = min(sums.Y, in.Y+high*float64(len(lines))+4)
	f.buildSum(b, sums, a)
}

// buildLine is one line of the reckoning.
func (f *face) buildLine(b *ui.Builder, r layout.Rect, i int, l game.Line) {
	st := sprites.Body.Sized(min(15, max(12, r.H*0.78)))
	value, ink := signed(l.Value), sprites.Paper
	switch {
	case l.Kind == game.LineDie || l.Kind == game.LineThreshold:
		value = strconv.Itoa(max(0, l.Value))
		if l.Value < 0 {
			value = signed(l.Value)
		}
		if l.Kind == game.LineThreshold {
			ink = sprites.Muted
		}
	case l.Value < 0:
		ink = sprites.RedText
	case l.Value > 0:
		ink = sprites.GreenText
	}
	words := f.t.Words(l.Text)
	in := r.InsetXY(10, 0)
	num, text := in.CutRight(38)
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Text(words, text, st.In(sprites.Mix(sprites.Paper, ink, 0.15)).Fitted())
		c.Text(value, num, st.Strong().In(ink).Aligned(sprites.End, sprites.Middle))
	})
	n.ID, n.Role, n.Label = "line:"+strconv.Itoa(i+1), "line", words
	n.State = map[string]any{"value": l.Value, "rule": l.Rule}
	n.Tip = func() ui.Tip {
		return ui.Tip{Title: words, Lines: []string{f.t.House().Say("frame.refuse.rule", rules.Literal("rule", l.Rule))}}
	}
}

// buildSum is the accuracy against the threshold, and the verdict.
func (f *face) buildSum(b *ui.Builder, r layout.Rect, a *game.Accuracy) {
	in := r.InsetXY(10, 0)
	words := f.sumWords(a)
	verdict := say.Capital(f.t.Words(a.Verdict()))
	ink := sprites.Muted
	if a.Wounds > 0 {
		ink = sprites.GreenText
	}
	effect := f.t.Words(a.Effect())
	st := totalText.Sized(18)
	left, right := in.CutLeft(min(b.TextWidth(words, st)+14, in.W*0.5))
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Fill(layout.R(r.X, r.Y, r.W, 1), ruleLine)
		c.Text(words, left, st.Fitted())
		c.Text(verdict, right, st.In(ink).Aligned(sprites.End, sprites.Middle).Fitted())
	})
	n.ID, n.Role, n.Label = "verdict", "text", verdict
	n.State = map[string]any{"sum": a.Sums[0], "threshold": a.Threshold, "hit": a.Hit(), "wounds": a.Wounds, "effect": effect}
	n.Tip = func() ui.Tip {
		tip := ui.Tip{Title: verdict}
		if effect != "" {
			tip.Lines = append(tip.Lines, effect)
		}
		return tip
	}
}

// sumWords is the accuracy of a shot against its threshold.
func (f *face) sumWords(a *game.Accuracy) string {
	sum := signless(a.Sums[0])
	if a.Second != none {
		sum = f.say("sum.two", rules.Literal("first", sum), rules.Literal("second", signless(a.Sums[1])))
	}
	sign := "<"
	if a.Hit() {
		sign = "≥"
	}
	return f.say("sum", rules.Literal("sum", sum), rules.Literal("sign", sign), rules.Number("n", a.Threshold))
}

// buildFire lays out the buttons below the reckoning.
func (f *face) buildFire(b *ui.Builder, r layout.Rect) {
	b.KeepClear(r)
	left, right := r.CutLeft(r.W * 0.36)
	_, right = right.CutLeft(10)
	b.Button(ui.Button{ID: "aim:cancel", Rect: left, Text: f.say("cancel"), OnClick: f.putDown, Size: 16})
	fire := ui.Button{
		ID: "shoot", Rect: right, Kind: ui.Primary, Text: f.say("fire"), OnClick: f.shoot, Size: 19, Disabled: !f.aimed(), Why: ui.Because(f.say("fire.first")),
	}
	if f.aimed() {
		fire.State = map[string]any{"move": game.Game{}.Notation(f.shot().Move())}
		if why := f.t.Hindrance(f.shot().Move()); why != nil {
			fire.Disabled, fire.Why = true, func() *ui.Refusal { return why }
			fire.Tip = func() ui.Tip { return ui.Tip{Title: why.Text} }
		}
	}
	b.Button(fire)
}
