// Package log tells what happened in the match, and leads to each moment and rule. After a
// hand-over it tells first what the others did.
package log

import (
	"slices"
	"sort"
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
	rowGap   = 1
	dotWide  = 16 // room for the dot before an entry
	pad      = 16 // at the sides
	headHigh = 22 // height of the heading
	turnHigh = 18 // … of that of a turn
	barWide  = 14 // room for the bar that scrolls

	shortHigh = 240.0 // a log in a place less high has no heading
	sideHigh  = 24.0  // what stands beside its lines instead: the height of each part
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
	deeds  []rules.Deed     // … folded …
	folded rules.Folded
	how    setting          // … and how
	opened map[deedKey]bool // the deeds that are unfolded
	shown  deedKey          // the one to bring into view
	moment int              // the one looked at in the last build, −1 for now

	closed  int64        // the tick in which the recap was put away
	open    bool         // it lies unfolded over the table
	place   layout.Rect  // that the face gave it in this build, empty if none
	sheet   layout.Rect  // where it lies unfolded in this build, empty if it does not
	told    int          // the first move of the recap that was shown last
	news    []rules.Deed // the deeds of the recap in this build
	pointed []rules.Text // the events whose lines are pointed at in this build
	keyed   string       // the mark to which the keys go
}

// Sign paints the sign of a seat in a box and reports whether there is one.
type Sign func(c *sprites.Canvas, r layout.Rect, seat int) bool

// New makes the log of the match on a desk.
func New(d *desk.Desk, sign Sign) *Log {
	return &Log{Desk: d, sign: sign, moment: -1, closed: -strayTicks, opened: map[deedKey]bool{}}
}

// setting says how the rows were laid out.
type setting struct {
	width  float64
	lang   string
	only   int
	filter bool
}

// alike counts the deeds at the beginning of two logs that say the same. All but the last
// do, unless a move was taken back or somebody else looks.
func alike(a, b []rules.Deed) int {
	for i := range min(len(a), len(b)) {
		if a[i].Turn != b[i].Turn || !slices.EqualFunc(a[i].Entries, b[i].Entries, rules.LogEntry.Same) {
			return i
		}
	}
	return min(len(a), len(b))
}

// deedKey tells the deeds of a log apart.
type deedKey struct {
	move int // the first …
	kind string
}

// row is a line on its way to the screen: a deed, or an event of one that is unfolded.
type row struct {
	key         deedKey
	deed        int // its place among the deeds
	n, part     int // its number among the lines; that of the event, -1 for the deed
	first, last int // the moves
	seat        int
	turn        int
	rule        string
	notation    string
	said        rules.Text
	head        string // a line above, where a turn begins
	text        desk.Sentence
	y           float64
	h           float64
	marks       []mark
}

// id is the id of the row's node in a list.
func (r *row) id(list string) string {
	id := list + ":" + strconv.Itoa(r.n)
	if r.part >= 0 {
		id += ":" + strconv.Itoa(r.part)
	}
	return id
}

// indent is how far the words are from the left.
func (r *row) indent() float64 {
	if r.part >= 0 {
		return 2 * dotWide
	}
	return dotWide
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
	x.place, x.sheet, x.pointed, x.news = layout.Rect{}, layout.Rect{}, x.pointed[:0], x.hear()
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
	rest := x.lay(b, r)
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

// lay lays out what stands around the lines of a log in r, and returns their place. That
// is a heading above them. In a low place its parts stand beside them.
func (x *Log) lay(b *ui.Builder, r layout.Rect) layout.Rect {
	if r.H < shortHigh && x.sheet.Empty() {
		return x.side(b, r.InsetXY(pad-8, 3))
	}
	head, rest := r.InsetXY(pad, 10).CutTop(headHigh)
	x.head(b, head)
	_, rest = rest.CutTop(6)
	return rest
}

// side cuts the right side off r for the button that unfolds the log, and for the filters
// below it. These stand in two columns if one is too high. It returns the rest.
func (x *Log) side(b *ui.Builder, r layout.Rect) layout.Rect {
	n, across := x.Match().Seats(), 1
	if r.H < float64(n)*markSide+sideHigh {
		across = 2
	}
	side, rest := r.CutRight(float64(across) * sideHigh)
	top, cells := side.CutTop(sideHigh)
	if x.foldButton(b, top) == top {
		cells = side
	}
	rows := (n + across - 1) / across
	high := min(sideHigh, cells.H/float64(rows))
	for seat := range n {
		box := layout.R(cells.X+float64(seat%across)*sideHigh, cells.Y+float64(seat/across)*high, sideHigh, high)
		x.filterButton(b, box, seat)
	}
	_, rest = rest.CutLeft(8)
	return rest
}

// needs returns the height at which all of the log is in view in the width of r. If
// the recap stands in its place, it is the height of that.
func (x *Log) needs(b *ui.Builder, r layout.Rect) float64 {
	if x.recap() {
		return high(x.recapRows(b, x.news, r.W-2*pad-barWide-dotWide)) + recapHead + recapGap + 20
	}
	x.setRows(b, r.W-2*pad-barWide)
	return high(x.rows) + headHigh + 6 + 20
}

// head is the heading, and the players as filters.
func (x *Log) head(b *ui.Builder, r layout.Rect) {
	b.Label(r, x.Say("frame.log.title"), sprites.Heading)
	r = x.foldButton(b, r)
	for i := range x.Match().Seats() {
		var box layout.Rect
		box, r = r.CutRight(sideHigh)
		_, r = r.CutRight(2)
		x.filterButton(b, box, x.Match().Seats()-1-i)
	}
}

// filterButton shows the entries of a seat alone, or all again.
func (x *Log) filterButton(b *ui.Builder, box layout.Rect, seat int) {
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

// drawFilter paints whose entries a filter shows: the player's mark. If the player has
// several seats, it paints the face's sign of the seat, else the seat's number (see
// seatOfPlayer).
func (x *Log) drawFilter(c *sprites.Canvas, box layout.Rect, seat, which int, look house.Look) {
	box = layout.Around(box.Center(), layout.S(min(box.W, box.H), min(box.W, box.H)))
	inset := box.W / 4
	if look.Large {
		inset /= 2
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

// setRows sets the lines of the viewer that were not set already.
func (x *Log) setRows(b *ui.Builder, width float64) {
	entries := x.Session.Log()
	how := setting{width, x.House().Lang(), x.only, x.filter}
	if how == x.how && desk.SameLog(entries, x.of) {
		return
	}
	deeds := x.deeds
	if !desk.SameLog(entries, x.of) {
		deeds = x.folded.Deeds(x.Match().Game(), entries)
	}
	kept := 0 // so many rows are as they were
	if how == x.how {
		same := alike(deeds, x.deeds)
		kept = sort.Search(len(x.rows), func(i int) bool { return x.rows[i].deed >= same })
	}
	x.how, x.of, x.deeds, x.rows = how, entries, deeds, x.rows[:kept]
	from, lines, turn := 0, 0, 0
	if kept > 0 {
		last := x.rows[kept-1]
		from, lines, turn = last.deed+1, last.n+1, last.turn
	}
	for i := from; i < len(deeds); i++ {
		d := &deeds[i]
		if d.Heading || x.filter && !slices.ContainsFunc(d.Entries, func(e rules.LogEntry) bool { return e.Event.Seat == x.only || e.Seat == x.only }) {
			continue
		}
		head := ""
		if d.Turn != turn {
			turn = d.Turn
			head = x.SayOwn("frame.log.turn", rules.Number("n", turn))
		}
		x.rows = x.setDeed(b, x.rows, d, row{deed: i, n: lines, head: head}, width-dotWide, rowGap)
		lines++
	}
}

// setDeed adds the rows of a deed: its line, and its events if it is unfolded.
func (x *Log) setDeed(b *ui.Builder, rows []row, d *rules.Deed, line row, width, gap float64) []row {
	first, last, head := d.First(), d.Last(), d.Head()
	line.key = deedKey{first.Move, first.Event.Text.Key}
	line.part, line.turn, line.said = -1, d.Turn, d.Text()
	line.first, line.last = first.Move, last.Move
	line.seat, line.rule, line.notation = head.Event.Seat, head.Event.Rule, first.Notation
	add := func(r row) {
		r.y = high(rows)
		x.setWords(b, &r, width-r.indent()+dotWide)
		r.h = r.headHeight() + r.text.Height + gap
		rows = append(rows, r)
	}
	if len(d.Entries) > 1 {
		line.marks = append(line.marks, mark{sign: foldedSign})
	}
	opened := len(d.Entries) > 1 && x.opened[line.key]
	if opened {
		line.marks[0].sign = openSign
	}
	add(line)
	for i := range d.Entries {
		if !opened {
			break
		}
		e, r := &d.Entries[i], line
		r.head, r.marks, r.part = "", nil, i
		r.said, r.first, r.last = e.Event.Text, e.Move, e.Move
		r.seat, r.rule, r.notation = e.Event.Seat, e.Event.Rule, e.Notation
		add(r)
	}
	return rows
}

// unfoldDeed shows the events of a deed below its line, or hides them again.
func (x *Log) unfoldDeed(key deedKey) {
	if x.opened[key] = !x.opened[key]; x.opened[key] {
		x.shown = key
	}
	x.how = setting{} // set anew
}
