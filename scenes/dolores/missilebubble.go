package dolores

import (
	"slices"

	game "schron/rules/dolores"
)

// foreseeMissile tells what a missile would hit.
func (f *face) foreseeMissile(at game.Field) (bubble, bool) {
	if len(f.allowed(f.hand, at)) == 0 {
		why := f.whyNot(f.hand, at)
		if why == nil {
			return bubble{}, false
		}
		return f.refused(at, why), true
	}
	out := bubble{title: f.say("way.fire-at", fieldArg(at))}
	for _, x := range game.Blast(f.hand.unit, at) {
		if words := f.onField(x, true); words != "" {
			out.lines = append(out.lines, x.String()+": "+words)
		}
	}
	if len(out.lines) == 0 {
		out.lines = append(out.lines, f.say("missile.nothing"))
	}
	if f.hand.unit.Kind() == game.SuperLauncher {
		out.lines = append(out.lines, f.say("missile.cloud"))
	}
	out.lines = append(out.lines, f.say("missile.stop"))
	return out, true
}

// foreseeAnswer tells what a click answers to the question asked.
func (f *face) foreseeAnswer(at game.Field) (bubble, bool) {
	if o := f.v.Offer; f.v.Decision == "offer" && (slices.Contains(o.Cede, at) || slices.Contains(o.Want, at)) {
		return bubble{title: f.say("trade.field", fieldArg(at)), lines: []string{f.say("trade.drop")}}, true
	}
	if !legalMark(f.planet.Fields[at].Mark) {
		return bubble{}, false
	}
	switch f.v.Decision {
	case "gather":
		if f.isLegal(game.On(game.VerbHarvest, at)) {
			return bubble{title: f.say("gather.harvest", fieldArg(at)), lines: []string{f.say("gather.food", number("n", *f.fed().N))}}, true
		}
		return bubble{title: f.say("gather.fell", fieldArg(at)), lines: []string{f.say("gather.wood", number("n", game.WoodOfForest))}}, true
	case "capital":
		return bubble{title: f.say("capital.here", fieldArg(at))}, true
	case "offer":
		key := "land.want"
		if f.planet.Fields[at].Owner == f.acting() {
			key = "land.cede"
		}
		return bubble{title: f.say(key, fieldArg(at))}, true
	}
	return bubble{}, false
}
