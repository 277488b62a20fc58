package dolores

import "schron/rules"

// Building is a kind of building that takes a district of a city (DO-15).
type Building int8

// The buildings of table 1, and the warehouse of the capital (DO-7).
const (
	NoBuilding Building = iota
	Warehouse
	FoodFactory
	TimberWorks
	Mine
	PowerPlant
	NuclearPlant
	LandWorks
	SeaWorks
	RobotFactory
	ArmsWorks
	TankWorks
	Shipyard
	MissileWorks
	SuperWorks
	PurificationPlant
	BuildingKinds
)

// Work is a line of table 1 about a building.
type Work struct {
	ID    string
	Pull  int  // kokos to pull it down, 0 where it cannot be (DO-16)
	Price int  // kokos to build it, 0 where goods are asked
	Goods Bill // goods to build it
	Tax   Bill // what it owes per round, without its robots (DO-34)
	// Makes is the product of which it yields PerN times its N (DO-41). It is -1 if the
	// product is food, wood, a mine's material or nothing.
	Makes Good
	PerN  int
}

const nothing Good = -1

// Buildings is the second part of table 1.
var Buildings = [BuildingKinds]Work{
	NoBuilding:  {ID: "none", Makes: nothing},
	Warehouse:   {ID: "warehouse", Makes: nothing},
	FoodFactory: {ID: "food-factory", Pull: 20, Price: 20, Makes: nothing},
	TimberWorks: {ID: "timber-works", Pull: 30, Price: 30, Makes: nothing},
	Mine:        {ID: "mine", Pull: 30, Price: 30, Makes: nothing, PerN: 1},
	PowerPlant: {
		ID: "power-plant", Pull: 58, Goods: Bill{Wood: 5, Coal: 5, Iron: 3},
		Tax: Bill{Coal: 5}, Makes: Energy, PerN: 10,
	},
	NuclearPlant: {
		ID: "nuclear-plant", Pull: 165, Goods: Bill{Wood: 10, Metals: 3, Zinc: 5, Bauxite: 5, Platinum: 1},
		Tax: Bill{Uranium: 5}, Makes: Energy, PerN: 30,
	},
	LandWorks: {ID: "land-works", Pull: 25, Price: 25, Tax: Bill{Wood: 1, Iron: 5}, Makes: LandSection, PerN: 1},
	SeaWorks: {
		ID: "sea-works", Pull: 40, Price: 40,
		Tax: Bill{Wood: 1, Iron: 5, Zinc: 2, Copper: 2}, Makes: SeaSection, PerN: 1,
	},
	RobotFactory: {
		ID: "robot-factory", Pull: 50, Price: 50,
		Tax: Bill{Iron: 3, Copper: 2, Zinc: 2, Bauxite: 2, Energy: 5}, Makes: Robots, PerN: 1,
	},
	ArmsWorks: {ID: "arms-works", Pull: 50, Price: 50, Tax: Bill{Iron: 2, Sulphur: 1}, Makes: Infantry, PerN: 1},
	TankWorks: {
		ID: "tank-works", Pull: 70, Price: 70,
		Tax:   Bill{Iron: 4, Copper: 2, Zinc: 2, Bauxite: 2, Metals: 1, Sulphur: 1, Energy: 3},
		Makes: Armour, PerN: 1,
	},
	Shipyard: {
		ID: "shipyard", Pull: 90, Price: 90,
		Tax: Bill{SeaSection: 1, Metals: 2, Sulphur: 3, Energy: 3}, Makes: Warship, PerN: 1,
	},
	MissileWorks: {
		ID: "missile-works", Pull: 130, Price: 130,
		Tax:   Bill{Copper: 5, Zinc: 5, Bauxite: 5, Metals: 3, Sulphur: 3, Energy: 5},
		Makes: Launcher, PerN: 1,
	},
	SuperWorks: {
		ID: "super-works", Pull: 180, Price: 180,
		Tax: Bill{Launcher: 1, Platinum: 5, Uranium: 10}, Makes: SuperLauncher, PerN: 1,
	},
	PurificationPlant: {ID: "purification-plant", Price: 500, Makes: nothing},
}

// String is the building's id.
func (b Building) String() string {
	if b < 0 || b >= BuildingKinds {
		return "-"
	}
	return Buildings[b].ID
}

var buildingIDs = rules.IDsOf("building", Warehouse, BuildingKinds-1, Building.String)

// Works reports whether the building yields and takes robots (DO-22): all but the
// warehouse and the purification plant.
func (b Building) Works() bool { return b > Warehouse && b < PurificationPlant }

// Worth is the building's part of its owner's wealth: its price, goods at what
// the bank pays (DO-56).
func (b Building) Worth() int { return worths[b] }

var worths = func() (out [BuildingKinds]int) {
	for b := range out {
		out[b] = Buildings[b].Price + Buildings[b].Goods.Value()
	}
	return out
}()

// levy is a good of a tax.
type levy struct {
	good Good
	n    int
}

// levies lists what the buildings owe, good by good: most owe nothing.
var levies = func() (out [BuildingKinds][]levy) {
	for b := range out {
		for g, n := range Buildings[b].Tax {
			if n > 0 {
				out[b] = append(out[b], levy{Good(g), n})
			}
		}
	}
	return out
}()

// Districts is the number of districts of a city (DO-15).
const Districts = 12

// CityRow is a line of table 2: what a city owes from Built built districts on.
type CityRow struct {
	Built                  int
	FirstFood, FirstEnergy int // of the capital (DO-37)
	LaterFood, LaterEnergy int
	UpTo                   int // the greatest number that the line is for
}

// CityTaxes is table 2. A city without districts owes nothing.
var CityTaxes = [...]CityRow{
	{1, 1, 0, 0, 0, 2},
	{3, 2, 1, 2, 0, 4},
	{5, 4, 2, 4, 0, 6},
	{7, 8, 4, 8, 3, 8},
	{9, 16, 6, 16, 6, 9},
	{10, 26, 9, 26, 9, 10},
	{11, 36, 12, 36, 12, 11},
	{12, 46, 15, 46, 15, 12},
}

// CityTax is what a city with that many built districts owes (DO-34).
func CityTax(built int, capital bool) Bill {
	var bill Bill
	bill[Food], bill[Energy] = cityTax(built, capital)
	return bill
}

func cityTax(built int, capital bool) (food, energy int) {
	for i := range CityTaxes {
		row := &CityTaxes[i]
		if built < row.Built {
			break
		}
		if food, energy = row.LaterFood, row.LaterEnergy; capital {
			food, energy = row.FirstFood, row.FirstEnergy
		}
	}
	return food, energy
}
