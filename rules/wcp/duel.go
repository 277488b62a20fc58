package wcp

import "schron/rules"

// attack is one simultaneous exchange of fire with a pawn in the hall just
// entered (WCP-30).
func (s *State) attack(other int, j *rules.Journal) {
	a := int(s.active)
	s.attacked = int8(other)
	p, q := &s.players[a], &s.players[other]
	fire, armour := [2]int8{p.Fire(), q.Fire()}, [2]int8{p.armour, q.armour}
	exchange(&fire, &armour)
	p.armour, q.armour = armour[0], armour[1]
	j.Add("WCP-30", a, "wcp.event.attack", playerArg(a), otherArg(other),
		numberArg(int(p.armour)), rules.Number("armour", int(q.armour)))
	switch outcome(p.armour, q.armour) {
	case Undecided:
		j.Add("WCP-33", a, "wcp.event.undecided", playerArg(a), otherArg(other))
	case Draw:
		j.Add("WCP-32", a, "wcp.event.both-wrecked", playerArg(a), otherArg(other))
		s.wreck(j, a, other)
		s.goOn()
	case Win:
		s.beat(a, other, j)
	case Loss:
		s.beat(other, a, j)
	}
}

// beat lets the winner of a duel take one thing, if the loser has any; without a
// choice it is taken at once (WCP-31).
func (s *State) beat(winner, loser int, j *rules.Journal) {
	j.Add("WCP-31", winner, "wcp.event.beat", playerArg(winner), otherArg(loser))
	s.spoils = spoils{int8(winner), int8(loser)}
	owned := &s.players[loser].owned
	switch only := owned.only(); {
	case only != NoToken:
		s.take(only, j)
	case !owned.any():
		s.endDuel(j)
	}
}

func (s *State) refuseTake(t Token) *rules.Refusal {
	if loser := int(s.spoils.loser); s.players[loser].owned[t] == 0 {
		return refusal("WCP-31", "take.not-owned", otherArg(loser), tokenArg(t))
	}
	return nil
}

// take gives the winner one thing of the loser, with its full value (WCP-31).
func (s *State) take(t Token, j *rules.Journal) {
	winner, loser := int(s.spoils.winner), int(s.spoils.loser)
	s.players[loser].owned[t]--
	s.players[winner].gain(t)
	j.Add("WCP-31", winner, "wcp.event.spoils", playerArg(winner), otherArg(loser), tokenArg(t))
	s.endDuel(j)
}

// endDuel throws the loser out; the reset comes after the taking (WCP-31).
func (s *State) endDuel(j *rules.Journal) {
	loser := int(s.spoils.loser)
	s.spoils = spoils{nobody, nobody}
	s.wreck(j, loser)
	s.goOn()
}
