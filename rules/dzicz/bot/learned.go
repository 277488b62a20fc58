package bot

// Learned are the weights that ship. They were made by
//
//	go run ./build/learn -game dzicz -seed 1 -players 2,4,2 -level hard -by games -rounds 6 -pairs 160 -iterations 200
//
// and are not to be changed by hand. Two that came to nothing have been left out since.
var Learned = Weights{
	Nothing:      -1367,
	Trail:        2108,
	Assault:      2743,
	Resources:    2950,
	Bastion:      4105,
	Held:         1416,
	HeldLate:     336,
	Taken:        485,
	Others:       249,
	Token:        54,
	Outpost:      171,
	Soldier:      259,
	Inner:        -40,
	Threat:       71,
	UseAssault:   82,
	UseDefence:   47,
	UseManoeuvre: 61,
	UseExpansion: 89,
	Shared:       400,
}
