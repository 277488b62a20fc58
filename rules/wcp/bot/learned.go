package bot

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game wcp -seed 5000 -players 2 -level hard -by games -rounds 1 -pairs 800 -iterations 400
//
// and are not to be changed by hand, but for Fire, Armour, Booster, Early and Hunt. Upgrades
// must not be given away for a point. With more Hunt pawns meet more often at no loss.
var Learned = Weights{
	Point:      94,
	Final:      120,
	Home:       1015,
	Fire:       70,
	Armour:     28,
	Booster:    50,
	Safe:       10,
	Early:      150,
	Pressed:    45,
	Escaping:   24,
	Frail:      47,
	Shut:       235,
	Room:       4,
	Near1:      53,
	Near2:      25,
	Near3:      15,
	Near4:      9,
	Near5:      7,
	More:       30,
	Behind:     34,
	Deadly:     24,
	Cornered:   50,
	Robbed:     53,
	Out:        100,
	OutStep:    5,
	OutFallen:  5,
	OutLeast:   10,
	OutTrapped: 2,
	OutGuarded: 40,
	Outlook:    74,
	Hunt:       34,
	Soon:       208,
	Open:       240,
	Late:       462,
	Button:     12,
}
