package bot

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game paliwo -seed 1 -players 2 -level medium -games 600 -keep 16 -stray 60 -pull 20 -rounds 1 -iterations 0
//
// and are not to be changed by hand, but for Escort and Lost, which are newer, and PriceFind.
// A search that takes all faces for equally likely finds a find better than it is.
var Learned = Weights{
	Start:        2401,
	Nobody:       -6000,
	Alone:        -901,
	Two:          -412,
	Three:        -286,
	Four:         -284,
	Child:        113,
	Wounded:      95,
	Hurry:        413,
	Way:          16,
	Second:       261,
	Third:        49,
	Runner:       820,
	Carried:      550,
	Nearly:       1387,
	Escort:       15,
	Weapon:       55,
	Bullet:       15,
	Case:         73,
	Card:         103,
	Zombie:       -2,
	Near:         10,
	Far:          7,
	Seen:         41,
	Pool:         8,
	Late:         250,
	Lost:         300,
	SureForced:   762,
	SureFree:     691,
	Later:        300,
	PriceHuman:   6,
	PriceZombie:  16,
	PriceCrawler: 11,
	PriceFront:   5,
	PriceGoo:     12,
	PriceFind:    20,
	PriceMiss:    30,
}
