package wradislavia

import "schron/rules"

// Name is the name on the card.
func (c Character) Name() rules.Text { return rules.Msg(characterKey(c)) }

// Name is the armour's name for players.
func (a Armour) Name() rules.Text { return rules.Msg("wradislavia.armour." + a.String()) }

// Name is the hazard's name for players.
func (h Hazard) Name() rules.Text { return rules.Msg("wradislavia.hazard." + h.String()) }

// Name is the weapon's name for players.
func (w Weapon) Name() rules.Text { return rules.Msg("wradislavia.weapon." + w.String()) }

// Help says what both modes of the weapon have in common, with its rule.
func (w Weapon) Help() rules.Text { return rules.Msg("wradislavia.weapon.help." + w.String()) }

// Name is the mode's name for players.
func (m Mode) Name() rules.Text { return rules.Msg("wradislavia.mode." + m.String()) }

// Short says in a line what the mode does: threshold, wounds and its quirk.
func (m Mode) Short() rules.Text {
	return rules.Msg("wradislavia.mode.short."+m.String(), rules.Number("threshold", m.Threshold()))
}

// Name is the token's name for players.
func (m Manoeuvre) Name() rules.Text { return rules.Msg("wradislavia.manoeuvre." + m.String()) }

// Help says in a sentence or two what the token means (WR-11, WR-13, WR-18,
// WR-22, WR-36).
func (m Manoeuvre) Help() rules.Text { return rules.Msg("wradislavia.manoeuvre.help." + m.String()) }

// Name says which die is active.
func (p Pick) Name() rules.Text { return rules.Msg("wradislavia.pick." + p.String()) }

// Name says in a word or two what becomes of a character.
func (f Fate) Name() rules.Text { return rules.Msg("wradislavia.fate." + f.String()) }

// Text names the cell of the active-die table: the pick and what is added.
func (c ActiveCell) Text() rules.Text {
	if c.Plus > 0 {
		return rules.Msg("wradislavia.pick.plus", rules.KeyArg("pick", c.Pick.Name().Key), numberArg(c.Plus))
	}
	return c.Pick.Name()
}
