package bot

import (
	game "schron/rules/dzicz"
)

// Weights are what a position is worth to a player, in thousandths of a logit where
// nothing else is said. Fields are whole numbers of this type only, so that
// build/learn can fit them.
type Weights struct {
	Nothing int // a player who has nothing yet

	// The way to a card of each mission, times the square of how far it is gone.
	Trail, Assault, Resources, Bastion int

	Held     int // a card that would be the player's if the turn ended now, and
	HeldLate int // so much more with each turn that has passed
	Taken    int // in thousandths, of the way to a card that another one holds
	Others   int // in thousandths, of each card but the best

	Token, Outpost, Soldier int
	Inner                   int // a token on an inner field more than elsewhere
	Threat                  int // an own piece beside a soldier of another, against

	// Action tokens that are not used yet, at the start; they lose that by turns. They are
	// worth little unused. Of two players, the one who keeps one until turn 8 wins less. It is
	// 46 % with assault, 36 % with border defence, 43 % with expansion and 41 % with
	// manoeuvre (80 games each).
	UseAssault, UseDefence, UseManoeuvre, UseExpansion int

	Shared int `learn:"-"` // in thousandths, what a win loses if everybody has one too
}

// HandSet are weights by judgment and a few games.
var HandSet = Weights{
	Nothing: -2600,
	Trail:   2400, Assault: 2400, Resources: 2400, Bastion: 2400,
	Held: 1300, HeldLate: 260,
	Taken: 500, Others: 300,
	Token: 45, Outpost: 90, Soldier: 110, Inner: 0, Threat: 0,
	UseAssault: 70, UseDefence: 70, UseManoeuvre: 70, UseExpansion: 70,
	Shared: 400,
}

// Styles are by how many percent the weights of each style differ from those of its level.
var Styles = map[string]Weights{
	"guard":   {UseDefence: 120, Threat: 60, Outpost: 30},
	"hoarder": {Resources: 15, Held: 20, HeldLate: 20, Token: 50},
	"raider":  {Shared: 100, Soldier: 30, Threat: -60, UseAssault: -60},
}

// way is what the whole way to a mission is worth.
func (w *Weights) way(m game.Mission) int {
	return [...]int{w.Trail, w.Assault, w.Resources, w.Bastion}[m]
}

// use is what an action token is worth that is not used yet.
func (w *Weights) use(k game.ActionToken) int {
	return [...]int{
		game.Assault: w.UseAssault, game.Defence: w.UseDefence, game.Manoeuvre: w.UseManoeuvre, game.Expansion: w.UseExpansion,
	}[k]
}

// weights are those of a mind: what ships unless it has its own.
func (w Mind) weights() *Weights {
	if w.Weights != nil {
		return w.Weights
	}
	return &Learned
}
