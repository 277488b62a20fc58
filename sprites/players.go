package sprites

import "image/color"

// ColourID names one of the six players' colours.
type ColourID string

// The players' colours in the order in which they are offered.
const (
	PlayerRed    ColourID = "red"
	PlayerBlue   ColourID = "blue"
	PlayerAmber  ColourID = "amber"
	PlayerGreen  ColourID = "green"
	PlayerViolet ColourID = "violet"
	PlayerTeal   ColourID = "teal"
)

// MarkID names one of the six shapes that tell players apart without colour.
type MarkID string

// The players' marks; the n-th belongs to the n-th colour unless chosen
// otherwise.
const (
	MarkDisc     MarkID = "disc"
	MarkTriangle MarkID = "triangle"
	MarkSquare   MarkID = "square"
	MarkDiamond  MarkID = "diamond"
	MarkStar     MarkID = "star"
	MarkPentagon MarkID = "pentagon"
)

// PlayerColours lists the players' colours in their default order.
func PlayerColours() []ColourID {
	return []ColourID{PlayerRed, PlayerBlue, PlayerAmber, PlayerGreen, PlayerViolet, PlayerTeal}
}

// Marks lists the players' marks in their default order.
func Marks() []MarkID {
	return []MarkID{MarkDisc, MarkTriangle, MarkSquare, MarkDiamond, MarkStar, MarkPentagon}
}

// PlayerColour is the colour of a player's pieces. An unknown id gives a
// neutral grey.
func PlayerColour(id ColourID) color.NRGBA {
	switch id {
	case PlayerRed:
		return Red
	case PlayerBlue:
		return Blue
	case PlayerAmber:
		return Amber
	case PlayerGreen:
		return Green
	case PlayerViolet:
		return Hex(0xa678c8)
	case PlayerTeal:
		return Hex(0x3fa69a)
	}
	return Hex(0x8b9490)
}

// PlayerText is a player's colour as words on dark ground: light enough to be
// read on every panel.
func PlayerText(id ColourID) color.NRGBA {
	switch id {
	case PlayerRed:
		return RedText
	case PlayerBlue:
		return BlueText
	case PlayerAmber:
		return Amber
	case PlayerGreen:
		return GreenText
	case PlayerViolet:
		return Hex(0xc9a5e4)
	case PlayerTeal:
		return Hex(0x6fcabf)
	}
	return Muted
}

// MarkOf is the mark that goes with a colour by default.
func MarkOf(id ColourID) MarkID {
	marks := Marks()
	for i, c := range PlayerColours() {
		if c == id {
			return marks[i]
		}
	}
	return MarkDisc
}
