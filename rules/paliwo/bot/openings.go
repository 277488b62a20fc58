package bot

import (
	"slices"
	"strings"

	"schron/rules"

	game "schron/rules/paliwo"
)

// opening is how the zombies begin, in the order in which they are put down.
type opening [game.StartZombies]rules.Move

// openings are set-ups that have proved themselves. The zombies stand around the
// barrels where the humans have to come, out of reach of their first turn. Most see
// nobody, so that no charge draws them away.
var openings = func() (list []opening) {
	for _, text := range []string{
		"D6 N  E7 W  D8 S  G7 E  I7 W  H6 N  F9 N  F11 S",
		"D6 N  E7 W  D8 S  G7 E  I7 W  H6 N  F9 N  H8 S",
		"D6 S  E7 S  D9 S  G7 S  I7 S  A7 S  K7 S  F9 S",
	} {
		words := strings.Fields(text)
		var o opening
		for i := range o {
			f, err := game.ParseField(words[2*i])
			d, wrong := game.ParseFacing(words[2*i+1])
			if err != nil || wrong != nil {
				panic("paliwo: openings: " + text)
			}
			o[i] = game.OnFacing(game.VerbZombie, f, d)
		}
		list = append(list, o)
	}
	return list
}()

// Plan opens a barrel beside the active human, or takes fuel while time runs. It sets the
// zombies up by one of the openings, any of those that agree with what stands. It has no
// plan for anything else, and none for the zombies without Openings.
func (w Mind) Plan(p *rules.Position) []rules.Move {
	asks := func(verb uint8) bool {
		return slices.ContainsFunc(p.Legal(), func(m rules.Move) bool { return m.Verb == verb })
	}
	switch {
	case (asks(game.VerbOpen) || asks(game.VerbTake)) && asks(game.VerbFinish):
		if m, ok := look(p.Sample(p.Rand()).(*game.State)); ok {
			return []rules.Move{m}
		}
		return nil
	case !w.Openings || !asks(game.VerbZombie):
		return nil
	}
	r := p.Rand()
	s := p.Sample(r).(*game.State)
	first := r.IntN(len(openings))
	for i := range openings {
		if m, ok := follow(s, &openings[(first+i)%len(openings)]); ok {
			return []rules.Move{m}
		}
	}
	return nil
}

// follow returns the next move of an opening; false where other zombies stand, or one
// of it has no place.
func follow(s *game.State, o *opening) (rules.Move, bool) {
	next, stand := -1, 0
	for i, m := range o {
		switch g := s.Figure(game.Field(m.A)); {
		case g.Ordinary() && g.Facing() == game.Facing(m.B):
			stand++
		case s.Check(m) != nil:
			return rules.Move{}, false
		case next < 0:
			next = i
		}
	}
	if next < 0 || stand != game.ZombiesTotal-s.Pool() {
		return rules.Move{}, false
	}
	return o[next], true
}
