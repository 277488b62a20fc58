package rules

import (
	"cmp"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Folder is a Game whose log tells one deed a line. Without it each event is a line.
type Folder interface {
	// Folds says how the kinds of events make deeds. A kind is the key of an event's
	// text without "<game>.event.". A kind that is not listed is a deed of its own.
	Folds() map[string]Fold
}

// Fold says what a kind of event is to a deed, and how the deed's line tells it. A line
// that tells one event is that event's own sentence. A line that tells several names
// the doer once; clauses follow, "<game>.deed.<kind>". An event whose Fold names no
// deed keeps its own sentence in any line.
type Fold struct {
	// Deed is the name of a deed. All events of a name and a doer in one turn are one
	// deed. An event without a name begins a deed of its own.
	Deed string
	// Who is the argument that names the doer, "player" if it is empty. If the event has
	// no such argument, the text "<game>.deed.<deed>" names the doer.
	Who string
	// After puts an event into the deed before it, Before into the next one of its seat.
	// Where the turn has none, it is the other way round.
	After, Before bool
	Own           bool   // After puts it into a deed of its own seat only
	Parts         bool   // what comes after it begins deeds anew, so that a line tells no more than came before
	Quiet         bool   // the line says nothing of it
	Bare          bool   // the clause is a sentence and names whoever does it
	As            string // the kind whose clause tells it, if not its own
	// Way joins steps to a way, the argument "way": from the first step's argument
	// "from" to the last one's "field".
	Way bool
	// Thing, Count and At name arguments. Several events of a kind are one clause with
	// the argument "list": 2 × thing (place, place). Its "n" is how many there are.
	Thing, Count, At string
	Sum              bool   // "n" is the sum of the events' "n"
	But              string // another argument in which they may differ
}

// gathers reports whether a deed tells all events of the kind by one clause.
func (f *Fold) gathers() bool { return f.Thing != "" || f.Count != "" || f.At != "" || f.Sum }

// Deed is a line of a log: events that belong together, in order.
type Deed struct {
	Entries []LogEntry // never empty
	Turn    int        // the turn in which it was done
	Heading bool       // it says only that a turn begins

	game  string
	folds map[string]Fold
	who   Arg // whoever does it
}

// First is the entry that the deed began with.
func (d *Deed) First() *LogEntry { return &d.Entries[0] }

// Last is the entry that the deed ended with.
func (d *Deed) Last() *LogEntry { return &d.Entries[len(d.Entries)-1] }

// Head is the first entry that the line of the deed tells. Where all are quiet it is the
// first one that does not only lead up to others.
func (d *Deed) Head() *LogEntry {
	for _, skip := range []func(Fold) bool{func(f Fold) bool { return f.Quiet }, func(f Fold) bool { return f.Before }} {
		for i := range d.Entries {
			if e := &d.Entries[i]; !skip(d.folds[kindOf(d.game, e)]) {
				return e
			}
		}
	}
	return d.First()
}

// Deeds folds a log into deeds. Every entry is in exactly one of them. What a seat must
// not know is not in its log, so it has no part in its deeds.
func Deeds(g Game, log []LogEntry) []Deed {
	var f Folded
	return f.Deeds(g, log)
}

// Folded is Deeds of a log that grows. What came before the heading of the last turn is not
// folded again.
type Folded struct {
	log   []LogEntry // up to that heading,
	deeds []Deed     // folded
}

// Deeds folds a log into deeds, which are not changed later.
func (x *Folded) Deeds(g Game, log []LogEntry) []Deed {
	f := folding{game: g.ID(), open: map[[2]string]int{}}
	if g, ok := g.(Folder); ok {
		f.folds = g.Folds()
	}
	if n := len(x.log); n > 0 && len(log) >= n && slices.EqualFunc(x.log, log[:n], LogEntry.Same) {
		f.deeds, f.last, f.turn = slices.Clone(x.deeds), len(x.deeds)-1, x.deeds[len(x.deeds)-1].Turn
	} else {
		x.log, x.deeds = nil, nil
	}
	for i := len(x.log); i < len(log); i++ {
		if f.add(&log[i]); len(f.deeds) > 0 && f.deeds[f.last].Heading && len(f.waiting) == 0 {
			x.log, x.deeds = log[:i+1], f.deeds[:f.last+1]
		}
	}
	x.deeds = slices.Clone(x.deeds)
	f.settle()
	return f.deeds
}

// folding is a log on its way to deeds.
type folding struct {
	game    string
	folds   map[string]Fold
	deeds   []Deed
	last    int               // the deed that got the last entry
	open    map[[2]string]int // the deeds of this turn, by name and doer
	turn    int
	waiting []LogEntry // what goes into the next deed
}

// kindOf is the key of an event's text without the part that a game's events share.
func kindOf(game string, e *LogEntry) string {
	return strings.TrimPrefix(e.Event.Text.Key, game+".event.")
}

// add puts an entry into its deed.
func (f *folding) add(e *LogEntry) {
	begins, alone := f.beginsTurn(e)
	if turn := max(f.turn, e.Turn, begins); turn != f.turn || begins > 0 {
		f.turn = turn
		clear(f.open)
	}
	fold := f.folds[kindOf(f.game, e)]
	if len(f.waiting) > 0 && (alone || f.waiting[0].Event.Seat != e.Event.Seat) {
		f.settle()
	}
	switch {
	case alone:
		f.begin(e, fold)
		f.deeds[f.last].Heading = true
	case fold.Before || fold.After && len(f.waiting) > 0:
		f.waiting = append(f.waiting, *e)
	case fold.After && f.goesOn(e) && (!fold.Own || f.deeds[f.last].First().Event.Seat == e.Event.Seat):
		f.join(f.last, e)
	case fold.Deed == "":
		f.begin(e, fold)
		if fold.Parts {
			clear(f.open)
		}
	default:
		key := [2]string{fold.Deed, fold.doer(e)}
		if at, ok := f.open[key]; ok {
			f.join(at, e)
		} else {
			f.begin(e, fold)
			f.open[key] = f.last
		}
	}
}

// beginsTurn returns the number of the turn that an entry begins, 0 if it begins none,
// and whether it says nothing else. A game tells of a new turn by the event
// "<game>.event.turn" with the number n, or "<game>.event.round" with nothing else.
func (f *folding) beginsTurn(e *LogEntry) (turn int, alone bool) {
	kind := kindOf(f.game, e)
	if kind != "turn" && kind != "round" {
		return 0, false
	}
	n, ok := e.Event.Text.Arg("n")
	alone = ok && len(e.Event.Text.Args) == 1
	if !ok || kind == "round" && !alone {
		return 0, false
	}
	return n.N, alone
}

// goesOn reports whether the last deed is of the turn of an entry.
func (f *folding) goesOn(e *LogEntry) bool {
	if len(f.deeds) == 0 {
		return false
	}
	d := &f.deeds[f.last]
	return !d.Heading && (d.Turn == f.turn || d.Last().Move == e.Move)
}

// doer tells whoever did something from others.
func (f *Fold) doer(e *LogEntry) string {
	a, ok := f.by(e)
	if !ok {
		return ""
	}
	return a.S + strconv.Itoa(a.N)
}

// by is the argument of an entry that names the doer.
func (f *Fold) by(e *LogEntry) (Arg, bool) {
	name := f.Who
	if name == "" {
		name = "player"
	}
	a, ok := e.Event.Text.Arg(name)
	a.Name = "who"
	return a, ok
}

// begin begins a deed with an entry, and with those that wait for it.
func (f *folding) begin(e *LogEntry, fold Fold) {
	d := Deed{Turn: f.turn, game: f.game, folds: f.folds}
	var ok bool
	if d.who, ok = fold.by(e); !ok {
		d.who = KeyArg("who", f.game+".deed."+fold.Deed)
	}
	f.last = len(f.deeds)
	f.deeds = append(f.deeds, d)
	f.join(f.last, e)
}

// join adds an entry to a deed, after those that wait for it.
func (f *folding) join(at int, e *LogEntry) {
	d := &f.deeds[at]
	d.Entries = append(append(d.Entries, f.waiting...), *e)
	f.last, f.waiting = at, f.waiting[:0]
}

// settle puts what waits for a deed that has not come into the one before, or makes a
// deed of it.
func (f *folding) settle() {
	if len(f.waiting) == 0 {
		return
	}
	first := f.waiting[0]
	if f.goesOn(&first) && f.deeds[f.last].First().Event.Seat == first.Event.Seat {
		d := &f.deeds[f.last]
		d.Entries = append(d.Entries, f.waiting...)
		f.waiting = f.waiting[:0]
		return
	}
	waiting := f.waiting[1:]
	f.waiting = nil
	f.begin(&first, f.folds[kindOf(f.game, &first)])
	for i := range waiting {
		f.join(f.last, &waiting[i])
	}
}

// clause is a part of a deed's line: one event, or several that are told together.
type clause struct {
	kind    string
	fold    Fold
	entries []*LogEntry
}

// clauses lists what the line of a deed tells.
func (d *Deed) clauses() []clause {
	var out []clause
	parted := 0 // what is before keeps apart
	for i := range d.Entries {
		e := &d.Entries[i]
		kind := kindOf(d.game, e)
		fold := d.folds[kind]
		if fold.Quiet {
			continue
		}
		if fold.As != "" {
			kind = fold.As
		}
		at := -1
		for n := parted; n < len(out); n++ {
			if out[n].kind == kind && out[n].alike(e) && (fold.gathers() || fold.Way && n == len(out)-1) {
				at = n
			}
		}
		if at < 0 {
			at = len(out)
			out = append(out, clause{kind: kind, fold: fold})
		}
		out[at].entries = append(out[at].entries, e)
		if fold.Deed == "" {
			parted = len(out)
		}
	}
	return out
}

// alike reports whether an entry says of the clause's events what they say themselves, but
// for what is listed.
func (c *clause) alike(e *LogEntry) bool {
	return reflect.DeepEqual(c.told(e), c.told(c.entries[0]))
}

// told are the arguments of an entry that are not listed.
func (c *clause) told(e *LogEntry) []Arg {
	if !c.fold.gathers() && !c.fold.Way {
		return e.Event.Text.Args
	}
	listed := []string{"n", "from", "field", c.fold.Thing, c.fold.Count, c.fold.At, c.fold.But}
	return slices.DeleteFunc(slices.Clone(e.Event.Text.Args), func(a Arg) bool { return slices.Contains(listed, a.Name) })
}

// Text is the line of a deed.
func (d *Deed) Text() Text {
	clauses := d.clauses()
	switch {
	case len(clauses) == 0:
		return d.Head().Event.Text
	case len(clauses) == 1 && len(clauses[0].entries) == 1:
		return clauses[0].entries[0].Event.Text
	}
	var l line
	for i := range clauses {
		c := &clauses[i]
		switch who, ok := c.fold.by(c.entries[0]); {
		case c.fold.Deed == "":
			l.end()
			l.sentences = append(l.sentences, c.entries[0].Event.Text)
		case c.fold.Bare && i == 0 && !c.fold.gathers():
			l.sentences = append(l.sentences, c.entries[0].Event.Text)
		case c.fold.Bare:
			l.end()
			l.sentences = append(l.sentences, Msg("frame.deed.bare", TextArg("does", c.text(d.game, "frame.and"))))
		default:
			if !ok {
				who = cmp.Or(l.who, d.who)
			}
			and := "frame.comma" // a row of words in a row of clauses has one "and"
			if len(clauses) == 1 {
				and = "frame.and"
			}
			l.say(who, c.text(d.game, and))
		}
	}
	l.end()
	return row(l.sentences, "frame.deed.next", "frame.deed.next")
}

// line is the line of a deed on its way: sentences, and the clauses of one that goes on.
type line struct {
	sentences []Text
	who       Arg // whoever does what the clauses say
	does      []Text
}

// say goes on with a clause, in a new sentence if the doer is another one.
func (l *line) say(who Arg, does Text) {
	if who != l.who {
		l.end()
	}
	l.who, l.does = who, append(l.does, does)
}

// end ends the sentence.
func (l *line) end() {
	if len(l.does) > 0 {
		l.sentences = append(l.sentences, Msg("frame.deed", l.who, TextArg("does", row(l.does, "frame.comma", "frame.and"))))
	}
	l.does = nil
}

// text is the words of a clause. and joins the last two of what it lists.
func (c *clause) text(game, and string) Text {
	t := Msg(game+".deed."+c.kind, slices.Clone(c.told(c.entries[0]))...)
	switch {
	case c.fold.Way:
		return c.withWay(t, and)
	case c.fold.gathers():
		return c.withList(t, and)
	}
	return t
}

// withWay adds the ways that the steps make.
func (c *clause) withWay(t Text, and string) Text {
	var ways []Text
	var way []Arg
	end := func() {
		if len(way) == 0 {
			return
		}
		from, to := way[0], way[len(way)-1]
		from.Name, to.Name = "from", "to"
		x := Msg("frame.deed.way", from, to)
		if from.S == to.S && len(way) > 2 {
			via := way[len(way)/2]
			via.Name = "via"
			x = Msg("frame.deed.round", from, via, to)
		}
		ways = append(ways, x)
		way = nil
	}
	for _, e := range c.entries {
		from, to := e.Arg("from", ""), e.Arg("field", "")
		if len(way) == 0 || way[len(way)-1].S != from.S {
			end()
			way = append(way, from)
		}
		way = append(way, to)
	}
	end()
	t.Args = append(t.Args, TextArg("way", row(counted(ways), "frame.comma", and)), Number("n", len(ways)))
	return t
}

// counted lists each text once, with how often it was there.
func counted(texts []Text) (out []Text) {
	times := map[int]int{}
	for _, t := range texts {
		at := slices.IndexFunc(out, func(x Text) bool { return reflect.DeepEqual(x, t) })
		if at < 0 {
			at, out = len(out), append(out, t)
		}
		times[at]++
	}
	for i, t := range out {
		if times[i] > 1 {
			out[i] = Msg("frame.deed.count", Number("count", times[i]), TextArg("thing", t))
		}
	}
	return out
}

// item is a thing in a list, and where it is.
type item struct {
	thing  Arg
	n      int
	places []Text
}

// withList adds the list of things and places, and how many they are.
func (c *clause) withList(t Text, and string) Text {
	var items []item
	all, sum := 0, 0
	for _, e := range c.entries {
		thing, n := e.Arg(c.fold.Thing, "word"), 1
		if c.fold.Count != "" {
			n = e.Arg(c.fold.Count, "").N
		}
		all, sum = all+n, sum+e.Arg("n", "").N
		at := slices.IndexFunc(items, func(x item) bool { return reflect.DeepEqual(x.thing, thing) })
		if at < 0 {
			at = len(items)
			items = append(items, item{thing: thing})
		}
		items[at].n += n
		place := Msg("frame.deed.word", e.Arg(c.fold.At, "word"))
		known := slices.ContainsFunc(items[at].places, func(x Text) bool { return reflect.DeepEqual(x, place) })
		if c.fold.At != "" && !known {
			items[at].places = append(items[at].places, place)
		}
	}
	if c.fold.Sum {
		all = sum
	}
	var list []Text
	for _, x := range items {
		list = append(list, c.fold.say(x)...)
	}
	if len(list) > 0 {
		t.Args = append(t.Args, TextArg("list", row(list, "frame.comma", and)))
	}
	t.Args = append(t.Args, Number("n", all))
	return t
}

// say puts an item into words: its places alone if it has no thing.
func (f *Fold) say(x item) []Text {
	if f.Thing == "" {
		return x.places
	}
	t := Msg("frame.deed.word", x.thing)
	if f.Count != "" || x.n > max(1, len(x.places)) {
		t = Msg("frame.deed.count", Number("count", x.n), TextArg("thing", t))
	}
	if len(x.places) > 0 {
		t = Msg("frame.deed.at", TextArg("thing", t), TextArg("places", row(x.places, "frame.comma", "frame.comma")))
	}
	return []Text{t}
}

// row joins texts by the words of a key, the last two by those of another.
func row(texts []Text, between, last string) Text {
	t := texts[0]
	for i, next := range texts[1:] {
		if i == len(texts)-2 {
			between = last
		}
		t = Msg(between, TextArg("first", t), TextArg("last", next))
	}
	return t
}
