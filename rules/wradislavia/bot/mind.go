// Package bot is the computer player of Wradislavia: what it weighs in a position, which
// moves it thinks of and how it mixes deployments. The rules are in the package above,
// the search in rules/search.
package bot

import (
	"math/bits"

	"schron/rules"

	game "schron/rules/wradislavia"
)

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
	d := s.(*game.State)
	if d.Phase() == game.PhaseOver {
		switch won := d.Winner(); won {
		case rules.NoSeat:
			chance[0], chance[1] = certain/2, certain/2
		default:
			chance[won], chance[other(won)] = certain, 0
		}
		return
	}
	k := w.weights()
	chance[0] = rules.Logistic(k.weigh(d, 0) - k.weigh(d, 1))
	chance[1] = certain - chance[0]
}

// Moves lists each way to the same end once. Cards are put away and sent in the order
// of the list; tokens are laid from the first slot on. Of the shots that do the same,
// the one with the fewest pips is listed.
func (Mind) Moves(s rules.State, buf []rules.Move) []rules.Move {
	d := s.(*game.State)
	switch d.Phase() {
	case game.PhaseDraft:
		return draftMoves(d, buf)
	case game.PhaseDeployment:
		return deploymentMoves(d, buf)
	case game.PhaseFire:
		return shotMoves(d, buf)
	}
	return strikeMoves(d, buf)
}

// draftMoves discards in the order of the list, as long as enough are left.
func draftMoves(s *game.State, buf []rules.Move) []rules.Move {
	hand, gone := s.Hand(s.Active()), s.Discards(s.Active())
	need := game.DiscardedCards - gone.Len()
	if need <= 0 {
		return append(buf, game.Plain(game.VerbDone))
	}
	n := len(buf)
	for rest := hand &^ upTo(gone); rest.Len() >= need; rest &= rest - 1 {
		buf = append(buf, game.Discard(rest.First()))
	}
	if len(buf) == n { // somebody else began, in another order
		buf = append(buf, game.Discard(hand.First()))
	}
	return buf
}

// upTo returns all cards up to the last one of some.
func upTo(some game.Cast) game.Cast { return 1<<bits.Len64(uint64(some)) - 1 }

// deploymentMoves fills the slots, then lays tokens.
func deploymentMoves(s *game.State, buf []rules.Move) []rules.Move {
	hand, sent, posts := s.Hand(s.Active()), s.Fighting(s.Active()), s.Side(s.Active())
	for slot := range posts {
		if posts[slot].Who() != game.Nobody {
			continue
		}
		need, n := game.Slots-sent.Len(), len(buf)
		for rest := hand &^ upTo(sent); rest.Len() >= need; rest &= rest - 1 {
			buf = append(buf, game.Send(rest.First(), slot))
		}
		if len(buf) == n {
			buf = append(buf, game.Send(hand.First(), slot))
		}
		return buf
	}
	for slot := range posts {
		if posts[slot].Token() == game.NoManoeuvre {
			for _, m := range game.AllManoeuvres() {
				buf = append(buf, game.Assign(m, slot))
			}
			return buf
		}
	}
	return append(buf, game.Plain(game.VerbDone))
}

// deed is what a shot does to whom.
type deed struct {
	shooter, target int
	wounds          [game.Slots]int8
	tears, bares    bool
}

// deedOf returns what a shot of the active seat does; false if it does nothing.
func deedOf(s *game.State, shot game.Shot) (d deed, does bool) {
	d = deed{shooter: shot.Shooter, target: shot.Target}
	from, to := shot.Target, shot.Target+1
	if shot.Target == game.AllTargets {
		from, to = 0, game.Slots
	}
	for slot := from; slot < to; slot++ {
		a := s.Accuracy(s.Active(), shot, slot)
		d.wounds[slot] = int8(a.Wounds)
		d.tears, d.bares = d.tears || a.Tears, d.bares || a.Bares
		does = does || a.Wounds > 0 || a.Tears || a.Bares
	}
	return d, does
}

// mostDeeds is how many different shots are thought of for one shooter and target.
const mostDeeds = 12

// shotMoves lists shots that do something, each thing once. It does not end the fire while
// a shot that costs nothing wounds somebody alive: that can only help.
func shotMoves(s *game.State, buf []rules.Move) []rules.Move {
	free := false
	for slot := range game.Slots {
		shot, may := nextShot(s, slot)
		if !may {
			continue
		}
		modes := s.Side(s.Active())[slot].Who().Weapon().Modes()
		for target := range game.Slots {
			var seen [mostDeeds]deed
			known := seen[:0]
			for _, shot.Mode = range modes {
				shot.Target = target
				if shot.Mode == game.LongBurst {
					if target > 0 {
						continue
					}
					shot.Target = game.AllTargets
				}
				var hurts bool
				buf, known, hurts = appendDeeds(s, buf, shot, known)
				free = free || hurts
			}
		}
	}
	if free {
		return buf
	}
	return append(buf, game.Plain(game.VerbDone))
}

// hurts reports whether a deed of the active seat wounds somebody alive.
func (d *deed) hurts(s *game.State) bool {
	for slot, n := range d.wounds {
		if n > 0 && s.Side(other(s.Active()))[slot].Wounds() < game.DeadFrom {
			return true
		}
	}
	return false
}

// nextShot begins the next shot of a slot of the active seat, and reports whether there
// is one.
func nextShot(s *game.State, slot int) (shot game.Shot, may bool) {
	p := &s.Side(s.Active())[slot]
	shot = game.Shot{Shooter: slot, Extra: p.MayShootAgain()}
	return shot, p.MayShoot() || shot.Extra && s.Peruns(s.Active()) > 0
}

// appendDeeds appends a shot, and with the pips that change what it does. It reports
// whether the shot wounds somebody alive without a Perun.
func appendDeeds(s *game.State, buf []rules.Move, shot game.Shot, known []deed) (_ []rules.Move, _ []deed, hurts bool) {
	for _, shot.Pips = range ways(s, shot, allPips) {
		if !s.Within(shot) {
			continue
		}
		d, does := deedOf(s, shot)
		hurts = hurts || shot.Peruns() == 0 && d.hurts(s)
		for i := range known {
			does = does && known[i] != d
		}
		if does && len(known) < cap(known) {
			buf, known = append(buf, shot.Move()), append(known, d)
		}
	}
	return buf, known, hurts
}

// allPips is no Perun at all, and all ways to add pips by one.
var allPips = append([]game.Pips{{}}, game.AllPips()...)

// ways returns those of some pips that the active seat can pay for a shot: all, or the
// first, which adds none.
func ways(s *game.State, shot game.Shot, pips []game.Pips) []game.Pips {
	if s.Peruns(s.Active()) < shot.Peruns()+1 {
		return pips[:1]
	}
	return pips
}

// strikeMoves names a target for one fighter after the other.
func strikeMoves(s *game.State, buf []rules.Move) []rules.Move {
	side := s.Side(s.Active())
	for slot := range side {
		if p := &side[slot]; p.MayStrike() && p.Target() < 0 {
			for target := range game.Slots {
				buf = append(buf, game.Strike(slot, target))
			}
			return buf
		}
	}
	return append(buf, game.Plain(game.VerbDone))
}

// Guess shoots what does most and strikes where it hurts; who sends characters out
// without thinking takes any of them and mostly attacks.
func (w Mind) Guess(s rules.State, moves []rules.Move, r *rules.Rand) (rules.Move, bool) {
	d := s.(*game.State)
	switch moves[0].Verb {
	case game.VerbSend:
		need := game.Slots - d.Fighting(d.Active()).Len()
		for left := len(moves) + need - 1; left > need; left-- {
			if r.IntN(left) < need {
				break
			}
			moves = moves[1:]
		}
		return moves[0], true
	case game.VerbToken:
		if w.Bold || r.IntN(10) < w.weights().GuessAttack {
			return moves[0], true
		}
		return rules.Move{}, false
	case game.VerbDiscard:
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
func (k *Weights) points(s *game.State, m rules.Move) int {
	if m.Verb == game.VerbStrike {
		return k.strikePoints(s, int(m.B-1))
	}
	shot, ok := game.ShotOf(m)
	if !ok {
		return 0
	}
	return k.shotPoints(s, shot)
}

// strikePoints is how much one more strike of the active seat does to a slot.
func (k *Weights) strikePoints(s *game.State, target int) int {
	// Strikes named before it come too.
	wounds := s.Side(other(s.Active()))[target].Wounds()
	for _, p := range s.Side(s.Active()) {
		if p.Target() == target {
			wounds += s.StrikeWounds()
		}
	}
	return k.worse(wounds, s.StrikeWounds()) + 1
}

// shotPoints is how much a shot of the active seat does, less its Peruns.
func (k *Weights) shotPoints(s *game.State, shot game.Shot) int {
	foes := s.Side(other(s.Active()))
	d, _ := deedOf(s, shot)
	points := -k.PointsPerun * shot.Peruns()
	for slot, n := range d.wounds {
		points += k.worse(foes[slot].Wounds(), n)
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
	if was >= game.DeadFrom {
		return 0
	}
	points := k.PointsWound * int(min(more, game.DeadFrom-was))
	if was < game.HeavyFrom && was+more >= game.HeavyFrom {
		points += k.PointsHeavy
	}
	if was+more >= game.DeadFrom {
		points += k.PointsDead
	}
	return points
}

// Quiet is the start of the next turn, from the draft that of the second one: all
// that follows the reveal is settled then.
func (Mind) Quiet(root, s rules.State) bool {
	return s.(*game.State).Turn() > max(root.(*game.State).Turn(), 1)
}

// other returns the opponent's seat.
func other(seat int) int { return game.Seats - 1 - seat }
