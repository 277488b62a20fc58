package wcp

import "schron/rules"

var _ rules.Sheeter = (*State)(nil)

// Sheet is what a player looks up (rules.Sheeter): the parts of a turn in both stages,
// vehicles and tokens.
func (s *State) Sheet() rules.Sheet {
	return rules.Sheet{Sections: []rules.SheetSection{
		sheetVehicles(), sheetMove(), sheetContent(), s.sheetMeet(), sheetPlace(), s.sheetDestroy(), s.sheetOver(),
		sheetThings(), sheetGuards(),
	}}
}

func sheetPhase(p Phase) rules.SheetSection { return rules.SheetPhase("wcp", p.String()) }

func sheetRow(id, rule string, args ...rules.Arg) rules.SheetRow {
	return rules.SheetEntry("wcp", id, rule, args...)
}

// sheetVehicles are the cards (WCP-4, WCP-6).
func sheetVehicles() rules.SheetSection {
	out := sheetPhase(PhaseVehicle)
	out.Rule, out.Across = "WCP-4", 2
	out.Heads = []rules.Text{rules.Msg("wcp.sheet.fire"), rules.Msg("wcp.sheet.armour"), rules.Msg("wcp.sheet.boosters")}
	out.Rows = []rules.SheetRow{sheetRow("vehicle", "WCP-6")}
	for _, v := range Vehicles() {
		out.Rows = append(out.Rows, rules.SheetRow{
			ID: v.String(), Picture: "vehicle-" + v.String(), Name: v.Name(),
			Cells: []rules.SheetCell{rules.SheetNumber(v.Fire()), rules.SheetNumber(v.Armour()), rules.SheetNumber(v.Boosters())},
			May:   func(m rules.Move) bool { return m.Verb == VerbVehicle && Vehicle(m.A) == v },
		})
	}
	return out
}

// sheetMove is the move in both stages (WCP-11, WCP-12, WCP-39, WCP-47, WCP-53).
func sheetMove() rules.SheetSection {
	out := sheetPhase(PhaseMove)
	out.Rows = []rules.SheetRow{
		sheetRow("move", "WCP-11").As("", VerbMove),
		sheetRow("boost", "WCP-12").As("sign-booster", VerbBoost),
		sheetRow("leave", "WCP-39").As("", VerbLeave),
		sheetRow("stay", "WCP-53").As("", VerbStay),
		sheetRow("trapped", "WCP-47").As("trapped", VerbResign),
	}
	return out
}

// sheetContent is what waits in a hall (WCP-18 to WCP-29).
func sheetContent() rules.SheetSection {
	out := rules.SheetSection{ID: "content", Title: rules.Msg("wcp.sheet.content"), Phases: []string{PhaseMove.String()}}
	out.Rows = []rules.SheetRow{
		sheetRow("thing", "WCP-18").As("token-core"),
		sheetRow("unguarded", "WCP-21").As("token-sensor"),
		sheetRow("guarded", "WCP-26").As("hit"),
		sheetRow("lost", "WCP-28"),
		sheetRow("draw", "WCP-29"),
	}
	return out
}

// sheetMeet are meetings and the button (WCP-24 to WCP-37).
func (s *State) sheetMeet() rules.SheetSection {
	out := sheetPhase(PhaseMeet)
	out.Rows = []rules.SheetRow{
		sheetRow("trade", "WCP-24", numberArg(offersPerTalk)).As("", VerbTrade, VerbGive, VerbAsk, VerbOffer, VerbWithdraw, VerbAccept,
			VerbDecline, VerbCounter),
		sheetRow("attack", "WCP-30").As("sign-fire", VerbAttack),
		sheetRow("spoils", "WCP-31").As("", VerbTake),
		sheetRow("press", "WCP-35").As("button", VerbPress),
		sheetRow("pressed", "WCP-36"),
	}
	if s.patience > 0 {
		out.Rows = append(out.Rows, sheetRow("patience", "WCP-57", numberArg(int(s.patience))))
	}
	return out
}

// sheetPlace is what is laid and drawn (WCP-14 to WCP-17).
func sheetPlace() rules.SheetSection {
	out := sheetPhase(PhasePlace)
	out.Rows = []rules.SheetRow{
		sheetRow("hall", "WCP-15").As("hall", VerbHall),
		sheetRow("breach", "WCP-14").As("", VerbBreach),
		sheetRow("token", "WCP-16").As("content-back", VerbContent),
		sheetRow("hand", "WCP-17", numberArg(HandSize)),
	}
	return out
}

// sheetDestroy is what falls in stage II (WCP-43 to WCP-45).
func (s *State) sheetDestroy() rules.SheetSection {
	out := sheetPhase(PhaseDestroy)
	out.Rows = []rules.SheetRow{
		sheetRow("removal", "WCP-38").As("central-token"),
		sheetRow("destroy", "WCP-43").As("hall-destroyed", VerbDestroy),
		sheetRow("wrecked", "WCP-40"),
	}
	return out
}

// sheetOver is who wins (WCP-48 to WCP-50).
func (s *State) sheetOver() rules.SheetSection {
	out := sheetPhase(PhaseOver)
	out.Rows = []rules.SheetRow{sheetRow("over", "WCP-48")}
	if s.owners < s.seats {
		out.Rows = append(out.Rows, sheetRow("team", "WCP-50"))
	} else {
		out.Rows = append(out.Rows, sheetRow("winner", "WCP-49"))
	}
	return out
}

// sheetThings are trophies and upgrades with their values and numbers (WCP-3).
func sheetThings() rules.SheetSection {
	out := rules.SheetSection{
		ID: "things", Title: rules.Msg("wcp.sheet.things"), Rule: "WCP-3", Across: 2,
		Heads: []rules.Text{rules.Msg("wcp.sheet.value"), rules.Msg("wcp.sheet.copies")},
	}
	for _, t := range Tokens() {
		if t.thing() {
			out.Rows = append(out.Rows, rules.SheetRow{
				ID: t.String(), Picture: "token-" + t.String(), Name: t.Name(),
				Cells: []rules.SheetCell{rules.SheetNumber(t.Value()), rules.SheetNumber(t.Copies())},
			})
		}
	}
	return out
}

// sheetGuards are the guards with what they shoot, bear and watch (WCP-3).
func sheetGuards() rules.SheetSection {
	out := rules.SheetSection{
		ID: "guards", Title: rules.Msg("wcp.sheet.guards"), Rule: "WCP-3",
		Heads: []rules.Text{
			rules.Msg("wcp.sheet.fire"), rules.Msg("wcp.sheet.armour"), rules.Msg("wcp.sheet.arrows"), rules.Msg("wcp.sheet.copies"),
		},
	}
	for _, t := range Tokens() {
		if t.Kind() == Guard {
			out.Rows = append(out.Rows, rules.SheetRow{
				ID: t.String(), Picture: "token-" + t.String(), Name: t.Name(),
				Cells: []rules.SheetCell{
					rules.SheetNumber(t.Fire()), rules.SheetNumber(t.Armour()), rules.SheetNumber(len(t.Edges().List())), rules.SheetNumber(t.Copies()),
				},
			})
		}
	}
	return out
}
