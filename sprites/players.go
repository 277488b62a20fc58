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

// player is a colour of pieces, with the mark that goes with it. words is that of words
// on dark ground, light enough to be read on every panel.
type player struct {
	id            ColourID
	mark          MarkID
	pieces, words color.NRGBA
}

// players are the colours in their default order.
var players = [...]player{
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

// playerOf is the player of a colour; that of an unknown one is a neutral grey.
func playerOf(id ColourID) player {
	for _, p := range players {
		if p.id == id {
			return p
		}
	}
	return player{id, MarkDisc, Hex(0x8b9490), Muted}
}

// PlayerColour is the colour of a player's pieces.
func PlayerColour(id ColourID) color.NRGBA { return playerOf(id).pieces }

// PlayerText is a player's colour as words on dark ground.
func PlayerText(id ColourID) color.NRGBA { return playerOf(id).words }

// MarkOf is the mark that goes with a colour by default.
func MarkOf(id ColourID) MarkID { return playerOf(id).mark }

// OwnerOf is how the pieces in a colour look with the mark that goes with it.
func OwnerOf(id ColourID) Owner { return Owner{PlayerColour(id), MarkOf(id)} }
