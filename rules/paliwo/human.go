package paliwo

import "schron/rules"

// Human is one of the six people.
type Human int8

// The six (WP-20 to WP-25).
const (
	Lumberjack Human = iota
	Businessman
	Policeman
	Mechanic
	Runner
	Child
	humanKinds
)

// NoHuman stands for none of the six.
const NoHuman Human = -1

// People is the number of humans (WP-5).
const People = int(humanKinds)

// Humans lists the six.
func Humans() [humanKinds]Human {
	return [...]Human{Lumberjack, Businessman, Policeman, Mechanic, Runner, Child}
}

var humanIDs = rules.ListIDs("human", Lumberjack, "lumberjack", "businessman", "policeman", "mechanic", "runner", "child")

// String is the id of the human, "-" for none.
func (h Human) String() string { return humanIDs.Of(h) }

// ParseHuman reads the id of a human.
func ParseHuman(s string) (Human, error) { return humanIDs.Parse(s) }

// person is how a human fares.
type person struct {
	field     Field // NoField before it is placed and once it is gone
	wounds    int8
	weapon    bool // has a weapon token (WP-14)
	fuel      bool // carries fuel (WP-18)
	activated bool // this turn (WP-10)
	clutched  bool // has less PA in the next turn (WP-42)
	// began is where the last activation began, NoField once it did more than walk. before
	// is that of the one before. No rule asks for them, and a position does not hold them.
	began, before Field
}
