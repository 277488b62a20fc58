package paliwo

import (
	"testing"

	"schron/layout"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest"
	"schron/sprites"
)

// TestFieldsHaveTheirCoordinates: each column has its letter and each row its number beside
// it, in words of the least size at least, on no field. Those of the field that is pointed at
// are lit.
func TestFieldsHaveTheirCoordinates(t *testing.T) {
	for _, view := range scenetest.Views("pl", "en") {
		d := lay(t, turn(t), view.W, view.H, view.Lang).Open()
		d.Hover("field:C7")
		for i := range max(game.Cols, game.Rows) {
			if i < game.Cols {
				id := "col:" + string(rune('A'+i))
				n := d.Find(id)
				field := d.Find("field:" + game.At(i, 0).String())
				if mid, col := n.Rect[0]+n.Rect[2]/2, field.Rect[0]+field.Rect[2]/2; mid < col-1 || mid > col+1 {
					t.Errorf("%v: %s stands at %v, its column at %v", view, id, mid, col)
				}
				wantLit(d, id, i == 2)
			}
			id := "row:" + string(game.At(0, i).String()[1:])
			n := d.Find(id)
			field := d.Find("field:" + game.At(0, i).String())
			if mid, row := n.Rect[1]+n.Rect[3]/2, field.Rect[1]+field.Rect[3]/2; mid < row-1 || mid > row+1 {
				t.Errorf("%v: %s stands at %v, its row at %v", view, id, mid, row)
			}
			wantLit(d, id, i == 6)
		}
		for _, box := range d.Face.places.fields {
			for col := range game.Cols {
				for _, r := range []layout.Rect{d.Face.places.colName(col, true), d.Face.places.colName(col, false)} {
					if both := r.Intersect(box); both.W*both.H > 1 {
						t.Fatalf("%v: the letter of column %d lies on a field", view, col)
					}
				}
			}
		}
	}
}

func wantLit(d *desk, id string, lit bool) {
	d.T.Helper()
	if size := d.State(id, "size").(float64); size < sprites.MinTextSize {
		d.T.Errorf("%s is %v high", id, size)
	}
	if d.State(id, "lit") != lit {
		d.T.Errorf("%s is lit: %v", id, !lit)
	}
}
