package bot

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game wradislavia -seed 1 -players 2 -level medium -by games -rounds 6 -pairs 160 -iterations 0
//
// and are not to be changed by hand.
var Learned = Weights{
	Shotgun:     1047,
	MachineGun:  815,
	SniperRifle: 1106,
	PulseRifle:  555,
	Armour:      52,
	Immunity:    39,
	Heavy:       658,
	Wound:       25,
	Perun:       280,
	SafeHand:    6,
	Danger:      95,
	PointsWound: 2,
	PointsHeavy: 10,
	PointsDead:  10,
	PointsTorn:  1,
	PointsPerun: 2,
	GuessAttack: 6,
}
