package dolores

import (
	"slices"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// handKind is what is in hand.
type handKind uint8

const (
	emptyHand handKind = iota
	toolHand           // a verb for fields
	placeHand          // a unit from the store
	buildHand          // a building
	unitHand           // a unit on the map
)

// hand is what the player has picked up.
type hand struct {
	kind     handKind
	verb     uint8         // of a tool
	good     game.Good     // the unit or section from the store
	building game.Building // to be built …
	material game.Good     // … as a mine for
	unit     game.Unit
	raid     bool // the unit is to sabotage rather than to move
	stack    bool // its whole stack is to move
}

func (h hand) on() bool { return h.kind != emptyHand }

func tool(verb uint8) hand { return hand{kind: toolHand, verb: verb} }

func section(g game.Good) hand { return hand{kind: toolHand, verb: game.VerbLay, good: g} }

func fromStore(kind game.Good) hand { return hand{kind: placeHand, good: kind} }

func toBuild(x game.Building, material game.Good) hand {
	return hand{kind: buildHand, building: x, material: material}
}

func unitInHand(u game.Unit) hand { return hand{kind: unitHand, unit: u} }

// pick is a unit in hand, with its whole stack where that was chosen last.
func (f *face) pick(u game.Unit) hand {
	h := unitInHand(u)
	h.stack = f.stacks && f.stackOf(u) > 1
	return h
}

// stackOf counts a unit and those that stand with it, while units act.
func (f *face) stackOf(u game.Unit) int {
	if f.t.Acting() == rules.NoSeat || f.v.Decision != game.DecideMilitary {
		return 0
	}
	return len(f.v.Stack(f.t.Acting(), u))
}

// same reports whether two hands hold the same thing, whatever is to be done with
// it.
func (h hand) same(o hand) bool {
	h.raid, o.raid, h.stack, o.stack = false, false, false, false
	return h == o
}

// ways lists what putting h on a field could be, legal or not, the likeliest
// first.
func (f *face) ways(h hand, at game.Field) []rules.Move {
	switch h.kind {
	case toolHand:
		return []rules.Move{game.On(h.verb, at)}
	case placeHand:
		return []rules.Move{game.With(game.VerbPlace, at, int(h.good))}
	case buildHand:
		return []rules.Move{game.Build(at, h.building, h.material)}
	case unitHand:
		return f.unitWays(h, at)
	}
	return nil
}

// allowed lists the legal ones of the ways.
func (f *face) allowed(h hand, at game.Field) []rules.Move {
	if f.t.Acting() == rules.NoSeat || f.wrongTerrain(h, at) {
		return nil
	}
	var out []rules.Move
	for _, m := range f.ways(h, at) {
		if f.isLegal(m) {
			out = append(out, m)
		}
	}
	return f.meant(h, at, out)
}

// isLegal reports whether a move without an amount stands in the list of this
// build.
func (f *face) isLegal(m rules.Move) bool { return slices.Contains(f.t.Moves(), m) }

// wrongTerrain reports whether a section of one kind is held over the other
// terrain, where the rules would take the other kind.
func (f *face) wrongTerrain(h hand, at game.Field) bool {
	return h.kind == toolHand && h.verb == game.VerbLay && (h.good == game.SeaSection) != (game.Chart[at].Terrain == game.Sea)
}

// whyNot tells why h cannot be put on a field, nil if it can.
func (f *face) whyNot(h hand, at game.Field) *ui.Refusal {
	if len(f.allowed(h, at)) > 0 {
		return nil
	}
	if f.wrongTerrain(h, at) {
		key := "wrong.land"
		if h.good == game.SeaSection {
			key = "wrong.sea"
		}
		return &ui.Refusal{Text: f.say(key, fieldArg(at)), Rule: "DO-19"}
	}
	ways := f.ways(h, at)
	if len(ways) == 0 && h.kind == unitHand && f.t.Acting() != rules.NoSeat {
		if r := f.v.WhyNotFire(f.t.Acting(), h.unit, at); r != nil {
			why := f.t.Why(r)
			return &why
		}
	}
	for _, m := range ways {
		if why := f.t.Hindrance(m); why != nil {
			return why
		}
	}
	return nil
}

// put plays what h on a field means; where several things could be meant it
// asks.
func (f *face) put(h hand, at game.Field) {
	ways := f.allowed(h, at)
	switch {
	case len(ways) > 1:
		f.near = near{at: at, moves: ways}
	case len(ways) == 1 && ways[0].Verb == game.VerbAim:
		f.t.PlayAll(ways[0], game.On(game.VerbFire, at))
	case len(ways) == 1 && h.stack && h.kind == unitHand:
		f.near = near{}
		f.t.PlayAll(f.v.March(h.unit, at)...)
	case len(ways) == 1:
		f.play(ways[0])
	case f.wrongTerrain(h, at):
		f.toast(*f.whyNot(h, at))
	default:
		if m := f.ways(h, at); len(m) > 0 {
			f.t.Play(m[0]) // says why not
		}
	}
}

// play plays a move.
func (f *face) play(m rules.Move) {
	f.near = near{}
	if f.t.Play(m) && m.Verb == game.VerbFound { // the page shows the new city
		f.looked, f.city, f.slot, f.works, f.page = rules.NoSeat, game.Field(m.A), 0, false, "city"
	}
}

// toast tells why something was refused that the rules were not asked about.
func (f *face) toast(why ui.Refusal) {
	f.root.Refuse(why)
}

// usable reports whether what is in hand still can be.
func (f *face) usable() bool {
	if f.t.Acting() == rules.NoSeat {
		return f.t.Showing()
	}
	switch f.hand.kind {
	case toolHand, buildHand:
		return f.v.Decision == game.DecideInvest
	case placeHand:
		return f.v.Decision == game.DecideInvest && f.v.Federations[f.t.Acting()].Store[f.hand.good] > 0
	case unitHand:
		return f.unitPost(f.t.Acting(), f.hand.unit) != nil
	}
	return true
}

// take picks something up, or puts it down if it is in hand already.
func (f *face) take(h hand) {
	if f.hand.same(h) {
		f.hand = hand{}
		return
	}
	f.hand, f.near = h, near{}
}

// targets marks the fields on which what is in hand can be put.
func (f *face) targets(h hand) (out [game.Fields]bool) {
	if !h.on() || f.t.Acting() == rules.NoSeat {
		return out
	}
	for _, m := range f.t.Moves() {
		switch {
		case h.kind == toolHand && m.Verb == h.verb, h.kind == placeHand && m.Verb == game.VerbPlace && m.B == int16(h.good):
			out[m.A] = !f.wrongTerrain(h, game.Field(m.A))
		case h.kind == buildHand && m == game.Build(game.Field(m.A), h.building, h.material):
			out[m.A] = true
		}
	}
	return out
}

// offering is what is being added to an offer.
type offering struct {
	good   game.Good
	amount int
	ask    bool // it is asked for, else given

	started bool // a good that is there was chosen to begin with
}
