// Package pieces draws what lies on the table of Wradislavia: character cards,
// manoeuvre tokens, hazards, wounds, Perun capsules and the battlefield's dice.
// It knows no rules.
package pieces
