package dolores

import (
	"errors"

	"schron/rules"
)

// The kinds of things that moves name. Districts count from 1.
var (
	aField      = rules.KindOf("field", Field(0), Fields-1, Field.String, ParseField)
	aGood       = rules.KindOf("good", Coal, GoodKinds-1, Good.String, ParseGood)
	aStake      = rules.KindOf("good", Coal, Money, Good.String, ParseGood)
	aTroop      = rules.KindOf("kind of unit token", Infantry, SuperLauncher, Good.String, ParseGood)
	aMaterial   = rules.KindOf("raw material", 1, int16(RawKinds), func(n int16) string { return Good(n - 1).String() }, parseMaterial).OrNothing()
	aUnit       = rules.KindOf("unit", Unit(0), Units-1, Unit.String, ParseUnit)
	aBuilding   = rules.KindOf("building", Warehouse, BuildingKinds-1, Building.String, buildingIDs.Parse)
	aSeat       = rules.Numbers("seat", 0, MaxSeats-1)
	aDistrict   = rules.Numbers("district", 1, Districts)
	oneOrNone   = aDistrict.OrNothing()
	errMaterial = errors.New("a mine is written with its material, any other building without")
)

// grammar is the notation of moves.
var grammar = rules.Grammar{
	VerbClaim:      rules.Syntax("claim", rules.A(aField)),                                                              // buys a field (DO-10)
	VerbBuy:        rules.Syntax("buy", rules.A(aGood), rules.N()),                                                      // buys from the bank (DO-11)
	VerbSell:       rules.Syntax("sell", rules.A(aGood), rules.N()),                                                     // sells to the bank (DO-11)
	VerbOffer:      rules.Syntax("offer", rules.A(aSeat)),                                                               // begins an offer to a federation (DO-12)
	VerbGive:       rules.Syntax("give", rules.A(aStake), rules.N()),                                                    // puts a good or money into it
	VerbAsk:        rules.Syntax("ask", rules.A(aStake), rules.N()),                                                     // asks for a good or money
	VerbCede:       rules.Syntax("cede", rules.A(aField)),                                                               // puts a field into it
	VerbWant:       rules.Syntax("want", rules.A(aField)),                                                               // asks for a field
	VerbPropose:    rules.Syntax("propose"),                                                                             // makes the offer
	VerbWithdraw:   rules.Syntax("withdraw"),                                                                            // makes none
	VerbAccept:     rules.Syntax("accept"),                                                                              // the other federation takes the offer
	VerbDecline:    rules.Syntax("decline"),                                                                             // the other federation does not
	VerbFound:      rules.Syntax("found", rules.A(aField)),                                                              // founds a city (DO-13)
	VerbRaze:       rules.Syntax("raze", rules.A(aField)),                                                               // pulls a city down (DO-14)
	VerbBuild:      rules.Syntax("build", rules.A(aField), rules.B(aBuilding), rules.C(aMaterial)).Where(minesMaterial), // builds, a mine with its material behind (DO-15)
	VerbPull:       rules.Syntax("pull", rules.A(aField), rules.B(aDistrict)),                                           // pulls a building down (DO-16)
	VerbSow:        rules.Syntax("sow", rules.A(aField)),                                                                // sows a crop (DO-18)
	VerbPlant:      rules.Syntax("plant", rules.A(aField)),                                                              // plants a forest (DO-18)
	VerbLay:        rules.Syntax("lay", rules.A(aField)),                                                                // puts a section from the store (DO-19)
	VerbLift:       rules.Syntax("lift", rules.A(aField)),                                                               // takes a section away (DO-19)
	VerbPlace:      rules.Syntax("place", rules.A(aField), rules.B(aTroop)),                                             // puts a unit from the store (DO-21)
	VerbInstall:    rules.Syntax("install", rules.A(aField), rules.B(aDistrict), rules.N()),                             // installs robots (DO-22)
	VerbClean:      rules.Syntax("clean", rules.A(aField)),                                                              // removes a pollution token (DO-23)
	VerbDouse:      rules.Syntax("douse", rules.A(aField)),                                                              // removes a fire (DO-23)
	VerbNeutralise: rules.Syntax("neutralise", rules.A(aField)),                                                         // removes a radioactive cloud (DO-23)
	VerbEnd:        rules.Syntax("end"),                                                                                 // ends the investments, the order of stacks, the units' go, or leaves the rest unpaid or standing
	VerbPay:        rules.Syntax("pay", rules.A(aField), rules.B(oneOrNone)),                                            // pays for a city, section or building (DO-35)
	VerbPayUnit:    rules.Syntax("pay", rules.A(aUnit)),                                                                 // pays for a unit (DO-35)
	VerbWaive:      rules.Syntax("waive", rules.A(aField), rules.B(oneOrNone)),                                          // does not pay for it (DO-35)
	VerbWaiveUnit:  rules.Syntax("waive", rules.A(aUnit)),                                                               // does not pay for it (DO-35)
	VerbSettle:     rules.Syntax("settle"),                                                                              // pays the rest in the order of the rules, as far as it goes (DO-36)
	VerbHarvest:    rules.Syntax("harvest", rules.A(aField)),                                                            // harvests a crop (DO-40)
	VerbFell:       rules.Syntax("fell", rules.A(aField)),                                                               // fells a forest (DO-41)
	VerbGather:     rules.Syntax("gather"),                                                                              // harvests and fells the rest as far as it goes
	VerbTop:        rules.Syntax("top", rules.A(aUnit)),                                                                 // a unit goes on top of its stack (DO-47)
	VerbMove:       rules.Syntax("move", rules.A(aUnit), rules.B(aField)),                                               // a unit moves (DO-43 to DO-46)
	VerbEmbark:     rules.Syntax("embark", rules.A(aUnit), rules.B(aUnit)),                                              // a unit boards a warship (DO-46)
	VerbAttack:     rules.Syntax("attack", rules.A(aUnit), rules.B(aField)),                                             // attacks the top unit there (DO-47 to DO-49)
	VerbSabotage:   rules.Syntax("sabotage", rules.A(aUnit), rules.B(aField)),                                           // attacks what lies there (DO-50)
	VerbAim:        rules.Syntax("aim", rules.A(aUnit)),                                                                 // a launcher takes aim (DO-51)
	VerbFire:       rules.Syntax("fire", rules.A(aField)),                                                               // a missile flies to a field (DO-51, DO-52)
	VerbLower:      rules.Syntax("lower"),                                                                               // does not fire
	VerbIntercept:  rules.Syntax("intercept", rules.A(aUnit)),                                                           // a launcher tries to stop a missile (DO-53)
	VerbHold:       rules.Syntax("hold"),                                                                                // does not
	VerbCapital:    rules.Syntax("capital", rules.A(aField)),                                                            // makes the city there the capital (DO-37)
	VerbWaiveWorks: rules.Syntax("waive", rules.A(aBuilding)),                                                           // pays for none of several such buildings (DO-35)
	VerbWaiveTroop: rules.Syntax("waive", rules.A(aTroop)),                                                              // pays for none of several such units (DO-35)
	VerbSowAll:     rules.Syntax("sow"),                                                                                 // sows as much as its food factories take (DO-18)
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string { return grammar.Notation(m) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }

// parseMaterial reads the material of a mine, in a move 1 more than the good.
func parseMaterial(word string) (int16, error) {
	g, err := ParseGood(word)
	return int16(g) + 1, err
}

// minesMaterial tests that a mine alone has a material (DO-15).
func minesMaterial(m rules.Move) error {
	if (m.B == int16(Mine)) != (m.C != 0) {
		return errMaterial
	}
	return nil
}
