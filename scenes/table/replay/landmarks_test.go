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

// marked is what stands above the slider of what a seat may know of a move.
func marked(game string, j *rules.Journal, seat int) []string {
	var seen []rules.LogEntry
	for _, e := range j.Events {
		if e.VisibleTo(seat) {
			seen = append(seen, rules.LogEntry{Event: e, Move: 1})
		}
	}
	var out []string
	for _, k := range landmarksOf(game, seen) {
		out = append(out, fmt.Sprint(k.kind, " ", len(k.events)))
	}
	return out
}

// looksOf is what a seat sees of a state, who decides, and where the game is.
func looksOf(t testing.TB, s rules.State, seat int) string {
	t.Helper()
	data, err := json.Marshal(s.View(seat))
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(string(data), s.Actor(), s.Status())
}

// public are the events that everybody may know of.
func public(j *rules.Journal) []rules.Event {
	return slices.DeleteFunc(slices.Clone(j.Events), func(e rules.Event) bool { return e.To != 0 })
}

// TestEqualViewsGiveEqualMarks: a recorded game is played on from other states that each
// seat cannot tell from the true one. Where they still look the same after a move that
// seat has the same marked of it, though what it does not know differs.
func TestEqualViewsGiveEqualMarks(t *testing.T) {
	const drawn = 8
	marks := 0
	for _, g := range registry.Games() {
		m, pairs := shotOf(t, g.ID()), 0
		r := rules.NewRand(7)
		for n := range m.Len() {
			s, err := m.At(n)
			if err != nil {
				t.Fatal(err)
			}
			legal := s.Legal(nil)
			for i := range drawn {
				for seat := rules.NoSeat; seat < s.Seats() && len(legal) > 0; seat++ {
					move := legal[(n+i)%len(legal)]
					a, b := s.Clone(), s.(rules.Redrawer).Redraw(nil, seat, &r)
					if b.Check(move) != nil {
						continue
					}
					var in, out rules.Journal
					if err := errors.Join(a.Apply(move, &in), b.Apply(move, &out)); err != nil {
						t.Fatal(err)
					}
					if looksOf(t, a, seat) != looksOf(t, b, seat) || !reflect.DeepEqual(public(&in), public(&out)) {
						continue // chance came out in another way, or something was revealed
					}
					pairs++
					got, want := marked(g.ID(), &in, seat), marked(g.ID(), &out, seat)
					marks += len(got)
					if !reflect.DeepEqual(got, want) {
						t.Fatalf("%s: of %q seat %d has %v marked, and %v where it sees the same", g.ID(), g.Notation(move), seat, got, want)
					}
				}
			}
		}
		if pairs < 200 {
			t.Errorf("%s: only %d pairs look the same", g.ID(), pairs)
		}
	}
	if marks < 20 {
		t.Errorf("only %d marks were compared", marks)
	}
}

// TestMarksTellTheViewersLogOnly: whoever looks, every mark is of an entry of that log,
// but for the turning points, which there are after the end only; and every game has
// marks and chapters.
func TestMarksTellTheViewersLogOnly(t *testing.T) {
	for _, g := range registry.Games() {
		m := shotOf(t, g.ID())
		for seat := rules.NoSeat; seat < m.Seats(); seat++ {
			h := &house.House{Settings: store.DefaultSettings("en")}
			d := desk.New(h, session.New(m, session.Options{Watch: true}), desk.Options{Replay: true})
			d.Look(0)
			d.Watch(seat)
			past := New(d, chances.New(d, nil), Core{})
			past.follow()
			x := &past.line
			if len(x.marks) == 0 || len(x.chapters) == 0 {
				t.Errorf("%s: %d marks, %d chapters", g.ID(), len(x.marks), len(x.chapters))
			}
			log := m.Log(seat)
			for _, k := range x.marks {
				for _, i := range k.events {
					if x.log[i].Move != k.at || !x.log[i].Event.VisibleTo(seat) || !reflect.DeepEqual(x.log[i], log[i]) {
						t.Errorf("%s: seat %d has %+v marked", g.ID(), seat, x.log[i])
					}
				}
				if k.kind == turning {
					t.Errorf("%s: a turning point without a curve", g.ID())
				}
			}
			if !slices.IsSortedFunc(x.chapters, func(a, b chapter) int { return a.at - b.at }) || x.chapters[0].at != 0 {
				t.Errorf("%s: chapters %+v", g.ID(), x.chapters)
			}
		}
	}
}

// TestAlikeEventsOfAMoveAreOneMark, others stand beside each other.
func TestAlikeEventsOfAMoveAreOneMark(t *testing.T) {
	e := func(move int, key string) rules.LogEntry {
		return rules.LogEntry{Move: move, Event: rules.Event{Text: rules.Msg("wcp.event." + key)}}
	}
	log := []rules.LogEntry{e(3, "fight"), e(3, "move"), e(3, "press"), e(3, "attack"), e(4, "fight"), e(9, "hall")}
	var got []string
	for _, k := range landmarksOf("wcp", log) {
		got = append(got, fmt.Sprint(k.kind, k.at, k.events))
	}
	if want := []string{"fight3 [0 3]", "press3 [2]", "fight4 [4]"}; !slices.Equal(got, want) {
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
				landmarksOf(m.Game().ID(), m.Log(rules.NoSeat))
			}
		})
	}
	b.Run("dolores", func(b *testing.B) {
		m := longDolores(b)
		b.ReportMetric(float64(m.Len()), "moves")
		for b.Loop() {
			chaptersOf(m)
			landmarksOf(m.Game().ID(), m.Log(rules.NoSeat))
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
