package dolores

import "schron/rules"

// Good is something that a store holds (DO-6), in the order of table 1.
type Good int8

// The goods of table 1.
const (
	Coal Good = iota
	Oil
	Iron
	Zinc // zinc-lead
	Bauxite
	Copper
	Platinum
	Sulphur
	Metals // other metals
	Uranium
	Food
	Wood
	Energy
	Robots
	LandSection
	SeaSection
	Infantry
	Armour
	Warship
	Launcher
	SuperLauncher
	GoodKinds
)

// RawKinds is the number of raw Materials; they are the first goods.
const RawKinds = Uranium + 1

// Money stands for kokos where an offer names goods (DO-12).
const Money = GoodKinds

// Bill is an amount of each good.
type Bill [GoodKinds]int

// Ware is a line of table 1 about a good.
type Ware struct {
	ID    string
	Buys  int  // kokos that the bank pays for one (DO-11)
	Sells int  // kokos that the bank asks for one
	Tax   Bill // what each one on the map owes per round (DO-34)
	Limit int  // how many a federation can have, 0 if there is no limit (DO-2)
}

// Goods is the first part of table 1.
var Goods = [GoodKinds]Ware{
	Coal:          {ID: "coal", Buys: 5, Sells: 25},
	Oil:           {ID: "oil", Buys: 6, Sells: 30},
	Iron:          {ID: "iron", Buys: 6, Sells: 30},
	Zinc:          {ID: "zinc", Buys: 7, Sells: 35},
	Bauxite:       {ID: "bauxite", Buys: 8, Sells: 40},
	Copper:        {ID: "copper", Buys: 7, Sells: 35},
	Platinum:      {ID: "platinum", Buys: 11, Sells: 55},
	Sulphur:       {ID: "sulphur", Buys: 10, Sells: 50},
	Metals:        {ID: "metals", Buys: 9, Sells: 45},
	Uranium:       {ID: "uranium", Buys: 15, Sells: 75},
	Food:          {ID: "food", Buys: 2, Sells: 10},
	Wood:          {ID: "wood", Buys: 5, Sells: 25},
	Energy:        {ID: "energy", Buys: 5, Sells: 25},
	Robots:        {ID: "robots", Buys: 100, Sells: 500},
	LandSection:   {ID: "land-section", Buys: 35, Sells: 175, Tax: Bill{Oil: 3}, Limit: 30},
	SeaSection:    {ID: "sea-section", Buys: 65, Sells: 325, Tax: Bill{Oil: 6}, Limit: 10},
	Infantry:      {ID: "infantry", Buys: 20, Sells: 100, Tax: Bill{Food: 1, Sulphur: 1}, Limit: 15},
	Armour:        {ID: "armour", Buys: 100, Sells: 500, Tax: Bill{Food: 1, Sulphur: 2, Oil: 3}, Limit: 10},
	Warship:       {ID: "warship", Buys: 150, Sells: 750, Tax: Bill{Food: 1, Sulphur: 3, Oil: 5}, Limit: 10},
	Launcher:      {ID: "launcher", Buys: 200, Sells: 1000, Tax: Bill{Oil: 10}, Limit: 20},
	SuperLauncher: {ID: "super-launcher", Buys: 400, Sells: 2000, Tax: Bill{Oil: 20}, Limit: 20},
}

// String is the good's id.
func (g Good) String() string {
	if g == Money {
		return "money"
	}
	if g < 0 || g > Money {
		return "-"
	}
	return Goods[g].ID
}

var goodIDs = rules.IDsOf("good", Coal, Money, Good.String)

// ParseGood reads a good's id, or "money".
func ParseGood(id string) (Good, error) { return goodIDs.Parse(id) }

// Prices of what is not traded, in kokos.
const (
	StartMoney   = 1100 // DO-7
	LandPrice    = 3    // DO-10
	SeaPrice     = 2    // DO-10
	CityPrice    = 100  // DO-13, to pull one down too (DO-14)
	SowPrice     = 5    // DO-18
	PlantPrice   = 20   // DO-18
	CleanPrice   = 200  // DO-23, for a pollution token
	DousePrice   = 50   // DO-23, for a fire
	CloudPrice   = 20   // DO-23, for a radioactive cloud
	RobotEnergy  = 2    // DO-22, tax of each installed robot
	WoodOfForest = 3    // DO-41
)

// Limits of general tokens (DO-2).
const (
	ForestLimit    = 350
	CropLimit      = 200
	PollutionLimit = 50
	CloudLimit     = 20
	FireLimit      = 50
)

// Covers reports whether the store b has all of the bill.
func (b *Bill) Covers(bill *Bill) bool {
	for g := range bill {
		if bill[g] > b[g] {
			return false
		}
	}
	return true
}

// Add adds a bill so many times.
func (b *Bill) Add(bill *Bill, times int) {
	for g := range bill {
		b[g] += times * bill[g]
	}
}

// Empty reports whether nothing is on the bill.
func (b *Bill) Empty() bool { return *b == Bill{} }

// Value is what the bank pays for all of it.
func (b *Bill) Value() int {
	n := 0
	for g, x := range b {
		n += x * Goods[g].Buys
	}
	return n
}
