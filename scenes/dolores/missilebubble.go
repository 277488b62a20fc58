package dolores

import (
	"slices"

	game "schron/rules/dolores"
	"schron/scenes/table"
)

// foreseeMissile tells what a missile would hit.
func (f *face) foreseeMissile(at game.Field) (table.Bubble, bool) {
	if len(f.allowed(f.hand, at)) == 0 {
		why := f.whyNot(f.hand, at)
		if why == nil {
			return table.Bubble{}, false
		}
		return f.refused(at, why), true
	}
	out := table.Bubble{Title: f.say("way.fire-at", fieldArg(at))}
	for _, x := range game.Blast(f.hand.unit, at) {
		if words := f.onField(x, true); words != "" {
			out.Lines = append(out.Lines, x.String()+": "+words)
		}
	}
	if len(out.Lines) == 0 {
		out.Lines = append(out.Lines, f.say("missile.nothing"))
	}
	if f.hand.unit.Kind() == game.SuperLauncher {
		out.Lines = append(out.Lines, f.say("missile.cloud"))
	}
	out.Lines = append(out.Lines, f.say("missile.stop"))
	return out, true
}

// foreseeAnswer tells what a click answers to the question asked.
func (f *face) foreseeAnswer(at game.Field) (table.Bubble, bool) {
	if o := f.v.Offer; f.v.Decision == "offer" && (slices.Contains(o.Cede, at) || slices.Contains(o.Want, at)) {
		return table.Bubble{Title: f.say("trade.field", fieldArg(at)), Lines: []string{f.say("trade.drop")}}, true
	}
	if !legalMark(f.planet.Fields[at].Mark) {
		return table.Bubble{}, false
	}
	switch f.v.Decision {
	case "gather":
		if f.isLegal(game.On(game.VerbHarvest, at)) {
			return table.Bubble{Title: f.say("gather.harvest", fieldArg(at)), Lines: []string{f.say("gather.food", number("n", *f.fed().N))}}, true
		}
		return table.Bubble{Title: f.say("gather.fell", fieldArg(at)), Lines: []string{f.say("gather.wood", number("n", game.WoodOfForest))}}, true
	case "capital":
		return table.Bubble{Title: f.say("capital.here", fieldArg(at))}, true
	case "offer":
		key := "land.want"
		if f.planet.Fields[at].Owner == f.acting() {
			key = "land.cede"
		}
		return table.Bubble{Title: f.say(key, fieldArg(at))}, true
	}
	return table.Bubble{}, false
}
