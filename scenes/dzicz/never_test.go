package dzicz

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
)

// own is Ala asked about a manoeuvre before her own action.
func own(t testing.TB) *rules.Match {
	t.Helper()
	m := declared(t)
	play(t, m, "no")
	return m
}

// TestNobodyHasToDeclineBeforeEachOwnAction: "never" answers the question at hand, and the
// next ones by itself, for its seat alone. It stands below the board and can be taken back.
// What was answered so can be undone.
func TestNobodyHasToDeclineBeforeEachOwnAction(t *testing.T) {
	m := own(t)
	d := lay(t, m, 1024, 640, "en").Open()
	if d.State("never:manoeuvre", "on") != false || m.Actor() != 0 {
		t.Fatal("Ala is not asked, or was silenced")
	}
	d.Click("never:manoeuvre")
	d.Ticks(30)
	d.Open()
	d.WantMoves("token e3", "no", "no")
	if err := d.Table.Undo(); err != nil {
		t.Fatal(err)
	}
	d.Root().Invalidate()
	d.Ticks(30)
	d.Open()
	d.Ticks(30)
	d.WantMoves("token e3", "no") // she is asked, so that more could be taken back
	d.Click("pass")
	d.Open()
}

// TestNeverHoldsForTheNextOwnActions of its seat alone, until it is taken back.
func TestNeverHoldsForTheNextOwnActions(t *testing.T) {
	for _, c := range []struct {
		back bool
		want []string
	}{{false, []string{"token e3", "no", "no"}}, {true, []string{"token e3", "no"}}} {
		d := lay(t, acting(t), 1024, 640, "pl").Open()
		d.Match.Order(0, true)
		d.Root().Invalidate()
		d.Ticks(2)
		if d.State("never:manoeuvre", "on") != true {
			t.Fatal("what Ala wants does not stand below the board where she acts")
		}
		if c.back {
			d.Click("never:manoeuvre")
		}
		d.Play(game.On(game.VerbToken, fields(t, "e3")[0]))
		d.Open()
		d.AwaitTurn()
		if d.Table.Acting() != 1 || d.Has("never:manoeuvre") {
			t.Fatal("Bartek is not asked, or sees what Ala wants")
		}
		d.Click("pass")
		d.Open()
		d.Ticks(30)
		d.WantMoves(c.want...)
	}
}

// TestNeverEndsNoTurnUnasked: where the answer given by itself would end the turn of who
// wants to be asked, she is. Who says no is asked about the manoeuvre.
func TestNeverEndsNoTurnUnasked(t *testing.T) {
	d := lay(t, own(t), 1024, 640, "en")
	d.House.ConfirmEnd(d.Table.PlayerLook(0).Name, true)
	d.Open()
	d.Click("never:manoeuvre")
	d.Ticks(30)
	if !d.Has("confirm") {
		t.Fatal("she is not asked")
	}
	d.Click("confirm:no")
	d.Ticks(30)
	d.WantMoves("token e3", "no")
	if d.Has("confirm") || d.Match.Actor() != 0 {
		t.Fatal("she is asked again")
	}
	d.AwaitTurn()
	d.Click("pass")
	d.Click("confirm:yes")
	d.WantMoves("token e3", "no", "no")
}

// TestASoldierThatMayAnswerIsSeen: an assault that is declared onto its field shows an
// arrow and a flag, and hides nothing; where nobody stands, the soldier shows faintly.
func TestASoldierThatMayAnswerIsSeen(t *testing.T) {
	d := lay(t, assaulting(t), 1024, 640, "en").Open()
	if d.State("soldier:b4", "movable") != true || !d.Has("pending:b4") {
		t.Error("Bartek's soldier may not answer, or nothing is flagged")
	}
	if d.Has("coming:soldier:b4") {
		t.Error("the soldier that comes lies over the one that may answer")
	}
	d = lay(t, defending(t), 1024, 640, "en").Open()
	if d.Has("coming:soldier:b3") || !d.Has("soldier:b3") {
		t.Error("the soldier that comes lies over the one that it would remove")
	}
	d = lay(t, declared(t), 1024, 640, "en").Open()
	if !d.Has("coming:token:e3") {
		t.Error("the token that is declared does not show")
	}
}

// assaulting is an assault declared onto a field whose soldier may manoeuvre.
func assaulting(t testing.TB) *rules.Match {
	t.Helper()
	m := kit.Changed(t, middle(t), func(p *position) { p.Players[1].Soldiers = fields(t, "b4") })
	play(t, m, "move c3 c4", "assault c4 b4")
	return m
}

// TestTheFieldsOfAMissionAreShown: pointing at a mission marks the fields that count for who
// is in front, whatever the home edge. So does the own secret while it is held up.
func TestTheFieldsOfAMissionAreShown(t *testing.T) {
	counted := func(d *desk) string {
		var out []string
		for _, n := range d.Nodes() {
			if n.Role == "field" && n.State["counts"] == true {
				out = append(out, n.Label)
			}
		}
		slices.Sort(out)
		return strings.Join(out, " ")
	}
	for edge, want := range map[game.Edge]string{
		game.South: "a1 a4 b1 b4 c1 c2 c4 d1 d2 d3 d4 e1 e4",
		game.East:  "b1 b2 b3 b4 b5 e1 e2 e3 e4 e5",
	} {
		m := kit.Changed(t, middle(t), func(p *position) {
			p.Players[0].Home = home(edge)
			p.Players[2].Home, p.Players[1].Home = home(game.North), home(game.West)
			p.Players[0].Secret.Mission = game.Bastion
		})
		d := lay(t, m, 1280, 800, "en").Open()
		if got := counted(d); got != "" {
			t.Errorf("%s is marked with nothing pointed at", got)
		}
		d.Hover("mission:trail")
		if got := counted(d); got != want {
			t.Errorf("edge %v: %s, want %s", edge, got, want)
		}
		d.Away()
		d.Hold("secret")
		d.Ticks(2)
		if got, want := counted(d), "b2 b3 b4 c2 c3 c4 d2 d3 d4"; got != want {
			t.Errorf("the secret held up: %s, want %s", got, want)
		}
		lines := d.State("secret:lifted", "lines").([]string)
		if len(lines) < 3 || lines[0] != "3 outposts on inner fields" || !strings.HasPrefix(lines[1], "First claim:") {
			t.Errorf("the secret held up says %q", lines)
		}
		d.LetGo()
		d.Away()
		d.Ticks(2)
		if got := counted(d); got != "" {
			t.Errorf("%s stays marked", got)
		}
	}
}

// TestRewardsStandOnTheCards in every window, with three open missions, too.
func TestRewardsStandOnTheCards(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
		for _, start := range []func(testing.TB) *rules.Match{middle, crowded} {
			d := lay(t, start(t), size[0], size[1], "pl").Open()
			for _, m := range d.Face.v.Open {
				if d.State("mission:"+m.Mission.String(), "reward") != true {
					t.Errorf("%v: %v has no room for its reward", size, m.Mission)
				}
			}
		}
	}
}

// TestLeavingIsNoLargeButton: to leave a token is one answer of two.
func TestLeavingIsNoLargeButton(t *testing.T) {
	d := lay(t, removing(t), 1024, 640, "en").Open()
	if d.Has("pass") {
		t.Error("leaving is the button that goes on")
	}
	if a, b := d.Find("choice:remove").Rect, d.Find("choice:leave").Rect; a[2] != b[2] || a[3] != b[3] || a[0] >= b[0] {
		t.Errorf("removing is %v, leaving %v", a, b)
	}
}
