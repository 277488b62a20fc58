package wcp

import "schron/rules"

// mayPress reports whether the active player may press the button (WCP-35). The player
// has just entered the central hall, the hall stack is empty and no hall is in hand.
// The press replaces trade and attack. In the team game only the own hand counts
// (WCP-50).
func (s *State) mayPress() bool {
	p := &s.players[s.active]
	return p.pawn == Centre && s.stage == StageExplore && s.hallsLeft == 0 && p.hallsN == 0 && s.attacked == nobody && s.asked == nobody
}

func (s *State) refusePress() *rules.Refusal {
	p := &s.players[s.active]
	switch {
	case p.pawn != Centre:
		return refusal("WCP-35", "press.elsewhere")
	case s.hallsLeft > 0:
		return refusal("WCP-35", "press.stack", numberArg(int(s.hallsLeft)))
	case p.hallsN > 0:
		return refusal("WCP-35", "press.hand", numberArg(int(p.hallsN)))
	case s.attacked != nobody || s.asked != nobody:
		return refusal("WCP-35", "press.instead")
	}
	return nil
}

// press starts the destruction: the presser finishes the turn and everybody else
// has one more (WCP-35, WCP-36).
func (s *State) press(j *rules.Journal) {
	s.presser, s.stage, s.phase, s.clock = s.active, StageLastRound, PhasePlace, 0
	j.Add("WCP-35", int(s.active), "wcp.event.press", playerArg(int(s.active)))
}
