package wcp

import (
	"strings"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/ui"
)

// tokenLines tell what a content token does.
func (f *face) tokenLines(t game.Token) []string {
	switch t.Kind() {
	case game.Trophy:
		return []string{f.say("about.trophy", rules.Number("n", t.Value()))}
	case game.FireUpgrade:
		return []string{f.say("about.fire", rules.Number("n", t.Value()))}
	case game.ArmourUpgrade:
		return []string{f.say("about.armour", rules.Number("n", t.Value()))}
	case game.BoosterUpgrade:
		return []string{f.say("about.booster", rules.Number("n", t.Value()))}
	}
	return []string{
		f.say("about.guard", rules.Number("fire", t.Fire()), rules.Number("armour", t.Armour())),
		f.say("about.guard.edges"),
	}
}

// thingTip tells about a hall or a token of the hand.
func (f *face) thingTip(x thing) ui.Tip {
	if !x.hall() {
		return ui.Tip{Title: f.t.Words(x.name()), Lines: f.tokenLines(x.token)}
	}
	n := 0
	for d := range game.Dir(game.Dirs) {
		if x.tile.Open().Has(d) {
			n++
		}
	}
	tip := ui.Tip{Title: f.t.Words(x.name()), Lines: []string{f.say("about.hall", rules.Number("n", n))}}
	if x.blown {
		tip.Lines = append(tip.Lines, f.say("about.hall.breach"))
	}
	return tip
}

// fieldTip tells what lies on a field, unless the bubble says already what would
// happen there.
func (f *face) fieldTip(at game.Field) ui.Tip {
	if _, ok := f.foresee(at); ok {
		return ui.Tip{}
	}
	tip := ui.Tip{Title: f.say("field", fieldArg(at))}
	h := f.hallAt(at)
	switch {
	case at == game.Centre && f.centralThere():
		tip.Lines = append(tip.Lines, f.say("on.central"))
		tip.Lines = append(tip.Lines, f.clockWords()...)
	case at == game.Centre:
		tip.Lines = append(tip.Lines, f.say("on.pit"))
	case h == nil:
		tip.Lines = append(tip.Lines, f.say("on.nothing"))
	case h.Destroyed:
		tip.Lines = append(tip.Lines, f.say("on.destroyed"))
	case h.Breached:
		tip.Lines = append(tip.Lines, f.say("on.breached"))
	default:
		tip.Lines = append(tip.Lines, f.t.Words(h.Tile.Name()))
	}
	if h != nil && h.Content != nil {
		tip.Lines = append(tip.Lines, f.say("on.content", tokenArg(*h.Content)))
		tip.Lines = append(tip.Lines, f.tokenLines(*h.Content)...)
	}
	for seat := range f.v.Players {
		if p := f.v.Players[seat].Pawn; p != nil && *p == at {
			tip.Lines = append(tip.Lines, f.say("on.pawn", f.playerArg(seat), vehicleArg(*f.v.Players[seat].Vehicle)))
		}
	}
	return tip
}

// playerTip tells all that everybody knows about a seat.
func (f *face) playerTip(seat int) ui.Tip {
	own := f.v.Players[seat]
	tip := ui.Tip{Title: f.t.LookOf(seat).Name}
	if own.Vehicle == nil {
		return tip
	}
	tip.Title = f.say("player.title", f.playerArg(seat), vehicleArg(*own.Vehicle))
	tip.Lines = append(
		tip.Lines,
		f.say("player.signs", rules.Number("fire", own.Fire), rules.Number("armour", own.Armour), rules.Number("boosters", own.Boosters)),
		f.say("player.hand", rules.Number("halls", own.HallCount), rules.Number("tokens", own.TokenCount)),
		f.fateWords(seat),
	)
	if owned := f.ownedWords(own.Owned); owned != "" {
		tip.Lines = append(tip.Lines, f.say("player.owned", rules.Literal("list", owned)))
	}
	if f.teams {
		tip.Lines = append(tip.Lines, f.say("player.team.help", rules.Number("n", f.teamValue(seat))))
	}
	if n, ok := f.steps(seat); ok && f.v.Presser != rules.NoSeat && own.Pawn != nil {
		tip.Lines = append(tip.Lines, f.say("player.steps", rules.Number("n", n)))
	}
	if int(f.v.CentralHall) == seat {
		tip.Lines = append(tip.Lines, f.say("player.holder"))
	}
	return tip
}

// playerArg is the name of a seat's player, where the vehicle stands beside it.
func (f *face) playerArg(seat int) rules.Arg {
	return rules.Literal("player", f.t.PlayerLook(seat).Name)
}

// fateWords say where a seat's pawn is.
func (f *face) fateWords(seat int) string {
	own := f.v.Players[seat]
	switch {
	case own.Fate == game.Left:
		return f.say("fate.left", rules.Number("n", own.Exit))
	case own.Fate == game.Lost:
		return f.say("fate.lost")
	case own.Fate == game.Resigned:
		return f.say("fate.resigned")
	case own.Trapped:
		return f.say("fate.trapped", fieldArg(*own.Pawn))
	case own.Pawn == nil:
		return f.say("fate.entrance", rules.Number("n", own.Entrance))
	}
	return f.say("fate.in", fieldArg(*own.Pawn))
}

// ownedWords list trophies and upgrades, equal ones together.
func (f *face) ownedWords(list []game.Token) string {
	return strings.Join(namesOf(f, list), ", ")
}
