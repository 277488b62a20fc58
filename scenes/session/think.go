package session

import (
	"errors"
	"time"

	"schron/rules"
)

// BotLimit is how long a bot may think about one decision, in ticks, of which there are
// 60 in a second. After that it is given up.
const BotLimit = 20 * 60

// botPatience is BotLimit as a time, for callers that wait.
const botPatience = BotLimit * time.Second / 60

// errSlow is the reason of a bot that thinks for longer than BotLimit.
var errSlow = errors.New("no decision within the limit")

// BotError says that a bot cannot decide: it panicked, chose what is not legal or
// took too long. The match is as it was.
type BotError struct{ Err error }

func (e *BotError) Error() string { return e.Err.Error() }

// Unwrap returns the cause.
func (e *BotError) Unwrap() error { return e.Err }

// Slow reports whether the bot took too long: by time, or by what its budget allows.
func (e *BotError) Slow() bool {
	return errors.Is(e.Err, errSlow) || errors.Is(e.Err, rules.ErrOverspent)
}

// answer is what a bot decided.
type answer struct {
	move rules.Move
	err  error
}

// Think lets the bot that waits begin to think beside everything else, and tells
// whether it has begun just now. Nothing happens where none waits or it thinks
// already. The error is that there is no such bot.
func (s *Session) Think() (begun bool, err error) {
	if !s.BotWaits() || s.thought != nil {
		return false, nil
	}
	b, err := s.opt.Bot(s.match.Bot(s.match.Actor()))
	if err != nil {
		return false, err
	}
	s.thought = think(s.match.Position(), func(p *rules.Position) answer {
		mv, err := p.Ask(b)
		return answer{mv, err}
	})
	return true, nil
}

// Thought reports whether the bot that waits has decided. PlayBot then plays that.
func (s *Session) Thought() bool {
	return s.thought != nil && s.thought.ready()
}

// StopThinking gives up what a bot thinks about: it is never played. A bot that
// still waits may begin anew. Advice is given up, too.
func (s *Session) StopThinking() {
	s.StopAdvice()
	if s.thought != nil {
		s.thought.stop()
		s.thought = nil
	}
}

// PlayBot lets the waiting bot decide, or takes what it has decided, and plays
// that. It waits for the bot, for botPatience at most. A *BotError says that the
// bot cannot decide; other errors are as those of Play.
func (s *Session) PlayBot() error {
	if _, err := s.Think(); err != nil || s.thought == nil {
		return err
	}
	if !s.thought.await() {
		return s.GiveUp()
	}
	a := *s.thought.have
	s.thought = nil
	if a.err != nil {
		return &BotError{a.err}
	}
	return s.play(a.move)
}

// GiveUp stops a bot that has taken too long and returns the *BotError that says
// so.
func (s *Session) GiveUp() error {
	s.StopThinking()
	return &BotError{&rules.Fault{Where: "bot " + s.match.Bot(s.match.Actor()), Err: errSlow}}
}

// ReplaceBot puts another in the place of the bot that waits, see Fallback, and tells
// which. An error is a *SaveError.
func (s *Session) ReplaceBot() (bot string, err error) {
	if !s.BotWaits() {
		return "", nil
	}
	seat := s.match.Actor()
	bot = s.Fallback(s.match.Bot(seat))
	return bot, s.PutBot(s.match.Owner(seat), bot)
}

// Fallback is the id of the bot that plays in the place of one that cannot decide, ""
// for a person.
func (s *Session) Fallback(bot string) string {
	if s.opt.Fallback != nil {
		return s.opt.Fallback(s.match.Game(), bot)
	}
	if random := (rules.RandomBot{}).ID(); bot != random {
		return random
	}
	return ""
}

// PutBot lets a bot decide for a player from now on, or a person where its id is
// empty. What the one before thinks about is never played. An error is a
// *SaveError.
func (s *Session) PutBot(player int, bot string) error {
	s.StopThinking()
	s.match.SetBot(player, bot)
	return s.changed()
}
