package table

import (
	"cmp"
	"slices"
	"strings"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/scenes/ui"
	"schron/sprites"
)

// standing is the help beside the table for a player of a first game of its kind. It
// says what wins, what the phase is for, and what can be done now.
type standing struct {
	open map[string]bool // whether a person unfolded it here or folded it away
	all  bool            // all of it has a place in a column, as of this build
	told []standLine     // what it says, as of this build; nil until it was asked for
}

const (
	standPadX = 12.0
	standPadY = 7.0
	standGap  = 4.0  // between its lines
	standFold = 22.0 // side of the button that folds it away
)

var (
	standLead = sprites.Small.Sized(13).Strong().In(sprites.Amber).Aligned(sprites.Start, sprites.Start)
	standText = sprites.Small.Sized(14).In(sprites.Paper).Aligned(sprites.Start, sprites.Start)
	standTag  = sprites.Small.Sized(13).In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle)
)

// standLine is one of its lines: a word for what it is about, and what it says.
type standLine struct{ id, lead, words string }

// firstGame is kept of a person who has finished a game, as a card that was shown.
func (t *Table) firstGame() *assets.Card { return &assets.Card{Game: t.Game(), ID: "coach"} }

// standsFor is the person for whom it stands or may be unfolded; false for nobody, as
// where a game has no words for it.
func (t *Table) standsFor() (string, bool) {
	seat := t.learner()
	if !t.explains() || !t.h.Speaker().Has(t.Game()+".coach.wins") || t.Looking() || seat == rules.NoSeat || t.Match().Result().Over {
		return "", false
	}
	return t.PlayerLook(seat).Name, true
}

// stands reports whether the coach is shown, and whether somebody asked for it at this
// table. If nobody did, it is shown in the first game only, and where there is room for
// it.
func (t *Table) stands() (seen, asked bool) {
	person, ok := t.standsFor()
	if !ok {
		return false, false
	}
	if open, chosen := t.stand.open[person]; chosen {
		return open, open
	}
	return !t.h.ShownTo(person, t.firstGame()), false
}

// foldStanding shows it to the present person at this table, or folds it away.
func (t *Table) foldStanding(open bool) {
	if person, ok := t.standsFor(); ok {
		if t.stand.open == nil {
			t.stand.open = map[string]bool{}
		}
		t.stand.open[person] = open
	}
}

// followStanding keeps whose first game is over.
func (t *Table) followStanding() {
	if !t.explains() || !t.Match().Result().Over || t.Showing() {
		return
	}
	for seat := range t.Match().Seats() {
		if person := t.PlayerLook(seat).Name; t.Match().Bot(seat) == "" && !t.h.ShownTo(person, t.firstGame()) {
			t.h.Showed(person, t.firstGame())
		}
	}
}

// standLines are its lines, found once a build: the last one is left out where nobody at
// the screen acts.
func (t *Table) standLines() []standLine {
	if t.stand.told == nil {
		t.stand.told = t.newStandLines()
	}
	return t.stand.told
}

func (t *Table) newStandLines() []standLine {
	game := t.Game() + ".coach."
	lines := []standLine{{"wins", t.h.Say("frame.coach.wins"), t.Say(game + "wins")}}
	if key := game + "phase." + t.Status().Phase; t.h.Speaker().Has(key) {
		lines = append(lines, standLine{"phase", t.h.Say("frame.coach.phase"), t.Say(key)})
	}
	if can := t.can(); can != "" {
		lines = append(lines, standLine{"now", t.h.Say("frame.coach.now"), can})
	}
	return lines
}

// can says what the acting seat may do, by the verbs of its moves; "" if nobody acts.
func (t *Table) can() string {
	if t.Acting() == rules.NoSeat {
		return ""
	}
	moves := slices.Clone(t.legal)
	for _, r := range t.ranges {
		moves = append(moves, r.With(r.Min))
	}
	slices.SortStableFunc(moves, func(a, b rules.Move) int { return cmp.Compare(a.Verb, b.Verb) })
	moves = slices.CompactFunc(moves, func(a, b rules.Move) bool { return a.Verb == b.Verb })
	var deeds, plain []string // those that name nothing, such as ending the turn, come last
	for _, m := range moves {
		verb, _, names := strings.Cut(t.Match().Game().Notation(m), " ")
		deed := t.Say(t.Game() + ".coach.can." + verb)
		switch {
		case slices.Contains(deeds, deed) || slices.Contains(plain, deed):
		case names:
			deeds = append(deeds, deed)
		default:
			plain = append(plain, deed)
		}
	}
	deeds = append(deeds, plain...)
	if len(deeds) == 0 {
		return ""
	}
	words, rest := deeds[len(deeds)-1], deeds[:len(deeds)-1]
	if len(rest) > 0 {
		words = t.h.Say("frame.coach.or", rules.Literal("others", strings.Join(rest, ", ")), rules.Literal("last", words))
	}
	return t.h.Say("frame.coach.can", rules.Literal("deeds", words))
}

// StandHeight is how high what stands beside the table for a first game is in a width; 0
// where nothing is to stand there. What does not fit in a height is left out, what wins
// before what is asked, as that never changes.
func (t *Table) StandHeight(b *ui.Builder, width, room float64) float64 {
	seen, asked := t.stands()
	if !seen {
		return 0
	}
	lines := t.fitting(b, width, room)
	if len(lines) == 0 || asked && len(lines) < len(t.standLines()) { // then all of it lies over the table
		return 0
	}
	return t.standHeight(b, lines, width)
}

// fitting are the lines that fit in a box.
func (t *Table) fitting(b *ui.Builder, width, room float64) []standLine {
	all := t.standLines()
	for _, lines := range [][]standLine{all, all[1:], all[1:max(1, len(all)-1)]} {
		if len(lines) > 0 && t.standHeight(b, lines, width) <= room {
			return lines
		}
	}
	return nil
}

// standHeight is the height of lines in a width.
func (t *Table) standHeight(b *ui.Builder, lines []standLine, width float64) float64 {
	high, words := 2*standPadY-standGap, t.standWidth(b, lines, width)
	for _, l := range lines {
		high += b.ParagraphHeight(l.words, words, standText) + standGap
	}
	return high
}

// standWidth is the width of the words beside their leads.
func (t *Table) standWidth(b *ui.Builder, lines []standLine, width float64) float64 {
	return width - 2*standPadX - t.leadWidth(b, lines) - standFold
}

// leadWidth is the width of the column of leads.
func (t *Table) leadWidth(b *ui.Builder, lines []standLine) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, b.TextWidth(l.lead, standLead))
	}
	return w + 10
}

// Stand lays out in r, of the height StandHeight, what stands there for a first game.
func (t *Table) Stand(b *ui.Builder, r layout.Rect) {
	if r.Empty() {
		return
	}
	lines := t.fitting(b, r.W, r.H+1)
	t.stand.all = len(lines) == len(t.standLines())
	b.Panel(r, sprites.PanelBox)
	t.standIn(b, r, lines)
}

// buildStanding lays it out over the column above what is asked, where somebody wants to
// see it and no column has room for it.
func (t *Table) buildStanding(b *ui.Builder) {
	if seen, asked := t.stands(); !seen || !asked || t.stand.all || t.ask.Empty() || t.menu != menuNone || t.ResultShown() {
		return
	}
	lines := t.standLines()
	high := t.standHeight(b, lines, t.ask.W)
	box := layout.R(t.ask.X, t.ask.Y-tagOver-Gap-high, t.ask.W, high).MovedInto(t.room)
	b.Overlay(func() {
		b.Panel(box, coachBox)
		t.standIn(b, box, lines)
	})
	b.KeepClear(box)
}

// standIn lays out the lines in r and what folds them away.
func (t *Table) standIn(b *ui.Builder, r layout.Rect, lines []standLine) {
	lead, width := t.leadWidth(b, lines), t.standWidth(b, lines, r.W)
	state, y := map[string]any{}, r.Y+standPadY
	var all []string
	ground := b.Add(ui.Node{Rect: r, Block: true})
	for _, l := range lines {
		high := b.ParagraphHeight(l.words, width, standText)
		b.Paragraph(layout.R(r.X+standPadX, y, lead, high), l.lead, standLead)
		b.Paragraph(layout.R(r.X+standPadX+lead, y, width, high), l.words, standText)
		y += high + standGap
		state[l.id] = l.words
		all = append(all, l.words)
	}
	ground.ID, ground.Role, ground.Label, ground.State = "coach", "text", strings.Join(all, " "), state
	fold := layout.R(r.Right()-standFold-5, r.Y+5, standFold, standFold)
	b.Button(ui.Button{
		ID: "coach:fold", Rect: fold, Kind: ui.Quiet, Icon: "icon/close", Label: t.h.Say("frame.coach.fold"), OnClick: func() { t.foldStanding(false) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: t.h.Say("frame.coach.fold"), Lines: []string{t.h.Say("frame.coach.fold.help")}}
		},
	})
}

// standTagIn puts a tag that unfolds the lines on the upper border of the prompt in
// box, unless they are shown. tag is the place of the name on that border.
func (t *Table) standTagIn(b *ui.Builder, box, tag layout.Rect) {
	_, ok := t.standsFor()
	if _, asked := t.stands(); !ok || asked || t.stand.all {
		return
	}
	words := t.h.Say("frame.coach.show")
	width := b.TextWidth(words, standTag) + 2*tagPad
	r := layout.R(box.Right()-tagLeft-width, tag.Y, width, tagHeight)
	if t.Acting() != rules.NoSeat && r.X < tag.Right()+tagPad || r.X < box.X+tagLeft {
		return
	}
	n := b.Draw(r, func(c *sprites.Canvas, s ui.State) {
		ground := tagBox.Bordered(sprites.LineColour, 1)
		if s.Hover || s.Focused {
			ground = tagBox.Bordered(sprites.Amber, 1.5)
		}
		c.Panel(r, ground)
		c.Text(words, r, standTag)
	})
	lines := t.standLines()
	n.ID, n.Role, n.Label, n.OnClick = "coach:show", "button", words, func() { t.foldStanding(true) }
	n.Tip = func() ui.Tip {
		tip := ui.Tip{Title: words}
		for _, l := range lines {
			tip.Lines = append(tip.Lines, l.words)
		}
		return tip
	}
}

// tellBarred gives handles that cannot be picked up now a tooltip with the reason. It
// does so for players to whom things are explained.
func (t *Table) tellBarred(b *ui.Builder) {
	if _, ok := t.standsFor(); !ok || t.Acting() == rules.NoSeat {
		return
	}
	b.FindBy(func(n *ui.Node) bool {
		if n.Drag != nil && n.Drag.Barred != nil {
			n.Tip = whyNot(n, n.Tip)
		}
		return false
	})
}

// whyNot is the tooltip of a handle with the reason why it cannot be picked up now, if it
// cannot.
func whyNot(n *ui.Node, tip func() ui.Tip) func() ui.Tip {
	return func() ui.Tip {
		out := ui.Tip{Title: n.Label}
		if tip != nil {
			out = tip()
		}
		why := n.Drag.Barred()
		if why == nil || slices.ContainsFunc(out.Lines, func(l string) bool { return strings.Contains(l, why.Text) }) {
			return out
		}
		out.Lines = append(slices.Clone(out.Lines), why.Text)
		return out
	}
}
