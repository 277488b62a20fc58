package dzicz

import (
	"encoding/json"
	"slices"
	"testing"

	"schron/rules"
)

const viewDrawing = `
	. . c . .
	. . B#b . .
	. . a . A
	. . . . .
	a . A . C
`

func TestViewShowsTheBoardAndThePlayers(t *testing.T) {
	s := at(t, 3, viewDrawing, holding(1, Defence), inTurn(12))
	v := viewOf(s, rules.NoSeat)
	if v.Seat != rules.NoSeat || v.Turn != 12 || v.Turns != 12 || !v.LastTurn || v.Phase != PhaseMove || v.Go != 0 || v.Actor != 0 {
		t.Errorf("frame of the view %+v", v)
	}
	c4 := v.Board[At(2, 3)]
	if c4.Field.String() != "c4" || c4.Token != 1 || !c4.Outpost || c4.Soldier != 1 || !slices.Equal(c4.CoveredBy, []int{1}) {
		t.Errorf("c4 is %+v", c4)
	}
	if empty := v.Board[0]; empty.Token != rules.NoSeat || empty.Soldier != 0 || empty.Outpost || len(empty.CoveredBy) != 0 {
		t.Errorf("a1 is %+v", empty)
	}
	b := v.Players[1]
	if *b.Home != North || len(b.Tokens) != 1 || len(b.Outposts) != 1 || len(b.Soldiers) != 1 || b.Uncovered[Defence] != 1 || b.Covered[Assault] != 1 {
		t.Errorf("seat 1 is %+v", b)
	}
	if len(v.Open) != 2 || len(v.Open[0].Players) != 3 || v.Open[0].Players[1].Met != 1 || v.Open[0].Players[1].Of != 3 {
		t.Errorf("open missions %+v", v.Open)
	}
}

func TestViewAsJSON(t *testing.T) {
	s := at(t, 2, viewDrawing2)
	data, err := json.Marshal(s.View(0))
	if err != nil {
		t.Fatal(err)
	}
	var v tree
	if err := json.Unmarshal(data, &v); err != nil {
		t.Fatal(err)
	}
	if player(v, 1)["secret_mission"] != nil || player(v, 0)["secret_mission"].(tree)["mission"] != "assault" {
		t.Errorf("secrets %v, %v", player(v, 0)["secret_mission"], player(v, 1)["secret_mission"])
	}
	if _, ok := v["rand"]; ok {
		t.Error("the view has the random generator")
	}
	board := v["board"].([]any)
	if len(board) != 1 || board[0].(tree)["field"] != "c1" || board[0].(tree)["token"] != 0.0 || board[0].(tree)["soldier"] != nil {
		t.Errorf("board %v", board)
	}
	if tokens := player(v, 0)["tokens"].([]any); len(tokens) != 1 || tokens[0] != "c1" {
		t.Errorf("tokens %v", tokens)
	}
}

const viewDrawing2 = `
	. . . . .
	. . . . .
	. . . . .
	. . . . .
	. . A . .
`

func TestViewShowsWhatIsPending(t *testing.T) {
	s := at(t, 3, viewDrawing, holding(0, Assault), holding(1, Defence))
	play(t, s, "move c3 c4")
	v := viewOf(s, 2)
	if v.Step == nil || *v.Step != (StepView{"move", 0, Centre, At(2, 3)}) || v.Actor != 1 || v.Go != 0 || v.Decision != DecideDefence {
		t.Errorf("pending %+v, actor %d", v.Step, v.Actor)
	}
	play(t, s, "defend")
	v = viewOf(s, 2)
	if v.Step != nil || fieldList(v.Movement.Used) != "[c3]" || fieldList(v.Movement.Moved) != "[c3]" || *v.Movement.Last != Centre {
		t.Errorf("movement %+v", v.Movement)
	}
}

func TestDZ9QueryTargets(t *testing.T) {
	v := viewOf(at(t, 3, viewDrawing), 2)
	for from, want := range map[Field]string{
		Centre:   "[c2 b3 d3 c4]",
		At(0, 0): "[b1 a2]",
		At(2, 3): "[c3 b4 d4 c5]",
		At(4, 4): "[]",
	} {
		if got := fieldList(v.Targets(from)); got != want {
			t.Errorf("targets from %s are %s, want %s", from, got, want)
		}
	}
	if got := fieldList(v.board().quietSteps(Centre).Fields()); got != "[c2 b3 d3]" {
		t.Errorf("manoeuvre targets %s", got)
	}
}

func TestDZ10QueryEntering(t *testing.T) {
	s := at(t, 3, viewDrawing, holding(1, Defence))
	v := viewOf(s, 0)
	if got, want := v.Entering(0, At(2, 3)), (Entry{Kills: 1, Token: 1, Outpost: true, Defence: true}); got != want {
		t.Errorf("entering c4: %+v, want %+v", got, want)
	}
	if got, want := v.Entering(0, At(2, 0)), (Entry{Kills: rules.NoSeat, Token: rules.NoSeat}); got != want {
		t.Errorf("entering the own token: %+v", got)
	}
	if got, want := v.Entering(1, At(4, 2)), (Entry{Kills: rules.NoSeat, Token: 0}); got != want {
		t.Errorf("entering e3: %+v", got)
	}
	s.silent.manoeuvre = rules.Seats(1)
	if !viewOf(s, 0).Entering(0, At(2, 3)).Defence {
		t.Error("who is silent about manoeuvres is said not to defend")
	}
	s.silent.defence = rules.Seats(1)
	if viewOf(s, 0).Entering(0, At(2, 3)).Defence {
		t.Error("a silent seat is said to defend")
	}
}

func TestDZ14TokensAreBannedBesideOutposts(t *testing.T) {
	b := viewOf(at(t, 3, viewDrawing), 0).board()
	for _, f := range b.forbidden(0).Fields() {
		want := refusePrefix + "token.near-outpost"
		if f == At(2, 3) {
			want = refusePrefix + "token.on-outpost"
		}
		if why := b.banOn(0, f); why.Rule != "DZ-14" || why.Text.Key != want {
			t.Errorf("%s: %v", f, why.Error())
		}
	}
	if got := fieldList(b.forbidden(0).Fields()); got != "[c3 b4 c4 d4 c5]" {
		t.Errorf("banned fields %s", got)
	}
	if n := b.forbidden(1).Len(); n != 0 {
		t.Errorf("the owner is banned from %d fields", n)
	}
}

// The view's answers agree with the refusals of moves.
func TestDZ14QueryAgreesWithRefusals(t *testing.T) {
	s := at(t, 3, viewDrawing, inPhase(PhaseAction))
	s.tokens[0] = allFields &^ s.tokens[1] &^ s.tokens[2] &^ Set(Centre, At(1, 3))
	b := viewOf(s, 0).board()
	for _, f := range (b.forbidden(0) &^ s.tokens[0]).Fields() {
		r, why := rules.AsRefusal(s.Check(On(VerbToken, f))), b.banOn(0, f)
		if r == nil || r.Error() != why.Error() {
			t.Errorf("%s: refused with %v, the view says %v", f, r, why.Error())
		}
	}
}
