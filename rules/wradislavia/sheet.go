package wradislavia

import "schron/rules"

var _ rules.Sheeter = (*State)(nil)

// Sheet is what a player looks up (rules.Sheeter): the phases, the active die, weapons
// and armours.
func (s *State) Sheet() rules.Sheet {
	return rules.Sheet{Sections: []rules.SheetSection{
		sheetDraft(), sheetBattlefield(), sheetDeployment(), sheetHazards(), sheetFire(), sheetActive(), sheetWeapons(), sheetHandToHand(),
		sheetEnd(), sheetOver(), sheetArmours(),
	}}
}

func sheetPhase(p Phase) rules.SheetSection { return rules.SheetPhase("wradislavia", p.String()) }

func sheetRow(id, rule string, args ...rules.Arg) rules.SheetRow {
	return rules.SheetEntry("wradislavia", id, rule, args...)
}

func sheetDraft() rules.SheetSection {
	out := sheetPhase(PhaseDraft)
	out.Rows = []rules.SheetRow{
		sheetRow("draft", "WR-2", rules.Number("drawn", DrawnCards), rules.Number("hand", HandCards)).As("", VerbDiscard, VerbKeep),
	}
	return out
}

func sheetBattlefield() rules.SheetSection {
	out := sheetPhase(PhaseBattlefield)
	out.Rows = []rules.SheetRow{sheetRow("battlefield", "WR-6")}
	return out
}

// sheetDeployment is phase 2 with the tokens (WR-7, WR-11).
func sheetDeployment() rules.SheetSection {
	out := sheetPhase(PhaseDeployment)
	out.Rows = []rules.SheetRow{sheetRow("deploy", "WR-7", numberArg(Slots)).As("", VerbSend, VerbRecall)}
	args := [manoeuvreEnd][]rules.Arg{
		Cover:      {numberArg(CoverBonus)},
		HandToHand: {numberArg(handBonus)},
	}
	rule := [manoeuvreEnd]string{Attack: "WR-11", Cover: "WR-18", Exploration: "WR-36", HandToHand: "WR-20"}
	for _, m := range AllManoeuvres() {
		out.Rows = append(out.Rows, rules.SheetRow{
			ID: m.String(), Picture: "token-" + m.String(), Rule: rule[m], Name: rules.Msg("wradislavia.sheet.name", rules.TextArg("name", m.Name())),
			Text: rules.Msg("wradislavia.sheet.token."+m.String(), args[m]...),
			May:  func(x rules.Move) bool { return x.Verb == VerbToken && Manoeuvre(x.A) == m },
		})
	}
	return out
}

func sheetHazards() rules.SheetSection {
	out := sheetPhase(PhaseHazards)
	out.Rows = []rules.SheetRow{sheetRow("third", "WR-8"), sheetRow("wound", "WR-9").As("wound")}
	return out
}

// sheetFire is phase 5 (WR-10 to WR-17).
func sheetFire() rules.SheetSection {
	pips := sheetRow("pips", "WR-14", numberArg(MaxPips)).As("perun")
	pips.May = func(m rules.Move) bool { return (m.Verb == VerbShoot || m.Verb == VerbExtra) && m.D != 0 }
	out := sheetPhase(PhaseFire)
	out.Rows = []rules.SheetRow{
		sheetRow("shot", "WR-17"),
		pips,
		sheetRow("extra", "WR-15", numberArg(extraLoss)).As("perun", VerbExtra),
	}
	return out
}

// sheetActive is the table of the active die (WR-13).
func sheetActive() rules.SheetSection {
	out := rules.SheetSection{
		ID: "active", Title: rules.Msg("wradislavia.sheet.active"), Rule: "WR-13", Phases: []string{PhaseFire.String()},
	}
	for _, at := range AllManoeuvres() {
		out.Heads = append(out.Heads, rules.Msg("wradislavia.sheet.at."+at.String()))
	}
	for _, by := range []struct {
		id, picture string
		by          Manoeuvre
		mode        Mode
	}{
		{"attack", "token-attack", Attack, NoMode}, {"cover", "token-cover", Cover, NoMode}, {"beam", "weapon-pulse-rifle", Attack, Penetrating},
	} {
		row := rules.SheetRow{ID: by.id, Picture: by.picture, Name: rules.Msg("wradislavia.sheet.by." + by.id)}
		for _, at := range AllManoeuvres() {
			key, n := "wradislavia.sheet."+ActivePick(by.by, at, by.mode).String(), 0
			if at == HandToHand {
				key, n = key+".plus", handBonus
			}
			row.Cells = append(row.Cells, rules.SheetWords(key, numberArg(n)))
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}

// sheetWeapons are the eight modes (WR-25 to WR-33).
func sheetWeapons() rules.SheetSection {
	out := rules.SheetSection{
		ID: "weapons", Title: rules.Msg("wradislavia.sheet.weapons"), Phases: []string{PhaseFire.String()},
		Heads: []rules.Text{rules.Msg("wradislavia.sheet.from"), rules.Msg("wradislavia.sheet.wounds")},
	}
	args := [modeEnd][]rules.Arg{
		Buckshot:     {numberArg(tornArmour)},
		ShortBurst:   {rules.Number("from", burstSecond), rules.Number("wounds", burstWounds), rules.Number("die", highDie)},
		LongBurst:    {rules.Number("die", highDie)},
		HeadShot:     {numberArg(runWounds)},
		Finesse:      {numberArg(finesseWounds), rules.Number("wounds", finishWounds)},
		Concentrated: {rules.Number("pair", pairBonus), rules.Number("triple", tripleBonus), rules.Number("wounds", bothWounds)},
	}
	for _, m := range AllModes() {
		out.Rows = append(out.Rows, rules.SheetRow{
			ID: m.String(), Picture: "weapon-" + m.Weapon().String(), Rule: m.Rule(),
			Name:  rules.Msg("wradislavia.sheet.name", rules.TextArg("name", m.Name())),
			Text:  rules.Msg("wradislavia.sheet.mode."+m.String(), args[m]...),
			Cells: []rules.SheetCell{rules.SheetNumber(m.Threshold()), rules.SheetNumber(int(modes[m].wounds))},
			May: func(x rules.Move) bool {
				return (x.Verb == VerbShoot || x.Verb == VerbExtra) && Mode(x.C) == m
			},
		})
	}
	return out
}

func sheetHandToHand() rules.SheetSection {
	out := sheetPhase(PhaseHandToHand)
	out.Rows = []rules.SheetRow{
		sheetRow("strike", "WR-22", numberArg(strikeSum)).As("token-hand-to-hand", VerbStrike),
		sheetRow("weak", "WR-23", numberArg(HeavyFrom)),
	}
	return out
}

// sheetEnd is phase 7 (WR-35 to WR-38).
func sheetEnd() rules.SheetSection {
	out := sheetPhase(PhaseEnd)
	out.Rows = []rules.SheetRow{
		sheetRow("back", "WR-35", numberArg(HeavyFrom-1)),
		sheetRow("heavy", "WR-35", rules.Number("from", HeavyFrom), rules.Number("to", DeadFrom-1)).As("mark-heavy"),
		sheetRow("dead", "WR-35", numberArg(DeadFrom)).As("mark-dead"),
		sheetRow("perun", "WR-36", numberArg(HeavyFrom-1)).As("perun"),
	}
	return out
}

func sheetOver() rules.SheetSection {
	out := sheetPhase(PhaseOver)
	out.Rows = []rules.SheetRow{
		sheetRow("lose", "WR-37", numberArg(leastHand)),
		sheetRow("last", "WR-40", numberArg(Turns)),
	}
	return out
}

// sheetArmours are the armours with the hazards that they keep off (WR-1).
func sheetArmours() rules.SheetSection {
	out := rules.SheetSection{
		ID: "armours", Title: rules.Msg("wradislavia.sheet.armours"), Rule: "WR-1",
		Heads: []rules.Text{rules.Msg("wradislavia.sheet.value"), rules.Msg("wradislavia.sheet.keeps")},
	}
	for _, a := range AllArmours() {
		row := rules.SheetRow{ID: a.String(), Name: a.Name(), Cells: []rules.SheetCell{rules.SheetNumber(a.Value()), {}}}
		for _, h := range a.Immunities() {
			row.Cells[1].Counts = append(row.Cells[1].Counts, rules.SheetCount{Picture: "sign-" + h.String(), Name: h.Name()})
		}
		if a == Camouflage {
			row.Text = rules.Msg("wradislavia.sheet.camouflage", numberArg(camouflageInCover))
			row.Rule = "WR-19"
		}
		out.Rows = append(out.Rows, row)
	}
	return out
}
