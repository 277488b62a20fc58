package rules

import "slices"

// Sheeter is a State whose game has a sheet to look things up on while it is played.
// All that the sheet says comes from what the rules go by: its numbers are arguments
// of the texts, never words.
type Sheeter interface {
	// Sheet is the same all through a match: it hangs on players and options only. One
	// without sections is none.
	Sheet() Sheet
}

// Sheet is what a player looks up while playing, on one page: what can be done in
// each phase, prices, tables.
type Sheet struct {
	Sections []SheetSection
}

// SheetSection is a part of a sheet under a heading.
type SheetSection struct {
	// ID is the section's own on its sheet.
	ID    string
	Title Text
	// Rule is the one that the section is about, "" if there is more than one.
	Rule string
	// Phases are the ids of the phases (Status.Phase) that the section tells of,
	// nil where it is a table for all of them.
	Phases []string
	// Across is the number of columns in which rows of short lines may stand side by
	// side. 0 or 1 means that they may not.
	Across int
	// Heads are those of the columns of a table, one for each cell of a row; nil
	// where rows have no cells.
	Heads []Text
	Rows  []SheetRow
}

// SheetRow is a thing that can be done, or a line of a table.
type SheetRow struct {
	// ID is the row's own in its section.
	ID string
	// Picture is the id of a picture of the game's, "" if there is none.
	Picture string
	// Name is what the row is about, Text what is to be said of it; one of them may
	// be empty.
	Name, Text Text
	Cells      []SheetCell
	// Rule is the row's where it is another one than the section's.
	Rule string
	// Screen says that the row tells of what is only on a screen. No printed sheet has it.
	Screen bool
	// May reports whether a move is one that the row describes. The row stands out
	// while such a move is legal. May is nil for a row that describes no move.
	May func(Move) bool
}

// SheetCell is a cell of a table: words, amounts of things, or nothing.
type SheetCell struct {
	Text   Text
	Counts []SheetCount
}

// SheetCount is an amount of a thing that has a picture of the game's, N 0 for the thing
// alone.
type SheetCount struct {
	N       int
	Picture string
	Name    Text // of the thing
}

// Empty reports whether nothing is in the cell.
func (c SheetCell) Empty() bool { return c.Text.Empty() && len(c.Counts) == 0 }

// Now reports whether the section tells of a phase.
func (s SheetSection) Now(phase string) bool { return slices.Contains(s.Phases, phase) }

// RowID is the id of a row among all of a sheet, from its section's and its own.
func (s SheetSection) RowID(row SheetRow) string { return s.ID + "." + row.ID }

// MayPlay gives SheetRow.May of a row that tells of all moves of some verbs.
func MayPlay(verbs ...uint8) func(Move) bool {
	return func(m Move) bool { return slices.Contains(verbs, m.Verb) }
}

// SheetNumber is a cell with a plain number.
func SheetNumber(n int) SheetCell {
	return SheetCell{Text: Msg("frame.sheet.n", Number("n", n))}
}

// SheetWords is a cell with words.
func SheetWords(key string, args ...Arg) SheetCell { return SheetCell{Text: Msg(key, args...)} }

// SheetPhase begins the section of a phase of a game.
func SheetPhase(game, phase string) SheetSection {
	return SheetSection{ID: phase, Title: Msg(game + ".phase." + phase), Phases: []string{phase}}
}

// SheetEntry is a row of a game whose name and text stand under its id.
func SheetEntry(game, id, rule string, args ...Arg) SheetRow {
	key := game + ".sheet." + id
	return SheetRow{ID: id, Rule: rule, Name: Msg(key, args...), Text: Msg(key+".text", args...)}
}

// As is the row with a picture, and of the moves of some verbs.
func (r SheetRow) As(picture string, verbs ...uint8) SheetRow {
	r.Picture = picture
	if len(verbs) > 0 {
		r.May = MayPlay(verbs...)
	}
	return r
}
