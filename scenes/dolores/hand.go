package dolores

import (
	"cmp"
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/byhand"
	"schron/scenes/dolores/pieces"
	"schron/scenes/ui"
	"schron/sprites"
)

// held is what is in hand, see things; its verb is 0 with nothing there.
func (f *face) held() rules.Move { return things[f.hand.Held()] }

// unit is the unit in hand, game.NoUnit for none.
func (f *face) unit() game.Unit {
	if m := f.held(); m.Verb == game.VerbMove {
		return game.Unit(m.A)
	}
	return game.NoUnit
}

// usable reports whether what is in hand still can be.
func (f *face) usable() bool {
	switch m, seat := f.held(), f.t.Acting(); {
	case seat == rules.NoSeat:
		return f.t.Showing()
	case f.unit() != game.NoUnit:
		return f.unitPost(seat, f.unit()) != nil
	default:
		return f.v.Decision == game.DecideInvest && (m.Verb != game.VerbPlace || f.v.Federations[seat].Store[game.Good(m.B)] > 0)
	}
}

// take picks a thing up, or puts it down if it is in hand already.
func (f *face) take(id string) {
	if f.hand.Held() == id {
		f.hand.PutDown()
	} else {
		f.pick(id)
	}
}

// pick picks a thing up: a unit with its whole stack where that was chosen last.
func (f *face) pick(id string) {
	if f.near = game.NoField; f.hand.Held() != id {
		f.hand.Take(id)
	}
	if u := f.unit(); u != game.NoUnit {
		if f.page = "army"; f.stacks && f.stackOf(u) > 1 {
			f.hand.Press(stackOrder)
		}
	}
}

// drag is something that can be picked up, shown in a square of a side.
func (f *face) drag(id string, side float64, ghost func(c *sprites.Canvas, r layout.Rect)) *ui.Drag {
	d := f.hand.Drag(id, layout.S(side, side), ghost)
	d.OnStart = func() { f.pick(id) }
	return d
}

// dragUnit is a unit on the map that can be picked up.
func (f *face) dragUnit(u game.Unit) *ui.Drag {
	o, art := f.t.LookOf(f.t.Acting()).Owner(), pieces.Unit(u.Kind().String())
	return f.drag(unitIDs[u], f.fieldBox(0).W*0.86, func(c *sprites.Canvas, r layout.Rect) { pieces.Counter(c, r, art, o, 1, sprites.SpriteOpt{}) })
}

// drop is a field as a place where things can be put.
func (f *face) drop(at game.Field) *ui.Drop {
	d := f.hand.Drop(fieldIDs[at], func(on bool) { f.hover(at, on) })
	d.OnBanned = d.OnOver
	return d
}

// put is what putting the thing in hand on a field means, and whether it may be. Else it
// says why not.
func (f *face) put(at game.Field) (m rules.Move, ok bool, why *ui.Refusal) {
	return f.hand.Put(f.hand.Held(), fieldIDs[at])
}

// likeliest are the verbs of units, the likeliest first.
var likeliest = []uint8{game.VerbAttack, game.VerbEmbark, game.VerbMove, game.VerbSabotage}

// ways lists the moves that putting what is held on a field could mean, the likeliest
// first. One ship is as good as another.
func (f *face) ways(at game.Field) []rules.Move {
	ships := f.v.Cell(at).Units
	out := slices.SortedFunc(slices.Values(f.hand.Ends(fieldIDs[at])), func(a, z rules.Move) int {
		return cmp.Or(slices.Index(likeliest, a.Verb)-slices.Index(likeliest, z.Verb), slices.Index(ships, game.Unit(a.B))-slices.Index(ships, game.Unit(z.B)))
	})
	return slices.CompactFunc(out, func(a, z rules.Move) bool { return a.Verb == z.Verb })
}

// Meant is the move that somebody means who puts what is held on a field, be it legal or
// not. With nothing held it is the answer to the question.
func (f *face) Meant(p byhand.Path) (m rules.Move, why *ui.Refusal) {
	at := fieldByID[p.To]
	m = things[p.From]
	switch {
	case f.v.Decision == game.DecideTarget:
		return game.On(game.VerbFire, at), nil
	case p.From == "":
		return f.asked(at), nil
	case m.Verb == game.VerbMove:
		return f.sent(p, game.Unit(m.A), at)
	case m.Verb == game.VerbLay && game.Good(m.B) != game.SectionOf(at):
		return rules.Move{}, &ui.Refusal{Text: f.say("wrong."+strings.TrimSuffix(game.Good(m.B).String(), "-section"), fieldArg(at)), Rule: "DO-19"}
	case m.Verb == game.VerbLay:
		m.B = 0
	}
	m.A = int16(at)
	return m, nil
}

// sent is what sending a unit to a field means. A missile's path and the march of a stack
// are ways out: one drop makes several moves, see Play.
func (f *face) sent(p byhand.Path, u game.Unit, at game.Field) (rules.Move, *ui.Refusal) {
	seat := f.t.Acting()
	ways := f.ways(at)
	switch cell := f.v.Cell(at); {
	case seat == rules.NoSeat, f.capable(u) && f.postOf(int16(u)) == p.To: // it goes back
		return rules.Move{}, nil
	case isLauncher(u.Kind()):
		return game.On(game.VerbFire, at), f.t.Why(f.v.WhyNotFire(seat, u, at))
	case p.By == stackOrder:
		ways = append(f.v.March(u, at), game.To(game.VerbMove, u, at))
	case len(ways) > 0:
	case p.By == raidOrder:
		return game.To(game.VerbSabotage, u, at), nil
	case cell.UnitsOf != rules.NoSeat && cell.UnitsOf != seat:
		return game.To(game.VerbAttack, u, at), nil
	case cell.UnitsOf == seat && cell.Terrain == game.Sea && u.Kind() != game.Warship:
		return rules.Move{Verb: game.VerbEmbark, A: int16(u), B: int16(cell.Units[0])}, nil
	default:
		return game.To(game.VerbMove, u, at), nil
	}
	return ways[0], nil
}

// asked is the move for which a field asks now, be it legal or not.
func (f *face) asked(at game.Field) rules.Move {
	seat := f.t.Acting()
	if seat == rules.NoSeat {
		return rules.Move{}
	}
	switch f.v.Decision {
	case game.DecideGather:
		return game.On(game.VerbHarvest, at)
	case game.DecideCapital:
		return game.On(game.VerbCapital, at)
	case game.DecideOffer:
		if f.planet.Fields[at].Owner == seat {
			return game.On(game.VerbCede, at)
		}
		return game.On(game.VerbWant, at)
	case game.DecideArrange: // the lowest that may be on top
		for _, u := range slices.Backward(f.unitsOn(seat, at)) {
			if f.hand.Leads("top:" + u.String()) {
				return game.By(game.VerbTop, u)
			}
		}
	case game.DecideIntercept:
		for _, u := range f.unitsOn(seat, at) {
			if isLauncher(u.Kind()) {
				return game.By(game.VerbIntercept, u)
			}
		}
	}
	return rules.Move{}
}

// Hindrance says why a move may not be played now. A launcher is aimed before it fires.
func (f *face) Hindrance(m rules.Move) *ui.Refusal {
	if f.aims(m) {
		return nil
	}
	return f.t.Hindrance(m)
}

// aims reports whether a launcher must be aimed for a move first.
func (f *face) aims(m rules.Move) bool {
	return m.Verb == game.VerbFire && f.v.Decision == game.DecideMilitary
}

// Play plays what is made by hand. A missile is aimed and fired, a stack goes together.
// Where a unit could do several things it is asked which. What is held stays in hand.
func (f *face) Play(m rules.Move) bool {
	u := f.unit()
	if u == game.NoUnit {
		f.play(m)
		return false
	}
	at := fieldByID[f.Paths(m)[0].To]
	ways := f.ways(at)
	switch f.near = game.NoField; {
	case f.aims(m):
		f.t.PlayAll(game.By(game.VerbAim, u), m)
	case f.hand.Pressed() == stackOrder:
		f.t.PlayAll(f.v.March(u, at)...)
	case len(ways) > 1:
		f.near = at
	default:
		f.play(m)
	}
	return false
}

// play plays a move.
func (f *face) play(m rules.Move) {
	f.near = game.NoField
	if f.t.Play(m) && m.Verb == game.VerbFound { // the page shows the new city
		f.showCity(game.Field(m.A), rules.NoSeat)
	}
}

// toast tells why something was refused that the rules were not asked about.
func (f *face) toast(why ui.Refusal) { f.root.Refuse(why) }
