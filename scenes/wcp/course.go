package wcp

import (
	"strings"

	"schron/rules"
	"schron/scenes/table/motion"
)

// Seen returns when an event is seen. A fall is seen when the hall gives way, a press
// when the button is down. Shots are seen when both sides fire, wrecks when one blows
// up.
func (f *face) Seen(e *rules.LogEntry) (part float64, known bool) {
	c := &f.course
	key := strings.TrimPrefix(e.Event.Text.Key, "wcp.event.")
	switch {
	case c.fights:
		switch key {
		case "move", "boost":
			return 0, true
		case "fight":
			return fightIn + 0.02, true
		case "fight-win", "fight-loss", "fight-draw", "wreck", "lost", "thrown-out":
			return fightOver, true
		}
		return 0, false
	case c.takes && (key == "trophy" || key == "upgrade" || key == "unguarded"):
		return takeWaits, true
	}
	switch key {
	case "move", "boost", "boost-out", "leave":
		return 0.03, true
	case "destroy":
		return givesWay * fallTime / c.total, true
	case "remove":
		return 0.03, true
	case "press", "press-itself":
		return pressDown * pressTime / c.total, true
	case "hall", "breach":
		return layDown * layTime / c.total, true
	}
	return 0, false
}

// passing are the events of what passes by itself.
var passing = map[string]string{
	"stuck": "move", "shut-out": "move", "clock.start": "move", "clock.round": "move", "press-itself": "move", "stage-two": "move",
	"remove": "destroy", "exits": "destroy", "idle": "destroy", "collapse": "destroy",
}

// Course tells of who cannot do anything, of the base's counting and of its fall.
func (f *face) Course(_, _ rules.View) []motion.Stretch { return f.t.Passing(passing) }

// course is what the motions given last show.
type course struct {
	total  float64 // time of the longest, in usual moves
	fights bool
	takes  bool // something is taken by a pawn that comes
}

// courseOf is that of motions.
func courseOf(list []motion.Motion, fights bool) course {
	c := course{total: 1, fights: fights}
	for i := range list {
		c.total = max(c.total, list[i].Time)
		c.takes = c.takes || list[i].Time == takeTime && strings.HasPrefix(list[i].Piece, "content:")
	}
	return c
}
