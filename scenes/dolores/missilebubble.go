package dolores

import (
	"slices"
	"strings"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// foreseeMissile tells what the missile of the launcher in hand would hit, and the
// chance that it is stopped.
func (f *face) foreseeMissile(at game.Field) ui.Bubble {
	super := f.unit().Kind() == game.SuperLauncher
	x := f.v.Strike(f.t.Acting(), super, at)
	return ui.Bubble{Title: f.say("way.fire-at", fieldArg(at)), Lines: append(f.strikeWords(&x, super), f.stopWords(&x)...)}
}

// strikeWords lists what a missile would destroy, a line for each field, and of
// cities which districts.
func (f *face) strikeWords(x *game.Strike, super bool) []string {
	var out []string
	for i := range x.Hits {
		h := &x.Hits[i]
		where := h.Field.String()
		owner := h.Owner
		if owner == rules.NoSeat {
			owner = h.UnitsOf
		}
		if owner != rules.NoSeat {
			where += " (" + f.t.Words(f.v.Federations[owner].Federation.Name()) + ")"
		}
		out = append(out, where+": "+f.onField(h.Field, true))
		if len(h.Lost) > 0 {
			out = append(out, f.say("missile.loses", rules.Literal("names", f.lotWords(h.Owner, h.Lost))))
		}
		if h.CityGone {
			out = append(out, f.say("missile.gone"))
		}
	}
	if len(out) == 0 {
		out = append(out, f.say("missile.nothing"))
	}
	if super {
		out = append(out, f.say("missile.cloud"))
	}
	return out
}

// lotWords names districts, those that are alike once with their number.
func (f *face) lotWords(seat int, lots []game.Lot) string {
	var names []string
	count := map[string]int{}
	for _, l := range lots {
		for i := range f.v.Federations[seat].Cities {
			c := &f.v.Federations[seat].Cities[i]
			if c.Field != l.City {
				continue
			}
			d := &c.Districts[l.District-1]
			name := f.say("works." + d.Building.String())
			if d.Material != nil {
				name += " (" + f.short(*d.Material) + ")"
			}
			if count[name]++; count[name] == 1 {
				names = append(names, name)
			}
		}
	}
	for i, name := range names {
		if more := several(count[name]); more != "" {
			names[i] += " " + more
		}
	}
	return strings.Join(names, ", ")
}

// stopWords tell who could stop a missile and with what chance (DO-46, DO-53).
func (f *face) stopWords(x *game.Strike) []string {
	var out []string
	if x.Ships > 0 {
		out = append(out, f.say("missile.stop.ships", rules.Number("n", x.Least)))
	}
	if len(x.Answers) > 0 {
		var names []string
		for _, seat := range x.Answers {
			names = append(names, f.t.Words(f.v.Federations[seat].Federation.Name()))
		}
		out = append(out, f.say("missile.stop.launchers", rules.Literal("names", strings.Join(names, ", ")), rules.Number("n", x.Most)))
	}
	if out == nil {
		out = append(out, f.say("missile.stop.none"))
	}
	return out
}

// flying tells what the missile that flies will destroy if nobody stops it; false if
// none does.
func (f *face) flying() (ui.Bubble, bool) {
	m := f.v.Missile
	if m == nil || m.Target == nil {
		return ui.Bubble{}, false
	}
	x := f.v.Strike(int(f.v.Go), m.Super, *m.Target)
	return ui.Bubble{Title: f.say("missile.flies", fieldArg(*m.Target)), Lines: f.strikeWords(&x, m.Super)}, true
}

// foreseeAnswer tells what a click answers to the question asked.
func (f *face) foreseeAnswer(at game.Field) (ui.Bubble, bool) {
	if o := f.v.Offer; f.v.Decision == game.DecideOffer && (slices.Contains(o.Cede, at) || slices.Contains(o.Want, at)) {
		return ui.Bubble{Title: f.say("trade.field", fieldArg(at)), Lines: []string{f.say("trade.drop")}}, true
	}
	if !legalMark(f.planet.Fields[at].Mark) {
		return ui.Bubble{}, false
	}
	switch f.v.Decision {
	case game.DecideIntercept:
		if m := f.v.Missile; slices.Contains(blastOf(m.Super, *m.Target), at) {
			return f.flying()
		}
	case game.DecideGather:
		if m, _ := f.hand.Move(fieldIDs[at]); m.Verb == game.VerbHarvest {
			return ui.Bubble{Title: f.say("gather.harvest", fieldArg(at)), Lines: []string{f.say("gather.food", rules.Number("n", *f.fed().N))}}, true
		}
		return ui.Bubble{Title: f.say("gather.fell", fieldArg(at)), Lines: []string{f.say("gather.wood", rules.Number("n", game.WoodOfForest))}}, true
	case game.DecideCapital:
		return ui.Bubble{Title: f.say("capital.here", fieldArg(at))}, true
	case game.DecideOffer:
		key := "land.want"
		if f.planet.Fields[at].Owner == f.t.Acting() {
			key = "land.cede"
		}
		return ui.Bubble{Title: f.say(key, fieldArg(at))}, true
	}
	return ui.Bubble{}, false
}
