package byhand

import (
	"slices"

	"schron/rules"
)

// Node finds a node of the path of a move, "" where the move needs none. F is what tells
// it: a face, or what it shows.
type Node[F any] func(f F, m rules.Move) string

// Fixed is the node with an id, whatever the move.
func Fixed[F any](id string) Node[F] { return func(F, rules.Move) string { return id } }

// If is a node where something is so, else none.
func If(so bool, id string) string {
	if so {
		return id
	}
	return ""
}

// Way is how a move of a verb is made. A node that no move of the verb needs is nil.
// Where To finds no node, the move is not made that way.
type Way[F any] struct{ From, By, To Node[F] }

// Paths lists the paths of a move by the ways of its verb, in their order and each
// once.
func Paths[F any](ways []Way[F], f F, m rules.Move) (out []Path) {
	id := func(p Node[F]) string {
		if p == nil {
			return ""
		}
		return p(f, m)
	}
	for _, w := range ways {
		if p := (Path{From: id(w.From), By: id(w.By), To: id(w.To)}); (p.To != "" || w.To == nil) && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}
