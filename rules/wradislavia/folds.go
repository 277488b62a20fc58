package wradislavia

import "schron/rules"

// Folds makes deeds of the log. They are secret choices, reveals, hazards, shots with what
// they cost and do, and how the characters fare.
func (Game) Folds() map[string]rules.Fold { return folds }

var folds = func() map[string]rules.Fold {
	var (
		quiet = rules.Fold{After: true, Quiet: true}
		also  = rules.Fold{After: true}
		fate  = rules.Fold{Deed: "fates", Who: "-", Bare: true, Thing: "character", But: "player"}
	)
	return map[string]rules.Fold{
		"discard": {Deed: "draft", Thing: "character"}, "keep": {Deed: "draft"}, "drafted": {Deed: "draft", Quiet: true},
		"battlefield": also,
		"send":        {Deed: "deploy", Thing: "character"},
		"token":       {Deed: "deploy", Thing: "manoeuvre", At: "character"},
		"recall":      {Deed: "deploy"}, "deployed": {Deed: "deploy", Quiet: true},
		"hazard.dropped": also, "hazard.second": also,
		"reveal":       {Deed: "reveal", Thing: "character", At: "manoeuvre"},
		"hazard.wound": {Deed: "hazards", Who: "-", Thing: "hazard", At: "character"},
		"fire.done":    {After: true, Own: true, Quiet: true},
		"perun.extra":  {Before: true}, "perun.pips": {Before: true}, "effect": also,
		"strike.named":  {Deed: "melee", Who: "character", Quiet: true},
		"strike":        {Deed: "melee", Who: "character"},
		"strike.unable": {Deed: "unfit", Who: "-", Bare: true, Thing: "character"},
		"fate.dead":     fate, "fate.heavy": fate, "fate.back": fate, "wake": fate,
		"perun.gain": also, "perun.empty": also, "marker": quiet,
	}
}()
