package paliwo

import "schron/rules"

// Folds makes deeds of the log: an activation, the zombies' free movement, what comes
// and is laid out.
func (Game) Folds() map[string]rules.Fold { return folds }

var folds = func() map[string]rules.Fold {
	var (
		act   = rules.Fold{Deed: "activation", Who: "human"}
		aim   = rules.Fold{Deed: "activation", Who: "human", At: "field"}
		walk  = rules.Fold{Deed: "activation", Who: "human", As: "step", Way: true}
		quiet = rules.Fold{After: true, Quiet: true}
		also  = rules.Fold{After: true}
	)
	return map[string]rules.Fold{
		"human":  {Deed: "humans", Who: "-", Bare: true, Thing: "human", At: "field"},
		"arm":    {Deed: "humans", Who: "-", Bare: true, Thing: "human"},
		"zombie": {Deed: "zombies", Who: "-", Bare: true, At: "field", But: "facing"},

		"step": walk, "sprint": walk, "slip": walk,
		"goo.begin": act, "goo": act, "push": act, "weapon": act, "axe": aim, "shot": aim, "wrench": act,
		"open": act, "find.empty": act, "find.fuel": act, "find.zombie": act, "find.biohazard": act,
		"take": act, "leave": act, "courage": act, "adrenaline": act, "aid": act,
		"clutched": {Before: true, Quiet: true},
		"finish":   quiet, "lost": quiet, "end": quiet, "wound": quiet,
		"wound.second": also, "briefcase": also, "dropped": also,
		"terror": also, "terror.start": also, "terror.out": also,
		"over.escape": also, "over.terror": also, "over.child": also, "over.nobody": also,

		"card":       {Before: true, Quiet: true},
		"turn":       {After: true, Deed: "turning", Who: "-", Bare: true, Thing: "facing", At: "field"},
		"turns-done": quiet, "silence": also,

		"draw": {Deed: "find", Who: "-"}, "place": {Deed: "find", Who: "-"},
		"drawn": quiet, "find-kept": also,
		"rise":   {Deed: "rise", Who: "-", Bare: true, At: "field"},
		"charge": {Deed: "charge", Who: "field", Bare: true}, "charge.stand": {Deed: "charge", Who: "field", Bare: true},
		"bite":       {Deed: "charge", Who: "field", Bare: true},
		"advance":    {Deed: "horde", Who: "-", Way: true, At: "field"},
		"crawl":      {Deed: "horde", Who: "-", Way: true, At: "field"},
		"rotate":     {Deed: "horde", Who: "-", Thing: "facing", At: "field"},
		"goo.zombie": quiet, "done.movement": quiet, "done.new": quiet, "done.cleanup": quiet,
		"passed.finds": quiet, "passed.rise": quiet, "passed.movement": quiet, "passed.pool": quiet, "passed.cleanup": quiet,
		"new": {Deed: "new", Who: "-", Bare: true, At: "field", But: "facing"}, "token": {Deed: "new", Who: "-", Bare: true},
		"no-way-in": also, "last-figure": also,
	}
}()
