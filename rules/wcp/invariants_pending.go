package wcp

import (
	"errors"
	"fmt"
)

// testTurn tests who may have this turn and what was done in it.
func (s *State) testTurn() error {
	p := &s.players[s.active]
	fresh := s.attacked == nobody && s.asked == nobody && !s.hallLaid && !s.tokenPut
	switch s.phase {
	case PhaseVehicle, PhaseMove:
		if !fresh {
			return fmt.Errorf("something was done before phase %s ended", s.phase)
		}
		if !p.Playing() {
			return fmt.Errorf("turn of seat %d, which is out (WCP-46)", s.active)
		}
	case PhaseMeet:
		if !p.InBase() || s.hallLaid || s.tokenPut {
			return errors.New("phase meet without a pawn that has just entered (WCP-24)")
		}
		if p.pawn == Centre && s.stage != StageExplore {
			return errors.New("the central hall was entered after the press (WCP-37)")
		}
	case PhasePlace:
		if !p.Playing() {
			return fmt.Errorf("seat %d, which is out, lays something (WCP-46)", s.active)
		}
	case PhaseDestroy:
		if s.stage != StageEscape || s.holder != s.active {
			return fmt.Errorf("seat %d destroys without the central hall (WCP-43)", s.active)
		}
	}
	if s.asked != nobody && s.asked == s.attacked || s.asked == s.active || s.attacked == s.active {
		return errors.New("a pawn was both attacked and made an offer, or met itself (WCP-24)")
	}
	return nil
}

func (s *State) testTrade() error {
	t := &s.trade
	if t.with == nobody {
		if *t != (trade{with: nobody}) {
			return errors.New("an offer to nobody (WCP-25)")
		}
		return nil
	}
	if s.phase != PhaseMeet || s.refuseTrade(int(t.with)) != nil {
		return fmt.Errorf("an offer to seat %d, to which none may be made (WCP-24)", t.with)
	}
	if t.by != s.active && t.by != t.with {
		return fmt.Errorf("an offer of seat %d, which does not talk (WCP-24)", t.by)
	}
	for i := range t.give {
		if t.give[i] > s.players[t.by].owned[i] || t.ask[i] > s.players[s.asker()].owned[i] {
			return fmt.Errorf("an offer of %s that is not there (WCP-25)", Token(i))
		}
	}
	allied := s.Allied(int(s.active), int(t.with))
	if t.made && (s.refuseOffer() != nil || allied) {
		return errors.New("an offer was made that cannot be (WCP-25)")
	}
	if t.refused == 0 && t.by != s.active || t.refused > 0 && allied {
		return errors.New("an offer follows none that was refused (WCP-24)")
	}
	return s.testRefused()
}

// testRefused tests the offers that were refused in a talk (WCP-24). The seat whose
// turn it is made the first. Each could be made, and none was made twice.
func (s *State) testRefused() error {
	c := *s
	for i := range s.trade.past[:s.trade.refused] {
		o := &s.trade.past[i]
		if i == 0 && o.by != s.active || o.by != s.active && o.by != s.trade.with {
			return fmt.Errorf("seat %d made offer %d of the talk (WCP-24)", o.by, i+1)
		}
		c.trade.offer, c.trade.refused = *o, int8(i)
		for k := range o.give {
			if o.give[k] > s.players[o.by].owned[k] || o.ask[k] > s.players[c.asker()].owned[k] {
				return fmt.Errorf("an offer of %s that was not there (WCP-25)", Token(k))
			}
		}
		if c.refuseOffer() != nil {
			return errors.New("an offer was refused that could not be made (WCP-24)")
		}
		if !c.goesOn() {
			return errors.New("a talk goes on with nothing left to offer (WCP-24)")
		}
	}
	return nil
}

func (s *State) testSpoils() error {
	w, l := s.spoils.winner, s.spoils.loser
	if w == nobody && l == nobody {
		return nil
	}
	if w == nobody || l == nobody || w == l || s.phase != PhaseMeet || s.trade.with != nobody {
		return errors.New("spoils without a duel (WCP-31)")
	}
	other := w + l - s.active
	switch {
	case w != s.active && l != s.active, s.attacked != other, !s.together(int(w), int(l)):
		return errors.New("spoils of a duel that was not fought (WCP-31)")
	case s.players[l].armour != 0 || s.Allied(int(w), int(l)):
		return fmt.Errorf("seat %d is not beaten (WCP-31)", l)
	case !s.players[l].owned.any() || s.players[l].owned.only() != NoToken:
		return errors.New("spoils without a choice (WCP-31)")
	}
	return nil
}

// testQuestion tests that there is something to decide.
func (s *State) testQuestion() error {
	seat := int(s.active)
	asked := true
	switch s.ask {
	case DecideMove:
		asked = s.single(seat) != 0 || s.mayLeave(seat) && s.players[seat].InBase() || s.trap.Has(seat) || s.canBoost(seat)
		if asked && s.stage == StageEscape && s.allDone() {
			return errors.New("a turn begins after the end (WCP-48)")
		}
	case DecideMeet:
		asked = s.meets()
		for other := range s.Seats() { // older rules ask about a trade that cannot be made
			asked = asked || s.mayTalk(other)
		}
	case DecidePlace:
		asked = s.needHall() || s.needContent()
	case DecideDestroy:
		asked = s.targets() != 0
	case NoDecision:
		asked = s.allDone() || s.collapsed()
	}
	if !asked {
		return fmt.Errorf("nothing to decide in phase %s", s.phase)
	}
	return nil
}
