package paliwo

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
)

// WP-C: the numbers of the scenario.
func TestWPCNumbers(t *testing.T) {
	for name, c := range map[string][2]int{
		"HUMAN_PA": {HumanPA, 2}, "ZOMBIE_PA": {ZombiePA, 2}, "CRAWLER_PA": {CrawlerPA, 1},
		"BITE_COST": {BiteCost, 1}, "crawler's BITE_COST": {CrawlerBiteCost, 0}, "TURN_COST": {TurnCost, 1},
		"ZOMBIES_TOTAL": {ZombiesTotal, 24}, "START_ZOMBIES": {StartZombies, 8}, "BULLETS": {Bullets, 6},
		"TERROR_START": {TerrorStart, 6}, "hand": {HandCards, 4}, "cards": {SideCards, 5},
		"rounds": {int(readSettings(rules.Options{OptionTerror: TerrorStart}).maxRounds()), 52}, "rounds on the longest track": {MaxRounds, 66},
	} {
		if c[0] != c[1] {
			t.Errorf("%s is %d, want %d", name, c[0], c[1])
		}
	}
	s := newState(t, 1)
	play(t, s, placing...)
	play(t, s, "step lumberjack C2", "step lumberjack C3", "step runner G2", "end")
	if s.limit != 2 {
		t.Errorf("limit %d after two activations", s.limit)
	}
}

func TestWP1FieldsAndNeighbours(t *testing.T) {
	for name, want := range map[string]string{
		"A1": "A2 B1", "K12": "K11 J12", "F6": "F7 G6 F5 E6", "A12": "B12 A11",
	} {
		f := field(t, name)
		var got []Field
		for _, d := range Facings() {
			if n := f.Next(d); n != NoField {
				got = append(got, n)
			}
		}
		if names(got) != want {
			t.Errorf("beside %s are %s, want %s", name, names(got), want)
		}
	}
	if field(t, "E5").Adjacent(field(t, "F6")) {
		t.Error("E5 and F6 are adjacent")
	}
	for _, bad := range []string{"", "A", "A0", "A13", "L1", "a1", "A01", "A+1", "A1x", "A-1"} {
		if f, err := ParseField(bad); err == nil {
			t.Errorf("%q is read as %s", bad, f)
		}
	}
}

func TestWP2WhatIsFree(t *testing.T) {
	s := at(t, `
		6 G . . . . # . t f ?B .
		5 l ~x . . v # ~ . . . .
	`)
	for name, want := range map[string][2]bool{ // enterable, free
		"A6": {false, false}, "B6": {true, true}, "F6": {false, false}, "G5": {true, true},
		"A5": {false, false}, "B5": {false, false}, "E5": {false, false},
		"H6": {true, false}, "I6": {true, false}, "J6": {true, false}, "D7": {false, false},
	} {
		f := field(t, name)
		if got := [2]bool{s.Enterable(f), s.free(f)}; got != want {
			t.Errorf("%s enterable and free: %v, want %v", name, got, want)
		}
	}
	wantRefused(t, s, "step lumberjack A6", "WP-2", "obstacle")
	wantRefused(t, s, "step lumberjack B5", "WP-2", "occupied")
}

func TestWP3EndsOfTheBoard(t *testing.T) {
	s := at(t, `
		12 . . . . . r . . . . .
		3 . . l . . . . . . . .
		1 b . . . . . . . . . .
	`, carrying(Businessman), carrying(Lumberjack))
	wantRefused(t, s, "leave lumberjack", "WP-3", "side")
	wantLegal(t, s, "step runner", "step runner G12", "step runner F11", "step runner E12")
	wantLegal(t, s, "step businessman", "step businessman A2", "step businessman B1")
	play(t, s, "leave businessman")
}

func TestWP4Map(t *testing.T) {
	want := map[Terrain]string{
		Barrel: "D7 H7 F10", Booth: "A6 K8", LargeCar: "B10 C10 D10 B11 C11 D11", SmallCar: "J8 J9",
		Wreck: "B4 C4 I4 J4 F5 F6 C7 C8 H10 H11",
	}
	for terrain, names := range want {
		var got []string
		for f := Field(0); f < Fields; f++ {
			if TerrainAt(f) == terrain {
				got = append(got, f.String())
			}
		}
		if strings.Join(got, " ") != names {
			t.Errorf("%s on %v, want %s", terrain, got, names)
		}
	}
	if goo := names(viewOf(newState(t, 1), rules.NoSeat).Goo); goo != "G5 E9" {
		t.Errorf("goo on %s", goo)
	}
}

func TestWP4BrokenMapsAreRefused(t *testing.T) {
	for want, c := range map[string][2]string{
		"11 rows":               {". . . . . . . . . . .\n", ""},
		"12 fields in row 12":   {". . . . . . . . . . .\n", ". . . . . . . . . . . .\n"},
		`"X" on`:                {"~", "X"},
		`"h" on`:                {"~", "h"},
		`"." on`:                {"h", "."},
		"2 barrels":             {"O", "."},
		"1 patches":             {"~", "."},
		"A12 cannot be reached": {". . . . . . . . . . .\n. L", ". # . . . . . . . . .\n# L"},
	} {
		_, err := parsePlan(strings.Replace(mapText, c[0], c[1], 1))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q in place of %q: %v, want %s", c[1], c[0], err, want)
		}
	}
	walled := strings.NewReplacer(". . # . . . . . . S G", ". . # # . . . . . S G", ". . # O . . . O", ". . # O # . . O",
		"G . . . . #", "G . . # . #").Replace(mapText)
	if _, err := parsePlan(walled); err == nil || !strings.Contains(err.Error(), "barrel D7 has no neighbour") {
		t.Errorf("a barrel between obstacles: %v", err)
	}
}

func TestWP5HumansAndWeaponTokens(t *testing.T) {
	s := newState(t, 1)
	play(t, s, horde...)
	wantAsked(t, s, SeatHumans, "humans")
	play(t, s, crew[0])
	wantRefused(t, s, "human lumberjack D1", "WP-5", "placed-again")
	wantRefused(t, s, "human child C1", "WP-2", "occupied")
	wantRefused(t, s, "human child D2", "WP-5", "start-row")
	wantRefused(t, s, "arm child", "WP-5", "now.humans")
	play(t, s, crew[1:6]...)
	wantAsked(t, s, SeatHumans, "weapons")
	play(t, s, crew[6])
	wantRefused(t, s, "arm lumberjack", "WP-5", "armed-again")
	wantRefused(t, s, "end", "WP-5", "now.weapons")
	play(t, s, crew[7:8]...)
	wantRefused(t, s, "zombie C3 N", "WP-5", "now.weapons")
	play(t, s, crew[8])
	if s.armed() != WeaponTokens || s.bullets != 6 || !s.briefcase {
		t.Errorf("%d weapon tokens, %d bullets, briefcase %v", s.armed(), s.bullets, s.briefcase)
	}
	wantAsked(t, s, SeatHumans, "turn")
}

// WP-6 as printed: the zombies first, out of reach of the humans' row.
func TestWP6ZombiesAreSetUpFirst(t *testing.T) {
	s := newState(t, 1)
	wantAsked(t, s, SeatZombies, "zombies")
	if got := s.Prompt().Detail.Key; got != "paliwo.prompt.zombies.detail" {
		t.Errorf("the prompt adds %s", got)
	}
	wantRefused(t, s, "human lumberjack C1", "WP-6", "now.zombies")
	play(t, s, horde[0])
	wantRefused(t, s, "zombie A12 N", "WP-2", "occupied")
	wantRefused(t, s, "zombie B12 N", "WP-6", "beside-zombie")
	wantRefused(t, s, "zombie C2 N", "WP-6", "kept-rows")
	wantRefused(t, s, "zombie K1 N", "WP-6", "kept-rows")
	wantRefused(t, s, "zombie B10 N", "WP-2", "obstacle")
	wantRefused(t, s, "end", "WP-6", "now.zombies")
	if rows := rowsOf(s, VerbZombie); rows != "3 4 5 6 7 8 9 10 11 12" {
		t.Errorf("zombies may begin in rows %s", rows)
	}
	play(t, s, "zombie E9 W") // goo
	play(t, s, horde[2:8]...)
	if s.pool != 16 || s.count(Figure.Undead) != 8 {
		t.Errorf("%d zombies, pool %d", s.count(Figure.Undead), s.pool)
	}
	wantAsked(t, s, SeatHumans, "humans")
	if v := viewOf(s, SeatHumans); len(v.Zombies) != StartZombies || *v.Zombies[1].Facing != North {
		t.Errorf("the human player sees %v", v.Zombies) // G7, which looks north
	}
	play(t, s, crew...)
	wantAsked(t, s, SeatHumans, "turn")
	if st := s.Status(); st.Turn != 1 {
		t.Errorf("round %d", st.Turn)
	}
}

// WP-6 with the zombies last: row 2 is open to them, but not beside a human.
func TestWP6ZombiesMaySetUpLast(t *testing.T) {
	s := stateOf(t, rules.Setup{Seed: 1, Options: rules.Options{OptionLast: LastZombies}})
	wantAsked(t, s, SeatHumans, "humans")
	wantRefused(t, s, horde[0], "WP-5", "now.humans")
	play(t, s, crew...)
	wantAsked(t, s, SeatZombies, "zombies")
	if got := s.Prompt().Detail.Key; got != "paliwo.prompt.zombies.last" {
		t.Errorf("the prompt adds %s", got)
	}
	wantRefused(t, s, "zombie C2 N", "WP-6", "beside-human")
	wantRefused(t, s, "zombie K1 N", "WP-6", "humans-row")
	if rows := rowsOf(s, VerbZombie); rows != "2 3 4 5 6 7 8 9 10 11 12" {
		t.Errorf("zombies may begin in rows %s", rows)
	}
	play(t, s, "zombie A2 N")
	play(t, s, horde[1:]...)
	wantAsked(t, s, SeatHumans, "turn")
}

// WP-6 in version 0.1.0: the humans first, and no row was kept from zombies.
func TestWP6AsInTheFirstVersion(t *testing.T) {
	for _, o := range variants { // which have no say there
		s := stateOf(t, rules.Setup{Seed: 1, Rules: 1, Options: o})
		play(t, s, crew...)
		if rows := rowsOf(s, VerbZombie); rows != "1 2 3 4 5 6 7 8 9 10 11 12" {
			t.Errorf("zombies may begin in rows %s", rows)
		}
		play(t, s, "zombie K1 N")
	}
}

// rowsOf lists the rows of the fields for which a verb is legal.
func rowsOf(s *State, verb uint8) string {
	var rows []string
	for _, m := range s.Legal(nil) {
		if row := strconv.Itoa(Target(m).Row() + 1); m.Verb == verb && !slices.Contains(rows, row) {
			rows = append(rows, row)
		}
	}
	return strings.Join(rows, " ")
}

// WP-7: the finds and where they lie at the start.
func TestWP7Finds(t *testing.T) {
	fuelOn := map[Field]bool{}
	for seed := range uint64(40) {
		s := newState(t, seed)
		found := findCount{}
		for _, f := range carPark.barrels {
			face := s.grounds[f].Find()
			found[face]++
			if face == Fuel {
				fuelOn[f] = true
			}
		}
		if found != (findCount{Fuel: 1, EmptyCan: 2}) {
			t.Fatalf("on the barrels lie %v", found)
		}
		if s.findPool != (findCount{ZombieFind: 2, Biohazard: 2, Fuel: 1}) || s.tokens != 3 {
			t.Fatalf("the pool is %v with %d crawler tokens", s.findPool, s.tokens)
		}
	}
	if len(fuelOn) != Barrels {
		t.Errorf("fuel lies only on %v", fuelOn)
	}
}

func TestWP8Hands(t *testing.T) {
	asides := [2]cardSet{}
	for seed := range uint64(60) {
		s := newState(t, seed)
		for seat := range seats {
			if s.hand[seat].len() != HandCards {
				t.Fatalf("hand %v", s.hand[seat].cards())
			}
			asides[seat] |= sideCards(seat) &^ s.hand[seat]
		}
	}
	if asides[0] != sideCards(0) || asides[1] != sideCards(1) {
		t.Errorf("not every card is put aside now and then: %v", asides)
	}
	s := at(t, "3 l ^ . . . . . . . . .")
	wantRefused(t, s, "flare", "WP-8", "card")
}

func TestWP9RoundsAndTurns(t *testing.T) {
	s := newState(t, 1)
	play(t, s, placing...)
	if st := s.Status(); st.Phase != "humans" || st.Turn != 1 || st.Seat != SeatHumans {
		t.Errorf("status %+v", st)
	}
	play(t, s, "end", "draw")
	if st := s.Status(); st.Phase != "zombies" || st.Turn != 1 || st.Seat != SeatZombies {
		t.Errorf("status %+v", st)
	}
	play(t, s, "place A11", "done", "new B12 N")
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WP-9"), "WP-9 round")
	wantAsked(t, s, SeatHumans, "turn")
}

// WP-45: hands before placing.
func TestWP45HandsAreDealtBeforePlacing(t *testing.T) {
	v := viewOf(newState(t, 1), SeatZombies)
	if len(v.Cards[SeatZombies].Hand) != HandCards || v.Decision != DecideZombies {
		t.Errorf("hand %v while %s are placed", v.Cards[SeatZombies].Hand, v.Decision)
	}
	if other := v.Cards[SeatHumans]; other.Hand != nil || other.Count != HandCards {
		t.Errorf("of the humans' hand %v is seen, %d cards", other.Hand, other.Count)
	}
}
