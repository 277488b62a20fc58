package wradislavia

import (
	"math/bits"

	"schron/rules"
)

// Character is one of the 36 character cards (WR-1). Every pair of an armour
// and a weapon stands on exactly one of them.
type Character uint8

// Characters is the number of character cards.
const Characters = 36

// Nobody is no character.
const Nobody Character = 0

// characterIDs are the cards by armour and weapon.
var characterIDs = [armourCount][weaponCount]string{
	// shotgun, machine gun, sniper rifle, pulse rifle
	{"karol", "jadwiga", "jerzy", "ewa"},           // protective suit
	{"barbara", "stanislaw", "zofia", "kazimierz"}, // pressure suit
	{"zbigniew", "urszula", "witold", "lidia"},     // leather coat
	{"halina", "tadeusz", "krystyna", "feliks"},    // lead apron
	{"mieszko", "danuta", "marek", "celina"},       // chainmail
	{"grazyna", "ryszard", "teresa", "roman"},      // hockey pads
	{"leszek", "iwona", "olga", "sabina"},          // camouflage outfit
	{"wanda", "henryk", "andrzej", "hubert"},       // bulletproof vest
	{"bogdan", "bozena", "irena", "jolanta"},       // powered armour
}

// AllCharacters lists the cards by armour and then by weapon.
func AllCharacters() [Characters]Character {
	var all [Characters]Character
	for i := range all {
		all[i] = Character(i + 1)
	}
	return all
}

// Exists reports whether c is a card.
func (c Character) Exists() bool { return c >= 1 && c <= Characters }

// Armour is what the character wears.
func (c Character) Armour() Armour { return Armour((c - 1) / weaponCount) }

// Weapon is what the character shoots with.
func (c Character) Weapon() Weapon { return Weapon((c - 1) % weaponCount) }

// Suffers reports whether a hazard card on the table costs the character a wound
// (WR-9).
func (c Character) Suffers(h Hazard) bool { return h != NoHazard && !c.Armour().Protects(h) }

// String is the id of the card in moves, positions and views, "-" for Nobody;
// the name for players has the key "wradislavia.character." followed by it.
func (c Character) String() string {
	if !c.Exists() {
		return "-"
	}
	return characterIDs[c.Armour()][c.Weapon()]
}

var characterList = rules.IDsOf("character", 1, Characters, Character.String)

// ParseCharacter reads the id of a card.
func ParseCharacter(s string) (Character, error) { return characterList.Parse(s) }

// Cast is a set of characters.
type Cast uint64

// everybody holds all cards.
const everybody Cast = (1<<Characters - 1) << 1

func (c Character) bit() Cast { return 1 << c }

func (s Cast) has(c Character) bool { return s>>c&1 == 1 }

func (s Cast) Len() int { return bits.OnesCount64(uint64(s)) }

// First returns the card that stands first on the list, Nobody if there is none.
func (s Cast) First() Character {
	if s == 0 {
		return Nobody
	}
	return Character(bits.TrailingZeros64(uint64(s)))
}

// list returns the cards in order, never nil.
func (s Cast) list() []Character { return rules.Members[Character](s) }
