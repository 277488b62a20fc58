package main

import (
	"strings"
	"testing"
)

// Games of Dzicz in which both place soldiers, and then the first one manoeuvres or not. In
// which it strikes at an outpost that has a token beside it; in which it leaves one standing.
const (
	facing = "home c1|home c5|token c2|token c4|outpost c2|outpost c4|soldier c2|soldier c4|"
	nearer = behind + "assault b2 b3|manoeuvre c4 c3|"
	behind = facing + "no|move c2 b2|"
	raid   = "home c1|home c5|token c2|token c4|outpost c2|outpost c5|soldier c2|token d5|no|" +
		"move c2 c3|done|pass|pass|pass|move c3 c4|defend"
	alone = "home c1|home c5|pass|token c4|pass|outpost c4|pass|soldier c4|" +
		"pass|move c4 c3|done|pass|pass|pass|move c3 c2|done|pass|pass|pass|" +
		"move c2 c1|no|remove|done|pass|pass"
	dies = facing + "no|move c2 c3|assault c3 c4|manoeuvre c4 c5|no|no|leave"
)

// TestDziczFollies: each is found where it is committed, and not where it wins a little.
// In the game of seed 1 the second player seeks the trail, in that of 7 the bastion.
func TestDziczFollies(t *testing.T) {
	for _, x := range []struct {
		id   string
		seed uint64
		game string
		want []int
	}{
		{"idle-manoeuvre", 1, facing + "manoeuvre c2 c3|done|outpost c1|no|pass", []int{9}},
		{"idle-manoeuvre", 1, nearer + "no|outpost c1|no|pass", []int{12}},
		{"idle-manoeuvre", 1, nearer + "no|outpost c1|no", nil},
		{"idle-manoeuvre", 1, dies, nil},
		{"idle-manoeuvre", 1, behind + "done|soldier c2|no|manoeuvre b2 b3|expand b3|no|done", nil}, // another one comes
		{"idle-assault", 1, behind + "assault b2 b3|no|no|outpost c1|no|no|pass|done|outpost c5|no|no|done|pass|pass", []int{11}},
		{"idle-defence", 7, raid, []int{16}},
		{"idle-defence", 1, raid, nil},
		{"leaves-token", 1, dies, []int{15}},
		{"idle-march", 1, alone + "|move c1 b1|done|pass|pass|move b1 c1|done|pass|pass", []int{26}},
		{"idle-march", 1, alone + "|move c1 b1|done|pass|pass|move b1 a1|done|pass|pass", nil},
		{"idle-march", 2, alone + "|move c1 b1|done|pass|pass|move b1 c1|done|pass|pass", nil}, // the assault may be prepared
		{"calls-off", 1, facing + "no|move c2 c3|assault c3 b3|no|manoeuvre c3 b3", []int{13}},
		{"calls-off", 1, behind + "done|token d2|no|no|expand b2|no|manoeuvre b2 b3", []int{17}},
		{"calls-off", 1, dies, nil}, // another one's assault
	} {
		t.Run(x.id, func(t *testing.T) {
			finds(t, after(t, "dzicz", x.seed, strings.Split(x.game, "|")...), x.id, x.want...)
		})
	}
}
