package wradislavia

import "schron/rules"

// Manoeuvre is one of the four kinds of manoeuvre tokens (WR-3).
type Manoeuvre uint8

// The kinds of manoeuvre tokens.
const (
	NoManoeuvre Manoeuvre = iota
	Attack
	Cover
	Exploration
	HandToHand
	manoeuvreEnd
)

// TokensOfAKind is how many tokens of each kind a player has (WR-3). With three
// characters in a clash they always suffice.
const TokensOfAKind = 3

var manoeuvreIDs = rules.ListIDs("manoeuvre", Attack, "attack", "cover", "exploration", "hand-to-hand")

// AllManoeuvres lists the four kinds.
func AllManoeuvres() [manoeuvreEnd - 1]Manoeuvre {
	return [manoeuvreEnd - 1]Manoeuvre{Attack, Cover, Exploration, HandToHand}
}

// String is the id of the kind, "-" for none; its name for players has the key
// "wradislavia.manoeuvre." followed by it.
func (m Manoeuvre) String() string { return manoeuvreIDs.Of(m) }

// Exists reports whether m is a kind of token.
func (m Manoeuvre) Exists() bool { return m > NoManoeuvre && m < manoeuvreEnd }

// Shoots reports whether a character with the token shoots (WR-11).
func (m Manoeuvre) Shoots() bool { return m == Attack || m == Cover }

// Sheltered reports whether a character with the token profits from a comrade in
// cover (WR-18).
func (m Manoeuvre) Sheltered() bool { return m == Attack || m == Exploration }

// ParseManoeuvre reads the id of a kind.
func ParseManoeuvre(s string) (Manoeuvre, error) { return manoeuvreIDs.Parse(s) }
