package wcp

import "schron/rules"

// mayPress reports whether the active player, who has just entered a hall, may
// press the button: in the central hall, with the hall stack empty and no hall
// in hand, in place of trade and attack (WCP-35). In the team game only the own
// hand counts (WCP-50).
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
