package wcp

import (
	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
)

// buttonWords tell a pawn that would enter the central hall whether the button can
// be pressed there, and if not, what that needs (WCP-35).
func (f *face) buttonWords() string {
	if why := f.v.PressBan(f.t.Acting()); why != nil {
		return f.t.Words(why.Text)
	}
	return f.say("enter.button")
}

// wreckWords lists what wrecks cost. A player who is out of the game keeps these
// trophies (WCP-40, WCP-47). Any other begins again at the entrance with this armour
// (WCP-28, WCP-31).
func (f *face) wreckWords(list ...game.Wreck) (out []string) {
	for _, w := range list {
		whose := "wreck.own"
		if w.Seat != int(f.v.Turn) {
			whose = "wreck.other"
		}
		args := []rules.Arg{seatArg(w.Seat), rules.Number("n", w.Least), rules.Number("most", w.Most)}
		switch {
		case !w.Out && w.Armour == w.MostArmour:
			out = append(out, f.say(whose+".back", seatArg(w.Seat), rules.Number("n", w.Armour)))
		case !w.Out:
			out = append(out, f.say(whose+".back.range", seatArg(w.Seat), rules.Number("n", w.Armour), rules.Number("most", w.MostArmour)))
		case w.Lost:
			out = append(out, f.say(whose+".lost", args...))
		case w.Least == w.Most:
			out = append(out, f.say(whose, args...))
		default:
			out = append(out, f.say(whose+".range", args...))
		}
	}
	return out
}

// foreseeOut tells what leaving the base through the entrance pointed at brings out
// (WCP-49).
func (f *face) foreseeOut() (ui.Bubble, bool) {
	if !f.hand.Leads(gateID(f.gate)) {
		return ui.Bubble{}, false
	}
	return ui.Bubble{Title: f.say("leave", rules.Number("n", int(f.gate)+1)), Lines: f.leaveWords()}, true
}

// leaveWords lists what counts for a player who leaves the base now. These are the
// trophies brought out and the most that others have brought out. In the team game it
// adds those of the team that are out already.
func (f *face) leaveWords() []string {
	seat := f.t.Acting()
	lines := []string{f.say("leave.value", rules.Number("n", f.v.Players[seat].Value))}
	person, best := f.v.Players[seat].Person, -1
	for _, r := range f.v.Ranking() {
		switch {
		case !r.Out:
		case r.Person == person:
			lines = append(lines, f.say("leave.team", rules.Number("n", r.Value+f.v.Players[seat].Value)))
		default:
			best = max(best, r.Value)
		}
	}
	if best >= 0 {
		lines = append(lines, f.say("leave.best", rules.Number("n", best)))
	}
	return append(lines, f.say("leave.final"))
}
