package curve

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// script judges as it is told, one line after the other; the last one goes on.
type script struct {
	lines [][]int32
	n     int
}

func (s *script) Judge(_ rules.State, chance []int32) {
	copy(chance, s.lines[min(s.n, len(s.lines)-1)])
	s.n++
}

// passed is a match in which everybody only ever goes on.
func passed(t *testing.T, players, rounds int, twin bool) *rules.Match {
	t.Helper()
	m, err := rules.NewMatch(toygame.Game{}, make([]rules.Player, players), rules.Setup{
		Options: rules.Options{"rounds": rounds, "twin": twin},
	})
	if err != nil {
		t.Fatal(err)
	}
	for m.Actor() != rules.NoSeat {
		if _, err := m.Play(rules.Move{Verb: toygame.VerbPass}); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func never() bool { return false }

func reckon(t *testing.T, m *rules.Match, j Judge) Curve {
	t.Helper()
	c, done, err := Reckon(m.Course(), len(m.Players()), j, never)
	if err != nil || !done {
		t.Fatalf("done %v, error %v", done, err)
	}
	return c
}

// TestSharesAreOfAll: chances that do not add up become shares that do. Those of several
// seats are their player's best one, and the end is as it was.
func TestSharesAreOfAll(t *testing.T) {
	m := passed(t, 2, 2, true)
	c := reckon(t, m, &script{lines: [][]int32{{0, 0, 0, 0}, {1, 1, 1, 1}, {1, 1, 1, 1}, {9000, 3000, 0, 3000}, {10, 20, 10, 10}}})
	if len(c.Points) != 7 {
		t.Fatalf("%d points", len(c.Points))
	}
	for i, want := range [][]int32{{5000, 5000}, {7500, 2500}, {6667, 3333}} {
		if diff := cmp.Diff(want, c.Points[i].Share); diff != "" {
			t.Errorf("point %d: %s", i, diff)
		}
	}
	last := c.Points[len(c.Points)-1]
	want := make([]int32, 2)
	for _, seat := range m.Result().Winners {
		want[m.Owner(seat)] = 1
	}
	divide(want)
	if diff := cmp.Diff(Point{Move: m.Len(), Turn: 2, Share: want}, last); diff != "" || want[0]+want[1] != All {
		t.Error(diff)
	}
}

// TestPointsBeginWhenEverybodyHasHadAGo, and there is one for every go after that.
func TestPointsBeginWhenEverybodyHasHadAGo(t *testing.T) {
	c := reckon(t, passed(t, 3, 3, false), &script{lines: [][]int32{{1, 1, 1}}})
	var got [][2]int
	for _, p := range c.Points {
		got = append(got, [2]int{p.Move, p.Turn})
	}
	if diff := cmp.Diff([][2]int{{0, 1}, {3, 1}, {4, 2}, {5, 2}, {6, 2}, {7, 3}, {8, 3}, {9, 3}}, got); diff != "" {
		t.Error(diff)
	}
}

// TestATurningPointLasts: what is taken back by the next go, or was only taken back, is none.
// Of what lasts the largest are marked, and who gained.
func TestATurningPointLasts(t *testing.T) {
	r := reckoning{players: 2}
	for n, share := range []int32{5000, 5000, 9000, 5000, 5000, 5100, 7000, 6900, 7000, 2000, 2100, 2000, 2000, 10_000} {
		r.all = append(r.all, []int32{share, All - share})
		r.point(n, 1+n/2)
	}
	want := []Swing{{Point: 6, Move: 6, Player: 0, By: 1800}, {Point: 9, Move: 9, Player: 1, By: 4800}, {Point: 13, Move: 13, Player: 0, By: 7900}}
	if diff := cmp.Diff(want, r.swings()); diff != "" {
		t.Error(diff)
	}
}

// TestATurningPointIsOfItsGo: of several moves the last one stands for the go.
func TestATurningPointIsOfItsGo(t *testing.T) {
	r := reckoning{players: 2}
	for _, share := range []int32{5000, 5000, 5200, 4000, 8000, 8100, 8000, 8000} {
		r.all = append(r.all, []int32{share, All - share})
	}
	for _, n := range []int{0, 1, 5, 6, 7} {
		r.point(n, 1)
	}
	want := []Swing{{Point: 2, Move: 5, Player: 0, By: 3000}}
	if diff := cmp.Diff(want, r.swings()); diff != "" {
		t.Error(diff)
	}
}

// TestSettingUpIsNoTurningPoint, but in a game without turns every go can be one.
func TestSettingUpIsNoTurningPoint(t *testing.T) {
	for last, want := range []int{2, 1} {
		r := reckoning{players: 2}
		for n, share := range []int32{5000, 9000, 9000, 9000, 2000, 2000, 2000} {
			r.all = append(r.all, []int32{share, All - share})
			r.point(n, last*max(n-2, 0))
		}
		if got := r.swings(); len(got) != want {
			t.Errorf("turn %d: %v", last, got)
		}
	}
}

// TestTurningPointsAreFewAndApart.
func TestTurningPointsAreFewAndApart(t *testing.T) {
	r := reckoning{players: 1}
	for n := range 200 {
		r.all = append(r.all, []int32{int32(n/4) * 700})
		r.point(n, 1)
	}
	got := r.swings()
	if len(got) != mostSwings {
		t.Fatalf("%d turning points", len(got))
	}
	for i, s := range got[1:] {
		if s.Point-got[i].Point < 10 {
			t.Errorf("%d is near %d", s.Point, got[i].Point)
		}
	}
}

// TestWhoStopsTheReckoningGetsNothing, and it stops within a move.
func TestWhoStopsTheReckoningGetsNothing(t *testing.T) {
	m, j, asked := passed(t, 2, 5, false), &script{lines: [][]int32{{1, 1}}}, 0
	_, done, err := Reckon(m.Course(), 2, j, func() bool { asked++; return asked > 3 })
	if done || err != nil || j.n != 4 {
		t.Errorf("done %v, error %v after %d judgments", done, err, j.n)
	}
}

// TestAJudgeThatPanicsIsAnError, no crash.
func TestAJudgeThatPanicsIsAnError(t *testing.T) {
	_, done, err := Reckon(passed(t, 2, 1, false).Course(), 2, &script{}, never)
	if done || err == nil {
		t.Errorf("done %v, error %v", done, err)
	}
}

// TestACourseIsACopy: a match taken back meanwhile changes nothing.
func TestACourseIsACopy(t *testing.T) {
	m := passed(t, 2, 2, false)
	want := reckon(t, m, &script{lines: [][]int32{{1, 2}}})
	c := m.Course()
	for m.Len() > 0 {
		if err := m.ForceUndo(); err != nil {
			t.Fatal(err)
		}
	}
	got, _, err := Reckon(c, 2, &script{lines: [][]int32{{1, 2}}}, never)
	if diff := cmp.Diff(want, got); diff != "" || err != nil || m.Len() == c.Len() {
		t.Errorf("%s, error %v, %d moves are left", diff, err, m.Len())
	}
}

// cardJudge gives a seat the chance that its cards say.
type cardJudge struct{}

func (cardJudge) Judge(s rules.State, chance []int32) {
	for seat, n := range s.(*toygame.State).Card {
		chance[seat] = int32(n * n)
	}
}

// TestThePublicHoldsNoSecret: positions that differ in hidden cards only are judged alike,
// and otherwise than the true ones.
func TestThePublicHoldsNoSecret(t *testing.T) {
	m := passed(t, 2, 3, false)
	if err := m.ForceUndo(); err != nil {
		t.Fatal(err)
	}
	s, err := m.At(m.Len())
	if err != nil {
		t.Fatal(err)
	}
	var seen [][]int32
	for _, cards := range [][]int{{1, 6}, {6, 1}} {
		x := s.Clone().(*toygame.State)
		x.Card = cards
		data, err := x.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		at, err := rules.NewMatchAt(toygame.Game{}, nil, data)
		if err != nil {
			t.Fatal(err)
		}
		share, err := Public(at, cardJudge{})
		if err != nil || share[0] == 0 || share[0]+share[1] > All {
			t.Fatalf("%v, error %v", share, err)
		}
		seen = append(seen, share)
	}
	if diff := cmp.Diff(seen[0], seen[1]); diff != "" {
		t.Error(diff)
	}
	if _, err := Public(passed(t, 2, 1, false), cardJudge{}); err == nil {
		t.Error("a position after the end is judged")
	}
}
