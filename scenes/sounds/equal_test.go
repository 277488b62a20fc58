package sounds

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"schron/rules"
	"schron/rules/registry"
)

// of gives what a seat hears of what was noted, and what somebody would who knows all.
func of(game string, j *rules.Journal, seat int) (seen, all []Sound) {
	var visible, every []rules.LogEntry
	for _, e := range j.Events {
		every = append(every, rules.LogEntry{Event: e})
		if e.VisibleTo(seat) {
			visible = append(visible, rules.LogEntry{Event: e})
		}
	}
	return heard(game, visible, nil), heard(game, every, nil)
}

// public are the events that everybody may know of.
func public(j *rules.Journal) []rules.Event {
	var out []rules.Event
	for _, e := range j.Events {
		if e.To == 0 {
			out = append(out, e)
		}
	}
	return out
}

// looks is what a seat sees of a state, and who decides.
func looks(t *testing.T, s rules.State, seat int) string {
	t.Helper()
	data, err := json.Marshal(s.View(seat))
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(string(data), s.Actor(), s.Status())
}

// TestEqualViewsGiveEqualSounds: in games of all kinds and numbers of players, two
// states may look the same to a seat, before a move and after it. Then that seat hears
// the same of the move in both, though what it does not know differs. So does who only
// looks on. Among these moves are some of which somebody who knows all would hear more.
func TestEqualViewsGiveEqualSounds(t *testing.T) {
	const games, every = 4, 3
	for _, g := range registry.Games() {
		t.Run(g.ID(), func(t *testing.T) {
			least, most := g.Players()
			pairs, sounding, hidden := 0, 0, 0
			r := rules.NewRand(11)
			for players := least; players <= most; players++ {
				for seed := range uint64(games) {
					n := 0
					p := rules.Playout{Game: g, Longest: 400}
					p.After = func(s rules.State, _ rules.Move) error {
						if n++; n%every != 0 || s.Result().Over {
							return nil
						}
						legal := s.Legal(nil)
						if len(legal) == 0 {
							return nil
						}
						m := legal[r.IntN(len(legal))]
						for seat := rules.NoSeat; seat < s.Seats(); seat++ {
							d, ok := s.(rules.Redrawer)
							if !ok {
								return errors.New("no other state can be drawn")
							}
							a, b := s.Clone(), d.Redraw(nil, seat, &r)
							if b.Check(m) != nil {
								continue
							}
							var in, out rules.Journal
							if err := errors.Join(a.Apply(m, &in), b.Apply(m, &out)); err != nil {
								return err
							}
							heard, all := of(g.ID(), &in, seat)
							if !reflect.DeepEqual(heard, all) {
								hidden++
							}
							if looks(t, a, seat) != looks(t, b, seat) || !reflect.DeepEqual(public(&in), public(&out)) {
								continue // chance came out in another way, or something was revealed
							}
							pairs++
							if len(heard) > 0 {
								sounding++
							}
							if other, _ := of(g.ID(), &out, seat); !reflect.DeepEqual(heard, other) {
								return fmt.Errorf("of %q seat %d hears %+v, and %+v where it sees the same", g.Notation(m), seat, heard, other)
							}
						}
						return nil
					}
					var long rules.Unfinished
					if _, err := p.Run(rules.Setup{Players: players, Seed: seed}); err != nil && !errors.As(err, &long) {
						t.Fatalf("%d players, seed %d: %v", players, seed, err)
					}
				}
			}
			if pairs < 200 || sounding < 50 {
				t.Errorf("%d pairs look the same, %d of them sound", pairs, sounding)
			}
			t.Logf("%d pairs, %d sound, %d moves have secret sounds", pairs, sounding, hidden)
			if g.ID() == "wradislavia" && hidden == 0 {
				t.Error("nothing secret would be heard: the test shows nothing")
			}
		})
	}
}
