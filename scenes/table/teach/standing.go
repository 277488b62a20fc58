package teach

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

// Standing is the help beside the table for a player of a first game of its kind. It
// says what wins, what the phase is for, and what can be done now.
type Standing struct {
	*Teacher

	open map[string]bool // whether a person unfolded it here or folded it away
	all  bool            // all of it has a place in a column, as of this build
	last string          // the person who had the screen last, to whom it speaks while others act
	told []standLine     // what it says, as of this build; nil until it was asked for
}

const (
	standPadX = 12.0
	standPadY = 7.0
	standGap  = 4.0  // between its lines
	standFold = 22.0 // side of the button that folds it away
	standLift = 15.0 // how far above the prompt it lies, off the name on its border
	standTagX = 8.0  // room at both ends of the words of its tag
)

var (
	standLead = sprites.Small.Sized(13).Strong().In(sprites.Amber).Aligned(sprites.Start, sprites.Start)
	standText = sprites.Small.Sized(14).In(sprites.Paper).Aligned(sprites.Start, sprites.Start)
	standBox  = sprites.PromptBox.Rounded(5) // of its tag
	standTag  = sprites.Small.Sized(13).In(sprites.Amber).Aligned(sprites.Middle, sprites.Middle)
)

// standLine is one of its lines: a word for what it is about, and what it says.
type standLine struct{ id, lead, words string }

// firstGame is kept of a person who has finished a game, as a card that was shown.
func (x *Standing) firstGame() *assets.Card { return &assets.Card{Game: x.Game(), ID: "coach"} }

// person is the person for whom it stands or may be unfolded; false for nobody, as
// where a game has no words for it.
func (x *Standing) person() (string, bool) {
	if !x.explains() || !x.Speaker().Has(x.Game()+".coach.wins") || x.Looking() || x.Match().Result().Over {
		return "", false
	}
	if seat := x.Learner(); seat != rules.NoSeat {
		x.last = x.PlayerLook(seat).Name
	}
	return x.last, x.last != ""
}

// shown reports whether the coach is shown, and whether somebody asked for it at this
// table. If nobody did, it is shown in the first game only, and where there is room for
// it.
func (x *Standing) shown() (seen, asked bool) {
	person, ok := x.person()
	if !ok {
		return false, false
	}
	if open, chosen := x.open[person]; chosen {
		return open, open
	}
	return !x.House().ShownTo(person, x.firstGame()), false
}

// fold shows it to the present person at this table, or folds it away.
func (x *Standing) fold(open bool) {
	if person, ok := x.person(); ok {
		if x.open == nil {
			x.open = map[string]bool{}
		}
		x.open[person] = open
	}
}

// follow keeps whose first game is over.
func (x *Standing) follow() {
	x.all, x.told = false, nil
	if !x.explains() || !x.Match().Result().Over || x.Showing() {
		return
	}
	for seat := range x.Match().Seats() {
		if person := x.PlayerLook(seat).Name; x.Match().Bot(seat) == "" && !x.House().ShownTo(person, x.firstGame()) {
			x.House().Showed(person, x.firstGame())
		}
	}
}

// lines are its lines, found once a build: the last one is left out where nobody at
// the screen acts.
func (x *Standing) lines() []standLine {
	if x.told == nil {
		x.told = x.newLines()
	}
	return x.told
}

func (x *Standing) newLines() []standLine {
	game := x.Game() + ".coach."
	lines := []standLine{{"wins", x.Say("frame.coach.wins"), x.Say(game + "wins")}}
	if key := game + "phase." + x.Phase(); x.Speaker().Has(key) {
		lines = append(lines, standLine{"phase", x.Say("frame.coach.phase"), x.Say(key)})
	}
	if can := x.can(); can != "" {
		lines = append(lines, standLine{"now", x.Say("frame.coach.now"), can})
	}
	return lines
}

// can says what the acting seat may do, by the verbs of its moves; "" if nobody acts.
func (x *Standing) can() string {
	if x.Acting() == rules.NoSeat {
		return ""
	}
	moves := slices.Clone(x.Moves())
	for _, r := range x.Amounts() {
		moves = append(moves, r.With(r.Min))
	}
	slices.SortStableFunc(moves, func(a, b rules.Move) int { return cmp.Compare(a.Verb, b.Verb) })
	moves = slices.CompactFunc(moves, func(a, b rules.Move) bool { return a.Verb == b.Verb })
	var deeds []string
	for _, naming := range []bool{true, false} { // those that name nothing, such as ending the turn, come last
		for _, m := range moves {
			verb, _, names := strings.Cut(x.Match().Game().Notation(m), " ")
			if deed := x.Say(x.Game() + ".coach.can." + verb); names == naming && !slices.Contains(deeds, deed) {
				deeds = append(deeds, deed)
			}
		}
	}
	if len(deeds) == 0 {
		return ""
	}
	words, rest := deeds[len(deeds)-1], deeds[:len(deeds)-1]
	if len(rest) > 0 {
		words = x.Say("frame.coach.or", rules.Literal("others", strings.Join(rest, ", ")), rules.Literal("last", words))
	}
	return x.Say("frame.coach.can", rules.Literal("deeds", words))
}

// Height is how high what stands beside the table for a first game is in a width; 0
// where nothing is to stand there. What does not fit in a height is left out, what wins
// before what is asked, as that never changes.
func (x *Standing) Height(b *ui.Builder, width, room float64) float64 {
	seen, asked := x.shown()
	if !seen {
		return 0
	}
	lines := x.fitting(b, width, room)
	if len(lines) == 0 || asked && len(lines) < len(x.lines()) { // then all of it lies over the table
		return 0
	}
	return x.height(b, lines, width)
}

// fitting are the lines that fit in a box.
func (x *Standing) fitting(b *ui.Builder, width, room float64) []standLine {
	all := x.lines()
	for _, lines := range [][]standLine{all, all[1:], all[1:max(1, len(all)-1)]} {
		if len(lines) > 0 && x.height(b, lines, width) <= room {
			return lines
		}
	}
	return nil
}

// height is the height of lines in a width.
func (x *Standing) height(b *ui.Builder, lines []standLine, width float64) float64 {
	high, words := 2*standPadY-standGap, x.wordsWidth(b, lines, width)
	for _, l := range lines {
		high += b.ParagraphHeight(l.words, words, standText) + standGap
	}
	return high
}

// wordsWidth is the width of the words beside their leads.
func (x *Standing) wordsWidth(b *ui.Builder, lines []standLine, width float64) float64 {
	return width - 2*standPadX - x.leadWidth(b, lines) - standFold
}

// leadWidth is the width of the column of leads.
func (x *Standing) leadWidth(b *ui.Builder, lines []standLine) float64 {
	w := 0.0
	for _, l := range lines {
		w = max(w, b.TextWidth(l.lead, standLead))
	}
	return w + 10
}

// Build lays out in r, of the height Height, what stands there for a first game.
func (x *Standing) Build(b *ui.Builder, r layout.Rect) {
	if r.Empty() {
		return
	}
	lines := x.fitting(b, r.W, r.H+1)
	x.all = len(lines) == len(x.lines())
	b.Panel(r, sprites.PanelBox)
	x.in(b, r, lines)
}

// over lays it out over the column above what is asked, where somebody wants to
// see it and no column has room for it.
func (x *Standing) over(b *ui.Builder) {
	if seen, asked := x.shown(); !seen || !asked || x.all || x.Asked.Empty() || x.MenuOpen() || x.ResultShown() {
		return
	}
	lines := x.lines()
	high := x.height(b, lines, x.Asked.W)
	box := layout.R(x.Asked.X, x.Asked.Y-standLift-high, x.Asked.W, high).MovedInto(x.Room)
	b.Overlay(func() {
		b.Panel(box, panelBox)
		x.in(b, box, lines)
	})
	b.KeepClear(box)
}

// in lays out the lines in r and what folds them away.
func (x *Standing) in(b *ui.Builder, r layout.Rect, lines []standLine) {
	lead, width := x.leadWidth(b, lines), x.wordsWidth(b, lines, r.W)
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
		ID: "coach:fold", Rect: fold, Kind: ui.Quiet, Icon: "icon/close", Label: x.Say("frame.coach.fold"), OnClick: func() { x.fold(false) },
		Tip: func() ui.Tip {
			return ui.Tip{Title: x.Say("frame.coach.fold"), Lines: []string{x.Say("frame.coach.fold.help")}}
		},
	})
}

// Tag puts a tag that unfolds the lines at the right end of a strip on the prompt's
// border. There is none while they or a move are shown, or where the strip is too narrow.
func (x *Standing) Tag(b *ui.Builder, strip layout.Rect) {
	_, ok := x.person()
	if _, asked := x.shown(); !ok || asked || x.all || x.Showing() {
		return
	}
	words := x.Say("frame.coach.show")
	width := b.TextWidth(words, standTag) + 2*standTagX
	if width > strip.W {
		return
	}
	r, _ := strip.CutRight(width)
	n := b.Draw(r, func(c *sprites.Canvas, s ui.State) {
		ground := standBox.Bordered(sprites.LineColour, 1)
		if s.Hover || s.Focused {
			ground = standBox.Bordered(sprites.Amber, 1.5)
		}
		c.Panel(r, ground)
		c.Text(words, r, standTag)
	})
	lines := x.lines()
	n.ID, n.Role, n.Label, n.OnClick = "coach:show", "button", words, func() { x.fold(true) }
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
func (x *Standing) tellBarred(b *ui.Builder) {
	if _, ok := x.person(); !ok || x.Acting() == rules.NoSeat {
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
