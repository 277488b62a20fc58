package wradislavia

import (
	"encoding/json"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/scenetest"
	"schron/sprites"
)

// seen is all that a person could learn from the screen: nodes with their
// states, tooltips, and every text and picture that is drawn.
func (d *desk) seen() []string {
	d.t.Helper()
	nodes, err := json.Marshal(d.Nodes())
	if err != nil {
		d.t.Fatal(err)
	}
	out := []string{string(nodes)}
	for _, n := range d.Nodes() {
		if node := d.Root().Node(n.ID); node != nil && node.Tip != nil {
			tip := node.Tip()
			out = append(append(out, tip.Title), tip.Lines...)
		}
	}
	dst := ebiten.NewImage(64, 64)
	defer dst.Deallocate()
	c := sprites.NewCanvas(art, scenetest.Fonts(d.t))
	c.Begin(dst, 1)
	c.Audit = &sprites.Audit{}
	d.Root().Draw(c)
	for _, t := range c.Audit.Texts {
		out = append(out, t.Text)
	}
	for _, s := range c.Audit.Sprites {
		out = append(out, s.Name)
	}
	return out
}
