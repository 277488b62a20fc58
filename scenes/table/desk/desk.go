// Package desk is what the parts of a table share: the match at one screen with its
// players' words and looks. A part lies in a package of its own, imports this one and
// knows no other part. What it needs besides the desk is given to it when it is made.
// What one part alone draws belongs to that part.
package desk

import (
	"slices"
	"strings"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/say"
	"schron/scenes/session"
	"schron/scenes/ui"
	"schron/sprites"
)

// Lengths that the parts of a table share, in units.
const (
	BarHigh = 48 // height of the bar above all, with its stripe

	Margin = 14.0 // around a face, to the left and right
	Edge   = 12.0 // above and below it
	Gap    = 8.0  // between the parts of a column
)

// PastGround is the colour of what lies around a table that shows the past.
var PastGround = sprites.Hex(0x2b2a25)

// RoleText is how roles stand below names.
var RoleText = sprites.Small.Sized(15).In(sprites.Hex(0xc3c8be)).Fitted()

// Desk is a match at one screen, with the words and looks of its players. All parts of a
// table have the same one.
type Desk struct {
	*session.Session
	Options

	Root  *ui.Root    // of the window; nil before the first build
	Bar   layout.Rect // what is only read in the bar, as of this build
	Room  layout.Rect // of the face, all below the bar, as of this build: bubbles keep within
	Asked layout.Rect // where the prompt stands, as of the last build

	h     *house.House
	looks []house.Look // by seat
	lang  string       // of the names that nobody chose

	moves   []rules.Move
	amounts []rules.Range
	prompt  rules.Prompt
}

// Options are what a desk needs besides its match.
type Options struct {
	// Replay says that the match is only looked at, Lesson that it is a chapter of a course.
	Replay, Lesson bool
	// ThinkInBackground lets what takes long be reckoned beside the window, which goes on meanwhile.
	// Otherwise it is waited for, so that recorded input always meets the same moments.
	ThinkInBackground bool
	// Still says that the table is only drawn: nothing waits for a time.
	Still bool
	// RoleOf is what a seat plays as everybody knows it, "" for the role of the game.
	RoleOf func(seat int) string
	// SeatName is what a seat is called, given its player's name; nil for just that.
	SeatName func(seat int, player string) string
	// JumpTo shows the moment after so many moves, and plays the past no further.
	JumpTo func(move int)
	// Phase is the id of the phase that is on show.
	Phase func() string
	// Caption is what is said of a phase that passes by itself just now, "" for nothing.
	Caption func() string
	// EndMotion ends what moves now.
	EndMotion func()
	// MenuOpen reports whether the menu of the table, or a dialog of it, is open.
	MenuOpen func() bool
	// Hold is how long buttons that go on, end or answer are kept back after the acting
	// seat changed.
	Hold func() ui.Hold
	// Report shows an error, if it is one: a refusal beside the node at.
	Report func(err error, at string)
}

// New makes the desk of a session.
func New(h *house.House, s *session.Session, opt Options) *Desk {
	d := &Desk{Session: s, Options: opt, h: h}
	d.ReadLooks()
	return d
}

// Begin is called before each build. It reads the looks anew when the language has
// changed: names that nobody chose are said in the language of now.
func (d *Desk) Begin(root *ui.Root) {
	d.Root = root
	if d.lang != d.h.Lang() {
		d.ReadLooks()
	}
}

// ReadLooks takes the players' looks from the match.
func (d *Desk) ReadLooks() {
	m := d.Match()
	looks := d.h.Looks(m.Players())
	d.looks, d.lang = d.looks[:0], d.h.Lang()
	for seat := range m.Seats() {
		d.looks = append(d.looks, looks[m.Owner(seat)])
	}
}

// ReadMoves takes what the acting seat may play, and what it is asked, from the match.
func (d *Desk) ReadMoves() {
	d.moves, d.amounts, d.prompt = d.Legal(d.moves[:0]), d.Ranges(d.amounts[:0]), d.Session.Prompt()
}

// Moves lists what the acting seat may play, as of this build.
func (d *Desk) Moves() []rules.Move { return d.moves }

// May reports whether any of these moves has a verb.
func (d *Desk) May(verb uint8) bool {
	return slices.ContainsFunc(d.moves, func(m rules.Move) bool { return m.Verb == verb })
}

// Amounts lists what the acting seat may play with an amount, as of this build.
func (d *Desk) Amounts() []rules.Range { return d.amounts }

// Prompt is what the acting seat is asked, as of this build.
func (d *Desk) Prompt() rules.Prompt { return d.prompt }

// House is what all scenes share.
func (d *Desk) House() *house.House { return d.h }

// Game is the id of the game.
func (d *Desk) Game() string { return d.Match().Game().ID() }

// Speaker speaks the present language and knows the players' names.
func (d *Desk) Speaker() *say.Speaker {
	return d.h.Speaker().Named(func(seat int) string { return d.LookOf(seat).Name })
}

// Words renders a text with the players' names.
func (d *Desk) Words(x rules.Text) string { return d.Speaker().Text(x) }

// Why returns a refusal in words, nil for none.
func (d *Desk) Why(r *rules.Refusal) *ui.Refusal {
	if r == nil {
		return nil
	}
	return &ui.Refusal{Text: d.Words(r.Text), Rule: r.Rule}
}

// Say returns the words of a key with the players' names.
func (d *Desk) Say(key string, args ...rules.Arg) string { return d.Words(rules.Msg(key, args...)) }

// SayOwn returns the words that the game has of its own for a key that begins with
// "frame", else those of the key.
func (d *Desk) SayOwn(key string, args ...rules.Arg) string {
	return d.h.SayFor(d.Game(), key, args...)
}

// IconButton is a button with a picture that is named by a key.
func (d *Desk) IconButton(id, icon, key string, do func()) ui.Button {
	words := d.Say(key)
	return ui.Button{ID: id, Icon: icon, Label: words, OnClick: do, Tip: func() ui.Tip { return ui.Tip{Title: words} }}
}

// LookOf is the look of a seat: name, colour and mark.
func (d *Desk) LookOf(seat int) house.Look {
	if seat < 0 || seat >= len(d.looks) {
		return house.Look{Name: d.h.Say("frame.nobody")}
	}
	look := d.PlayerLook(seat)
	if d.SeatName != nil {
		look.Name = d.SeatName(seat, look.Name)
	}
	return look
}

// PlayerLook is LookOf with the name of the player alone.
func (d *Desk) PlayerLook(seat int) house.Look {
	if seat < 0 || seat >= len(d.looks) {
		return d.LookOf(seat)
	}
	look := d.looks[seat]
	look.Large = d.h.Settings.Marks
	return look
}

// PlayersLooks are the looks of the players, in their order: one each, whatever seats
// they have.
func (d *Desk) PlayersLooks() []house.Look {
	out := make([]house.Look, len(d.Match().Players()))
	for seat := len(d.looks) - 1; seat >= 0; seat-- {
		out[d.Match().Owner(seat)] = d.PlayerLook(seat)
	}
	return out
}

// Learner is the seat of the person at the screen: who acts, else who looks; NoSeat for
// none.
func (d *Desk) Learner() int {
	seat := d.Acting()
	if seat == rules.NoSeat {
		seat = d.Viewer()
	}
	if seat < 0 || d.Match().Bot(seat) != "" {
		return rules.NoSeat
	}
	return seat
}

// DrawDoer paints who did something at the head of a line: a dot in the player's colour
// or, where marks are large, the mark. Nobody leaves it empty.
func (d *Desk) DrawDoer(c *sprites.Canvas, r layout.Rect, seat int) {
	if seat < 0 || seat >= len(d.looks) {
		return
	}
	if look := d.PlayerLook(seat); look.Large {
		look.DrawMark(c, layout.Around(r.Center(), layout.S(r.W, r.W)))
	} else {
		c.Disc(r.Center(), 3.5, look.Colour)
	}
}

// SameLog reports whether two logs are one: a session makes another one when anything in
// it changes.
func SameLog(a, b []rules.LogEntry) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// mostDeeds is how many events of a move are told.
const mostDeeds = 2

// MoveWords says what happened first in a move, as the log does, "" if it says
// nothing.
func (d *Desk) MoveWords(move int) string {
	log := d.Log()
	i, _ := slices.BinarySearchFunc(log, move, func(e rules.LogEntry, move int) int { return e.Move - move })
	var said []string
	for ; i < len(log) && log[i].Move == move && len(said) < mostDeeds; i++ {
		said = append(said, d.Speaker().Event(log[i].Event))
	}
	return strings.Join(said, " ")
}

// ViewerWords is whose view is shown.
func (d *Desk) ViewerWords() string {
	if v := d.Viewer(); v >= 0 {
		return d.LookOf(v).Name
	}
	return d.h.Say("frame.past.eyes.all")
}

// Part is something that lies on the table. The table calls its parts in the order of
// their list, from the lowest; only PutAway begins with the topmost. None is a part that
// does nothing.
type Part interface {
	// Follow is called before each build. It takes up that the position or the viewer
	// changed. The desk's moves and prompt are still those of the last build.
	Follow()
	// Build adds the part's nodes over what lies in room, below the bar.
	Build(b *ui.Builder, room layout.Rect)
	// Tick goes on by a tick and reports whether the table is to be built anew.
	Tick() bool
	// Waits reports whether something of the part comes by itself.
	Waits() bool
	// Key takes a key that nothing on the table has used, and reports whether it did.
	Key(g input.Gesture) bool
	// PutAway puts away what lies on top of the part, and reports whether there was
	// something.
	PutAway() bool
	// Plays is told that the acting seat decides at this screen, just before that is done.
	Plays()
	// Leave stops what runs beside the window.
	Leave()
}

// None is the part that does nothing. Parts embed it for what they do not need.
type None struct{}

// Follow does nothing.
func (None) Follow() {}

// Build adds nothing.
func (None) Build(*ui.Builder, layout.Rect) {}

// Tick changes nothing.
func (None) Tick() bool { return false }

// Waits reports that nothing comes.
func (None) Waits() bool { return false }

// Key uses no key.
func (None) Key(input.Gesture) bool { return false }

// PutAway finds nothing to put away.
func (None) PutAway() bool { return false }

// Plays takes no notice.
func (None) Plays() {}

// Leave has nothing to stop.
func (None) Leave() {}
