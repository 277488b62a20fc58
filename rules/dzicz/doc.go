// Package dzicz is the tactical game Dzicz ("Wilderness"). Two to four players spread
// tokens, outposts and soldiers over a board of five by five fields. A player
// who holds a mission card after the twelfth turn wins.
//
// Every rule has an id, DZ-1 and so on, cited beside the check that enforces it.
// RuleIDs lists them and the rulebooks in assets explain them. Each kind of move and
// each phase has a file of its own.
//
// A position is a [State]: sets of fields as bits and small arrays, without a pointer,
// so that a copy is an assignment. A go runs through the phases move, action and
// expansion. Two questions may interrupt it, and the state keeps what they interrupt.
//
//   - A declared action waits for the answers of those who could manoeuvre
//     first ([Declaration], DZ-19).
//   - A soldier's move waits for border defence, then for the mover's decision
//     about the token on the field (DZ-17, DZ-11). The move may itself be a
//     manoeuvre that answers a declaration.
//
// What a seat may know is a [View]. Only the secret missions are hidden, and
// nothing is random after the cards are dealt.
package dzicz
