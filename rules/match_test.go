package rules_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/rules/internal/toygame"
)

func TestNewMatchRefusesWrongSetups(t *testing.T) {
	for want, f := range map[string]func() (*rules.Match, error){
		"toy has 1 players, accepted: 2 to 3": func() (*rules.Match, error) {
			return rules.NewMatch(toy, make([]rules.Player, 1), rules.Setup{})
		},
		"seed is 9007199254740992, accepted: 0 to 9007199254740991": func() (*rules.Match, error) {
			return rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Seed: rules.MaxSeed + 1})
		},
		"option pot is 7, accepted: small, large": func() (*rules.Match, error) {
			return rules.NewMatch(toy, make([]rules.Player, 2), rules.Setup{Options: rules.Options{"pot": 7}})
		},
		"start of toy: panic: the toy does not start": func() (*rules.Match, error) {
			return rules.NewMatch(toygame.Game{Flaw: toygame.FlawStart}, make([]rules.Player, 2), rules.Setup{})
		},
		"0 players, round 0 of 0": func() (*rules.Match, error) {
			return rules.NewMatchAt(toy, nil, []byte(`{}`))
		},
	} {
		if m, err := f(); m != nil || err == nil || err.Error() != want {
			t.Errorf("got %v, %v, want %s", m, err, want)
		}
	}
}

func TestNewMatchCompletesTheSetup(t *testing.T) {
	m := start(t, 3, rules.Options{"rounds": 9.0})
	want := rules.Setup{Players: 3, Seed: 7, Options: rules.Options{"rounds": 9, "twin": false, "pot": "small"}}
	if diff := cmp.Diff(want, m.Setup()); diff != "" {
		t.Error(diff)
	}
}

func TestAMatchFromAPositionHasItsPlayers(t *testing.T) {
	m := start(t, 3, rules.Options{"twin": true})
	play(t, m, "take 1", "pass")
	state := []byte(stateOf(t, m))
	at, err := rules.NewMatchAt(toy, nil, state)
	if err != nil {
		t.Fatal(err)
	}
	if len(at.Players()) != 3 || at.Setup().Players != 3 || at.Len() != 0 || stateOf(t, at) != string(state) {
		t.Errorf("%d players, %d moves, state %s", len(at.Players()), at.Len(), stateOf(t, at))
	}
	if _, err := rules.NewMatchAt(toy, make([]rules.Player, 2), state); err == nil || err.Error() != "2 players for a position of 3" {
		t.Errorf("got %v", err)
	}
}

func TestWhoPlaysASeat(t *testing.T) {
	m := startWith(t, []rules.Player{{Name: "A"}, {Name: "B", Bot: "random"}}, rules.Options{"twin": true})
	for seat, want := range map[int]struct {
		owner     int
		name, bot string
	}{rules.NoSeat: {rules.NoSeat, "", ""}, 0: {0, "A", ""}, 1: {0, "A", ""}, 3: {1, "B", "random"}, 4: {rules.NoSeat, "", ""}} {
		if m.Owner(seat) != want.owner || m.Player(seat).Name != want.name || m.Bot(seat) != want.bot {
			t.Errorf("seat %d: player %d, %+v, bot %q", seat, m.Owner(seat), m.Player(seat), m.Bot(seat))
		}
	}
	m.Players()[0].Name = "C"
	if m.Player(0).Name != "A" {
		t.Error("the list of players can be changed from outside")
	}
}

func TestOnlyTheActorIsToldWhatIsAskedAndAllowed(t *testing.T) {
	m := start(t, 3, nil)
	play(t, m, "rob 1")
	for seat := rules.NoSeat; seat < 3; seat++ {
		legal, ranges, prompt := m.Legal(seat, nil), m.Ranges(seat, nil), m.Prompt(seat)
		if is := seat == 1; (len(legal) == 2) != is || len(ranges) != 0 || prompt.Text.Empty() == is || prompt.Reaction != is {
			t.Errorf("seat %d: %v, %v, %+v", seat, legal, ranges, prompt)
		}
	}
	play(t, m, "block")
	if got := m.Ranges(0, nil); len(got) != 2 || len(m.Ranges(1, nil)) != 0 {
		t.Errorf("seat 0 has the ranges %v", got)
	}
}

func TestNothingIsAskedAfterTheEnd(t *testing.T) {
	m := start(t, 2, rules.Options{"rounds": 1})
	play(t, m, "pass", "pass")
	if m.Actor() != rules.NoSeat || !m.Result().Over || m.Status().Turn != 1 {
		t.Fatalf("actor %d, %+v, %+v", m.Actor(), m.Result(), m.Status())
	}
	for seat := rules.NoSeat; seat < 2; seat++ {
		if len(m.Legal(seat, nil)) > 0 || len(m.Ranges(seat, nil)) > 0 || !m.Prompt(seat).Text.Empty() {
			t.Errorf("seat %d is asked", seat)
		}
	}
	pass := move(t, "pass")
	_, err := m.Play(pass)
	for _, err := range []error{err, m.Check(pass)} {
		if r := rules.AsRefusal(err); key(r) != "frame.refuse.over" || r.Rule != "TOY-7" {
			t.Errorf("after the end a move is answered with %v, want the rule of the game", err)
		}
	}
}

func TestPlayAndCheckAgree(t *testing.T) {
	m := start(t, 2, nil)
	for _, text := range []string{"take 4", "yield", "rob 0"} {
		before := stateOf(t, m)
		said := m.Check(move(t, text))
		events, err := m.Play(move(t, text))
		if rules.AsRefusal(said) == nil || err == nil || err.Error() != said.Error() || events != nil {
			t.Errorf("%q: check %v, play %v, %v", text, said, events, err)
		}
		if stateOf(t, m) != before || m.Len() != 0 {
			t.Errorf("%q changed the match", text)
		}
	}
	if err := m.Check(move(t, "take 3")); err != nil {
		t.Error(err)
	}
	events, err := m.Play(move(t, "take 3"))
	if err != nil || len(events) != 1 || events[0].Text.Key != "toy.event.take" || m.Len() != 1 {
		t.Errorf("%v, %v", events, err)
	}
}

func TestParseTakesOnlyTheFormThatIsWritten(t *testing.T) {
	m := start(t, 2, nil)
	for text, want := range map[string]string{
		"take 1":   "",
		" take 1":  `move " take 1" is written "take 1"`,
		"take 01":  `move "take 01" is written "take 1"`,
		"take {n}": `move "take {n}" needs a number in place of {n}`,
		"take":     `take needs a number, not ""`,
		"fly":      `unknown move "fly"`,
	} {
		_, err := m.Parse(text)
		if got := errText(err); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func errText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

func TestAPanicInAMoveIsAFaultAndUndoneWhole(t *testing.T) {
	m, err := rules.NewMatch(toygame.Game{Flaw: toygame.FlawPanic}, make([]rules.Player, 2), rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	play(t, m, "take 2")
	before := stateOf(t, m)
	_, err = m.Play(move(t, "roll"))
	var fault *rules.Fault
	var cause *rules.Panic
	if !errors.As(err, &fault) || fault.Where != "move roll" || !errors.As(err, &cause) {
		t.Fatalf("got %v", err)
	}
	if cause.Error() != "panic: the die fell off the table" || !strings.Contains(string(cause.Stack), "toygame") {
		t.Errorf("got %v with the stack %s", cause, cause.Stack)
	}
	if stateOf(t, m) != before || m.Len() != 1 {
		t.Errorf("the match is now %s", stateOf(t, m))
	}
	play(t, m, "pass")
}

func TestViewsAreThoseOfTheSeat(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "hide 2")
	for seat, want := range map[int]string{rules.NoSeat: "[null,null]", 0: "[2,null]", 1: "[null,0]"} {
		if got := string(asJSON(t, m.View(seat).(toygame.View).Purse)); got != want {
			t.Errorf("seat %d sees %s, want %s", seat, got, want)
		}
	}
	for n, want := range []string{"[0,null]", "[2,null]"} {
		v, err := m.ViewAt(n, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := string(asJSON(t, v.(toygame.View).Purse)); got != want {
			t.Errorf("after %d moves seat 0 saw %s, want %s", n, got, want)
		}
	}
	if _, err := m.ViewAt(2, 0); err == nil {
		t.Error("a view of the future")
	}
}

func TestStatusesOfThePastAreWhatTheyWere(t *testing.T) {
	m := start(t, 2, nil)
	was := []rules.Status{m.Status()}
	turns := map[int]bool{}
	for !m.Result().Over {
		mv, err := m.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Play(mv); err != nil {
			t.Fatal(err)
		}
		was = append(was, m.Status())
	}
	for n, want := range was {
		if st, err := m.StatusAt(n); err != nil || st != want {
			t.Errorf("after %d moves it was %+v, %v, want %+v", n, st, err, want)
		}
		turns[want.Turn] = true
	}
	if len(turns) < 2 {
		t.Error("the game has no second turn")
	}
	if _, err := m.StatusAt(len(was)); err == nil {
		t.Error("a status of the future")
	}
}

func TestGuardPassesErrorsOn(t *testing.T) {
	err := errors.New("x")
	if got := rules.Guard("here", func() error { return err }); !errors.Is(got, err) || got.Error() != "x" {
		t.Errorf("got %v", got)
	}
	if got := rules.Guard("here", func() error { return nil }); got != nil {
		t.Errorf("got %v", got)
	}
	got := rules.Guard("here", func() error { return []error{}[slices.Index([]int{1}, 2)+1] })
	if got == nil || !strings.HasPrefix(got.Error(), "here: panic: runtime error: index out of range") {
		t.Errorf("got %v", got)
	}
}
