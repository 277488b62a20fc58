// Package dolores is the economic war game Dolores. Two to four federations buy land
// and sea round the bank of a planet, and build cities, routes and units. The last one
// left wins or, after a limit of rounds, the wealthiest.
//
// Every rule has an id, DO-1 and so on, cited beside the check that enforces it.
// RuleIDs lists them and the rulebooks in assets explain them. Each kind of investment
// and each phase has a file of its own. The map and both tables are data: [Chart],
// [Goods] and [Buildings] with [CityTax].
//
// A position is a [State]: sets of fields as bits and small arrays. The only slice is
// the history of past rounds, which is never changed in place. A round runs through
// investment, wind, taxes, yield and military. Wind rolls by itself; in the others each
// federation decides in order of play. Questions may interrupt: the answer to an offer
// (DO-12), the choice of a new capital (DO-37) and the interception of a missile
// (DO-53).
//
// Routes are searched once per change (DO-20) and kept in the state. Everything
// is public, so a [View] is the same for all; it answers what a screen asks:
// forecasts, networks, reach, odds and wealth.
package dolores
