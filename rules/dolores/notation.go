package dolores

import (
	"errors"

	"schron/rules"
)

// The kinds of things that moves name. Districts count from 1.
var (
	aField    = rules.KindOf("field", Field(0), Fields-1, Field.String, ParseField)
	aGood     = rules.KindOf("good", Coal, GoodKinds-1, Good.String, ParseGood)
	aStake    = rules.KindOf("good", Coal, Money, Good.String, ParseGood)
	aTroop    = rules.KindOf("kind of unit token", Infantry, SuperLauncher, Good.String, ParseGood)
	aMaterial = rules.KindOf("raw material", 1, int16(RawKinds), materialWord, parseMaterial).OrNothing()
	aUnit     = rules.KindOf("unit", Unit(0), Units-1, Unit.String, ParseUnit)
	aBuilding = rules.KindOf("building", Warehouse, BuildingKinds-1, Building.String, buildingIDs.Parse)
	aSeat     = rules.Numbers("seat", 0, MaxSeats-1)
	aDistrict = rules.Numbers("district", 1, Districts)
	aLot      = aDistrict.OrNothing()
)

// grammar is the notation of moves.
var grammar = rules.Grammar{
	VerbClaim:      rules.Says("claim", rules.A(aField)),                                                              // buys a field (DO-10)
	VerbBuy:        rules.Says("buy", rules.A(aGood), rules.N()),                                                      // buys from the bank (DO-11)
	VerbSell:       rules.Says("sell", rules.A(aGood), rules.N()),                                                     // sells to the bank (DO-11)
	VerbOffer:      rules.Says("offer", rules.A(aSeat)),                                                               // begins an offer to a federation (DO-12)
	VerbGive:       rules.Says("give", rules.A(aStake), rules.N()),                                                    // puts a good or money into it
	VerbAsk:        rules.Says("ask", rules.A(aStake), rules.N()),                                                     // asks for a good or money
	VerbCede:       rules.Says("cede", rules.A(aField)),                                                               // puts a field into it
	VerbWant:       rules.Says("want", rules.A(aField)),                                                               // asks for a field
	VerbPropose:    rules.Says("propose"),                                                                             // makes the offer
	VerbWithdraw:   rules.Says("withdraw"),                                                                            // makes none
	VerbAccept:     rules.Says("accept"),                                                                              // the other federation takes the offer
	VerbDecline:    rules.Says("decline"),                                                                             // the other federation does not
	VerbFound:      rules.Says("found", rules.A(aField)),                                                              // founds a city (DO-13)
	VerbRaze:       rules.Says("raze", rules.A(aField)),                                                               // pulls a city down (DO-14)
	VerbBuild:      rules.Says("build", rules.A(aField), rules.B(aBuilding), rules.C(aMaterial)).Where(minesMaterial), // builds, a mine with its material behind (DO-15)
	VerbPull:       rules.Says("pull", rules.A(aField), rules.B(aDistrict)),                                           // pulls a building down (DO-16)
	VerbSow:        rules.Says("sow", rules.A(aField)),                                                                // sows a crop (DO-18)
	VerbPlant:      rules.Says("plant", rules.A(aField)),                                                              // plants a forest (DO-18)
	VerbLay:        rules.Says("lay", rules.A(aField)),                                                                // puts a section from the store (DO-19)
	VerbLift:       rules.Says("lift", rules.A(aField)),                                                               // takes a section away (DO-19)
	VerbPlace:      rules.Says("place", rules.A(aField), rules.B(aTroop)),                                             // puts a unit from the store (DO-21)
	VerbInstall:    rules.Says("install", rules.A(aField), rules.B(aDistrict), rules.N()),                             // installs robots (DO-22)
	VerbClean:      rules.Says("clean", rules.A(aField)),                                                              // removes a pollution token (DO-23)
	VerbDouse:      rules.Says("douse", rules.A(aField)),                                                              // removes a fire (DO-23)
	VerbNeutralise: rules.Says("neutralise", rules.A(aField)),                                                         // removes a radioactive cloud (DO-23)
	VerbEnd:        rules.Says("end"),                                                                                 // ends the investments, the order of stacks, the units' go, or leaves the rest unpaid or standing
	VerbPay:        rules.Says("pay", rules.A(aField), rules.B(aLot)),                                                 // pays for a city, section or building (DO-35)
	VerbPayUnit:    rules.Says("pay", rules.A(aUnit)),                                                                 // pays for a unit (DO-35)
	VerbWaive:      rules.Says("waive", rules.A(aField), rules.B(aLot)),                                               // does not pay for it (DO-35)
	VerbWaiveUnit:  rules.Says("waive", rules.A(aUnit)),                                                               // does not pay for it (DO-35)
	VerbSettle:     rules.Says("settle"),                                                                              // pays the rest in the order of the rules, as far as it goes (DO-36)
	VerbHarvest:    rules.Says("harvest", rules.A(aField)),                                                            // harvests a crop (DO-40)
	VerbFell:       rules.Says("fell", rules.A(aField)),                                                               // fells a forest (DO-41)
	VerbGather:     rules.Says("gather"),                                                                              // harvests and fells the rest as far as it goes
	VerbTop:        rules.Says("top", rules.A(aUnit)),                                                                 // a unit goes on top of its stack (DO-47)
	VerbMove:       rules.Says("move", rules.A(aUnit), rules.B(aField)),                                               // a unit moves (DO-43 to DO-46)
	VerbEmbark:     rules.Says("embark", rules.A(aUnit), rules.B(aUnit)),                                              // a unit boards a warship (DO-46)
	VerbAttack:     rules.Says("attack", rules.A(aUnit), rules.B(aField)),                                             // attacks the top unit there (DO-47 to DO-49)
	VerbSabotage:   rules.Says("sabotage", rules.A(aUnit), rules.B(aField)),                                           // attacks what lies there (DO-50)
	VerbAim:        rules.Says("aim", rules.A(aUnit)),                                                                 // a launcher takes aim (DO-51)
	VerbFire:       rules.Says("fire", rules.A(aField)),                                                               // a missile flies to a field (DO-51, DO-52)
	VerbLower:      rules.Says("lower"),                                                                               // does not fire
	VerbIntercept:  rules.Says("intercept", rules.A(aUnit)),                                                           // a launcher tries to stop a missile (DO-53)
	VerbHold:       rules.Says("hold"),                                                                                // does not
	VerbCapital:    rules.Says("capital", rules.A(aField)),                                                            // makes the city there the capital (DO-37)
}

// Notation writes a move; a move that is none of the game's is "?".
func (Game) Notation(m rules.Move) string { return grammar.Notation(m) }

// Parse reads what Notation writes; words may stand further apart.
func (Game) Parse(text string) (rules.Move, error) { return grammar.Parse(text) }

// materialWord writes the material of a mine, which stands in a move as 1 more
// than the good.
func materialWord(n int16) string { return Good(n - 1).String() }

func parseMaterial(word string) (int16, error) {
	g, err := ParseGood(word)
	return int16(g) + 1, err
}

var errMaterial = errors.New("a mine is written with its material, any other building without")

// minesMaterial tests that a mine alone has a material (DO-15).
func minesMaterial(m rules.Move) error {
	if (m.B == int16(Mine)) != (m.C != 0) {
		return errMaterial
	}
	return nil
}
