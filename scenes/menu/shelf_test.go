package menu

import (
	"slices"
	"testing"

	"schron/assets"
	"schron/input"
	"schron/scenes/house"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/ui"
)

func shelf(w *world) func() ui.Scene { return func() ui.Scene { return NewShelf(w.House) } }

func TestShelfStartsTheChosenGame(t *testing.T) {
	for name, act := range map[string]func(d driver){
		"button":       func(d driver) { d.Click("box:dzicz"); d.Click("new") },
		"double click": func(d driver) { d.DoubleClick("box:dzicz") },
		"keys":         func(d driver) { d.Click("box:dzicz"); d.Key(input.KeyEnter) },
	} {
		w := newWorld(t)
		d := w.show(t, 1280, 800, shelf(w))
		act(d)
		if want := []string{"setup dzicz"}; !slices.Equal(w.went, want) {
			t.Errorf("%s: went to %v, want %v", name, w.went, want)
		}
	}
}

type driver = interface {
	Click(string)
	DoubleClick(string)
	Key(input.Key, ...input.Mods)
}

// TestBoxesTellWhoPlaysAndHowLong as the games and their tables say.
func TestBoxesTellWhoPlaysAndHowLong(t *testing.T) {
	w := newWorld(t)
	w.SetLanguage("en")
	d := w.show(t, 1280, 800, shelf(w))
	texts, _ := tabletest.Drawn(t, d.Root().Draw)
	for _, want := range []string{"2–6 players · 60 min", "2–4 players · 120 min", "2 players · 0 min"} {
		if !slices.Contains(texts, want) {
			t.Errorf("%q is not written; %q", want, texts)
		}
	}
}

// TestAGameWithoutAPictureShowsTheProgramsOwn on the lid of its box.
func TestAGameWithoutAPictureShowsTheProgramsOwn(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	_, before := tabletest.Drawn(t, d.Root().Draw)
	w.Games = append(w.Games, trial{id: "nameless", least: 2, most: 2})
	d = w.show(t, 1280, 800, shelf(w))
	_, after := tabletest.Drawn(t, d.Root().Draw)
	if slices.Contains(before, "icon") || !slices.Contains(after, "icon") {
		t.Errorf("drawn are %q, with the game %q", before, after)
	}
}

func TestShelfArrowsChooseBoxes(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	if d.State("box:wcp", "selected") != true {
		t.Fatal("the first game is not chosen")
	}
	d.Click("box:wradislavia")
	d.Key(input.KeyRight)
	d.Key(input.KeyRight)
	if d.Focus() != "box:dzicz" || d.State("box:dzicz", "selected") != true {
		t.Errorf("after two steps right %q has the focus", d.Focus())
	}
	d.Key(input.KeyEnter)
	if !slices.Equal(w.went, []string{"setup dzicz"}) {
		t.Errorf("Enter went to %v", w.went)
	}
}

func TestShelfOffersTheNewestGame(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	if d.Has("resume") {
		t.Error("there is nothing to resume")
	}
	w.keep(t, "paliwo", 1, "Ala", "Bartek")
	newest := w.keep(t, "dzicz", 2, "Celina", "Dorota")
	w.keep(t, "paliwo", 4, "Ewa", "Filip") // finished
	w.name(t, "Inna", "paliwo", 1, "Gosia", "Henryk")
	w.spoil(t)
	d = w.show(t, 1280, 800, shelf(w))
	if got, want := d.Find("resume").Label, "Wznów: Dzicz, tura 3"; got != want {
		t.Errorf("resume says %q, want %q", got, want)
	}
	paliwo := store.Entry{Game: "paliwo", Turn: 3}
	if got, want := resumeWords(w.House, paliwo), "Wznów: Walka o\u00a0paliwo, runda 3"; got != want {
		t.Errorf("a game that counts rounds is resumed by %q, want %q", got, want)
	}
	if d.State("box:dzicz", "selected") != true || d.State("box:dzicz", "saved") != true || d.State("box:dolores", "saved") != false {
		t.Error("the box of the game to resume is not chosen, or the wrong boxes are marked")
	}
	d.Click("resume")
	if len(w.tables) != 1 || w.tables[0].Match.Player(0).Name != "Celina" || w.tables[0].Slot.ID() != newest {
		t.Fatalf("on the table: %+v", w.tables)
	}
	w.tables[0].Slot.Close()
}

// TestResumeBelongsToTheChosenBox: the amber button, a double click and Enter go on with the
// newest game in that box. Where there is none they set up a new one.
func TestResumeBelongsToTheChosenBox(t *testing.T) {
	w := newWorld(t)
	w.keep(t, "paliwo", 1, "Ewa", "Filip")
	w.keep(t, "paliwo", 2, "Ala", "Bartek")
	w.keep(t, "dzicz", 2, "Celina", "Dorota")
	for game, player := range map[string]string{"paliwo": "Ala", "dzicz": "Celina", "wcp": ""} {
		for name, act := range map[string]func(d driver){
			"button": func(d driver) {
				d.Click("box:" + game)
				d.Click(map[bool]string{true: "resume", false: "new"}[player != ""])
			},
			"double click": func(d driver) { d.DoubleClick("box:" + game) },
			"keys":         func(d driver) { d.Click("box:" + game); d.Key(input.KeyEnter) },
		} {
			w.tables, w.went = nil, nil
			d := w.show(t, 1280, 800, shelf(w))
			act(d)
			if player == "" {
				if len(w.tables) != 0 || !slices.Equal(w.went, []string{"setup " + game}) || d.Has("resume") {
					t.Errorf("%s of %s: went to %v, tables %v", name, game, w.went, w.tables)
				}
				continue
			}
			if len(w.tables) != 1 || len(w.went) != 0 || w.tables[0].Match.Player(0).Name != player {
				t.Fatalf("%s of %s: went to %v, tables %+v", name, game, w.went, w.tables)
			}
			w.tables[0].Slot.Close()
		}
	}
	w.went = nil
	d := w.show(t, 1280, 800, shelf(w))
	d.Click("box:paliwo")
	d.Click("new")
	if !slices.Equal(w.went, []string{"setup paliwo"}) {
		t.Errorf("a new game beside one that is kept: went to %v", w.went)
	}
}

func TestShelfSwitchesTheLanguage(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	if d.Has("lang:pl") {
		t.Error("the present language is a link")
	}
	d.Click("lang:en")
	if got := d.Find("new").Label; got != "New game" {
		t.Errorf("after the switch the button says %q", got)
	}
	if set, err := w.Files.Settings("pl"); err != nil || set.Language != "en" {
		t.Errorf("saved language %q, error %v", set.Language, err)
	}
}

func TestShelfLeadsOn(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	d.Click("box:dzicz")
	d.Click("saves")
	d.Click("rules")
	d.Click("settings")
	if want := []string{"saves", "rules dzicz ", "settings"}; !slices.Equal(w.went, want) {
		t.Errorf("went to %v, want %v", w.went, want)
	}
}

// TestEveryBoxHasItsRules looks for the rulebook of each game.
func TestEveryBoxHasItsRules(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	var want []string
	for _, g := range w.Games {
		d.Click("box:" + g.ID())
		d.Click("rules")
		want = append(want, "rules "+g.ID()+" ")
	}
	if !slices.Equal(w.went, want) {
		t.Errorf("went to %q, want %q", w.went, want)
	}
}

func TestShelfAsksBeforeItQuits(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	d.Key(input.KeyEscape)
	d.Click("leave:stay")
	if d.Stack.Quitting() || d.Has("leave") {
		t.Error("staying is not possible")
	}
	d.Click("quit")
	if d.Focus() != "leave:go" { // which is amber
		t.Errorf("Enter would press %q", d.Focus())
	}
	d.Click("leave:go")
	d.Ticks(2)
	if !d.Stack.Quitting() {
		t.Error("the program goes on")
	}
}

func TestSettingsApplyAtOnceAndAreKept(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewSettings(w.House) })
	d.Click("setting:language:en")
	d.Click("setting:full-screen")
	d.Click("setting:animation:fast")
	d.Click("setting:marks")
	d.Click("setting:confirm-end")
	d.Click("setting:ask-reactions")
	d.Click("setting:recap")
	d.Root().SetFocus("setting:scale")
	d.Ticks(1)
	d.Key(input.KeyRight)
	want := w.Settings
	if want.Language != "en" || !want.FullScreen || want.Animation != store.AnimationFast || !want.Marks ||
		!want.ConfirmEnd || want.AskReactions || want.Recap || want.Scale != 105 {
		t.Errorf("settings %+v", want)
	}
	kept, err := w.Files.Settings("pl")
	if err != nil {
		t.Fatal(err)
	}
	kept.Players, want.Players = nil, nil
	if !slices.Equal([]any{kept.Language, kept.Scale, kept.FullScreen, kept.Recap}, []any{want.Language, want.Scale, want.FullScreen, want.Recap}) {
		t.Errorf("kept %+v, want %+v", kept, want)
	}
	if got := d.Find("folder").Label; got != w.dir {
		t.Errorf("folder %q, want %q", got, w.dir)
	}
	d.Key(input.KeyEscape)
}

func TestTheSizeFollowsWhenTheKnobIsLetGo(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewSettings(w.House) })
	d.Hold("setting:scale")
	if w.Settings.Scale != 100 || d.State("setting:scale", "value") == 100 {
		t.Errorf("while held the size is %d and the slider shows %v", w.Settings.Scale, d.State("setting:scale", "value"))
	}
	shown := d.State("setting:scale", "value")
	d.LetGo()
	if w.Settings.Scale != shown || w.Settings.Scale%scaleStep != 0 {
		t.Errorf("let go at %v the size is %d", shown, w.Settings.Scale)
	}
}

func TestCtrlOOpensAFileFromTheShelf(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, func() ui.Scene { return NewShelf(w.House) })
	d.Key(input.KeyO, input.Ctrl)
	if len(w.went) != 1 || w.went[0] != "open" {
		t.Errorf("it leads to %q", w.went)
	}
}

// TestTheShelfRemembersTheLastGame: its box is chosen, whatever else is kept. At a first
// start that of the game to begin with, which is marked until something was played.
func TestTheShelfRemembersTheLastGame(t *testing.T) {
	w := newWorld(t)
	w.SetLanguage("en")
	w.Boxes = map[string]house.Box{"dzicz": {First: true}}
	d := w.show(t, 1280, 800, shelf(w))
	texts, _ := tabletest.Drawn(t, d.Root().Draw)
	if d.State("box:dzicz", "selected") != true || !slices.Contains(texts, "Start with this one") {
		t.Errorf("Dzicz is not proposed: %q", texts)
	}
	w.keep(t, "dzicz", 2, "Celina", "Dorota")
	w.Settings.Game = "paliwo"
	d = w.show(t, 1280, 800, shelf(w))
	texts, _ = tabletest.Drawn(t, d.Root().Draw)
	if d.State("box:paliwo", "selected") != true || slices.Contains(texts, "Start with this one") {
		t.Errorf("the last game is not chosen: %q", texts)
	}
	w.Settings.Game = "of another version"
	if d = w.show(t, 1280, 800, shelf(w)); d.State("box:dzicz", "selected") != true {
		t.Error("the newest game that is kept is not chosen")
	}
}

// TestTheShelfShowsHowFarEachCourseIs.
func TestTheShelfShowsHowFarEachCourseIs(t *testing.T) {
	w := newWorld(t)
	course := assets.Lessons("dzicz")
	w.Settings.Lessons = map[string]bool{course[0].ID(): true, course[2].ID(): true}
	d := w.show(t, 1280, 800, shelf(w))
	for _, g := range w.Games {
		want := map[bool]int{true: 2, false: 0}[g.ID() == "dzicz"]
		if n := d.Find("course:" + g.ID()); n.State["done"] != want || n.State["of"] != len(assets.Lessons(g.ID())) || n.Label == "" {
			t.Errorf("%s: %+v", g.ID(), n)
		}
	}
}

func TestPlayNowIsOneClick(t *testing.T) {
	w := newWorld(t)
	d := w.show(t, 1280, 800, shelf(w))
	d.Click("box:dolores")
	d.Click("play")
	if want := []string{"play now dolores"}; !slices.Equal(w.went, want) {
		t.Errorf("went to %v, want %v", w.went, want)
	}
}
