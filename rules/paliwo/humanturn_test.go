package paliwo

import "testing"

func TestWP10EachHumanOnceAndWhatCounts(t *testing.T) {
	s := at(t, `
		3 . . . . . p . . . . .
		2 l . b . m . r . c . .
	`)
	play(t, s, "step lumberjack A3")
	play(t, s, "step runner G3")
	wantRefused(t, s, "step lumberjack A4", "WP-10", "activated-again")
	j := play(t, s, "end")
	wantEvents(t, happened(j, "WP-10"), "WP-10 end")
	if s.limit != 2 {
		t.Errorf("limit %d", s.limit)
	}

	// Each of these acts alone is an activation.
	for name, c := range map[string]struct {
		board string
		move  string
		with  []change
	}{
		"points":  {"2 l . . . . . . . . b .", "step lumberjack A3", nil},
		"skill":   {"2 r . . . . . . . . b .", "sprint A3", nil},
		"weapon":  {"2 l ^ . . . . . . . b .", "weapon lumberjack B2", []change{armed(Lumberjack)}},
		"card":    {"2 l ^ . . . . . . . b .", "courage lumberjack B2", nil},
		"find":    {"6 G . . l . # . . . b .", "open lumberjack D7", nil},
		"pick up": {"2 lf . . . . . . . . b .", "take lumberjack A2", nil},
	} {
		s := at(t, c.board, c.with...)
		play(t, s, c.move, "end")
		if s.limit != 1 {
			t.Errorf("%s: limit %d", name, s.limit)
		}
	}
	s = at(t, "2 l . . . . . . . . b .")
	play(t, s, "end")
	if s.limit != 0 {
		t.Errorf("limit %d without an activation", s.limit)
	}
}

func TestWP11PointsAndGoo(t *testing.T) {
	s := at(t, "9 . . . . l . . . b S .")
	j := play(t, s, "step lumberjack D9")
	wantEvents(t, happened(j), "WP-11 goo.begin", "WP-39 wound", "WP-12 step")
	play(t, s, "step lumberjack C9")
	wantRefused(t, s, "step lumberjack B9", "WP-11", "points")
	play(t, s, "finish")
	wantRefused(t, s, "finish", "WP-11", "activation")
	wantRefused(t, s, "step lumberjack B9", "WP-10", "activated-again")

	// Another's first act finishes the activation; what is left is lost.
	s = at(t, "3 l . . . . . . . . b .")
	play(t, s, "step lumberjack A2")
	j = play(t, s, "step businessman J2")
	wantEvents(t, happened(j), "WP-11 lost", "WP-12 step")
	if s.active != Businessman || s.pa != 1 {
		t.Errorf("%s has %d points", s.active, s.pa)
	}

	// The wound by goo may be the second one; the human acts on.
	s = at(t, "9 . . . . l . . . b S .", wounded(Lumberjack, 1))
	play(t, s, "step lumberjack D9", "step lumberjack C9", "end", "turned lumberjack N")
	wantBoard(t, s, "9 . . ^ . ~ . . . b S .")
}

func TestWP12StepsIntoGooAndFinds(t *testing.T) {
	s := at(t, "9 . . . l ~ . . . b S .")
	j := play(t, s, "step lumberjack E9")
	wantEvents(t, happened(j), "WP-12 step", "WP-12 goo", "WP-39 wound")
	// The activation did not begin there, so coming back is one wound more.
	play(t, s, "step lumberjack F9")
	if s.people[Lumberjack].wounds != 1 {
		t.Errorf("%d wounds", s.people[Lumberjack].wounds)
	}
	s = at(t, "3 l ?Z . . . . . . . b .")
	j = play(t, s, "step lumberjack B3")
	wantEvents(t, happened(j), "WP-12 step", "WP-26 find.zombie")
	s = at(t, "3 r ?Z . . . . . . . b .")
	wantEvents(t, happened(play(t, s, "sprint B3")), "WP-24 sprint", "WP-26 find.zombie")
	s = at(t, "9 . . c ^ ~ . . . b S .")
	wantEvents(t, happened(play(t, s, "slip E9")), "WP-25 slip", "WP-12 goo", "WP-39 wound")
	wantRefused(t, s, "step child F8", "WP-1", "adjacent")
}

// A pusher stands in the middle; each direction is free, blocked by an obstacle,
// by a figure or by the edge.
func TestWP13PushesInAllDirections(t *testing.T) {
	s := at(t, `
		4 . # # . ^ . . . # # .
		3 . . . x l v . . . . .
		2 . . . . < . . . . . b
	`)
	for _, c := range []struct{ from, to string }{{"E4", "E5"}, {"F3", "G3"}, {"E2", "E1"}, {"D3", "C3"}} {
		c2 := *s
		j := play(t, &c2, "push lumberjack "+c.from)
		from, to := field(t, c.from), field(t, c.to)
		if c2.figures[to] != s.figures[from] || c2.figures[from] != noFigure || c2.people[Lumberjack].field != field(t, "E3") {
			t.Errorf("push from %s to %s:\n%s", c.from, c.to, drawBoard(&c2))
		}
		wantEvents(t, happened(j), "WP-13 push")
	}
	// Obstacles of every kind, figures and edges stop a push.
	for _, c := range []struct{ board, move, why string }{
		{"6 G ^ l . . # . . . b .", "push lumberjack B6", "push-blocked"}, // booth
		{"4 l # # . . . . . # # b\n5 ^ . . . . # ~ . . . .", "push lumberjack A5", "push-blocked"},
		{"5 . . . l ^ # ~ . . . b", "push lumberjack E5", "push-blocked"},                                                    // wreck
		{"7 . . # O ^ l . O . . b", "push lumberjack E7", "push-blocked"},                                                    // barrel
		{"9 . . . . ~ . . l ^ S b", "push lumberjack I9", "push-blocked"},                                                    // small car
		{"9 . v . . ~ . . . b S .\n8 . l # . . . . . . S G\n10 . L L L . O . # . . .", "push lumberjack B9", "push-blocked"}, // large car
		{"3 l ^ v . . . . . . b .", "push lumberjack B3", "push-blocked"},
		{"3 p ^ b . . . . . . l .", "push policeman B3", "push-blocked"},
		{"3 ^ l . . . . . . . b .", "push lumberjack A3", "push-edge"},
		{"3 b . . . . . . . . l ^", "push lumberjack K3", "push-edge"},
		{"12 ^ . . . . . . . . . .\n11 l L L L . . . # . . b", "push lumberjack A12", "push-edge"},
		{"2 l . . . . . . . . . b\n1 ^ . . . . . . . . . .", "push lumberjack A1", "push-edge"},
		{"3 l b . . . . . . . . .", "push lumberjack B3", "pushed"},
	} {
		wantRefused(t, at(t, c.board), c.move, "WP-13", c.why)
	}
	s = at(t, "3 c ^ . . . . . . . b .")
	wantRefused(t, s, "push child B3", "WP-13", "child-push")
	// Goo gives the zombie nothing, a find and a token do not stop it.
	s = at(t, "3 l ^ ?F . . . . . . b .")
	play(t, s, "push lumberjack B3")
	wantBoard(t, s, "3 l . ^ . . . . . . b .")
	wantRefused(t, s, "push lumberjack C3", "WP-1", "adjacent")
}

func TestWP14WeaponToken(t *testing.T) {
	s := at(t, `
		4 . # # . v . . . # # .
		3 . . . > l > . . . . .
		2 . . . . x . . . . . b
	`, armed(Lumberjack))
	wantLegal(t, s, "weapon", "weapon lumberjack F3", "weapon lumberjack E2")
	wantRefused(t, s, "weapon lumberjack E4", "WP-17", "front")
	wantRefused(t, s, "weapon lumberjack G3", "WP-1", "adjacent")
	wantRefused(t, s, "weapon businessman K3", "WP-14", "weapon")
	removed := s.removed
	j := play(t, s, "weapon lumberjack E2")
	wantEvents(t, happened(j), "WP-14 weapon")
	if s.pa != HumanPA || s.removed != removed+1 {
		t.Errorf("%d points left, %d removed", s.pa, s.removed)
	}
	wantRefused(t, s, "weapon lumberjack F3", "WP-14", "weapon")
	s = at(t, "3 l b . . . . . . . . .", armed(Lumberjack))
	wantRefused(t, s, "weapon lumberjack B3", "WP-14", "victim")
}

func TestWP15DiscoverAndPickUp(t *testing.T) {
	s := at(t, `
		6 G . . r . # . b . . .
		3 f . . . . . . . . . .
	`)
	wantRefused(t, s, "open runner E7", "WP-1", "adjacent")
	wantRefused(t, s, "open runner E6", "WP-15", "barrel")
	wantRefused(t, s, "take runner D7", "WP-15", "fuel")
	wantRefused(t, s, "take runner A3", "WP-15", "fuel-far")
	j := play(t, s, "open businessman H7")
	wantEvents(t, happened(j), "WP-15 open", "WP-26 find.empty")
	wantRefused(t, s, "open businessman H7", "WP-15", "find")

	s = at(t, `
		10 . L L L . O l # . . b
		9 . . . . ~ . . . . S .
	`)
	j = play(t, s, "open lumberjack F10", "take lumberjack F10")
	wantEvents(t, happened(j), "WP-15 open", "WP-26 find.fuel", "WP-15 take", "WP-29 terror.start")
	if s.pa != HumanPA || !s.people[Lumberjack].fuel || TerrainAt(field(t, "F10")) != Barrel {
		t.Error("fuel on a barrel was not picked up for nothing")
	}
	s = at(t, `
		10 . L L L . O c # . . b
		3 . lf . . . . . . . . .
	`)
	play(t, s, "open child F10")
	wantRefused(t, s, "take child F10", "WP-25", "fuel-child")
	play(t, s, "take lumberjack B3")
	wantRefused(t, s, "take lumberjack B3", "WP-18", "fuel-twice")
}

func TestWP16LeavingWins(t *testing.T) {
	for _, c := range []struct{ board, move string }{
		{"3 l . . . . . . . . b .", "leave lumberjack"},
		{"3 b . . . . . . . . . l", "leave lumberjack"},
	} {
		s := at(t, c.board, carrying(Lumberjack))
		j := play(t, s, c.move)
		wantEvents(t, happened(j), "WP-16 leave", "WP-43 over.escape")
		if r := s.Result(); !r.Over || r.Winners[0] != SeatHumans || s.Actor() != -1 {
			t.Errorf("result %+v", r)
		}
	}
	s := at(t, "3 l . . . . . . . . b .")
	wantRefused(t, s, "leave lumberjack", "WP-16", "fuel-carried")
	s = at(t, "3 . . l . . . . . . b .", carrying(Lumberjack))
	play(t, s, "step lumberjack B3", "step lumberjack A3")
	wantRefused(t, s, "leave lumberjack", "WP-11", "points")
}

func TestWP17FrontSideAndBack(t *testing.T) {
	for _, c := range []struct {
		facing string
		front  string // the field of the human that it faces
	}{{"^", "E4"}, {">", "F3"}, {"v", "E2"}, {"<", "D3"}} {
		for name, h := range map[string]string{"E4": "E4", "F3": "F3", "E2": "E2", "D3": "D3"} {
			s := at(t, "3 . . . . "+c.facing+" . . . . . b", func(s *State) {
				f := field(t, h)
				s.figures[f] = ofHuman(Lumberjack)
				s.people[Lumberjack].field = f
			})
			if name == c.front {
				wantRefused(t, s, "axe E3", "WP-17", "front")
			} else {
				play(t, s, "axe E3")
			}
		}
	}
}

func TestWP18Carrier(t *testing.T) {
	alone := at(t, "3 l > . . . . . . . b .", carrying(Lumberjack), armed(Lumberjack))
	wantRefused(t, alone, "axe B3", "WP-18", "carrier")
	wantRefused(t, alone, "weapon lumberjack B3", "WP-18", "carrier")
	wantRefused(t, alone, "adrenaline lumberjack", "WP-41", "adrenaline-carrier")
	play(t, alone, "courage lumberjack B3", "step lumberjack B3")
	near := at(t, `
		3 l > . . . . . . . . .
		2 b . . . . . . . . . .
	`, carrying(Lumberjack))
	play(t, near, "axe B3")
	// Company counts at the moment of use; diagonal is none, a doomed human is.
	s := at(t, `
		3 l > . . . . . . . . .
		2 . b . . . . . . . . .
	`, carrying(Lumberjack))
	wantRefused(t, s, "axe B3", "WP-18", "carrier")
	s = at(t, `
		3 l > . . . . . . . . .
		2 b . . . . . . . . . .
	`, carrying(Lumberjack), wounded(Businessman, 2))
	play(t, s, "push lumberjack B3", "step lumberjack B3")
	wantRefused(t, s, "axe C3", "WP-11", "points")
	// A sprint may pay for leaving, but it needs company.
	s = at(t, "3 r . . . . . . . . b .", carrying(Runner))
	play(t, s, "step runner A4", "step runner A5")
	wantRefused(t, s, "leave runner", "WP-11", "points")
	s = at(t, `
		5 . b . . . # ~ . . . .
		3 r . . . . . . . . . .
	`, carrying(Runner))
	play(t, s, "step runner A4", "step runner A5", "leave runner")
	wantAsked(t, s, -1, "nothing")
	// The briefcase is a skill too.
	s = at(t, "3 b < . . . . . . . l .", carrying(Businessman), moving(0))
	j := play(t, s, "charge B3")
	wantEvents(t, happened(j), "WP-33 charge.stand", "WP-35 bite", "WP-39 wound", "WP-48 passed.movement")
	if !s.briefcase {
		t.Error("the briefcase was used without company")
	}
}

// WP-19: either fuel wins.
func TestWP19EitherFuelWins(t *testing.T) {
	for _, board := range []string{"3 lf . . . . . . . . b .", "10 . L L L . O . # . b l"} {
		s := at(t, board)
		if board[0] == '1' {
			s.grounds[field(t, "F10")] = 0
			s.people[Lumberjack].fuel = true
			s.terror = TerrorStart
			s.grounds[field(t, "D7")], s.grounds[field(t, "H7")] = Ground(EmptyCan), Ground(EmptyCan)
		} else {
			play(t, s, "take lumberjack A3")
		}
		play(t, s, "leave lumberjack")
		wantAsked(t, s, -1, "nothing")
	}
	if FuelTokens != 2 {
		t.Errorf("%d fuel tokens", FuelTokens)
	}
}
