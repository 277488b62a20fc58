package wcp

import (
	"math"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
)

// TestSoundsComeWhenTheirCauseIsSeen asks for the moments of the motions of each kind,
// in usual moves.
func TestSoundsComeWhenTheirCauseIsSeen(t *testing.T) {
	for _, x := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		move  func(game.View, rules.Move) bool
		want  map[string]float64
	}{
		{"a fall", destroying, verb(game.VerbDestroy), map[string]float64{"destroy": givesWay * fallTime}},
		{"a hall", placing, verb(game.VerbHall), map[string]float64{"hall": layDown * layTime}},
		{"the press", pressing, verb(game.VerbPress), map[string]float64{"press": pressDown * pressTime}},
		{"a trophy", moving, wayWith(func(e game.Entry) bool { return e.Token != game.NoToken && !e.Guarded }), map[string]float64{"trophy": takeWaits * takeTime}},
	} {
		d, list := shownMove(t, x.start(t), x.move)
		longest := 1.0
		for _, m := range list {
			longest = max(longest, m.Time)
		}
		for key, want := range x.want {
			e := rules.LogEntry{Event: rules.Event{Text: rules.Msg("wcp.event." + key)}}
			part, known := d.Face.Seen(&e)
			if got := part * longest; !known || math.Abs(got-want) > 1e-9 {
				t.Errorf("%s: %s is seen after %v (known %v), want %v", x.name, key, got, known, want)
			}
		}
		e := rules.LogEntry{Event: rules.Event{Text: rules.Msg("wcp.event.offer")}}
		if _, known := d.Face.Seen(&e); known {
			t.Errorf("%s: it is known when an offer is seen", x.name)
		}
	}
	d, list := shownMove(t, moving(t), wayWith(func(e game.Entry) bool { return e.Guarded }))
	if len(list) == 0 {
		t.Fatal("nothing moves")
	}
	last := -1.0
	for _, key := range []string{"move", "fight", "fight-win"} {
		e := rules.LogEntry{Event: rules.Event{Text: rules.Msg("wcp.event." + key)}}
		part, known := d.Face.Seen(&e)
		if !known || part <= last || part > 1 {
			t.Errorf("in a fight %s is seen at %v (known %v) after %v", key, part, known, last)
		}
		last = part
	}
}
