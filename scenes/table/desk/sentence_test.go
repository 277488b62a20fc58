package desk_test

import (
	"testing"

	"schron/rules"
	"schron/scenes/say"
	"schron/scenes/scenetest"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestANameStaysWhole: a line breaks before or after a name of two words, and what
// touches it stays with it.
func TestANameStaysWhole(t *testing.T) {
	b := &ui.Builder{Fonts: scenetest.Fonts(t)}
	plain := func(text string) say.Run { return say.Run{Text: text, Seat: rules.NoSeat} }
	runs := []say.Run{plain("now"), plain(" "), {Text: "Computer 2", Seat: 1}, plain(". The next")}
	words := desk.CutRuns(b, runs, sprites.Body, func(int) sprites.TextStyle { return sprites.BodyBold })
	if len(words) != 4 || len(words[1]) != 2 {
		t.Errorf("cut into %d words, the second into %d pieces; want now, Computer 2., The, next", len(words), len(words[1]))
	}
}
