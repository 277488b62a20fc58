package program

import (
	"schron/assets"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/house"
	"schron/scenes/menu"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/tally"
	"schron/scenes/ui"
	"schron/sprites"
)

// sceneNames lists what -scene accepts. Some are states of the table. handover shows
// the cover, hint the advice, and sheet the open sheet. card explains the last move and
// the question as for a newcomer; coach shows the help of a first game. turn shows that
// the turn passed, result a game that is over. film makes a film, print a box to print.
func sceneNames() []string {
	return []string{
		"shelf", "course", "lesson", "setup", "table", "hint", "card", "coach", "sheet", "turn", "handover", "result", "chances", "replay", "film", "print",
		"rulebook", "saves", "stats", "settings", "about", "keys", "crash",
	}
}

// show shows the scene of -scene with the record of -load; without them the
// shelf.
func (p *program) show(host ui.Host) {
	h := p.house
	scene := p.window.Scene
	switch {
	case scene == "" && p.window.Match != nil:
		scene = "table"
	case scene == "" && p.window.Lesson != "":
		scene = "lesson"
	}
	switch scene {
	case "course":
		host.Reset(menu.NewCourse(h, p.game()))
	case "lesson":
		p.teachFrom(p.chapter(), max(p.window.At, 0))
	case "setup":
		host.Reset(menu.NewSetup(h, h.Game(p.game()), p.window.Seed))
	case "table", "hint", "card", "coach", "sheet", "turn":
		p.play(house.Match{Match: p.resumed(p.part(p.match(false)))})
		p.sit(p.table)
		if scene != "turn" {
			p.setMoving()
		}
		switch scene {
		case "turn":
			part := 1.0
			if p.letMove() {
				part = *p.window.Part
			}
			p.table.FreezeTurn(part)
		case "hint":
			p.table.Teach().Hint.Give()
		case "sheet":
			p.table.Sheet().Open()
		case "card":
			h.Settings.ShowMe = true
			p.table.Teach().Cards.ExplainLast()
		case "coach":
			h.Settings.ShowMe, h.Settings.Shown = true, allCards(p.table.Match())
		}
	case "handover":
		if p.window.Shot != "" {
			h.Settings.Covers = map[string]bool{p.game(): true}
		}
		p.play(house.Match{Match: p.resumed(p.part(p.match(false)))})
	case "result":
		p.play(house.Match{Match: p.part(p.match(true))})
		if p.letMove() {
			p.table.FreezeEnd(*p.window.Part)
		}
	case "chances":
		p.play(house.Match{Match: p.part(p.match(true))})
		p.table.Chances().Open()
	case "replay":
		m := p.match(true)
		t := p.newTable(m, h.Navigation.Shelf)
		t.Look(p.at(m))
		if p.window.Seat != rules.NoSeat {
			t.Watch(p.window.Seat)
		}
		host.Reset(t)
	case "film":
		m := p.match(true)
		host.Reset(menu.NewShelf(h))
		p.makeFilm(m, p.window.Seat, h.Name(m.Game().ID()))
	case "print":
		host.Reset(menu.NewShelf(h))
		p.askPrint(p.printed())
	case "rulebook":
		host.Reset(menu.NewRulebook(h, p.game(), ""))
	case "saves":
		host.Reset(menu.NewSaves(h))
	case "stats":
		if p.window.Shot != "" && len(h.Book.Played) == 0 {
			host.Reset(menu.NewStatsOf(h, p.sampleBook()))
			return
		}
		host.Reset(menu.NewStats(h))
	case "settings":
		host.Reset(menu.NewSettings(h))
	case "keys":
		host.Reset(menu.NewKeys(h, ""))
	case "about":
		host.Reset(menu.NewAbout(h))
	case "crash":
		host.Reset(menu.NewCrash(h, h.Files.Places().Data, "", false))
	default:
		host.Reset(menu.NewShelf(h))
	}
}

// sit shows what the seat of -seat may know. In a picture of a table without
// one the cover is put aside for whoever decides.
func (p *program) sit(t *table.Table) {
	switch {
	case p.window.Seat != rules.NoSeat:
		t.Show(p.window.Seat)
	case p.window.Shot != "":
		t.Open()
	}
}

// game is the game of -load, else the first one.
func (p *program) game() string {
	if p.window.Match != nil {
		return p.window.Match.Game().ID()
	}
	if l := assets.FindLesson(p.window.Lesson); l != nil {
		return l.Game
	}
	return p.house.Games[0].ID()
}

// printed is the game of -load, else the first one, of those that can be printed.
func (p *program) printed() string {
	game := p.game()
	for _, g := range p.house.Games {
		if !p.house.Boxes[game].Prints {
			game = g.ID()
		}
	}
	return game
}

// chapter is that of -lesson, else the first one of the first course.
func (p *program) chapter() *assets.Lesson {
	if l := assets.FindLesson(p.window.Lesson); l != nil {
		return l
	}
	return assets.FindLesson(assets.LessonIDs()[0])
}

// at is the moment of a match that -at asks for.
func (p *program) at(m *rules.Match) int {
	if p.window.At < 0 {
		return m.Len()
	}
	return p.window.At
}

// match is the match of -load. Without one it is a sample: some moves long, or
// played to the end.
func (p *program) match(whole bool) *rules.Match {
	if p.window.Match != nil {
		return p.window.Match
	}
	seed := uint64(1)
	if p.window.Seed != nil {
		seed = *p.window.Seed
	}
	return sample(p.house.Game(p.game()), p.house, seed, whole)
}

// part is the match as it was at the moment of -at.
func (p *program) part(m *rules.Match) *rules.Match {
	n := p.at(m)
	if n == m.Len() {
		return m
	}
	r, err := m.Record()
	if err != nil {
		panic(err) // a match that was played can be written
	}
	r.Cut(n)
	part, err := rules.LoadMatch(registry.Game, r)
	if err != nil {
		panic(err) // the beginning of a good record is a good record
	}
	return part
}

// letMove turns animation on for a picture if -at names a part of the motion after so
// many moves. It reports whether it does.
func (p *program) letMove() bool {
	if p.window.Part == nil || p.window.Match == nil {
		return false
	}
	p.house.Settings.Animation = store.AnimationNormal
	return true
}

// setMoving has the table show the move after those of -at, as far as that says.
func (p *program) setMoving() {
	if !p.letMove() {
		return
	}
	r, err := p.window.Match.Record()
	if err != nil {
		panic(err) // a match that was loaded can be written
	}
	m := p.table.Match()
	next, err := m.Game().Parse(r.Moves[m.Len()])
	if err == nil {
		p.table.Freeze(*p.window.Part)
		_, err = m.Play(next)
	}
	if err != nil {
		panic(err) // the record was replayed
	}
}

// resumed is the match as it can be played on. In pictures and where that
// cannot be, it is looked at by the rules it was played by.
func (p *program) resumed(m *rules.Match) *rules.Match {
	if p.window.Shot != "" {
		return m
	}
	on, err := m.Resume()
	if err != nil {
		p.early = append(p.early, err)
		return m
	}
	return on
}

// sampleMoves is how far a sample is played.
const sampleMoves = 60

// sample is a match of people, played by chance: some way, or to its end.
func sample(g rules.Game, h *house.House, seed uint64, whole bool) *rules.Match {
	return sampleOf(g, people(g, h, ""), seed, whole)
}

func sampleOf(g rules.Game, players []rules.Player, seed uint64, whole bool) *rules.Match {
	m, err := rules.NewMatch(g, players, rules.Setup{Seed: seed})
	if err != nil {
		panic(err) // a game can be played with its defaults
	}
	for (whole || m.Len() < sampleMoves) && !m.Result().Over {
		move, err := m.BotMove(rules.RandomBot{})
		if err == nil {
			_, err = m.Play(move)
		}
		if err != nil {
			panic(err) // what a bot may choose can be played
		}
	}
	return m
}

// sampleBook is a guest book for pictures: a few games of each kind, played by chance for
// people.
func (p *program) sampleBook() (b store.Book) {
	names := []string{"Ala", "Bartek", "Celina", "Dorota"}
	for i, g := range p.house.Games {
		for n := range 4 {
			players := people(g, p.house, "")
			var met []store.Person
			for k := range players {
				players[k].Name = names[(k+n+i)%len(names)]
				at := (k + n + i) % len(names)
				met = append(met, store.Person{Name: players[k].Name, Colour: string(sprites.PlayerColours()[at]), Mark: string(sprites.Marks()[at])})
			}
			m := sampleOf(g, players, uint64(n+1), true)
			b.Met(met...)
			if played, counts := tally.Of(m, p.house.Files.Now(), func(k int) string { return players[k].Name }); counts {
				b.Count(played)
			}
		}
	}
	return b
}

// people are three players, or as many as fit; bot is who plays for them, empty
// for themselves.
func people(g rules.Game, h *house.House, bot string) []rules.Player {
	least, most := g.Players()
	players := make([]rules.Player, min(max(least, 3), most))
	for i := range players {
		players[i] = rules.Player{Name: h.Say("frame.player", rules.Number("n", i+1)), Bot: bot}
	}
	return players
}

// allCards are those of a match's game, as shown to everybody who plays.
func allCards(m *rules.Match) map[string]bool {
	shown := map[string]bool{}
	for _, x := range m.Players() {
		for _, c := range assets.Cards(m.Game().ID()) {
			shown[x.Name+"/"+c.Name()] = true
		}
	}
	return shown
}
