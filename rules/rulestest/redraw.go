package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"testing"

	"schron/rules"
)

// redrawEvery is how many moves lie between two positions that Redraws looks at.
const redrawEvery = 5

// Redraws fails the test unless rules.Redrawer keeps its promises in positions of
// random games of a setup. It tries each for the deciding seat and one more, all seats
// in turn. A redrawn state must keep the invariants and look the same to the seat.
// Other dice must be to come, and nothing of it may depend on what is hidden.
func Redraws(t testing.TB, g rules.Game, setup rules.Setup, positions int) {
	t.Helper()
	if err := redraws(g, setup, positions); err != nil {
		t.Fatal(err)
	}
}

func redraws(g rules.Game, setup rules.Setup, positions int) error {
	enough := errors.New("enough")
	r := rules.NewRand(setup.Seed)
	n := 0
	p := rules.Playout{Game: g}
	p.After = func(s rules.State, _ rules.Move) error {
		if n++; n%redrawEvery != 0 {
			return nil
		}
		if n > positions*redrawEvery {
			return enough
		}
		// One after the other, and who decides each time.
		for _, seat := range []int{s.Actor(), n/redrawEvery%(s.Seats()+1) + rules.NoSeat} {
			if err := checkRedraw(s, seat, &r); err != nil {
				return fmt.Errorf("drawn anew for seat %d: %w", seat, err)
			}
		}
		return nil
	}
	for ; n < positions*redrawEvery; setup.Seed++ {
		if _, err := p.Run(setup); err != nil && !errors.Is(err, enough) {
			return fmt.Errorf("%d players, options %v, seed %d: %w", setup.Players, setup.Options, setup.Seed, err)
		}
	}
	return nil
}

// checkRedraw draws anew what a seat does not know. It draws from the state and, with
// the same chance, from the drawn state. Both must give the same.
func checkRedraw(s rules.State, seat int, r *rules.Rand) error {
	before, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	d, ok := s.(rules.Redrawer)
	if !ok {
		return hidesNothing(before)
	}
	first := r.Split()
	again := first
	a := d.Redraw(nil, seat, &first)
	if err := a.Invariants(); err != nil {
		return fmt.Errorf("invariant: %w", err)
	}
	if err := see(s, seat).same(see(a, seat)); err != nil {
		return err
	}
	b := d.Redraw(s.Clone(), seat, r).(rules.Redrawer)
	c := b.Redraw(a.Clone(), seat, &again)
	drawn, err := a.MarshalJSON()
	if err != nil {
		return err
	}
	if err := unchanged(c, drawn, "what is hidden"); err != nil {
		return fmt.Errorf("what is drawn hangs on what is hidden: %w", err)
	}
	_, then := generator(before)
	if _, now := generator(drawn); then != nil && bytes.Equal(then, now) {
		return errors.New("the dice to come are the true ones")
	}
	if err := unchanged(d.CopyTo(b), before, "copying over another state"); err != nil {
		return err
	}
	return unchanged(s, before, "drawing anew")
}

// hidesNothing tests a position that cannot be drawn anew: no dice are to come.
func hidesNothing(data []byte) error {
	if _, part := generator(data); part != nil {
		return errors.New("a state with dice to come is no rules.Redrawer")
	}
	return nil
}

// Fair draws what a seat does not know of s anew, times times. It fails the test unless
// the outcomes come as often as their shares, by χ². of returns the outcomes of a state
// drawn anew, all of which are named in shares. Each must have a share: it must be the
// true one somewhere.
func Fair(t testing.TB, s rules.State, seat, times int, shares map[string]int, of func(s rules.State) []string) {
	t.Helper()
	if err := fair(s, seat, times, shares, of); err != nil {
		t.Error(err)
	}
}

func fair(s rules.State, seat, times int, shares map[string]int, of func(s rules.State) []string) error {
	r := rules.NewRand(uint64(times))
	count, total, sum := map[string]int{}, 0, 0
	var into rules.State
	for range times {
		into = s.(rules.Redrawer).Redraw(into, seat, &r)
		for _, x := range of(into) {
			count[x]++
			total++
			if shares[x] == 0 {
				return fmt.Errorf("%q is drawn for seat %d, which knows better", x, seat)
			}
		}
	}
	for _, n := range shares {
		sum += n
	}
	chi := 0.0
	for x, n := range shares {
		want := float64(total) * float64(n) / float64(sum)
		d := float64(count[x]) - want
		chi += d * d / want
	}
	// Three standard deviations above the mean of χ², and a little for few outcomes.
	// The draws are always the same, so a fair sampler passes once and for all.
	if df := float64(len(shares) - 1); chi > df+3*math.Sqrt(2*df)+3 {
		return fmt.Errorf("χ² is %.1f with %.0f degrees of freedom: %v, shares %v", chi, df, count, shares)
	}
	return nil
}

// Twin is a position that looks the same as s to a seat and differs in what the seat does
// not know. Dice and draws to come are the same. Where nothing else is hidden, they
// differ, and secret is false.
func Twin(t testing.TB, g rules.Game, s rules.State, seat int, r *rules.Rand) (twin rules.State, secret bool) {
	t.Helper()
	d, ok := s.(rules.Redrawer)
	if !ok {
		t.Fatal("a state that hides nothing has no twin")
	}
	truth, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	_, chance := generator(truth)
	const tries = 8
	for n := range tries + 1 {
		drawn, err := d.Redraw(nil, seat, r).MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if _, other := generator(drawn); other != nil && n < tries {
			drawn = bytes.Replace(drawn, other, chance, 1)
		}
		if !bytes.Equal(drawn, truth) {
			twin, err := g.Decode(drawn)
			if err != nil {
				t.Fatal(err)
			}
			return twin, n < tries
		}
	}
	t.Fatal("nothing differs")
	return nil, false
}
