package paliwo

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// A board in tests is drawn row by row, each with its number in front; rows that are
// left out hold nothing but terrain. Fields are apart by spaces and hold the sign of
// the terrain of WP-4 (which must be right), or what stands and lies there. Signs are ^
// > v < a zombie and where it looks, x a crawler, l b p m r c a human. Tokens are t a
// crawler, f fuel, ~ goo, ?Z ?B ?F a find. Signs may stand together.
const humanSigns = "lbpmrc"

const facingSigns = "^>v<"

var terrainSigns = [terrains]string{".", "O", "G", "L", "S", "#"}

// parseBoard puts a drawing on the board.
func parseBoard(t testing.TB, s *State, drawing string) {
	t.Helper()
	for _, line := range strings.Split(strings.TrimSpace(drawing), "\n") {
		cells := strings.Fields(line)
		row, err := strconv.Atoi(cells[0])
		if err != nil || len(cells) != Cols+1 {
			t.Fatalf("row %q", line)
		}
		for col, cell := range cells[1:] {
			putCell(t, s, At(col, row-1), cell)
		}
	}
}

func putCell(t testing.TB, s *State, f Field, cell string) {
	t.Helper()
	for strings.Contains(cell, "?") {
		i := strings.Index(cell, "?")
		face := map[byte]Face{'Z': ZombieFind, 'B': Biohazard, 'F': Fuel}[cell[i+1]]
		s.grounds[f] |= Ground(face)
		s.findPool[face]--
		cell = cell[:i] + cell[i+2:]
	}
	for i := range len(cell) {
		sign := cell[i]
		switch {
		case strings.IndexByte(facingSigns, sign) >= 0:
			s.figures[f] = ofZombie(Facing(strings.IndexByte(facingSigns, sign)))
		case sign == 'x':
			s.figures[f] = crawler
			s.risen++
			spendToken(s)
		case strings.IndexByte(humanSigns, sign) >= 0:
			h := Human(strings.IndexByte(humanSigns, sign))
			s.figures[f] = ofHuman(h)
			s.people[h].field = f
		case sign == 't':
			s.grounds[f] |= crawlerToken
			spendToken(s)
		case sign == 'f':
			s.grounds[f] += fuelOne
			spendFuel(s)
		case sign == '~':
			if !carPark.goo[f] {
				s.grounds[f] |= gooPatch
				s.goo--
				s.findPool[Biohazard]--
			}
		case string(sign) != terrainSigns[TerrainAt(f)]:
			t.Fatalf("sign %q on %s", sign, f)
		}
	}
}

// spendToken takes a crawler token from the zombie player, or a zombie find.
func spendToken(s *State) {
	if s.tokens > 0 {
		s.tokens--
		return
	}
	s.findPool[ZombieFind]--
}

// spendFuel takes the fuel of the pool, or that on the barrel F10.
func spendFuel(s *State) {
	if s.findPool[Fuel] > 0 {
		s.findPool[Fuel]--
		return
	}
	s.grounds[carPark.barrels[0]] &^= findMask
}

// drawRows is the inverse of parseBoard for some rows, without finds.
func drawRows(s *State, rows ...int) string {
	var out strings.Builder
	for _, row := range rows {
		fmt.Fprint(&out, row)
		for col := range Cols {
			f := At(col, row-1)
			cell := ""
			g := s.grounds[f]
			if g.Goo() {
				cell += "~"
			}
			if g.has(crawlerToken) {
				cell += "t"
			}
			cell += strings.Repeat("f", g.Fuel())
			switch k := s.figures[f]; {
			case k.Human() != NoHuman:
				cell += humanSigns[k.Human() : k.Human()+1]
			case k.Crawls():
				cell += "x"
			case k.Ordinary():
				cell += facingSigns[k.Facing() : k.Facing()+1]
			}
			if cell == "" {
				cell = terrainSigns[TerrainAt(f)]
			}
			out.WriteString(" " + cell)
		}
		out.WriteByte('\n')
	}
	return out.String()
}

func drawBoard(s *State) string {
	return drawRows(s, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
}

// wantBoard compares the rows of a drawing.
func wantBoard(t testing.TB, s *State, drawing string) {
	t.Helper()
	var rows []int
	var want strings.Builder
	for _, line := range strings.Split(strings.TrimSpace(drawing), "\n") {
		cells := strings.Fields(line)
		row, err := strconv.Atoi(cells[0])
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, row)
		want.WriteString(strings.Join(cells, " ") + "\n")
	}
	if got := drawRows(s, rows...); got != want.String() {
		t.Errorf("the board is\n%swant\n%s", got, want.String())
	}
}

// change sets up a part of a test's position.
type change func(*State)

// at makes a position of round 3 in the human turn and changes it. Humans that
// the drawing leaves out are gone. The pool has ten figures; the hands lack
// Flare and Clutch.
func at(t testing.TB, drawing string, changes ...change) *State {
	t.Helper()
	s := blank()
	s.stage, s.round, s.pool = StageTurn, 3, 10
	for i, f := range carPark.barrels {
		s.grounds[f] |= Ground([...]Face{Fuel, EmptyCan, EmptyCan}[i])
	}
	s.hand = [2]cardSet{sideCards(SeatHumans) &^ Flare.bit(), sideCards(SeatZombies) &^ Clutch.bit()}
	parseBoard(t, s, drawing)
	for _, c := range changes {
		c(s)
	}
	number(s)
	s.removed = ZombiesTotal - s.pool - int8(s.count(Figure.Undead))
	if s.stage == StageMovement {
		s.listSeers()
	}
	if err := s.Invariants(); err != nil {
		t.Fatalf("a test's position: %v\n%s", err, drawBoard(s))
	}
	return s
}

// number gives the figures on the board their numbers.
func number(s *State) {
	n := int8(0)
	for f := range s.figures {
		if g := s.figures[f]; g.Undead() && g.number() == 0 {
			n++
			s.figures[f] = g.numbered(n)
		}
	}
}

func atStage(g Stage) change         { return func(s *State) { s.stage = g } }
func withPool(n int8) change         { return func(s *State) { s.pool = n; startedBy(s) } }
func terrorOn(n int8) change         { return func(s *State) { s.terror = n } }
func wounded(h Human, n int8) change { return func(s *State) { s.people[h].wounds = n } }
func armed(h Human) change           { return func(s *State) { s.people[h].weapon = true } }
func withBullets(n int8) change      { return func(s *State) { s.bullets = n } }

// startedBy puts the terror marker on the track if an empty pool did (WP-29).
func startedBy(s *State) {
	if s.pool == 0 && s.terror == offTrack {
		s.terror = TerrorStart
	}
}

// moving is phase 3 with a limit; the list is made.
func moving(limit int8) change {
	return func(s *State) { s.stage, s.limit = StageMovement, limit }
}

// another has a crawler lie far off that may act too, so that the movement does not
// pass by itself (WP-48).
func another(s *State) {
	s.figures[At(Cols-1, Rows-1)] = crawler
	s.risen++
	s.tokens--
	s.limit++
}

// noFinds puts all finds of the pool down, so that none is left.
func noFinds(s *State) {
	for i, f := range [...]Field{At(0, 4), At(1, 4), At(2, 4), At(3, 4), At(0, 8)} {
		face := [...]Face{ZombieFind, ZombieFind, Biohazard, Biohazard, Fuel}[i]
		s.grounds[f] |= Ground(face)
		s.findPool[face]--
	}
}

// waiting has the phases wait as they did before WP-48, so that what is refused at
// the end of the movement can be asked for.
func waiting(s *State) { s.waits = true }

// carrying gives a human one of the fuel tokens.
func carrying(h Human) change {
	return func(s *State) {
		spendFuel(s)
		s.people[h].fuel = true
		if s.terror == offTrack {
			s.terror = TerrorStart
		}
	}
}

// holding gives cards to the hands in place of others.
func holding(cards ...Card) change {
	return func(s *State) {
		for _, c := range cards {
			if s.hand[c.Side()].has(c) {
				continue
			}
			for _, other := range CardsOf(c.Side()) {
				if s.hand[c.Side()].has(other) && !has(cards, other) {
					s.hand[c.Side()] = s.hand[c.Side()]&^other.bit() | c.bit()
					break
				}
			}
		}
	}
}

func has(cards []Card, c Card) bool {
	for _, d := range cards {
		if d == c {
			return true
		}
	}
	return false
}

// playedBefore has played a card in an earlier turn.
func playedBefore(c Card) change {
	return func(s *State) {
		holding(c)(s)
		s.hand[c.Side()] &^= c.bit()
		s.played[c.Side()] |= c.bit()
	}
}
