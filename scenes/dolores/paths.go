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

type way = byhand.Way[*face]

// The nodes of the path of a move. If a line is not in sight, its page stands for it.
var (
	tool  = func(_ *face, m rules.Move) string { return toolOf(m) }
	field = func(_ *face, m rules.Move) string { return fieldIDs[m.A] }
	unit  = func(f *face, m rules.Move) string { return f.unitNode(m.A) }
	goal  = func(_ *face, m rules.Move) string { return fieldIDs[m.B] }
	ship  = func(f *face, m rules.Move) string { return f.postOf(m.B) }
	ware  = func(_ *face, m rules.Move) string { return "ware:" + game.Good(m.A).String() + "|page:bank" }
	item  = func(_ *face, m rules.Move) string { return "item:" + game.Good(m.A).String() + "|page:trade" }
	plot  = func(_ *face, m rules.Move) string { return "district:" + strconv.Itoa(int(m.B)) + "|page:city" }
	city  = func(_ *face, m rules.Move) string { return fieldIDs[m.A] + "|page:city" }
	top   = func(_ *face, m rules.Move) string { return "top:" + game.Unit(m.A).String() + "|troops|page:army" }
	offer = func(_ *face, m rules.Move) string { return "offer:" + strconv.Itoa(int(m.A)) + "|page:trade" }
	filth = func(_ *face, m rules.Move) string { // what is listed as to be removed
		_, what, _ := strings.Cut(toolOf(m), ":")
		what, _, _ = strings.Cut(what, "|")
		return "remove:" + what + ":" + game.Field(m.A).String() + "|" + toolOf(m)
	}
	aimed = func(f *face, _ rules.Move) string { // the launcher that is aimed
		if x := f.v.Missile; x != nil && x.Launcher != nil {
			return unitIDs[*x.Launcher]
		}
		return ""
	}
	dues = func(_ *face, m rules.Move) string {
		verb, what, _ := strings.Cut(game.Game{}.Notation(m), " ")
		return verb + ":pay " + what + "|debts|page:taxes"
	}
	taxed   = func(_ *face, m rules.Move) string { return byhand.If(m.B == 0, fieldIDs[m.A]) } // the city or section
	foreign = func(f *face, m rules.Move) string {                                             // the field of somebody else
		owner := f.v.Cell(game.Field(m.B)).Owner
		return byhand.If(owner != rules.NoSeat && owner != f.t.Acting(), fieldIDs[m.B])
	}
)

// What belongs to no other is sabotaged only on request. A click on a city to be razed
// shows it.
var (
	puts     = []way{{From: tool, To: field}}
	removes  = []way{{From: filth, To: field}, {From: tool, To: field}}
	points   = []way{{To: field}, {From: aimed, To: field}}
	waives   = []way{{To: dues}}
	proposes = []way{{From: item, To: fixed("offer:add")}}
	sends    = []way{{From: unit, To: goal}}

	ways = map[uint8][]way{
		game.VerbClaim: puts, game.VerbFound: puts, game.VerbSow: puts, game.VerbPlant: puts, game.VerbLay: puts, game.VerbLift: puts,
		game.VerbPlace: puts, game.VerbBuild: puts, game.VerbClean: removes, game.VerbDouse: removes, game.VerbNeutralise: removes,
		game.VerbCede: points, game.VerbWant: points, game.VerbHarvest: points, game.VerbFell: points, game.VerbCapital: points, game.VerbFire: points,
		game.VerbPay: {{To: dues}, {To: taxed}}, game.VerbPayUnit: waives, game.VerbWaive: waives, game.VerbWaiveUnit: waives, game.VerbWaiveWorks: waives, game.VerbWaiveTroop: waives, game.VerbSowAll: {{To: fixed("sow|page:services")}},
		game.VerbBuy: {{From: ware, To: fixed("buy")}}, game.VerbSell: {{From: ware, To: fixed("sell")}},
		game.VerbGive: proposes, game.VerbAsk: proposes, game.VerbOffer: {{To: offer}},
		game.VerbPull: {{From: plot, To: fixed("pull")}}, game.VerbInstall: {{From: plot, To: fixed("install")}},
		game.VerbRaze: {{By: city}, {By: field, To: fixed("raze")}},
		game.VerbMove: sends, game.VerbAttack: sends, game.VerbEmbark: {{From: unit, To: ship}},
		game.VerbSabotage: {{From: unit, To: foreign}, {From: unit, By: fixed(raidOrder), To: goal}},
		game.VerbAim:      {{From: unit, To: fixed("aim")}}, game.VerbTop: {{To: top}},
	}
)

func fixed(id string) byhand.Node[*face] { return byhand.Fixed[*face](id) }

// Paths lists how a move is made: with a tool, a unit or a line of the ledger, and the
// field or the button.
func (f *face) Paths(m rules.Move) []byhand.Path { return byhand.Paths(ways[m.Verb], f, m) }

// toolOf is what a move is made with on a field, or its page.
func toolOf(m rules.Move) string {
	at := game.Field(m.A)
	if m.A = 0; m.Verb == game.VerbLay {
		m = section(game.SectionOf(at))
	}
	kind, _, _ := strings.Cut(thingIDs[m], ":")
	return thingIDs[m] + pages[kind]
}

// pages stand for the tools that are listed on them, by how these begin.
var pages = map[string]string{"service": "|page:services", "build": "|page:city"}

// Nodes that say what the unit in hand is to do.
const (
	raidOrder  = "orders:raid"
	stackOrder = "orders:stack"
)

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
