package wcp

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
	"schron/sprites"
)

var (
	cornerLabel = sprites.Small.Aligned(sprites.Middle, sprites.Middle).Fitted()
	cornerCount = sprites.TextStyle{Bold: true, Colour: sprites.Ink, AlignX: sprites.Middle, AlignY: sprites.Middle}
	stageTitle  = sprites.Heading.Aligned(sprites.End, sprites.Start)
	stageLine   = sprites.Small.Aligned(sprites.End, sprites.Start)
	alarmTitle  = sprites.BodyBold.In(sprites.RedText).Aligned(sprites.End, sprites.Start)
	alarmLine   = sprites.Small.In(sprites.Paper).Aligned(sprites.End, sprites.Start)
)

// buildCorners lays out what stands beside the short rows of the board.
func (f *face) buildCorners(b *ui.Builder) {
	f.buildStacks(b)
	switch _, _, _, counts := f.v.Countdown(); {
	case counts:
		f.buildClock(b)
	case f.v.Presser == rules.NoSeat:
		f.buildStage(b)
	default:
		f.buildAlarm(b)
	}
	f.buildAids(b)
	f.buildTurners(b)
}

// buildStacks shows how many halls and tokens are left to be drawn (WCP-51).
func (f *face) buildStacks(b *ui.Builder) {
	r := f.places.stacks
	side := min(r.H-22, r.W/2-6, 74)
	for i, pile := range []struct {
		id, art, words, tip string
		n                   int
	}{
		{"stack:halls", "wcp/hall-destroyed", f.say("stack.halls"), "stack.halls.help", f.v.HallsLeft},
		{"stack:tokens", "wcp/content-back", f.say("stack.tokens"), "stack.tokens.help", f.v.TokensLeft},
	} {
		box := layout.R(r.X+float64(i)*(side+10), r.Y, side, side+20)
		pic, label := box.CutTop(side)
		pic = pic.Inset(3)
		label = label.InsetXY(-4, 0)
		count := strconv.Itoa(pile.n)
		badge := layout.P(pic.Right()-6, pic.Bottom()-8)
		words := layout.Around(badge, layout.S(30, 20))
		st := cornerLabel
		n := b.Draw(box, func(c *sprites.Canvas, _ ui.State) {
			if pile.n == 0 {
				c.Sprite(pile.art, pic, sprites.SpriteOpt{Alpha: 0.2, Flat: true})
			}
			for k := min(pile.n, 3) - 1; k >= 0; k-- {
				c.Sprite(pile.art, pic.Translate(-2*float64(k), -2*float64(k)), sprites.SpriteOpt{})
			}
			c.Disc(badge, 12, sprites.Paper)
			c.Ring(badge, 12, 1.5, sprites.Ink)
			c.Text(count, words, cornerCount.Sized(14))
			c.Text(pile.words, label, st)
		})
		n.ID, n.Role, n.Label = pile.id, "stack", pile.words+": "+count
		n.State = map[string]any{"left": pile.n}
		n.Tip = func() ui.Tip {
			return ui.Tip{Title: pile.words + ": " + count, Lines: []string{f.say(pile.tip)}}
		}
	}
}

// buildStage says which stage it is while nobody has pressed the button.
func (f *face) buildStage(b *ui.Builder) {
	r := f.places.alarm
	words := f.t.Words(f.v.Stage.Name())
	st := stageTitle
	h := b.ParagraphHeight(words, r.W, st)
	if small := st.Sized(sprites.MinTextSize); b.ParagraphHeight(words, r.W, small) < h*0.7 { // fewer lines
		st, h = small, b.ParagraphHeight(words, r.W, small)
	}
	head, rest := r.CutTop(h + 4)
	n := b.Draw(head, func(c *sprites.Canvas, _ ui.State) { c.Paragraph(words, head, st) })
	n.ID, n.Role, n.Label = "stage", "text", words
	lines := []string{f.say("stage.button", rules.Number("n", f.v.HallsLeft))}
	if f.v.HallsLeft == 0 {
		lines = []string{f.say("stage.button.ready"), f.say("stage.button.brief")}
	}
	n.Tip = func() ui.Tip { return ui.Tip{Title: words, Lines: lines[:1]} }
	n.State = map[string]any{"told": ""}
	small := stageLine
	for _, line := range lines { // the longest that has room
		if b.ParagraphHeight(line, rest.W, small) <= rest.H {
			b.Paragraph(rest, line, small)
			n.State["told"] = line
			return
		}
	}
}

// buildAlarm is the warning light with what falls next.
func (f *face) buildAlarm(b *ui.Builder) {
	state := map[string]any{"holder": nil, "turns": nil}
	if seat, turns, ok := f.v.NextFall(); ok {
		state["holder"], state["turns"] = seat, turns
	}
	line := f.fallWords()
	f.buildWarning(b, warning{
		id: "alarm", art: "wcp/warning-light-on", state: state, tip: []string{line}, lines: []string{line, f.fallBrief()},
	})
}

// buildClock is the warning light with how long the base still waits for somebody
// to press the button (WCP-57).
func (f *face) buildClock(b *ui.Builder) {
	rounds, turns, seat, _ := f.v.Countdown()
	lines := f.clockWords()
	f.buildWarning(b, warning{
		id: "clock", art: "wcp/warning-light", count: strconv.Itoa(rounds),
		state: map[string]any{"rounds": rounds, "turns": turns, "presser": seat},
		tip:   lines, lines: []string{lines[0], f.say("clock.brief", rules.Number("n", rounds))},
	})
}

// clockWords says when the base presses the button itself, and in whose turn (WCP-57).
// It adds that somebody may do so before. It is nil while nothing is counted.
func (f *face) clockWords() []string {
	rounds, turns, seat, ok := f.v.Countdown()
	if !ok {
		return nil
	}
	return []string{
		f.say("clock", rules.Number("n", rounds)), f.say("clock.turns", rules.Number("n", turns), f.unbroken(seat)), f.say("clock.help"),
	}
}

// warning is what the warning light tells.
type warning struct {
	id, art string
	count   string // on the light, may be empty
	state   map[string]any
	tip     []string
	lines   []string // the same in ever fewer words: the longest that has room is shown
}

// buildWarning lays out the warning light with the stage and a line.
func (f *face) buildWarning(b *ui.Builder, w warning) {
	r := f.places.alarm
	light, rest := r.CutRight(min(46, r.W*0.3))
	light = layout.R(light.X, light.Y, light.W, light.W)
	_, rest = rest.CutRight(8)
	title := f.t.Words(f.v.Stage.Name())
	st := alarmTitle.Sized(14)
	h := b.ParagraphHeight(title, rest.W, st)
	head, rest := rest.CutTop(h + 3)
	small := alarmLine
	badge := light.Center().Add(layout.P(0, light.H*0.36))
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) {
		c.Sprite(w.art, light, sprites.SpriteOpt{})
		c.Paragraph(title, head, st)
		if w.count != "" {
			c.Disc(badge, 13, sprites.Amber)
			c.Ring(badge, 13, 1.5, sprites.Ink)
			c.Text(w.count, layout.Around(badge, layout.S(30, 20)), cornerCount.Sized(16))
		}
	})
	n.ID, n.Role, n.Label, n.State = w.id, "text", title, w.state
	n.Tip = func() ui.Tip { return ui.Tip{Title: title, Lines: w.tip} }
	w.state["told"], w.state["count"] = "", w.count
	for _, words := range w.lines {
		if b.ParagraphHeight(words, rest.W, small) <= rest.H {
			b.Paragraph(rest, words, small)
			w.state["told"] = words
			return
		}
	}
}

// fallBrief tells in few words who makes the next hall fall, and in how many
// turns.
func (f *face) fallBrief() string {
	seat, turns, ok := f.v.NextFall()
	switch {
	case !ok:
		return ""
	case turns == 0:
		return f.say("fall.now.brief", f.unbroken(seat))
	}
	return f.say("fall.later.brief", f.unbroken(seat), rules.Number("n", turns))
}

// fallWords tell when the next hall falls and who makes it fall.
func (f *face) fallWords() string {
	seat, turns, ok := f.v.NextFall()
	switch {
	case !ok && f.v.Phase == game.PhaseOver:
		return f.say("fall.over")
	case f.v.Stage == game.StageRemoval:
		return f.say("fall.presser.now", f.unbroken(int(f.v.Presser)))
	case !ok:
		return f.say("fall.presser", f.unbroken(int(f.v.Presser)))
	case turns == 0:
		return f.say("fall.now", f.unbroken(seat))
	}
	return f.say("fall.later", f.unbroken(seat), rules.Number("n", turns))
}

// unbroken is the name of a seat for a narrow column, where a short one stays on
// one line.
func (f *face) unbroken(seat int) rules.Arg {
	const short = 12
	name := f.t.LookOf(seat).Name
	if utf8.RuneCountInString(name) <= short {
		name = strings.ReplaceAll(name, " ", "\u00a0")
	}
	return rules.Literal("player", name)
}

// buildAids lays out the booster and the way to the exit.
func (f *face) buildAids(b *ui.Builder) {
	r := f.places.aids
	own := f.v.Players[f.me()]
	high := min(34, r.H/2-3)
	row := func(i int) layout.Rect {
		return layout.R(r.X, r.Bottom()-float64(i+1)*(high+6)+6, min(r.W, 170), high)
	}
	i := 0
	if f.boosts(game.NoField) {
		b.Button(ui.Button{
			ID: "boost", Rect: row(i), Text: f.say("boost", rules.Number("n", own.Boosters)), Selected: f.boost, Size: 14,
			OnClick: f.toggleBoost, Role: "toggle", State: map[string]any{"on": f.boost},
			Tip: func() ui.Tip { return ui.Tip{Title: f.say("boost.title"), Lines: []string{f.say("boost.help")}} },
		})
		i++
	}
	if !f.routeOffered() {
		return
	}
	words := f.say("route.none")
	if n, ok := f.steps(f.me()); ok {
		words = f.say("route", rules.Number("n", n))
		if !f.route {
			words = f.say("route.show")
		}
	}
	b.Button(ui.Button{
		ID: "route", Rect: row(i), Icon: "icon/door", Text: words, Selected: f.route, Size: 14,
		OnClick: func() { f.route = !f.route }, Role: "toggle", State: map[string]any{"on": f.route},
		Tip: func() ui.Tip {
			tip := ui.Tip{Title: f.say("route.title"), Lines: []string{f.say("route.help")}}
			if e, ok := f.v.StepsToExit(f.me()); ok && e.Turns < e.Steps {
				tip.Lines = append(tip.Lines, f.say("route.boosted", rules.Number("n", e.Turns)))
			}
			return tip
		},
	})
}

// buildTurners lays out the buttons that turn what is held.
func (f *face) buildTurners(b *ui.Builder) {
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecidePlace {
		return
	}
	r := f.places.turners
	high := min(38, r.H)
	w := min(r.W, 150)
	box := layout.R(r.Right()-w, r.Bottom()-high, w, high)
	off := !f.turnable()
	tip := func() ui.Tip { return ui.Tip{Title: f.say("turn.title"), Lines: []string{f.say("turn.help")}} }
	why := ui.Because(f.say("turn.first"))
	back, rest := box.CutLeft(high)
	_, rest = rest.CutLeft(6)
	u := ui.Button{
		ID: "rotate", Rect: rest, Text: f.say("turn"), Size: 14, Disabled: off, Why: why,
		OnClick: func() { f.turn(1) }, Tip: tip,
	}
	if with := u; rest.W > 0 {
		with.Icon = "icon/rotate"
		if b.ButtonWidth(with) <= rest.W {
			u = with
		}
	}
	b.Button(ui.Button{ID: "rotate:back", Rect: back, Label: f.say("turn.back"), Disabled: off, Why: why, OnClick: func() { f.turn(-1) }, Tip: tip})
	b.Button(u)
	opt := sprites.SpriteOpt{Tint: sprites.Paper, Flip: true}
	if off {
		opt = sprites.SpriteOpt{Tint: sprites.Disabled, Flip: true, Alpha: 0.5}
	}
	b.Sprite(back.Inset(back.H*0.24), "icon/rotate", opt)
}
