package table

// Zoom enlarges what Ask and Log lay out, words and heights alike, for faces
// that grow with a very large window. 1 is the usual size and the least.
func (t *Table) Zoom(by float64) { t.zoom = max(1, by) }

// grown is a length at the present zoom.
func (t *Table) grown(units float64) float64 { return units * max(1, t.zoom) }
