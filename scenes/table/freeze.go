package table

// Freeze has the next move that is shown stand still when a part of its time (0..1) has
// passed: for pictures.
func (t *Table) Freeze(part float64) { t.motion.Freeze(part) }

// FreezeEnd has the result stand still when it has counted for a part of its time (0..1).
func (t *Table) FreezeEnd(part float64) {
	t.motion.Freeze(part)
	t.result.Again()
}

// FreezeTurn freezes the passing of the turn to the actor after a part of its time
// (0..1). The banner comes, and the light is on its way.
func (t *Table) FreezeTurn(part float64) {
	t.turn.Freeze()
	t.lamp.Freeze(part)
}
