package tally

import (
	"slices"
	"strconv"

	"schron/scenes/store"
)

// Line is how often something was played and won.
type Line struct {
	Key         string // what: the id of a game, the key of a side, a seat from 1, a name, a bot
	Bot         bool   // the key is that of a bot
	Played, Won int
}

// Lines are counted under their keys.
type Lines []Line

// add counts a game under a key.
func (l *Lines) add(key string, bot, won bool) {
	i := slices.IndexFunc(*l, func(o Line) bool { return o.Bot == bot && o.Key == key })
	if i < 0 {
		i = len(*l)
		*l = append(*l, Line{Key: key, Bot: bot})
	}
	(*l)[i].count(won)
}

func (l *Line) count(won bool) {
	l.Played++
	if won {
		l.Won++
	}
}

// often puts first what was played most, of equals what was won most, then by key.
func (l Lines) often() {
	slices.SortStableFunc(l, func(a, b Line) int {
		if a.Played != b.Played {
			return b.Played - a.Played
		}
		return b.Won - a.Won
	})
}

func (l Lines) byKey() {
	slices.SortStableFunc(l, func(a, b Line) int {
		if n, m := number(a.Key), number(b.Key); n != m {
			return n - m
		}
		return 0
	})
}

// Bots counts the bots among lines together that have the same of something, such as a
// level. Those of which it is "" are left out.
func (l Lines) Bots(of func(id string) string) Lines {
	var out Lines
	for _, x := range l {
		key := of(x.Key)
		if !x.Bot || key == "" {
			continue
		}
		i := slices.IndexFunc(out, func(o Line) bool { return o.Key == key })
		if i < 0 {
			i = len(out)
			out = append(out, Line{Key: key, Bot: true})
		}
		out[i].Played += x.Played
		out[i].Won += x.Won
	}
	out.often()
	return out
}

func number(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// Person is how somebody has done.
type Person struct {
	Name        string
	Played, Won int
	// Games, Sides and Seats are where the person sat. Against are the people and bots
	// at the same tables, with how often the person won there.
	Games, Sides, Seats, Against Lines
	// Longest is the game with the most turns, Best that with the highest score; nil
	// where there is none.
	Longest, Best *store.Played
	BestScore     int
	// Streak is how many games in a row were won last, Record the longest such row.
	Streak, Record int
}

// PersonOf counts the games of a person, of one game only where one is given.
func PersonOf(b *store.Book, name, game string) Person {
	c := newCounter()
	at := c.of(name)
	c.all(b, game)
	out := *c.people[at]
	out.Name = name
	return out.sorted()
}

// People are all who are remembered or have played, those who played most first.
func People(b *store.Book, game string) []Person {
	c := newCounter()
	for _, p := range b.People {
		if p.Name != "" {
			c.of(p.Name)
		}
	}
	c.all(b, game)
	out := make([]Person, len(c.people))
	for i, p := range c.people {
		out[i] = p.sorted()
	}
	slices.SortStableFunc(out, func(a, b Person) int {
		if a.Played != b.Played {
			return b.Played - a.Played
		}
		return b.Won - a.Won
	})
	return out
}

// sorted is a person with lines in the order in which they are shown.
func (p *Person) sorted() Person {
	p.Games.often()
	p.Sides.often()
	p.Seats.byKey()
	p.Against.often()
	return *p
}

// counter counts games for everybody who played them, each game once.
type counter struct {
	people  []*Person
	ids     map[string]int // of people, by folded name
	folded  map[string]string
	against map[rival]int // places in Against
	steps   int           // looks at a player, for tests
}

// rival is somebody against whom a person has played.
type rival struct {
	person int
	bot    bool
	key    string // a bot, or a folded name
}

func newCounter() *counter {
	return &counter{ids: map[string]int{}, folded: map[string]string{}, against: map[rival]int{}}
}

// fold is store.Fold, once for every name.
func (c *counter) fold(name string) string {
	f, ok := c.folded[name]
	if !ok {
		f = store.Fold(name)
		c.folded[name] = f
	}
	return f
}

// of finds a person by name, a new one if need be.
func (c *counter) of(name string) int {
	key := c.fold(name)
	at, ok := c.ids[key]
	if !ok {
		at = len(c.people)
		c.ids[key], c.people = at, append(c.people, &Person{Name: name})
	}
	return at
}

// all counts the games of a book, of one game only where one is given. Who played others
// only has a person, too.
func (c *counter) all(b *store.Book, game string) {
	for i := range b.Played {
		p := &b.Played[i]
		if game == "" || p.Game == game {
			c.game(p)
			continue
		}
		for _, by := range p.Players {
			if by.Bot == "" && by.Name != "" {
				c.of(by.Name)
			}
		}
	}
}

// game counts a game for each person at its table. Of two of the same name the first
// one counts.
func (c *counter) game(p *store.Played) {
	for seat, by := range p.Players {
		c.steps++
		if by.Bot != "" || by.Name == "" || c.before(p, seat) {
			continue
		}
		at := c.of(by.Name)
		c.people[at].sat(p, seat)
		for k, other := range p.Players {
			c.steps++
			if k != seat && (other.Bot != "" || other.Name != "") {
				c.met(at, other, by.Won)
			}
		}
	}
}

// before reports whether somebody of the same name sat at the table before a seat.
func (c *counter) before(p *store.Played, seat int) bool {
	name := c.fold(p.Players[seat].Name)
	return slices.ContainsFunc(p.Players[:seat], func(o store.PlayedBy) bool { return o.Bot == "" && c.fold(o.Name) == name })
}

// met counts a game of a person against somebody.
func (c *counter) met(at int, other store.PlayedBy, won bool) {
	r, key := rival{person: at, bot: true, key: other.Bot}, other.Bot
	if other.Bot == "" {
		r, key = rival{person: at, key: c.fold(other.Name)}, other.Name
	}
	against := &c.people[at].Against
	i, ok := c.against[r]
	if !ok {
		i = len(*against)
		c.against[r] = i
		*against = append(*against, Line{Key: key, Bot: r.bot})
	}
	(*against)[i].count(won)
}

// sat counts a game of the person in a seat.
func (p *Person) sat(g *store.Played, seat int) {
	me := g.Players[seat]
	p.Played++
	p.Streak++
	if me.Won {
		p.Won++
		p.Record = max(p.Record, p.Streak)
	} else {
		p.Streak = 0
	}
	p.Games.add(g.Game, false, me.Won)
	if me.Side != "" {
		p.Sides.add(me.Side, false, me.Won)
	}
	p.Seats.add(strconv.Itoa(seat+1), false, me.Won)
	if p.Longest == nil || g.Turns > p.Longest.Turns {
		p.Longest = g
	}
	if me.Scored && (p.Best == nil || me.Score > p.BestScore) {
		p.Best, p.BestScore = g, me.Score
	}
}
