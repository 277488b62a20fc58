package layout

import (
	"testing"

	"pgregory.net/rapid"
)

func drawRow(t *rapid.T) CardRow {
	return CardRow{
		Box:    R(50, 400, between(80, 1200).Draw(t, "room"), 200),
		Card:   S(between(40, 80).Draw(t, "w"), 120),
		Count:  rapid.IntRange(1, 30).Draw(t, "n"),
		Gap:    between(0, 20).Draw(t, "gap"),
		AlignX: between(0, 1).Draw(t, "alignX"),
		AlignY: between(0.25, 1).Draw(t, "alignY"),
		Raise:  between(0, 20).Draw(t, "raise"),
	}
}

func TestCardRow(t *testing.T) {
	fits := CardRow{Box: R(0, 0, 500, 150), Card: S(100, 140), Count: 3, Gap: 10, AlignX: 0.5, AlignY: 1, Raise: 8}
	packed := CardRow{Box: R(0, 0, 500, 140), Card: S(100, 140), Count: 11, Gap: 10, Raise: 30}
	tight := CardRow{Box: R(0, 0, 130, 140), Card: S(100, 140), Count: 4}
	for _, c := range []struct {
		what     string
		row      CardRow
		i, hover int
		want     Rect
	}{
		{"first of a centred row", fits, 0, NoCard, R(90, 10, 100, 140)},
		{"last of a centred row", fits, 2, NoCard, R(310, 10, 100, 140)},
		{"hovered, room for all", fits, 1, 1, R(200, 2, 100, 140)},
		{"neighbour of it stays", fits, 2, 1, R(310, 10, 100, 140)},
		{"overlapping", packed, 3, NoCard, R(120, 0, 100, 140)},
		{"overlapping, last", packed, 10, NoCard, R(400, 0, 100, 140)},
		{"hovered lies open", packed, 3, 3, R(100, -30, 100, 140)},
		{"the next begins where it ends", packed, 4, 3, R(200, 0, 100, 140)},
		{"the first never moves", packed, 0, 3, R(0, 0, 100, 140)},
		{"the last never moves", packed, 10, 3, R(400, 0, 100, 140)},
		{"the last hovered moves nobody", packed, 4, 10, R(160, 0, 100, 140)},
		{"strips are at most halved", tight, 2, 1, R(25, 0, 100, 140)},
		{"single card", CardRow{Box: R(0, 0, 300, 140), Card: S(100, 140), Count: 1, AlignX: 0.5}, 0, NoCard, R(100, 0, 100, 140)},
		{"first of two", CardRow{Box: R(0, 0, 150, 140), Card: S(100, 140), Count: 2}, 0, 0, R(0, 0, 100, 140)},
		{"second of two", CardRow{Box: R(0, 0, 150, 140), Card: S(100, 140), Count: 2}, 1, 0, R(50, 0, 100, 140)},
		{"room for less than one", CardRow{Box: R(0, 0, 50, 140), Card: S(100, 140), Count: 3}, 2, NoCard, R(0, 0, 100, 140)},
	} {
		if got := c.row.Rect(c.i, c.hover); !nearRect(got, c.want) {
			t.Errorf("%s: card %d at %v, want %v", c.what, c.i, got, c.want)
		}
	}
}

func TestCardRowStaysInItsBox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawRow(t)
		hover := rapid.IntRange(NoCard, c.Count-1).Draw(t, "hover")
		rest := c.lane().step()
		for i := range c.Count {
			r := c.Rect(i, hover)
			if i == hover {
				r = r.Translate(0, c.Raise)
			}
			if !r.Within(c.Box) {
				t.Fatalf("card %d of %d at %v leaves %v", i, c.Count, r, c.Box)
			}
			if i == 0 {
				continue
			}
			if strip := r.X - c.Rect(i-1, hover).X; strip < rest/2-1e-6 {
				t.Fatalf("card %d shows %v, at rest %v", i-1, strip, rest)
			}
		}
	})
}

func TestCardRowHoveredLiesOpen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawRow(t)
		if c.Box.W < 2*c.Card.W || c.lane().step()*float64(c.Count) < 2*c.Card.W {
			return
		}
		hover := rapid.IntRange(0, c.Count-1).Draw(t, "hover")
		if hover < c.Count-1 && c.Rect(hover+1, hover).X < c.Rect(hover, hover).Right()-1e-6 {
			t.Fatalf("card %d covers the hovered %d", hover+1, hover)
		}
	})
}

func TestCardRowHitsTheTopmost(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawRow(t)
		hover := rapid.IntRange(NoCard, c.Count-1).Draw(t, "hover")
		p := drawPoint(t, c.Box)
		want := NoCard
		for i := range c.Count {
			if c.Hit(i, hover).Contains(p) {
				want = i
			}
		}
		if got := c.At(p, hover); got != want {
			t.Fatalf("At(%v) = %d, topmost is %d", p, got, want)
		}
	})
}

func TestCardRowRaisedCardKeepsTheMouse(t *testing.T) {
	c := CardRow{Box: R(0, 50, 500, 140), Card: S(100, 140), Count: 3, Gap: 10, Raise: 30}
	for p, want := range map[Point]int{
		P(150, 55): 1, P(150, 189): 1, P(150, 30): 1, P(150, 19): NoCard, P(150, 190): NoCard, P(50, 30): NoCard, P(50, 189): 0,
	} {
		if got := c.At(p, 1); got != want {
			t.Errorf("card 1 raised: %v hits %d, want %d", p, got, want)
		}
	}
}

func TestCardRowHoverIsSteady(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawRow(t)
		before := rapid.IntRange(NoCard, c.Count-1).Draw(t, "before")
		p := drawPoint(t, c.Box)
		// A border between two cards may be missed by a rounding error.
		if c.At(p, before) != c.At(p.Add(P(1e-6, 0)), before) || c.At(p, before) != c.At(p.Sub(P(1e-6, 0)), before) {
			return
		}
		if hit := c.At(p, before); hit != NoCard && c.At(p, hit) != hit {
			t.Fatalf("%v hits %d, but %d once that is hovered", p, hit, c.At(p, hit))
		}
	})
}

func TestCardRowInsertAt(t *testing.T) {
	c := CardRow{Box: R(0, 0, 500, 140), Card: S(100, 140), Count: 3, Gap: 10}
	for x, want := range map[float64]int{-5: 0, 49: 0, 51: 1, 159: 1, 161: 2, 271: 3, 499: 3} {
		if got := c.InsertAt(P(x, 70)); got != want {
			t.Errorf("dropped at %v joins at %d, want %d", x, got, want)
		}
	}
	if got := (CardRow{}).InsertAt(P(3, 3)); got != 0 {
		t.Errorf("joins an empty row at %d", got)
	}
	if got := (CardRow{}).At(P(0, 0), NoCard); got != NoCard {
		t.Errorf("hits card %d of an empty row", got)
	}
}

func BenchmarkCardRowAt(b *testing.B) {
	c := CardRow{Box: R(0, 0, 900, 150), Card: S(100, 140), Count: 20, Gap: 10, Raise: 20}
	p := P(0, 70)
	b.ReportAllocs()
	for b.Loop() {
		p.X += 7
		if p.X > 900 {
			p.X = 0
		}
		c.At(p, 5)
	}
}
