package house_test

import (
	"image/color"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/assets"
	"schron/rules"
	"schron/scenes/house"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/ui"
	"schron/sprites"
)

// host counts how often everything was built again.
type host struct {
	ui.Host
	built int
}

func (h *host) InvalidateAll() { h.built++ }

func open(t testing.TB) *house.House {
	t.Helper()
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	return &house.House{Texts: texts, Games: []rules.Game{toy.Game{}}, Settings: store.DefaultSettings("en")}
}

func TestPlayersLookDifferentUnlessTheyChose(t *testing.T) {
	h := open(t)
	h.SetLanguage("en")
	colours, marks := sprites.PlayerColours(), sprites.Marks()
	seen := map[house.Look]bool{}
	for i := range colours {
		look := h.LookOf(rules.Player{}, i)
		want := house.Look{
			Name: []string{"Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6"}[i],
			Mark: marks[i], Colour: sprites.PlayerColour(colours[i]), Words: sprites.PlayerText(colours[i]),
		}
		if diff := cmp.Diff(want, look); diff != "" {
			t.Error(diff)
		}
		seen[look] = true
	}
	if len(seen) != len(colours) {
		t.Errorf("%d players look in %d ways", len(colours), len(seen))
	}
	look := h.LookOf(rules.Player{Name: "Łucja", Colour: "teal", Mark: "star", Bot: "random"}, 0)
	want := house.Look{Name: "Łucja", Mark: "star", Colour: sprites.PlayerColour("teal"), Words: sprites.PlayerText("teal"), Bot: true, Plays: "computer: random"}
	if diff := cmp.Diff(want, look); diff != "" {
		t.Error(diff)
	}
	h.Settings.Marks = true
	if !h.LookOf(rules.Player{}, 0).Large {
		t.Error("the marks stay small")
	}
}

// TestUnknownLooksGetTheirTurns: a record from elsewhere may name colours and
// marks that the house does not have.
func TestUnknownLooksGetTheirTurns(t *testing.T) {
	h := open(t)
	look := h.LookOf(rules.Player{Name: "x", Colour: "pink", Mark: "hat"}, 1)
	want := h.LookOf(rules.Player{Name: "x"}, 1)
	if diff := cmp.Diff(want, look); diff != "" {
		t.Error(diff)
	}
}

// TestNobodyLooksLikeAnother reads players from a record that gives some a
// look and others none.
func TestNobodyLooksLikeAnother(t *testing.T) {
	h := open(t)
	looks := h.Looks([]rules.Player{
		{}, {Colour: "red", Mark: "star"}, {Colour: "red", Mark: "star"}, {Mark: "disc"}, {}, {Colour: "pink"},
	})
	colours, marks := map[color.NRGBA]bool{}, map[sprites.MarkID]bool{}
	for _, l := range looks {
		colours[l.Colour], marks[l.Mark] = true, true
	}
	if len(colours) != 6 || len(marks) != 6 {
		t.Errorf("%d colours and %d marks of 6 players", len(colours), len(marks))
	}
	if looks[1].Colour != sprites.PlayerColour("red") || looks[1].Mark != "star" || looks[3].Mark != "disc" {
		t.Errorf("who chose looks like %+v and %+v", looks[1], looks[3])
	}
	if got := len(h.Looks(make([]rules.Player, 8))); got != 8 {
		t.Errorf("%d looks of 8 players", got)
	}
}

func TestALanguageIsSpokenAtOnce(t *testing.T) {
	h := open(t)
	if h.Say("frame.undo") != "Cofnij" {
		t.Errorf("before one is chosen it says %q", h.Say("frame.undo"))
	}
	on := &host{}
	h.Host = on
	h.SetLanguage("en")
	if h.Lang() != "en" || h.Say("frame.undo") != "Undo" || on.built != 1 {
		t.Errorf("%s: %q, built %d times", h.Lang(), h.Say("frame.undo"), on.built)
	}
	if got := h.Name("dzicz"); got != "Dzicz" {
		t.Errorf("the game is called %q", got)
	}
}

func TestSettingsComeIntoForce(t *testing.T) {
	h := open(t)
	on := &host{}
	h.Host = on
	h.SetLanguage("en")
	on.built = 0
	var before, now store.Settings
	told := 0
	h.OnSettings = func(b, n store.Settings) { before, now, told = b, n, told+1 }
	h.Change(func(s *store.Settings) { s.Language, s.Marks = "pl", true })
	if told != 1 || before.Language != "en" || before.Marks || now.Language != "pl" || !now.Marks {
		t.Errorf("told %d times: %v → %v", told, before.Language, now.Language)
	}
	if h.Say("frame.undo") != "Cofnij" || on.built == 0 || !h.Settings.Marks {
		t.Errorf("it says %q, built %d times", h.Say("frame.undo"), on.built)
	}
}

func TestMotionFollowsTheSettings(t *testing.T) {
	h := open(t)
	ticks := map[store.Animation]int{}
	for _, a := range store.Animations() {
		h.Settings.Animation = a
		ticks[a] = h.MotionTicks()
		if h.Calm() != (a == store.AnimationReduced) || h.Moves() != (a == store.AnimationFast || a == store.AnimationNormal) {
			t.Errorf("%s: calm %v, moves %v", a, h.Calm(), h.Moves())
		}
	}
	if ticks[store.AnimationOff] != 0 || ticks[store.AnimationFast] <= 0 || ticks[store.AnimationNormal] <= ticks[store.AnimationFast] {
		t.Errorf("ticks %v", ticks)
	}
	if n := ticks[store.AnimationReduced]; n <= 0 || n > 12 {
		t.Errorf("a fade takes %d ticks", n)
	}
}

func TestGamesAreFoundById(t *testing.T) {
	h := open(t)
	if h.Game("toy") == nil || h.Game("chess") != nil {
		t.Errorf("toy %v, chess %v", h.Game("toy"), h.Game("chess"))
	}
}

func TestAGameMayHaveItsOwnWordsForTheFrame(t *testing.T) {
	h := open(t)
	n := rules.Number("n", 3)
	h.SetLanguage("en")
	if got := h.SayFor("dolores", "frame.turn", n); got != "Round 3" {
		t.Errorf("Dolores says %q", got)
	}
	if got := h.SayFor("wcp", "frame.turn", n); got != "Turn 3" {
		t.Errorf("WCP says %q", got)
	}
}

// TestTheCoverIsChosenByGame: former settings stay as they were told.
func TestTheCoverIsChosenByGame(t *testing.T) {
	h := open(t)
	var before, now store.Settings
	h.OnSettings = func(b, n store.Settings) { before, now = b, n }
	h.Cover("dzicz", true)
	h.Cover("toy", true)
	h.Cover("toy", false)
	if !before.Covers["toy"] || now.Covers["toy"] || !now.Covers["dzicz"] || now.Covers["wcp"] {
		t.Errorf("covers %v, then %v", before.Covers, now.Covers)
	}
}

// TestANameThatNobodyChoseIsSaidInTheLanguageOfNow, whatever a record says; one that
// somebody chose stays.
func TestANameThatNobodyChoseIsSaidInTheLanguageOfNow(t *testing.T) {
	h := open(t)
	for _, c := range []struct {
		player rules.Player
		i      int
		en, pl string
	}{
		{rules.Player{}, 1, "Player 2", "Gracz 2"},
		{rules.Player{Name: "Gracz 1"}, 1, "Player 1", "Gracz 1"},
		{rules.Player{Bot: "hard"}, 2, "Computer 3", "Komputer 3"},
		{rules.Player{Name: "Computer 2", Bot: "hard"}, 0, "Computer 2", "Komputer 2"},
		{rules.Player{Name: "Ala", Bot: "hard"}, 0, "Ala", "Ala"},
		{rules.Player{Name: "Player one"}, 0, "Player one", "Player one"},
	} {
		for lang, want := range map[string]string{"en": c.en, "pl": c.pl} {
			h.SetLanguage(lang)
			if look := h.LookOf(c.player, c.i); look.Name != want || (look.Plays != "") != (c.player.Bot != "") {
				t.Errorf("%s: %+v is called %q and plays %q, want %q", lang, c.player, look.Name, look.Plays, want)
			}
		}
		if _, known := h.Known(c.player); known != (c.player.Name == "Player one") {
			t.Errorf("%+v is remembered: %v", c.player, known)
		}
	}
}
