package wcp

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game wcp -seed 500 -players 2,4,2 -level greedy -by games -rounds 6 -pairs 400 -iterations 0
//
// and are not to be changed by hand.
var Learned = Weights{
	Point:      91,
	Final:      65,
	Home:       1143,
	Fire:       95,
	Armour:     28,
	Booster:    31,
	Safe:       17,
	Pressed:    61,
	Escaping:   21,
	Frail:      5,
	Shut:       432,
	Room:       4,
	Near1:      57,
	Near2:      20,
	Near3:      19,
	Near4:      7,
	Near5:      9,
	More:       32,
	Behind:     48,
	Deadly:     25,
	Cornered:   53,
	Robbed:     43,
	Out:        118,
	OutStep:    5,
	OutFallen:  5,
	OutLeast:   7,
	OutTrapped: 3,
	Outlook:    53,
	Button:     17,
}
