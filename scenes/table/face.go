package table

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/keys"
	"schron/scenes/print"
	"schron/scenes/say"
	"schron/scenes/table/motion"
	"schron/scenes/table/sheet"
	"schron/scenes/table/teach"
	"schron/scenes/ui"
	"schron/sprites"
)

// Face is one game's part of the table. It is made once per match. It keeps what the
// player has picked up or chosen, and reads everything else from the Table at each
// Build. It embeds Base, and has methods of its own for what its game needs.
type Face interface {
	teach.Face

	// Build lays out everything below the top bar in area, from t.View(), and
	// adds its nodes. Where t.Acting() is NoSeat nothing may be played.
	Build(b *ui.Builder, area layout.Rect)
	// Motions returns the pieces that move from one view to the next, in the
	// places of the last Build. While they move, t.Hidden tells Build to leave
	// them out.
	Motions(before, after rules.View) []motion.Motion
	// Key gets keys that no node used and reports whether it used g. Escape comes
	// here first, to put down what was picked up.
	Key(g input.Gesture) bool

	// SeatName is what a seat is called, given its player's name, where one player has
	// several.
	SeatName(seat int, player string) string
	// DrawSign paints the sign of a seat in a box and reports whether there is one. It
	// tells the seats of one player apart.
	DrawSign(c *sprites.Canvas, r layout.Rect, seat int) bool
	// RoleOf is what a seat plays as everybody knows it, "" for the role of rules.Game. It
	// is asked before the first Build too.
	RoleOf(seat int) string
	// Opened names what a seat keeps hidden in the view that is shown. It returns false
	// where the game has no hands or other secrets.
	Opened(seat int) (words []string, some bool)
	// ResultHeight is the height, in a width, of what the face adds to the result, such as
	// the holders of cards; 0 for nothing. BuildResult lays that out.
	ResultHeight(width float64) float64
	BuildResult(b *ui.Builder, r layout.Rect)

	// Prompted returns the prompt with the words for the next part of what is being put
	// together. It must not change what can be chosen.
	Prompted(p rules.Prompt) rules.Prompt
	// Answer returns the move by which a standing order answers the question at hand, false
	// for one that is asked. Where a move was taken back it is not called.
	Answer() (m rules.Move, ok bool)
	// Mend returns moves to play in a row in place of m, and the words of their button.
	// They keep what m would give up; there are none where nothing helps. With always the player
	// wants them without a question.
	Mend(m rules.Move) (words string, moves []rules.Move, always bool)

	// Outline returns the corners of a field, named as in texts, at its place in the
	// last Build. It returns none if the box of its node is enough.
	Outline(field string) []layout.Point
	// Named is the id of the node that an argument of a text names besides fields, if any.
	Named(a rules.Arg) string

	// SheetPicture returns the picture with an id of rules.Sheet; nil if there is none.
	SheetPicture(id string) sheet.Picture

	// Course returns the phases that pass by themselves between two views, with what is
	// said of them. Motions was just called with the same views.
	Course(before, after rules.View) []motion.Stretch
	// Seen returns when an event of the move is seen, as a part (0..1) of the longest
	// motion's time. It returns false to leave that to the event's cue.
	Seen(e *rules.LogEntry) (part float64, known bool)
	// Come brings into sight what a move changes, before the move is shown. It reports
	// whether that is still on its way and whether the table must be laid out anew. It
	// is called in every tick until it has arrived. Without animation nothing comes.
	Come(before, after rules.View) (waits, build bool)
	// Move lets a tick pass for what moves by itself besides the moves, such as a fire. It
	// reports whether the table must be laid out anew, and whether it must be drawn again
	// as it is.
	Move() (build, draw bool)
}

// Maker makes the Face of a match on a table.
type Maker func(t *Table) Face

// Game is what the table must know of a game beyond its rules.
type Game struct {
	Make Maker
	// FaceDownSecrets says that secrets lie face down on the table until they are lifted,
	// see session.Options.
	FaceDownSecrets bool
	// Minutes is how long a game takes among people, as the box tells.
	Minutes int
	// Keys are the keys of the game's own, for the page that lists them.
	Keys []keys.Binding
	// First says that newcomers should begin with the game.
	First bool
	// Print lists what is in the game's box, to be printed; nil where that is not known.
	Print func(w *say.Speaker) print.Box
}
