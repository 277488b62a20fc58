package dzicz

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dzicz"
	"schron/sprites"
)

// TestEachPlayersLineCountsItsOwn: pieces, the go, and action tokens face up and
// covered, each under its own name.
func TestEachPlayersLineCountsItsOwn(t *testing.T) {
	d := lay(t, defending(t), 1280, 800, "pl").Open()
	for id, want := range map[string]map[string]any{
		"player:0": {"tokens": 4, "outposts": 1, "soldiers": 1, "go": true, "would_win": false},
		"player:1": {"tokens": 3, "outposts": 1, "soldiers": 1, "go": false, "would_win": false},
	} {
		for key, value := range want {
			if got := d.State(id, key); got != value {
				t.Errorf("%s: %s is %v, want %v", id, key, got, value)
			}
		}
	}
	d = lay(t, crowded(t), 1280, 800, "pl").Open()
	for key, value := range map[string]any{"tokens": 5, "outposts": 3, "soldiers": 4, "go": true, "would_win": true} {
		if got := d.State("player:1", key); got != value {
			t.Errorf("Bartek's %s is %v, want %v", key, got, value)
		}
	}
	if up, down := d.State("action:defence", "uncovered"), d.State("action:defence", "covered"); up != 2 || down != 0 {
		t.Errorf("%v border defences face up, %v covered", up, down)
	}
	d = lay(t, middle(t), 1280, 800, "pl").Open()
	if up, down := d.State("action:expansion", "uncovered"), d.State("action:expansion", "covered"); up != 0 || down != 1 {
		t.Errorf("%v expansions face up, %v covered", up, down)
	}
}

// TestTheResultSaysWhoHoldsWhich card of the open row and whose secret was claimed.
func TestTheResultSaysWhoHoldsWhich(t *testing.T) {
	d := lay(t, ended(t), 1280, 800, "pl")
	for id, want := range map[string]any{
		"end:trail": 0, "end:assault": nil, "end:resources": 1,
		"end:secret:0": 0, "end:secret:1": 1, "end:secret:2": nil, "end:secret:3": nil,
	} {
		if got := d.State(id, "holder"); got != want {
			t.Errorf("%s is held by %v, want %v", id, got, want)
		}
	}
}

// TestASoldierOnItsWayIsFlagged on the field that it enters, in its player's
// colour.
func TestASoldierOnItsWayIsFlagged(t *testing.T) {
	d := lay(t, defending(t), 1280, 800, "pl").Open()
	if d.State("pending:b3", "owner") != 0 || d.Find("pending:b3").Label != "wchodzi" || d.Has("pending:c3") {
		t.Error("the soldier that enters b3 is not flagged there")
	}
}

// TestAManoeuvreIsFlaggedWhereSomethingIsDeclared: on the field of both, as what is
// decided first.
func TestAManoeuvreIsFlaggedWhereSomethingIsDeclared(t *testing.T) {
	var at game.Field
	m := kit.Changed(t, defending(t), func(p *position) {
		at = p.Step.To
		p.Declaration = &game.DeclarationView{Action: "token", Field: at, Asked: 0}
		p.Phase, p.Step.Kind = game.PhaseAction, "manoeuvre"
		for i := range p.Players {
			p.Players[i].Soldiers = slices.DeleteFunc(p.Players[i].Soldiers, func(f game.Field) bool { return f == at })
		}
	})
	d := lay(t, m, 1280, 800, "pl").Open()
	if d.Find("pending:"+at.String()).Label != "wchodzi" {
		t.Error("the declaration is shown over the soldier that is decided about")
	}
}

// TestAClickOnAFullFieldMeansASoldier: where token and outpost lie already, what is
// refused is a soldier.
func TestAClickOnAFullFieldMeansASoldier(t *testing.T) {
	m := kit.Changed(t, acting(t), func(p *position) {
		p.Players[0].Soldiers = fields(t, "d2")
	})
	d := lay(t, m, 1280, 800, "pl").Open()
	d.Click("field:d2")
	if got := d.Toasts(); len(got) != 1 || !strings.Contains(got[0], "stoi już żołnierz") {
		t.Errorf("toasts %q", got)
	}
}

// TestAnExpansionIsPlacedByItsPlayer: with one place a click on the token uses it,
// with two it only takes it up.
func TestAnExpansionIsPlacedByItsPlayer(t *testing.T) {
	for n, where := range [][]string{{"c3"}, {"c3", "e2"}} {
		m := kit.Changed(t, expanding(t), func(p *position) {
			p.Players[0].Soldiers = fields(t, where...)
			p.Players[1].Soldiers = fields(t)
		})
		d := lay(t, m, 1280, 800, "pl").Open()
		d.Click("action:expansion")
		var legal []string
		for _, node := range d.Nodes() {
			if node.Role == "field" && node.State["legal"] == true {
				legal = append(legal, node.Label)
			}
		}
		if n == 0 {
			wantPlayed(d, 1, "expand c3")
		} else if m.Len() != 0 || fmt.Sprint(legal) != "[e2 c3]" {
			t.Errorf("%d moves, places %v", m.Len(), legal)
		}
	}
}

// TestOnlyWhoHasMovedIsUsed among the soldiers of who plays.
func TestOnlyWhoHasMovedIsUsed(t *testing.T) {
	d := lay(t, moved(t), 1280, 800, "pl").Open()
	for id, want := range map[string]bool{"soldier:c4": true, "soldier:e1": true, "soldier:a1": false, "soldier:b3": false, "soldier:c5": false} {
		if got := d.State(id, "used"); got != want {
			t.Errorf("%s: used is %v", id, got)
		}
	}
}

// TestASecondClickPutsAPieceBack beside the board.
func TestASecondClickPutsAPieceBack(t *testing.T) {
	d := lay(t, acting(t), 1280, 800, "pl").Open()
	for _, want := range []bool{true, false, true} {
		d.Click("supply:token")
		if got := d.State("supply:token", "held"); got != want {
			t.Errorf("held is %v, want %v", got, want)
		}
	}
}

// TestEachPlayersLineIsDrawn: how many pieces, the action tokens in the player's colour,
// faint ones that are covered, and a number where there are several.
func TestEachPlayersLineIsDrawn(t *testing.T) {
	d := lay(t, crowded(t), 1280, 800, "pl").Open()
	for seat, want := range []string{"6 2 3", "5 3 4 2 2", "5 2 2", "6 2 3"} {
		line := d.Root().Node("player:" + strconv.Itoa(seat)).Rect
		_, right := line.CutLeft(d.Face.playerBoxes(line).counts.X - line.X)
		texts, pictures := d.In(right)
		if got := strings.Join(texts, " "); got != want {
			t.Errorf("seat %d: drawn is %q, want %q", seat, got, want)
		}
		for _, k := range game.ActionTokens() {
			i := slices.IndexFunc(pictures, func(x sprites.AuditSprite) bool { return x.Name == actionArt[k] })
			up := d.Face.v.Players[seat].Uncovered[k] > 0
			if own := d.Table.LookOf(seat).Words; (pictures[i].Opt.Tint == own) != up {
				t.Errorf("seat %d: %s is face up: %v, but drawn in %v", seat, actionIDs[k], up, pictures[i].Opt.Tint)
			}
		}
	}
}

// TestWhatIsDeclaredLiesFaintlyOnItsField until the others have answered: the pieces that
// each action puts there.
func TestWhatIsDeclaredLiesFaintlyOnItsField(t *testing.T) {
	for _, c := range []struct {
		start func(testing.TB) *rules.Match
		move  string
		want  string
	}{
		{acting, "token e3", "coming:token:e3"},
		{acting, "outpost c2", "coming:outpost:c2"},
		{acting, "soldier d2", "coming:soldier:d2"},
		{reachedByBartek, "expand c3", "coming:outpost:c3 coming:token:c3"},
	} {
		m := c.start(t)
		play(t, m, c.move)
		d := lay(t, m, 1280, 800, "pl").Open()
		var got []string
		for _, n := range d.Nodes() {
			if strings.HasPrefix(n.ID, "coming:") {
				got = append(got, n.ID)
			}
		}
		slices.Sort(got)
		if strings.Join(got, " ") != c.want {
			t.Errorf("%s: %q come, want %q", c.move, got, c.want)
		}
	}
}

// reachedByBartek is expanding with a soldier of Bartek's that may answer.
func reachedByBartek(t testing.TB) *rules.Match {
	t.Helper()
	return kit.Changed(t, expanding(t), func(p *position) { p.Players[1].Soldiers = fields(t, "b3") })
}

// TestOnlyWhereAHeldPieceGoesIsMarked: not the fields of soldiers that could move as well.
func TestOnlyWhereAHeldPieceGoesIsMarked(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl").Open()
	d.Click("supply:token")
	for _, n := range d.Nodes() {
		if n.Role == "field" && n.State["may"] != n.State["legal"] {
			t.Errorf("%s: %v", n.ID, n.State)
		}
	}
}

// TestAMissionFliesToWhereItIsDrawn in the line of its holder, among others of the same.
func TestAMissionFliesToWhereItIsDrawn(t *testing.T) {
	d := lay(t, crowded(t), 1280, 800, "pl").Open()
	most := 0
	for seat := range d.Face.v.Players {
		claims := seatHolds(d.Face.v, seat)
		_, pictures := d.In(d.Face.places.chips[seat])
		for i, c := range claims {
			if to := d.Face.chipPlace(d.Face.v, seat, c.Mission); pictures[i].Name != missionArt[c.Mission] || pictures[i].Box != to.Inset(2) {
				t.Errorf("seat %d: mission %d flies to %v, drawn is %v", seat, c.Mission, to, pictures[i])
			}
		}
		most = max(most, len(claims))
	}
	if most < 2 {
		t.Errorf("nobody holds more than %d missions", most)
	}
}
