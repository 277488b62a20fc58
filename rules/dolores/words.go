package dolores

import "schron/rules"

// Keys of what the rules say stand under these prefixes.
const (
	refusePrefix = "dolores.refuse."
	eventPrefix  = "dolores.event."
)

// overKey refuses every move of a game that has ended, in the words of all games.
const overKey = "frame.refuse.over"

// refusal makes a refusal of the game.
func refusal(rule, name string, args ...rules.Arg) *rules.Refusal {
	return rules.Refuse(rule, refusePrefix+name, args...)
}

// note adds an event of the game to a journal.
func note(j *rules.Journal, rule string, seat int, name string, args ...rules.Arg) {
	if j != nil {
		j.Add(rule, seat, eventPrefix+name, args...)
	}
}

var goodKeys = func() (keys [Money + 1]string) {
	for g := range keys {
		keys[g] = "dolores.good." + Good(g).String()
	}
	return keys
}()

var buildingKeys = func() (keys [BuildingKinds]string) {
	for b := range keys {
		keys[b] = "dolores.building." + Building(b).String()
	}
	return keys
}()

func fieldArg(f Field) rules.Arg       { return rules.Literal("field", f.String()) }
func fromArg(f Field) rules.Arg        { return rules.Literal("from", f.String()) }
func unitArg(u Unit) rules.Arg         { return rules.Literal("unit", u.String()) }
func kindArg(kind Good) rules.Arg      { return rules.KeyArg("kind", goodKeys[kind]) }
func foeArg(kind Good) rules.Arg       { return rules.KeyArg("foe", goodKeys[kind]) }
func goodArg(g Good) rules.Arg         { return rules.KeyArg("good", goodKeys[g]) }
func stakeArg(g Good, n int) rules.Arg { return rules.TextArg("stake", Stake(g, n)) }
func buildingArg(b Building) rules.Arg { return rules.KeyArg("building", buildingKeys[b]) }
func playerArg(seat int) rules.Arg     { return rules.SeatArg("player", seat) }
func otherArg(seat int) rules.Arg      { return rules.SeatArg("other", seat) }
func numberArg(n int) rules.Arg        { return rules.Number("n", n) }
func amountArg(n int) rules.Arg        { return rules.Number("amount", n) }
func costArg(n int) rules.Arg          { return rules.Number("cost", n) }
func haveArg(n int) rules.Arg          { return rules.Number("have", n) }
func dieArg(n int) rules.Arg           { return rules.Number("die", n) }

// whoArg is a unit as players know it, "unit" to texts: by its kind and field.
func (s *State) whoArg(seat int, u Unit) rules.Arg {
	if p := &s.Fed(seat).units[u]; p.onMap() {
		return rules.TextArg("unit", rules.Msg("dolores.unit", kindArg(u.Kind()), fieldArg(p.Field)))
	}
	return rules.TextArg("unit", u.Kind().Name())
}

// Stake is an amount of a good or of money as players count it.
func Stake(g Good, n int) rules.Text {
	if g == Money {
		return rules.Msg("dolores.kokos", numberArg(n))
	}
	return rules.Msg("dolores.stake", goodArg(g), amountArg(n))
}

// Name is the good's name for players.
func (g Good) Name() rules.Text { return rules.Msg(goodKeys[g]) }

// Name is the building's name for players.
func (b Building) Name() rules.Text { return rules.Msg(buildingKeys[b]) }

// Name is the federation's name for players.
func (f Federation) Name() rules.Text { return rules.Msg("dolores.federation." + f.String()) }

// Name is the name of the wind's direction for players.
func (d Direction) Name() rules.Text { return rules.Msg("dolores.direction." + d.String()) }
