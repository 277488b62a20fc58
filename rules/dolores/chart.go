package dolores

import (
	"slices"
	"strings"

	"schron/rules"
)

// Terrain is what a field is for good (DO-1).
type Terrain uint8

// The terrains. Fields with resources are land.
const (
	Sea Terrain = iota
	Land
	Bank
)

// Site is what the map says of a field.
type Site struct {
	Terrain  Terrain
	Resource int  // the number of the resource field, 1 to 18; 0 for none
	Route    bool // a bank field with a printed route (DO-20)
	Clear    bool // land round a first city, without forest at the start (DO-8)
}

// chartRows is the map. ~~ is sea, ** land with forest at the start, and -- land
// without. $$ is bank, == bank with a printed route, and 01 to 18 are resource fields.
const chartRows = `
~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~
~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ** ~~ ** ** ** ** ~~ ~~ ~~ ** ~~ ~~ ~~
~~ ~~ ~~ ** ~~ ~~ ** ** ** ** ** ** ** ** ** ~~ ** ** ** ~~ ~~
~~ ~~ ** ** ** ~~ ** ** ** ** ** ** ** ** ** ~~ ** 11 ** ** ~~
~~ ~~ ~~ ** ~~ ~~ ~~ ** ** ** ** ** ** ** 10 ~~ ** ** ** ~~ ~~
~~ ~~ ~~ ~~ ~~ ~~ ~~ ** 09 ** ** ** ** ** ~~ ~~ ~~ ~~ ~~ ~~ ~~
~~ ~~ ** ** ~~ ~~ ~~ ~~ ** ** 04 ** ** ~~ ~~ ~~ 12 ** ** ~~ ~~
~~ ~~ ** ** ** ** ~~ ~~ ~~ -- -- -- ~~ ~~ ~~ ** ** ** ** ** ~~
~~ ** ** ** ** 07 ** ~~ ** -- 01 -- ** ~~ ** ** ** ** ** ** ~~
~~ ~~ ** ** ** ** ** -- -- $$ == $$ -- -- ** ** ** ** ** ** ~~
~~ ** ** ** ** ** 03 -- 16 == $$ == 05 -- 06 ** ** ** ** ** ~~
~~ ** ** ** ** ** ** -- -- $$ == $$ -- -- ** ** ** ** ** ~~ ~~
~~ ** ** ** ** ** ** ~~ ** -- 08 -- ** ~~ ** 15 ** ** ** ** ~~
~~ ** ** ** ** ** ~~ ~~ ~~ -- -- -- ~~ ~~ ~~ ** ** ** ** ~~ ~~
~~ ~~ ** ** 14 ~~ ~~ ~~ ** ** 02 ** ** ~~ ~~ ~~ ~~ ** ** ~~ ~~
~~ ~~ ~~ ~~ ~~ ~~ ~~ ** ** ** ** ** 17 ** ~~ ~~ ~~ ~~ ~~ ~~ ~~
~~ ~~ ** ** ** ~~ 18 ** ** ** ** ** ** ** ~~ ~~ ~~ ** ~~ ~~ ~~
~~ ** ** 13 ** ~~ ** ** ** ** ** ** ** ** ** ~~ ** ** ** ~~ ~~
~~ ~~ ** ** ** ~~ ** ** ** ** ** ** ** ** ** ~~ ~~ ** ~~ ~~ ~~
~~ ~~ ~~ ** ~~ ~~ ~~ ** ** ** ** ~~ ** ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~
~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~ ~~
`

// ResourceFields is the number of fields with resources.
const ResourceFields = 18

// resources lists the goods of the resource fields by number (DO-1).
var resources = [ResourceFields + 1][]Good{
	1:  {Oil, Iron, Coal, Sulphur},
	2:  {Coal, Copper, Zinc, Bauxite},
	3:  {Iron, Copper, Bauxite, Zinc},
	4:  {Sulphur, Copper, Zinc, Bauxite},
	5:  {Oil, Copper, Zinc, Bauxite},
	6:  {Sulphur, Iron, Copper, Coal},
	7:  {Coal, Zinc, Bauxite, Platinum},
	8:  {Oil, Iron, Copper, Sulphur},
	9:  {Bauxite, Uranium, Coal, Zinc},
	10: {Sulphur, Oil, Copper},
	11: {Sulphur, Bauxite, Metals, Copper},
	12: {Coal, Zinc, Iron, Oil},
	13: {Sulphur, Copper, Metals, Zinc},
	14: {Iron, Coal, Sulphur, Bauxite},
	15: {Sulphur, Zinc, Platinum, Copper},
	16: {Oil, Coal, Zinc, Sulphur},
	17: {Copper, Uranium, Bauxite, Iron},
	18: {Bauxite, Metals, Zinc},
}

// Resources lists the goods of a resource field by its number; none for other
// numbers.
func Resources(number int) []Good {
	if number < 1 || number > ResourceFields {
		return nil
	}
	return append([]Good(nil), resources[number]...)
}

// Chart is the map, the same in every game.
var Chart = readChart()

func readChart() (chart [Fields]Site) {
	for f, cell := range strings.Fields(chartRows) {
		site := Site{Terrain: Land}
		switch cell {
		case "~~":
			site.Terrain = Sea
		case "**":
		case "--":
			site.Clear = true
		case "$$", "==":
			site.Terrain, site.Route = Bank, cell == "=="
		default:
			site.Resource = 10*int(cell[0]-'0') + int(cell[1]-'0')
		}
		chart[f] = site
	}
	return chart
}

// What follows from the map, as sets.
var (
	landFields, seaFields, bankFields = terrains()
	bankSide                          = bankFields.Beside().Without(bankFields)
	startForest                       = forestAtStart()
	minerals                          = mineralsOf()
)

func terrains() (land, sea, bank FieldSet) {
	sets := [...]*FieldSet{Sea: &sea, Land: &land, Bank: &bank}
	for f := range Field(Fields) {
		sets[Chart[f].Terrain].Add(f)
	}
	return land, sea, bank
}

// forestAtStart is every land field but those with resources and those round the four
// first cities (DO-8). With fewer federations the latter stay clear too (DO-3).
func forestAtStart() (s FieldSet) {
	for f := range landFields.All() {
		if Chart[f].Resource == 0 && !Chart[f].Clear {
			s.Add(f)
		}
	}
	return s
}

// Materials is a set of raw materials as bits.
type Materials uint16

func mineralsOf() (out [Fields]Materials) {
	for f, site := range Chart {
		for _, g := range resources[site.Resource] {
			out[f] |= 1 << g
		}
	}
	return out
}

// resourceFields returns the fields with resources on and beside f.
func resourceFields(f Field) (out FieldSet) {
	near := f.Edges()
	near.Add(f)
	for x := range near.All() {
		if Chart[x].Resource != 0 {
			out.Add(x)
		}
	}
	return out
}

// Federation is one of the four sides (DO-3).
type Federation int8

// The federations, named after the side of the bank that they start at.
const (
	FederationNorth Federation = iota
	FederationEast
	FederationSouth
	FederationWest
)

var federationIDs = rules.ListIDs("federation", Federation(0), "north", "east", "south", "west")

func (f Federation) String() string { return federationIDs.Of(f) }

// federationsOf returns the federations of the seats in order of play (DO-3, DO-60).
// Two players get North and South, three North, East and South. The order is reversed
// if the last one plays North (DO-68).
func (s settings) federationsOf(players int) []Federation {
	sides := []Federation{FederationNorth, FederationEast, FederationSouth, FederationWest}[:players]
	if players == 2 {
		sides[1] = FederationSouth
	}
	if s.northLast {
		slices.Reverse(sides)
	}
	return sides
}

// firstCities are the fields 01, 05, 08 and 16 next to the bank (DO-7).
var firstCities = [...]Field{
	FederationNorth: At(10, 8), FederationEast: At(12, 10), FederationSouth: At(10, 12), FederationWest: At(8, 10),
}
