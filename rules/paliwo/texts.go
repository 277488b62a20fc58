package paliwo

import "schron/rules"

// Name is the human's name for players.
func (h Human) Name() rules.Text { return rules.Msg(humanKeys[h]) }

// Skill names the human's own action with its cost; Help says in a sentence what
// it does (WP-20 to WP-25).
func (h Human) Skill() rules.Text { return rules.Msg("paliwo.skill." + h.String()) }

// Help says in a sentence what the human's own action does.
func (h Human) Help() rules.Text { return rules.Msg("paliwo.skill." + h.String() + ".help") }

// Name is the card's name for players.
func (c Card) Name() rules.Text { return rules.Msg(cardKeys[c]) }

// Help says in a sentence what the card does (WP-41, WP-42).
func (c Card) Help() rules.Text { return rules.Msg("paliwo.card." + c.String() + ".help") }

// Name says what a find shows, also "unknown".
func (f Face) Name() rules.Text { return rules.Msg(faceKeys[f]) }

// Help says in a sentence what comes of the find (WP-26).
func (f Face) Help() rules.Text { return rules.Msg("paliwo.find." + f.String() + ".help") }

// Name is the direction's name for players.
func (d Facing) Name() rules.Text { return rules.Msg(facingKeys[d]) }

// Name is the terrain's name for players.
func (t Terrain) Name() rules.Text { return rules.Msg("paliwo.terrain." + t.String()) }

// Name is the stage's name for players.
func (g Stage) Name() rules.Text { return rules.Msg("paliwo.stage." + g.String()) }
