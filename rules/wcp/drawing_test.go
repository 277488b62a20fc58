package wcp

import (
	"strings"
	"testing"
)

// A board in tests is drawn in rows of three lines. The middle line begins with the
// letter of the row. The sign of a field stands at its place, with a dash for a passage
// to the west or east. The lines above and below hold strokes for the passages to the
// north-west, north-east, south-west and south-east:
//
//	   \ /
//	d  -#-
//	   / \
//
// Signs: # is a hall, % a breached one. A to F are the pawns of seats 0 to 5 in a hall, 1 to
// 5 a trophy in a hall. An x is a destroyed hall, a dot an empty field. The central hall is a
// star. Rows and fields left out are blank: see at.
type drawing struct {
	board board
	pawns map[int]Field
	blank FieldSet
}

// columnOf is where the sign of a field stands in its line.
func columnOf(f Field) int {
	q, r := f.Axial()
	return 3 + 2*max(r, -r) + 4*(q-firstInRow(r))
}

func parseDrawing(t testing.TB, seats int, text string) *drawing {
	t.Helper()
	d := &drawing{newBoard(entrances[seats]), map[int]Field{}, allFields &^ Centre.bit()}
	lines := strings.Split(strings.ReplaceAll(text, "\t", ""), "\n")
	sign := func(line, col int) byte {
		if line < 0 || line >= len(lines) || col >= len(lines[line]) {
			return ' '
		}
		return lines[line][col]
	}
	for i, line := range lines {
		if len(line) == 0 || line[0] < 'a' || line[0] > 'g' {
			continue
		}
		for _, f := range allFields.Fields() {
			if fieldNames[f][0] != line[0] {
				continue
			}
			col := columnOf(f)
			var open Edges
			for dir, at := range [Dirs][2]int{{0, 1}, {1, 1}, {1, -1}, {0, -1}, {-1, -1}, {-1, 1}} {
				if strings.IndexByte(`-\/`, sign(i+at[0], col+at[1])) >= 0 {
					open |= Dir(dir).Edge()
				}
			}
			d.read(t, f, sign(i, col), open)
		}
	}
	return d
}

func (d *drawing) read(t testing.TB, f Field, sign byte, open Edges) {
	t.Helper()
	if sign == ' ' || sign == '*' && f == Centre {
		return
	}
	d.blank &^= f.bit()
	switch {
	case sign == '.':
		return
	case sign == 'x':
		d.board.close(f)
		d.board.destroyed |= f.bit()
		return
	case sign == '%':
		d.board.breached |= f.bit()
		open = AllEdges
	case sign >= 'A' && sign <= 'F':
		d.pawns[int(sign-'A')] = f
	case sign >= '1' && sign <= '5':
		d.board.put(f, Token(sign-'1'), NoEdges)
	case sign != '#':
		t.Fatalf("sign %q on %s", sign, f)
	}
	if f == Centre {
		return
	}
	if TileOf(open) == NoTile {
		t.Fatalf("the hall on %s shows %s, which no tile does", f, open)
	}
	d.board.lay(f, TileOf(open), open)
}

// drawBoard is the inverse of parseDrawing, without content.
func drawBoard(s *State) string {
	var out strings.Builder
	for row := byte('a'); row <= 'g'; row++ {
		var lines [3][]byte
		for i := range lines {
			lines[i] = []byte(strings.Repeat(" ", 30))
		}
		lines[1][0] = row
		for _, f := range allFields.Fields() {
			if fieldNames[f][0] != row {
				continue
			}
			col := columnOf(f)
			lines[1][col] = signOf(s, f)
			if !s.halls.Has(f) {
				continue
			}
			for dir, at := range [Dirs][2]int{{1, 1}, {2, 1}, {2, -1}, {1, -1}, {0, -1}, {0, 1}} {
				if s.edges(f).Has(Dir(dir)) {
					lines[at[0]][col+at[1]] = `-\/-\/`[dir]
				}
			}
		}
		for _, line := range lines {
			out.WriteString(strings.TrimRight(string(line), " ") + "\n")
		}
	}
	return out.String()
}

// wantBoard compares the halls of a drawing with those of a position, but for
// rows and fields left out.
func wantBoard(t testing.TB, s *State, text string) {
	t.Helper()
	d := parseDrawing(t, s.Seats(), text)
	for _, f := range (allFields &^ d.blank).Fields() {
		want, got := &d.board, &s.board
		if want.halls.Has(f) != got.halls.Has(f) || want.destroyed.Has(f) != got.destroyed.Has(f) ||
			want.breached.Has(f) != got.breached.Has(f) || want.edges(f) != got.edges(f) {
			t.Errorf("%s differs from the drawing:\n%s", f, drawBoard(s))
		}
	}
}

func signOf(s *State, f Field) byte {
	for seat := range s.Seats() {
		if s.players[seat].pawn == f {
			return 'A' + byte(seat)
		}
	}
	switch {
	case s.destroyed.Has(f):
		return 'x'
	case !s.halls.Has(f):
		return '.'
	case f == Centre:
		return '*'
	case s.breached.Has(f):
		return '%'
	}
	return '#'
}

// Drawings show the passages where they are.
func TestDrawings(t *testing.T) {
	const text = `
		              /
		c           -#
		            / \
		          \   \ /
		d         -B- -*- -A- -#- -#-
		          / \ / \   \
	`
	d := parseDrawing(t, 2, text)
	for name, want := range map[string]string{
		"d4": "111111", "c3": "011101", "d3": "111110", "d5": "110100", "d6": "100100", "e5": "111111",
	} {
		if got := d.board.edges(field(t, name)).String(); got != want {
			t.Errorf("%s shows %s, want %s", name, got, want)
		}
	}
	if d.pawns[0] != field(t, "d5") || d.pawns[1] != field(t, "d3") {
		t.Errorf("pawns %v", d.pawns)
	}
}
