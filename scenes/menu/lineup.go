package menu

import (
	"slices"

	"schron/rules"
	"schron/scenes/store"
	"schron/sprites"
)

// maxLetters is the greatest length of a player's name in letters: longer ones
// would not fit the players' panels.
const maxLetters = 16

// lineup is who sits down at the table. Colours and marks never occur twice.
type lineup struct {
	players     []rules.Player
	least, most int
	// called names player i (from 0) who has not typed a name.
	called func(p rules.Player, i int) string
}

// newLineup seats the players of last time, as many as fit, and fills up to at
// least the least number. Without a last time there are two, or more where the
// game needs them.
func newLineup(last []rules.Player, least, most int) *lineup {
	l := &lineup{least: least, most: most}
	for _, p := range last {
		if len(l.players) < most {
			p.Name = cleanName(p.Name)
			l.players = append(l.players, p)
		}
	}
	for len(l.players) < least {
		l.players = append(l.players, rules.Player{})
	}
	for i := range l.players {
		l.dress(i)
	}
	return l
}

// asEntered brings players into the order in which the same people were entered
// last; players with others among them stay as they are.
func asEntered(players, last []rules.Player) []rules.Player {
	out := make([]rules.Player, 0, len(players))
	for _, l := range last {
		if i := slices.IndexFunc(players, func(p rules.Player) bool { return store.Fold(p.Name) == store.Fold(l.Name) }); i >= 0 {
			out = append(out, players[i])
		}
	}
	if len(out) != len(players) {
		return players
	}
	return out
}

// dress gives player i a colour and a mark of the house that no player before has. It
// keeps the present ones if they are free.
func (l *lineup) dress(i int) {
	p := &l.players[i]
	colours, marks := map[string]bool{}, map[string]bool{}
	for k, o := range l.players {
		if k != i && (k < i || o.Colour != "") {
			colours[o.Colour], marks[o.Mark] = true, true
		}
	}
	if !known(p.Colour, sprites.PlayerColours()) || l.taken(i, func(o rules.Player) bool { return o.Colour == p.Colour }) {
		p.Colour = free(sprites.PlayerColours(), colours)
	}
	if !known(p.Mark, sprites.Marks()) || l.taken(i, func(o rules.Player) bool { return o.Mark == p.Mark }) {
		p.Mark = string(sprites.MarkOf(sprites.ColourID(p.Colour)))
		if marks[p.Mark] {
			p.Mark = free(sprites.Marks(), marks)
		}
	}
}

// taken reports whether a player before i has something.
func (l *lineup) taken(i int, has func(rules.Player) bool) bool {
	for _, o := range l.players[:i] {
		if has(o) {
			return true
		}
	}
	return false
}

func known[T ~string](id string, all []T) bool {
	for _, x := range all {
		if string(x) == id {
			return true
		}
	}
	return false
}

func free[T ~string](all []T, taken map[string]bool) string {
	for _, x := range all {
		if !taken[string(x)] {
			return string(x)
		}
	}
	return ""
}

// add seats one more player, if the game takes one.
func (l *lineup) add() {
	if len(l.players) < l.most {
		l.players = append(l.players, rules.Player{})
		l.dress(len(l.players) - 1)
	}
}

// remove takes a player away, if enough are left.
func (l *lineup) remove(i int) {
	if len(l.players) > l.least {
		l.players = append(l.players[:i], l.players[i+1:]...)
	}
}

// rotate moves everybody on by one side: with two players they change sides.
func (l *lineup) rotate() {
	l.players = append(l.players[1:], l.players[0])
}

// colour gives player i a colour. Who had it gets the old one.
func (l *lineup) colour(i int, id sprites.ColourID) {
	for k := range l.players {
		if l.players[k].Colour == string(id) {
			l.players[k].Colour = l.players[i].Colour
		}
	}
	l.players[i].Colour = string(id)
}

// mark gives player i a mark. Who had it gets the old one.
func (l *lineup) mark(i int, id sprites.MarkID) {
	for k := range l.players {
		if l.players[k].Mark == string(id) {
			l.players[k].Mark = l.players[i].Mark
		}
	}
	l.players[i].Mark = string(id)
}

// fault says what is wrong with the names: the player and the key of a
// sentence; −1 if all is well.
func (l *lineup) fault() (player int, key string) {
	for i := range l.players {
		if letters(l.name(i)) > maxLetters {
			return i, "setup.fault.long"
		}
		for k := range i {
			// The log tells players apart by their names.
			if store.Fold(l.name(k)) == store.Fold(l.name(i)) {
				return i, "setup.fault.twice"
			}
		}
	}
	return -1, ""
}

// name is what player i will be called.
func (l *lineup) name(i int) string {
	if name := cleanName(l.players[i].Name); name != "" || l.called == nil {
		return name
	}
	return l.called(rules.Player{Bot: l.players[i].Bot}, i)
}

// named lists the players as they will be called.
func (l *lineup) named() []rules.Player {
	out := make([]rules.Player, len(l.players))
	for i, p := range l.players {
		p.Name = l.name(i)
		out[i] = p
	}
	return out
}

// seated lists the players with clean names, empty ones included.
func (l *lineup) seated() []rules.Player {
	out := make([]rules.Player, len(l.players))
	for i, p := range l.players {
		p.Name = cleanName(p.Name)
		out[i] = p
	}
	return out
}
