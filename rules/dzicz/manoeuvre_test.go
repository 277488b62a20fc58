package dzicz

import (
	"fmt"
	"testing"
)

const manoeuvreDrawing = `
	. . c . .
	a . . . .
	. . A b .
	. . . . .
	. . A . B
`

func TestDZ19AskedInOrderAfterTheActivePlayer(t *testing.T) {
	for active := range int8(3) {
		s := asking(t, active)
		play(t, s, s.firstAction())
		for i := range int8(3) {
			wantAsked(t, s, int((active+1+i)%3), "manoeuvre")
			if p := s.Prompt(); p.Reaction != (i < 2) {
				t.Errorf("active %d, asked %d: reaction is %v", active, s.Actor(), p.Reaction)
			}
			play(t, s, "no")
		}
		if s.declared.Verb != 0 || int(s.active) == int(active) && s.phase == PhaseAction {
			t.Errorf("active %d: the action was not carried out", active)
		}
	}
}

// asking is a seat's action in a game of three who could all manoeuvre.
func asking(t *testing.T, active int8, changes ...change) *State {
	t.Helper()
	return at(t, 3, `
		. . c . C
		a . . . .
		. . A b .
		. . . . .
		. . A . B
	`, append(changes, inPhase(PhaseAction), goOf(active),
		holding(0, Manoeuvre), holding(1, Manoeuvre), holding(2, Manoeuvre))...)
}

// firstAction is the first legal token.
func (s *State) firstAction() string { return legal(s, "token")[0] }

func TestDZ19AManoeuvreGoesToAFieldWithoutASoldier(t *testing.T) {
	s := at(t, 3, `
		. . c . .
		. . b . .
		. a A b .
		. . . . .
		. . A . B
	`, inPhase(PhaseAction), holding(1, Manoeuvre))
	play(t, s, "outpost c3")
	wantAsked(t, s, 1, "manoeuvre")
	wantLegal(t, s, "manoeuvre", "manoeuvre d3 d2", "manoeuvre d3 c3", "manoeuvre d3 e3", "manoeuvre d3 d4",
		"manoeuvre c4 c3", "manoeuvre c4 b4", "manoeuvre c4 d4")
	wantRefused(t, s, "manoeuvre c4 c5", "DZ-19", "manoeuvre.occupied")
	wantRefused(t, s, "manoeuvre b3 b4", "DZ-19", "soldier.foreign")
	wantRefused(t, s, "manoeuvre a1 a2", "DZ-19", "soldier.none")
	wantRefused(t, s, "manoeuvre c4 c2", "DZ-9", "step.far")
	wantRefused(t, s, "pass", "DZ-19", "now.manoeuvre")
	wantRefused(t, s, "defend", "DZ-19", "now.manoeuvre")
}

func TestDZ19RemovesByDZ11AndStopsTheAction(t *testing.T) {
	s := at(t, 3, manoeuvreDrawing, inPhase(PhaseAction), holding(1, Manoeuvre))
	j := play(t, s, "outpost c3", "manoeuvre d3 c3")
	wantAsked(t, s, 1, "removal")
	if p := s.Prompt(); !p.Reaction || p.Private {
		t.Errorf("the mover's decision is asked as %+v", p)
	}
	j.Events = append(j.Events, play(t, s, "remove").Events...)
	wantEvents(t, happened(j), "DZ-19 declare.outpost", "DZ-19 manoeuvre", "DZ-11 remove.token", "DZ-19 fail")
	wantBoard(t, s, `
		. . c . .
		a . . . .
		. . b . .
		. . . . .
		. . A . B
	`)
	// The active player declares anew, or passes.
	wantAsked(t, s, 0, "action")
	wantLegal(t, s, "outpost", "outpost c1")
	play(t, s, "outpost c1")
	if !s.outposts[0].Has(At(2, 0)) {
		t.Error("the new declaration was not carried out")
	}
}

func TestDZ19ADeclarationAnewMayBeAnsweredAnew(t *testing.T) {
	s := at(t, 3, manoeuvreDrawing, inPhase(PhaseAction), holding(1, Manoeuvre), holding(2, Manoeuvre))
	play(t, s, "outpost c3", "manoeuvre d3 c3", "remove")
	wantAsked(t, s, 2, "manoeuvre") // seat 1 has spent its token, seat 2 is asked still
	play(t, s, "no")
	wantAsked(t, s, 0, "action")
	play(t, s, "outpost c1")
	wantAsked(t, s, 2, "manoeuvre")
	play(t, s, "manoeuvre c5 b5")
	if !s.outposts[0].Has(At(2, 0)) {
		t.Error("the outpost was not put")
	}
}

func TestDZ19EachMayAnswerADeclarationOnce(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . A b .
		. . . . .
		. . A . B
	`, inPhase(PhaseAction), openRow(Bastion), ownReward(Bastion, 1))
	play(t, s, "outpost c3", "manoeuvre d3 d4")
	if s.uncovered[1][Manoeuvre] != 1 {
		t.Fatal("seat 1 has no second manoeuvre")
	}
	wantAsked(t, s, 1, "move") // carried out, the next go runs
	if !s.outposts[0].Has(Centre) {
		t.Error("the outpost was not put")
	}
}

func TestDZ19ThePassAndAnUnaskedMove(t *testing.T) {
	s := at(t, 3, manoeuvreDrawing, inPhase(PhaseAction), holding(1, Manoeuvre))
	wantRefused(t, s, "manoeuvre a4 a3", "DZ-19", "unasked.manoeuvre")
	play(t, s, "pass") // a pass is no action
	wantAsked(t, s, 1, "move")
}

func TestDZ19AnswersAnAssault(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . a . .
		. . . b .
		. . A . B
	`, holding(0, Assault), holding(1, Manoeuvre))
	j := play(t, s, "move c3 c4", "assault c4 c5", "manoeuvre d2 c2")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-19 declare.assault", "DZ-19 manoeuvre", "DZ-16 assault")
	wantAsked(t, s, 0, "action")
}

func TestDZ19AnAssaultMadeIllegalMayBeDeclaredAnew(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . a . .
		. a . . .
		. . . . .
		. . A . B
	`, holding(0, Assault, Manoeuvre))
	// The other soldier takes the target's field.
	j := play(t, s, "move b3 b4", "assault b4 b5", "manoeuvre c4 c5")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-19 declare.assault", "DZ-19 manoeuvre", "DZ-16 assault")

	s = at(t, 2, `
		. . a . .
		. . . . .
		. a . . .
		. . . . .
		. . A . B
	`, holding(0, Assault, Manoeuvre))
	j = play(t, s, "move b3 b4", "assault b4 b5", "manoeuvre c5 b5")
	wantEvents(t, happened(j), "DZ-9 move", "DZ-19 declare.assault", "DZ-19 manoeuvre", "DZ-19 fail")
	if s.uncovered[0][Assault] != 1 {
		t.Error("the assault is covered though it was not carried out")
	}
	wantLegal(t, s, "assault", "assault b4 b3", "assault b4 a4", "assault b4 c4")
	play(t, s, "assault b4 c4")
}

func TestDZ19AnExpansionMadeIllegalStaysUncovered(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . . . .
		. . a . a
		. . . . .
		. . A . B
	`, holding(0, Expansion, Manoeuvre), inPhase(PhaseExpansion))
	j := play(t, s, "expand c3", "manoeuvre c3 c4")
	wantEvents(t, happened(j), "DZ-19 declare.expansion", "DZ-19 manoeuvre", "DZ-19 fail")
	if s.uncovered[0][Expansion] != 1 {
		t.Error("the expansion is covered though it was not carried out")
	}
	wantAsked(t, s, 0, "expansion")
	wantLegal(t, s, "expand", "expand e3", "expand c4")
}

func TestDZ19EveryKindIsDeclared(t *testing.T) {
	for move, drawing := range map[string]string{
		"token c3":      ". . . . . . . . . . . b . . . . . A . . . . . . B",
		"outpost c2":    ". . . . . . . . . . . b . . . . . A . . . . . . B",
		"soldier c2":    ". . . . . . . . . . . b . . . . . A# . . . . . . B",
		"expand c2":     ". . . . . . . . . . . b . . . . . Aa . . . . . . B",
		"assault c2 c3": ". . . . . . . . . . . b . . . . . Aa . . . . . . B",
	} {
		setup := inPhase(PhaseAction)
		switch move {
		case "expand c2":
			setup = inPhase(PhaseExpansion)
		case "assault c2 c3":
			setup = func(s *State) { s.used, s.shifted, s.last = Set(At(2, 1)), Set(At(2, 1)), At(2, 1) }
		}
		s := at(t, 2, drawing, setup, holding(0, Assault, Expansion), holding(1, Manoeuvre))
		play(t, s, move)
		wantAsked(t, s, 1, "manoeuvre")
		v := viewOf(s, 0)
		if v.Declaration == nil || v.Declaration.Asked != 1 {
			t.Fatalf("%s: the view shows the declaration %+v", move, v.Declaration)
		}
		word, f := v.Declaration.Action, v.Declaration.Field
		text := fmt.Sprint(word, " ", f)
		if v.Declaration.Soldier != nil {
			text = fmt.Sprint(word, " ", v.Declaration.Soldier, " ", f)
		}
		if text != move {
			t.Errorf("%s is shown as %s", move, text)
		}
	}
}

func TestDZ20OnlyThoseWhoCanUseItAreAsked(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		asked   int
		held    bool
	}{
		"can":       {". . . . . . . . . . b . . . . . . A . . . . . . B", 1, true},
		"covered":   {". . . . . . . . . . b . . . . . . A . . . . . . B", 0, false},
		"no one":    {". . . . . . . . . . . . . . . . . A . . . . . . B", 0, true},
		"hemmed in": {". . . . . a . . . . b a . . . a . A . . . . . . B", 0, true},
	} {
		changes := []change{inPhase(PhaseAction), goOf(0)}
		if c.held {
			changes = append(changes, holding(1, Manoeuvre))
		}
		s := at(t, 2, c.drawing, changes...)
		play(t, s, "outpost c2")
		if asked := s.ask == DecideManoeuvre; asked != (c.asked == 1) {
			t.Errorf("%s: asked is %v", name, asked)
		}
	}
}

func TestDZ20BorderDefenceOnlyWhenUncovered(t *testing.T) {
	s := at(t, 2, defenceDrawing)
	play(t, s, "move c3 c4")
	wantAsked(t, s, 0, "removal")
}

func TestDZ20NobodyAsksInAnOwnDecision(t *testing.T) {
	s := at(t, 2, defenceDrawing)
	wantRefused(t, s, "no", "DZ-20", "unasked.answer")
	wantRefused(t, s, "quiet", "DZ-20", "unasked.answer")
}
