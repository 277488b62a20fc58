package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
	"schron/scenes/scenetest"
	"schron/scenes/ui"
)

// TestEveryHandleAnswers: whatever looks like something to pick up can be picked up, is
// clicked for something, or says why not. That holds in every position in which somebody may
// act.
func TestEveryHandleAnswers(t *testing.T) {
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if d.Table.Acting() == rules.NoSeat {
			continue
		}
		for _, n := range d.Nodes() {
			kind, _, _ := strings.Cut(n.ID, ":")
			if kind == "token" || kind == "outpost" || kind == "soldier" {
				n = d.Find("field:" + n.ID[len(n.ID)-2:])
				if n.State["movable"] != true && n.State["legal"] != true && n.State["barred"] == nil {
					t.Errorf("%s: dragging what stands on %s says nothing: %v", name, n.Label, n.State)
				}
			}
			if (kind == "supply" || kind == "action") && n.State["usable"] != true && n.State["barred"] == nil {
				t.Errorf("%s: dragging %s says nothing", name, n.ID)
			}
		}
	}
}

// TestHandlesThatDoNothingSayWhy when they are dragged, each with a sentence that is
// true, in both languages; nothing is lifted or played.
func TestHandlesThatDoNothingSayWhy(t *testing.T) {
	for _, c := range []struct {
		start        func(testing.TB) *rules.Match
		from, pl, en string
	}{
		{opening, "supply:outpost", "Najpierw wybierz swoją krawędź. DZ-7", "First choose your edge. DZ-7"},
		{opening, "action:assault", "Najpierw wybierz swoją krawędź. DZ-7", "First choose your edge. DZ-7"},
		{opening, "field:c1", "Żetony i przyczółki zostają tam, gdzie leżą.", "Tokens and outposts stay where they lie."},
		{middle, "field:b3", "Na b3 stoi żołnierz gracza Bartek, nie twój. DZ-9", "The soldier on b3 is Bartek’s, not yours. DZ-9"},
		{middle, "field:a3", "Żetony i przyczółki zostają tam, gdzie leżą.", "Tokens and outposts stay where they lie."},
		{middle, "action:assault", "Gwałtowne natarcie następuje zaraz po ruchu żołnierza, a żaden nie ruszył się tak, żeby mógł iść dalej. DZ-16", "An assault comes right after a soldier’s move, and none has just moved that could go on. DZ-16"},
		{middle, "action:expansion", "Zakryty: już zużyty.", "Covered: already used."},
		{middle, "action:defence", "Obrona granic odpowiada na wejście żołnierza, a żaden teraz nie wchodzi. DZ-17", "Border defence answers a soldier’s move onto a field, and no soldier is moving. DZ-17"},
		{acting, "field:c3", "Ruch żołnierzy w tej kolejce jest już zakończony. DZ-15", "The movement of soldiers is over in this turn. DZ-15"},
		{moved, "field:c4", "Żołnierz na c4 już się w tej kolejce ruszył. DZ-9", "The soldier on c4 has moved in this turn. DZ-9"},
		{defending, "supply:token", "Najpierw odpowiedź na wejście żołnierza: Bartek decyduje o obronie granic. DZ-17", "First Bartek decides whether to use border defence. DZ-17"},
	} {
		for lang, want := range map[string]string{"pl": c.pl, "en": c.en} {
			d := lay(t, c.start(t), 1280, 800, lang).Open()
			n := d.Match.Len()
			d.Carry(c.from, "field:e5")
			if d.Root().Dragging() != nil {
				t.Errorf("%s is lifted", c.from)
			}
			d.LetGo()
			if got := strings.ReplaceAll(strings.Join(d.Toasts(), " | "), "\u00a0", " "); got != want {
				t.Errorf("%s says %q\nwant %q", c.from, got, want)
			}
			if d.Match.Len() != n {
				t.Errorf("%s: something was played", c.from)
			}
		}
	}
}

// TestWhatMayBeActedOnIsMarkedAlike: soldiers, pieces beside the board, action tokens
// and fields say that they may be, and nothing else does.
func TestWhatMayBeActedOnIsMarkedAlike(t *testing.T) {
	for _, c := range []struct {
		start func(testing.TB) *rules.Match
		want  string
	}{
		{opening, "field:b5 field:c5 field:d5 field:e2 field:e3 field:e4 supply:token"},
		{declared, "action:manoeuvre field:b3 soldier:b3"},
		{defending, "action:defence"},
		{removing, ""},
	} {
		for _, v := range scenetest.Views("pl", "en") {
			d := lay(t, c.start(t), v.W, v.H, v.Lang).Open()
			got := map[string]bool{}
			for _, n := range d.Nodes() {
				if n.State[ui.MayState] == true && n.ID != "secret" && n.Role != "silence" {
					got[n.ID] = true
				}
			}
			for _, id := range strings.Fields(c.want) {
				if !got[id] {
					t.Errorf("%v: %s is not marked", v, id)
				}
				delete(got, id)
			}
			if len(got) > 0 {
				t.Errorf("%v: marked are also %v", v, got)
			}
		}
	}
}

// TestAnActionTokenIsDraggedToItsField: where one soldier can go there by it; border
// defence to the field that is entered.
func TestAnActionTokenIsDraggedToItsField(t *testing.T) {
	d := lay(t, defending(t), 1280, 800, "en").Open()
	d.Drag("action:defence", "field:a1")
	if got := d.Toasts(); d.Match.Len() != 1 || len(got) != 1 || !strings.Contains(got[0], "b3, which the soldier enters") {
		t.Errorf("a wrong field says %q", got)
	}
	d.Drag("action:defence", "field:b3")
	wantPlayed(d, 2, "defend")

	d = lay(t, declared(t), 1280, 800, "en").Open()
	d.Drag("action:manoeuvre", "field:e5")
	if got := d.Toasts(); len(got) != 1 || !strings.Contains(got[0], "None of your soldiers can go to") {
		t.Errorf("a field out of reach says %q", got)
	}
	d.Drag("action:manoeuvre", "field:b2")
	wantPlayed(d, 3, "manoeuvre b3 b2")

	two := kit.Changed(t, declared(t), func(p *position) { p.Players[1].Soldiers = fields(t, "b3", "a2") })
	d = lay(t, two, 1280, 800, "en").Open()
	d.Drag("action:manoeuvre", "field:b2")
	if got := d.Toasts(); d.Match.Len() != 0 || len(got) != 1 || !strings.Contains(got[0], "More than one soldier") {
		t.Errorf("a field that two can enter says %q", got)
	}
	d.Drag("action:manoeuvre", "field:a1")
	wantPlayed(d, 1, "manoeuvre a2 a1")

	m := middle(t)
	play(t, m, "move c3 c4")
	d = lay(t, m, 1280, 800, "en").Open()
	d.Drag("action:assault", "field:b4")
	wantPlayed(d, 2, "assault c4 b4")
}

// TestAnAnswerIsAmberInOneWay: of the question on the board and the one below one
// button stands out at most.
func TestAnAnswerIsAmberInOneWay(t *testing.T) {
	for _, c := range []struct {
		start func(testing.TB) *rules.Match
		want  string
	}{{defending, "near:defend"}, {removing, "near:remove"}, {declared, ""}, {middle, ""}, {acting, ""}, {expanding, ""}} {
		d := lay(t, c.start(t), 1280, 800, "pl").Open()
		got := ""
		for _, n := range d.Nodes() {
			if n.State["amber"] == true {
				got += n.ID
			}
		}
		if got != c.want {
			t.Errorf("urged to %q, want %q", got, c.want)
		}
		p := d.Table.Prompt()
		main := 0
		for _, x := range p.Choices {
			if x.Main {
				main++
			}
		}
		if p.Pass != nil && p.Pass.Main || main > 1 || main == 0 && c.want != "" {
			t.Errorf("%q: %d choices are the way on", c.want, main)
		}
	}
}
