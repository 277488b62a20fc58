package table

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/byhand"
	"schron/scenes/keys"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

// Face is one game's part of the table. It is made once per match. It keeps what the
// player has picked up or chosen, and reads everything else from the Table at each
// Build.
type Face interface {
	// Build lays out everything below the top bar in area, from t.View(), and
	// adds its nodes. Where t.Acting() is NoSeat nothing may be played.
	Build(b *ui.Builder, area layout.Rect)
	// Motions returns the pieces that move from one view to the next, in the
	// places of the last Build. While they move, t.Hidden tells Build to leave
	// them out.
	Motions(before, after rules.View) []motion.Motion
	// Changed is told that the position is another one: what was picked up is
	// void.
	Changed()
	// Key gets keys that no node used and reports whether it used g. Escape comes
	// here first, to put down what was picked up.
	Key(g input.Gesture) bool
	// Paths lists how a move is made by hand, the best way first. Hints, lessons and
	// tests by mouse go by it. A move that only a button plays has none: the button
	// has its notation as the state "move".
	Paths(m rules.Move) []byhand.Path
}

// Ender is a Face that adds something of its own to the result, such as the holders of
// cards. The box has the height that ResultHeight returns for a width.
type Ender interface {
	ResultHeight(width float64) float64
	BuildResult(b *ui.Builder, r layout.Rect)
}

// Namer is a Face that names seats by more than their player's name, for games in
// which one player has several.
type Namer interface {
	// SeatName is what a seat is called, given its player's name.
	SeatName(seat int, player string) string
}

// Signer is a Face that draws a sign for each seat, for games in which one player has
// several. The player's mark would not tell these apart.
type Signer interface {
	// DrawSign paints the sign of a seat in a box and reports whether it did.
	DrawSign(c *sprites.Canvas, r layout.Rect, seat int) bool
}

// Roler is a Face of a game in which a seat plays a part that has a name. The roles of
// rules.Game need no such Face.
type Roler interface {
	// RoleOf is what a seat plays as everybody knows it, "" if nothing. It is asked
	// before the first Build too.
	RoleOf(seat int) string
}

// Phaser is a Face whose motions show other phases than the one that the game
// is in, such as those that pass by themselves.
type Phaser interface {
	// PhaseShown returns the id of the phase that the motion shows after a part of its
	// time (0..1). It returns "" for the phase that the game is in.
	PhaseShown(part float64) string
}

// Illustrator is a Face that has pictures for its game's sheet.
type Illustrator interface {
	// SheetPicture returns what paints the picture with an id of rules.Sheet in a
	// square box on paper; nil if there is none.
	SheetPicture(id string) func(c *sprites.Canvas, r layout.Rect)
}

// Prompter is a Face that asks for the next part of what is being put together. The
// rules ask for the whole instead.
type Prompter interface {
	// Prompted returns the prompt with the words for what is put together now. It
	// must not change what can be chosen.
	Prompted(p rules.Prompt) rules.Prompt
}

// Answerer is a Face with questions that it answers by itself for who asked it to. Where
// a move was taken back it does not, so that the moves before can be, too.
type Answerer interface {
	// Answer returns the move that answers the question at hand, false for one that is asked.
	Answer() (m rules.Move, ok bool)
}

// Mender is a Face that knows moves which keep what another move would give up.
type Mender interface {
	// Mend returns moves to play in a row in place of m, and the words of their button;
	// no moves where nothing helps. With always the player wants them without a question.
	Mend(m rules.Move) (words string, moves []rules.Move, always bool)
}

// Maker makes the Face of a match on a table.
type Maker func(t *Table) Face

// Game is what the table must know of a game beyond its rules.
type Game struct {
	Make Maker
	// Soft says that secrets lie face down on the table until they are lifted,
	// see session.Options.
	Soft bool
	// Minutes is how long a game takes among people, as the box tells.
	Minutes int
	// Keys are the keys of the game's own, for the page that lists them.
	Keys []keys.Binding
	// First says that newcomers should begin with the game.
	First bool
}
