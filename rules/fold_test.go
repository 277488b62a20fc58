package rules_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// folded is a game of which only the log matters.
type folded struct{ rules.Game }

func (folded) ID() string { return "toy" }

func (folded) Folds() map[string]rules.Fold {
	return map[string]rules.Fold{
		"step":   {Deed: "march", Way: true},
		"shoot":  {Deed: "march"},
		"sail":   {Deed: "march", Way: true, At: "field"},
		"answer": {Parts: true},
		"bite":   {Deed: "hunt", Bare: true},
		"end":    {After: true, Quiet: true},
		"wound":  {After: true},
		"card":   {Before: true, Quiet: true},
		"sell":   {Deed: "bank", Thing: "good", Count: "amount", Sum: true},
		"claim":  {Deed: "land", At: "field"},
		"appear": {Deed: "land", Bare: true, Thing: "good", At: "field"},
	}
}

// spell writes a text as "key(name=value …)".
func spell(t rules.Text) string {
	var args []string
	for _, a := range t.Args {
		v := a.S
		switch a.Kind {
		case rules.ArgText:
			v = spell(*a.T)
		case rules.ArgNumber, rules.ArgSeat:
			v = fmt.Sprint(a.N)
		}
		args = append(args, a.Name+"="+v)
	}
	return strings.TrimPrefix(t.Key, "frame.") + "(" + strings.Join(args, " ") + ")"
}

// happened is an event of turn 1 that a seat's move made.
func happened(seat int, kind string, args ...rules.Arg) rules.LogEntry {
	args = append([]rules.Arg{rules.SeatArg("player", seat)}, args...)
	return rules.LogEntry{Turn: 1, Seat: seat, Event: rules.Event{Seat: seat, Text: rules.Msg("toy.event."+kind, args...)}}
}

func TestDeedsFoldALog(t *testing.T) {
	step := func(seat int, from, to string) rules.LogEntry {
		return happened(seat, "step", rules.Literal("from", from), rules.Literal("field", to))
	}
	sail := func(kind, from, to string) rules.LogEntry {
		return happened(0, "sail", rules.Literal("kind", kind), rules.Literal("from", from), rules.Literal("field", to))
	}
	sell := func(good string, amount, n int) rules.LogEntry {
		return happened(0, "sell", rules.Literal("good", good), rules.Number("amount", amount), rules.Number("n", n))
	}
	claim := func(field string) rules.LogEntry { return happened(0, "claim", rules.Literal("field", field)) }
	later := func(e rules.LogEntry) rules.LogEntry { e.Turn, e.Move = 2, 1; return e }
	round := rules.LogEntry{Turn: 1, Event: rules.Event{Seat: rules.NoSeat, Text: rules.Msg("toy.event.round", rules.Number("n", 2))}}
	for name, c := range map[string]struct {
		log  []rules.LogEntry
		want []string // the number of entries, and the line
	}{
		"an event of its own": {
			[]rules.LogEntry{happened(0, "other"), happened(0, "other")},
			[]string{"1 toy.event.other(player=0)", "1 toy.event.other(player=0)"},
		},
		"steps of one way": {
			[]rules.LogEntry{step(0, "a1", "a2"), step(0, "a2", "a3"), happened(0, "end")},
			[]string{"3 deed(who=0 does=toy.deed.step(player=0 way=deed.way(from=a1 to=a3) n=1))"},
		},
		"there and back": {
			[]rules.LogEntry{step(0, "a1", "a2"), step(0, "a2", "a1")},
			[]string{"2 deed(who=0 does=toy.deed.step(player=0 way=deed.round(from=a1 via=a2 to=a1) n=1))"},
		},
		"what comes between keeps its place": {
			[]rules.LogEntry{step(0, "a1", "a2"), happened(0, "shoot"), step(0, "a2", "a3")},
			[]string{"3 deed(who=0 does=and(first=comma(first=toy.deed.step(player=0 way=deed.way(from=a1 to=a2) n=1) last=toy.deed.shoot(player=0)) last=toy.deed.step(player=0 way=deed.way(from=a2 to=a3) n=1)))"},
		},
		"ways of different kinds": {
			[]rules.LogEntry{sail("tank", "a1", "a2"), sail("foot", "a1", "a2"), sail("foot", "a1", "a2")},
			[]string{"3 deed(who=0 does=and(first=toy.deed.sail(player=0 kind=tank way=deed.way(from=a1 to=a2) n=1) last=toy.deed.sail(player=0 kind=foot way=deed.count(count=2 thing=deed.way(from=a1 to=a2)) n=2)))"},
		},
		"what an answer parts": {
			[]rules.LogEntry{step(0, "a1", "a2"), happened(1, "answer"), step(0, "a2", "a3")},
			[]string{
				"1 toy.event.step(player=0 from=a1 field=a2)",
				"1 toy.event.answer(player=1)",
				"1 toy.event.step(player=0 from=a2 field=a3)",
			},
		},
		"a sentence that names its doer and begins the line": {
			[]rules.LogEntry{happened(0, "bite"), happened(1, "wound")},
			[]string{"2 deed.next(first=toy.event.bite(player=0) last=toy.event.wound(player=1))"},
		},
		"one event keeps its sentence": {
			[]rules.LogEntry{happened(0, "shoot"), happened(0, "end")},
			[]string{"2 toy.event.shoot(player=0)"},
		},
		"nothing but quiet ones": {
			[]rules.LogEntry{happened(0, "end"), happened(0, "end")},
			[]string{"2 toy.event.end(player=0)"},
		},
		"a quiet one that leads up to another": {
			[]rules.LogEntry{happened(0, "card"), happened(0, "end")},
			[]string{"2 toy.event.end(player=0)"},
		},
		"another doer": {
			[]rules.LogEntry{happened(0, "shoot"), happened(1, "shoot"), happened(0, "end"), happened(0, "shoot")},
			[]string{
				"2 deed(who=0 does=and(first=toy.deed.shoot(player=0) last=toy.deed.shoot(player=0)))",
				"2 toy.event.shoot(player=1)",
			},
		},
		"another turn": {
			[]rules.LogEntry{happened(0, "shoot"), later(happened(0, "end")), later(happened(0, "shoot"))},
			[]string{"1 toy.event.shoot(player=0)", "1 toy.event.end(player=0)", "1 toy.event.shoot(player=0)"},
		},
		"a turn's heading": {
			[]rules.LogEntry{happened(0, "shoot"), round, happened(0, "end")},
			[]string{"1 toy.event.shoot(player=0)", "1 toy.event.round(n=2)", "1 toy.event.end(player=0)"},
		},
		"what belongs to the next": {
			[]rules.LogEntry{happened(1, "shoot"), happened(0, "card"), happened(0, "shoot")},
			[]string{"1 toy.event.shoot(player=1)", "2 toy.event.shoot(player=0)"},
		},
		"a next that does not come": {
			[]rules.LogEntry{happened(0, "shoot"), happened(0, "card")},
			[]string{"2 toy.event.shoot(player=0)"},
		},
		"sentences of their own": {
			[]rules.LogEntry{happened(0, "shoot"), happened(1, "wound")},
			[]string{"2 deed.next(first=deed(who=0 does=toy.deed.shoot(player=0)) last=toy.event.wound(player=1))"},
		},
		"sums": {
			[]rules.LogEntry{sell("iron", 2, 20), claim("a1"), sell("wood", 1, 5), sell("iron", 3, 30)},
			[]string{
				"3 deed(who=0 does=toy.deed.sell(player=0 list=and(first=deed.count(count=5 thing=deed.word(word=iron)) last=deed.count(count=1 thing=deed.word(word=wood))) n=55))",
				"1 toy.event.claim(player=0 field=a1)",
			},
		},
		"lists": {
			[]rules.LogEntry{claim("a1"), claim("a2"), claim("a1")},
			[]string{"3 deed(who=0 does=toy.deed.claim(player=0 list=and(first=deed.word(word=a1) last=deed.word(word=a2)) n=3))"},
		},
		"things and their places": {
			[]rules.LogEntry{
				happened(0, "appear", rules.Literal("good", "iron"), rules.Literal("field", "a1")),
				happened(0, "appear", rules.Literal("good", "iron"), rules.Literal("field", "a1")),
				claim("a1"),
			},
			[]string{"3 deed.next(first=deed.bare(does=toy.deed.appear(player=0 list=deed.at(thing=deed.count(count=2 thing=deed.word(word=iron)) places=deed.word(word=a1)) n=2)) last=deed(who=0 does=toy.deed.claim(player=0 list=deed.word(word=a1) n=1)))"},
		},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, d := range rules.Deeds(folded{}, c.log) {
				got = append(got, fmt.Sprint(len(d.Entries), " ", spell(d.Text())))
			}
			if !slices.Equal(got, c.want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(c.want, "\n"))
			}
		})
	}
}

// TestALogThatGrowsIsFoldedOnce: its deeds are those of the whole log, and turns that are
// over are not folded again, even if a move is taken back.
func TestALogThatGrowsIsFoldedOnce(t *testing.T) {
	var log []rules.LogEntry
	for turn := 1; turn <= 4; turn++ {
		heading := rules.Event{Seat: rules.NoSeat, Text: rules.Msg("toy.event.round", rules.Number("n", turn))}
		log = append(log, rules.LogEntry{Turn: turn, Move: 9 * turn, Event: heading})
		for i, kind := range []string{"shoot", "card", "shoot", "wound", "end"} {
			e := happened(i%2, kind, rules.Number("n", i))
			e.Turn, e.Move = turn, 9*turn+i/2
			log = append(log, e)
		}
	}
	var x rules.Folded
	var before []rules.Deed
	for _, n := range []int{1, 2, 5, 7, 8, 10, 13, 14, 13, 17, 19, 23, 24, 20, 3, 24} {
		got := x.Deeds(folded{}, log[:n])
		if want := rules.Deeds(folded{}, log[:n]); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Fatalf("of %d entries it makes %v, want %v", n, got, want)
		}
		if n > 13 && before != nil && &got[1].Entries[0] != &before[1].Entries[0] {
			t.Errorf("of %d entries the first turn is folded again", n)
		}
		if before = got; n == 3 {
			before = nil
		}
	}
}
