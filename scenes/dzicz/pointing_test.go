package dzicz

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
)

func TestAClickPicksUpAndPutsDown(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	legal := func() string {
		var out []string
		for _, n := range d.Nodes() {
			if n.Role == "field" && n.State["legal"] == true {
				out = append(out, n.Label)
			}
		}
		return strings.Join(out, " ")
	}
	ahead := legal()
	if strings.Contains(ahead, "c3") || d.State("soldier:c3", "movable") != true || d.State("soldier:b3", "movable") != false {
		t.Errorf("actions on %q, or the wrong soldiers may move", ahead)
	}
	d.PicksUp("soldier:c3", "soldier:c3")
	if got := legal(); got != "c2 b3 d3 c4" {
		t.Errorf("targets %q", got)
	}
	d.Click("soldier:c3")
	if legal() != ahead {
		t.Error("a second click does not put the soldier down")
	}
	d.Click("field:c3")
	d.Key(input.KeyEscape)
	if legal() != ahead || d.Has("menu:resume") {
		t.Error("Escape does not put the soldier down, or does more")
	}
	d.Click("soldier:c3")
	d.Hover("field:b3")
	lines := strings.Join(d.State("bubble", "lines").([]string), "\n")
	for _, want := range []string{"Usuwa żołnierza gracza Bartek.", "razem z\u00a0przyczółkiem", "obrony granic"} {
		if !strings.Contains(lines, want) {
			t.Errorf("the bubble says %q, not %q", lines, want)
		}
	}
	d.Click("field:c4")
	wantPlayed(d, 1, "move c3 c4")
}

func TestAWrongDropFliesBackWithTheReason(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	for _, c := range []struct{ field, rule string }{{"field:e3", "DZ-9"}, {"field:d4", "DZ-9"}} {
		d.Drag("soldier:c3", c.field)
		toasts := d.Toasts()
		if len(toasts) == 0 || !strings.Contains(toasts[len(toasts)-1], c.rule) {
			t.Errorf("%s: toasts %q, want one with %s", c.field, toasts, c.rule)
		}
		if d.Match.Len() != 0 || !d.Has("soldier:c3") {
			t.Fatalf("%s: something was played", c.field)
		}
	}
	d = lay(t, acting(t), 1280, 800, "pl").Open()
	d.Drag("supply:token", "field:c4")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.HasSuffix(toasts[0], "DZ-14") {
		t.Errorf("toasts %q, want DZ-14", toasts)
	}
	d.Click("supply:token")
	if d.State("field:c4", "banned") != true || d.State("field:e3", "banned") != false {
		t.Error("the fields around outposts are not shown as such")
	}
	d.Click("field:c4")
	if d.Match.Len() != 1 || d.State("supply:token", "held") != true {
		t.Error("a refused click puts the token down")
	}
	d.Click("field:e3")
	wantPlayed(d, 2, "token e3")
}

func TestKeysPlay(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	for range 60 {
		if d.Key(input.KeyTab); d.Focus() == "field:c3" {
			break
		}
	}
	d.Key(input.KeyEnter)
	if d.State("field:c3", "held") != true {
		t.Fatal("Enter does not pick the soldier up")
	}
	d.Key(input.KeyUp)
	if d.Focus() != "field:c4" || !d.Has("bubble") {
		t.Fatalf("the focus is on %q", d.Focus())
	}
	d.Key(input.KeyEnter)
	wantPlayed(d, 1, "move c3 c4")
}

func TestASoldierRemovesTheTokenUnderIt(t *testing.T) {
	d := lay(t, crowded(t), 1280, 800, "pl").Open()
	if d.Has("strike:b3") || !d.Has("strike:a1") || !d.Has("strike:d3") {
		t.Fatal("the wrong soldiers may remove tokens")
	}
	d.Click("strike:d3")
	wantPlayed(d, 1, "strike d3")
	if d.Has("token:d3") || d.State("soldier:d3", "used") != true {
		t.Error("the token lies there still, or the soldier may move")
	}
}

func TestEdgesAreChosenAndPreviewed(t *testing.T) {
	d := lay(t, opening(t), 1280, 800, "pl").Open()
	d.Hover("field:e3")
	if d.State("edge:E", "owner") != 2 || d.State("edge:E", "preview") != true || d.State("edge:N", "owner") != nil {
		t.Error("the edge is not previewed")
	}
	d.Click("field:d1")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.HasSuffix(toasts[0], "DZ-7") {
		t.Errorf("toasts %q, want DZ-7", toasts)
	}
	d.Click("field:e3")
	if d.Match.Len() != 3 {
		t.Fatal("the home was not chosen")
	}
	d.Open()
	if d.State("edge:E", "owner") != 2 || d.State("edge:E", "preview") != false {
		t.Error("the edge is not Celina's")
	}
}

func TestADeclarationIsShownWhileOthersAreAsked(t *testing.T) {
	d := lay(t, declared(t), 1280, 800, "pl").Open()
	if d.State("pending:e3", "owner") != 0 || d.Has("token:e3") {
		t.Error("the declared token is not shown as declared")
	}
	if d.State("action:manoeuvre", "usable") != true {
		t.Error("the manoeuvre cannot be used")
	}
	d.Click("action:manoeuvre")
	if d.State("field:b3", "held") != true {
		t.Error("the only soldier is not in hand")
	}
}

func TestMissionsTellTheirPartsAndFields(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	d.Hover("mission:trail:0")
	d.Ticks(40)
	for _, want := range []string{"Ala 3/4", "jest: ", "brakuje: "} {
		if !strings.Contains(d.Tip(), want) {
			t.Errorf("the tooltip says %q, not %q", d.Tip(), want)
		}
	}
	if d.State("mission:trail", "holder") != nil {
		t.Error("somebody holds the trail")
	}
	c := lay(t, crowded(t), 1280, 800, "pl").Open()
	if c.State("mission:trail", "holder") != 0 || c.State("player:1", "would_win") != true || c.State("player:2", "would_win") != false {
		t.Error("holders and winners are not shown")
	}
}

func TestAReplayPlaysNothing(t *testing.T) {
	m := match(t, 2, "home c1", "home c5", "token c2")
	d := lay(t, m, 1280, 800, "pl").Open()
	d.Click("log:0")
	d.Click("field:d2")
	if m.Len() != 3 || d.Table.Acting() != rules.NoSeat {
		t.Error("something was played in the past")
	}
}

// TestTheHintSaysWhatTheMouseCanDo by what is decided and what is in hand.
func TestTheHintSaysWhatTheMouseCanDo(t *testing.T) {
	for _, c := range []struct {
		start func(testing.TB) *rules.Match
		click string
		want  string
	}{
		{opening, "", "Choose a middle field of a free edge."},
		{middle, "", "Move a soldier, or click a marked field: the action there ends the movement."},
		{middle, "soldier:c3", "Choose a field for the soldier. Esc puts it back."},
		{acting, "", "Click a marked field, or drag a piece onto one."},
		{acting, "supply:token", "Choose a field. Esc puts the piece back."},
		{extra, "", "Click a marked field, or drag a piece onto one."},
		{declared, "", "Click a soldier, or drag it to a field beside it."},
		{defending, "", "On the fields around an outpost only its owner puts tokens. Point at an outpost to see them."},
	} {
		d := lay(t, c.start(t), 1280, 800, "en").Open()
		if c.click != "" {
			d.Click(c.click)
		}
		if got := d.Find("hint").Label; got != c.want {
			t.Errorf("the hint says %q, want %q", got, c.want)
		}
	}
}

// TestAnOutpostPointedAtShowsItsFields: another's keeps tokens off the field and
// those beside it, the own one does not.
func TestAnOutpostPointedAtShowsItsFields(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	banned := func() string {
		var out []string
		for _, n := range d.Nodes() {
			if n.Role == "field" && n.State["banned"] == true {
				out = append(out, n.Label)
			}
		}
		return strings.Join(out, " ")
	}
	d.Hover("outpost:b3")
	if got := banned(); got != "b2 a3 b3 c3 b4" {
		t.Errorf("Bartek's outpost keeps off %q", got)
	}
	d.Hover("outpost:d2")
	if got := banned(); got != "" {
		t.Errorf("the own outpost keeps off %q", got)
	}
	d.Away()
	if got := banned(); got != "" {
		t.Errorf("nothing keeps off %q", got)
	}
}

// TestAnotherPositionForgetsWhatWasInHand: a soldier in hand, a mission held up and
// a share pointed at belong to the position in which that was done.
func TestAnotherPositionForgetsWhatWasInHand(t *testing.T) {
	three := func() (*desk, *rules.Match) {
		m := kit.Changed(t, middle(t), func(p *position) {
			p.Players[0].Soldiers = fields(t, "c3", "e2")
		})
		return lay(t, m, 1280, 800, "pl").Open(), m
	}
	d, m := three()
	d.Click("soldier:c3")
	play(t, m, "move e2 e1")
	d.Ticks(2)
	if d.State("field:c3", "held") != false || d.State("field:c4", "legal") != false {
		t.Error("the soldier stays in hand")
	}
	d, m = three()
	d.Hold("secret")
	if d.State("secret", "lifted") != true {
		t.Fatal("the mission is not held up")
	}
	play(t, m, "move e2 e1")
	d.Ticks(2)
	if d.State("secret", "lifted") != false {
		t.Error("the mission stays open")
	}
	d, m = three()
	d.Hover("mission:trail:0")
	if !d.Face.marked.on {
		t.Fatal("no share is pointed at")
	}
	play(t, m, "move e2 e1")
	d.Ticks(2)
	if d.Face.marked.on {
		t.Error("the fields of the share stay marked")
	}
}
