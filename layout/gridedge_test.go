package layout

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

func TestGridEdgeOfCell(t *testing.T) {
	northern := southern
	northern.FromBottom = false
	for _, c := range []struct {
		g    SquareGrid
		side Side
		want GridEdge
		mid  Point
	}{
		{southern, North, GridEdge{2, 2, false}, P(290, 355)},
		{southern, East, GridEdge{3, 1, true}, P(345, 410)},
		{southern, South, GridEdge{2, 1, false}, P(290, 465)},
		{southern, West, GridEdge{2, 1, true}, P(235, 410)},
		{northern, North, GridEdge{2, 1, false}, P(290, 135)},
		{northern, South, GridEdge{2, 2, false}, P(290, 245)},
	} {
		e := c.g.Edge(Cell{2, 1}, c.side)
		if e != c.want {
			t.Errorf("side %d of (2,1) = %v, want %v", c.side, e, c.want)
		}
		if got := c.g.EdgeMid(e); !nearPoint(got, c.mid) {
			t.Errorf("side %d of (2,1) at %v, want %v", c.side, got, c.mid)
		}
	}
}

func TestGridEdgeIsShared(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		c := drawCell(t, g)
		side := rapid.SampledFrom(Sides[:]).Draw(t, "side")
		n := g.Neighbour(c, side)
		e := g.Edge(c, side)
		if g.Edge(n, side.Opposite()) != e {
			t.Fatalf("%v and %v name their edge %v and %v", c, n, e, g.Edge(n, side.Opposite()))
		}
		if got, ok := g.EdgeBetween(c, n); !ok || got != e {
			t.Fatalf("edge between %v and %v = %v, %v, want %v", c, n, got, ok, e)
		}
		before, after := e.Cells()
		if (before != c || after != n) && (before != n || after != c) {
			t.Fatalf("%v lies between %v and %v, want %v and %v", e, before, after, c, n)
		}
		if !g.HasEdge(e) || g.Inner(e) != g.Has(n) {
			t.Fatalf("%v on the board: %v, inner: %v", e, g.HasEdge(e), g.Inner(e))
		}
		diagonal := g.Neighbour(n, (side+1)%4)
		if e, ok := g.EdgeBetween(c, diagonal); ok {
			t.Fatalf("%v and %v share %v", c, diagonal, e)
		}
	})
}

func TestGridEdgesAreAllDifferent(t *testing.T) {
	g := SquareGrid{Box: R(0, 0, 100, 100), Cols: 4, Rows: 3}
	edges := g.Edges(nil)
	seen := map[GridEdge]bool{}
	inner := 0
	for _, e := range edges {
		if seen[e] || !g.HasEdge(e) {
			t.Errorf("%v twice or not on the board", e)
		}
		seen[e] = true
		if g.Inner(e) {
			inner++
		}
	}
	if len(edges) != 31 || inner != 17 {
		t.Errorf("%d edges, %d of them inner, want 31 and 17", len(edges), inner)
	}
	for _, e := range []GridEdge{{5, 0, true}, {0, 3, true}, {0, 4, false}, {-1, 0, false}} {
		if g.HasEdge(e) {
			t.Errorf("%v is on the board", e)
		}
	}
}

func TestGridEdgeAt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		edges := g.Edges(nil)
		e := rapid.SampledFrom(edges).Draw(t, "edge")
		if got, ok := g.EdgeAt(g.EdgeMid(e), 0.01); !ok || got != e {
			t.Fatalf("middle of %v hits %v, %v", e, got, ok)
		}
		p := drawPoint(t, g.Box)
		reach := between(0, 60).Draw(t, "reach")
		least := math.Inf(1)
		for _, e := range edges {
			least = math.Min(least, distToSegment(g, e, p))
		}
		got, ok := g.EdgeAt(p, reach)
		if math.Abs(least-reach) > 1e-6 && ok != (least < reach) {
			t.Fatalf("nearest edge is %v away, reach %v, hit %v", least, reach, ok)
		}
		if d := distToSegment(g, got, p); d > least+1e-6 {
			t.Fatalf("%v hits %v, %v away; another is %v away", p, got, d, least)
		}
	})
}

func distToSegment(g SquareGrid, e GridEdge, p Point) float64 {
	a, b := g.EdgeSegment(e)
	v := b.Sub(a)
	t := ((p.X-a.X)*v.X + (p.Y-a.Y)*v.Y) / (v.X*v.X + v.Y*v.Y)
	return p.Dist(a.Lerp(b, math.Max(0, math.Min(t, 1))))
}

func TestGridEdgeSegments(t *testing.T) {
	for _, c := range []struct {
		e    GridEdge
		a, b Point
	}{
		{GridEdge{0, 0, true}, P(20, 470), P(20, 570)},
		{GridEdge{5, 4, true}, P(560, 30), P(560, 130)},
		{GridEdge{1, 0, true}, P(125, 470), P(125, 570)},
		{GridEdge{0, 0, false}, P(20, 570), P(120, 570)},
		{GridEdge{3, 5, false}, P(350, 30), P(450, 30)},
		{GridEdge{3, 4, false}, P(350, 135), P(450, 135)},
	} {
		if a, b := southern.EdgeSegment(c.e); !nearPoint(a, c.a) || !nearPoint(b, c.b) {
			t.Errorf("%v from %v to %v, want %v to %v", c.e, a, b, c.a, c.b)
		}
	}
}

func TestGridCorners(t *testing.T) {
	for _, c := range []struct {
		k    GridCorner
		want Point
	}{
		{GridCorner{0, 0}, P(20, 570)},
		{GridCorner{5, 5}, P(560, 30)},
		{GridCorner{1, 1}, P(125, 465)},
	} {
		if got := southern.CornerPoint(c.k); !nearPoint(got, c.want) {
			t.Errorf("corner %v at %v, want %v", c.k, got, c.want)
		}
		if got, ok := southern.CornerAt(c.want.Add(P(6, -7)), 10); !ok || got != c.k {
			t.Errorf("beside corner %v hits %v, %v", c.k, got, ok)
		}
		if _, ok := southern.CornerAt(c.want.Add(P(6, -9)), 10); ok {
			t.Errorf("corner %v is hit from too far away", c.k)
		}
	}
	for k, want := range map[GridCorner]bool{{0, 0}: true, {5, 5}: true, {6, 0}: false, {0, -1}: false, {3, 6}: false} {
		if southern.HasCorner(k) != want {
			t.Errorf("HasCorner(%v) = %v", k, !want)
		}
	}
}

func TestGridCornerAtIsNearest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGrid(t)
		p := drawPoint(t, g.Box)
		got, ok := g.CornerAt(p, 1e9)
		if !ok || !g.HasCorner(got) {
			t.Fatalf("CornerAt(%v) = %v, %v", p, got, ok)
		}
		d := p.Dist(g.CornerPoint(got))
		for col := range g.Cols + 1 {
			for row := range g.Rows + 1 {
				if k := (GridCorner{col, row}); p.Dist(g.CornerPoint(k)) < d-1e-6 {
					t.Fatalf("%v hits %v, but %v is nearer", p, got, k)
				}
			}
		}
	})
}

func TestGridWithoutFieldsIsNeverHit(t *testing.T) {
	g := SquareGrid{Box: R(0, 0, 10, 10)}
	if e, ok := g.EdgeAt(P(0, 0), 5); ok {
		t.Errorf("edge %v", e)
	}
	if k, ok := g.CornerAt(P(0, 0), 5); ok {
		t.Errorf("corner %v", k)
	}
}

func BenchmarkGridEdgeAt(b *testing.B) {
	p := P(0, 200)
	b.ReportAllocs()
	for b.Loop() {
		p.X += 7
		if p.X > 600 {
			p.X = 0
		}
		southern.EdgeAt(p, 12)
	}
}

func BenchmarkGridCornerAt(b *testing.B) {
	p := P(0, 200)
	b.ReportAllocs()
	for b.Loop() {
		p.X += 7
		if p.X > 600 {
			p.X = 0
		}
		southern.CornerAt(p, 12)
	}
}
