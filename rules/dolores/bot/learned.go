package bot

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game dolores -seed 6000 -players 2 -level hard -by games -rounds 1 -pairs 1000 -iterations 0
//
// and are not to be changed by hand.
var Learned = Weights{
	Money:     160,
	Store:     106,
	Yield:     65,
	Taxes:     40,
	Unpaid:    -9,
	Cities:    108,
	Robots:    109,
	Land:      87,
	Army:      113,
	Danger:    32,
	Apart:     33,
	Salvo:     6,
	Fear:      63,
	Cloud:     767,
	Rest:      25,
	Lead:      6000,
	PoorN:     0,
	Boundless: 8,
	Towns:     2,
	Lots:      5,
	Sites:     6,
	LeastCost: 9,
	Deal:      100,
	Patience:  3,
	Row:       4,
	Slot:      214,
	Stock:     10,
	Reserve:   166,
	Siege:     20,
	Onset:     12,
	Strike:    592,
	Gain:      11,
	Squad:     4,
	Raid:      30,
	Early:     2,
	Fancy:     20,
}
