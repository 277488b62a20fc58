package dzicz

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/dzicz"
)

// TestTheQuestionOffersNotThisTurnForItsKind plays "not this turn" from the bubble
// on the board and from the question below, each for the kind that is asked.
func TestTheQuestionOffersNotThisTurnForItsKind(t *testing.T) {
	for lang, words := range map[string][2]string{
		"pl": {"Nie w\u00a0tej turze (obrona)", "Nie w\u00a0tej turze (manewr)"},
		"en": {"Not this round (defence)", "Not this round (manoeuvre)"},
	} {
		d := lay(t, defending(t), 1280, 800, lang).Open()
		for _, id := range []string{"near:quiet", "choice:quiet"} {
			if got := d.Find(id).Label; got != words[0] {
				t.Errorf("%s says %q, want %q", id, got, words[0])
			}
		}
		d.Click("near:quiet")
		wantPlayed(d, 2, "quiet")
		d.Open()
		if got := d.State("player:1", "silent"); !slices.Equal(got.([]string), []string{"defence"}) {
			t.Errorf("%v silenced", got)
		}

		d = lay(t, declared(t), 1280, 800, lang).Open()
		if got := d.Find("choice:quiet").Label; got != words[1] {
			t.Errorf("the question says %q, want %q", got, words[1])
		}
		d.Click("choice:quiet")
		d.Open()
		if got := d.State("player:1", "silent"); !slices.Equal(got.([]string), []string{"manoeuvre"}) {
			t.Errorf("%v silenced", got)
		}
	}
}

// TestASilenceIsSeenAndLiftedInTheOwnLine: while Ala decides, Bartek lets the
// questions come again by a click in his line, one kind at a time.
func TestASilenceIsSeenAndLiftedInTheOwnLine(t *testing.T) {
	d := lay(t, hushed(t), 1280, 800, "pl").Open()
	if d.Has("silent:0:manoeuvre") || d.Has("silent:1:assault") || d.Has("silent:2:defence") {
		t.Error("a silence is shown that is none")
	}
	d.Hover("silent:1:defence")
	d.Ticks(40)
	for _, want := range []string{"Bartek", "W\u00a0tej turze bez pytań o\u00a0obronę granic.", "Kliknij, żeby pytania wróciły."} {
		if !strings.Contains(d.Tip(), want) {
			t.Errorf("the tooltip says %q, not %q", d.Tip(), want)
		}
	}
	n := d.Match.Len()
	d.Click("silent:1:defence")
	wantPlayed(d, n+1, "ask 1 border_defence")
	if d.Has("silent:1:defence") || !d.Has("silent:1:manoeuvre") || d.Table.Acting() != 0 {
		t.Errorf("after the click seat %d acts, the players are %v", d.Table.Acting(), d.State("player:1", "silent"))
	}
	d.Hover("silent:1:manoeuvre")
	d.Ticks(40)
	if want := "W\u00a0tej turze bez pytań o\u00a0sprawny manewr."; !strings.Contains(d.Tip(), want) {
		t.Errorf("the tooltip says %q, not %q", d.Tip(), want)
	}
	d.Click("silent:1:manoeuvre")
	wantPlayed(d, n+2, "ask 1 manoeuvre")
	d.Key(input.KeyZ, input.Ctrl)
	d.Click("confirm:yes")
	if !d.Has("silent:1:manoeuvre") {
		t.Error("the lift cannot be taken back")
	}
}

// TestASilenceIsLiftedOnTheTokenInFront: who has the screen clicks the token
// itself, which tells that no questions come about it.
func TestASilenceIsLiftedOnTheTokenInFront(t *testing.T) {
	m := hushed(t)
	play(t, m, "no")
	for m.Actor() != 1 {
		play(t, m, "pass")
	}
	d := lay(t, m, 1280, 800, "en").Open()
	if d.State("action:manoeuvre", "silent") != true || d.State("action:assault", "silent") != false {
		t.Error("the tokens in front do not show what is silenced")
	}
	d.Hover("action:manoeuvre")
	d.Ticks(40)
	if tip := d.Tip(); !strings.Contains(tip, "No questions about manoeuvres this round.") || !strings.Contains(tip, "Click to be asked again.") {
		t.Errorf("the tooltip says %q", tip)
	}
	n := d.Match.Len()
	d.Click("action:manoeuvre")
	wantPlayed(d, n+1, "ask 1 manoeuvre")
	if d.State("action:manoeuvre", "silent") != false || d.State("action:defence", "silent") != true {
		t.Error("the wrong silence was lifted")
	}
}

// TestNobodyLiftsABotsSilence nor any in the past.
func TestNobodyLiftsABotsSilence(t *testing.T) {
	players := []rules.Player{{Name: "Ala"}, {Name: "Bartek", Bot: "random"}, {Name: "Celina"}}
	state, err := hushed(t).State()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(game.Game{}, players, state)
	if err != nil {
		t.Fatal(err)
	}
	d := lay(t, m, 1280, 800, "pl").Open()
	d.Click("silent:1:defence")
	if d.State("silent:1:defence", "may") != false || len(d.Toasts()) > 0 {
		t.Errorf("a bot's silence can be clicked: %q", d.Toasts())
	}
	d = lay(t, hushed(t), 1280, 800, "pl").Open()
	if d.State("silent:1:defence", "may") != true {
		t.Error("a person's silence cannot be lifted")
	}
	n := d.Match.Len()
	d.Table.Look(n)
	d.Ticks(2)
	d.Click("silent:1:defence")
	if d.Match.Len() != n || d.State("silent:1:defence", "may") != false {
		t.Error("a silence is lifted in the past")
	}
}
