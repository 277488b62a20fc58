package paliwo

import (
	"encoding/json"
	"testing"

	"schron/rules"
)

// wantForgoes tests what a legal move gives up: the key of the text without the
// game and "forgoes", empty for nothing.
func wantForgoes(t *testing.T, s *State, move, key string, args ...rules.Arg) {
	t.Helper()
	m, err := Game{}.Parse(move)
	if err == nil {
		err = s.Check(m)
	}
	if err != nil {
		t.Fatalf("%s: %v", move, err)
	}
	want := rules.Text{}
	if key != "" {
		want = rules.Msg("paliwo.forgoes."+key, args...)
	}
	got, _ := json.Marshal(s.Forgoes(m))
	if text, _ := json.Marshal(want); string(got) != string(text) {
		t.Errorf("%s gives up %s, want %s", move, got, text)
	}
}

// idle says who could still be activated.
func idle(list ...Human) rules.Text {
	var texts []rules.Text
	for _, h := range list {
		texts = append(texts, h.Name())
	}
	return rules.Msg("paliwo.forgoes.idle", numberArg(len(list)), rules.TextArg("list", listed(texts)))
}

// WP-10: whoever could still be activated is told before the turn ends.
func TestWP10EndingTheTurnTellsWhoIsIdle(t *testing.T) {
	s := at(t, "3 l . . p . . . . . . b")
	wantForgoes(t, s, "end", "idle", idle(Lumberjack, Businessman, Policeman).Args...)
	play(t, s, "step lumberjack A4", "step lumberjack A5")
	wantForgoes(t, s, "end", "idle", idle(Businessman, Policeman).Args...)
	wantForgoes(t, s, "step policeman D2", "")
	play(t, s, "step policeman D2")
	wantForgoes(t, s, "end", "both",
		rules.TextArg("first", rules.Msg("paliwo.forgoes.points", humanArg(Policeman), numberArg(1))),
		rules.TextArg("then", idle(Businessman)))
	play(t, s, "step policeman D1", "step businessman K2", "step businessman K1")
	wantForgoes(t, s, "end", "")
}

// WP-10: who stands walled in and can do nothing is not idle.
func TestWP10NobodyIsIdleWhoCannotAct(t *testing.T) {
	s := at(t, "2 b . . . . . . . . . .\n1 l c . . . . . . . . .", func(s *State) {
		s.people[Businessman].activated, s.people[Child].activated = true, true
	})
	wantForgoes(t, s, "end", "")
}

// WP-11: points are lost when another human acts, also free acts; a human whose
// points are of no use loses nothing.
func TestWP11TakingAnotherHumanTellsWhatIsLost(t *testing.T) {
	s := at(t, "3 l . . p . . . . . . b")
	play(t, s, "step lumberjack A4")
	lost := []rules.Arg{humanArg(Lumberjack), numberArg(1)}
	wantForgoes(t, s, "step policeman D2", "points", lost...)
	wantForgoes(t, s, "finish", "points", lost...)
	wantForgoes(t, s, "step lumberjack A5", "")
	play(t, s, "step lumberjack A5")
	wantForgoes(t, s, "step policeman D2", "")
	wantForgoes(t, s, "finish", "")

	s = at(t, "3 r . . p . . . . . . b")
	play(t, s, "step runner A4", "step runner A5")
	wantForgoes(t, s, "step policeman D2", "sprint", humanArg(Runner))

	// Fuel and cans cost no points. A carrier at the edge wins by leaving.
	s = at(t, "6 G . . . l # . . . . b")
	play(t, s, "step lumberjack E7", "step lumberjack E6")
	wantForgoes(t, s, "step businessman K7", "")
	s = at(t, "6 G . . l . # . . . . b")
	play(t, s, "step lumberjack C6", "step lumberjack D6")
	wantForgoes(t, s, "step businessman K7", "open", humanArg(Lumberjack))
	s = at(t, "3 . . . lf . . . . . . b")
	play(t, s, "step lumberjack C3", "step lumberjack D3")
	wantForgoes(t, s, "finish", "take", humanArg(Lumberjack))
	s = at(t, "3 . l . . . . . . . . b", carrying(Lumberjack))
	play(t, s, "step lumberjack A3")
	for _, m := range []string{"finish", "end", "step businessman K4"} {
		wantForgoes(t, s, m, "leave", humanArg(Lumberjack))
	}
	wantForgoes(t, s, "leave lumberjack", "")
	// The way out of somebody who was not activated yet is told at the end only.
	s = at(t, "3 l . . . . . . . . . b", carrying(Lumberjack))
	wantForgoes(t, s, "end", "leave", humanArg(Lumberjack))
	wantForgoes(t, s, "step businessman K4", "")
}

// WP-11: what is lost is named in full: a free act masks no other one, and points
// mask none.
func TestWP11AllThatIsLostIsTold(t *testing.T) {
	two := func(first, then rules.Text) []rules.Arg {
		return []rules.Arg{rules.TextArg("first", first), rules.TextArg("then", then)}
	}
	open := func(h Human) rules.Text { return rules.Msg("paliwo.forgoes.open", humanArg(h)) }
	sprint := rules.Msg("paliwo.forgoes.sprint", humanArg(Runner))
	points := func(h Human) rules.Text { return rules.Msg("paliwo.forgoes.points", numberArg(1), humanArg(h)) }
	s := at(t, "6 G . . r . # . . . . b")
	play(t, s, "step runner C6", "step runner D6")
	wantForgoes(t, s, "step businessman K7", "both", two(open(Runner), sprint)...)
	wantForgoes(t, s, "finish", "both", two(open(Runner), sprint)...)
	s = at(t, "6 G . r . . # . . . . b")
	play(t, s, "step runner D6")
	wantForgoes(t, s, "finish", "both", two(rules.Msg("paliwo.forgoes.both", two(open(Runner), points(Runner))...), sprint)...)
	s = at(t, "6 G . l . . # . . . . b")
	play(t, s, "step lumberjack D6")
	wantForgoes(t, s, "step businessman K7", "both", two(open(Lumberjack), points(Lumberjack))...)
	wantForgoes(t, s, "end", "both", two(rules.Msg("paliwo.forgoes.both", two(open(Lumberjack), points(Lumberjack))...), idle(Businessman))...)
}

// WP-41: Silence ends the turn, so it gives up what the end does.
func TestWP41SilenceTellsWhatTheEndGivesUp(t *testing.T) {
	s := at(t, "3 l . . . . . . . . . b", holding(Silence))
	wantForgoes(t, s, "silence", "silence", rules.TextArg("what", idle(Lumberjack, Businessman)))
	play(t, s, "step lumberjack A4", "step lumberjack A5", "step businessman K4", "step businessman K5")
	wantForgoes(t, s, "silence", "")
}

// WP-44: a card that has turned nobody is used up all the same.
func TestWP44EndingACardEarlyTellsThatItTurnedNobody(t *testing.T) {
	s := at(t, "3 l . v . . . . . v . b", holding(Flare))
	wantForgoes(t, s, "flare", "")
	play(t, s, "flare")
	wantForgoes(t, s, "done", "turns", cardArg(Flare))
	play(t, s, "turn C3 E")
	wantForgoes(t, s, "done", "")
	s = at(t, "3 l . v . . . . . v . b", holding(Scent), moving(1))
	play(t, s, "scent")
	wantForgoes(t, s, "done", "turns", cardArg(Scent))
}

// WP-34: activations that are left and what the zombie under way has left are lost when the
// movement ends. The latter is lost also when another one begins.
func TestWP34EndingTheMovementTellsWhatIsLost(t *testing.T) {
	const board = `
		5 l . . . . # ~ . . . .
		3 . . > . . . > . . x .
		1 . . . . . . . . . . b
	`
	s := at(t, board, moving(2))
	wantForgoes(t, s, "done", "activations", numberArg(2))
	play(t, s, "advance C3")
	wantForgoes(t, s, "done", "activations", numberArg(1))
	wantForgoes(t, s, "advance D3", "")
	for _, m := range []string{"advance G3", "rotate G3 N", "crawl J3 J2"} {
		wantForgoes(t, s, m, "mover", fieldArg(field(t, "D3")))
	}
	play(t, s, "advance D3")
	wantForgoes(t, s, "advance G3", "")
	play(t, s, "advance G3")
	wantForgoes(t, s, "done", "mover", fieldArg(field(t, "H3")))
	// A turn alone is no loss.
	s = at(t, "3 . . . . . . . . . > .\n1 l . . . . . . . . . b", moving(1))
	play(t, s, "advance J3")
	wantForgoes(t, s, "done", "")
	// More may not go than there are.
	s = at(t, board, moving(9))
	wantForgoes(t, s, "done", "activations", numberArg(3))
}

// WP-29: the end of the turn in which the terror marker leaves its track ends the
// game, so the last chance is told.
func TestWP29TheLastTurnIsTold(t *testing.T) {
	s := at(t, "3 l . . . . . . . . . b", terrorOn(1))
	wantForgoes(t, s, "end", "both",
		rules.TextArg("first", rules.Msg("paliwo.forgoes.terror")), rules.TextArg("then", idle(Lumberjack, Businessman)))
	play(t, s, "step lumberjack A4", "step lumberjack A5", "step businessman K4", "step businessman K5")
	wantForgoes(t, s, "end", "")
	s = at(t, "3 l . . . . . . . . . b", terrorOn(2))
	wantForgoes(t, s, "end", "idle", idle(Lumberjack, Businessman).Args...)
}
