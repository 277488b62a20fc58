package dolores

import (
	"slices"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/table/motion"
)

// The ids of the phases that may pass by themselves.
var (
	windPhase     = game.PhaseWind.String()
	taxesPhase    = game.PhaseTaxes.String()
	yieldPhase    = game.PhaseYield.String()
	militaryPhase = game.PhaseMilitary.String()
)

// passing are the events of such phases.
var passing = map[string]string{
	"wind": windPhase, "calm": windPhase,
	"tax.none": taxesPhase, "tax.all": taxesPhase, "tax.skip": taxesPhase,
	"unpaid.city": taxesPhase, "unpaid.building": taxesPhase, "unpaid.sections": taxesPhase, "unpaid.units": taxesPhase,
	"yield.skip": yieldPhase, "roll": yieldPhase, "roll.pollution": yieldPhase,
	"military.idle": militaryPhase,
	"truce.over":    game.PhaseInvestment.String(),
}

// Course tells of the wind while it blows, then of what passes after it.
func (f *face) Course(before, after rules.View) (out []motion.Stretch) {
	out = f.t.Passing(passing)
	a, z := before.(game.View), after.(game.View)
	if z.Phase == game.PhaseOver {
		return out
	}
	if blows(&a, &z) { // its own pictures tell it
		out = slices.DeleteFunc(out, func(s motion.Stretch) bool { return s.Phase == windPhase })
		w := game.Wind{First: int8(z.Wind[0]), Second: int8(z.Wind[1])}
		out = append([]motion.Stretch{
			{Until: driftFrom, Phase: windPhase, Words: f.say("wind.rolls")},
			{Until: 1, Phase: windPhase, Words: f.windWords(w.Direction(), int(w.Second))},
		}, out...)
	}
	at := 0
	for phase := a.Phase + 1; phase < game.PhaseOver && (z.Round > a.Round || phase < z.Phase); phase++ {
		id := phase.String()
		if told := slices.IndexFunc(out, func(s motion.Stretch) bool { return s.Phase == id }); told < 0 {
			out = slices.Insert(out, at, motion.Caption(id, f.say("caption."+id)))
		}
		for at < len(out) && out[at].Phase == id {
			at++
		}
	}
	return out
}
