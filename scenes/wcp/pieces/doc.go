// Package pieces draws what lies on the table of WCP: halls, tokens, guards and
// the pawns of vehicles. It knows no rules.
package pieces
