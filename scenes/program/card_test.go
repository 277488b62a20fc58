package program

import (
	"path/filepath"
	"testing"

	"schron/input"
	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/house"
	"schron/scenes/store"
)

// meets puts a match of Dzicz of two people on a table at which things are explained.
func meets(t *testing.T) *running {
	t.Helper()
	r := walk(t, t.TempDir(), usual())
	r.house.Change(func(s *store.Settings) { s.ShowMe, s.Covers = true, nil })
	r.deal(t)
	return r
}

// deal puts a new match of Ala and Bartek on the table.
func (r *running) deal(t *testing.T) {
	t.Helper()
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(g, []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}, rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	r.house.Navigation.Table(house.Match{Match: m})
	r.Ticks(60)
}

// card is the card that is shown, "" if none is.
func (r *running) card() string {
	r.Ticks(30)
	if !r.Has("card") {
		return ""
	}
	return r.State("card", "card").(string)
}

func (r *running) move(t *testing.T, text string) {
	t.Helper()
	m, err := r.table.Match().Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 60 && r.table.Early(); n++ {
		r.Ticks(1)
	}
	if !r.table.Play(m) {
		t.Fatalf("%s is not played: %q", text, r.Toasts())
	}
}

// TestWhatIsNewIsExplainedOnce to each person: the question that is asked first, with
// a way to its rule, and never again, in no other match either.
func TestWhatIsNewIsExplainedOnce(t *testing.T) {
	r := meets(t)
	if got := r.card(); got != "home" {
		t.Fatalf("at first %q is explained", got)
	}
	r.Click("card:rule")
	r.at(t, "rulebook")
	r.Key(input.KeyEscape)
	r.at(t, "table")
	at := r.Point("card:ok")
	r.Script.FastClick(at)
	r.Script.FastClick(at)
	if r.table.Looking() || r.Scene() != "table" || r.table.Match().Len() != 0 {
		t.Error("the second of two clicks falls through a card that goes")
	}
	if got := r.card(); got != "" {
		t.Fatalf("%q is explained after it", got)
	}
	r.move(t, "home c1")
	if got := r.card(); got != "home" {
		t.Fatalf("to the other one %q is explained", got)
	}
	r.move(t, "home c5") // whoever plays on has seen it
	if got := r.card(); got != "action" {
		t.Fatalf("where an action is asked for %q is explained", got)
	}
	r.Key(input.KeyEnter)
	if got := r.card(); got != "" {
		t.Fatalf("Enter does not put %q away", got)
	}
	r.deal(t)
	if got := r.card(); got != "" {
		t.Errorf("in the next match %q is explained again", got)
	}
}

// TestNothingIsExplainedToWhoWantsNone: one click at the card is enough, the settings
// bring it back, and bots are told nothing.
func TestNothingIsExplainedToWhoWantsNone(t *testing.T) {
	r := meets(t)
	r.Click("card:off")
	r.move(t, "home c1")
	if got := r.card(); got != "" || r.house.Settings.ShowMe {
		t.Fatalf("%q is explained to who wants no explanations", got)
	}
	r.house.Change(func(s *store.Settings) { s.ShowMe = true })
	if got := r.card(); got != "home" {
		t.Errorf("switched on again %q is explained", got)
	}
}

// TestTheSceneOfTheCardExplainsTheLastMoveToo: first what happened with it, else
// what is asked.
func TestTheSceneOfTheCardExplainsTheLastMoveToo(t *testing.T) {
	m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, filepath.Join("..", "..", "build", "shots", "wcp.json")))
	if err != nil {
		t.Fatal(err)
	}
	w := usual()
	w.Match, w.Scene, w.Shot = m, "card", "card.png"
	for at, want := range map[int]string{0: "vehicle", 96: "button", 97: "press"} {
		w.At = at
		if got := run(t, t.TempDir(), w).card(); got != want {
			t.Errorf("after %d moves %q is explained, want %q", at, got, want)
		}
	}
}

// TestTheLastChapterExplainsToo: where everybody plays freely in a chapter, and not
// where the coach speaks.
func TestTheLastChapterExplainsToo(t *testing.T) {
	for step, want := range map[int]string{1: "", 2: "home"} {
		r := learn(t, "dzicz/game", step)
		r.house.Change(func(s *store.Settings) { s.ShowMe = true })
		r.awaitLearner(t)
		if got := r.card(); got != want {
			t.Errorf("at step %d %q is explained, want %q", step, got, want)
		}
		if r.Has("card") && r.Root().Node("card").Rect.Intersects(r.Root().Node("lesson:bubble").Rect) {
			t.Error("the card lies over what the coach says")
		}
	}
}

// TestACardObeysTheKeys: Tab comes to its OK first, Ctrl+Enter presses that, and Escape
// puts the card away before anything else.
func TestACardObeysTheKeys(t *testing.T) {
	r := meets(t)
	r.card()
	r.Key(input.KeyTab)
	if got := r.Focus(); got != "card:ok" {
		t.Errorf("Tab comes to %q first", got)
	}
	r.Key(input.KeyEscape)
	if r.card() != "" || r.Has("menu:resume") {
		t.Error("Escape does not put the card away, and nothing else")
	}
	r.move(t, "home c1")
	if r.card() == "" {
		t.Fatal("nothing is explained to the other one")
	}
	r.Key(input.KeyEnter, input.Ctrl)
	if got := r.card(); got != "" {
		t.Errorf("Ctrl+Enter leaves the card %q", got)
	}
}

// TestAKeyJumpsBetweenTheAreas of the table, there and back, and remembers where it was.
func TestAKeyJumpsBetweenTheAreas(t *testing.T) {
	r := meets(t)
	r.card()
	r.Key(input.KeyEscape)
	r.move(t, "home c1")
	r.card()
	r.Key(input.KeyEscape)
	r.move(t, "home c5")
	r.card()
	r.Key(input.KeyEscape)
	var went []string
	for range 4 {
		r.Key(input.KeyF6)
		went = append(went, r.Focus())
	}
	if r.Root().Node(went[0]).Role != "field" || r.Root().Node(went[1]).Role == "field" {
		t.Errorf("it goes to %q", went)
	}
	r.Key(input.KeyF6)
	if r.Focus() != went[0] && r.Focus() != went[1] {
		t.Errorf("after %q it goes to %q", went, r.Focus())
	}
	was := r.Focus()
	r.Key(input.KeyF6)
	if r.Key(input.KeyF6, input.Shift); r.Focus() != was {
		t.Errorf("back it goes to %q, not %q", r.Focus(), was)
	}
}

// TestThePageOfKeysIsReached from the sheet, with the keys of its game alone.
func TestThePageOfKeysIsReached(t *testing.T) {
	r := meets(t)
	r.card()
	r.Key(input.KeyEscape)
	r.Key(input.KeyF2)
	r.Click("sheet:keys")
	r.at(t, "keys")
	if !r.Has("key:table:undo") || r.Has("key:wcp:wcp.right") {
		t.Error("it lists other keys")
	}
	r.Key(input.KeyEscape)
	r.at(t, "table")
	r.house.Navigation.Keys("")
	r.Ticks(2)
	for range 20 {
		if r.Has("key:wcp:wcp.right") {
			return
		}
		r.Wheel("keys:all", -3)
	}
	t.Error("for all games the keys of WCP are missing")
}
