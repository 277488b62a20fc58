package dzicz

import "schron/rules"

// Name is the mission's name for players.
func (m Mission) Name() rules.Text { return rules.Msg("dzicz.mission." + m.String()) }

// Condition says in short what the mission asks for (DZ-25 to DZ-28).
func (m Mission) Condition() rules.Text { return rules.Msg("dzicz.condition." + m.String()) }

// Reward says what the first claim brings (DZ-25 to DZ-28).
func (m Mission) Reward() rules.Text { return rules.Msg("dzicz.reward." + m.String()) }

// Name is the name of the kind of action token for players.
func (k ActionToken) Name() rules.Text { return rules.Msg("dzicz.token." + k.String()) }

// Short is a name of one word for places with little room.
func (k ActionToken) Short() rules.Text { return rules.Msg("dzicz.token." + k.String() + ".short") }

// Help says in a sentence what the token does (DZ-16 to DZ-19).
func (k ActionToken) Help() rules.Text { return rules.Msg("dzicz.token." + k.String() + ".help") }

// Name is the name of the edge for players.
func (e Edge) Name() rules.Text { return rules.Msg("dzicz.edge." + e.String()) }

// Text names the part with how much of it is there.
func (p Part) Text() rules.Text {
	return rules.Msg("dzicz.part."+p.ID, numberArg(p.Have), ofArg(p.Need))
}
