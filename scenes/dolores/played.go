package dolores

import (
	"strconv"

	"schron/rules"
	game "schron/rules/dolores"
)

// toolVerbs are the tools of the strip by what they do on a field.
var toolVerbs = map[uint8][]string{
	game.VerbClaim: {"tool:claim"}, game.VerbFound: {"tool:found"}, game.VerbSow: {"tool:sow"}, game.VerbPlant: {"tool:plant"}, game.VerbLift: {"tool:lift"},
}

// serviceVerbs are the tools of the services by what they do.
var serviceVerbs = map[uint8]string{game.VerbClean: "clean", game.VerbDouse: "douse", game.VerbNeutralise: "neutralise"}

// Played lists the nodes by which a move is played. These are a tool, a unit or a line
// of the ledger, and the field or the button. If a line is not in sight, its page
// stands for it.
func (f *face) Played(m rules.Move) [][]string {
	a, b := fieldNode(m.A), fieldNode(m.B)
	notation := game.Game{}.Notation(m)
	switch m.Verb {
	case game.VerbClaim, game.VerbFound, game.VerbSow, game.VerbPlant, game.VerbLift:
		return [][]string{toolVerbs[m.Verb], a}
	case game.VerbLay:
		if game.Chart[m.A].Terrain == game.Sea {
			return [][]string{{"tool:sea-section"}, a}
		}
		return [][]string{{"tool:land-section"}, a}
	case game.VerbPlace:
		return [][]string{{"tool:" + game.Good(m.B).String()}, a}
	case game.VerbBuy:
		return [][]string{{"ware:" + game.Good(m.A).String(), "page:bank"}, {"buy"}}
	case game.VerbSell:
		return [][]string{{"ware:" + game.Good(m.A).String(), "page:bank"}, {"sell"}}
	case game.VerbOffer:
		return [][]string{{"offer:" + strconv.Itoa(int(m.A)), "page:trade"}}
	case game.VerbGive, game.VerbAsk:
		return [][]string{{"item:" + game.Good(m.A).String(), "page:trade"}, {"offer:add"}}
	case game.VerbCede, game.VerbWant, game.VerbHarvest, game.VerbFell, game.VerbFire, game.VerbCapital, game.VerbRaze:
		return [][]string{a}
	case game.VerbBuild:
		id := "build:" + game.Building(m.B).String()
		if m.C > 0 {
			id += ":" + game.Good(m.C-1).String()
		}
		return [][]string{{id, "page:city"}, a}
	case game.VerbPull:
		return [][]string{{"district:" + strconv.Itoa(int(m.B)), "page:city"}, {"pull"}}
	case game.VerbInstall:
		return [][]string{{"district:" + strconv.Itoa(int(m.B)), "page:city"}, {"install"}}
	case game.VerbClean, game.VerbDouse, game.VerbNeutralise:
		return [][]string{{"remove:" + serviceVerbs[m.Verb] + ":" + game.Field(m.A).String(), "service:" + serviceVerbs[m.Verb], "page:services"}, a}
	case game.VerbPay, game.VerbPayUnit:
		return [][]string{{"pay:" + notation, "debts", "page:taxes"}}
	case game.VerbWaive, game.VerbWaiveUnit:
		return [][]string{{"waive:pay" + notation[len("waive"):], "debts", "page:taxes"}}
	case game.VerbTop:
		return [][]string{{"top:" + game.Unit(m.A).String(), "troops", "page:army"}}
	case game.VerbMove, game.VerbAttack, game.VerbSabotage:
		return [][]string{f.unitNode(m.A), b}
	case game.VerbEmbark:
		return [][]string{f.unitNode(m.A), f.postOf(m.B)}
	case game.VerbAim:
		return [][]string{f.unitNode(m.A), {"aim"}}
	}
	return nil
}

func fieldNode(n int16) []string {
	if n < 0 || n >= game.Fields {
		return nil
	}
	return []string{"field:" + game.Field(n).String()}
}

// unitNode is the line of a unit on its page, or where it stands if that is scrolled
// away.
func (f *face) unitNode(n int16) []string {
	return append([]string{"unit:" + game.Unit(n).String()}, append(f.postOf(n), "page:army")...)
}

// postOf is the field on which a unit stands.
func (f *face) postOf(n int16) []string {
	if p := f.unitPost(f.acting(), game.Unit(n)); p != nil {
		return fieldNode(int16(p.Field))
	}
	return nil
}

// Reveal turns to the page where a move is played, and to the fields that it names.
func (f *face) Reveal(m rules.Move) {
	if f.v == nil {
		return
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
}
