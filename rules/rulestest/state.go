package rulestest

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"testing"

	"schron/rules"
)

// CheckState fails the test unless s keeps the promises of rules.State in this
// position. Invariants hold, asking changes nothing, copies are independent, and a
// refused move changes nothing. Legal and Ranges have no duplicates, a fixed order and
// only moves that Check accepts. Every move's notation reads back as the move. JSON
// reads back as the same state, which goes on alike. No view shows anything of the dice
// and draws to come.
func CheckState(t testing.TB, g rules.Game, s rules.State) {
	t.Helper()
	if err := checkState(g, s); err != nil {
		t.Fatal(err)
	}
}

func checkState(g rules.Game, s rules.State) error {
	if err := s.Invariants(); err != nil {
		return fmt.Errorf("invariant: %w", err)
	}
	before, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	if err := checkSeats(s); err != nil {
		return err
	}
	legal, ranges := s.Legal(nil), s.Ranges(nil)
	if err := checkListed(g, s, legal, ranges); err != nil {
		return err
	}
	if !slices.Equal(legal, s.Legal(nil)) || !slices.Equal(ranges, s.Ranges(nil)) {
		return errors.New("the legal moves are listed differently the second time")
	}
	s.Prompt()
	forgone(s)
	s.Result()
	for seat := rules.NoSeat; seat < s.Seats(); seat++ {
		s.View(seat)
	}
	if err := unchanged(s, before, "asking"); err != nil {
		return err
	}
	if err := checkRefused(s, before, outside(ranges)); err != nil {
		return err
	}
	decoded, err := g.Decode(before)
	if err != nil {
		return fmt.Errorf("the state as JSON is refused: %w", err)
	}
	if err := unchanged(decoded, before, "the way through JSON"); err != nil {
		return err
	}
	if err := checkSights(g, s, decoded, before); err != nil {
		return err
	}
	return checkCopies(g, s, decoded, before, some(legal, ranges))
}

// checkSights tests that nobody can tell a state from the one read from its JSON.
// Nobody may tell it from one with another random generator either.
func checkSights(g rules.Game, s, decoded rules.State, data []byte) error {
	future, err := otherFuture(g, data)
	if err != nil {
		return err
	}
	for seat := rules.NoSeat; seat < s.Seats(); seat++ {
		was, read, other := see(s, seat), see(decoded, seat), see(future, seat)
		if err := was.like(read); err != nil {
			return fmt.Errorf("the way through JSON: %w", err)
		}
		if err := read.same(other); err != nil {
			return fmt.Errorf("what is to come shows: %w", err)
		}
	}
	return nil
}

// checkSeats tests who sits and who decides.
func checkSeats(s rules.State) error {
	seats, actor := s.Seats(), s.Actor()
	if seats < 1 || seats > 32 {
		return fmt.Errorf("%d seats", seats)
	}
	for seat := range seats {
		if owner := s.Owner(seat); owner < 0 || owner >= seats {
			return fmt.Errorf("seat %d is played by player %d", seat, owner)
		}
	}
	if actor < rules.NoSeat || actor >= seats {
		return fmt.Errorf("seat %d of %d decides", actor, seats)
	}
	r := s.Result()
	if r.Over != (actor == rules.NoSeat) {
		return fmt.Errorf("over is %v, but seat %d decides", r.Over, actor)
	}
	if r.Over && r.Reason.Empty() {
		return errors.New("the game is over without a reason")
	}
	if r.Scores != nil && len(r.Scores) != seats {
		return fmt.Errorf("%d scores for %d seats", len(r.Scores), seats)
	}
	for _, w := range r.Winners {
		if w < 0 || w >= seats {
			return fmt.Errorf("seat %d of %d wins", w, seats)
		}
	}
	return nil
}

// ofActor counts the actor's among the legal moves; each must be a seat's, and
// those of bystanders stand last.
func ofActor(s rules.State, legal []rules.Move) (int, error) {
	b, ok := s.(rules.Bystander)
	if !ok {
		return len(legal), nil
	}
	n := 0
	for i, m := range legal {
		switch seat := b.By(m); {
		case seat < 0 || seat >= s.Seats():
			return 0, fmt.Errorf("the legal %+v is a move of seat %d", m, seat)
		case seat == s.Actor() && n < i:
			return 0, fmt.Errorf("the legal %+v of seat %d stands after one of a bystander", m, seat)
		case seat == s.Actor():
			n++
		}
	}
	return n, nil
}

// checkListed tests that what is listed is accepted, stands once and has a
// notation that reads back.
func checkListed(g rules.Game, s rules.State, legal []rules.Move, ranges []rules.Range) error {
	if s.Actor() == rules.NoSeat {
		if len(legal)+len(ranges) > 0 {
			return errors.New("moves are listed after the end")
		}
		return nil
	}
	if own, err := ofActor(s, legal); err != nil {
		return err
	} else if own+len(ranges) == 0 {
		return fmt.Errorf("seat %d has no legal move", s.Actor())
	}
	seen := map[rules.Move]bool{}
	for _, m := range legal {
		if err := checkMove(g, s, seen, m); err != nil {
			return err
		}
	}
	for _, r := range ranges {
		if r.Move.N != rules.AnyAmount || r.Min > r.Max {
			return fmt.Errorf("range %q with amount %d has the bounds %d to %d", g.Notation(r.Move), r.Move.N, r.Min, r.Max)
		}
		ends := []rules.Move{r.With(r.Min), r.With(r.Max)}
		for _, m := range slices.Compact(ends) {
			if err := checkMove(g, s, seen, m); err != nil {
				return err
			}
		}
		if err := checkNotation(g, r.Move); err != nil {
			return err
		}
	}
	return nil
}

func checkMove(g rules.Game, s rules.State, seen map[rules.Move]bool, m rules.Move) error {
	if seen[m] {
		return fmt.Errorf("%q is listed twice", g.Notation(m))
	}
	seen[m] = true
	if err := s.Check(m); err != nil {
		return fmt.Errorf("%q is listed but refused: %w", g.Notation(m), err)
	}
	return checkNotation(g, m)
}

func checkNotation(g rules.Game, m rules.Move) error {
	text := g.Notation(m)
	back, err := g.Parse(text)
	if err != nil {
		return fmt.Errorf("%+v is written %q, which is not read: %w", m, text, err)
	}
	if back != m {
		return fmt.Errorf("%+v is written %q, which is read as %+v", m, text, back)
	}
	return nil
}

// outside returns moves that no position accepts. These are the zero move and those
// just outside the ranges, unless another range of the same move covers them.
func outside(ranges []rules.Range) []rules.Move {
	moves := []rules.Move{{}}
	for _, r := range ranges {
		for _, n := range []int{r.Min - 1, r.Max + 1, rules.AnyAmount} {
			covered := slices.ContainsFunc(ranges, func(o rules.Range) bool {
				return o.Move == r.Move && n >= o.Min && n <= o.Max
			})
			if !covered {
				moves = append(moves, r.With(n))
			}
		}
	}
	return moves
}

// checkRefused tests that each move is refused, by Check and Apply alike, and
// changes nothing of s, which is before as JSON.
func checkRefused(s rules.State, before []byte, moves []rules.Move) error {
	var j rules.Journal
	for _, m := range moves {
		said, did := s.Check(m), s.Apply(m, &j)
		switch r := rules.AsRefusal(said); {
		case said == nil:
			return fmt.Errorf("%+v is accepted but not listed", m)
		case r == nil || r.Text.Empty():
			return fmt.Errorf("%+v is answered with %w, not a refusal with a sentence", m, said)
		case readable(r) != nil:
			return readable(r)
		case did == nil || did.Error() != said.Error():
			return fmt.Errorf("%+v: Check says %w, Apply says %w", m, said, did)
		}
		if err := unchanged(s, before, fmt.Sprintf("the refused %+v", m)); err != nil {
			return err
		}
	}
	if len(j.Events) > 0 || j.Barrier {
		return errors.New("a refused move was noted in the journal")
	}
	return nil
}

// checkCopies tests copies of s and of decoded, which was read from its JSON before. It
// plays each of moves on them.
func checkCopies(g rules.Game, s, decoded rules.State, before []byte, moves []rules.Move) error {
	if err := unchanged(s.Clone(), before, "copying"); err != nil {
		return err
	}
	for _, m := range moves {
		a, b, c := s.Clone(), s.Clone(), decoded.Clone()
		for _, copied := range []rules.State{a, b, c} {
			if err := copied.Apply(m, nil); err != nil {
				return fmt.Errorf("%q is legal but a copy refuses it: %w", g.Notation(m), err)
			}
		}
		if err := unchanged(s, before, "a move in a copy"); err != nil {
			return err
		}
		after, err := a.MarshalJSON()
		if err != nil {
			return err
		}
		if err := errors.Join(unchanged(b, after, "copying"), unchanged(c, after, "the way through JSON")); err != nil {
			return fmt.Errorf("after %q: %w", g.Notation(m), err)
		}
	}
	return nil
}

// some picks the first, middle and last of the moves.
func some(legal []rules.Move, ranges []rules.Range) []rules.Move {
	all := slices.Clone(legal)
	for _, r := range ranges {
		all = append(all, r.With(r.Max))
	}
	if len(all) <= 3 {
		return all
	}
	return []rules.Move{all[0], all[len(all)/2], all[len(all)-1]}
}

// unchanged compares the JSON of s.
func unchanged(s rules.State, before []byte, what string) error {
	after, err := s.MarshalJSON()
	if err != nil {
		return err
	}
	if !bytes.Equal(before, after) {
		return fmt.Errorf("%s changed the state\nfrom %s\nto   %s", what, before, after)
	}
	return nil
}
