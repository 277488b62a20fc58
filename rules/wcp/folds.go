package wcp

import "schron/rules"

// Folds makes deeds of the log: a drive with what it leads to, what is laid, a talk, a
// duel.
func (Game) Folds() map[string]rules.Fold { return folds }

var folds = func() map[string]rules.Fold {
	var (
		drive = rules.Fold{Deed: "drive"}
		quiet = rules.Fold{After: true, Quiet: true}
		also  = rules.Fold{After: true}
		talk  = rules.Fold{Deed: "talk", Who: "-", Quiet: true}
	)
	return map[string]rules.Fold{
		"vehicle": {Deed: "vehicles", Who: "-", Bare: true, Thing: "vehicle", At: "player"}, "deal": quiet,

		"stuck": {Deed: "drive", Before: true},
		"move":  drive, "boost": drive, "boost-out": drive, "stay": drive, "leave": drive,
		"trophy":    {Deed: "drive", Thing: "token", Sum: true},
		"upgrade":   {Deed: "drive", Thing: "token"},
		"unguarded": drive, "fight": drive, "fight-win": drive, "fight-loss": drive, "fight-draw": drive,
		"round": quiet, "wreck": also, "thrown-out": also, "lost": also, "shut-out": also,

		"attack": drive, "undecided": also, "both-wrecked": also, "beat": also,
		"spoils": {Deed: "drive", After: true, Thing: "token"},

		"trade": talk, "offer": talk,
		"give":     {Deed: "talk", After: true, Thing: "token"},
		"ask":      {Deed: "talk", After: true, Thing: "token"},
		"withdraw": also, "accept": also, "decline": also, "counter": also, "end-talk": also,
		"talk.three": quiet, "talk.nothing": also,

		"hall": {Deed: "lay"}, "breach": {Deed: "lay"}, "content": {Deed: "lay"},
		"draw": quiet, "drawn.hall": quiet, "drawn.token": quiet,
		"exits":   also,
		"remove":  {Deed: "lay"},
		"destroy": {Deed: "lay", At: "field"},
		"bury":    quiet, "pass-on": quiet,
	}
}()
