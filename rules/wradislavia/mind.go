package wradislavia

import "schron/rules"

// Mind is what a bot knows of Wradislavia: what characters and Peruns are worth,
// and that a shot counts that makes somebody worse off. All numbers are in
// weights.go.
type Mind struct {
	// Bold guesses that everybody attacks.
	Bold bool
	// Weights are the numbers that it judges by; nil for those that ship.
	Weights *Weights
	// Deploy is how it thinks about deployments.
	Deploy Deploying
}

const certain = 10_000

// Judge compares what the players have left.
func (w Mind) Judge(s rules.State, chance []int32) {
	d := s.(*State)
	if d.phase == PhaseOver {
		switch won := d.winner(); won {
		case rules.NoSeat:
			chance[0], chance[1] = certain/2, certain/2
		default:
			chance[won], chance[other(won)] = certain, 0
		}
		return
	}
	var sides [Seats]ledger
	for seat := range sides {
		w.weights().weigh(d, seat, &sides[seat])
	}
	chance[0] = rules.Logistic(sides[0].sum() - sides[1].sum())
	chance[1] = certain - chance[0]
}

// Moves lists each way to the same end once. Cards are put away and sent in the order
// of the list; tokens are laid from the first slot on. Of the shots that do the same,
// the one with the fewest pips is listed.
func (Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	d := s.(*State)
	switch d.phase {
	case PhaseDraft:
		return d.draftMoves(buf)
	case PhaseDeployment:
		return d.deploymentMoves(buf)
	case PhaseFire:
		return d.shotMoves(buf)
	}
	return d.strikeMoves(buf)
}

// draftMoves discards in the order of the list, as long as enough are left.
func (s *State) draftMoves(buf []rules.Move) []rules.Move {
	gone := s.discards[s.active]
	need := DiscardedCards - gone.size()
	if need <= 0 {
		return append(buf, Plain(VerbDone))
	}
	n := len(buf)
	for rest := s.hand[s.active] &^ upTo(gone); rest.size() >= need; rest &= rest - 1 {
		buf = append(buf, Discard(rest.first()))
	}
	if len(buf) == n { // somebody else began, in another order
		buf = append(buf, Discard(s.hand[s.active].first()))
	}
	return buf
}

// upTo returns all cards up to the last one of some.
func upTo(some cast) cast {
	for c := Character(Characters); c > 0; c-- {
		if some.has(c) {
			return c.bit()<<1 - 1
		}
	}
	return 0
}

// deploymentMoves fills the slots, then lays tokens.
func (s *State) deploymentMoves(buf []rules.Move) []rules.Move {
	posts := &s.posts[s.active]
	for slot := range posts {
		if posts[slot].who != Nobody {
			continue
		}
		need, n := 0, len(buf)
		for _, p := range posts {
			if p.who == Nobody {
				need++
			}
		}
		for rest := s.hand[s.active] &^ upTo(s.fighting(int(s.active))); rest.size() >= need; rest &= rest - 1 {
			buf = append(buf, Send(rest.first(), slot))
		}
		if len(buf) == n {
			buf = append(buf, Send(s.hand[s.active].first(), slot))
		}
		return buf
	}
	for slot := range posts {
		if posts[slot].token == NoManoeuvre {
			for m := Attack; m < manoeuvreEnd; m++ {
				buf = append(buf, Assign(m, slot))
			}
			return buf
		}
	}
	return append(buf, Plain(VerbDone))
}

// deed is what a shot does to whom.
type deed struct {
	shooter, target int
	wounds          [Slots]int8
	tears, bares    bool
}

// deedOf returns what a shot of the active seat does; false if it does nothing.
func (s *State) deedOf(shot Shot) (d deed, does bool) {
	d = deed{shooter: shot.Shooter, target: shot.Target}
	from, to := shot.Target, shot.Target+1
	if shot.Target == AllTargets {
		from, to = 0, Slots
	}
	for slot := from; slot < to; slot++ {
		a := s.accuracy(int(s.active), shot, slot)
		d.wounds[slot] = int8(a.Wounds)
		d.tears, d.bares = d.tears || a.Tears, d.bares || a.Bares
		does = does || a.Wounds > 0 || a.Tears || a.Bares
	}
	return d, does
}

// mostDeeds is how many different shots are thought of for one shooter and target.
const mostDeeds = 12

// shotMoves lists shots that do something, each thing once.
func (s *State) shotMoves(buf []rules.Move) []rules.Move {
	for slot := range s.posts[s.active] {
		p := &s.posts[s.active][slot]
		shot := Shot{Shooter: slot, Extra: p.mayShootAgain()}
		if !p.mayShoot() && !(shot.Extra && s.peruns[s.active] > 0) {
			continue
		}
		for target := range Slots {
			var seen [mostDeeds]deed
			known := seen[:0]
			for _, shot.Mode = range p.who.Weapon().Modes() {
				shot.Target = target
				if shot.Mode == LongBurst {
					if target > 0 {
						continue
					}
					shot.Target = AllTargets
				}
				buf, known = s.appendDeeds(buf, shot, known)
			}
		}
	}
	return append(buf, Plain(VerbDone))
}

// appendDeeds appends a shot, and with the pips that change what it does.
func (s *State) appendDeeds(buf []rules.Move, shot Shot, known []deed) ([]rules.Move, []deed) {
	ways := allPips[:]
	if int(s.peruns[s.active]) < shot.Peruns()+1 {
		ways = ways[:1]
	}
	for _, shot.Pips = range ways {
		if shot.Pips != (Pips{}) && shot.tooHigh(s.dice) != none {
			continue
		}
		d, does := s.deedOf(shot)
		for i := range known {
			does = does && known[i] != d
		}
		if does && len(known) < cap(known) {
			buf, known = append(buf, shot.Move()), append(known, d)
		}
	}
	return buf, known
}

// strikeMoves names a target for one fighter after the other.
func (s *State) strikeMoves(buf []rules.Move) []rules.Move {
	for slot := range s.posts[s.active] {
		if p := &s.posts[s.active][slot]; p.mayStrike() && p.target == 0 {
			for target := range Slots {
				buf = append(buf, Strike(slot, target))
			}
			return buf
		}
	}
	return append(buf, Plain(VerbDone))
}

// Guess shoots what does most and strikes where it hurts; who sends characters out
// without thinking takes any of them and mostly attacks.
func (w Mind) Guess(s rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	d := s.(*State)
	switch moves[0].Verb {
	case VerbSend:
		need := Slots - d.fighting(int(d.active)).size()
		for left := len(moves) + need - 1; left > need; left-- {
			if r.IntN(left) < need {
				break
			}
			moves = moves[1:]
		}
		return moves[0], true
	case VerbToken:
		if w.Bold || r.IntN(10) < w.weights().GuessAttack {
			return moves[0], true
		}
		return rules.Move{}, false
	case VerbDiscard:
		return rules.Move{}, false
	}
	best, most := moves[len(moves)-1], 0 // the end of the part, where it is listed
	for _, m := range moves {
		if n := w.weights().points(d, m); n > most {
			best, most = m, n
		}
	}
	return best, true
}

// points is how much a shot or a strike of the active seat does.
func (k *Weights) points(s *State, m rules.Move) int {
	if m.Verb == VerbStrike {
		return k.strikePoints(s, int(m.B-1))
	}
	shot, ok := ShotOf(m)
	if !ok {
		return 0
	}
	return k.shotPoints(s, shot)
}

// strikePoints is how much one more strike of the active seat does to a slot.
func (k *Weights) strikePoints(s *State, target int) int {
	// Strikes named before it come too.
	wounds := s.posts[other(int(s.active))][target].wounds
	for _, p := range s.posts[s.active] {
		if p.target == int8(target+1) {
			wounds += s.strikeWounds()
		}
	}
	return k.worse(wounds, s.strikeWounds()) + 1
}

// shotPoints is how much a shot of the active seat does, less its Peruns.
func (k *Weights) shotPoints(s *State, shot Shot) int {
	foes := &s.posts[other(int(s.active))]
	d, _ := s.deedOf(shot)
	points := -k.PointsPerun * shot.Peruns()
	for slot, n := range d.wounds {
		points += k.worse(foes[slot].wounds, n)
	}
	if d.tears {
		points += k.PointsTorn
	}
	if d.bares {
		points += k.PointsTorn
	}
	return points
}

// worse is what so many wounds more do to a character.
func (k *Weights) worse(was, more int8) int {
	if was >= deadFrom {
		return 0
	}
	points := k.PointsWound * int(min(more, deadFrom-was))
	if was < heavyFrom && was+more >= heavyFrom {
		points += k.PointsHeavy
	}
	if was+more >= deadFrom {
		points += k.PointsDead
	}
	return points
}

// Quiet is the start of the next turn, from the draft that of the second one: all
// that follows the reveal is settled then.
func (Mind) Quiet(root, s rules.State) bool {
	return s.(*State).turn > max(root.(*State).turn, 1)
}
