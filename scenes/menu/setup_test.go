package menu

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/scenes/house"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

func setup(t *testing.T, w *world, g rules.Game, seed *uint64) *scenetest.Driver {
	t.Helper()
	return w.show(t, 1280, 800, func() ui.Scene { return NewSetup(w.House, g, seed) })
}

// write types a player's name.
func write(d *scenetest.Driver, player, name string) {
	d.Click("player:" + player + ":name")
	d.Key(input.KeyA, input.Ctrl)
	d.Type(name)
}

func TestSetupStartsWithWhatWasChosen(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = make([]rules.Player, 2)
	d := setup(t, w, w.Game("dzicz"), nil)
	d.Click("add")
	write(d, "1", "  Łucja ")
	write(d, "2", "Żaneta")
	d.Click("player:3:kind")
	d.Click("player:3:kind:random")
	write(d, "3", "Świętopełk")
	d.Click("seed")
	d.Type("12ab34")
	d.Click("start")
	if len(w.tables) != 1 || w.tables[0].Slot != nil {
		t.Fatalf("tables %+v", w.tables)
	}
	m := w.tables[0].Match
	if m.Setup().Seed != 1234 {
		t.Errorf("seed %d", m.Setup().Seed)
	}
	want := []rules.Player{
		{Name: "Łucja", Colour: "red", Mark: "disc"},
		{Name: "Żaneta", Colour: "blue", Mark: "triangle"},
		{Name: "Świętopełk", Colour: "amber", Mark: "square", Bot: "random"},
	}
	if !slices.Equal(w.Settings.Players, want) {
		t.Errorf("remembered %+v", w.Settings.Players)
	}
	for seat, i := range rules.DrawOrder(1234, 3) {
		if got := m.Players()[seat]; got != want[i] {
			t.Errorf("seat %d is %+v, want %+v", seat, got, want[i])
		}
	}
}

func TestSetupUsesTheSeedThatItShows(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(2)
	d := setup(t, w, w.Game("dzicz"), nil)
	scene := d.Root().Scene().(*Setup)
	first := scene.chance
	d.Click("seed:draw")
	if scene.chance == first {
		t.Error("the same seed was drawn again") // one in a thousand million
	}
	d.Click("start")
	if got := w.tables[0].Match.Setup().Seed; got != scene.chance {
		t.Errorf("seed %d, shown was %d", got, scene.chance)
	}
}

func TestSetupTakesASeedFromTheCommandLine(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = crowd(2)
	seed := uint64(7)
	d := setup(t, w, w.Game("dzicz"), &seed)
	if got := d.State("seed", "value"); got != "7" {
		t.Errorf("the field holds %q", got)
	}
}

func TestSetupSeatsOnlyAsManyAsTheGameTakes(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("dzicz"), nil)
	if d.Find("player:1:remove").Enabled {
		t.Error("two can become one")
	}
	d.Click("add")
	d.Click("add")
	if d.Has("add") || !d.Has("player:4:name") || d.Has("player:5:name") {
		t.Error("there are not four")
	}
	write(d, "2", "Bartek")
	d.Click("player:1:remove")
	if d.Has("player:4:name") || d.State("player:1:name", "value") != "Bartek" {
		t.Error("the first player is still there")
	}
}

func TestSetupSwapsColoursAndMarks(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("dzicz"), nil)
	d.Click("player:1:look")
	d.Click("look:colour:blue")
	d.Click("look:mark:star")
	d.Click("look:done")
	for id, want := range map[string][2]string{"player:1:look": {"blue", "star"}, "player:2:look": {"red", "triangle"}} {
		if got := [2]string{d.State(id, "colour").(string), d.State(id, "mark").(string)}; got != want {
			t.Errorf("%s is %v, want %v", id, got, want)
		}
	}
}

func TestSetupSaysWhatIsMissing(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("dzicz"), nil)
	expect := func(part string) {
		t.Helper()
		if d.Find("start").Enabled || !strings.Contains(d.Find("state").Label, part) {
			t.Errorf("the state is %q, want %q in it", d.Find("state").Label, part)
		}
	}
	write(d, "1", "Ala")
	write(d, "2", " ala")
	expect("muszą się różnić")
	write(d, "2", "Bartłomiej Kowalski z Wrocławia")
	if got := d.State("player:2:name", "value").(string); letters(got) != maxLetters {
		t.Errorf("the name is %q", got)
	}
	if !d.Find("start").Enabled {
		t.Errorf("the state is %q", d.Find("state").Label)
	}
	d.Click("seed")
	d.Type("9007199254740992")
	expect("9\u202f007\u202f199\u202f254\u202f740\u202f991")
}

// Nobody has to type a name: who did not is called by the number.
func TestSetupNamesWhoDidNotTypeOne(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("dzicz"), nil)
	write(d, "2", "gracz 1")
	if d.Find("start").Enabled {
		t.Error("two players are called alike")
	}
	write(d, "2", "Ala")
	d.Click("start")
	names := map[string]bool{}
	for _, p := range w.tables[0].Match.Players() {
		names[p.Name] = true
	}
	if !names["Gracz 1"] || !names["Ala"] {
		t.Errorf("the players are called %v", names)
	}
}

func TestSetupSidesGoByOrder(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}
	d := setup(t, w, w.Game("paliwo"), nil)
	d.Click("swap")
	d.Click("start")
	if p := w.tables[0].Match.Players(); p[0].Name != "Bartek" || p[1].Name != "Ala" {
		t.Errorf("players %+v", p)
	}
}

func TestSetupRemembersThoseWhoSitOut(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Ala"}, {Name: "Bartek"}, {Name: "Celina"}}
	d := setup(t, w, w.Game("paliwo"), nil)
	write(d, "2", "Bogdan")
	d.Key(input.KeyEscape)
	var names []string
	for _, p := range w.Settings.Players {
		names = append(names, p.Name)
	}
	if want := []string{"Ala", "Bogdan", "Celina"}; !slices.Equal(names, want) {
		t.Errorf("remembered %v, want %v", names, want)
	}
}

func TestLineupNeverHasTwoAlike(t *testing.T) {
	l := newLineup([]rules.Player{{Colour: "blue", Mark: "star"}, {Colour: "blue", Mark: "star"}, {Colour: "mauve"}}, 2, 6)
	for len(l.players) < 6 {
		l.add()
	}
	for step := range 40 {
		l.colour(step%6, sprites.PlayerColours()[step*7%6])
		l.mark(step*5%6, sprites.Marks()[step*11%6])
		colours, marks := map[string]bool{}, map[string]bool{}
		for _, p := range l.players {
			colours[p.Colour], marks[p.Mark] = true, true
		}
		if len(colours) != 6 || len(marks) != 6 || colours[""] || marks[""] {
			t.Fatalf("step %d: %+v", step, l.players)
		}
	}
}

// TestTheCoverIsASwitchOfSoftGames: it is off at first and kept for the next time;
// games with hands have none.
func TestTheCoverIsASwitchOfSoftGames(t *testing.T) {
	w := newWorld(t)
	w.Boxes = map[string]house.Box{"dzicz": {FaceDownSecrets: true}}
	d := setup(t, w, w.Game("dzicz"), nil)
	if d.State("cover", "on") != false {
		t.Error("the cover is on at first")
	}
	d.Click("cover")
	if d.State("cover", "on") != true || !w.Settings.Covers["dzicz"] || w.Settings.Covers["paliwo"] {
		t.Errorf("covers %v", w.Settings.Covers)
	}
	if d = setup(t, w, w.Game("dzicz"), nil); d.State("cover", "on") != true {
		t.Error("the choice is forgotten")
	}
	d.Click("cover")
	if w.Settings.Covers["dzicz"] {
		t.Error("the cover stays on")
	}
	if setup(t, w, w.Game("paliwo"), nil).Has("cover") {
		t.Error("a game with hands can be played without a cover")
	}
}

// TestAnotherGameLikeThis: the set-up has the names, colours, marks, bots and
// options of the match, in the order in which the people were entered.
func TestAnotherGameLikeThis(t *testing.T) {
	w := newWorld(t)
	g := trial{id: "dzicz", least: 2, most: 4, opts: options}
	w.Games = []rules.Game{g}
	players := []rules.Player{
		{Name: "Żaneta", Colour: "teal", Mark: "star"},
		{Name: "Gracz 1", Colour: "violet", Mark: "disc"},
		{Name: "Łucja", Colour: "red", Mark: "square", Bot: "random"},
	}
	m, err := rules.NewMatch(g, players, rules.Setup{Seed: 5, Options: rules.Options{"annexation": false, "rounds": 11, "speed": "fast"}})
	if err != nil {
		t.Fatal(err)
	}
	like := func() *scenetest.Driver {
		return w.show(t, 1280, 800, func() ui.Scene { return NewSetupLike(w.House, m, nil) })
	}
	names := func(d *scenetest.Driver) (out []string) {
		for _, p := range d.Root().Scene().(*Setup).lineup.named() {
			out = append(out, p.Name)
		}
		return out
	}
	// Somebody else sat down last: the order is the match's.
	w.Settings.Players = crowd(2)
	if got := names(like()); !slices.Equal(got, []string{"Żaneta", "Gracz 1", "Łucja"}) {
		t.Errorf("the players are %q", got)
	}
	w.Settings.Players = []rules.Player{{Name: ""}, {Name: "Łucja"}, {Name: "Żaneta"}}
	d := like()
	if got := names(d); !slices.Equal(got, []string{"Gracz 1", "Łucja", "Żaneta"}) || d.State("player:1:name", "value") != "" {
		t.Errorf("the players are %q, entered was %q", got, d.State("player:1:name", "value"))
	}
	if d.State("player:3:look", "colour") != "teal" || d.State("player:3:look", "mark") != "star" || d.State("player:2:kind", "value") != "random" {
		t.Error("colour, mark or bot have changed")
	}
	d.Click("start")
	again := w.tables[0].Match
	if o := again.Setup().Options; o.Bool("annexation") || o.Int("rounds") != 11 || o.Choice("speed") != "fast" {
		t.Errorf("the options are %v", o)
	}
	if slices.Equal(again.Players(), players) && again.Setup().Seed == 5 {
		t.Error("the same game is played again")
	}
}

// TestSidesStayInAnotherGame: where players chose their sides they keep them.
func TestSidesStayInAnotherGame(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}
	m := w.match(t, "paliwo", 0, "Bartek", "Ala")
	d := w.show(t, 1280, 800, func() ui.Scene { return NewSetupLike(w.House, m, nil) })
	if d.State("player:1:name", "value") != "Bartek" || d.State("player:2:name", "value") != "Ala" {
		t.Errorf("the sides have changed")
	}
}

// TestANameHasALimit that is seen while it is written; a longer one from
// elsewhere is not cut but told.
func TestANameHasALimit(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("dzicz"), nil)
	write(d, "1", "Bartłomiej Kowalski")
	texts, _ := tabletest.Drawn(t, d.Root().Draw)
	if got := d.State("player:1:name", "value").(string); letters(got) != 16 || !slices.Contains(texts, "16/16") {
		t.Errorf("written is %q, drawn %q", got, texts)
	}
	d.Away()
	d.Hover("player:1:name")
	d.Ticks(60)
	if tip := d.Tip(); !strings.Contains(tip, "16") {
		t.Errorf("the tip says %q", tip)
	}
	long := "Maksymilian Wilhelm z Gór"
	m := w.match(t, "dzicz", 0, long, "Ala")
	d = w.show(t, 1280, 800, func() ui.Scene { return NewSetupLike(w.House, m, nil) })
	if got := d.State("player:1:name", "value"); got != long {
		t.Errorf("the name is %q", got)
	}
	if said := d.Find("state").Label; d.Find("start").Enabled || !strings.Contains(said, long) || !strings.Contains(said, "16") {
		t.Errorf("it says %q", said)
	}
	write(d, "1", "Maksymilian")
	if !d.Find("start").Enabled {
		t.Errorf("it says %q", d.Find("state").Label)
	}
}

// TestANewcomerIsProposedOneComputer: the first set-up is a game of one person and an
// easy computer; later ones have the players of last time.
func TestANewcomerIsProposedOneComputer(t *testing.T) {
	w := newWorld(t)
	for _, g := range registry.Games() {
		w.Settings.Players = nil
		s := NewSetup(w.House, g, nil)
		least, _ := g.Players()
		for i, p := range s.lineup.players {
			if want := map[bool]string{true: "", false: "easy"}[i == 0]; p.Bot != want || len(s.lineup.players) != least {
				t.Errorf("%s: player %d of %d is %q, want %q", g.ID(), i+1, len(s.lineup.players), p.Bot, want)
			}
		}
		if fault := s.fault(); fault != "" {
			t.Errorf("%s: %q", g.ID(), fault)
		}
	}
	w.Settings.Players = crowd(2)
	if s := NewSetup(w.House, w.Games[0], nil); s.lineup.players[1].Bot != "" {
		t.Error("people of last time have become computers")
	}
}

// TestPlayNowBeginsAtOnce with the first person of last time and one easy computer; the
// players of last time are proposed all the same.
func TestPlayNowBeginsAtOnce(t *testing.T) {
	w := newWorld(t)
	w.Settings.Players = []rules.Player{{Name: "Robot", Bot: "hard"}, {Name: "Ala", Colour: "teal", Mark: "star"}, {Name: "Bartek"}}
	before := slices.Clone(w.Settings.Players)
	for _, g := range registry.Games() {
		w.tables = nil
		PlayNow(w.House, g, nil)
		if len(w.tables) != 1 {
			t.Fatalf("%s: %d tables", g.ID(), len(w.tables))
		}
		people, computers := 0, 0
		for _, p := range w.tables[0].Match.Players() {
			switch {
			case p.Bot == "easy":
				computers++
			case p.Bot == "" && p.Name == "Ala" && p.Colour == "teal":
				people++
			}
		}
		if n := len(w.tables[0].Match.Players()); people != 1 || computers != 1 || n != 2 {
			t.Errorf("%s: %+v", g.ID(), w.tables[0].Match.Players())
		}
	}
	if !slices.Equal(w.Settings.Players, before) {
		t.Errorf("remembered %+v", w.Settings.Players)
	}
}

// TestAFixedNumberOfPlayersHasNoWayToChangeIt.
func TestAFixedNumberOfPlayersHasNoWayToChangeIt(t *testing.T) {
	w := newWorld(t)
	d := setup(t, w, w.Game("paliwo"), nil)
	if d.Has("player:1:remove") || d.Has("add") {
		t.Error("players can be added or removed")
	}
}

// TestAPersonChoosesToBeAskedBeforeATurnEnds at the own mark; a computer never does.
func TestAPersonChoosesToBeAskedBeforeATurnEnds(t *testing.T) {
	w := newWorld(t)
	w.guests(three...)
	d := setup(t, w, w.Game("dzicz"), nil)
	d.Click("guest:1")
	name := w.Book.People[0].Name
	d.Click("player:1:look")
	d.Click("look:confirm-end")
	if !w.House.ConfirmsEnd(name) || w.House.ConfirmsEnd("Zenon") {
		t.Errorf("%q is not asked: %v", name, w.Settings.Confirms)
	}
	kept, err := w.Files.Settings("pl")
	if err != nil || !kept.Confirms[store.Fold(name)] {
		t.Errorf("kept %v, %v", kept.Confirms, err)
	}
	d.Click("look:done")
	d.Root().Scene().(*Setup).seat(0, "random")
	d.Click("player:1:look")
	if d.Has("look:confirm-end") {
		t.Error("a computer is asked")
	}
}
