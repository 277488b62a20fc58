package dolores

import (
	"strconv"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/byhand"
)

// toolVerbs are the tools of the strip by what they do on a field.
var toolVerbs = map[uint8]string{
	game.VerbClaim: "tool:claim", game.VerbFound: "tool:found", game.VerbSow: "tool:sow", game.VerbPlant: "tool:plant", game.VerbLift: "tool:lift",
}

// serviceVerbs are the tools of the services by what they do.
var serviceVerbs = map[uint8]string{game.VerbClean: "clean", game.VerbDouse: "douse", game.VerbNeutralise: "neutralise"}

// Paths lists how a move is made: with a tool, a unit or a line of the ledger, and the
// field or the button. If a line is not in sight, its page stands for it.
func (f *face) Paths(m rules.Move) []byhand.Path {
	a, b := fieldNode(m.A), fieldNode(m.B)
	notation := game.Game{}.Notation(m)
	switch m.Verb {
	case game.VerbClaim, game.VerbFound, game.VerbSow, game.VerbPlant, game.VerbLift:
		return []byhand.Path{{From: toolVerbs[m.Verb], To: a}}
	case game.VerbLay:
		if game.Chart[m.A].Terrain == game.Sea {
			return []byhand.Path{{From: "tool:sea-section", To: a}}
		}
		return []byhand.Path{{From: "tool:land-section", To: a}}
	case game.VerbPlace:
		return []byhand.Path{{From: "tool:" + game.Good(m.B).String(), To: a}}
	case game.VerbBuy:
		return []byhand.Path{{From: "ware:" + game.Good(m.A).String() + "|page:bank", To: "buy"}}
	case game.VerbSell:
		return []byhand.Path{{From: "ware:" + game.Good(m.A).String() + "|page:bank", To: "sell"}}
	case game.VerbOffer:
		return []byhand.Path{{To: "offer:" + strconv.Itoa(int(m.A)) + "|page:trade"}}
	case game.VerbGive, game.VerbAsk:
		return []byhand.Path{{From: "item:" + game.Good(m.A).String() + "|page:trade", To: "offer:add"}}
	case game.VerbCede, game.VerbWant, game.VerbHarvest, game.VerbFell, game.VerbFire, game.VerbCapital, game.VerbRaze:
		return []byhand.Path{{To: a}}
	case game.VerbBuild:
		id := "build:" + game.Building(m.B).String()
		if m.C > 0 {
			id += ":" + game.Good(m.C-1).String()
		}
		return []byhand.Path{{From: id + "|page:city", To: a}}
	case game.VerbPull:
		return []byhand.Path{{From: "district:" + strconv.Itoa(int(m.B)) + "|page:city", To: "pull"}}
	case game.VerbInstall:
		return []byhand.Path{{From: "district:" + strconv.Itoa(int(m.B)) + "|page:city", To: "install"}}
	case game.VerbClean, game.VerbDouse, game.VerbNeutralise:
		service := serviceVerbs[m.Verb]
		return []byhand.Path{{From: "remove:" + service + ":" + game.Field(m.A).String() + "|service:" + service + "|page:services", To: a}}
	case game.VerbPay, game.VerbPayUnit:
		return []byhand.Path{{To: "pay:" + notation + "|debts|page:taxes"}}
	case game.VerbWaive, game.VerbWaiveUnit:
		return []byhand.Path{{To: "waive:pay" + notation[len("waive"):] + "|debts|page:taxes"}}
	case game.VerbTop:
		return []byhand.Path{{To: "top:" + game.Unit(m.A).String() + "|troops|page:army"}}
	case game.VerbMove, game.VerbAttack, game.VerbSabotage:
		return []byhand.Path{{From: f.unitNode(m.A), To: b}}
	case game.VerbEmbark:
		return []byhand.Path{{From: f.unitNode(m.A), To: f.postOf(m.B)}}
	case game.VerbAim:
		return []byhand.Path{{From: f.unitNode(m.A), To: "aim"}}
	}
	return nil
}

func fieldNode(n int16) string {
	if n < 0 || n >= game.Fields {
		return ""
	}
	return "field:" + game.Field(n).String()
}

// unitNode is the line of a unit on its page, or where it stands if that is scrolled
// away.
func (f *face) unitNode(n int16) string {
	id := "unit:" + game.Unit(n).String()
	if post := f.postOf(n); post != "" {
		id += "|" + post
	}
	return id + "|page:army"
}

// postOf is the field on which a unit stands.
func (f *face) postOf(n int16) string {
	if p := f.unitPost(f.t.Acting(), game.Unit(n)); p != nil {
		return fieldNode(int16(p.Field))
	}
	return ""
}

// Reveal turns to the page where a move is played, and to the fields that it names.
func (f *face) Reveal(m rules.Move) bool {
	if f.v == nil {
		return true
	}
	at := game.NoField
	switch m.Verb {
	case game.VerbBuy, game.VerbSell:
		f.page, f.good, f.amount, f.typed = "bank", game.Good(m.A), int(m.N), typed{}
	case game.VerbGive, game.VerbAsk:
		f.page = "trade"
		f.offer.ask, f.offer.good, f.offer.amount, f.offer.started, f.typed = m.Verb == game.VerbAsk, game.Good(m.A), int(m.N), true, typed{}
	case game.VerbOffer:
		f.page = "trade"
	case game.VerbBuild, game.VerbPull, game.VerbInstall, game.VerbRaze:
		at = game.Field(m.A)
		f.looked, f.city, f.slot, f.works, f.page = rules.NoSeat, at, int(m.B), false, "city"
		if m.Verb == game.VerbBuild {
			f.slot, f.works = 0, true
		}
		if m.Verb == game.VerbInstall {
			f.robots = int(m.N)
		}
	case game.VerbClean, game.VerbDouse, game.VerbNeutralise:
		f.page, at = "services", game.Field(m.A)
	case game.VerbPay, game.VerbWaive:
		f.page, at = "taxes", game.Field(m.A)
	case game.VerbPayUnit, game.VerbWaiveUnit:
		f.page = "taxes"
	case game.VerbTop, game.VerbEmbark, game.VerbAim:
		f.looked, f.page = rules.NoSeat, "army"
	case game.VerbMove, game.VerbAttack, game.VerbSabotage:
		f.looked, f.page, at = rules.NoSeat, "army", game.Field(m.B)
	case game.VerbClaim, game.VerbFound, game.VerbSow, game.VerbPlant, game.VerbLift, game.VerbLay, game.VerbPlace,
		game.VerbCede, game.VerbWant, game.VerbHarvest, game.VerbFell, game.VerbFire, game.VerbCapital:
		at = game.Field(m.A)
	}
	f.lookAt(at)
	return true
}
