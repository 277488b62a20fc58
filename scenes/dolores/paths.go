package dolores

import (
	"strconv"
	"strings"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/byhand"
)

// The ids of the nodes of fields and units, and which fields they are.
var (
	fieldIDs  = byhand.IDs[game.Field]("field:", game.Fields)
	unitIDs   = byhand.IDs[game.Unit]("unit:", game.Units)
	fieldByID = func() map[string]game.Field {
		of := map[string]game.Field{}
		for at, id := range fieldIDs {
			of[id] = game.Field(at)
		}
		return of
	}()
)

// things are what can be held, by the ids of their nodes. Each is the move that it makes on
// a field, without the field. A section has its kind, a unit is one that moves.
var things = func() map[string]rules.Move {
	out := map[string]rules.Move{
		"tool:claim": game.Plain(game.VerbClaim), "tool:found": game.Plain(game.VerbFound), "tool:lift": game.Plain(game.VerbLift),
		"tool:sow": game.Plain(game.VerbSow), "tool:plant": game.Plain(game.VerbPlant),
		"tool:land-section": section(game.LandSection), "tool:sea-section": section(game.SeaSection),
		"service:clean": game.Plain(game.VerbClean), "service:douse": game.Plain(game.VerbDouse), "service:neutralise": game.Plain(game.VerbNeutralise),
	}
	for kind := game.Infantry; kind < game.GoodKinds; kind++ {
		out["tool:"+kind.String()] = game.With(game.VerbPlace, 0, int(kind))
	}
	for x := game.Warehouse; x < game.BuildingKinds; x++ {
		for g := range game.RawKinds {
			out[buildID(x, g)] = game.Build(0, x, g)
		}
	}
	for u, id := range unitIDs {
		out[id] = game.By(game.VerbMove, game.Unit(u))
	}
	return out
}()

// thingIDs are the ids of what is put on a field.
var thingIDs = func() map[rules.Move]string {
	out := map[rules.Move]string{}
	for id, m := range things {
		out[m] = id
	}
	return out
}()

func section(kind game.Good) rules.Move { return game.With(game.VerbLay, 0, int(kind)) }

// buildID is the id of a building in the list: a mine stands there once for each material.
func buildID(x game.Building, material game.Good) string {
	if x == game.Mine {
		return "build:mine:" + material.String()
	}
	return "build:" + x.String()
}

// Paths lists how a move is made: with a tool, a unit or a line of the ledger, and the
// field or the button. If a line is not in sight, its page stands for it.
func (f *face) Paths(m rules.Move) []byhand.Path {
	if how := paths[m.Verb]; how != nil {
		return how(f, m)
	}
	return nil
}

// paths are the ways of each verb.
var paths = map[uint8]func(f *face, m rules.Move) []byhand.Path{
	game.VerbClaim: put, game.VerbFound: put, game.VerbSow: put, game.VerbPlant: put, game.VerbLay: put, game.VerbLift: put, game.VerbPlace: put,
	game.VerbBuild: put, game.VerbClean: put, game.VerbDouse: put, game.VerbNeutralise: put,
	game.VerbCede: onField, game.VerbWant: onField, game.VerbHarvest: onField, game.VerbFell: onField, game.VerbCapital: onField, game.VerbFire: onField,
	game.VerbPay: owed, game.VerbPayUnit: owed, game.VerbWaive: owed, game.VerbWaiveUnit: owed,
	game.VerbBuy: trade("ware:", "|page:bank", "buy"), game.VerbSell: trade("ware:", "|page:bank", "sell"),
	game.VerbGive: trade("item:", "|page:trade", "offer:add"), game.VerbAsk: trade("item:", "|page:trade", "offer:add"),
	game.VerbPull: district("pull"), game.VerbInstall: district("install"),
	game.VerbMove: sent, game.VerbEmbark: sent, game.VerbAttack: sent, game.VerbSabotage: sent,
	game.VerbAim: func(f *face, m rules.Move) []byhand.Path { return []byhand.Path{{From: f.unitNode(m.A), To: "aim"}} },
	game.VerbTop: func(_ *face, m rules.Move) []byhand.Path {
		return []byhand.Path{{To: "top:" + game.Unit(m.A).String() + "|troops|page:army"}}
	},
	game.VerbOffer: func(_ *face, m rules.Move) []byhand.Path {
		return []byhand.Path{{To: "offer:" + strconv.Itoa(int(m.A)) + "|page:trade"}}
	},
	game.VerbRaze: func(_ *face, m rules.Move) []byhand.Path {
		at := fieldIDs[m.A] // a click there shows the city
		return []byhand.Path{{By: at + "|page:city"}, {By: at, To: "raze"}}
	},
}

// put is the way of what a thing does on a field.
func put(_ *face, m rules.Move) []byhand.Path {
	thing, at := m, fieldIDs[m.A]
	if thing.A = 0; m.Verb == game.VerbLay {
		thing = section(game.SectionOf(game.Field(m.A)))
	}
	id := thingIDs[thing]
	switch kind, what, _ := strings.Cut(id, ":"); kind {
	case "service":
		id += "|page:services"
		return []byhand.Path{{From: "remove:" + what + ":" + game.Field(m.A).String() + "|" + id, To: at}, {From: id, To: at}}
	case "build":
		id += "|page:city"
	}
	return []byhand.Path{{From: id, To: at}}
}

// onField is the way of a click on a field. The launcher that is aimed may be dragged there.
func onField(f *face, m rules.Move) []byhand.Path {
	at := fieldIDs[m.A]
	if x := f.v.Missile; x != nil && x.Launcher != nil {
		return []byhand.Path{{To: at}, {From: unitIDs[*x.Launcher], To: at}}
	}
	return []byhand.Path{{To: at}}
}

// owed is the way of a tax. A click on a field pays for the city or section there.
func owed(_ *face, m rules.Move) []byhand.Path {
	verb, what, _ := strings.Cut(game.Game{}.Notation(m), " ")
	out := []byhand.Path{{To: verb + ":pay " + what + "|debts|page:taxes"}}
	if m.Verb == game.VerbPay && m.B == 0 {
		out = append(out, byhand.Path{To: fieldIDs[m.A]})
	}
	return out
}

// trade is the way of an amount of a good.
func trade(list, page, to string) func(*face, rules.Move) []byhand.Path {
	return func(_ *face, m rules.Move) []byhand.Path {
		return []byhand.Path{{From: list + game.Good(m.A).String() + page, To: to}}
	}
}

func district(to string) func(*face, rules.Move) []byhand.Path {
	return func(_ *face, m rules.Move) []byhand.Path {
		return []byhand.Path{{From: "district:" + strconv.Itoa(int(m.B)) + "|page:city", To: to}}
	}
}

// Nodes that say what the unit in hand is to do.
const (
	raidOrder  = "orders:raid"
	stackOrder = "orders:stack"
)

// sent is the way of what a unit does on a field. What belongs to no other is sabotaged
// only on request.
func sent(f *face, m rules.Move) []byhand.Path {
	p := byhand.Path{From: f.unitNode(m.A)}
	switch m.Verb {
	case game.VerbEmbark:
		p.To = f.postOf(m.B)
	case game.VerbSabotage:
		p.By, p.To = raidOrder, fieldIDs[m.B]
		if owner := f.v.Cell(game.Field(m.B)).Owner; owner != rules.NoSeat && owner != f.t.Acting() {
			return []byhand.Path{{From: p.From, To: p.To}, p}
		}
	default:
		p.To = fieldIDs[m.B]
	}
	return []byhand.Path{p}
}

// unitNode is the line of a unit on its page, or where it stands if that is scrolled
// away.
func (f *face) unitNode(n int16) string {
	id := unitIDs[n]
	if post := f.postOf(n); post != "" {
		id += "|" + post
	}
	return id + "|page:army"
}

// postOf is the field on which a unit stands.
func (f *face) postOf(n int16) string {
	if p := f.unitPost(f.t.Acting(), game.Unit(n)); p != nil {
		return fieldIDs[p.Field]
	}
	return ""
}

// Reveal turns to the page where a move is played, and to the field that it names.
func (f *face) Reveal(m rules.Move) bool {
	if f.v == nil {
		return true
	}
	at, page := game.FieldOf(m), ""
	if all := f.Paths(m); len(all) > 0 {
		for _, id := range all[0].Nodes() {
			if _, stands, ok := strings.Cut(id, "|page:"); ok {
				page, f.page = stands, stands
			}
		}
	}
	switch {
	case page == "bank":
		f.good, f.amount, f.typed = game.Good(m.A), int(m.N), typed{}
	case page == "trade" && m.N > 0:
		f.offer.ask, f.offer.good, f.offer.amount, f.offer.started, f.typed = m.Verb == game.VerbAsk, game.Good(m.A), int(m.N), true, typed{}
	case page == "army":
		f.looked = rules.NoSeat
	case page == "city":
		f.showCity(at, rules.NoSeat)
		if f.works = m.Verb == game.VerbBuild; !f.works {
			f.slot = int(m.B)
		}
		if m.N > 0 {
			f.robots = int(m.N)
		}
	}
	f.lookAt(at)
	return true
}
