package dzicz

import "schron/rules"

// ActionToken is one of the four kinds of action tokens (DZ-2). A token is
// covered when it is used; a covered one is spent.
type ActionToken uint8

// The kinds of action tokens.
const (
	Assault    ActionToken = iota // gwałtowne natarcie, DZ-16
	Defence                       // obrona granic, DZ-17
	Expansion                     // szybka ekspansja, DZ-18
	Manoeuvre                     // sprawny manewr, DZ-19
	tokenKinds = 4
)

var actionTokenIDs = rules.ListIDs("action token", Assault, "assault", "border_defence", "expansion", "manoeuvre")

// ActionTokens lists the four kinds in the order of the rules.
func ActionTokens() [tokenKinds]ActionToken {
	return [tokenKinds]ActionToken{Assault, Defence, Expansion, Manoeuvre}
}

// String is the kind's id in positions and views; its name for players has the
// key "dzicz.token." followed by it.
func (k ActionToken) String() string { return actionTokenIDs.Of(k) }

// ParseActionToken reads the id of a kind.
func ParseActionToken(s string) (ActionToken, error) { return actionTokenIDs.Parse(s) }

// holds reports whether the seat has an uncovered token of the kind.
func (s *State) holds(seat int, k ActionToken) bool { return s.uncovered[seat][k] > 0 }

// cover spends a token of the kind.
func (s *State) cover(seat int, k ActionToken) {
	s.uncovered[seat][k]--
	s.covered[seat][k]++
}
