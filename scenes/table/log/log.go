// Package log tells what happened in the match, and leads to each moment and rule. After a
// hand-over it tells first what the others did.
package log

import (
	"strconv"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/keys"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	rowGap   = 4
	dotWide  = 16 // room for the dot before an entry
	pad      = 16 // at the sides
	headHigh = 22 // height of the heading
	turnHigh = 20 // … of that of a turn
	barWide  = 14 // room for the bar that scrolls
)

var (
	entryText = sprites.Body.Sized(14)
	seatText  = sprites.BodyBold.Sized(12).Aligned(sprites.Middle, sprites.Middle)
)

// Log tells what happened, and holds what it remembers between builds.
type Log struct {
	*desk.Desk
	desk.None
	sign Sign

	only   int  // the seat whose entries are shown …
	filter bool // … if this is set
	rows   []row
	of     []rules.LogEntry // what the rows were laid out from …
	how    setting          // … and how
	moment int              // the one looked at in the last build, −1 for now

	open    bool         // it lies unfolded over the table
	place   layout.Rect  // that the face gave it in this build, empty if none
	sheet   layout.Rect  // where it lies unfolded in this build, empty if it does not
	told    int          // the first move of the recap that was shown last
	pointed []rules.Text // the events whose lines are pointed at in this build
	keyed   string       // the mark of a rule to which the keys go
}

// Sign paints the sign of a seat in a box and reports whether there is one.
type Sign func(c *sprites.Canvas, r layout.Rect, seat int) bool

// New makes the log of the match on a desk.
func New(d *desk.Desk, sign Sign) *Log { return &Log{Desk: d, sign: sign, moment: -1} }

// setting says how the rows were laid out.
type setting struct {
	width  float64
	lang   string
	only   int
	filter bool
}

// alike counts the entries at the beginning of two logs that say the same. All of them
// do, unless a move was taken back or somebody else looks.
func alike(a, b []rules.LogEntry) int {
	for i := range min(len(a), len(b)) {
		if !tellsTheSame(&a[i], &b[i]) {
			return i
		}
	}
	return min(len(a), len(b))
}

// tellsTheSame knows texts by where their arguments are kept: a match never changes
// those of an event.
func tellsTheSame(a, b *rules.LogEntry) bool {
	x, y := a.Event.Text, b.Event.Text
	return a.Move == b.Move && a.Seat == b.Seat && a.Turn == b.Turn && a.Notation == b.Notation &&
		a.Event.Seat == b.Event.Seat && a.Event.Rule == b.Event.Rule &&
		x.Key == y.Key && len(x.Args) == len(y.Args) && (len(x.Args) == 0 || &x.Args[0] == &y.Args[0])
}

// row is an entry on its way to the screen.
type row struct {
	entry rules.LogEntry
	turn  int
	head  string // a line above the entry, where a turn begins
	text  desk.Sentence
	y     float64
	h     float64
	mark  layout.Rect // of the entry's rule, relative to its text; empty if it has none
}

// headHeight is the height of the line above the entry.
func (r *row) headHeight() float64 {
	if r.head == "" {
		return 0
	}
	return turnHigh
}

// Follow forgets where the log was. Under a cover it is folded.
func (x *Log) Follow() {
	x.open = x.open && x.Cover() == rules.NoSeat
	x.place, x.sheet, x.pointed = layout.Rect{}, layout.Rect{}, x.pointed[:0]
}

// Key unfolds the log, or folds it again.
func (x *Log) Key(g input.Gesture) bool {
	if !keys.Log.Is(g) || x.Cover() != rules.NoSeat || !x.unfolds() {
		return false
	}
	x.open = !x.open
	return true
}

// PutAway folds the log, else it closes the recap.
func (x *Log) PutAway() bool {
	folds, recap := x.Fold(), len(x.Since()) > 0
	if recap && !folds {
		x.closeRecap()
	}
	return folds || recap
}

// Lay lays out the log in r: a heading with the filter, and the entries. A click on an
// entry shows the table as it was then, one on its mark the rule behind it. After a
// hand-over it first shows what the others did since. Unfolded it lies over the table
// from r upwards.
func (x *Log) Lay(b *ui.Builder, r layout.Rect) {
	x.place = r
	if x.open && x.unfolds() {
		x.unfold(b)
		return
	}
	x.build(b, r)
}

// build lays out the log, or the recap in its place, in r.
func (x *Log) build(b *ui.Builder, r layout.Rect) {
	if x.recap() {
		x.buildRecap(b, r)
		return
	}
	b.Panel(r, sprites.PanelBox)
	inner := r.InsetXY(pad, 10)
	head, rest := inner.CutTop(headHigh)
	x.head(b, head)
	_, rest = rest.CutTop(6)
	x.setRows(b, rest.W-barWide)
	if len(x.rows) == 0 {
		why := "frame.log.empty"
		if _, older := x.Match().Resumed(); older { // it goes on without the entries that it had
			why = "record.resumed.log"
		}
		b.Info("log:none", rest.Row(0, max(1, int(rest.H/22)), 0), x.Say(why), sprites.Small.Fitted())
	}
	latest, _ := x.show(b, &list{id: "log", area: "log", rows: x.rows}, x.Say("frame.log"), rest)
	moment := -1
	if x.Looking() {
		moment = x.Moment()
	}
	if moment != x.moment {
		b.ScrollTo("log", latest)
	}
	x.moment = moment
}

// needs returns the height at which all of the log is in view in the width of r. If
// the recap stands in its place, it is the height of that.
func (x *Log) needs(b *ui.Builder, r layout.Rect) float64 {
	if x.recap() {
		return high(x.recapRows(b, x.news(), r.W-2*pad-barWide-dotWide)) + recapHead + recapGap + 20
	}
	x.setRows(b, r.W-2*pad-barWide)
	return high(x.rows) + headHigh + 6 + 20
}

// head is the heading, and the players as filters.
func (x *Log) head(b *ui.Builder, r layout.Rect) {
	b.Label(r, x.Say("frame.log.title"), sprites.Heading)
	r = x.foldButton(b, r)
	for i := range x.Match().Seats() {
		seat := x.Match().Seats() - 1 - i
		var box layout.Rect
		box, r = r.CutRight(24)
		_, r = r.CutRight(2)
		look, which := x.LookOf(seat), x.seatOfPlayer(seat)
		chosen := x.filter && x.only == seat
		b.Add(ui.Node{
			ID: "log:only:" + strconv.Itoa(seat), Role: "toggle", Label: x.Say("frame.log.only", rules.Literal("player", look.Name)),
			Rect: box, State: map[string]any{"on": chosen},
			OnClick: func() { x.filter, x.only = !chosen, seat },
			Tip: func() ui.Tip {
				if chosen {
					return ui.Tip{Title: x.Say("frame.log.all")}
				}
				return ui.Tip{Title: x.Say("frame.log.only", rules.Literal("player", look.Name))}
			},
			Draw: func(c *sprites.Canvas, s ui.State) {
				if chosen || s.Hover {
					c.Panel(box, sprites.ChosenBox.Rounded(6))
				}
				if x.filter && !chosen {
					c.PushAlpha(0.4)
					defer c.PopAlpha()
				}
				x.drawFilter(c, box, seat, which, look)
			},
		})
	}
}

// drawFilter paints whose entries a filter shows: the player's mark. If the player has
// several seats, it paints the face's sign of the seat, else the seat's number (see
// seatOfPlayer).
func (x *Log) drawFilter(c *sprites.Canvas, box layout.Rect, seat, which int, look house.Look) {
	inset := 6.0
	if look.Large {
		inset = 3
	}
	switch {
	case which == 0:
	case x.sign(c, box.Inset(1), seat):
		return
	default:
		var number layout.Rect
		number, box = box.CutRight(box.W * 0.42)
		inset = 1
		box = layout.Around(box.Center(), layout.S(box.W, box.W))
		c.Text(strconv.Itoa(which), number, seatText.In(look.Words))
	}
	look.DrawMark(c, box.Inset(inset))
}

// seatOfPlayer tells which of the seats of its player a seat is, from 1; 0 if it
// is the only one.
func (x *Log) seatOfPlayer(seat int) int {
	player, which, all := x.Match().Owner(seat), 0, 0
	for s := range x.Match().Seats() {
		if x.Match().Owner(s) == player {
			all++
		}
		if s == seat {
			which = all
		}
	}
	if all == 1 {
		return 0
	}
	return which
}

// setRows sets the entries of the viewer that were not set already.
func (x *Log) setRows(b *ui.Builder, width float64) {
	entries := x.Session.Log()
	how := setting{width, x.House().Lang(), x.only, x.filter}
	if how == x.how && desk.SameLog(entries, x.of) {
		return
	}
	set := 0 // so many entries have their rows
	if how == x.how {
		set = alike(entries, x.of)
	}
	old := x.rows
	x.how, x.of, x.rows = how, entries, old[:0]
	y, turn, headed := 0.0, 0, 0
	for i, e := range entries {
		begins, alone := x.beginsTurn(e)
		if turn = max(turn, e.Turn, begins); alone {
			continue // the heading says it
		}
		if x.filter && e.Event.Seat != x.only && e.Seat != x.only {
			continue
		}
		if i < set {
			row := old[len(x.rows)]
			y, headed = row.y+row.h, turn
			x.rows = append(x.rows, row)
			continue
		}
		row := row{entry: e, turn: turn, y: y}
		x.setEntry(b, &row, width-dotWide)
		if turn != headed {
			headed = turn
			row.head = x.SayOwn("frame.log.turn", rules.Number("n", turn))
			row.h += row.headHeight()
		}
		row.h += row.text.Height + rowGap
		y += row.h
		x.rows = append(x.rows, row)
	}
}

// beginsTurn returns the number of the turn that an entry begins, 0 if it begins
// none, and whether it says nothing else. A game tells of a new turn by the
// event "<game>.event.turn" with the number n, or "<game>.event.round" with
// nothing else than that.
func (x *Log) beginsTurn(e rules.LogEntry) (turn int, alone bool) {
	n, ok := e.Event.Text.Arg("n")
	alone = len(e.Event.Text.Args) == 1
	key := e.Event.Text.Key
	if !ok || key != x.Game()+".event.turn" && (key != x.Game()+".event.round" || !alone) {
		return 0, false
	}
	return n.N, alone
}
