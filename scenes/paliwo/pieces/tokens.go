package pieces

import (
	"strconv"

	"schron/layout"
	"schron/sprites"
	"schron/sprites/space"
)

// findPictures are the faces of finds in the order of the rules, empty can, fuel,
// zombie, biohazard and the closed can.
var findPictures = [6]string{
	1: "paliwo/find-empty", 2: "paliwo/find-fuel", 3: "paliwo/find-zombie", 4: "paliwo/find-biohazard", closedFind: "paliwo/find-closed",
}

// closedFind is the number of the face that is not known.
const closedFind = 5

// FindToken draws a find in the box of its field. face is 1 for an empty can, 2 for
// fuel, 3 for a zombie, 4 for a biohazard and 5 for the closed can.
func FindToken(c *sprites.Canvas, r layout.Rect, face int, opt sprites.SpriteOpt) {
	c.Sprite(findPictures[face], r, opt)
}

// FindLeaf is a closed can that turns over and shows its face.
func FindLeaf(face int) *space.Leaf {
	return &space.Leaf{
		Back:  func(c *sprites.Canvas, r layout.Rect) { FindToken(c, r, closedFind, sprites.SpriteOpt{}) },
		Front: func(c *sprites.Canvas, r layout.Rect) { FindToken(c, r, face, sprites.SpriteOpt{}) },
	}
}

// TerrorField is the box of field n of a terror track of so many fields drawn in r. The
// track runs from the greatest on the left to 1.
func TerrorField(r layout.Rect, n, fields int) layout.Rect {
	step := r.W / float64(fields)
	size := min(r.H, step*0.92)
	return layout.R(r.X+step*float64(fields-n)+(step-size)/2, r.Y+(r.H-size)/2, size, size)
}

// TerrorTrack draws a terror track of so many fields with its marker on field at, 0 for
// none yet.
func TerrorTrack(c *sprites.Canvas, r layout.Rect, at, fields int) {
	first, last := TerrorField(r, fields, fields).Center(), TerrorField(r, 1, fields).Center()
	c.Line(first, last, 2, sprites.LineColour)
	for n := fields; n > 0; n-- {
		box := TerrorField(r, n, fields)
		c.Sprite("paliwo/terror-field", box, sprites.SpriteOpt{})
		col := sprites.Muted
		if n == 1 {
			col = sprites.RedText
		}
		c.Text(strconv.Itoa(n), box, sprites.TextStyle{Size: box.H * 0.42, Bold: true, Colour: col, AlignX: sprites.Middle, AlignY: sprites.Middle})
	}
	if at > 0 {
		c.Sprite("paliwo/terror-marker", TerrorField(r, at, fields), sprites.SpriteOpt{})
	}
}
