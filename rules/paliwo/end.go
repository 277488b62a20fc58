package paliwo

import "schron/rules"

// Ending is a way for the game to end (WP-43).
type Ending uint8

// The endings.
const (
	NoEnding  Ending = iota
	EndEscape        // fuel was carried off the board: the humans win (WP-16)
	EndTerror        // the marker left its track: the zombies win (WP-29)
	EndChild         // only the Child is left: the zombies win
	EndNobody        // no human is left: the zombies win
)

var endingIDs = rules.ListIDs("ending", NoEnding, "none", "escape", "terror", "child", "nobody")

// String is the id of the ending.
func (e Ending) String() string { return endingIDs.Of(e) }

// winner is the seat that an ending makes win (WP-43).
func (e Ending) winner() int {
	if e == EndEscape {
		return SeatHumans
	}
	return SeatZombies
}

// end ends the game at once (WP-43). The finds on the board are opened then, so
// it cannot be taken back where there are any (WP-27).
func (s *State) end(e Ending, j *rules.Journal) {
	s.closeActivation(nil)
	if s.anyField(func(f Field) bool { return s.grounds[f].Find() != NoFace }) {
		j.Reveal()
	}
	s.stage, s.ending = StageOver, e
	j.Add("WP-43", e.winner(), "paliwo.event.over."+e.String())
}

// checkAlone ends the game if no human but the Child is on the board. Those who
// wait to be turned still count (WP-43).
func (s *State) checkAlone(j *rules.Journal) bool {
	for h := range Child {
		if s.people[h].field != NoField {
			return false
		}
	}
	if s.people[Child].field != NoField {
		s.end(EndChild, j)
	} else {
		s.end(EndNobody, j)
	}
	return true
}

// Result says whether and how the game ended (WP-43).
func (s *State) Result() rules.Result {
	if s.ending == NoEnding {
		return rules.Result{}
	}
	r := rules.Result{Over: true, Winners: []int{s.ending.winner()}}
	key := "paliwo.result." + s.ending.String()
	if s.ending == EndEscape {
		r.Reason = rules.Msg(key, humanArg(s.lastLeaver))
	} else {
		r.Reason = rules.Msg(key)
	}
	return r
}
