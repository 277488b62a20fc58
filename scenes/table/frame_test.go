package table_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"schron/input"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
)

func TestPlayersTakeTurnsByClicks(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	if got := w.label("prompt"); got != "[toy.prompt.act]" {
		t.Errorf("prompt %q", got)
	}
	w.Click("field")
	if w.tb.Match().Len() != 1 || w.kept != 1 || w.tb.Acting() != 1 {
		t.Errorf("%d moves, saved %d times, seat %d acts", w.tb.Match().Len(), w.kept, w.tb.Acting())
	}
	w.Drag("field", "tray")
	w.Click("pass")
	if w.tb.Match().Len() != 3 {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
	if got := w.State("turn", "focused"); got != nil {
		t.Errorf("the turns have the focus")
	}
	if got := w.label("turn"); got != "Turn 2 of 2" {
		t.Errorf("turn %q", got)
	}
}

func TestARefusalIsShownWithItsRule(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2)})
	w.Click("tray")
	if diff := cmp.Diff([]string{"[toy.refuse.shout] TOY-1"}, w.Toasts()); diff != "" {
		t.Error(diff)
	}
	if w.tb.Match().Len() != 0 || w.kept != 0 {
		t.Errorf("%d moves, saved %d times", w.tb.Match().Len(), w.kept)
	}
}

func TestTheFaceIsToldOfAnotherPosition(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	at := w.face.changed
	w.Stack.InvalidateAll()
	w.Ticks(3)
	if w.face.changed != at {
		t.Error("told without a change")
	}
	for _, do := range []func(){
		func() { w.Click("field") },
		func() { w.Key(input.KeyZ, input.Ctrl); w.Click("confirm:yes") },
		func() { w.Key(input.KeyY, input.Ctrl) },
	} {
		do()
		w.Ticks(1)
		if w.face.changed <= at {
			t.Errorf("not told after %d moves", w.tb.Match().Len())
		}
		at = w.face.changed
	}
}

func TestChoicesAreButtons(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Choices: 5}, {Choices: 2, NoPass: true}, {}}}
	w := open(t, lines{game: g, players: toy.People(1)})
	w.Click("choice:choose 3")
	if w.Has("pass") {
		t.Error("there is a way to go on where there is none")
	}
	w.face.t.HideChoices(func(m rules.Move) bool { return m == toy.Choose(0) })
	w.Stack.InvalidateAll()
	w.Ticks(1)
	if w.Has("choice:choose 0") {
		t.Error("a choice stands in the prompt and on the board")
	}
	w.Click("choice:choose 1")
	if diff := cmp.Diff([]string{"choose 3", "choose 1"}, notation(w)); diff != "" {
		t.Error(diff)
	}
}

func TestOneButtonOfThePromptIsUrgedTo(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{Choices: 2}}}, players: toy.People(1)})
	urged := func() []string {
		var out []string
		for _, id := range []string{"pass", "choice:choose 0", "choice:choose 1"} {
			if w.Find(id).State["amber"] == true {
				out = append(out, id)
			}
		}
		return out
	}
	if got := urged(); !slices.Equal(got, []string{"pass"}) {
		t.Errorf("unasked %v stands out", got)
	}
	for _, c := range []struct {
		urges rules.Move
		want  string
	}{{toy.Choose(1), "choice:choose 1"}, {rules.Move{}, "pass"}} { // for one build only
		w.face.urges = c.urges
		w.Stack.InvalidateAll()
		w.Ticks(1)
		if got := urged(); !slices.Equal(got, []string{c.want}) {
			t.Errorf("%v stands out, want %s", got, c.want)
		}
	}
}

// notation lists the moves played.
func notation(w *world) []string {
	var out []string
	for _, e := range w.tb.Match().Log(rules.NoSeat) {
		out = append(out, e.Notation)
	}
	return out
}

func TestTheEndOfAGoIsConfirmedOnlyIfWanted(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Ends: true}, {Ends: true}, {}, {}}}
	w := open(t, lines{game: g, players: toy.People(1)})
	w.Click("pass")
	if w.tb.Match().Len() != 1 {
		t.Fatal("it was asked unasked")
	}
	w.house.Settings.ConfirmEnd = true
	w.Click("pass")
	w.Click("confirm:no")
	w.Click("pass")
	w.Key(input.KeyEscape)
	if w.tb.Match().Len() != 1 || w.Has("confirm") {
		t.Fatal("the go ended unconfirmed")
	}
	w.Click("pass")
	w.Click("confirm:yes")
	if w.tb.Match().Len() != 2 || w.Has("confirm") {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
	w.Click("pass") // does not end a go
	if w.tb.Match().Len() != 3 {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
}

// TestEachPersonChoosesToBeAsked, in the menu of the table; the setting for everybody
// puts what each chose aside.
func TestEachPersonChoosesToBeAsked(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{{Seat: 0}, {Seat: 1}, {Seat: 0}, {Seat: 1}, {Seat: 0}}}
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Key(input.KeyEscape)
	w.Click("menu:confirm-end")
	w.Click("menu:resume")
	w.Click("pass")
	if !w.Has("confirm") || w.tb.Match().Len() != 0 {
		t.Fatal("who chose it is not asked")
	}
	w.Click("confirm:yes")
	w.Ticks(60)
	w.Click("pass")
	if w.tb.Match().Len() != 2 {
		t.Fatal("the other one is asked")
	}
	w.house.ConfirmEnds(false)
	w.Ticks(60)
	w.Click("pass")
	if w.tb.Match().Len() != 3 {
		t.Fatal("nobody wants to be asked")
	}
	w.house.ConfirmEnds(true)
	w.Ticks(60)
	w.Click("pass")
	if !w.Has("confirm") || w.tb.Match().Len() != 3 {
		t.Error("everybody wants to be asked")
	}
}

func TestGivingSomethingUpIsAlwaysConfirmed(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{Forgoes: true}, {}}}, players: toy.People(1)})
	w.Click("pass")
	w.Click("confirm:no")
	if w.tb.Match().Len() != 0 || w.Has("confirm") {
		t.Fatal("it was given up unconfirmed")
	}
	w.Click("pass")
	w.Click("confirm:yes")
	if w.tb.Match().Len() != 1 || w.Has("confirm") {
		t.Errorf("%d moves", w.tb.Match().Len())
	}
}

func TestTheMenuLeadsEverywhere(t *testing.T) {
	g := two(1)
	g.As = "dzicz"
	w := open(t, lines{game: g, players: toy.People(2)})
	w.Click("rules")
	w.Key(input.KeyF1)
	for _, id := range []string{"rules", "settings", "shelf"} {
		w.Key(input.KeyEscape)
		w.Click("menu:" + id)
	}
	if diff := cmp.Diff([]string{"rules dzicz", "rules dzicz", "rules dzicz", "settings", "shelf"}, w.went); diff != "" {
		t.Error(diff)
	}
	w.Key(input.KeyEscape)
	if w.Focus() != "menu:resume" {
		t.Errorf("the focus is on %q", w.Focus())
	}
	w.Key(input.KeyEscape)
	if w.Has("menu:resume") {
		t.Error("Escape leaves the menu open")
	}
	w.Click("menu")
	w.Click("menu:resume")
	if w.Has("menu:resume") {
		t.Error("the menu stays open")
	}
}

// TestAGameWithoutARulebookOffersNone in the bar, in the menu, or by its key.
func TestAGameWithoutARulebookOffersNone(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2)})
	w.Key(input.KeyF1)
	bar := w.Has("rules")
	w.Click("menu")
	if bar || w.Has("menu:rules") || len(w.went) > 0 {
		t.Errorf("the bar offers it: %v, the menu: %v, F1 leads to %q", bar, w.Has("menu:rules"), w.went)
	}
}

func TestSavingUnderAName(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2)})
	ask := func() {
		w.Click("menu")
		w.Click("menu:save")
	}
	ask()
	if w.Focus() != "save:name" {
		t.Errorf("focus %q", w.Focus())
	}
	w.Key(input.KeyBackspace) // what is proposed is chosen
	if w.Find("save:yes").Enabled {
		t.Error("can save under no name")
	}
	w.Type("  ")
	w.Key(input.KeyEnter)
	if len(w.saved) != 0 {
		t.Error("saved under a name of spaces")
	}
	w.Type("Żółw ")
	w.Click("save:yes")
	ask()
	w.Type("Żółw")
	w.Key(input.KeyEnter)
	if diff := cmp.Diff([]string{"Żółw", "Żółw"}, w.saved); diff != "" {
		t.Error(diff)
	}
	if got := w.Toasts(); !slices.Contains(got, "Saved as “Żółw”.") {
		t.Errorf("toasts %q", got)
	}
	ask()
	w.Click("save:no")
	w.fail = errors.New("the disk is full")
	ask()
	w.Key(input.KeyEnter)
	if got := strings.Join(w.Toasts(), "|"); !strings.Contains(got, "the disk is full") {
		t.Errorf("toasts %q", got)
	}
}

// TestTheNameOfASaveIsProposed from the game, its players, the day and the turn;
// what is typed takes its place, and it is not that of another save.
func TestTheNameOfASaveIsProposed(t *testing.T) {
	for lang, want := range map[string][2]string{
		"pl": {"[toy.name] · Łucja, Błażej, Żaneta · 2031-03-05 · tura 4", "[toy.name] · Łucja, Błażej, Żaneta · 2031-03-05 · tura 4 (2)"},
		"en": {"[toy.name] · Łucja, Błażej, Żaneta · 2031-03-05 · turn 4", "[toy.name] · Łucja, Błażej, Żaneta · 2031-03-05 · turn 4 (2)"},
	} {
		w := open(t, lines{game: toy.Game{Asks: []toy.Ask{turn(0, 4)}}, players: toy.People(3), lang: lang})
		day := time.Date(2031, 3, 5, 14, 30, 0, 0, time.UTC)
		w.house.Files = store.Open(store.Home(t.TempDir()), func(string) (rules.Game, error) { return w.tb.Match().Game(), nil }, func() time.Time { return day })
		proposed := func() string {
			t.Helper()
			w.Click("menu")
			w.Click("menu:save")
			got := w.State("save:name", "value").(string)
			w.Type("X")
			if now := w.State("save:name", "value"); now != "X" {
				t.Errorf("typing makes %q of it", now)
			}
			w.Click("save:no")
			return got
		}
		if got := proposed(); got != want[0] {
			t.Errorf("proposed is %q, want %q", got, want[0])
		}
		if _, err := w.house.Files.SaveNew(want[0], w.tb.Match()); err != nil {
			t.Fatal(err)
		}
		if got := proposed(); got != want[1] {
			t.Errorf("with one like it proposed is %q, want %q", got, want[1])
		}
	}
}

func TestAMoveThatCannotBeSavedIsTold(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2)})
	w.fail = errors.New("the disk is full")
	w.Click("field")
	if w.tb.Match().Len() != 1 || !strings.Contains(strings.Join(w.Toasts(), "|"), "the disk is full") {
		t.Errorf("%d moves, toasts %q", w.tb.Match().Len(), w.Toasts())
	}
}

func TestKeysComeToTheFaceFirst(t *testing.T) {
	w := open(t, lines{game: two(1), players: toy.People(2)})
	w.face.held = true
	w.Key(input.KeyEscape)
	if w.face.held || w.Has("menu:resume") {
		t.Error("Escape did not only put down what was held")
	}
	w.Key(input.KeyR)
	w.Key(input.KeyEscape)
	if diff := cmp.Diff([]string{"escape", "r", "escape"}, w.face.keys); diff != "" {
		t.Error(diff)
	}
	if !w.Has("menu:resume") {
		t.Error("Escape did not open the menu")
	}
}

func TestReactionsAreDeclinedForThoseWhoDoNotWantToBeAsked(t *testing.T) {
	g := toy.Game{Asks: []toy.Ask{
		{Seat: 0, Private: true},
		{Seat: 1, Reaction: true},
		{Seat: 1, Reaction: true, Private: true},
		{Seat: 0, Private: true},
		{Seat: 1, Reaction: true, NoPass: true, Choices: 1},
	}}
	quiet := func(s *store.Settings) { s.AskReactions = false }
	w := open(t, lines{game: g, players: toy.People(2), set: quiet})
	w.Click("cover:open")
	w.Click("pass")
	w.Ticks(4)
	if w.tb.Match().Len() != 3 || w.tb.Cover() != 0 {
		t.Fatalf("%d moves, covered for %d", w.tb.Match().Len(), w.tb.Cover())
	}
	w.Click("cover:open")
	w.Ticks(4) // the recap
	w.Click("pass")
	w.Ticks(4)
	if w.tb.Match().Len() != 4 || w.tb.Acting() != 1 {
		t.Errorf("%d moves, seat %d acts: what must be chosen cannot be declined", w.tb.Match().Len(), w.tb.Acting())
	}
	w = open(t, lines{game: g, players: toy.People(2)})
	w.Click("cover:open")
	w.Click("pass")
	w.Ticks(4)
	if w.tb.Match().Len() != 1 || w.tb.Acting() != 1 {
		t.Errorf("%d moves, seat %d acts", w.tb.Match().Len(), w.tb.Acting())
	}
	if got := w.label("prompt:who"); got != "Błażej" {
		t.Errorf("the reaction is asked of %q", got)
	}
}

func TestBotsPlayByThemselves(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.WithBots(toy.People(2), 1), set: normal})
	w.face.still = true
	w.Click("pass")
	w.Ticks(2)
	if got := w.label("prompt"); got != "Błażej is thinking…" {
		t.Errorf("prompt %q", got)
	}
	w.Click("menu") // nothing happens below the menu
	w.Ticks(60)
	if w.tb.Match().Len() != 1 {
		t.Fatalf("%d moves", w.tb.Match().Len())
	}
	w.Key(input.KeyEscape)
	w.Ticks(60)
	if w.tb.Match().Len() != 2 || w.tb.Acting() != 0 {
		t.Errorf("%d moves, seat %d acts", w.tb.Match().Len(), w.tb.Acting())
	}
}

func TestAFaultIsACrash(t *testing.T) {
	gone := func(string) (rules.Bot, error) { return nil, errors.New("no such bot") }
	defer func() {
		if recover() == nil {
			t.Error("a fault was hidden")
		}
	}()
	w := open(t, lines{game: two(1), players: toy.WithBots(toy.People(2), 0), bots: gone})
	w.Ticks(2)
}

func TestMovesInARowAreRefusedWithTheReason(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	if n := w.tb.PlayAll(toy.Stay, toy.Shout); n != 1 || w.tb.Match().Len() != 1 {
		t.Errorf("%d were played, the match has %d moves", n, w.tb.Match().Len())
	}
	w.Ticks(2)
	if diff := cmp.Diff([]string{"[toy.refuse.shout] TOY-1"}, w.Toasts()); diff != "" {
		t.Error(diff)
	}
}

// TestAFaceMayNameSeatsByMoreThanTheirPlayer: log, prompt and result use that
// name, while the player's own is still known.
func TestAFaceMayNameSeatsByMoreThanTheirPlayer(t *testing.T) {
	w := open(t, lines{game: two(2), players: toy.People(2)})
	plain := w.tb.LookOf(0).Name
	w.face.also = " (x)"
	if got := w.tb.LookOf(0).Name; got != plain+" (x)" {
		t.Errorf("the seat is called %q", got)
	}
	if got := w.tb.PlayerLook(0).Name; got != plain {
		t.Errorf("the player is called %q", got)
	}
	if got := w.tb.LookOf(rules.NoSeat).Name; got != w.tb.PlayerLook(rules.NoSeat).Name || got == "" {
		t.Errorf("nobody is called %q", got)
	}
}
