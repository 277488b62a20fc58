package print

import (
	"math"
	"slices"

	"schron/layout"
	"schron/scenes/say"
)

// Box is what lies in the box of a game.
type Box struct {
	Game  string // its id
	Name  string // of the game, in words
	Parts []Part
	Needs []string // what players need besides, in words
	Hints []string // what the cover says of this game, in words
}

// Named is the box with the names of the game and of its parts in a language. A part that
// has a name keeps it.
func (b Box) Named(w *say.Speaker) Box {
	b.Name = w.Key(b.Game + ".name")
	for i := range b.Parts {
		if p := &b.Parts[i]; p.Name == "" {
			p.Name = w.Key(b.Game + ".print." + p.ID)
		}
	}
	return b
}

// Part is what has one shape: a board, or all cards of a kind.
type Part struct {
	ID    string
	Name  string // in words
	Size  layout.Size
	Board bool // laid over several pages where it is larger than one
	Hex   bool // a hexagon on its corner, as wide between its flats as Size says
	Kinds []Kind
}

// Kind is those of a part that look alike. Without a back one side stays empty.
type Kind struct {
	ID          string // of the part's kinds, "" if there is only one
	Count       int
	Front, Back func(p *Pen)
}

// Card is the size of cards.
var Card = layout.S(63, 88)

// HexSize is the size of a hexagon by the distance of its flats.
func HexSize(flats float64) layout.Size { return layout.S(flats, flats*2/math.Sqrt(3)) }

// Count is how many of a part are in the box.
func (p *Part) Count() (n int) {
	for _, k := range p.Kinds {
		n += k.Count
	}
	return n
}

// backs reports whether a part has something on its back.
func (p *Part) backs() bool {
	return slices.ContainsFunc(p.Kinds, func(k Kind) bool { return k.Back != nil })
}

// Options say how a box is printed, or how its rulebook is, of which only the paper is
// asked.
type Options struct {
	Book  bool     // the rulebook, not the box
	Paper string   // one of Papers, or of BookPapers
	Sides string   // fold, duplex or fronts
	Spare bool     // with little ink
	Gap   float64  // between parts
	Board string   // one of BoardPapers for a board on one sheet, "" for as many of Paper as it needs
	Each  bool     // a file for each part
	Parts []string // ids of the parts to print; all without any
	// Step is told how many pages there are before each further one, and reports whether
	// to go on. It may be nil.
	Step func(page, pages int) bool
}

// What options may be; the first is the usual one.
var (
	Papers     = []string{"a4", "letter", "a3"}
	BookPapers = []string{"a4", "a5"}
	Sides      = []string{Fold, Duplex, Fronts}
)

// BoardPapers are those that a board may have in one piece, from the smallest.
var BoardPapers = []string{"a3", "a2", "a1"}

// How fronts and backs come together. A sheet is folded and glued, or printed on both
// sides and turned over its long edge, or it has no backs.
const (
	Fold   = "fold"
	Duplex = "duplex"
	Fronts = "fronts"
)

// MostGap is the greatest gap between parts.
const MostGap = 10

// sizes are those of papers, upright.
var sizes = map[string]layout.Size{
	"a4": {W: 210, H: 297}, "letter": {W: 215.9, H: 279.4}, "a3": {W: 297, H: 420},
	"a5": {W: 148, H: 210}, "a2": {W: 420, H: 594}, "a1": {W: 594, H: 841},
}

// BoardPapers lists the papers that hold each board of a box in one piece. It is empty if
// there is no board.
func (b *Box) BoardPapers() (papers []string) {
	for _, paper := range BoardPapers {
		boards, fit := 0, true
		for i := range b.Parts {
			if p := &b.Parts[i]; p.Board {
				_, cols, rows := boardPage(p.Size, sizes[paper])
				boards, fit = boards+1, fit && cols*rows == 1
			}
		}
		if boards > 0 && fit {
			papers = append(papers, paper)
		}
	}
	return papers
}

// Sheets is how many sheets of the usual paper a print needs with its covers, and how many
// of that for boards.
func (b *Box) Sheets(o Options) (usual, boards int) {
	for _, parts := range b.files(o) {
		usual++ // the cover
		for _, s := range pack(parts, o) {
			if s.tile != nil && o.Board != "" {
				boards++
			} else {
				usual++
			}
		}
	}
	return usual, boards
}

// files are the parts to be printed, by the file that they come into.
func (b *Box) files(o Options) (files [][]Part) {
	parts := b.chosen(o)
	if !o.Each && len(parts) > 0 {
		return [][]Part{parts}
	}
	for i := range parts {
		files = append(files, parts[i:i+1])
	}
	return files
}

// chosen are the parts of a box that are to be printed.
func (b *Box) chosen(o Options) (parts []Part) {
	for _, p := range b.Parts {
		if len(o.Parts) == 0 || slices.Contains(o.Parts, p.ID) {
			parts = append(parts, p)
		}
	}
	return parts
}
