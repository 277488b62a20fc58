package dolores

import (
	"strings"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/ui"
)

// fieldTip tells what a field is and what lies there, unless the bubble tells
// already what would happen there.
func (f *face) fieldTip(at game.Field) ui.Tip {
	if _, ok := f.foresee(at); ok {
		return ui.Tip{}
	}
	c := f.v.Cell(at)
	tip := ui.Tip{Title: f.tipTitle(&c)}
	add := func(words string) { tip.Lines = append(tip.Lines, words) }
	if c.Resource > 0 {
		var names []string
		for _, g := range game.Resources(c.Resource) {
			names = append(names, f.short(g))
		}
		add(f.say("on.resource", rules.Number("n", c.Resource), rules.Literal("goods", strings.Join(names, ", "))))
	}
	if words := f.onField(at, false); words != "" {
		add(words)
	}
	if c.Fire {
		add(f.say("on.fire"))
	}
	if c.Pollution > 0 {
		add(f.say("on.pollution", rules.Number("n", c.Pollution)))
	}
	if c.Clouds > 0 {
		add(f.say("on.cloud", rules.Number("n", c.Clouds)))
	}
	if c.Unpaid {
		add(f.say("unpaid.help"))
	}
	if c.Owner == rules.NoSeat && c.Terrain != game.Bank && f.investing() {
		add(f.say("on.price", rules.Number("n", game.FieldPrice(at))))
	}
	return tip
}

// tipTitle names a field, its terrain and its owner.
func (f *face) tipTitle(c *game.Cell) string {
	terrain := "land"
	switch {
	case c.Terrain == game.Sea:
		terrain = "sea"
	case c.Terrain == game.Bank:
		return f.say("field.bank", fieldArg(c.Field))
	case c.Ground == 'f':
		terrain = "forest"
	case c.Ground == 'c':
		terrain = "crop"
	}
	words := f.say("terrain." + terrain)
	if c.Owner == rules.NoSeat {
		return f.say("field.nobody", fieldArg(c.Field), rules.Literal("terrain", words))
	}
	return f.say("field.owned", fieldArg(c.Field), rules.Literal("terrain", words), seatArg("player", c.Owner))
}

// onField lists in words the tokens on a field that can be destroyed; forests and
// crops only if no title names them.
func (f *face) onField(at game.Field, growth bool) string {
	c := f.v.Cell(at)
	var parts []string
	switch {
	case c.Ground == 'C' && c.Capital:
		parts = append(parts, f.say("on.capital", rules.Number("n", c.Districts)))
	case c.Ground == 'C':
		parts = append(parts, f.say("on.city", rules.Number("n", c.Districts)))
	case c.Ground == 's':
		parts = append(parts, f.short(game.SectionOf(at)))
	case c.Launcher != game.NoUnit:
		parts = append(parts, f.say("unit."+c.Launcher.Kind().String()))
	case c.Ground == 'f' && growth:
		parts = append(parts, f.say("terrain.forest"))
	case c.Ground == 'c' && growth:
		parts = append(parts, f.say("terrain.crop"))
	}
	if c.UnitsOf != rules.NoSeat {
		counts := map[game.Good]int{}
		for _, u := range c.Units {
			counts[u.Kind()]++
		}
		for kind := game.Infantry; kind <= game.Warship; kind++ {
			if n := counts[kind]; n > 0 {
				word := f.say("unit." + kind.String())
				if more := several(n); more != "" {
					word += " " + more
				}
				parts = append(parts, word)
			}
		}
		top := c.Units[len(c.Units)-1]
		if len(c.Units) > 1 {
			parts = append(parts, f.say("on.top", rules.Literal("unit", f.say("unit."+top.Kind().String()))))
		}
	}
	return strings.Join(parts, ", ")
}
