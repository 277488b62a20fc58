package dzicz

import "schron/rules"

// appendActions appends the actions of DZ-13.
func (s *State) appendActions(buf []rules.Move) []rules.Move {
	seat := int(s.active)
	buf = appendOn(buf, VerbToken, s.tokenFields(seat))
	buf = appendOn(buf, VerbOutpost, s.outpostFields(seat))
	return appendOn(buf, VerbSoldier, s.soldierFields(seat))
}

// refuseToken says why a seat may not put a token on f (DZ-13 a, DZ-14).
func (s *State) refuseToken(seat int, f Field) *rules.Refusal {
	if s.tokenFields(seat).Has(f) {
		return nil
	}
	if s.tokens[seat].Has(f) {
		return refusal("DZ-14", "token.own", fieldArg(f))
	}
	if b := s.banOn(seat, f); b != nil {
		return b
	}
	return refusal("DZ-13", "token.apart", fieldArg(f))
}

// banOn names an outpost of another that keeps the seat's tokens off f (DZ-14).
func (b *board) banOn(seat int, f Field) *rules.Refusal {
	for other := range b.outposts {
		posts := b.outposts[other]
		if other == seat || !b.coverage(other).Has(f) {
			continue
		}
		if posts.Has(f) {
			return refusal("DZ-14", "token.on-outpost", fieldArg(f), otherArg(other))
		}
		post := (posts & f.bit().Beside()).first()
		return refusal("DZ-14", "token.near-outpost", fieldArg(f), otherArg(other),
			rules.Literal("outpost", post.String()))
	}
	return nil
}

// refuseOutpost says why a seat may not put an outpost on f (DZ-13 b, DZ-14).
func (s *State) refuseOutpost(seat int, f Field) *rules.Refusal {
	if s.outpostFields(seat).Has(f) {
		return nil
	}
	switch owner := ownerIn(&s.tokens, f); owner {
	case seat:
		return refusal("DZ-14", "outpost.already", fieldArg(f))
	case rules.NoSeat:
		return refusal("DZ-13", "outpost.bare", fieldArg(f))
	default:
		return refusal("DZ-13", "outpost.foreign", fieldArg(f), otherArg(owner))
	}
}

// refuseSoldier says why a seat may not put a soldier on f (DZ-13 c, DZ-14).
func (s *State) refuseSoldier(seat int, f Field) *rules.Refusal {
	if s.soldierFields(seat).Has(f) {
		return nil
	}
	if !s.outposts[seat].Has(f) {
		return refusal("DZ-13", "soldier.no-outpost", fieldArg(f))
	}
	return refusal("DZ-14", "soldier.occupied", fieldArg(f), otherArg(ownerIn(&s.soldiers, f)))
}

// act carries out an action of DZ-13.
func (s *State) act(verb uint8, f Field, j *rules.Journal) {
	seat := int(s.active)
	switch verb {
	case VerbToken:
		s.putToken("DZ-13", seat, f, j)
	case VerbOutpost:
		s.outposts[seat] |= f.bit()
		j.Add("DZ-13", seat, "dzicz.event.outpost", playerArg(seat), fieldArg(f))
	case VerbSoldier:
		s.soldiers[seat] |= f.bit()
		j.Add("DZ-13", seat, "dzicz.event.soldier", playerArg(seat), fieldArg(f))
	}
}

// putToken puts a token; another player's token there is removed (DZ-13 a,
// DZ-18). It has no outpost, which would forbid the token (DZ-14).
func (s *State) putToken(rule string, seat int, f Field, j *rules.Journal) {
	other := ownerIn(&s.tokens, f)
	if other == rules.NoSeat {
		j.Add(rule, seat, "dzicz.event.token", playerArg(seat), fieldArg(f))
	} else {
		s.removeToken(f)
		j.Add(rule, seat, "dzicz.event.replace", playerArg(seat), otherArg(other), fieldArg(f))
	}
	s.tokens[seat] |= f.bit()
}

// endAction closes the action. In a go the expansions follow (DZ-18). In the reward of
// the resources one of the two actions is used up (DZ-27).
func (s *State) endAction() {
	if s.phase == PhaseMissions {
		s.left--
		return
	}
	s.phase = PhaseExpansion
}
