// Package pieces draws what lies on the table of Dolores: the planet with
// everything on it, and its pieces one by one. It knows no rules.
package pieces
