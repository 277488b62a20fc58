package paliwo

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
)

// WP-32: field of view along every kind of line.
func TestWP32FieldOfViewAlongEveryKindOfLine(t *testing.T) {
	for _, c := range lines {
		s := at(t, c.board, func(s *State) {
			s.figures[field(t, c.from)] = ofZombie(c.dir)
			for _, h := range []Human{Lumberjack, Child} {
				if s.people[h].field == NoField {
					f := At(0, 0)
					if h == Child {
						f = At(2, 11)
					}
					s.people[h].field, s.figures[f] = f, ofHuman(h)
				}
			}
		})
		l := viewOf(s, SeatZombies).FieldOfView(field(t, c.from))
		saw := ""
		if l.Hit != NoField {
			saw = l.Hit.String()
		}
		if saw != c.sees || len(l.Fields) != distance(t, c.from, c.sees, c.dir)-1 {
			t.Errorf("%s: looks through %s to %q, want %q", c.name, names(l.Fields), saw, c.sees)
		}
		human := c.sees != "" && s.figures[field(t, c.sees)].Human() != NoHuman
		f := field(t, c.from)
		if h, _ := s.Sees(f, s.figures[f].Facing()); (h != NoHuman) != human || l.Target != human {
			t.Errorf("%s: sees a human: %v and %v, want %v", c.name, h, l.Target, human)
		}
	}
}

// distance counts the fields to one that is seen, or beyond the edge.
func distance(t *testing.T, from, to string, d Facing) int {
	t.Helper()
	n := 1
	for f := field(t, from).Next(d); f != NoField && f.String() != to; f = f.Next(d) {
		n++
	}
	return n
}

func TestWP33ChargeGoesStraightAndBites(t *testing.T) {
	for name, c := range map[string]struct {
		board, charge, after string
		wounds               int8
		with                 []change
	}{
		"next to it":     {"3 l < . . . . . . . . b", "B3", "3 l < . . . . . . . . b", 1, nil},
		"one field away": {"3 l . < . . . . . . . b", "C3", "3 l < . . . . . . . . b", 1, nil},
		// Both points go for the way: it stands in front and cannot bite.
		"two fields away": {"3 l . . < . . . . . . b", "D3", "3 l < . . . . . . . . b", 0, nil},
		"far away":        {"3 l . . . . . . < . . b", "H3", "3 l . . . . < . . . . b", 0, nil},
		// Goo gives a point at the start and on the way.
		"from goo":          {"9 . l . . ~< . . . . S .\n3 . . . . . . . . . . b", "E9", "9 . l < . ~ . . . . S .", 1, nil},
		"over goo":          {"9 . . . l ~ < . . . S .\n3 . . . . . . . . . . b", "F9", "9 . . . l ~< . . . . S .", 1, nil},
		"over new goo":      {"3 l . ~ < . . . . . . b", "D3", "3 l < ~ . . . . . . . b", 1, nil},
		"a doomed human":    {"3 l . < . . . . . . . b", "C3", "3 l < . . . . . . . . b", 2, []change{wounded(Lumberjack, 2)}},
		"over finds/tokens": {"3 l ?Z < . . . . . . . b", "C3", "3 l < . . . . . . . . b", 1, nil},
	} {
		t.Run(name, func(t *testing.T) {
			s := at(t, c.board, append(c.with, moving(0))...)
			way, ok := viewOf(s, SeatZombies).Charge(field(t, c.charge))
			j := play(t, s, "charge "+c.charge)
			wantBoard(t, s, c.after)
			if n := s.people[Lumberjack].wounds; n != c.wounds {
				t.Errorf("%d wounds, want %d", n, c.wounds)
			}
			bites := slices.Contains(happened(j), "WP-35 bite")
			if !ok || way.Bites != bites || !s.figures[way.To].Ordinary() || way.Whom != Lumberjack {
				t.Errorf("foretold %+v", way)
			}
		})
	}
}

// Three zombies see humans; one of them would walk into another's line of sight.
// Every order is played.
func TestWP33EveryOrder(t *testing.T) {
	const board = `
		6 G . . . . # . . . . .
		5 . . . v . # ~ . . . b
		4 . # # . . . . . # # .
		3 > . . . . . l . . . .
		2 . . . . . . ^ . . . .
		1 . . . p . . . . . . .
	`
	for _, order := range [][]string{
		{"A3", "D5", "G2"},
		{"A3", "G2", "D5"},
		{"D5", "A3", "G2"},
		{"D5", "G2", "A3"},
		{"G2", "A3", "D5"},
		{"G2", "D5", "A3"},
	} {
		s := at(t, board, moving(0))
		if got := names(viewOf(s, SeatZombies).Compelled); got != "G2 A3 D5" {
			t.Fatalf("compelled are %s", got)
		}
		var charged []string
		for _, z := range order {
			if s.compelled(field(t, z)) {
				play(t, s, "charge "+z)
				charged = append(charged, z)
			} else if s.stage == StageMovement {
				wantRefused(t, s, "charge "+z, "WP-33", "compulsion")
			}
		}
		// D5 comes to D3 and so hides the Lumberjack from A3, unless that one has
		// passed: from C3 it hides nothing.
		want := 3
		if slices.Index(order, "D5") < slices.Index(order, "A3") {
			want = 2
		}
		if len(charged) != want || int(s.moved) != want {
			t.Errorf("order %v: %v charged, %d counted", order, charged, s.moved)
		}
		wantAsked(t, s, SeatZombies, "new")
	}
}

func TestWP33NobodyIsSkipped(t *testing.T) {
	s := at(t, "3 l . < . . . . > . . b", moving(5))
	wantRefused(t, s, "done", "WP-33", "done-compelled")
	wantRefused(t, s, "charge A3", "WP-35", "zombie")
	play(t, s, "charge C3")
	wantRefused(t, s, "charge B3", "WP-34", "zombie-again")
	wantRefused(t, s, "rotate B3 N", "WP-34", "zombie-again")
	wantRefused(t, s, "done", "WP-33", "done-compelled")
	play(t, s, "charge H3")
	wantAsked(t, s, SeatZombies, "new")
}

func TestWP34Limit(t *testing.T) {
	// Charges count toward the limit, also beyond it.
	s := at(t, `
		5 v . . . . # ~ . . . .
		3 l . < . . . . > . . b
		2 . . . . < . . . . . .
	`, moving(1), waiting)
	wantRefused(t, s, "advance E2", "WP-34", "compelled-first")
	play(t, s, "charge A5", "charge C3", "charge H3")
	if s.moved != 3 {
		t.Errorf("%d activations", s.moved)
	}
	wantRefused(t, s, "advance E2", "WP-34", "limit")
	wantRefused(t, s, "advance A4", "WP-34", "zombie-again")
	// Below the limit others follow, each once.
	s = at(t, `
		3 l . < . . . . . . . b
		1 . . < . < . x . . . .
	`, moving(3), waiting)
	play(t, s, "charge C3", "advance E1", "advance C1")
	wantRefused(t, s, "advance D1", "WP-34", "zombie-again")
	wantRefused(t, s, "crawl G1 H1", "WP-34", "limit")
	if v := viewOf(s, SeatZombies); v.ActivationsLeft != 0 || v.Mover.Field != field(t, "B1") {
		t.Errorf("%d activations left, mover %+v", v.ActivationsLeft, v.Mover)
	}
	play(t, s, "advance B1", "done")
	// The list is not extended: who sees a human later is not compelled, and who
	// was released is an ordinary candidate.
	s = at(t, "3 l . . < < . . . . . b", moving(3))
	play(t, s, "charge D3")
	if s.anyCompelled() {
		t.Error("E3 is compelled though it was not listed")
	}
	play(t, s, "advance E3")
}

// TestWP50TheLimitMayBeLower: by as much as was chosen, not below 0. Silence lowers what is
// left of it, and charges go beyond it as ever.
func TestWP50TheLimitMayBeLower(t *testing.T) {
	for fewer := range FewerMost + 1 {
		on := func(s *State) { s.fewer = int8(fewer) }
		for _, end := range []string{"end", "silence"} {
			s := at(t, "3 l . b . . . . . . . r", on)
			want := 0
			for n, act := range []string{"step lumberjack A2", "step businessman C2", "step runner K2"} {
				play(t, s, act)
				if want = max(n+1-fewer, 0); s.LimitSoFar() != want || viewOf(s, SeatZombies).LimitSoFar() != want {
					t.Errorf("%d fewer, %d acted: a limit of %d", fewer, n+1, s.LimitSoFar())
				}
			}
			if end == "silence" {
				want = max(want-SilenceLimit, 0)
			}
			play(t, s, end)
			if int(s.limit) != want {
				t.Errorf("%d fewer, %s: a limit of %d", fewer, end, s.limit)
			}
		}
		s := at(t, "3 l . . < . . . . . . b", on)
		play(t, s, "step businessman K2", "end", "draw", "place K12", "charge D3")
		if got := sheetNumbers(s, "WP-34"); fewer > 0 && got != strconv.Itoa(fewer) || fewer == 0 && got != "" {
			t.Errorf("%d fewer: the sheet says %q", fewer, got)
		}
		data, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		// Records that are older than the option end in the same state.
		if told := strings.Contains(string(data), `"fewer":`); told != (fewer > 0) {
			t.Errorf("%d fewer: the position tells of it: %v", fewer, told)
		}
		back, err := Game{}.Decode(data)
		if err != nil || int(back.(*State).fewer) != fewer {
			t.Errorf("%d fewer: read back as %+v, %v", fewer, back, err)
		}
	}
	for n := -1; n <= FewerMost+1; n++ {
		_, err := Game{}.New(rules.Setup{Players: seats, Options: rules.Options{OptionFewer: n}})
		if ok := n >= 0 && n <= FewerMost; ok != (err == nil) {
			t.Errorf("%d fewer: %v", n, err)
		}
	}
}

func TestWP35ZombieActs(t *testing.T) {
	s := at(t, `
		4 . # # . . . . . # # .
		3 . . . . ^ . b . . . .
		2 l . . . . . . . . . .
	`, moving(1), another)
	wantRefused(t, s, "rotate E3 S", "WP-35", "quarter")
	wantRefused(t, s, "rotate E3 N", "WP-35", "quarter")
	wantRefused(t, s, "bite E3 G3", "WP-1", "adjacent")
	j := play(t, s, "rotate E3 E", "advance E3")
	wantEvents(t, happened(j), "WP-35 rotate", "WP-35 advance")
	wantRefused(t, s, "rotate F3 N", "WP-35", "rotate-again")
	wantRefused(t, s, "bite F3 G3", "WP-35", "zombie-points")
	wantRefused(t, s, "advance F3", "WP-35", "zombie-points")
	// A bite costs a point, goes ahead only and ends the activation.
	s = at(t, `
		4 . # # . l . . . # # .
		3 . . . . > . . b . . .
	`, moving(2), func(s *State) { s.figures[field(t, "F3")] = crawler; s.risen++; s.tokens-- })
	wantRefused(t, s, "bite E3 E4", "WP-35", "bite-front")
	wantRefused(t, s, "bite E3 F3", "WP-35", "bitten")
	s = at(t, `
		4 . # # . l . . . # # .
		3 . . . . > . . . . . .
		2 . . . . . . . . . . b
	`, moving(1), another)
	wantRefused(t, s, "crawl E3 E2", "WP-35", "zombie-crawl")
	play(t, s, "rotate E3 N")
	play(t, s, "bite E3 E4")
	wantRefused(t, s, "advance E3", "WP-34", "zombie-again")
	if s.mover != NoField {
		t.Error("the activation goes on after a bite")
	}
	s = at(t, "6 G < . . . # . . . . b\n1 . . . l . . . . . . .", moving(2))
	wantRefused(t, s, "advance B6", "WP-35", "ahead")
	wantRefused(t, s, "advance C6", "WP-35", "zombie")
}

func TestWP35CrawlerActs(t *testing.T) {
	s := at(t, `
		4 . # # . l . . . # # .
		3 . . . x . . . . . . .
		2 . . . . b . . . . . .
	`, moving(1), another)
	wantRefused(t, s, "advance D3", "WP-35", "crawler-advance")
	wantRefused(t, s, "rotate D3 N", "WP-35", "crawler-advance")
	wantRefused(t, s, "bite D3 E4", "WP-1", "adjacent")
	wantLegal(t, s, "crawl", "crawl D3 D4", "crawl D3 E3", "crawl D3 D2", "crawl D3 C3", "crawl K12 K11", "crawl K12 J12")
	play(t, s, "crawl D3 E3")
	wantRefused(t, s, "crawl E3 F3", "WP-35", "zombie-points")
	wantLegal(t, s, "bite", "bite E3 E4", "bite E3 E2")
	j := play(t, s, "bite E3 E2")
	wantEvents(t, happened(j), "WP-35 bite", "WP-21 briefcase")
	if s.mover != NoField || s.moved != 1 {
		t.Errorf("mover %s, %d activations", s.mover, s.moved)
	}
	// Without a step, and not twice wounded.
	s = at(t, "3 l x b . . . . . . . .", wounded(Businessman, 2), moving(1))
	wantRefused(t, s, "bite B3 C3", "WP-39", "bite-doomed")
	play(t, s, "bite B3 A3")
	if s.people[Lumberjack].wounds != 1 {
		t.Error("a crawler did not bite without a step")
	}
}

func TestWP36Goo(t *testing.T) {
	// A zombie that begins on goo has three points, one that enters it gets one.
	s := at(t, "9 . . . . ~> . . . . S .\n3 l . . . . . . . . . b", moving(1), another)
	play(t, s, "advance E9", "advance F9", "advance G9")
	wantRefused(t, s, "advance H9", "WP-35", "zombie-points")
	s = at(t, "9 . . > . ~ . . . . S .\n3 l . . . . . . . . . b", moving(1), another)
	j := play(t, s, "advance C9", "advance D9", "rotate E9 N")
	wantEvents(t, happened(j, "WP-36"), "WP-36 goo.zombie")
	wantRefused(t, s, "rotate E9 W", "WP-35", "rotate-again")
	// A crawler enters no field twice.
	s = at(t, "9 . . . x ~ . . . . S .\n3 l . . . . . . . . . b", moving(1), another)
	play(t, s, "crawl D9 E9", "crawl E9 D9")
	wantRefused(t, s, "crawl D9 E9", "WP-35", "zombie-points")
	s = at(t, "9 . . . . ~x ~ . . . S .\n3 l . . . . . . . . . b", moving(1), another)
	play(t, s, "crawl E9 F9", "crawl F9 E9")
	wantRefused(t, s, "crawl E9 F9", "WP-36", "crawl-back")
	play(t, s, "crawl E9 E10", "crawl E10 E11")
	wantRefused(t, s, "crawl E11 E12", "WP-35", "zombie-points")
}

func TestWP37NewZombies(t *testing.T) {
	s := at(t, `
		12 < ?Z . f . t . x . . .
		6 G . . . . # . . . . ~
		3 l ^ . . ~ . . . . . b
	`, moving(0))
	play(t, s, "done")
	wantAsked(t, s, SeatZombies, "new")
	if got := s.Prompt().Detail.Key; got != "paliwo.prompt.new.detail" {
		t.Errorf("the prompt adds %s", got)
	}
	wantRefused(t, s, "token K12", "WP-37", "now.new")
	for _, f := range []string{"A4", "K2", "K4"} {
		wantRefused(t, s, "new "+f+" N", "WP-37", "beside-human")
	}
	for _, f := range []string{"A12", "B12", "D12", "F12", "H12", "A6", "K8", "A3"} {
		wantRefused(t, s, "new "+f+" N", "WP-2", "free")
	}
	for _, f := range []string{"B11", "J11", "B1", "J1", "F6", "E3", "D7"} {
		wantRefused(t, s, "new "+f+" N", "WP-37", "edge")
	}
	wantNewFields(t, s, "A1 K1 A5 K5 K6 A7 K7 A8 A9 K9 A10 K10 A11 K11 C12 E12 G12 I12 J12 K12")
	play(t, s, "new K6 W") // goo is allowed
	wantAsked(t, s, SeatZombies, "token")
	// A shot brings one more, as far as the pool goes.
	s = at(t, "3 p ^ . . . . . . . . b")
	play(t, s, "shot B3", "end", "draw", "place F1", "done")
	if s.toAdd != 2 {
		t.Errorf("%d new zombies after a shot", s.toAdd)
	}
	s = at(t, twoHumans, withPool(1), moving(0), func(s *State) { s.shot = true })
	play(t, s, "done", "new E12 W")
	wantAsked(t, s, SeatZombies, "token")
	s = at(t, twoHumans, withPool(0), moving(0), func(s *State) { s.shot = true })
	play(t, s, "done")
	wantAsked(t, s, SeatZombies, "token")
	// Without a field nobody comes.
	s = at(t, twoHumans, atStage(StageMovement))
	for f := range s.grounds {
		s.grounds[f] |= crawlerToken
	}
	if err := s.Apply(Plain(VerbDone), nil); err != nil || s.decision() == DecideNew {
		t.Errorf("%s is asked without a free field (%v)", s.decision(), err)
	}
}

// wantNewFields tests where new zombies may come in, by the moves and by the
// view.
func wantNewFields(t *testing.T, s *State, want string) {
	t.Helper()
	var got []Field
	for _, m := range s.Legal(nil) {
		if f := Target(m); m.Verb == VerbNew && !slices.Contains(got, f) {
			got = append(got, f)
		}
	}
	if names(got) != want {
		t.Errorf("new zombies may come in on %s, want %s", names(got), want)
	}
	if got := viewOf(s, SeatZombies).NewZombieFields(); names(got) != want {
		t.Errorf("the view says that they may come in on %s, want %s", names(got), want)
	}
}

func TestWP37NewZombiesFromAnywhere(t *testing.T) {
	s := at(t, "3 l ^ . . ~ . ?Z f t . b", moving(0), func(s *State) { s.anywhere = true })
	play(t, s, "done")
	if got := s.Prompt().Detail.Key; got != "paliwo.prompt.new.anywhere" {
		t.Errorf("the prompt adds %s", got)
	}
	wantRefused(t, s, "new A4 N", "WP-37", "beside-human")
	for _, f := range []string{"B3", "G3", "H3", "I3", "D7"} {
		wantRefused(t, s, "new "+f+" N", "WP-2", "free")
	}
	play(t, s, "new E3 W")
}

func TestWP37InTheFirstVersion(t *testing.T) {
	s := stateOf(t, rules.Setup{Seed: 1, Rules: 1})
	play(t, s, crew...)
	play(t, s, horde...)
	play(t, s, "end", "draw", "place A11", "done", "new F3 N")
}

// WP-47: where the edges have no field for any new zombie, the terror track
// starts, so that nobody can wait for ever.
func TestWP47NoWayInStartsTheTerrorTrack(t *testing.T) {
	// Six humans and fourteen zombies leave no field of the edges free.
	const closed = `
		12 < < < . r . < < < < <
		11 < L L L . . . # . . .
		10 < L L L . O . # . . b
		9 < . . . ~ . . . . S .
		7 l . # O . . . O . . <
		5 < . . . . # ~ . . . p
		3 m . . . . . . . . . .
		2 . . . . . . . . . . c
		1 < . . . . . . . . . .
	`
	done := func(changes ...change) *State {
		changes = append([]change{moving(0)}, changes...)
		s := at(t, closed, changes...)
		for f := range s.figures { // nobody charges
			if s.figures[f].Ordinary() {
				s.figures[f] &^= markListed
			}
		}
		return s
	}
	s := done()
	if left := names(s.fields(s.newField)); left != "" {
		t.Fatalf("%s are open", left)
	}
	j := play(t, s, "done")
	wantEvents(t, happened(j, "WP-37", "WP-47", "WP-29"), "WP-47 no-way-in", "WP-29 terror.start")
	wantAsked(t, s, SeatZombies, "token")
	if s.terror != TerrorStart || s.pool == 0 {
		t.Errorf("marker on %d, pool %d", s.terror, s.pool)
	}
	// On its track it stays where it is, and an empty pool is no matter.
	s = done(terrorOn(3))
	wantEvents(t, happened(play(t, s, "done"), "WP-47", "WP-29"))
	if s.terror != 3 {
		t.Errorf("marker on %d", s.terror)
	}
	s = done(withPool(0), terrorOn(2))
	wantEvents(t, happened(play(t, s, "done"), "WP-47", "WP-29"))
	// One that came in is enough.
	s = at(t, twoHumans, moving(0), func(s *State) { s.shot = true })
	play(t, s, "done")
	for f := range s.grounds {
		if Field(f) != At(0, 11) {
			s.grounds[f] |= crawlerToken
		}
	}
	if err := s.Apply(OnFacing(VerbNew, At(0, 11), North), nil); err != nil || s.terror != offTrack || s.toAdd != 0 {
		t.Errorf("marker on %d with %d zombies to come (%v)", s.terror, s.toAdd, err)
	}
}

func TestWP38CrawlerTokens(t *testing.T) {
	s := at(t, "3 l ^ . . ~ . ?Z f . . b", moving(0))
	play(t, s, "done", "new C12 W")
	for _, f := range []string{"A3", "B3", "G3", "H3", "D7"} {
		wantRefused(t, s, "token "+f, "WP-2", "free")
	}
	play(t, s, "token E3")
	wantRefused(t, s, "token A1", "WP-38", "second-token")
	if s.tokens != 2 || s.grounds[field(t, "E3")]&crawlerToken == 0 {
		t.Errorf("%d tokens left", s.tokens)
	}
	s = at(t, "3 l x x x . . . . . . b", moving(0))
	play(t, s, "done", "new C12 W")
	wantRefused(t, s, "token A1", "WP-38", "tokens-left")
}
