package sprites

import "image/color"

// Align says where something lies in its box along one axis.
type Align int8

// Start is left or top, Middle the middle, End right or bottom.
const (
	Start Align = iota
	Middle
	End
)

// MinTextSize is the smallest size of text in units; smaller ones are set at
// this size.
const MinTextSize = 12.0

// TextStyle says how text is set. Size is the height of the em in units,
// Tracking the extra space after each letter in units. Fit shrinks a line that
// is too wide, down to MinTextSize, before it is cut with an ellipsis.
type TextStyle struct {
	Size     float64
	Bold     bool
	Colour   color.NRGBA
	AlignX   Align
	AlignY   Align
	Tracking float64
	Fit      bool
}

// Text styles used everywhere.
var (
	Title      = TextStyle{Size: 20, Bold: true, Colour: Paper, AlignY: Middle}
	Heading    = TextStyle{Size: 14, Bold: true, Colour: Amber, AlignY: Middle, Tracking: 2}
	Body       = TextStyle{Size: 15, Colour: Paper, AlignY: Middle}
	BodyBold   = TextStyle{Size: 15, Bold: true, Colour: Paper, AlignY: Middle}
	Small      = TextStyle{Size: 13, Colour: Muted, AlignY: Middle}
	ButtonText = TextStyle{Size: 16, Colour: Paper, AlignX: Middle, AlignY: Middle, Fit: true}
	ActText    = TextStyle{Size: 18, Bold: true, Colour: Ink, AlignX: Middle, AlignY: Middle, Tracking: 0.8, Fit: true}
	CardTitle  = TextStyle{Size: 19, Bold: true, Colour: Ink, AlignY: Middle, Fit: true}
	CardBody   = TextStyle{Size: 14, Colour: InkMuted}
)

// In returns the style in another colour.
func (st TextStyle) In(c color.NRGBA) TextStyle { st.Colour = c; return st }

// Sized returns the style at another size in units.
func (st TextStyle) Sized(size float64) TextStyle { st.Size = size; return st }

// Aligned returns the style with other alignments.
func (st TextStyle) Aligned(x, y Align) TextStyle { st.AlignX, st.AlignY = x, y; return st }

// Strong returns the style in bold.
func (st TextStyle) Strong() TextStyle { st.Bold = true; return st }

// Fitted returns the style with Fit set.
func (st TextStyle) Fitted() TextStyle { st.Fit = true; return st }

// size is the size that is really set.
func (st TextStyle) size() float64 { return max(st.Size, MinTextSize) }

func (a Align) part() float64 { return float64(a) / 2 }
