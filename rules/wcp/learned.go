package wcp

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game wcp -seed 700 -players 2,4 -level medium -mind hard -games 1200 -keep 10 -stray 60 -pull 20 -rounds 1 -iterations 0
//
// and are not to be changed by hand.
var Learned = Weights{
	Point:      130,
	Final:      76,
	Home:       1000,
	Fire:       70,
	Armour:     35,
	Booster:    24,
	Safe:       12,
	Pressed:    50,
	Escaping:   31,
	Frail:      50,
	Shut:       250,
	Room:       4,
	Near1:      75,
	Near2:      30,
	Near3:      14,
	Near4:      9,
	Near5:      7,
	More:       25,
	Behind:     40,
	Deadly:     20,
	Cornered:   50,
	Robbed:     50,
	Out:        98,
	OutStep:    6,
	OutFallen:  5,
	OutLeast:   8,
	OutTrapped: 2,
	Outlook:    60,
	Hunt:       25,
	Soon:       188,
	Open:       150,
	Late:       375,
	Button:     16,
}
