package paliwo

import "schron/rules"

// The verbs of moves, in rules.Move.Verb. A, B and C are what the verb names:
// humans, fields and directions in the order of its parts.
const (
	VerbHuman      uint8 = iota + 1 // human, field: a human's first field (WP-5)
	VerbArm                         // human: gets a weapon token (WP-5)
	VerbZombie                      // field, facing: a zombie's first field (WP-6)
	VerbStep                        // human, field (WP-12)
	VerbPush                        // human, field of the zombie (WP-13)
	VerbWeapon                      // human, field of the zombie (WP-14)
	VerbOpen                        // human, field of the barrel (WP-15)
	VerbTake                        // human, field of the fuel (WP-15)
	VerbLeave                       // human (WP-16)
	VerbAxe                         // field of the zombie (WP-20)
	VerbShot                        // field of the zombie (WP-22)
	VerbWrench                      // field of the zombie, facing (WP-23)
	VerbSprint                      // field (WP-24)
	VerbSlip                        // field behind the figure (WP-25)
	VerbFinish                      // the activation (WP-11)
	VerbEnd                         // the human turn
	VerbCourage                     // human, field of the zombie (WP-41)
	VerbAdrenaline                  // human (WP-41)
	VerbAid                         // human, human who is healed (WP-41)
	VerbSilence                     // ends the human turn (WP-41)
	VerbFlare                       // (WP-41)
	VerbTurn                        // field of a zombie, facing: for Flare and Scent
	VerbTurned                      // human, facing: becomes a zombie (WP-39)
	VerbDraw                        // a find token (WP-30)
	VerbPlace                       // field: the find token (WP-30)
	VerbRise                        // field of the crawler token (WP-31)
	VerbHunger                      // (WP-42)
	VerbScent                       // (WP-42)
	VerbFrenzy                      // field of the zombie or crawler (WP-42)
	VerbCharge                      // field of the zombie: its compulsory activation (WP-33)
	VerbAdvance                     // field of the zombie: one field ahead (WP-35)
	VerbRotate                      // field of the zombie, facing (WP-35)
	VerbCrawl                       // field of the crawler, field (WP-35)
	VerbBite                        // field of the zombie or crawler, field of the human (WP-35)
	VerbNew                         // field, facing: a new zombie (WP-37)
	VerbWreck                       // field, facing: From the Wreck (WP-42)
	VerbToken                       // field: a crawler token (WP-38)
	VerbClutch                      // human (WP-42)
	VerbDone                        // goes on: with the phase, or after turning zombies
	verbEnd
)

// part is what one number of a move names.
type part uint8

const (
	noPart part = iota
	aHuman
	aField
	aFacing
)

// verb tells what a verb's word and parts are, and whose skill it is.
type verb struct {
	word  string
	parts [2]part
	// of is the human who acts where the move does not name one.
	of Human
}

var verbTable = [verbEnd]verb{
	VerbHuman:      {"human", [2]part{aHuman, aField}, NoHuman},
	VerbArm:        {"arm", [2]part{aHuman}, NoHuman},
	VerbZombie:     {"zombie", [2]part{aField, aFacing}, NoHuman},
	VerbStep:       {"step", [2]part{aHuman, aField}, NoHuman},
	VerbPush:       {"push", [2]part{aHuman, aField}, NoHuman},
	VerbWeapon:     {"weapon", [2]part{aHuman, aField}, NoHuman},
	VerbOpen:       {"open", [2]part{aHuman, aField}, NoHuman},
	VerbTake:       {"take", [2]part{aHuman, aField}, NoHuman},
	VerbLeave:      {"leave", [2]part{aHuman}, NoHuman},
	VerbAxe:        {"axe", [2]part{aField}, Lumberjack},
	VerbShot:       {"shot", [2]part{aField}, Policeman},
	VerbWrench:     {"wrench", [2]part{aField, aFacing}, Mechanic},
	VerbSprint:     {"sprint", [2]part{aField}, Runner},
	VerbSlip:       {"slip", [2]part{aField}, Child},
	VerbFinish:     {"finish", [2]part{}, NoHuman},
	VerbEnd:        {"end", [2]part{}, NoHuman},
	VerbCourage:    {"courage", [2]part{aHuman, aField}, NoHuman},
	VerbAdrenaline: {"adrenaline", [2]part{aHuman}, NoHuman},
	VerbAid:        {"aid", [2]part{aHuman, aHuman}, NoHuman},
	VerbSilence:    {"silence", [2]part{}, NoHuman},
	VerbFlare:      {"flare", [2]part{}, NoHuman},
	VerbTurn:       {"turn", [2]part{aField, aFacing}, NoHuman},
	VerbTurned:     {"turned", [2]part{aHuman, aFacing}, NoHuman},
	VerbDraw:       {"draw", [2]part{}, NoHuman},
	VerbPlace:      {"place", [2]part{aField}, NoHuman},
	VerbRise:       {"rise", [2]part{aField}, NoHuman},
	VerbHunger:     {"hunger", [2]part{}, NoHuman},
	VerbScent:      {"scent", [2]part{}, NoHuman},
	VerbFrenzy:     {"frenzy", [2]part{aField}, NoHuman},
	VerbCharge:     {"charge", [2]part{aField}, NoHuman},
	VerbAdvance:    {"advance", [2]part{aField}, NoHuman},
	VerbRotate:     {"rotate", [2]part{aField, aFacing}, NoHuman},
	VerbCrawl:      {"crawl", [2]part{aField, aField}, NoHuman},
	VerbBite:       {"bite", [2]part{aField, aField}, NoHuman},
	VerbNew:        {"new", [2]part{aField, aFacing}, NoHuman},
	VerbWreck:      {"wreck", [2]part{aField, aFacing}, NoHuman},
	VerbToken:      {"token", [2]part{aField}, NoHuman},
	VerbClutch:     {"clutch", [2]part{aHuman}, NoHuman},
	VerbDone:       {"done", [2]part{}, NoHuman},
}

// Plain makes a move that names nothing.
func Plain(verb uint8) rules.Move { return rules.Move{Verb: verb} }

// By makes a move that names a human.
func By(verb uint8, h Human) rules.Move { return rules.Move{Verb: verb, A: int16(h)} }

// ByOn makes a move of a human on a field.
func ByOn(verb uint8, h Human, f Field) rules.Move {
	return rules.Move{Verb: verb, A: int16(h), B: int16(f)}
}

// On makes a move that names a field.
func On(verb uint8, f Field) rules.Move { return rules.Move{Verb: verb, A: int16(f)} }

// OnTo makes a move from a field to another.
func OnTo(verb uint8, f, to Field) rules.Move {
	return rules.Move{Verb: verb, A: int16(f), B: int16(to)}
}

// OnFacing makes a move that names a field and a direction.
func OnFacing(verb uint8, f Field, d Facing) rules.Move {
	return rules.Move{Verb: verb, A: int16(f), B: int16(d)}
}

// ByFacing makes a move that names a human and a direction.
func ByFacing(verb uint8, h Human, d Facing) rules.Move {
	return rules.Move{Verb: verb, A: int16(h), B: int16(d)}
}

// Actor gives the human who acts in a move of the human player, NoHuman if none.
func Actor(m rules.Move) Human {
	if m.Verb >= verbEnd {
		return NoHuman
	}
	if v := &verbTable[m.Verb]; v.parts[0] != aHuman {
		return v.of
	}
	return Human(m.A)
}

// Target gives the field that a move is about: where a figure goes or what an
// act is aimed at; NoField if there is none.
func Target(m rules.Move) Field {
	if m.Verb >= verbEnd {
		return NoField
	}
	v := &verbTable[m.Verb]
	switch {
	case v.parts[1] == aField:
		return Field(m.B)
	case v.parts[0] == aField:
		return Field(m.A)
	}
	return NoField
}

// malformed tells whether m is no move of the game: an unknown verb, a human or
// direction that there is not, a field off the board (WP-1), or a number where
// the verb has none.
func malformed(m rules.Move) bool {
	if m.Verb == 0 || m.Verb >= verbEnd || m.C != 0 || m.D != 0 || m.N != 0 {
		return true
	}
	v := &verbTable[m.Verb]
	return !v.parts[0].accepts(m.A) || !v.parts[1].accepts(m.B)
}

func (p part) accepts(n int16) bool {
	switch p {
	case aHuman:
		return n >= 0 && n < int16(humanKinds)
	case aField:
		return n >= 0 && n < Fields
	case aFacing:
		return n >= 0 && n < int16(facings)
	}
	return n == 0
}
