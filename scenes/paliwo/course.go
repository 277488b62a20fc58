package paliwo

import (
	"slices"
	"strconv"
	"strings"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/table/motion"
)

// passing are the events of what passes by itself, each with its part of the zombie
// turn. Part 0 is the terror marker, the others are the phases.
var passing = map[string]string{
	"terror": "0", "terror.out": "0", "passed.finds": "1", "rise": "2", "passed.rise": "2",
	"passed.movement": "3", "no-way-in": "4", "passed.pool": "4", "passed.cleanup": "5",
}

// empties are the stages of the zombie turn that may pass without an event.
var empties = [...]game.Stage{game.StageRise, game.StageCleanup}

// Course tells of the terror marker and of the zombies' phases that pass by themselves.
func (f *face) Course(before, after rules.View) []motion.Stretch {
	out := f.t.Passing(passing)
	a, z := before.(game.View), after.(game.View)
	for _, stage := range empties {
		to := z.Stage
		if to < a.Stage { // into the next round
			to = game.StageOver
		}
		part := strconv.Itoa(stage.ZombiePhase())
		if a.Stage >= game.StageTurn && a.Stage < stage && stage < to && z.Stage != game.StageOver &&
			!slices.ContainsFunc(out, func(s motion.Stretch) bool { return s.Phase == part }) {
			out = append(out, motion.Caption(part, f.say("caption."+stage.String())))
		}
	}
	slices.SortStableFunc(out, func(x, y motion.Stretch) int { return strings.Compare(x.Phase, y.Phase) })
	for i := range out {
		out[i].Phase = game.PhaseZombies.String()
	}
	return out
}
