package paliwo

import (
	"slices"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/ui"
)

// fieldTip tells what stands and lies on a field, unless the bubble tells
// already what would happen there.
func (f *face) fieldTip(at game.Field) ui.Tip {
	if _, ok := f.foresee(at); ok || f.spot != game.NoField {
		return ui.Tip{}
	}
	tip := ui.Tip{Title: f.say("field", fieldArg(at))}
	add := func(words string) { tip.Lines = append(tip.Lines, words) }
	if k := game.TerrainAt(at); k != game.Asphalt {
		tip.Title = f.say("field.with", fieldArg(at), rules.KeyArg("what", k.Name().Key))
		add(f.say("terrain." + k.String()))
	}
	if p := f.known.humans[at]; p != nil {
		for _, l := range f.personLines(p) {
			add(l)
		}
	}
	if z := f.known.zombies[at]; z != nil {
		for _, l := range f.zombieLines(z) {
			add(l)
		}
	}
	if face, ok := f.known.finds[at]; ok {
		add(f.say("find", rules.KeyArg("find", face.Name().Key)))
		add(f.findWords(at, face))
	}
	if n := count(f.v.Fuel, at); n > 0 {
		add(f.say("fuel"))
	}
	if slices.Contains(f.v.CrawlerTokens, at) {
		add(f.say("token.help"))
	}
	if slices.Contains(f.v.Goo, at) {
		add(f.say("goo.help"))
	}
	if f.fromEdges() && f.arrivals() && slices.Contains(f.known.open, at) {
		add(f.say("way-in"))
	}
	if len(tip.Lines) == 0 {
		add(f.say("field.empty"))
	}
	return tip
}

// findWords tell what a find does, or who knows it (WP-27).
func (f *face) findWords(at game.Field, face game.Face) string {
	if face == game.Unknown && game.TerrainAt(at) != game.Barrel {
		return f.say("find.secret")
	}
	return f.t.Words(face.Help())
}

// zombieLines tell how a zombie stands.
func (f *face) zombieLines(z *game.Zombie) []string {
	if z.Facing == nil {
		return []string{f.say("crawler.help")}
	}
	lines := []string{f.say("zombie.looks", rules.KeyArg("facing", z.Facing.Name().Key))}
	if l := f.v.FieldOfView(z.Field); l.Target {
		lines = append(lines, f.say("zombie.sees", whomArg(f.known.humans[l.Hit].Human)))
	}
	if z.Was != nil {
		lines = append(lines, f.say("zombie.was", humanArg(*z.Was)))
	}
	if slices.Contains(f.v.Compelled, z.Field) {
		lines = append(lines, f.say("zombie.must"))
	}
	if z.Activated && f.v.Decision == game.DecideMovement {
		lines = append(lines, f.say("zombie.activated"))
	}
	return lines
}

// personLines tell how a human fares.
func (f *face) personLines(p *game.Person) []string {
	name := f.say("person", humanArg(p.Human), rules.KeyArg("state", "paliwo.table.state."+stateOf(p)))
	lines := []string{name, f.t.Words(p.Human.Help())}
	switch {
	case p.Human == game.Policeman && p.Field != nil:
		lines = append(lines, f.say("bullets", rules.Number("n", f.v.Bullets)))
	case p.Human == game.Businessman && !f.v.Briefcase:
		lines = append(lines, f.say("briefcase.used"))
	}
	if p.Weapon {
		lines = append(lines, f.say("weapon.help"))
	}
	if p.Fuel {
		lines = append(lines, f.say("fuel.carried"))
	}
	if p.Clutched {
		lines = append(lines, f.say("clutched"))
	}
	if p.Activated && f.v.Decision == game.DecideTurn && !f.active(p.Human) {
		lines = append(lines, f.say("activated"))
	}
	return lines
}

// stateOf is how a human fares, as the end of a key.
func stateOf(p *game.Person) string {
	switch {
	case p.Field == nil:
		return "gone"
	case p.Wounds >= game.WoundsMost:
		return "doomed"
	case p.Wounds > 0:
		return "wounded"
	}
	return "healthy"
}
