package table

import (
	"slices"
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// named lists the ids of the nodes that a text names. These are its fields, those in
// the texts inside it, and what else the face knows.
func (t *Table) named(x rules.Text, out []string) []string {
	for _, a := range x.Args {
		id := ""
		switch {
		case a.Kind == rules.ArgText:
			out = t.named(*a.T, out)
		case a.Kind == rules.ArgLiteral:
			id = fieldPrefix + a.S
		default:
			id = t.face.Named(a)
		}
		if id != "" && !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}

// fieldPrefix begins the ids of fields; their names follow, as texts have them.
const fieldPrefix = "field:"

// buildRings draws a ring around all that the line of the log under the cursor
// names, over what the face has laid out. What is not on the screen has none.
func (t *Table) buildRings(b *ui.Builder) {
	var ids []string
	for _, x := range t.log.Pointed() {
		ids = t.named(x, ids)
	}
	root := b.Root()
	ids = slices.DeleteFunc(ids, func(id string) bool { return !t.inSight(root.Node(id)) })
	if len(ids) == 0 {
		return
	}
	outlines := make([][]layout.Point, len(ids))
	all := root.Node(ids[0]).Rect
	for i, id := range ids {
		outlines[i] = t.outline(id)
		all = all.Union(root.Node(id).Rect)
	}
	n := b.Draw(all, func(c *sprites.Canvas, _ ui.State) {
		for i, id := range ids {
			if n := root.Node(id); n != nil {
				desk.DrawRing(c, n.Rect, outlines[i])
			}
		}
	})
	n.ID, n.Role, n.State = "rings", "ring", map[string]any{"around": ids}
}

// inSight reports whether there is such a node and it does not lie under the unfolded
// log.
func (t *Table) inSight(n *ui.Node) bool {
	return n != nil && !t.log.Covers(n.Rect.Center())
}

// outline is the closed line around a field, nil where a box does.
func (t *Table) outline(id string) []layout.Point {
	if !strings.HasPrefix(id, fieldPrefix) {
		return nil
	}
	line := t.face.Outline(strings.TrimPrefix(id, fieldPrefix))
	if len(line) == 0 {
		return nil
	}
	return append(slices.Clone(line), line[0])
}
