package table

import (
	"strconv"

	"schron/layout"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	logRowGap   = 4
	logDot      = 16 // room for the dot before an entry
	logPad      = 16 // at the sides
	logTop      = 22 // height of the heading
	logHeadLine = 20 // … of that of a turn
	logBar      = 14 // room for the bar that scrolls
)

var (
	logText  = sprites.Body.Sized(14)
	logWhich = sprites.BodyBold.Sized(12).Aligned(sprites.Middle, sprites.Middle)
)

// logPanel is what the log remembers between builds.
type logPanel struct {
	only   int  // the seat whose entries are shown …
	filter bool // … if this is set
	rows   []logRow
	of     []rules.LogEntry // what the rows were laid out from …
	key    logKey           // … and how
	moment int              // the one looked at in the last build, −1 for now

	open    bool         // it lies unfolded over the table
	place   layout.Rect  // that the face gave it in this build, empty if none
	sheet   layout.Rect  // where it lies unfolded in this build, empty if it does not
	recap   int          // the first move of the recap that was shown last
	pointed []rules.Text // the events whose lines are pointed at in this build
	keyed   string       // the mark of a rule to which the keys go
}

// logKey says how the rows were laid out.
type logKey struct {
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

type logRow struct {
	entry rules.LogEntry
	turn  int
	head  string // a line above the entry, where a turn begins
	text  desk.Sentence
	y     float64
	h     float64
	mark  layout.Rect // of the entry's rule, relative to its text; empty if it has none
}

// headHeight is the height of the line above the entry.
func (r *logRow) headHeight() float64 {
	if r.head == "" {
		return 0
	}
	return logHeadLine
}

// Log lays out the log in r: a heading with the filter, and the entries. A
// click on an entry shows the table as it was then, one on its mark the rule behind it. After a hand-over it first
// shows what the others did since. Unfolded it lies over the table from r upwards.
func (t *Table) Log(b *ui.Builder, r layout.Rect) {
	t.log.place = r
	if t.log.open && t.unfolds() {
		t.unfold(b)
		return
	}
	t.logIn(b, r)
}

// logIn lays out the log, or the recap in its place, in r.
func (t *Table) logIn(b *ui.Builder, r layout.Rect) {
	if t.recap() {
		t.buildSince(b, r)
		return
	}
	b.Panel(r, sprites.PanelBox)
	inner := r.InsetXY(logPad, 10)
	head, rest := inner.CutTop(logTop)
	t.logHead(b, head)
	_, rest = rest.CutTop(6)
	t.layoutLog(b, rest.W-logBar)
	content := t.logContent()
	if len(t.log.rows) == 0 {
		t.emptyLog(b, rest.Row(0, max(1, int(rest.H/22)), 0))
	}
	var latest layout.Rect // the last entry up to the moment shown, which may be now
	b.Scroll(ui.ScrollArea{ID: "log", Rect: rest, Content: content, End: true, Keys: true, Label: t.h.Say("frame.log")}, func(area layout.Rect) {
		latest = layout.R(area.X, area.Y, area.W, 1)
		stop := t.markStop(b, "log", "log", t.log.rows, area, rest)
		for i := range t.log.rows {
			row := &t.log.rows[i]
			box := layout.R(area.X, area.Y+row.y, area.W, row.h)
			if row.entry.Move <= t.Moment() {
				latest = box
			}
			if box.Bottom() < rest.Y || box.Y > rest.Bottom() {
				continue
			}
			t.logEntry(b, box, row, i, i == stop)
		}
	})
	moment := -1
	if t.Looking() {
		moment = t.Moment()
	}
	if moment != t.log.moment {
		b.ScrollTo("log", latest)
	}
	t.log.moment = moment
}

// emptyLog says why there are no entries: a game that was begun by older rules goes on
// without those that it had.
func (t *Table) emptyLog(b *ui.Builder, r layout.Rect) {
	words := t.h.Say("frame.log.empty")
	if _, older := t.Match().Resumed(); older {
		words = t.h.Say("record.resumed.log")
	}
	b.Info("log:none", r, words, sprites.Small.Fitted())
}

// logContent is the height of the entries as they were laid out last.
func (t *Table) logContent() float64 {
	n := len(t.log.rows)
	if n == 0 {
		return 0
	}
	return t.log.rows[n-1].y + t.log.rows[n-1].h
}

// logNeeds returns the height at which all of the log is in view in the width of r. If
// the recap stands in its place, it is the height of that.
func (t *Table) logNeeds(b *ui.Builder, r layout.Rect) float64 {
	if t.recap() {
		_, content := t.sinceRows(b, t.news(), r.W-2*sincePad-logBar-logDot)
		return content + sinceHead + sinceGap + 20
	}
	t.layoutLog(b, r.W-2*logPad-logBar)
	return t.logContent() + logTop + 6 + 20
}

// logHead is the heading, and the players as filters.
func (t *Table) logHead(b *ui.Builder, r layout.Rect) {
	b.Label(r, t.h.Say("frame.log.title"), sprites.Heading)
	r = t.foldButton(b, r)
	for i := range t.Match().Seats() {
		seat := t.Match().Seats() - 1 - i
		var box layout.Rect
		box, r = r.CutRight(24)
		_, r = r.CutRight(2)
		look, which := t.LookOf(seat), t.seatOfPlayer(seat)
		chosen := t.log.filter && t.log.only == seat
		b.Add(ui.Node{
			ID: "log:only:" + strconv.Itoa(seat), Role: "toggle", Label: t.h.Say("frame.log.only", rules.Literal("player", look.Name)),
			Rect: box, State: map[string]any{"on": chosen},
			OnClick: func() { t.log.filter, t.log.only = !chosen, seat },
			Tip: func() ui.Tip {
				if chosen {
					return ui.Tip{Title: t.h.Say("frame.log.all")}
				}
				return ui.Tip{Title: t.h.Say("frame.log.only", rules.Literal("player", look.Name))}
			},
			Draw: func(c *sprites.Canvas, s ui.State) {
				if chosen || s.Hover {
					c.Panel(box, sprites.ChosenBox.Rounded(6))
				}
				if t.log.filter && !chosen {
					c.PushAlpha(0.4)
					defer c.PopAlpha()
				}
				t.drawFilter(c, box, seat, which, look)
			},
		})
	}
}

// drawFilter paints whose entries a filter shows: the player's mark. If the player has
// several seats, it paints the face's sign of the seat, else the seat's number (see
// seatOfPlayer).
func (t *Table) drawFilter(c *sprites.Canvas, box layout.Rect, seat, which int, look house.Look) {
	inset := 6.0
	if look.Large {
		inset = 3
	}
	switch s, ok := t.face.(Signer); {
	case which == 0:
	case ok && s.DrawSign(c, box.Inset(1), seat):
		return
	default:
		var number layout.Rect
		number, box = box.CutRight(box.W * 0.42)
		inset = 1
		box = layout.Around(box.Center(), layout.S(box.W, box.W))
		c.Text(strconv.Itoa(which), number, logWhich.In(look.Words))
	}
	look.DrawMark(c, box.Inset(inset))
}

// seatOfPlayer tells which of the seats of its player a seat is, from 1; 0 if it
// is the only one.
func (t *Table) seatOfPlayer(seat int) int {
	player, which, all := t.Match().Owner(seat), 0, 0
	for s := range t.Match().Seats() {
		if t.Match().Owner(s) != player {
			continue
		}
		all++
		if s <= seat {
			which++
		}
	}
	if all == 1 {
		return 0
	}
	return which
}

// layoutLog sets the entries of the viewer that were not set already.
func (t *Table) layoutLog(b *ui.Builder, width float64) {
	entries := t.Session.Log()
	key := logKey{width, t.h.Lang(), t.log.only, t.log.filter}
	if key == t.log.key && desk.SameLog(entries, t.log.of) {
		return
	}
	set := 0 // so many entries have their rows
	if key == t.log.key {
		set = alike(entries, t.log.of)
	}
	old := t.log.rows
	t.log.key, t.log.of, t.log.rows = key, entries, old[:0]
	y, turn, headed := 0.0, 0, 0
	for i, e := range entries {
		begins, alone := t.beginsTurn(e)
		if turn = max(turn, e.Turn, begins); alone {
			continue // the heading says it
		}
		if t.log.filter && e.Event.Seat != t.log.only && e.Seat != t.log.only {
			continue
		}
		if i < set {
			row := old[len(t.log.rows)]
			y, headed = row.y+row.h, turn
			t.log.rows = append(t.log.rows, row)
			continue
		}
		row := logRow{entry: e, turn: turn, y: y}
		t.setEntry(b, &row, width-logDot)
		if turn != headed {
			headed = turn
			row.head = t.h.SayFor(t.Game(), "frame.log.turn", rules.Number("n", turn))
			row.h += row.headHeight()
		}
		row.h += row.text.Height + logRowGap
		y += row.h
		t.log.rows = append(t.log.rows, row)
	}
}

// beginsTurn returns the number of the turn that an entry begins, 0 if it begins
// none, and whether it says nothing else. A game tells of a new turn by the
// event "<game>.event.turn" with the number n, or "<game>.event.round" with
// nothing else than that.
func (t *Table) beginsTurn(e rules.LogEntry) (turn int, alone bool) {
	n, ok := e.Event.Text.Arg("n")
	alone = len(e.Event.Text.Args) == 1
	switch e.Event.Text.Key {
	case t.Game() + ".event.turn":
	case t.Game() + ".event.round":
		ok = ok && alone
	default:
		ok = false
	}
	if !ok {
		return 0, false
	}
	return n.N, alone
}

func (t *Table) logEntry(b *ui.Builder, r layout.Rect, row *logRow, i int, stop bool) {
	if row.head != "" {
		var head layout.Rect
		head, r = r.CutTop(row.headHeight())
		b.Label(head, row.head, sprites.Small.Sized(12).Strong())
	}
	line, dot := logText.LineHeight(), float64(logDot)
	here := t.Looking() && t.Moment() == row.entry.Move
	later := t.Looking() && t.Moment() < row.entry.Move
	id := "log:" + strconv.Itoa(i)
	over := t.notePointed(b, id, row.entry)
	b.Add(ui.Node{
		ID: id, Role: "entry", Label: t.Speaker().Event(row.entry.Event), Rect: r, OnHover: pointed,
		State:   map[string]any{"move": row.entry.Move, "rule": row.entry.Event.Rule, "turn": row.turn},
		OnClick: func() { t.JumpTo(row.entry.Move) }, NoFocus: true,
		Tip: func() ui.Tip { return t.logTip(row.entry) },
		Draw: func(c *sprites.Canvas, s ui.State) {
			if s.Hover || here {
				c.Panel(r.InsetXY(-4, -1), sprites.PanelStyle{Fill: sprites.PanelHigh, Radius: 5})
			}
			if later && !s.Hover && !over {
				c.PushAlpha(0.5)
				defer c.PopAlpha()
			}
			t.DrawDoer(c, layout.R(r.X-2, r.Y, 12, line), row.entry.Event.Seat)
			row.text.Draw(c, layout.P(r.X+dot, r.Y))
		},
	})
	t.ruleMark(b, ruleMark{
		list: "log", rows: t.log.rows, i: i, at: layout.P(r.X+dot, r.Y), stop: stop, pale: later && !over,
	})
}

// logTip tells the move in the game's notation and the rule behind the entry.
func (t *Table) logTip(e rules.LogEntry) ui.Tip {
	tip := ui.Tip{Title: t.h.Say("frame.log.move", rules.Number("n", e.Move))}
	if e.Notation != "" {
		tip.Title += " · " + e.Notation
	}
	if e.Event.Rule != "" {
		tip.Lines = append(tip.Lines, t.h.Say("frame.refuse.rule", rules.Literal("rule", e.Event.Rule)))
	}
	tip.Lines = append(tip.Lines, t.h.Say("frame.log.look"))
	return tip
}
