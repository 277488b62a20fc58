// Package wradislavia is the card game Wradislavia. Two players send three of their
// seven characters at a time into the ruins of Wrocław. They choose in secret what each
// of them does there, and shoot. A player with fewer than three characters in hand at
// the end of a turn loses.
//
// Every rule has an id, WR-1 and so on, cited beside the check that enforces it.
// RuleIDs lists them and the rulebooks in assets explain them. The cards are data:
// characters.go, armour.go, weapons.go and hazards.go hold nothing else.
//
// A position is a [State]: sets of characters as bits and small arrays, without a
// pointer, so that a copy is an assignment. A game begins with the draft (WR-2). In
// each turn both players deploy, both fire, and hand-to-hand fighters choose their
// targets. The battlefield, the hazards and the end of the turn follow by themselves.
// What became of the last turn stays in the position as a [Report].
//
// How accurate a shot is has one source, [Accuracy]: the move that shoots, the
// log and the forecast of a [View] all use it.
//
// What a seat may know is a [View]. Hidden are the hands, the discards and,
// until both players have confirmed it, the deployment (WR-39).
package wradislavia
