package table

import (
	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/byhand"
	"schron/scenes/table/motion"
	"schron/scenes/table/sheet"
	"schron/scenes/ui"
	"schron/sprites"
)

// Base is what a Face embeds: it has the methods of one whose game needs nothing beyond
// Build and Motions.
type Base struct{}

// Changed forgets nothing.
func (Base) Changed() {}

// Key uses no key.
func (Base) Key(input.Gesture) bool { return false }

// Paths knows no way by hand but buttons.
func (Base) Paths(rules.Move) []byhand.Path { return nil }

// Reveal has everything on the screen.
func (Base) Reveal(rules.Move) bool { return false }

// Ghost leaves it to what is picked up.
func (Base) Ghost(rules.Move) func(c *sprites.Canvas, r layout.Rect) { return nil }

// SeatName is the player's name.
func (Base) SeatName(_ int, player string) string { return player }

// DrawSign has no sign.
func (Base) DrawSign(*sprites.Canvas, layout.Rect, int) bool { return false }

// RoleOf leaves roles to the game.
func (Base) RoleOf(int) string { return "" }

// Opened reports that nothing was hidden.
func (Base) Opened(int) (words []string, some bool) { return nil, false }

// ResultHeight is that of nothing.
func (Base) ResultHeight(float64) float64 { return 0 }

// BuildResult adds nothing.
func (Base) BuildResult(*ui.Builder, layout.Rect) {}

// Prompted is the prompt of the rules.
func (Base) Prompted(p rules.Prompt) rules.Prompt { return p }

// Answer answers nothing.
func (Base) Answer() (m rules.Move, ok bool) { return m, false }

// Mend knows nothing that helps.
func (Base) Mend(rules.Move) (words string, moves []rules.Move, always bool) { return "", nil, false }

// Outline leaves fields to the boxes of their nodes.
func (Base) Outline(string) []layout.Point { return nil }

// Named knows no node.
func (Base) Named(rules.Arg) string { return "" }

// SheetPicture knows no picture.
func (Base) SheetPicture(string) sheet.Picture { return nil }

// Course has no phase that passes by itself.
func (Base) Course(_, _ rules.View) []motion.Stretch { return nil }

// Seen leaves it to the cue of an event when that is heard.
func (Base) Seen(*rules.LogEntry) (part float64, known bool) { return 0, false }

// Come has everything in sight.
func (Base) Come(_, _ rules.View) (waits, build bool) { return false, false }

// Move moves nothing.
func (Base) Move() (build, draw bool) { return false, false }
