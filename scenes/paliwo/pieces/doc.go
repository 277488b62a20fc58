// Package pieces draws what lies on the table of Walka o paliwo. That is the car park,
// people and zombies, finds, cards, and the signs on its fields. It knows no rules.
package pieces
