package wcp

import (
	"slices"
	"testing"
)

// change sets up a part of a test's position.
type change func(t testing.TB, s *State)

// at makes a position of round 5 in which seat 0 moves, and changes it. Seats 0 to 2 drive
// Boar (2 fire, 8 armour, 1 booster), Wolf (2, 6, 2) and Bear (1, 10, 2). Seats 3 to 5 drive
// Badger (1, 8, 3), Fox (2, 4, 3) and Hornet (3, 4, 1). Who is not drawn stands at the
// entrance. All content that is not placed lies in the stack. Halls that are not placed lie
// in the stack too. Where the stage has no hall stack they lie on the blank fields. They are
// breached before the central hall is off the board, destroyed afterwards.
func at(t testing.TB, seats int, text string, changes ...change) *State {
	t.Helper()
	s := newState(seats, seats)
	s.fillStacks()
	d := parseDrawing(t, seats, text)
	s.board = d.board
	for _, f := range s.laid().Fields() {
		if !s.breached.Has(f) && s.halls.Has(f) {
			s.pullHall(t, s.tile[f])
		}
	}
	for f := range Field(span) {
		if x := s.content[f]; x != NoToken {
			s.pullToken(t, x)
		}
	}
	s.round, s.phase = 5, PhaseMove
	for seat := range seats {
		p := &s.players[seat]
		p.vehicle = []Vehicle{5, 6, 1, 2, 7, 9}[seat]
		p.reset()
		if f, ok := d.pawns[seat]; ok {
			p.pawn = f
		}
	}
	for _, c := range changes {
		c(t, s)
	}
	s.spill(d.blank)
	s.ask = s.decision()
	s.findTrapped(nil)
	if err := s.Invariants(); err != nil {
		t.Fatalf("a test's position: %v\n%s", err, drawBoard(s))
	}
	return s
}

// spill lays the halls of drawn breaches and, where the stage has no stack, those
// left on blank fields.
func (s *State) spill(blank FieldSet) {
	for _, f := range (s.laid() & (s.breached | s.destroyed)).Fields() {
		if s.tile[f] == NoTile || s.breached.Has(f) {
			s.hallsLeft--
			s.tile[f] = s.hallStack[s.hallsLeft]
		}
	}
	if s.stage == StageExplore && s.round != buttonRound {
		return
	}
	for _, f := range blank.Fields() {
		if s.hallsLeft == 0 || s.laid().Has(f) {
			continue
		}
		s.hallsLeft--
		s.lay(f, s.hallStack[s.hallsLeft], AllEdges)
		if s.stage != StageEscape {
			s.breached |= f.bit()
			continue
		}
		s.close(f)
		s.destroyed |= f.bit()
	}
}

// pullHall takes a hall of a kind out of the stack.
func (s *State) pullHall(t testing.TB, kind Tile) {
	t.Helper()
	i := slices.Index(s.hallStack[:s.hallsLeft], kind)
	if i < 0 {
		t.Fatalf("no hall %s is left", kind)
	}
	s.hallsLeft--
	copy(s.hallStack[i:], s.hallStack[i+1:])
}

// pullToken takes a token of a kind out of the stack.
func (s *State) pullToken(t testing.TB, kind Token) {
	t.Helper()
	i := slices.Index(s.tokenStack[:s.tokensLeft], kind)
	if i < 0 {
		t.Fatalf("no token %s is left", kind)
	}
	s.tokensLeft--
	copy(s.tokenStack[i:], s.tokenStack[i+1:])
}

func field(t testing.TB, name string) Field {
	t.Helper()
	f, err := ParseField(name)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func token(t testing.TB, id string) Token {
	t.Helper()
	x, err := ParseToken(id)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// buttonRound marks the positions of withoutStack.
const buttonRound = 50

// withoutStack lays all halls, so that the button could be pressed.
func withoutStack(_ testing.TB, s *State) { s.round = buttonRound }

// pressed puts the position after the press of a seat.
func pressed(stage Stage, presser int8) change {
	return func(_ testing.TB, s *State) { s.stage, s.presser = stage, presser }
}

// escape takes the central hall off the board and gives it to a seat.
func escape(holder int8) change {
	return func(_ testing.TB, s *State) {
		s.stage, s.presser, s.holder, s.taken = StageEscape, s.seats-1, holder, true
		s.close(Centre)
	}
}

func turnOf(seat int8) change { return func(_ testing.TB, s *State) { s.active = seat } }
func inPhase(p Phase) change  { return func(_ testing.TB, s *State) { s.phase = p } }
func drives(seat int, v Vehicle) change {
	return func(_ testing.TB, s *State) {
		s.players[seat].vehicle = v
		s.players[seat].reset()
	}
}

// left sets what is left of armour and boosters.
func left(seat int, armour, boosters int8) change {
	return func(_ testing.TB, s *State) { s.players[seat].armour, s.players[seat].boosters = armour, boosters }
}

// lays lays halls, each a field and the passages shown.
func lays(halls ...string) change {
	return func(t testing.TB, s *State) {
		for _, h := range halls {
			f, open := field(t, h[:2]), pattern(h[3:])
			s.pullHall(t, TileOf(open))
			s.lay(f, TileOf(open), open)
		}
	}
}

// stands puts a pawn into a hall.
func stands(seat int, f string) change {
	return func(t testing.TB, s *State) { s.players[seat].pawn = field(t, f) }
}

// owns gives trophies and upgrades with all they bring.
func owns(seat int, ids ...string) change {
	return func(t testing.TB, s *State) {
		for _, id := range ids {
			s.pullToken(t, token(t, id))
			s.players[seat].gain(token(t, id))
		}
	}
}

// holds puts halls (as patterns) and tokens into a hand.
func holds(seat int, ids ...string) change {
	return func(t testing.TB, s *State) {
		p := &s.players[seat]
		for _, id := range ids {
			if tile, err := tileIDs.Parse(id); err == nil {
				s.pullHall(t, tile)
				p.halls[tile]++
				p.hallsN++
				continue
			}
			s.pullToken(t, token(t, id))
			p.hold(token(t, id))
		}
	}
}

// content lays a token on a hall, a guard with the edges that it covers.
func content(f, id string, edges ...string) change {
	return func(t testing.TB, s *State) {
		guarded := NoEdges
		for _, e := range edges {
			guarded = pattern(e)
		}
		s.pullToken(t, token(t, id))
		s.put(field(t, f), token(t, id), guarded)
	}
}

// gone puts a pawn out of the game; fates other than Left have no exit.
func gone(seat int, fate Fate, exit int8) change {
	return func(_ testing.TB, s *State) {
		p := &s.players[seat]
		p.fate, p.pawn, p.exit = fate, NoField, exit
		s.left = max(s.left, exit)
	}
}
