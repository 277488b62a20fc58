package rules

// Hints reports whether the players may ask what a strong player would do. They may
// unless they agreed to do without.
func (m *Match) Hints() bool { return !m.noHints }

// AllowHints says whether they may; it is kept in the record.
func (m *Match) AllowHints(on bool) { m.noHints = !on }
