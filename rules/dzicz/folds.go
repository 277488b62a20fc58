package dzicz

import "schron/rules"

// Folds makes deeds of the log: how the soldiers move, an action with what was declared
// and answered, a claim with its reward.
func (Game) Folds() map[string]rules.Fold { return folds }

var folds = func() map[string]rules.Fold {
	var (
		march  = rules.Fold{Deed: "march"}
		act    = rules.Fold{Deed: "action"}
		put    = rules.Fold{Deed: "action", At: "field"}
		intent = rules.Fold{Deed: "action", Quiet: true}
		quiet  = rules.Fold{After: true, Quiet: true}
		also   = rules.Fold{After: true}
	)
	return map[string]rules.Fold{
		"move":    {Deed: "march", Way: true, At: "field"},
		"assault": march, "kill": march, "remove.token": march, "remove.both": march, "leave": march,
		"done":            {Before: true, Quiet: true},
		"declare.assault": {Deed: "march", Quiet: true},

		"token": put, "replace": act, "outpost": put, "soldier": put, "expand": act,
		"declare.token": intent, "declare.outpost": intent, "declare.soldier": intent, "declare.expansion": intent,
		"no-action": intent, "pass.action": intent, "pass.expansion": intent, "pass.soldiers": intent, "pass.extra": intent,
		"manoeuvre": {Parts: true}, "defend": {Parts: true},
		"decline.defence": quiet, "decline.manoeuvre": quiet,
		"quiet.manoeuvre": quiet, "quiet.defence": quiet, "quiet.both": quiet,
		"fail": also,

		"claim.open": {}, "claim.secret": {}, "reveal": {Before: true, Quiet: true},
		"reward.trail": also, "reward.assault": also, "reward.resources": also, "reward.bastion": also, "no-reward": also,
	}
}()
