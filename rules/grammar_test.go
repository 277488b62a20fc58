package rules_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"schron/rules"
)

// The things of a small game of the tests. They are colours of which one has no id, places a
// to d, pips that are left out where there are none.
type colour uint8

var colours = rules.ListIDs("colour", colour(1), "red", "", "green")

type place int8

func (p place) String() string { return string('a' + rune(p)) }

func parsePlace(s string) (place, error) {
	if len(s) == 1 && s[0] >= 'a' && s[0] <= 'd' {
		return place(s[0] - 'a'), nil
	}
	return -1, fmt.Errorf("%q is not a place, accepted: a to d", s)
}

// parseLater reads a colour as a number that is greater by 11.
func parseLater(s string) (int16, error) {
	c, err := colours.Parse(s)
	return int16(c) + 11, err
}

const (
	verbPaint uint8 = iota + 1
	verbGo
	verbPay
	verbPayFor
	verbTrade
	verbPair
	verbStop
	verbEnd
)

var (
	colourKind = rules.KindOf("colour", colour(0), 4, colours.Of, colours.Parse)
	places     = rules.KindOf("place", place(0), 3, place.String, parsePlace)
	ends       = places.Or("end", -1, "out")
	pips       = rules.Numbers("pip", 1, 6)
	later      = rules.KindOf("colour", 11, 15, func(n int16) string { return colours.Of(colour(n - 11)) }, parseLater)
	early      = rules.KindOf("early place", place(0), 1, place.String, parsePlace)
	errPair    = errors.New("a pair is of two places")
)

var grammar = rules.Grammar{
	verbPaint:  rules.Syntax("paint", rules.B(places), rules.A(colourKind)),
	verbGo:     rules.Syntax("go", rules.A(early), rules.C(ends), rules.D(pips.OrNothing())),
	verbPay:    rules.Syntax("pay", rules.A(places)),
	verbPayFor: rules.Syntax("pay", rules.A(later)),
	verbTrade:  rules.Syntax("trade", rules.A(places), rules.N()),
	verbPair: rules.Syntax("pair", rules.A(places), rules.B(places)).Where(func(m rules.Move) error {
		if m.A == m.B {
			return errPair
		}
		return nil
	}),
	verbStop: rules.Syntax("stop"),
}

// isMove tells by hand what the grammar above says.
func isMove(m rules.Move) bool {
	within := func(n, least, most int16) bool { return n >= least && n <= most }
	alone := func(b, c, d int16) bool { return b == 0 && c == 0 && d == 0 }
	at := within(m.A, 0, 3)
	switch m.Verb {
	case verbPaint:
		return (m.A == 1 || m.A == 3) && within(m.B, 0, 3) && alone(m.C, m.D, 0) && m.N == 0
	case verbGo:
		return within(m.A, 0, 1) && m.B == 0 && within(m.C, -1, 3) && within(m.D, 0, 6) && m.N == 0
	case verbPay:
		return at && alone(m.B, m.C, m.D) && m.N == 0
	case verbPayFor:
		return (m.A == 12 || m.A == 14) && alone(m.B, m.C, m.D) && m.N == 0
	case verbTrade:
		return at && alone(m.B, m.C, m.D)
	case verbPair:
		return at && within(m.B, 0, 3) && m.A != m.B && alone(m.C, m.D, 0) && m.N == 0
	case verbStop:
		return m == rules.Move{Verb: verbStop}
	}
	return false
}

func TestAGrammarWritesMoves(t *testing.T) {
	for text, m := range map[string]rules.Move{
		"paint a red":   {Verb: verbPaint, A: 1},
		"paint d green": {Verb: verbPaint, A: 3, B: 3},
		"go b a":        {Verb: verbGo, A: 1},
		"go a out 6":    {Verb: verbGo, C: -1, D: 6},
		"pay c":         {Verb: verbPay, A: 2},
		"pay red":       {Verb: verbPayFor, A: 12},
		"pay green":     {Verb: verbPayFor, A: 14},
		"trade b 0":     {Verb: verbTrade, A: 1},
		"trade b 70000": {Verb: verbTrade, A: 1, N: 70000},
		"trade a {n}":   {Verb: verbTrade, N: rules.AnyAmount},
		"pair a d":      {Verb: verbPair, B: 3},
		"stop":          {Verb: verbStop},
	} {
		if got := grammar.Notation(m); got != text || !isMove(m) {
			t.Errorf("%+v is written %q, want %q", m, got, text)
		}
		spread := " " + strings.ReplaceAll(text, " ", " \t ") + "\n"
		for _, form := range []string{text, spread} {
			if back, err := grammar.Parse(form); err != nil || back != m {
				t.Errorf("%q is read as %+v, want %+v (%v)", form, back, m, err)
			}
		}
	}
}

func TestAGrammarHasWhatItsThingsAllow(t *testing.T) {
	none := rapid.Just(int16(0))
	near := rapid.OneOf(none, none, none, rapid.Int16Range(0, 3), rapid.Int16Range(-2, 15), rapid.Int16())
	amount := rapid.OneOf(rapid.Just(int32(0)), rapid.Just(int32(0)), rapid.Int32Min(0), rapid.Just(int32(rules.AnyAmount)))
	drawn := rapid.Custom(func(t *rapid.T) rules.Move {
		return rules.Move{
			Verb: rapid.Uint8Range(0, verbEnd+1).Draw(t, "verb"),
			A:    near.Draw(t, "a"), B: near.Draw(t, "b"), C: near.Draw(t, "c"), D: near.Draw(t, "d"),
			N: amount.Draw(t, "n"),
		}
	})
	has, hasNot := 0, 0
	rapid.Check(t, func(t *rapid.T) {
		for _, m := range rapid.SliceOfN(drawn, 50, 50).Draw(t, "moves") {
			if got := grammar.Has(m); got != isMove(m) {
				t.Fatalf("%+v is a move: %v", m, got)
			}
			text := grammar.Notation(m)
			if !isMove(m) {
				hasNot++
				if text != "?" {
					t.Fatalf("%+v is written %q", m, text)
				}
				continue
			}
			has++
			if back, err := grammar.Parse(text); err != nil || back != m {
				t.Fatalf("%+v is written %q and read as %+v (%v)", m, text, back, err)
			}
		}
	})
	if has < 100 || hasNot < 100 {
		t.Errorf("%d moves and %d others were drawn", has, hasNot)
	}
}

// What is read is a move, and its notation reads as the same one.
func TestAGrammarReadsMovesOnly(t *testing.T) {
	word := rapid.SampledFrom([]string{
		"paint", "go", "pay", "trade", "pair", "stop", "a", "b", "c", "d", "e", "out", "red", "green", "-", "1", "6", "7", "0", "-1", "{n}", "?",
	})
	read := 0
	rapid.Check(t, func(t *rapid.T) {
		for _, words := range rapid.SliceOfN(rapid.SliceOfN(word, 0, 4), 50, 50).Draw(t, "texts") {
			text := strings.Join(words, " ")
			m, err := grammar.Parse(text)
			if err != nil {
				if m != (rules.Move{}) {
					t.Fatalf("%q is refused but read as %+v", text, m)
				}
				continue
			}
			read++
			if !isMove(m) || grammar.Notation(m) != text {
				t.Fatalf("%q is read as %+v, which is written %q", text, m, grammar.Notation(m))
			}
		}
	})
	if read < 10 {
		t.Errorf("%d texts were read", read)
	}
}

func TestAGrammarRefuses(t *testing.T) {
	const words = "paint, go, pay, trade, pair, stop"
	for text, want := range map[string]string{
		"":                   "a move is missing, accepted: " + words,
		" \t":                "a move is missing, accepted: " + words,
		"Stop":               `"Stop" is not a move, accepted: ` + words,
		"stop it now":        `"stop" has words too many: "it now", accepted: stop`,
		"paint":              `"paint" lacks its place, accepted: paint <place> <colour>`,
		"paint a":            `"paint" lacks its colour, accepted: paint <place> <colour>`,
		"paint a blue":       `"blue" is not a colour, accepted: red, green`,
		"paint a -":          `"-" is not a colour, accepted: red, green`,
		"go a":               `"go" lacks its end, accepted: go <early place> <end> [<pip>]`,
		"go a b 1 2":         `"go" has words too many: "2", accepted: go <early place> <end> [<pip>]`,
		"go a out 0":         `"0" is not a pip, accepted: 1 to 6`,
		"go a out +1":        `"+1" is not a pip, accepted: 1 to 6`,
		"go a e":             `"e" is not a place, accepted: a to d, out`,
		"go c a":             `"c" is not an early place, accepted: a, b`,
		"go out a":           `"out" is not a place, accepted: a to d`,
		"pay blue":           `"blue" is not a place, accepted: a to d`,
		"trade a":            `"trade" lacks its amount, accepted: trade <place> <amount>`,
		"trade a -1":         `"-1" is not an amount, accepted: 0 or more`,
		"trade a {m}":        `"{m}" is not an amount, accepted: 0 or more`,
		"trade a 4294967296": `"4294967296" is not an amount, accepted: 0 or more`,
		"pair b b":           `"pair": a pair is of two places`,
	} {
		if m, err := grammar.Parse(text); err == nil || err.Error() != want || m != (rules.Move{}) {
			t.Errorf("%q is read as %+v (%v), want %s", text, m, err, want)
		}
	}
	if _, err := grammar.Parse("pair b b"); !errors.Is(err, errPair) {
		t.Errorf("the reason is lost: %v", err)
	}
}

// A long list would fill the screen.
func TestAKindListsFewWordsOneByOne(t *testing.T) {
	number := func(p place) string { return fmt.Sprint(int(p)) }
	parse := func(s string) (p place, err error) {
		_, err = fmt.Sscan(s, &p)
		return p, err
	}
	for most, want := range map[place]string{
		2: `"99" is not a number, accepted: 0, 1, 2`,
		39: `"99" is not a number, accepted: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, ` +
			`21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39`,
		40: `"99" is not a number, accepted: 0 to 40`,
	} {
		g := rules.Grammar{1: rules.Syntax("take", rules.A(rules.KindOf("number", 0, most, number, parse)))}
		if _, err := g.Parse("take 99"); err == nil || err.Error() != want {
			t.Errorf("up to %d: %v, want %s", most, err, want)
		}
	}
}

func TestAGrammarKnowsWhatItsVerbsName(t *testing.T) {
	for _, c := range []struct {
		verb uint8
		name rules.Name
		want bool
	}{
		{verbPaint, rules.B(places), true},
		{verbPaint, rules.A(places), false},
		{verbPaint, rules.A(colourKind), true},
		{verbGo, rules.C(ends), true},
		{verbGo, rules.C(places), false},
		{verbStop, rules.A(places), false},
		{0, rules.A(places), false},
		{verbEnd, rules.A(places), false},
		{255, rules.A(places), false},
	} {
		if got := grammar.Names(c.verb, c.name); got != c.want {
			t.Errorf("verb %d names it: %v", c.verb, got)
		}
	}
}

func TestAGrammarFindsTheLastThingOfAKind(t *testing.T) {
	for _, c := range []struct {
		m    rules.Move
		kind *rules.Kind
		want int16
	}{
		{rules.Move{Verb: verbPaint, A: 1, B: 7}, places, 7},
		{rules.Move{Verb: verbPaint, A: 1, B: 7}, colourKind, 1},
		{rules.Move{Verb: verbGo, A: 2, C: 5}, ends, 5},
		{rules.Move{Verb: verbStop, A: 2}, places, -1},
		{rules.Move{Verb: 255, A: 2}, places, -1},
	} {
		if got := grammar.Last(c.m, c.kind, -1); got != c.want {
			t.Errorf("%v: %d, not %d", c.m, got, c.want)
		}
	}
}

// Every list of legal moves asks it.
func TestAGrammarTellsMovesWithoutAllocating(t *testing.T) {
	m, bad := rules.Move{Verb: verbPair, B: 3}, rules.Move{Verb: verbPair, A: 3, B: 3}
	if n := testing.AllocsPerRun(100, func() { _ = grammar.Has(m) != grammar.Has(bad) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
