package dolores

import "schron/rules"

// Folds makes deeds of the log. An investment takes a line each for the bank, fields,
// cities, buildings, and routes with units. Offers, weather, taxes, yields and fights
// have their own.
func (Game) Folds() map[string]rules.Fold { return folds }

var folds = func() map[string]rules.Fold {
	var (
		quiet   = rules.Fold{After: true, Quiet: true}
		own     = rules.Fold{After: true, Own: true, Quiet: true}
		also    = rules.Fold{After: true}
		fields  = rules.Fold{Deed: "land", At: "field"}
		weather = rules.Fold{Deed: "weather", Who: "-", Bare: true, At: "field", But: "player"}
		tax     = rules.Fold{Deed: "taxes", Who: "-", Bare: true, Thing: "player"}
		idle    = rules.Fold{Deed: "idle", Who: "-", Bare: true, Thing: "player"}
		bill    = rules.Fold{Deed: "bills", At: "field"}
		works   = rules.Fold{Deed: "bills", Thing: "building", At: "field"}
		units   = rules.Fold{Deed: "bills", Thing: "kind", At: "field", But: "unit"}
	)
	return map[string]rules.Fold{
		"buy":     {Deed: "bank", Thing: "good", Count: "amount", Sum: true},
		"sell":    {Deed: "bank", Thing: "good", Count: "amount", Sum: true},
		"install": {Deed: "bank", Count: "amount", At: "field", But: "building"},
		"claim":   {Deed: "land", At: "field", Sum: true},
		"annex":   {Deed: "land", At: "field", Sum: true},
		"sow":     fields, "plant": fields, "clean": fields, "douse": fields, "neutralise": fields,
		"sow.all": {Deed: "land", Sum: true}, "annex.section": also,
		"found": {Deed: "city", At: "field"}, "capital": {Deed: "city"}, "raze": {Deed: "city", At: "field"},
		"build":          {Deed: "build", Thing: "building", At: "field", Sum: true},
		"mine":           {Deed: "build", Thing: "good", At: "field", Sum: true},
		"build.goods":    {Deed: "build", Thing: "building", At: "field"},
		"pull":           {Deed: "build", Thing: "building", At: "field", Sum: true},
		"lay":            {Deed: "means", Thing: "good", At: "field"},
		"lift":           {Deed: "means", Thing: "good", At: "field"},
		"place":          {Deed: "means", Thing: "kind", At: "field", But: "unit"},
		"end.investment": own,

		"offer": {Deed: "offer", Quiet: true}, "propose": {Deed: "offer", Quiet: true},
		"offer.give": {Deed: "offer", Thing: "stake"},
		"offer.ask":  {Deed: "offer", Thing: "stake"},
		"offer.cede": {Deed: "offer", At: "field"},
		"offer.want": {Deed: "offer", At: "field"},
		"withdraw":   also, "accept": also, "decline": also,

		"smoke": weather, "irradiate": weather, "poison.crop": weather, "poison.infantry": weather,
		"spread": {Deed: "weather", Who: "-", Bare: true, Way: true, At: "field"}, "burn-out": weather,
		"district": also, "city-gone": also, "store-halved": also, "store-lost": also,

		"tax.none": tax, "tax.all": tax, "tax.skip": tax,
		"pay.city": bill, "pay.building": works, "pay.section": bill, "pay.unit": units,
		"waive.city": bill, "waive.building": works, "waive.section": bill, "waive.unit": units,
		"waive.works": {Deed: "bills", Thing: "building", Count: "amount"}, "waive.troops": {Deed: "bills", Thing: "kind", Count: "amount"},
		"unpaid.city": bill, "unpaid.building": works, "unpaid.sections": {Deed: "bills"}, "unpaid.units": {Deed: "bills"},

		"roll": {Deed: "yield"}, "roll.pollution": {Deed: "yield"},
		"yield":       {Deed: "yield", Thing: "good", Count: "amount"},
		"yield.limit": {Deed: "yield", Thing: "good", Count: "amount"},
		"yield.skip":  {Deed: "skips", Who: "-", Bare: true, Thing: "player"},
		"harvest":     {Deed: "gather", Count: "amount", At: "field"},
		"fell":        {Deed: "gather", Count: "amount", At: "field"},
		"end.gather":  own,

		"top": {Deed: "stacks", Thing: "kind", At: "field", But: "unit"}, "end.arrange": own,
		"move":         {Deed: "move", Way: true, At: "field", But: "unit"},
		"land":         {Deed: "move"},
		"embark":       {Deed: "move"},
		"end.military": idle, "military.done": own, "military.idle": idle,
		"lost": also, "tie": also, "fire": also,
		"ship-stops": also, "ship-misses": also, "intercept": also, "intercept.fails": also, "hold": quiet,
		"blast": also, "blast.city": also, "cloud": also,
	}
}()
