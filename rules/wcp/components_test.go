package wcp

import (
	"testing"

	"schron/rules"
)

func TestWCP1BoardHasThirtySevenFields(t *testing.T) {
	if allFields.Len() != FieldCount || Centre != At(0, 0) || Centre.String() != "d4" {
		t.Errorf("%d fields, centre %s", allFields.Len(), Centre)
	}
	inner := 0
	for _, f := range allFields.Fields() {
		q, r := f.Axial()
		if At(q, r) != f || !f.OnBoard() {
			t.Errorf("%s at (%d, %d) is read back as %s", f, q, r, At(q, r))
		}
		if back, err := ParseField(f.String()); err != nil || back != f {
			t.Errorf("%s is read as %s (%v)", f, back, err)
		}
		for d := range Dir(Dirs) {
			n := f.Beside(d)
			if n == NoField {
				continue
			}
			inner++
			if n.Beside(d.Opposite()) != f || f.bit().Shift(d) != n.bit() {
				t.Errorf("%s lies %s of %s, but not the other way round", n, d, f)
			}
		}
	}
	if inner != 2*90 {
		t.Errorf("%d inner edges, want 90", inner/2)
	}
	for _, name := range []string{"", "a5", "d0", "d8", "h1", "-", "D4"} {
		if f, err := ParseField(name); err == nil {
			t.Errorf("%q is read as %s", name, f)
		}
	}
	if NoField.String() != "-" || NoField.Beside(East) != NoField || At(3, 1) != NoField {
		t.Error("a field off the board has a name or neighbours")
	}
}

func TestWCP1MovesOffTheBoardAreRefused(t *testing.T) {
	s := newState(2, 2)
	for _, m := range []rules.Move{
		{},
		{Verb: verbEnd},
		{Verb: VerbMove, A: -1},
		{Verb: VerbMove, A: 7},
		{Verb: VerbMove, A: span},
		{Verb: VerbMove, A: 3, B: 1},
		{Verb: VerbVehicle, A: vehicleKinds},
		{Verb: VerbHall, A: 27, B: 1},
		{Verb: VerbContent, A: 27, B: int16(tokenKinds)},
		{Verb: VerbContent, A: 27, B: 0, C: 1},
		{Verb: VerbTrade, A: MaxSeats},
		{Verb: VerbPress, A: 1},
		{Verb: VerbPress, D: 1},
		{Verb: VerbPress, N: 1},
	} {
		if r := rules.AsRefusal(s.Check(m)); r == nil || r.Rule != "WCP-1" {
			t.Errorf("%+v is answered with %v", m, r)
		}
		if text := (Game{}).Notation(m); text != "?" {
			t.Errorf("%+v is written %q", m, text)
		}
	}
}

// WCP-2: the 36 halls of the data, and all six edges of the central hall passages.
func TestWCP2HallTiles(t *testing.T) {
	halls, open := 0, 0
	for _, tile := range Tiles() {
		halls += tile.Copies()
		n := len(tile.Open().List())
		open += n * tile.Copies()
		if n < 2 {
			t.Errorf("%s is a dead end", tile)
		}
		for _, shown := range tile.Rotations() {
			if TileOf(shown) != tile {
				t.Errorf("%s shows %s, which belongs to %s", tile, shown, TileOf(shown))
			}
		}
	}
	if halls != HallCount || open != 139 {
		t.Errorf("%d halls with %d open edges", halls, open)
	}
	if e := newState(2, 2).edges(Centre); e != AllEdges {
		t.Errorf("the central hall shows %s", e)
	}
	for text, want := range map[string]int{"101000": 6, "100100": 3, "101010": 2, "111111": 1, "110110": 3} {
		if tile, err := tileIDs.Parse(text); err != nil || len(tile.Rotations()) != want {
			t.Errorf("%s has %d rotations, want %d (%v)", text, len(tile.Rotations()), want, err)
		}
	}
}

// WCP-3: 108 tokens with the values, kinds and guarded edges of the data.
func TestWCP3ContentTokens(t *testing.T) {
	n := map[TokenKind]int{}
	value, fire, armour, edges := 0, 0, 0, 0
	for _, x := range Tokens() {
		n[x.Kind()] += x.Copies()
		switch x.Kind() {
		case Trophy:
			value += x.Value() * x.Copies()
		case Guard:
			fire += x.Fire() * x.Copies()
			armour += x.Armour() * x.Copies()
			edges += len(x.Edges().List()) * x.Copies()
		}
		if x.thing() != (x.Kind() != Guard) {
			t.Errorf("%s can be owned: %v", x, x.thing())
		}
	}
	if n[Trophy] != 48 || n[FireUpgrade] != 4 || n[ArmourUpgrade] != 13 || n[BoosterUpgrade] != 7 || n[Guard] != 36 {
		t.Errorf("kinds %v", n)
	}
	if value != 128 || fire != 68 || armour != 88 || edges != 134 {
		t.Errorf("value %d, fire %d, armour %d, edges %d", value, fire, armour, edges)
	}
}

// WCP-4: vehicles have one budget.
func TestWCP4VehiclesHaveOneBudget(t *testing.T) {
	for _, v := range Vehicles() {
		if budget := 4*v.Fire() + v.Armour() + 2*v.Boosters(); budget != 18 {
			t.Errorf("%s costs %d", v, budget)
		}
	}
	if len(Vehicles()) != 10 || MaxSeats != 6 {
		t.Errorf("%d vehicles, %d pawns", len(Vehicles()), MaxSeats)
	}
}

// WCP-5: entrances are at the corners.
func TestWCP5EntrancesAreAtTheCorners(t *testing.T) {
	for d, name := range []string{"d7", "g4", "g1", "d1", "a1", "a4"} {
		f := Corner(Dir(d))
		if f.String() != name || f.Beside(Dir(d)) != NoField {
			t.Errorf("entrance %d is at %s", d+1, f)
		}
		if back, ok := f.Entrance(); !ok || back != Dir(d) {
			t.Errorf("%s has the entrance %s", f, back)
		}
	}
	if _, ok := Centre.Entrance(); ok || cornerSet.Len() != Dirs {
		t.Error("an entrance off the corners")
	}
}

func TestNotationReadsBack(t *testing.T) {
	for _, text := range []string{
		"vehicle V01", "move d7", "boost d7 d6", "boost d7 out", "leave", "stay", "resign", "attack 1", "trade 5",
		"give scrap", "ask armour2", "offer", "withdraw", "accept", "decline", "take fire", "press", "pass",
		"hall 010010 c3", "breach 100100 c3", "content scrap a1", "content cerberus a1 000001", "destroy e3",
	} {
		m, err := Game{}.Parse(text)
		if err != nil || (Game{}).Notation(m) != text {
			t.Errorf("%q is read as %+v, %q (%v)", text, m, Game{}.Notation(m), err)
		}
	}
	for _, text := range []string{
		"", "go", "vehicle", "vehicle V11", "move", "move z1", "move d7 d6", "boost d7", "boost out d7", "attack 6",
		"attack x", "give drone", "hall 000000 c3", "hall 100000 c3", "hall 11 c3", "hall 111111 h1", "breach 010010 c3",
		"content scrap a1 000000", "content cerberus a1", "content cerberus a1 110000", "content cerberus h1 100000",
		"content x a1", "leave now", "content cerberus a1 x", "breach 100100 z9", "boost d7 z9",
	} {
		if m, err := (Game{}).Parse(text); err == nil {
			t.Errorf("%q is read as %+v", text, m)
		}
	}
}

// TestWCP4EnoughMarkers: of the cards' values the six greatest count, and all upgrades.
func TestWCP4EnoughMarkers(t *testing.T) {
	fire, armour, boosters := MostMarkers()
	if fire != 3+3+2+2+2+2+4 || armour != 12+10+10+8+8+6+8+2*5 || boosters != 4+3+3+2+2+1+7 {
		t.Errorf("%d markers of fire, %d of armour, %d of boosters", fire, armour, boosters)
	}
}
