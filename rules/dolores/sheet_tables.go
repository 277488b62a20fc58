package dolores

import "schron/rules"

// sheetYield is phase 4 (DO-38 to DO-42).
func (s *State) sheetYield() rules.SheetSection {
	out := sheetPhase(PhaseYield)
	out.Rows = []rules.SheetRow{
		sheetRow("number", "DO-38"),
		sheetRow(variant("working", s.splitsCities), "DO-39"),
		sheetRow("food", "DO-40").As("harvest", VerbHarvest),
		sheetRow("wood", "DO-41", numberArg(WoodOfForest)).As("fell", VerbFell),
	}
	return out
}

// sheetMilitary is what units do in phase 5 (DO-43 to DO-54).
func (s *State) sheetMilitary() rules.SheetSection {
	out := sheetPhase(PhaseMilitary)
	if s.truceRounds > 0 {
		out.Rows = append(out.Rows, sheetRow("truce", "DO-65", numberArg(s.truceRounds)))
	}
	if s.FightsFair() {
		out.Rows = append(out.Rows, sheetRow("fair", "DO-72"))
	}
	rule := "DO-43"
	if !s.movesAndAttacks {
		rule = "DO-61"
	}
	out.Rows = append(out.Rows,
		sheetRow("stack", "DO-47").As("", VerbTop),
		sheetRow(variant("act", s.movesAndAttacks), rule).As("", VerbMove, VerbAttack),
		sheetRow("sabotage", "DO-50").As("sabotage", VerbSabotage),
		sheetRow("combat", "DO-49", rules.Number("a", -Modifier(Infantry, Warship)), rules.Number("b", -Modifier(Infantry, Armour)),
			rules.Number("c", -Modifier(Armour, Warship))),
		sheetRow("ship", "DO-46", numberArg(shipHolds)).As("", VerbEmbark),
		sheetRow("missile", "DO-51", rules.Number("reach", ReachOf(Launcher))).As("missile", VerbAim, VerbFire),
		sheetRow("super", "DO-52", rules.Number("reach", ReachOf(SuperLauncher))).As("super-missile"),
		sheetRow("stop", "DO-53", rules.Number("ship", shipStops), rules.Number("launcher", LauncherStops)).As("intercept",
			VerbIntercept, VerbHold),
	)
	return out
}

// unitSteps returns the steps of a kind of unit that moves, in the open and along a
// land route. 0 means that it takes none (DO-44 to DO-46).
func unitSteps(kind Good) (open, route int) {
	switch kind {
	case Infantry:
		return InfantrySteps, routeSteps
	case Armour:
		return ArmourSteps, routeSteps
	}
	return ShipSteps, 0
}

// sheetUnits is how far each kind of unit goes and reaches, and the die that its
// sabotage needs (DO-44 to DO-52).
func (s *State) sheetUnits() rules.SheetSection {
	out := rules.SheetSection{
		ID: "units", Title: rules.Msg("dolores.sheet.units"), Rule: "DO-48", Phases: []string{PhaseMilitary.String()},
		Heads: []rules.Text{
			rules.Msg("dolores.sheet.steps"), rules.Msg("dolores.sheet.route"), rules.Msg("dolores.sheet.reach"),
			rules.Msg("dolores.sheet.sabotage.city"), rules.Msg("dolores.sheet.sabotage.section"), rules.Msg("dolores.sheet.sabotage.growth"),
		},
	}
	for g := Infantry; g <= Warship; g++ {
		open, route := unitSteps(g)
		row := goodRow(g)
		row.May = func(m rules.Move) bool { return m.Verb >= VerbMove && m.Verb <= VerbSabotage && Unit(m.A).Kind() == g }
		for _, n := range []int{open, route, ReachOf(g)} {
			cell := rules.SheetCell{}
			if n > 0 {
				cell = rules.SheetNumber(n)
			}
			row.Cells = append(row.Cells, cell)
		}
		for _, o := range []Object{CityObject, SectionObject, GrowthObject} {
			row.Cells = append(row.Cells, sheetLeast(SabotageNeeds(g, o)))
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// sheetLeast is the least number that a die must show.
func sheetLeast(n int) rules.SheetCell {
	if n == dieSides {
		return rules.SheetNumber(n)
	}
	return rules.SheetWords("dolores.sheet.least", numberArg(n))
}

// dieSides is the greatest number on a die.
const dieSides = 6

// goodRow is a row about a good.
func goodRow(g Good) rules.SheetRow {
	return rules.SheetRow{ID: Goods[g].ID, Picture: "good-" + Goods[g].ID, Name: rules.Msg(goodKeys[g])}
}

// sheetGoods is the first part of table 1 as far as nothing is taxed (DO-11).
func (s *State) sheetGoods() rules.SheetSection {
	out := rules.SheetSection{
		ID: "goods", Title: rules.Msg("dolores.sheet.goods"), Rule: "DO-11", Across: 2,
		Heads: []rules.Text{rules.Msg("dolores.sheet.price")},
	}
	for g := range LandSection {
		out.Rows = append(out.Rows, tradedRow(g))
	}
	return out
}

// sheetTaxed is what of it is taxed while it lies on the map (DO-11, DO-34).
func (s *State) sheetTaxed() rules.SheetSection {
	out := rules.SheetSection{
		ID: "taxed", Title: rules.Msg("dolores.sheet.taxed"), Rule: "DO-34",
		Heads: []rules.Text{rules.Msg("dolores.sheet.price"), rules.Msg("dolores.sheet.tax")},
	}
	for g := LandSection; g < GoodKinds; g++ {
		row, tax := tradedRow(g), Goods[g].Tax
		row.Cells = append(row.Cells, tax.sheet())
		out.Rows = append(out.Rows, row)
	}
	return out
}

// tradedRow is a good with what the bank asks and pays for it.
func tradedRow(g Good) rules.SheetRow {
	row := goodRow(g)
	row.May = func(m rules.Move) bool { return (m.Verb == VerbBuy || m.Verb == VerbSell) && Good(m.A) == g }
	row.Cells = []rules.SheetCell{
		rules.SheetWords("dolores.sheet.prices", rules.Number("asks", Goods[g].Sells), rules.Number("pays", Goods[g].Buys)),
	}
	return row
}

// sheetBuildings is the second part of table 1 (DO-15, DO-16, DO-34, DO-41). What is
// pulled down at its price has no word about that.
func (s *State) sheetBuildings() rules.SheetSection {
	out := rules.SheetSection{
		ID: "buildings", Title: rules.Msg("dolores.sheet.buildings"), Rule: "DO-15",
		Heads: []rules.Text{rules.Msg("dolores.sheet.price"), rules.Msg("dolores.sheet.tax"), rules.Msg("dolores.sheet.makes")},
	}
	for b := FoodFactory; b < BuildingKinds; b++ {
		work := Buildings[b]
		price, makes := work.Goods.sheet(), rules.SheetCell{}
		if work.Price > 0 {
			price = rules.SheetNumber(work.Price)
		}
		switch {
		case work.PerN > 1:
			makes = rules.SheetWords("dolores.sheet.times", numberArg(work.PerN))
		case work.PerN == 1:
			makes = rules.SheetWords("dolores.sheet.once")
		}
		row := rules.SheetRow{
			ID: work.ID, Picture: "building-" + work.ID, Name: rules.Msg("dolores.sheet.works." + work.ID),
			Cells: []rules.SheetCell{price, work.Tax.sheet(), makes},
			May:   func(m rules.Move) bool { return m.Verb == VerbBuild && Building(m.B) == b },
		}
		switch work.Pull {
		case work.Price:
		case 0:
			row.Text = rules.Msg("dolores.sheet.stays")
		default:
			row.Text = rules.Msg("dolores.sheet.pulled", numberArg(work.Pull))
		}
		out.Rows = append(out.Rows, row)
	}
	pull := sheetRow("pull", "DO-16")
	pull.May = rules.MayPlay(VerbPull)
	out.Rows = append(out.Rows, pull)
	return out
}

// sheetEnd is how the game ends and what counts (DO-37, DO-55, DO-56,
// DO-69).
func (s *State) sheetEnd() rules.SheetSection {
	out := rules.SheetSection{ID: "end", Title: rules.Msg("dolores.sheet.end"), Phases: []string{PhaseOver.String()}}
	out.Rows = []rules.SheetRow{
		sheetRow("moved", "DO-37").As("capital", VerbCapital),
		sheetRow("out", "DO-55"),
	}
	if s.limit > 0 {
		out.Rows = append(out.Rows,
			sheetRow("limit", "DO-56", numberArg(s.limit)),
			sheetRow("wealth", "DO-56", rules.Number("land", LandPrice), rules.Number("sea", SeaPrice), rules.Number("city", CityPrice)).As("wealth"))
	} else {
		out.Rows = append(out.Rows, sheetRow("last", "DO-56"), sheetRow("standstill", "DO-69", numberArg(standstill)))
	}
	return out
}
