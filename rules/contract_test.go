package rules_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"schron/rules"
)

// randOfSeed1 was worked out apart from this code with whole numbers of any
// length; a change would make old records unplayable.
const randOfSeed1 = "[509b7c96dff7ed8f d51d32df4501da7 51962ee3fc5c9eff]"

func TestRandGivesTheSameOnEverySystem(t *testing.T) {
	r := rules.NewRand(1)
	got := []uint64{r.Uint64(), r.Uint64(), r.Uint64()}
	if fmt.Sprintf("%x", got) != randOfSeed1 {
		t.Errorf("got %x, want %s", got, randOfSeed1)
	}
	data := asJSON(t, r)
	var back rules.Rand
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	if back != r || back.Uint64() != r.Uint64() {
		t.Errorf("%s does not come back", data)
	}
	for _, bad := range []string{`""`, `7`, `"00"`, `"0000000000000000000000000000000g"`, `"000000000000000000000000000000000"`} {
		if err := json.Unmarshal([]byte(bad), &back); err == nil {
			t.Errorf("%s is read", bad)
		}
	}
}

func TestDiceAndShufflesAreFair(t *testing.T) {
	r := rules.NewRand(4)
	var sides [7]int
	orders := map[[3]int]int{}
	for range 60000 {
		sides[r.Die(6)]++
		cards := [3]int{0, 1, 2}
		rules.Shuffle(&r, cards[:])
		orders[cards]++
	}
	for side := 1; side <= 6; side++ {
		if n := sides[side]; n < 9600 || n > 10400 {
			t.Errorf("%d fell %d times in 60000", side, n)
		}
	}
	for order, n := range orders {
		if n < 9600 || n > 10400 {
			t.Errorf("%v came %d times in 60000", order, n)
		}
	}
	if len(orders) != 6 {
		t.Errorf("%d orders", len(orders))
	}
	if err := rules.Guard("IntN", func() error { r.IntN(0); return nil }); err == nil {
		t.Error("a number below 0 was drawn")
	}
}

func TestJournalKeepsOrDropsEvents(t *testing.T) {
	var none *rules.Journal
	none.Add("X-1", 0, "k", rules.Number("n", 1))
	none.Reveal()
	var j rules.Journal
	j.Add("X-1", 0, "k", rules.Number("n", 1))
	j.AddTo(rules.Seats(1, 3), "X-2", rules.NoSeat, "l")
	if len(j.Events) != 2 || j.Barrier {
		t.Fatalf("%+v", j)
	}
	for seat, want := range map[int]bool{rules.NoSeat: false, 0: false, 1: true, 2: false, 3: true, 31: false} {
		if !j.Events[0].VisibleTo(seat) || j.Events[1].VisibleTo(seat) != want {
			t.Errorf("seat %d: %v, %v", seat, j.Events[0].VisibleTo(seat), j.Events[1].VisibleTo(seat))
		}
	}
	if j.Reveal(); !j.Barrier {
		t.Error("no barrier")
	}
	cost := testing.AllocsPerRun(10, func() { none.Add("X-1", 0, "k", rules.Number("n", 1), rules.SeatArg("player", 2)) })
	if cost != 0 {
		t.Errorf("a nil journal costs %.0f allocations", cost)
	}
}

func TestTextsAndRefusalsWithoutALanguage(t *testing.T) {
	text := rules.Msg("a.b", rules.Number("n", 2), rules.SeatArg("player", 1), rules.Literal("field", "c3"),
		rules.KeyArg("what", "a.token"), rules.TextArg("reason", rules.Msg("c", rules.Number("n", 0))))
	want := `{"key":"a.b","args":{"field":"c3","n":2,"player":{"seat":1},"reason":{"key":"c","args":{"n":0}},"what":{"key":"a.token"}}}`
	if got := string(asJSON(t, text)); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got := string(asJSON(t, rules.Msg("x"))); got != `{"key":"x"}` {
		t.Errorf("got %s", got)
	}
	if arg, ok := text.Arg("field"); !ok || arg.S != "c3" {
		t.Errorf("got %+v", arg)
	}
	if _, ok := text.Arg("nothing"); ok || text.Empty() || !(rules.Text{}).Empty() {
		t.Error("an argument that is not there, or an empty text that is not")
	}
	r := &rules.Refusal{Rule: "X-9", Text: text}
	if got := r.Error(); got != "X-9: a.b n=2 player=1 field=c3 what=a.token reason=c" {
		t.Errorf("got %s", got)
	}
	if rules.AsRefusal(fmt.Errorf("so: %w", r)) != r || rules.AsRefusal(errors.New("x")) != nil || rules.AsRefusal(nil) != nil {
		t.Error("a refusal is not told from other errors")
	}
	cause := errors.New("cause")
	fault := rules.Faultf("file x", "bad: %w", cause)
	if fault.Error() != "file x: bad: cause" || !errors.Is(fault, cause) || rules.AsRefusal(fault) != nil {
		t.Errorf("got %v", fault)
	}
}

func TestOptionsAreCompletedOrRefused(t *testing.T) {
	specs := toy.Options()
	got, err := rules.Options{"twin": true, "rounds": float64(7)}.Complete(specs)
	if err != nil || got.Int("rounds") != 7 || !got.Bool("twin") || got.Choice("pot") != "small" {
		t.Errorf("%v, %v", got, err)
	}
	for _, c := range []struct {
		options rules.Options
		want    string
	}{
		{rules.Options{"x": 1}, `unknown option "x", accepted: rounds, twin, pot`},
		{rules.Options{"twin": 1}, "option twin is 1, accepted: true, false"},
		{rules.Options{"rounds": 0}, "option rounds is 0, accepted: 1 to 1000"},
		{rules.Options{"rounds": 1.5}, "option rounds is 1.5, accepted: 1 to 1000"},
		{rules.Options{"rounds": 1e300}, "option rounds is 1e+300, accepted: 1 to 1000"},
		{rules.Options{"pot": "big"}, "option pot is big, accepted: small, large"},
	} {
		if _, err := c.options.Complete(specs); err == nil || err.Error() != c.want {
			t.Errorf("got %v, want %s", err, c.want)
		}
	}
	// A number that can be switched off leaves out what lies between.
	off := []rules.Option{{ID: "n", Default: 6, Min: 3, Max: 12, Off: true}}
	for n, ok := range map[int]bool{-1: false, 0: true, 1: false, 2: false, 3: true, 12: true, 13: false} {
		got, err := rules.Options{"n": n}.Complete(off)
		if want := fmt.Sprintf("option n is %d, accepted: 0 or 3 to 12", n); (err == nil) != ok || !ok && err.Error() != want || ok && got.Int("n") != n {
			t.Errorf("%d: %v, %v", n, got, err)
		}
	}
	if _, err := (rules.Options{"x": 1}).Complete(nil); err == nil || err.Error() != `unknown option "x", accepted: none` {
		t.Errorf("got %v", err)
	}
	if err := rules.CheckPlayers(toy, 3); err != nil {
		t.Error(err)
	}
}

func TestARangeMakesMoves(t *testing.T) {
	r := rules.Range{Move: rules.Move{Verb: 2, A: 1, N: rules.AnyAmount}, Min: 1, Max: 9}
	if got := r.With(5); got != (rules.Move{Verb: 2, A: 1, N: 5}) || r.Move.N != rules.AnyAmount {
		t.Errorf("got %+v", got)
	}
}
