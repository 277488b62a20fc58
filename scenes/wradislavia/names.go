package wradislavia

import (
	"strconv"
	"strings"

	"schron/layout"
	game "schron/rules/wradislavia"
	"schron/scenes/say"
	"schron/scenes/ui"
	"schron/scenes/wradislavia/pieces"
	"schron/sprites"
)

// buildNames names the hazards beside their small cards, with the signs that
// armours bear, while no shot is being put together.
func (f *face) buildNames(b *ui.Builder, r layout.Rect) {
	side := min(r.H*0.4, 26)
	if r.W < 150 {
		side = 20
	}
	rows, help := r, layout.R(r.Right()-side, r.Center().Y-side/2, side, side)
	rows.W -= side + 4
	sign := side
	words := rows
	words.X, words.W = rows.X+sign+6, rows.W-sign-6
	var names [2]string
	for i, h := range f.field().Hazards {
		names[i] = say.Capital(f.hazardWords(h))
	}
	st := nameFont(b, names[:], words.W, (r.H-4)/2, 14)
	var boxes, signs [2]layout.Rect
	var kinds [2]string
	for i, h := range f.field().Hazards {
		boxes[i] = words.Row(i, 2, 4)
		signs[i] = layout.R(rows.X, boxes[i].Center().Y-sign/2, sign, sign)
		if h != game.NoHazard {
			kinds[i] = h.String()
		}
		hidden := f.t.Hidden("hazard:"+strconv.Itoa(i+1)) && !f.ending()
		n := b.Draw(rows.Row(i, 2, 4), func(c *sprites.Canvas, _ ui.State) {
			switch {
			case hidden:
			case kinds[i] == "":
				c.Paragraph(names[i], boxes[i], st.In(sprites.Muted))
			default:
				pieces.HazardSign(c, signs[i], kinds[i], false, sprites.SpriteOpt{})
				c.Paragraph(names[i], boxes[i], st)
			}
		})
		n.ID, n.Role, n.Label = "named:"+strconv.Itoa(i+1), "text", names[i]
	}
	open := f.diagram
	f.buildHelp(b, help, func(c *sprites.Canvas, s ui.State) {
		c.Sprite("icon/help", help, sprites.SpriteOpt{Tint: helpTint(s.Hover || open)})
	})
}

// hazardWords are the name of a hazard, or what stands for one that is not drawn
// yet.
func (f *face) hazardWords(h game.Hazard) string {
	if h == game.NoHazard {
		return f.say("hazard.hidden")
	}
	return f.t.Words(h.Name())
}

// nameFont returns the largest size, up to most, at which each of the names fits. The
// boxes have a width and height, and lines hold whole words.
func nameFont(b *ui.Builder, names []string, w, h, most float64) sprites.TextStyle {
	st := sprites.Body.Aligned(sprites.Start, sprites.Middle).In(sprites.Paper)
	fits := func() bool {
		for _, name := range names {
			if b.ParagraphHeight(name, w, st) > h {
				return false
			}
			for _, word := range strings.Fields(name) {
				if b.TextWidth(word, st) > w {
					return false
				}
			}
		}
		return true
	}
	for st.Size = most; st.Size > sprites.MinTextSize && !fits(); st.Size-- {
		st.Size = max(st.Size, sprites.MinTextSize+1)
	}
	return st
}
