package teach

import (
	"schron/rules"
	"schron/rules/search"
	"schron/scenes/ui"
)

// Regret is a question whether a move shall be taken back that gave something away.
type Regret struct {
	*Teacher

	said  bool   // it is on the screen
	asked [3]int // the go in which it was asked last, see goOf
}

// Said reports whether it is asked.
func (x *Regret) Said() bool { return x.said }

// LookBack has the move that is about to be played looked back at, where its player
// wants explanations, once a go.
func (x *Regret) LookBack(m rules.Move) {
	x.keep()
	if !x.explains() || x.asked == x.goOf() {
		return
	}
	x.Desk.LookBack(m)
	if !x.ThinkInBackground {
		x.AwaitLookBack()
	}
}

// goOf tells one go of a seat from another, and from none.
func (x *Regret) goOf() [3]int {
	s := x.Match().Status()
	return [3]int{s.Turn, s.Seat, x.Match().Actor() + 1}
}

// tick reports whether there is something new to say of the last move.
func (x *Regret) tick() bool {
	has := !x.Showing() && x.Regrets() != nil
	if has && !x.said {
		x.asked = x.goOf()
	}
	changed := has != x.said
	x.said = has
	return changed
}

// keep lets the move stand.
func (x *Regret) keep() {
	x.said = false
	x.StopLookingBack()
}

// build asks whether the last move shall be taken back, and says why.
func (x *Regret) build(b *ui.Builder) {
	r := x.Regrets()
	if r == nil || x.Showing() || x.MenuOpen() || x.Cards.Shown() || x.ResultShown() {
		return
	}
	var lines []string
	for _, t := range search.Because(x.Game(), r.Reasons, x.Speaker().Has, "frame.regret.why", "") {
		lines = append(lines, x.Words(t))
	}
	if len(lines) == 0 {
		lines = []string{x.Say("frame.regret.worse")}
	}
	x.Ask(b, Question{
		ID: "regret", Title: x.Say("frame.regret"), Lines: lines, State: map[string]any{"lines": lines, "lost": r.Lost},
		Yes: ui.Button{ID: "regret:undo", Text: x.Say("frame.regret.undo"), Kind: ui.Primary, OnClick: func() { x.keep(); x.TakeBack() }},
		No:  ui.Button{ID: "regret:keep", Text: x.Say("frame.regret.keep"), OnClick: x.keep},
	})
}
