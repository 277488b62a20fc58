package dolores

import (
	"strings"

	"schron/rules"
	game "schron/rules/dolores"
)

// course is when the motions given last show what, in usual moves.
type course struct {
	total float64
	wind  bool
	raid  *raid
	told  float64 // when dice lie and what hangs on them happens
}

// Seen returns when an event is seen. A missile is seen when it is fired and where it
// hits, losses when the dice lie. What the wind brings is seen on arrival.
func (f *face) Seen(e *rules.LogEntry) (part float64, known bool) {
	x := &f.course
	if x.total == 0 {
		return 0, false
	}
	at, known := x.seen(e.Event.Text.Key, f.shotBefore(e))
	return at / x.total, known
}

// shotBefore counts those who have shot at a missile before an event of the move being
// shown.
func (f *face) shotBefore(e *rules.LogEntry) (n int) {
	if !f.t.Showing() && !f.t.Looking() {
		return 0
	}
	entries := f.t.Step().Entries
	for i := range entries {
		x := &entries[i].Event
		if x.Text.Key == e.Event.Text.Key && x.Seat == e.Event.Seat && unitOf(x.Text) == unitOf(e.Event.Text) {
			break
		}
		if shoots(x.Text.Key) {
			n++
		}
	}
	return n
}

// shoots reports whether an event is that somebody shoots at a missile.
func shoots(key string) bool {
	switch key {
	case "dolores.event.ship-stops", "dolores.event.ship-misses", "dolores.event.intercept", "dolores.event.intercept.fails":
		return true
	}
	return false
}

// seen is when what has a key is seen, if that is known; shot counts those who have
// shot before.
func (x *course) seen(key string, shot int) (at float64, known bool) {
	what := strings.TrimPrefix(key, "dolores.event.")
	switch {
	case x.wind:
		switch what {
		case "wind":
			return windTime * driftFrom, true
		case "roll":
			return 0, true
		case "irradiate", "district", "city-gone", "spread", "fire":
			return windTime * windSettles, true
		}
	case x.raid != nil:
		switch {
		case what == "launch":
			return 0, true
		case shoots(key):
			if shot < len(x.raid.shots) {
				return x.raid.shots[shot], true
			}
		case strings.HasPrefix(what, "blast"), what == "cloud", what == "city-gone", what == "district", what == "irradiate":
			return x.raid.lands, x.raid.hits != (game.FieldSet{})
		}
	case x.told > 0:
		switch what {
		case "lost", "district", "raze", "fire", "city-gone":
			return x.told, true
		}
	}
	return 0, false
}
