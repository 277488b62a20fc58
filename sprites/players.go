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

// players are the colours in their default order: of pieces, of words on dark
// ground, light enough to be read on every panel, and the mark that goes with
// each.
var players = [...]struct {
	id            ColourID
	mark          MarkID
	pieces, words color.NRGBA
}{
	{PlayerRed, MarkDisc, Red, RedText},
	{PlayerBlue, MarkTriangle, Blue, BlueText},
	{PlayerAmber, MarkSquare, Amber, Amber},
	{PlayerGreen, MarkDiamond, Green, GreenText},
	{PlayerViolet, MarkStar, Hex(0xa678c8), Hex(0xc9a5e4)},
	{PlayerTeal, MarkPentagon, Hex(0x3fa69a), Hex(0x6fcabf)},
}

// PlayerColours lists the players' colours in their default order.
func PlayerColours() (ids []ColourID) {
	for i := range players {
		ids = append(ids, players[i].id)
	}
	return ids
}

// Marks lists the players' marks in their default order.
func Marks() (marks []MarkID) {
	for i := range players {
		marks = append(marks, players[i].mark)
	}
	return marks
}

// PlayerColour is the colour of a player's pieces. An unknown id gives a
// neutral grey.
func PlayerColour(id ColourID) color.NRGBA {
	for i := range players {
		if players[i].id == id {
			return players[i].pieces
		}
	}
	return Hex(0x8b9490)
}

// PlayerText is a player's colour as words on dark ground.
func PlayerText(id ColourID) color.NRGBA {
	for i := range players {
		if players[i].id == id {
			return players[i].words
		}
	}
	return Muted
}

// MarkOf is the mark that goes with a colour by default.
func MarkOf(id ColourID) MarkID {
	for i := range players {
		if players[i].id == id {
			return players[i].mark
		}
	}
	return MarkDisc
}
