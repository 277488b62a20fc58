package sprites

import "schron/layout"

// Audit notes what was drawn, for tests. It holds every text with its box and the size
// that it needs, and every sprite with its box.
type Audit struct {
	Texts   []AuditText
	Sprites []AuditSprite
	Glows   []AuditSprite // of Glow, without names
}

// AuditText is one line or paragraph. Room is the size of the box along the line and
// across it. Need is the size of the whole text, uncut, at the size it was Set in.
// Alpha is its opacity, 0 to 1.
type AuditText struct {
	Text  string
	Box   layout.Rect
	Room  layout.Size
	Need  layout.Size
	Style TextStyle
	Set   float64
	Alpha float64
}

// AuditSprite is one picture. Alpha is how much of what it lies in is seen, 0 to 1.
type AuditSprite struct {
	Name  string
	Box   layout.Rect
	Alpha float64
	Opt   SpriteOpt
}

// Reset forgets everything noted.
func (a *Audit) Reset() { a.Texts, a.Sprites, a.Glows = a.Texts[:0], a.Sprites[:0], a.Glows[:0] }

func (a *Audit) text(s string, box layout.Rect, room, need layout.Size, st TextStyle, set, alpha float64) {
	a.Texts = append(a.Texts, AuditText{s, box, room, need, st, set, alpha})
}

// Fits reports whether the text fits its box, give or take half a unit.
func (t AuditText) Fits() bool {
	return t.Need.W <= t.Room.W+0.5 && t.Need.H <= t.Room.H+0.5
}
