package paliwo

import "schron/rules"

var _ rules.Sheeter = (*State)(nil)

// Sheet is what a player looks up (rules.Sheeter): both turns, the people, finds and
// cards.
func (s *State) Sheet() rules.Sheet {
	return rules.Sheet{Sections: []rules.SheetSection{
		s.sheetSetup(), sheetHumans(), sheetPeople(), sheetCards(SeatHumans), s.sheetZombies(), sheetCosts(), sheetCards(SeatZombies),
		sheetFinds(), sheetOver(),
	}}
}

func sheetPhase(p Phase) rules.SheetSection { return rules.SheetPhase("paliwo", p.String()) }

func sheetRow(id, rule string, args ...rules.Arg) rules.SheetRow {
	return rules.SheetEntry("paliwo", id, rule, args...)
}

// sheetCost is a row with action points.
func sheetCost(id, rule string, cost int, args ...rules.Arg) rules.SheetRow {
	row := sheetRow(id, rule, args...)
	row.Cells = []rules.SheetCell{rules.SheetNumber(cost)}
	return row
}

// sheetSetup is what comes before the first round (WP-5, WP-6).
func (s *State) sheetSetup() rules.SheetSection {
	out := sheetPhase(PhaseSetup)
	humans := sheetRow("people", "WP-5", numberArg(WeaponTokens)).As("figure-human", VerbHuman, VerbArm)
	zombies := sheetRow("start", "WP-6", numberArg(StartZombies)).As("zombie", VerbZombie)
	out.Rows = []rules.SheetRow{zombies, humans}
	if s.zombiesLast {
		out.Rows = []rules.SheetRow{humans, zombies}
	}
	return out
}

// sheetHumans is the human turn (WP-10 to WP-16).
func sheetHumans() rules.SheetSection {
	out := sheetPhase(PhaseHumans)
	out.Heads = []rules.Text{rules.Msg("paliwo.sheet.points")}
	out.Rows = []rules.SheetRow{
		sheetRow("activate", "WP-11", numberArg(HumanPA)),
		sheetCost("step", "WP-12", StepCost).As("act-step", VerbStep),
		sheetCost("push", "WP-13", StepCost).As("act-push", VerbPush),
		sheetCost("weapon", "WP-14", 0).As("act-weapon", VerbWeapon),
		sheetCost("open", "WP-15", 0).As("act-open", VerbOpen),
		sheetCost("take", "WP-15", 0).As("act-take", VerbTake),
		sheetCost("leave", "WP-16", StepCost).As("act-leave", VerbLeave),
		sheetRow("carrier", "WP-18").As("fuel"),
		sheetRow("wounds", "WP-39", numberArg(WoundsMost)).As("", VerbTurned),
	}
	return out
}

// sheetPeople are the personal actions (WP-20 to WP-25).
func sheetPeople() rules.SheetSection {
	out := rules.SheetSection{
		ID: "personal", Title: rules.Msg("paliwo.sheet.personal"), Phases: []string{PhaseHumans.String()},
		Heads: []rules.Text{rules.Msg("paliwo.sheet.points")},
	}
	for _, x := range []struct {
		who  Human
		rule string
		cost int
		verb uint8
		args []rules.Arg
	}{
		{Lumberjack, "WP-20", SkillCost, VerbAxe, nil},
		{Policeman, "WP-22", SkillCost, VerbShot, []rules.Arg{numberArg(Bullets)}},
		{Mechanic, "WP-23", SkillCost, VerbWrench, []rules.Arg{numberArg(WrenchReach)}},
		{Runner, "WP-24", 0, VerbSprint, nil},
		{Child, "WP-25", SkillCost, VerbSlip, nil},
		{Businessman, "WP-21", 0, 0, nil},
	} {
		row := rules.SheetRow{
			ID: x.who.String(), Picture: "human-" + x.who.String() + "-0", Rule: x.rule, Cells: []rules.SheetCell{rules.SheetNumber(x.cost)},
			Name: rules.Msg("paliwo.sheet.name", rules.TextArg("name", x.who.Name())), Text: rules.Msg("paliwo.sheet.personal."+x.who.String(), x.args...),
		}
		if x.verb != 0 {
			row.May = rules.MayPlay(x.verb)
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// sheetZombies is the zombie turn in its order (WP-28 to WP-38).
func (s *State) sheetZombies() rules.SheetSection {
	out := sheetPhase(PhaseZombies)
	from := "new"
	if s.anywhere {
		from = "new.anywhere"
	}
	fresh := sheetRow("new", "WP-37", numberArg(NewZombies+ShotZombies))
	fresh.Text = rules.Msg("paliwo.sheet."+from+".text", numberArg(NewZombies+ShotZombies))
	free := sheetRow("free", "WP-34")
	if s.fewer > 0 {
		free.Text = rules.Msg("paliwo.sheet.free.fewer.text", numberArg(s.fewer))
	}
	out.Rows = []rules.SheetRow{
		sheetRow("terror", "WP-29", numberArg(s.terrorStart)).As("terror-marker"),
		sheetRow("find", "WP-30").As("act-find", VerbDraw, VerbPlace),
		sheetRow("rise", "WP-31").As("crawler-token", VerbRise),
		sheetRow("charge", "WP-33").As("act-charge", VerbCharge),
		free.As("act-advance", VerbAdvance, VerbRotate, VerbCrawl, VerbBite),
		fresh.As("act-new", VerbNew),
		sheetRow("token", "WP-38", numberArg(CrawlerTokens)).As("act-token", VerbToken),
	}
	return out
}

// sheetCosts are the action points of both kinds of zombies (WP-35, WP-36).
func sheetCosts() rules.SheetSection {
	out := rules.SheetSection{
		ID: "costs", Title: rules.Msg("paliwo.sheet.costs"), Rule: "WP-35", Phases: []string{PhaseZombies.String()},
		Heads: []rules.Text{rules.Msg("paliwo.sheet.ordinary"), rules.Msg("paliwo.sheet.crawler")},
	}
	for _, x := range []struct {
		id, picture       string
		ordinary, crawler int // −1 for what it cannot do
	}{
		{"has", "", ZombiePA, CrawlerPA},
		{"goes", "act-advance", StepCost, StepCost},
		{"turns", "act-turn", TurnCost, -1},
		{"bites", "act-bite", BiteCost, CrawlerBiteCost},
		{"goo", "goo", GooPA, GooPA},
	} {
		row := rules.SheetRow{ID: x.id, Picture: x.picture, Name: rules.Msg("paliwo.sheet." + x.id)}
		for _, n := range []int{x.ordinary, x.crawler} {
			cell := rules.SheetCell{}
			switch {
			case x.id == "goo":
				cell = rules.SheetWords("paliwo.sheet.more", numberArg(n))
			case n >= 0:
				cell = rules.SheetNumber(n)
			}
			row.Cells = append(row.Cells, cell)
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// sheetCards are a side's special cards (WP-41, WP-42).
func sheetCards(seat int) rules.SheetSection {
	out := rules.SheetSection{
		ID: "cards-humans", Title: rules.Msg("paliwo.sheet.cards.humans", numberArg(HandCards), rules.Number("of", SideCards)), Rule: "WP-41",
		Phases: []string{PhaseHumans.String()},
	}
	if seat == SeatZombies {
		out.ID, out.Title, out.Rule = "cards-zombies", rules.Msg("paliwo.sheet.cards.zombies", numberArg(HandCards), rules.Number("of", SideCards)), "WP-42"
		out.Phases = []string{PhaseZombies.String()}
	}
	args := [cardKinds][]rules.Arg{
		Adrenaline: {numberArg(AdrenalinePA)}, Silence: {numberArg(SilenceLimit)}, Flare: {numberArg(FlareTurns)},
		Frenzy: {numberArg(FrenzyPA)}, Hunger: {numberArg(HungerLimit)}, Scent: {numberArg(ScentTurns)}, Clutch: {numberArg(ClutchPA)},
	}
	plays := [cardKinds][]uint8{
		Courage: {VerbCourage}, Adrenaline: {VerbAdrenaline}, FirstAid: {VerbAid}, Silence: {VerbSilence}, Flare: {VerbFlare, VerbTurn},
		Frenzy: {VerbFrenzy}, Hunger: {VerbHunger}, Scent: {VerbScent, VerbTurn}, FromTheWreck: {VerbWreck}, Clutch: {VerbClutch},
	}
	for _, c := range CardsOf(seat) {
		row := rules.SheetRow{
			ID: c.String(), Name: rules.Msg("paliwo.sheet.name", rules.TextArg("name", c.Name())),
			Text: rules.Msg("paliwo.sheet.card."+c.String(), args[c]...),
		}
		out.Rows = append(out.Rows, row.As("act-"+c.String(), plays[c]...))
	}
	return out
}

// sheetFinds are the finds and where they are (WP-7, WP-26).
func sheetFinds() rules.SheetSection {
	out := rules.SheetSection{
		ID: "finds", Title: rules.Msg("paliwo.sheet.finds"), Rule: "WP-26",
		Heads: []rules.Text{rules.Msg("paliwo.sheet.barrels"), rules.Msg("paliwo.sheet.pool")},
	}
	for _, f := range []Face{Fuel, EmptyCan, ZombieFind, Biohazard} {
		barrels := 0
		for _, x := range barrelFinds {
			if x == f {
				barrels++
			}
		}
		row := rules.SheetRow{
			ID: f.String(), Picture: "find-" + f.String(), Name: rules.Msg("paliwo.sheet.name", rules.TextArg("name", f.Name())),
			Text: rules.Msg("paliwo.sheet.find." + f.String()), Cells: make([]rules.SheetCell, 2),
		}
		for i, n := range []int{barrels, int(poolFinds[f])} {
			if n > 0 {
				row.Cells[i] = rules.SheetNumber(n)
			}
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// sheetOver is who wins (WP-43).
func sheetOver() rules.SheetSection {
	out := sheetPhase(PhaseOver)
	out.Rows = []rules.SheetRow{sheetRow("escape", "WP-43").As("act-leave"), sheetRow("doom", "WP-43").As("skull")}
	return out
}
