package rules_test

import (
	"errors"
	"runtime"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// fixed is a bot that always chooses one move.
type fixed struct{ move rules.Move }

func (fixed) ID() string                          { return "fixed" }
func (f fixed) Choose(*rules.Position) rules.Move { return f.move }

// clumsy is a bot that panics.
type clumsy struct{}

func (clumsy) ID() string                        { return "clumsy" }
func (clumsy) Choose(*rules.Position) rules.Move { panic("no idea") }

func TestBotMoveTakesOnlyLegalMoves(t *testing.T) {
	m := start(t, 2, nil)
	for _, text := range []string{"pass", "rob 1", "take 1", "take 3", "hide 2"} {
		if got, err := m.BotMove(fixed{move(t, text)}); err != nil || got != move(t, text) {
			t.Errorf("%s: %v, %v", text, got, err)
		}
	}
	for _, text := range []string{"yield", "rob 0", "take 0", "take 4", "take {n}"} {
		_, err := m.BotMove(fixed{move(t, text)})
		var fault *rules.Fault
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), "which is not legal") {
			t.Errorf("%s: %v", text, err)
		}
	}
	_, err := m.BotMove(clumsy{})
	if err == nil || err.Error() != "bot clumsy: panic: no idea" {
		t.Errorf("got %v", err)
	}
	if m.Len() != 0 {
		t.Error("asking a bot played")
	}
}

// TestABotIsToldThatNobodyWaitsForIt from another goroutine.
func TestABotIsToldThatNobodyWaitsForIt(t *testing.T) {
	p := start(t, 2, nil).Position()
	begun, done := make(chan struct{}), make(chan error)
	go func() {
		_, err := p.Ask(patient{begun})
		done <- err
	}()
	<-begun
	p.Stop()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// patient is a bot that thinks until nobody waits for it.
type patient struct{ begun chan struct{} }

func (patient) ID() string { return "patient" }
func (b patient) Choose(p *rules.Position) rules.Move {
	close(b.begun)
	for !p.Stopped() {
		runtime.Gosched()
	}
	return p.Legal()[0]
}

func TestBotMoveAfterTheEndIsRefused(t *testing.T) {
	m := start(t, 2, rules.Options{"rounds": 1})
	play(t, m, "pass", "pass")
	if _, err := m.BotMove(rules.RandomBot{}); key(rules.AsRefusal(err)) != "frame.refuse.over" || m.Position() != nil {
		t.Errorf("got %v", err)
	}
}

// nosy is a bot that notes what it is told.
type nosy struct{ seen *rules.Position }

func (nosy) ID() string { return "nosy" }
func (n *nosy) Choose(p *rules.Position) rules.Move {
	n.seen = p
	return p.Legal()[0]
}

func TestABotIsToldWhatItsSeatMayKnow(t *testing.T) {
	m := start(t, 2, nil)
	play(t, m, "hide 1", "rob 1")
	b := &nosy{}
	mv, err := m.BotMove(b)
	if err != nil || mv != move(t, "yield") {
		t.Fatalf("%v, %v", mv, err)
	}
	p := b.seen
	if p.Seat() != 1 || p.Status().Phase != "answer" || p.Game().ID() != "toy" || p.Notation(mv) != "yield" || len(p.Ranges()) != 0 {
		t.Errorf("seat %d, %+v", p.Seat(), p.Status())
	}
	if got := string(asJSON(t, p.View().(toygame.View).Purse)); got != "[null,0]" {
		t.Errorf("the bot sees the purses %s", got)
	}
	play(t, m, "yield")
	if p.Status().Phase != "answer" {
		t.Error("a position changes while the bot thinks")
	}
}

func TestRandomBotPlaysAllThatIsLegalAlike(t *testing.T) {
	m := start(t, 2, nil)
	count := map[rules.Move]int{}
	const games = 12000
	for seed := range uint64(games) {
		m, err := rules.NewMatch(toy, m.Players(), rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		mv, err := m.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		count[mv]++
	}
	// Four moves and two ranges of three amounts.
	for text, want := range map[string]int{
		"pass": games / 6, "roll": games / 6, "draw": games / 6, "rob 1": games / 6,
		"take 1": games / 18, "take 2": games / 18, "take 3": games / 18,
		"hide 1": games / 18, "hide 2": games / 18, "hide 3": games / 18,
	} {
		if got := count[move(t, text)]; got < want*8/10 || got > want*12/10 {
			t.Errorf("%s was played %d times, expected about %d", text, got, want)
		}
	}
	if len(count) != 10 {
		t.Errorf("%d different moves", len(count))
	}
}

func TestABotPlaysTheSameFromTheSameSeedAndRecord(t *testing.T) {
	a, _ := states(t, nil)
	b, _ := states(t, nil)
	if string(recordOf(t, a)) != string(recordOf(t, b)) {
		t.Error("two matches of one seed differ")
	}
	r := mustRecord(t, a)
	r.Moves, r.Final = r.Moves[:10], ""
	c, err := rules.LoadMatch(lookup(), r)
	if err != nil {
		t.Fatal(err)
	}
	for c.Actor() != rules.NoSeat {
		mv, err := c.BotMove(rules.RandomBot{})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.Play(mv); err != nil {
			t.Fatal(err)
		}
	}
	if stateOf(t, c) != stateOf(t, a) {
		t.Error("a loaded match goes on differently")
	}
}

func TestDrawOrder(t *testing.T) {
	for n := range 7 {
		seen := make([]bool, n)
		for _, i := range rules.DrawOrder(5, n) {
			seen[i] = true
		}
		for i, ok := range seen {
			if !ok {
				t.Errorf("%d of %d is missing", i, n)
			}
		}
	}
	count := map[[3]int]int{}
	const draws = 6000
	for seed := range uint64(draws) {
		count[[3]int(rules.DrawOrder(seed, 3))]++
	}
	for order, n := range count {
		if n < 850 || n > 1150 {
			t.Errorf("%v was drawn %d times of %d", order, n, draws)
		}
	}
	if len(count) != 6 {
		t.Errorf("%d orders", len(count))
	}
}
