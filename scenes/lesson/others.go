package lesson

import "schron/rules"

// Bot plays the others: what the step says, else as a bot does. It holds what it
// needs, so that it may think beside the game's goroutine.
func (r *Run) Bot(b rules.Bot) rules.Bot {
	out := told{Bot: b}
	if _, s := r.Step(); s != nil {
		if n := r.played(); n < len(s.Others) {
			if m, err := r.match.Parse(s.Others[n]); err == nil {
				out.move, out.has = m, true
			}
		}
	}
	return out
}

// told is a bot that has been told what to play next.
type told struct {
	rules.Bot
	move rules.Move
	has  bool
}

// Choose plays what it was told if that is legal.
func (b told) Choose(p *rules.Position) rules.Move {
	if b.has && p.IsLegal(b.move) {
		return b.move
	}
	return b.Bot.Choose(p)
}
