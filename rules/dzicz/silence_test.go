package dzicz

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
)

// silenceDrawing lets seat 1 be asked about both: its token lies beside a soldier
// of seat 0, and it has a soldier of its own.
const silenceDrawing = `
	. . . . .
	. . B . .
	. . a . .
	. . . . b
	a . A . B
`

// hushed is seat 0's action in silenceDrawing, which seat 1 has answered with "not
// this turn".
func hushed(t *testing.T) *State {
	t.Helper()
	s := at(t, 2, silenceDrawing, holding(1, Defence, Manoeuvre))
	play(t, s, "done", "outpost c1")
	wantAsked(t, s, 1, "manoeuvre")
	wantEvents(t, happened(play(t, s, "quiet")), "DZ-20 quiet.manoeuvre", "DZ-13 outpost")
	return s
}

func TestDZ20NotThisTurnSilencesTheKindAtHandAlone(t *testing.T) {
	s := hushed(t)
	for seat := range 2 {
		if got := viewOf(s, seat).Players[1].Silenced; !slices.Equal(got, Silenced{Manoeuvre}) {
			t.Errorf("seat %d sees %v silenced", seat, got)
		}
	}
	// In the own go of the same turn no question comes before the own action.
	play(t, s, "done", "outpost c4")
	wantAsked(t, s, 0, "move")
	if s.turn != 4 || s.silent != (silence{}) {
		t.Errorf("turn %d, silent %v", s.turn, s.silent)
	}

	s = at(t, 2, silenceDrawing, holding(1, Defence, Manoeuvre))
	play(t, s, "move c3 c4")
	wantAsked(t, s, 1, "border_defence")
	wantEvents(t, happened(play(t, s, "quiet")), "DZ-20 quiet.defence")
	wantAsked(t, s, 0, "removal")
	wantRefused(t, s, "quiet", "DZ-11", "now.removal")
	play(t, s, "leave", "done", "outpost c1")
	wantAsked(t, s, 1, "manoeuvre") // that question goes on
	play(t, s, "no")
	if got := viewOf(s, 0).Players[1].Silenced; !slices.Equal(got, Silenced{Defence}) {
		t.Errorf("%v silenced", got)
	}
}

func TestDZ20BorderDefenceIsSilencedForOneTurn(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. . B a .
		. . a . .
		. . . . b
		. . A . B
	`, holding(1, Defence, Manoeuvre))
	play(t, s, "move c3 c4", "quiet", "leave", "done", "pass", "done", "pass")
	if s.turn != 4 {
		t.Fatalf("turn %d", s.turn)
	}
	play(t, s, "move c4 c5", "move d4 c4")
	wantAsked(t, s, 1, "border_defence")
}

// TestDZ20LiftedWhoeverDecides lifts a silence in another's go, before a
// declaration: it counts at once.
func TestDZ20LiftedWhoeverDecides(t *testing.T) {
	s := at(t, 3, `
		. . c . C
		a . . . .
		. . A b .
		. . . . .
		. . A . B
	`, inPhase(PhaseExpansion), goOf(0), holding(0, Expansion), holding(1, Manoeuvre))
	s.silent.manoeuvre = rules.Seats(1)
	before := *s
	wantEvents(t, happened(play(t, s, "ask 1 manoeuvre")), "DZ-20 ask.manoeuvre")
	before.silent = silence{}
	if *s != before {
		t.Error("lifting a silence changed more than that")
	}
	wantRefused(t, s, "ask 1 manoeuvre", "DZ-20", "unsilenced.manoeuvre")
	wantAsked(t, s, 0, "expansion")
	play(t, s, "expand a4")
	wantAsked(t, s, 1, "manoeuvre")
}

// TestDZ20LiftingAsksNobodyAgain: who was passed over for a declaration is not
// asked about it any more, for the active player is asked last (DZ-35).
func TestDZ20LiftingAsksNobodyAgain(t *testing.T) {
	s := asking(t, 0)
	s.silent.manoeuvre = rules.Seats(1)
	play(t, s, "token c4")
	wantAsked(t, s, 2, "manoeuvre")
	play(t, s, "ask 1 manoeuvre")
	wantAsked(t, s, 2, "manoeuvre")
	play(t, s, "no")
	wantAsked(t, s, 0, "manoeuvre")
}

func TestDZ20OnlyWhatIsSilentIsLifted(t *testing.T) {
	s := hushed(t)
	wantAsked(t, s, 1, "move")
	wantLegal(t, s, "ask", "ask 1 manoeuvre")
	wantRefused(t, s, "ask 1 border_defence", "DZ-20", "unsilenced.defence")
	wantRefused(t, s, "ask 0 manoeuvre", "DZ-20", "unsilenced.manoeuvre")
	wantRefused(t, s, "ask 2 manoeuvre", "DZ-2", "malformed")
	if s.By(Lift(1, Manoeuvre)) != 1 || s.By(Plain(VerbDone)) != s.Actor() {
		t.Error("the moves are given to the wrong seats")
	}
}

// TestDZ20AMatchLetsTheSilentOneLift: the lift belongs to its seat's player,
// whoever is the actor, stands in the record, is replayed and taken back.
func TestDZ20AMatchLetsTheSilentOneLift(t *testing.T) {
	data, err := at(t, 2, silenceDrawing, holding(1, Defence, Manoeuvre)).MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatchAt(Game{}, nil, data)
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"move c3 c4", "quiet"} {
		playIn(t, m, text)
	}
	lift := Lift(1, Defence)
	if m.Actor() != 0 || slices.Contains(m.Legal(0, nil), lift) || !slices.Equal(m.Legal(1, nil), []rules.Move{lift}) {
		t.Errorf("seat %d decides; seat 0 may play %v, seat 1 %v", m.Actor(), m.Legal(0, nil), m.Legal(1, nil))
	}
	playIn(t, m, "ask 1 border_defence")
	log := m.LogSince(rules.NoSeat, 2)
	if m.Actor() != 0 || len(log) != 1 || log[0].Seat != 1 || m.LastDecision(1) != 3 || m.LastDecision(0) != 1 {
		t.Errorf("after the lift seat %d decides, the log says %+v", m.Actor(), log)
	}
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	back, err := rules.LoadMatch(rulestest.Lookup(Game{}), r)
	if err != nil || back.Len() != 3 || back.View(0).(View).Players[1].Silenced.Has(Defence) {
		t.Errorf("replayed: %v, %v", back, err)
	}
	if err := m.Undo(); err != nil || !m.View(0).(View).Players[1].Silenced.Has(Defence) {
		t.Errorf("taken back: %v", err)
	}
}

func playIn(t *testing.T, m *rules.Match, text string) {
	t.Helper()
	mv, err := m.Parse(text)
	if err == nil {
		_, err = m.Play(mv)
	}
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
}

// TestDZ20NoBotLiftsForAnother lets bots play on where somebody else is silent.
func TestDZ20NoBotLiftsForAnother(t *testing.T) {
	lifted := 0
	for seed := range uint64(300) {
		p := rules.Playout{Game: Game{}, Check: true}
		if _, err := p.Run(rules.Setup{Players: 3, Seed: seed}); err != nil {
			t.Fatal(err)
		}
		s := newState(t, 3, seed)
		for _, m := range p.Moves() {
			if m.Verb == VerbAsk {
				lifted++
				if int(m.A) != s.Actor() {
					t.Fatalf("seed %d: the bot of seat %d plays %s", seed, s.Actor(), Game{}.Notation(m))
				}
			}
			if err := s.Apply(m, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if lifted == 0 {
		t.Error("no silence was lifted")
	}
}

// TestDZ34EachKindLastsThroughTheTurnByItself: DZ-34 ends with the turn what DZ-20
// has silenced, and no lift ends more.
func TestDZ34EachKindLastsThroughTheTurnByItself(t *testing.T) {
	s := hushed(t)
	s.silent = silence{defence: rules.Seats(0), manoeuvre: rules.Seats(0) | rules.Seats(1)}
	play(t, s, "ask 1 manoeuvre")
	if s.silent != (silence{rules.Seats(0), rules.Seats(0)}) {
		t.Errorf("silent %v: a lift of one kind by one seat changed more", s.silent)
	}
	play(t, s, "done", "pass")
	if s.turn != 4 || s.silent != (silence{}) {
		t.Errorf("turn %d, silent %v", s.turn, s.silent)
	}
}

// TestSilencedReadsOldPositions: until version 0.1.0 true stood for both kinds.
func TestSilencedReadsOldPositions(t *testing.T) {
	s := hushed(t)
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for from, want := range map[string]silence{
		`true`:                           {rules.Seats(1), rules.Seats(1)},
		`false`:                          {},
		`[]`:                             {},
		`["border_defence"]`:             {defence: rules.Seats(1)},
		`["manoeuvre"]`:                  {manoeuvre: rules.Seats(1)},
		`["border_defence","manoeuvre"]`: {rules.Seats(1), rules.Seats(1)},
	} {
		back, err := Game{}.Decode([]byte(strings.Replace(text, `["manoeuvre"]`, from, 1)))
		if err != nil || back.(*State).silent != want {
			t.Errorf("%s is read as %v (%v)", from, back, err)
		}
	}
	if _, err := (Game{}).Decode([]byte(strings.Replace(text, `["manoeuvre"]`, `["assault"]`, 1))); err == nil ||
		!strings.Contains(err.Error(), "accepted: border_defence, manoeuvre") {
		t.Errorf("a silence of assaults: %v", err)
	}
	var q Silenced
	if err := json.Unmarshal([]byte(`7`), &q); err == nil {
		t.Error("a number is read as silence")
	}
}
