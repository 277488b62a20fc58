package dolores

import (
	"strconv"

	"schron/rules"
)

var _ rules.Sheeter = (*State)(nil)

// Sheet is what a player looks up (rules.Sheeter): the phases, both tables and the
// prices that stand in none.
func (s *State) Sheet() rules.Sheet {
	return rules.Sheet{Sections: []rules.SheetSection{
		s.sheetInvestment(), s.sheetWind(), s.sheetTaxes(), s.sheetYield(), s.sheetMilitary(), s.sheetUnits(),
		s.sheetGoods(), s.sheetTaxed(), s.sheetBuildings(), s.sheetEnd(),
	}}
}

// sheetPhase begins the section of a phase.
func sheetPhase(p Phase) rules.SheetSection { return rules.SheetPhase("dolores", p.String()) }

// sheetRow is a row about something that is named and told of by its id.
func sheetRow(id, rule string, args ...rules.Arg) rules.SheetRow {
	return rules.SheetEntry("dolores", id, rule, args...)
}

// sheetPrice is a row with a price in kokos, told of where that is needed.
func sheetPrice(id, picture, rule string, price int, verbs ...uint8) rules.SheetRow {
	return rules.SheetRow{
		ID: id, Picture: picture, Rule: rule, Name: rules.Msg("dolores.sheet." + id), May: rules.MayPlay(verbs...),
		Cells: []rules.SheetCell{rules.SheetNumber(price)},
	}
}

// told is a row with a text after its name.
func told(row rules.SheetRow, args ...rules.Arg) rules.SheetRow {
	row.Text = rules.Msg("dolores.sheet."+row.ID+".text", args...)
	return row
}

// variant is the ending of a text's key that hangs on an option.
func variant(id string, on bool) string {
	if on {
		return id
	}
	return id + ".printed"
}

// sheetInvestment is what can be bought and done in phase 1 (DO-10 to DO-24).
func (s *State) sheetInvestment() rules.SheetSection {
	out := sheetPhase(PhaseInvestment)
	out.Heads = []rules.Text{rules.Msg("dolores.sheet.kokos")}
	claims := func(of FieldSet) func(rules.Move) bool {
		return func(m rules.Move) bool { return m.Verb == VerbClaim && of.Has(Field(m.A)) }
	}
	land, sea := sheetPrice("land", "land", "DO-10", LandPrice), sheetPrice("sea", "sea", "DO-10", SeaPrice)
	land.May, sea.May = claims(landFields), claims(seaFields)
	out.Rows = append(out.Rows, land, sea)
	if s.annexes {
		out.Rows = append(out.Rows, sheetRow("annex", "DO-10"))
	}
	if s.keepsHome {
		out.Rows = append(out.Rows, sheetRow("home", "DO-71"))
	}
	robots := sheetRow("robots", "DO-22", numberArg(RobotEnergy))
	if s.robotLimit > 0 {
		robots.Text = rules.Msg("dolores.sheet.robots.limit", numberArg(RobotEnergy), rules.Number("most", s.robotLimit))
		robots.Rule = "DO-66"
	}
	bank := []rules.SheetRow{sheetRow(variant("bank", s.needsBank), "DO-11").As("bank-coin", VerbBuy, VerbSell)}
	if s.demand > 0 {
		bank = append(bank, sheetRow("demand", "DO-70", numberArg(s.demand)).As("", VerbSell))
	}
	out.Rows = append(out.Rows,
		told(sheetPrice("city", "city", "DO-13", CityPrice, VerbFound), rules.Number("most", MaxCities)),
		told(sheetPrice("raze", "", "DO-14", CityPrice, VerbRaze)),
		sheetRow("build", "DO-15", rules.Number("most", Districts)).As("building-warehouse", VerbBuild),
		sheetPrice("sow", "crop", "DO-18", SowPrice, VerbSow, VerbSowAll),
		sheetPrice("plant", "forest", "DO-18", PlantPrice, VerbPlant),
		sheetPrice("clean", "service-clean", "DO-23", CleanPrice, VerbClean),
		sheetPrice("douse", "service-douse", "DO-23", DousePrice, VerbDouse),
		sheetPrice("neutralise", "service-neutralise", "DO-23", CloudPrice, VerbNeutralise),
	)
	out.Rows = append(append(out.Rows, bank...),
		sheetRow("offer", "DO-12", rules.Number("most", OffersPerPhase)).As("trade",
			VerbOffer, VerbGive, VerbAsk, VerbCede, VerbWant, VerbPropose, VerbWithdraw, VerbAccept, VerbDecline),
		sheetRow("section", "DO-19").As("section-land", VerbLay, VerbLift),
		sheetRow("unit", "DO-21").As("good-infantry", VerbPlace),
		robots.As("good-robots", VerbInstall),
	)
	return out
}

// sheetWind is phase 2 in its order (DO-27 to DO-33, DO-58).
func (s *State) sheetWind() rules.SheetSection {
	out := sheetPhase(PhaseWind)
	var dice []rules.Arg
	for d := int8(1); d <= dieSides; d++ {
		dir := Wind{First: d}.Direction()
		dice = append(dice, rules.Number(string(rune('u'+d-1)), int(d)), rules.KeyArg(string(rune('a'+d-1)), dir.Name().Key))
	}
	out.Rows = []rules.SheetRow{
		sheetRow("smoke", "DO-27", numberArg(PollutingDistricts)).As("smoke"),
		sheetRow("dice", "DO-28", dice...).As("wind-arrow"),
		sheetRow("drift", "DO-29"),
		sheetRow("poison", "DO-31").As("pollution"),
		sheetRow("cloud", "DO-32").As("cloud"),
		sheetRow("fire", "DO-30").As("fire"),
	}
	return out
}

// sheetTaxes is phase 3 with table 2 (DO-34 to DO-36).
func (s *State) sheetTaxes() rules.SheetSection {
	out := sheetPhase(PhaseTaxes)
	out.Rule, out.Across, out.Heads = "DO-34", 2, []rules.Text{rules.Msg("dolores.sheet.capital"), rules.Msg("dolores.sheet.others")}
	out.Rows = []rules.SheetRow{
		sheetRow(variant("pay", s.choosesTaxes), "DO-35", numberArg(RobotEnergy)).As("",
			VerbPay, VerbPayUnit, VerbWaive, VerbWaiveUnit, VerbWaiveWorks, VerbWaiveTroop, VerbSettle),
		sheetRow("cities", ""),
	}
	for _, row := range CityTaxes {
		name := rules.Msg("dolores.sheet.districts", rules.Number("from", row.Built), rules.Number("to", row.UpTo))
		if row.Built == row.UpTo {
			name = rules.Msg("dolores.sheet.districts.one", rules.Number("from", row.Built))
		}
		first, later := CityTax(row.Built, true), CityTax(row.Built, false)
		out.Rows = append(out.Rows, rules.SheetRow{
			ID: strconv.Itoa(row.Built), Name: name, Cells: []rules.SheetCell{first.sheet(), later.sheet()},
		})
	}
	return out
}

// sheet is a bill as a cell of the sheet.
func (b *Bill) sheet() rules.SheetCell {
	var out rules.SheetCell
	for g, n := range b {
		if n > 0 {
			out.Counts = append(out.Counts, rules.SheetCount{N: n, Picture: "good-" + Goods[g].ID, Name: rules.Msg(goodKeys[g])})
		}
	}
	return out
}
