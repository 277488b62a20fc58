package wradislavia

import "schron/rules"

// LineKind says what a line of a reckoning is about, for its look.
type LineKind uint8

// The kinds of lines.
const (
	LineDie       LineKind = iota // the value of an active die
	LineBonus                     // something added
	LineArmour                    // something that the armour takes off or, after buckshot, gives back
	LineThreshold                 // what has to be reached
)

// Line is one line of the reckoning of a shot: words and a number with its sign.
type Line struct {
	Kind  LineKind
	Rule  string
	Text  rules.Text
	Value int
}

// Lines returns the reckoning line by line: the active dice, the bonuses, the
// armour, the threshold. A part that counts nothing is left out but for the card
// of the target. The bonuses and the armour lines add up to what is added to
// each active die.
func (a Accuracy) Lines() []Line {
	out := []Line{{LineDie, a.pickRule(), rules.Msg("wradislavia.line.die." + a.Pick.String()), int(a.Dice[a.Active])}}
	if a.Second != none {
		out = append(out, Line{LineDie, "WR-32", rules.Msg("wradislavia.line.die.second"), int(a.Dice[a.Second])})
	}
	add := func(kind LineKind, rule string, text rules.Text, value int) {
		if value != 0 {
			out = append(out, Line{kind, rule, text, value})
		}
	}
	add(LineBonus, "WR-20", rules.Msg("wradislavia.line.hand-to-hand"), a.HandToHand)
	add(LineBonus, a.bonusRule(), rules.Msg("wradislavia.line.bonus."+a.Mode.Weapon().String()), a.Weapon)
	out = append(out, a.cardLine())
	add(LineArmour, "WR-18", rules.Msg("wradislavia.line.cover", characterArg(a.Coverer)), -a.Cover)
	add(LineArmour, "WR-26", rules.Msg("wradislavia.line.torn"), a.Torn)
	add(LineArmour, "WR-18", rules.Msg("wradislavia.line.floor"), a.Card+a.Cover-a.Torn-a.Armour)
	return append(out, Line{LineThreshold, a.Mode.Rule(), rules.Msg("wradislavia.line.threshold", modeArg(a.Mode)), a.Threshold})
}

func (a Accuracy) cardLine() Line {
	if a.Camouflaged {
		return Line{LineArmour, "WR-19", rules.Msg("wradislavia.line.camouflaged"), -a.Card}
	}
	return Line{LineArmour, "WR-18", rules.Msg("wradislavia.line.card", armourArg(a.Target.Armour())), -a.Card}
}

func (a Accuracy) pickRule() string {
	if a.Mode == Penetrating {
		return "WR-33"
	}
	return "WR-13"
}

func (a Accuracy) bonusRule() string {
	switch a.Mode {
	case Concentrated:
		return "WR-32"
	case Penetrating:
		return "WR-33"
	}
	return "WR-27"
}

// Verdict says in a few words how the shot comes out: a miss, or wounds and what
// makes them.
func (a Accuracy) Verdict() rules.Text {
	n := numberArg(a.Wounds)
	switch {
	case a.Wounds == 0:
		return rules.Msg("wradislavia.verdict.miss")
	case a.Run && a.Hit():
		return rules.Msg("wradislavia.verdict.run", n)
	case a.Run:
		return rules.Msg("wradislavia.verdict.run-miss", n)
	case a.Hits[0] && a.Hits[1]:
		return rules.Msg("wradislavia.verdict.both", n)
	case a.Finishing:
		return rules.Msg("wradislavia.verdict.finishing", n)
	}
	return rules.Msg("wradislavia.verdict.hit", n)
}

// Effect says what the hit changes for the rest of the turn beside the wounds,
// the empty text if nothing.
func (a Accuracy) Effect() rules.Text {
	switch {
	case a.Tears:
		return rules.Msg("wradislavia.effect.tears")
	case a.Bares:
		return rules.Msg("wradislavia.effect.bares")
	}
	return rules.Text{}
}
