package dzicz

import "schron/rules"

var _ rules.Sheeter = (*State)(nil)

// Sheet is what a player looks up (rules.Sheeter): the parts of a go, the action tokens
// and the missions.
func (s *State) Sheet() rules.Sheet {
	return rules.Sheet{Sections: []rules.SheetSection{
		s.sheetHome(), sheetMoves(), sheetActions(), sheetTokens(), s.sheetMissions(), s.sheetEnd(),
	}}
}

func sheetPhase(p Phase) rules.SheetSection { return rules.SheetPhase("dzicz", p.String()) }

func sheetRow(id, rule string, args ...rules.Arg) rules.SheetRow {
	return rules.SheetEntry("dzicz", id, rule, args...)
}

// sheetHome is the first turn (DZ-7, DZ-36).
func (s *State) sheetHome() rules.SheetSection {
	out := sheetPhase(PhaseHome)
	out.Rows = []rules.SheetRow{sheetRow("home", "DZ-7").As("token", VerbHome)}
	if s.homes != homesFirst {
		out.Rows = append(out.Rows, sheetRow("homes."+homesIDs.Of(s.homes), "DZ-36").As(""))
	}
	return out
}

// sheetMoves is what soldiers do (DZ-9 to DZ-12).
func sheetMoves() rules.SheetSection {
	out := sheetPhase(PhaseMove)
	out.Rows = []rules.SheetRow{
		sheetRow("move", "DZ-9").As("soldier", VerbMove, VerbDone),
		sheetRow("kill", "DZ-10").As(""),
		sheetRow("remove", "DZ-11").As("", VerbRemove, VerbLeave),
		sheetRow("strike", "DZ-12").As("", VerbStrike),
	}
	return out
}

// sheetActions are the three actions (DZ-13, DZ-14).
func sheetActions() rules.SheetSection {
	out := sheetPhase(PhaseAction)
	out.Rows = []rules.SheetRow{
		sheetRow("one", "DZ-13").As(""),
		sheetRow("token", "DZ-13").As("token", VerbToken),
		sheetRow("outpost", "DZ-13").As("outpost", VerbOutpost),
		sheetRow("soldier", "DZ-13").As("soldier", VerbSoldier),
		sheetRow("ban", "DZ-14").As(""),
	}
	return out
}

// sheetTokens are the action tokens (DZ-16 to DZ-20).
func sheetTokens() rules.SheetSection {
	out := rules.SheetSection{ID: "tokens", Title: rules.Msg("dzicz.sheet.tokens"), Phases: []string{PhaseExpansion.String()}}
	plays := [tokenKinds]uint8{Assault: VerbAssault, Defence: VerbDefend, Expansion: VerbExpand, Manoeuvre: VerbManoeuvre}
	rule := [tokenKinds]string{Assault: "DZ-16", Defence: "DZ-17", Expansion: "DZ-18", Manoeuvre: "DZ-19"}
	for _, k := range ActionTokens() {
		row := rules.SheetRow{ID: k.String(), Name: rules.Msg("dzicz.sheet.token-of", rules.TextArg("name", k.Name())), Text: k.Help(), Rule: rule[k]}
		out.Rows = append(out.Rows, row.As("action-"+k.String(), plays[k]))
	}
	quiet := sheetRow("quiet", "DZ-20").As("", VerbNo, VerbQuiet, VerbAsk)
	quiet.Screen = true
	out.Rows = append(out.Rows, quiet)
	return out
}

// sheetMissions are the missions with what the first claim brings (DZ-21 to DZ-29).
func (s *State) sheetMissions() rules.SheetSection {
	out := sheetPhase(PhaseMissions)
	out.Rows = []rules.SheetRow{
		sheetRow("claim", "DZ-21", numberArg(int(s.openCount))),
	}
	args := [missionKinds][]rules.Arg{
		Trail:     {numberArg(TrailLength), rules.Number("gain", rewardSoldiers)},
		Resources: {numberArg(ResourceTokens), rules.Number("gain", rewardActions)},
		Bastion:   {numberArg(BastionOutposts)},
	}
	for _, m := range Missions() {
		row := rules.SheetRow{
			ID: m.String(), Rule: m.Rule(), Name: rules.Msg("dzicz.sheet.mission", rules.TextArg("name", m.Name())),
			Text: rules.Msg("dzicz.sheet.mission."+m.String(), args[m]...),
		}
		out.Rows = append(out.Rows, row.As("mission-"+m.String()))
	}
	return out
}

// sheetEnd is how the game ends (DZ-30).
func (s *State) sheetEnd() rules.SheetSection {
	out := sheetPhase(PhaseOver)
	out.Rows = []rules.SheetRow{sheetRow("end", "DZ-30", numberArg(s.Turns()))}
	return out
}
