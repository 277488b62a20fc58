package replay

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"schron/layout"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/session"
	"schron/scenes/store"
	"schron/scenes/table/chances"
	"schron/scenes/table/desk"
)

// recordOf is a recorded match of a game.
func recordOf(t testing.TB, file string) *rules.Match {
	t.Helper()
	m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, file))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// shotOf is the match of which pictures are made.
func shotOf(t testing.TB, game string) *rules.Match {
	return recordOf(t, "../../../build/shots/"+game+".json")
}

// TestMarksArePublic: a recorded game is played on from other states that nobody can tell
// from the true one. Where they still look the same after a move the same is marked of it,
// though what is hidden differs.
func TestMarksArePublic(t *testing.T) {
	const drawn = 8
	marks := 0
	for _, g := range registry.Games() {
		m, pairs := shotOf(t, g.ID()), 0
		r := rules.NewRand(7)
		looks := func(s rules.State) string {
			data, err := json.Marshal(s.View(rules.NoSeat))
			if err != nil {
				t.Fatal(err)
			}
			return string(data)
		}
		for n := range m.Len() {
			s, err := m.At(n)
			if err != nil {
				t.Fatal(err)
			}
			had, legal := countsOf(s), s.Legal(nil)
			for i := range min(drawn, len(legal)) {
				move := legal[(n+i)%len(legal)]
				a, b := s.Clone(), s.(rules.Redrawer).Redraw(nil, rules.NoSeat, &r)
				if b.Check(move) != nil || errors.Join(a.Apply(move, nil), b.Apply(move, nil)) != nil || looks(a) != looks(b) {
					continue // chance came out in another way, or something was revealed
				}
				pairs++
				got, want := landmarksOf(g.ID(), rules.Changes(had, countsOf(a)), 1, 1), landmarksOf(g.ID(), rules.Changes(had, countsOf(b)), 1, 1)
				marks += len(got)
				if !reflect.DeepEqual(got, want) {
					t.Fatalf("%s: of %q %v is marked, and %v where it looks the same", g.ID(), g.Notation(move), got, want)
				}
			}
		}
		if pairs < 100 {
			t.Errorf("%s: only %d pairs look the same", g.ID(), pairs)
		}
	}
	if marks < 20 {
		t.Errorf("only %d marks were compared", marks)
	}
}

// TestMarksAreTheSameForAll: whoever looks, the same is marked, and no turning point
// before the curve has come; and every game has marks and chapters.
func TestMarksAreTheSameForAll(t *testing.T) {
	for _, g := range registry.Games() {
		m := shotOf(t, g.ID())
		_, _, want := chaptersOf(m)
		for seat := rules.NoSeat; seat < m.Seats(); seat++ {
			h := &house.House{Settings: store.DefaultSettings("en")}
			d := desk.New(h, session.New(m, session.Options{Watch: true}), desk.Options{Replay: true})
			d.Look(0)
			d.Watch(seat)
			past := New(d, chances.New(d, nil), Core{})
			past.follow()
			x := &past.line
			if len(x.marks) == 0 || len(x.chapters) == 0 || !reflect.DeepEqual(x.marks, want) {
				t.Errorf("%s: %d marks, %d chapters", g.ID(), len(x.marks), len(x.chapters))
			}
			if !slices.IsSortedFunc(x.chapters, func(a, b chapter) int { return a.at - b.at }) || x.chapters[0].at != 0 {
				t.Errorf("%s: chapters %+v", g.ID(), x.chapters)
			}
		}
	}
}

// TestAlikeChangesOfAMoveAreOneMark, others stand beside each other.
func TestAlikeChangesOfAMoveAreOneMark(t *testing.T) {
	was := []rules.Count{{What: "loot", Seat: 0, N: 3}, {What: "loot", Seat: 1, N: 2}, {What: "vehicle", Seat: 0, N: 1}, {What: "left", Seat: 1, N: 1}}
	is := []rules.Count{{What: "loot", Seat: 1, N: 1}, {What: "left", Seat: 1, N: 1}}
	var got []string
	for _, k := range landmarksOf("wcp", rules.Changes(was, is), 3, 1) {
		got = append(got, fmt.Sprint(k.kind, k.at, len(k.changes)))
	}
	if want := []string{"loss3 1", "fight3 2"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestMarksThatFindNoRoomStandTogether under the weightiest, none over another.
func TestMarksThatFindNoRoomStandTogether(t *testing.T) {
	var marks []landmark
	for n := range 400 {
		kind := "fight"
		if n%50 == 30 {
			kind = "press"
		}
		marks = append(marks, landmark{kind: kind, at: n})
	}
	all := placeMarks(marks, rail{box: layout.Rect{X: 10, Y: 0, W: 980, H: 10}, moves: 400}, 0)
	many := 0
	for i, p := range all {
		many += p.many
		if i > 0 && p.box.X < all[i-1].box.Right() {
			t.Errorf("mark %d lies over the one before", i)
		}
		for k := p.first; k < p.first+p.many; k++ {
			if weight(marks[k].kind) < weight(marks[p.best].kind) {
				t.Errorf("%s is hidden by %s", marks[k].kind, marks[p.best].kind)
			}
		}
	}
	if many != len(marks) || len(all) < 40 {
		t.Errorf("%d marks in %d places", many, len(all))
	}
}

// BenchmarkTimeline is what the slider of a replay of a long game is made from, once
// when the replay is opened.
func BenchmarkTimeline(b *testing.B) {
	for _, file := range []string{"../../../rules/registry/testdata/0.1.0/wradislavia-over.json", "../../../rules/wradislavia/testdata/endings/both.json"} {
		m := recordOf(b, file)
		b.Run(fmt.Sprint(m.Len()), func(b *testing.B) {
			for b.Loop() {
				chaptersOf(m)
			}
		})
	}
	b.Run("dolores", func(b *testing.B) {
		m := longDolores(b)
		b.ReportMetric(float64(m.Len()), "moves")
		for b.Loop() {
			chaptersOf(m)
		}
	})
}

// longDolores is a game of four played by chance, some thousand moves long.
func longDolores(b *testing.B) *rules.Match {
	g, _ := registry.Game("dolores")
	m, err := rules.NewMatch(g, make([]rules.Player, 4), rules.Setup{Seed: 1})
	for err == nil && !m.Result().Over && m.Len() < 3000 {
		var mv rules.Move
		if mv, err = m.BotMove(rules.RandomBot{}); err == nil {
			_, err = m.Play(mv)
		}
	}
	if err != nil {
		b.Fatal(err)
	}
	return m
}
