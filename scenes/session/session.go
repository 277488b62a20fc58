// Package session is a match at a screen that changes hands. It decides whose view is
// shown, when the screen is covered for the next player, and which moves are still to
// be shown. It looks back at moves and lets bots take their turn. It draws nothing; the
// table draws what a Session says.
package session

import (
	"errors"

	"schron/rules"
	"schron/rules/search"
)

// Options are what a session needs besides its match.
type Options struct {
	// Keep is called after every change of the match, to save it. May be nil.
	Keep func(*rules.Match) error
	// Bot finds a bot by its id; needed where a player is one.
	Bot func(id string) (rules.Bot, error)
	// Adviser tells what a strong player would do; nil where nobody is advised. It is
	// asked on a goroutine of its own.
	Adviser func(p *rules.Position) search.Advice
	// Regret tells what a move gave away; nil where nobody is told. It is asked on a
	// goroutine of its own.
	Regret func(p *rules.Position, m rules.Move) search.Regret
	// Fallback names the bot that plays in the place of one that cannot decide, "" for
	// a person. Nil means the random one, and a person for that.
	Fallback func(g rules.Game, bot string) string
	// FaceDownSecrets says that the game's secrets lie face down until a player lifts them. A
	// short question to somebody else then leaves the screen with the player whose go
	// it is.
	FaceDownSecrets bool
	// Uncovered reports whether a Soft game passes the screen on without a cover.
	// Nil means no.
	Uncovered func() bool
	// Recap reports whether to replay, after the cover was opened, what the
	// others did. Nil means no.
	Recap func() bool
	// Watch makes a session that is only looked at: nobody is asked for
	// anything, and the screen shows what everybody knows.
	Watch bool
}

// Session is a match at one screen. It is not for several goroutines.
type Session struct {
	match *rules.Match
	opt   Options

	viewer int  // the seat whose view is shown, NoSeat for what everybody knows
	holder int  // the player who was handed the screen last, NoSeat if nobody has it
	taken  int  // the player who took it from a cover, until another person decides; NoSeat for none
	cover  int  // the seat for whom the screen is covered, NoSeat if it is open
	shown  int  // how many moves the screen has shown
	look   int  // the moment looked at, −1 for now
	lent   bool // another one's view is shown of the past …
	own    int  // … in place of this seat's
	since  int  // the viewer's recap begins after this many moves; −1 if there is none

	view   rules.View
	viewOf [2]int // the moment and seat of view
	log    []rules.LogEntry
	logOf  [2]int // the moment and seat of log

	thought  *pending[answer] // of the bot that waits; nil if none thinks
	lookback *lookback        // at the last move; nil if nothing is said of it
	advice   *advice          // for the acting seat; nil if nothing was asked
	known    known            // what was found out about the present decision
}

// New puts a match on the table. Whoever decides first is asked to take the
// screen if there is something to hide.
func New(m *rules.Match, opt Options) *Session {
	s := &Session{
		match: m, opt: opt, viewer: rules.NoSeat, holder: rules.NoSeat, taken: rules.NoSeat, cover: rules.NoSeat,
		shown: m.Len(), look: -1, since: -1, viewOf: [2]int{-1, 0},
	}
	s.settle()
	return s
}

// Match is the match on the table. Change it only through the session.
func (s *Session) Match() *rules.Match { return s.match }

// Viewer is the seat whose view is shown, NoSeat for what everybody knows.
func (s *Session) Viewer() int { return s.viewer }

// Cover is the seat that must open the screen, NoSeat if it is open. While it
// is covered nothing of the table may be drawn or reached.
func (s *Session) Cover() int { return s.cover }

// Moment is the number of moves after which the table stands that View shows.
func (s *Session) Moment() int {
	if s.look >= 0 {
		return s.look
	}
	return s.shown
}

// View is what the viewer may know at Moment. It is nil while the screen is
// covered.
func (s *Session) View() rules.View {
	if s.cover != rules.NoSeat {
		return nil
	}
	return s.viewAt(s.Moment())
}

func (s *Session) viewAt(n int) rules.View {
	if at := [2]int{n, s.viewer}; s.view == nil || s.viewOf != at {
		if n == s.match.Len() {
			s.view = s.match.View(s.viewer)
		} else if v, err := s.match.ViewAt(n, s.viewer); err == nil {
			s.view = v
		} else {
			panic(err) // a moment of this match's own history can be replayed
		}
		s.viewOf = at
	}
	return s.view
}

// Status says where the game stood at Moment.
func (s *Session) Status() rules.Status {
	st, err := s.match.StatusAt(s.Moment())
	if err != nil {
		panic(err)
	}
	return st
}

// Acting returns the seat that may play on this screen now. It is NoSeat while the
// screen is covered, moves are being shown or the past is looked at. It is also NoSeat
// while a bot decides and after the end.
func (s *Session) Acting() int {
	actor := s.match.Actor()
	if s.opt.Watch || s.cover != rules.NoSeat || s.look >= 0 || s.Showing() || actor == rules.NoSeat || s.match.Bot(actor) != "" {
		return rules.NoSeat
	}
	return actor
}

// Prompt is the decision asked of the acting seat; the zero Prompt if none is.
func (s *Session) Prompt() rules.Prompt { return s.match.Prompt(s.Acting()) }

// Legal lists the acting seat's legal moves.
func (s *Session) Legal(buf []rules.Move) []rules.Move { return s.match.Legal(s.Acting(), buf) }

// Ranges lists the acting seat's legal moves with amounts.
func (s *Session) Ranges(buf []rules.Range) []rules.Range { return s.match.Ranges(s.Acting(), buf) }

// Check returns nil if the acting seat may play m, or another person aside from
// what is decided, else a *Refusal.
func (s *Session) Check(m rules.Move) error {
	if s.match.Actor() != rules.NoSeat && !s.canPlay(s.match.By(m)) {
		return rules.Refuse("", "frame.refuse.not-now")
	}
	return s.match.Check(m)
}

// Forgoes says what a move of the acting seat's gives up, see rules.Warner.
func (s *Session) Forgoes(m rules.Move) rules.Text {
	if s.Acting() == rules.NoSeat {
		return rules.Text{}
	}
	return s.match.Forgoes(m)
}

// canPlay reports whether a seat can play a move on this screen now. The acting seat
// can. So can a person who may play while another seat decides (see rules.Bystander),
// even while a bot decides or a move is shown.
func (s *Session) canPlay(seat int) bool {
	if seat == s.match.Actor() {
		return s.Acting() != rules.NoSeat
	}
	return !s.opt.Watch && s.cover == rules.NoSeat && s.look < 0 && s.match.Bot(seat) == ""
}

// Play plays m for the acting seat, or for the person whose move it is. If m is not
// allowed, the error is a *Refusal. Any other error is a fault of the game or of saving
// it. If only the saving failed, the move stands and errors.As finds a *SaveError.
func (s *Session) Play(m rules.Move) error {
	if err := s.Check(m); err != nil {
		return err
	}
	return s.play(m)
}

// Concede lets the players of some seats give up, whoever decides. Errors are as those
// of Play.
func (s *Session) Concede(seats ...int) error {
	if s.busy() || s.cover != rules.NoSeat {
		return rules.Refuse("", "frame.refuse.not-now")
	}
	return s.play(rules.Concede(seats...))
}

func (s *Session) play(m rules.Move) error {
	s.StopThinking()
	if _, err := s.match.Play(m); err != nil {
		return err
	}
	s.since = -1
	return s.changed()
}

// CanDecline reports whether a person is asked for a reaction that can be passed.
func (s *Session) CanDecline() bool {
	seat := s.cover
	if seat == rules.NoSeat {
		seat = s.Acting()
	}
	p := s.match.Prompt(seat)
	return p.Reaction && p.Pass != nil
}

// Decline passes a reaction for the person who is asked for it, even behind the cover.
// So nobody has to take the screen only to say no. It does nothing else there. Errors
// are as those of Play.
func (s *Session) Decline() error {
	if !s.CanDecline() {
		return rules.Refuse("", "frame.refuse.not-now")
	}
	seat := s.match.Actor()
	if s.cover != rules.NoSeat && !s.opt.FaceDownSecrets {
		// Whoever said no has the mouse: the last holder's secrets wait behind
		// a cover.
		s.holder = rules.NoSeat
	}
	s.cover = rules.NoSeat
	return s.play(s.match.Prompt(seat).Pass.Move)
}

// Order says whether the table plays moves by itself for a seat, see rules.Match.Order.
// An error is a *SaveError.
func (s *Session) Order(seat int, on bool) error {
	s.match.Order(seat, on)
	return s.changed()
}

// changed saves the match and goes on to the next decision unless moves are
// still to be shown.
func (s *Session) changed() error {
	var err error
	if s.opt.Keep != nil {
		if e := s.opt.Keep(s.match); e != nil {
			err = &SaveError{Err: e}
		}
	}
	if !s.Showing() {
		s.settle()
	}
	return err
}

// SaveError is a move that was played but could not be saved.
type SaveError struct{ Err error }

func (e *SaveError) Error() string { return "not saved: " + e.Err.Error() }

// Unwrap returns the cause.
func (e *SaveError) Unwrap() error { return e.Err }

// IsSaveError reports whether err only says that saving failed.
func IsSaveError(err error) bool {
	var e *SaveError
	return errors.As(err, &e)
}

// EndsTurn reports whether moves in a row end the turn of the acting seat, as far as
// that is known before; see rules.Position.EndsTurn.
func (s *Session) EndsTurn(moves ...rules.Move) bool {
	if s.Acting() == rules.NoSeat || len(moves) == 0 || s.Check(moves[0]) != nil || s.match.By(moves[0]) != s.match.Actor() {
		return false
	}
	ends := false
	err := rules.Guard("end of a turn", func() error {
		ends = s.match.Position().EndsTurn(moves...)
		return nil
	})
	return err == nil && ends
}
