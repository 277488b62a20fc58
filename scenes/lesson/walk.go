package lesson

import (
	"fmt"

	"schron/rules"
)

// walkMost is how many moves a chapter may take at most: its own game at the end is
// the longest part.
const walkMost = 4000

// Walk goes through a chapter up to a step by its own solution, without a table: for
// pictures and tests. Where everybody plays freely b plays for all. An error says at
// which step the chapter cannot be gone on with.
func (r *Run) Walk(step int, b rules.Bot) error {
	for range walkMost {
		r.Follow()
		if r.step >= step || r.Over() {
			return nil
		}
		if r.Reads() {
			r.GoOn()
			continue
		}
		m, err := r.Choose(b)
		if err == nil {
			_, err = r.match.Play(m)
		}
		if err != nil {
			return fmt.Errorf("lesson %s, step %d: %w", r.Lesson.ID(), r.step+1, err)
		}
	}
	return fmt.Errorf("lesson %s, step %d: not over after %d moves", r.Lesson.ID(), r.step+1, walkMost)
}

// Choose is the next move of the solution: what the step says, or what b plays where
// everything that fits may be played. An error says why there is none.
func (r *Run) Choose(b rules.Bot) (rules.Move, error) {
	actor := r.match.Actor()
	_, s := r.Step()
	switch {
	case actor == rules.NoSeat:
		return rules.Move{}, fmt.Errorf("the game is over")
	case len(s.Play) > 0:
		if !r.Learns(actor) {
			return rules.Move{}, fmt.Errorf("%s is not for the learner to play", s.Play[r.played()])
		}
		return r.match.Parse(s.Play[r.played()])
	case len(s.Others) > 0:
		text := s.Others[r.played()]
		if r.Learns(actor) {
			return rules.Move{}, fmt.Errorf("%s is not for others to play", text)
		}
		return r.match.Parse(text)
	case r.Learns(actor):
		return r.match.BotMove(fitting{r, b})
	}
	return r.match.BotMove(b)
}

// fitting is a bot that plays what fits the present step: what another one chooses
// if that does, else the first that does.
type fitting struct {
	run *Run
	rules.Bot
}

// Choose plays what fits.
func (f fitting) Choose(p *rules.Position) rules.Move {
	if m := f.Bot.Choose(p); f.run.Fits(m) {
		return m
	}
	for _, m := range p.Legal() {
		if f.run.Fits(m) {
			return m
		}
	}
	for _, r := range p.Ranges() {
		if m := r.With(r.Min); f.run.Fits(m) {
			return m
		}
	}
	return f.Bot.Choose(p) // nothing fits: the chapter stands still, as the walk will tell
}
