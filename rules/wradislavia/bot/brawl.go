package bot

import (
	"schron/rules"

	game "schron/rules/wradislavia"
)

// brawl plays a clash that lies open to the end of its turn without thinking. Each seat
// in turn fires the shots that do most, extra shots last. Then both strike.
func (k *Weights) brawl(s *game.State) {
	for s.Phase() == game.PhaseFire {
		for slot := range game.Slots {
			if shot, n := k.bestShot(s, slot); n > 0 {
				play(s, shot.Move())
			}
		}
		for s.Peruns(s.Active()) > 0 {
			best, most := game.Shot{}, 0
			for slot := range game.Slots {
				if shot, n := k.bestShot(s, slot); n > most {
					best, most = shot, n
				}
			}
			if most == 0 {
				break
			}
			play(s, best.Move())
		}
		play(s, game.Plain(game.VerbDone))
	}
	for s.Phase() == game.PhaseHandToHand {
		side := s.Side(s.Active())
		for slot := range side {
			if side[slot].MayStrike() {
				play(s, game.Strike(slot, k.bestStrike(s)))
			}
		}
		play(s, game.Plain(game.VerbDone))
	}
}

// play plays a move that is legal.
func play(s *game.State, m rules.Move) {
	if err := s.Apply(m, nil); err != nil {
		panic(rules.Faultf("wradislavia", "thought of %+v: %v", m, err))
	}
}

// bestShot finds the shot of a slot of the active seat that does most, and what it
// does; 0 if none does anything.
func (k *Weights) bestShot(s *game.State, slot int) (best game.Shot, most int) {
	shot, may := nextShot(s, slot)
	if !may {
		return best, 0
	}
	for _, shot.Mode = range s.Side(s.Active())[slot].Who().Weapon().Modes() {
		if shot.Mode == game.LongBurst {
			shot.Target = game.AllTargets
			best, most = k.better(s, shot, best, most)
			continue
		}
		for shot.Target = range game.Slots {
			best, most = k.better(s, shot, best, most)
		}
	}
	return best, most
}

// better tries a shot with and without pips against the best one so far.
func (k *Weights) better(s *game.State, shot, best game.Shot, most int) (game.Shot, int) {
	for _, shot.Pips = range ways(s, shot, fewPips) {
		if !s.Within(shot) {
			continue
		}
		if n := k.shotPoints(s, shot); n > most {
			best, most = shot, n
		}
	}
	return best, most
}

// fewPips are tried without thinking: no Perun at all, and all pips of one on one die.
var fewPips = []game.Pips{{}, {game.MaxPips, 0, 0}, {0, game.MaxPips, 0}, {0, 0, game.MaxPips}}

// bestStrike finds the target on which one more strike of the active seat does most.
func (k *Weights) bestStrike(s *game.State) int {
	best, most := 0, 0
	for target := range game.Slots {
		if n := k.strikePoints(s, target); n > most {
			best, most = target, n
		}
	}
	return best
}
