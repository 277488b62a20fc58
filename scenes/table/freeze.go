package table

// Freeze has the next move that is shown stand still when a part of its time (0..1) has
// passed: for pictures.
func (t *Table) Freeze(part float64) { t.frozen = &part }

// FreezeEnd has the result stand still when it has counted for a part of its time (0..1).
func (t *Table) FreezeEnd(part float64) { t.frozen, t.sung = &part, false }
