package wcp

import (
	"slices"
	"testing"

	"schron/rules"
)

// placing is a board on which seat 0 lays something. There d6 has passages to the west, east
// and north-east, d7 one to d6 and one to the east entrance.
func placing(t testing.TB, hand ...change) *State {
	t.Helper()
	return at(t, 2, `
		                        /
		d                     -A- -#-
	`, append(hand, inPhase(PhasePlace))...)
}

func TestWCP14OneHallAndOneTokenInEitherOrder(t *testing.T) {
	for _, order := range [][]string{
		{"hall 100100 d5", "content scrap d7"}, {"content scrap d7", "hall 100100 d5"}, {"hall 100100 d5", "content scrap d5"},
	} {
		s := placing(t, holds(0, "100100", "111110", "scrap", "drone"))
		play(t, s, order[0])
		wantAsked(t, s, 0, "place")
		if order[0][0] == 'h' {
			wantRefused(t, s, "hall 111110 d5", "WCP-14", "hall.done")
			wantLegal(t, s, "hall")
		} else {
			wantRefused(t, s, "content drone d7 111110", "WCP-14", "content.done")
			wantLegal(t, s, "content")
		}
		wantRefused(t, s, "move d7", "WCP-14", "now.place")
		play(t, s, order[1])
		if s.active != 0 || s.phase != PhaseMove || s.round != 6 {
			t.Errorf("after %q it is still seat 0's turn", order)
		}
	}
}

func TestWCP14OnlyFromTheOwnHand(t *testing.T) {
	s := placing(t, holds(0, "100100", "scrap"))
	wantRefused(t, s, "hall 111110 d5", "WCP-14", "hall.not-held")
	wantRefused(t, s, "breach 111110 d5", "WCP-14", "hall.not-held")
	wantRefused(t, s, "content drone d7 111110", "WCP-14", "content.not-held")
	wantRefused(t, s, "breach 100100 d5", "WCP-14", "breach.needless")
}

// None of the hand fits: the only way on is a hall with six passages.
func TestWCP14BreachedHall(t *testing.T) {
	s := tightGame(t)
	wantLegal(t, s, "hall")
	if s.Prompt().Text.Key != "wcp.prompt.place.breach" {
		t.Error("the prompt does not tell")
	}
	was := s.breached
	m := legal(s, "breach")[0]
	f := field(t, m[len(m)-2:])
	j := play(t, s, m)
	wantEvents(t, happened(j, "WCP-14"), "WCP-14 breach")
	if s.breached != was|f.bit() || s.edges(f) != AllEdges || s.tile[f].String() != m[7:13] {
		t.Errorf("%q leaves\n%s", m, drawBoard(s))
	}
}

// tightGame plays until no hall of a hand fits.
func tightGame(t testing.TB) *State {
	t.Helper()
	for seed := range uint64(500) {
		s := started(t, 4, seed, nil)
		r := rules.NewRand(seed)
		for s.stage == StageExplore {
			moves := s.Legal(nil)
			if slices.ContainsFunc(moves, func(m rules.Move) bool { return m.Verb == VerbBreach }) {
				return s
			}
			if err := s.Apply(moves[r.IntN(len(moves))], nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no game needs a breached hall")
	return nil
}

func TestWCP15APassageToAHallLaidBefore(t *testing.T) {
	s := placing(t, holds(0, "111000"))
	// Towards d6 in the east or the centre in the west.
	want := []string{}
	for _, e := range Tile(2).Rotations() {
		if e.Has(East) || e.Has(West) {
			want = append(want, "hall "+e.String()+" d5")
		}
	}
	slices.SortFunc(want, func(a, b string) int {
		x, y := pattern(a[5:11]), pattern(b[5:11])
		return int(x) - int(y)
	})
	got := slices.DeleteFunc(legal(s, "hall"), func(m string) bool { return m[len(m)-2:] != "d5" })
	if !slices.Equal(got, want) {
		t.Errorf("on d5 %q, want %q", got, want)
	}
	wantRefused(t, s, "hall 111000 g2", "WCP-15", "hall.apart")
	wantRefused(t, s, "hall 111000 d6", "WCP-15", "hall.occupied")
	wantRefused(t, s, "hall 111000 d4", "WCP-15", "hall.occupied")
	// The active entrance in the west counts, the passive ones do not.
	wantRefused(t, s, "hall 111000 d1", "WCP-15", "hall.apart")
	wantRefused(t, s, "hall 111000 g1", "WCP-15", "hall.apart")
	wantRefused(t, s, "hall 001110 d1", "WCP-15", "hall.cut") // open to the outside alone
	play(t, s, "hall 000111 d1")
}

// southWest is a base in which only g2 leads to g1: the halls on f1 and f2 turn
// their walls to it.
const southWest = `
	      \ / \ /
	f     -#- -#-
	      /     \
	g        .   .
`

func TestWCP15NothingIsCutOff(t *testing.T) {
	s := at(t, 2, southWest, holds(0, "101000", "111000"), inPhase(PhasePlace))
	r := wantRefused(t, s, "hall 100010 g2", "WCP-15", "hall.cut")
	part, _ := r.Text.Arg("part")
	n, _ := r.Text.Arg("n")
	if part.S != "g1" || n.N != 1 {
		t.Errorf("refused with %v", r)
	}
	if ban := viewOf(s, 0).HallBan(field(t, "g2"), pattern("100010")); names(ban.Cut) != "[g1]" || ban.Gates != nil {
		t.Errorf("ban %+v", ban)
	}
	play(t, s, "hall 000111 g2")
	wantBoard(t, s, `
		      \ / \ /
		f     -#- -#-
		      /     \
		            \ /
		g        .  -#
	`)
}

func TestWCP15NoActiveEntranceIsCutOff(t *testing.T) {
	s := at(t, 2, `
		      \
		d  .  -#-
		      / \
	`, holds(0, "111000"), inPhase(PhasePlace))
	r := wantRefused(t, s, "hall 110001 d1", "WCP-15", "hall.gate")
	if n, _ := r.Text.Arg("n"); n.N != 4 {
		t.Errorf("entrance %d", n.N)
	}
	if ban := viewOf(s, 0).HallBan(field(t, "d1"), pattern("110001")); len(ban.Cut) > 0 || !slices.Equal(ban.Gates, []int{4}) {
		t.Errorf("ban %+v", ban)
	}
	// With three players the entrance behind g1 is active and goes with it.
	s = at(t, 3, southWest, holds(0, "101000"), inPhase(PhasePlace))
	if ban := viewOf(s, 0).HallBan(field(t, "g2"), pattern("100010")); names(ban.Cut) != "[g1]" || !slices.Equal(ban.Gates, []int{3}) {
		t.Errorf("ban %+v", ban)
	}
}

// A hall that leads only into a corner would cut itself off with it.
func TestWCP15ThePartWithoutTheCentreIsShown(t *testing.T) {
	s := at(t, 2, `
		      \ / \ /
		f     -#- -#-
		      /     \
		g        #-  .
		        /
	`, holds(0, "111000"), inPhase(PhasePlace))
	wantRefused(t, s, "hall 011100 g2", "WCP-15", "hall.cut")
	if ban := viewOf(s, 0).HallBan(field(t, "g2"), pattern("011100")); names(ban.Cut) != "[g1 g2]" {
		t.Errorf("ban %+v", ban)
	}
}

func TestWCP16ContentOnBareHalls(t *testing.T) {
	s := placing(t, holds(0, "cerberus"), lays("d5 111110"), content("d7", "scrap"))
	wantRefused(t, s, "content cerberus d4 100000", "WCP-16", "content.centre")
	wantRefused(t, s, "content cerberus c6 100000", "WCP-16", "content.no-hall")
	wantRefused(t, s, "content cerberus d7 100000", "WCP-16", "content.filled")
	wantRefused(t, s, "content cerberus d6 100000", "WCP-16", "content.pawn")
	if got := legal(s, "content"); len(got) != 6 {
		t.Errorf("one guard on one hall in six rotations: %q", got)
	}
	if s.refuseContentOn(field(t, "d5")) != nil || s.refuseContentOn(Centre).Rule != "WCP-16" {
		t.Error("content goes elsewhere")
	}
	play(t, s, "content cerberus d5 000001")
	if f := field(t, "d5"); s.content[f] != token(t, "cerberus") || s.guards[f] != NorthEast.Edge() {
		t.Error("the guard lies elsewhere")
	}
}

// WCP-17: drawing up to six.
func TestWCP17DrawingUpToSix(t *testing.T) {
	s := placing(t, holds(0, "100100", "111110", "scrap", "drone"))
	topHall, topToken := s.hallStack[s.hallsLeft-1], s.tokenStack[s.tokensLeft-1]
	j := play(t, s, "hall 100100 d5", "content scrap d7")
	p := &s.players[0]
	if p.hallsN != 6 || p.tokensN != 6 || p.halls[topHall] == 0 || p.tokens[topToken] == 0 {
		t.Errorf("hand of %d halls and %d tokens", p.hallsN, p.tokensN)
	}
	if !j.Barrier {
		t.Error("undo would cross the draw")
	}
	told := 0
	for _, e := range j.Events {
		if e.Rule == "WCP-9" && e.Seat == 0 && e.To == rules.Seats(0) {
			told++
		}
	}
	if told != 10 {
		t.Errorf("%d things are told to the player", told)
	}
	// A hand of more than six tokens stays as it is; an empty stack gives nothing.
	s = at(t, 2, "", corridorHalls, withoutStack, inPhase(PhasePlace),
		holds(0, "scrap", "scrap", "scrap", "cell", "cell", "cell", "drone", "drone"))
	stack := s.tokensLeft
	j = play(t, s, "content scrap d5")
	if s.players[0].tokensN != 7 || s.players[0].hallsN != 0 || s.tokensLeft != stack || j.Barrier {
		t.Errorf("%d tokens, stack %d", s.players[0].tokensN, s.tokensLeft)
	}
}

func TestWCP42LayingInStageII(t *testing.T) {
	s := at(t, 2, "", corridorHalls, escape(1), stands(0, "d6"), stands(1, "d2"), inPhase(PhasePlace),
		holds(0, "111111", "111000", "101010", "101010", "scrap"))
	// Four fields are empty, the rest are destroyed; none is beside the row.
	wantRefused(t, s, "hall 111111 d4", "WCP-42", "hall.centre")
	destroyed := s.destroyed.First()
	wantRefused(t, s, "hall 111111 "+destroyed.String(), "WCP-45", "hall.destroyed")
	wantRefused(t, s, "breach 111111 "+s.empty().First().String(), "WCP-42", "breach.escape")
	wantLegal(t, s, "breach")
	wantLegal(t, s, "content", "content scrap d1", "content scrap d3", "content scrap d5", "content scrap d7")
	play(t, s, "content scrap d5") // halls that fit nowhere are kept
	wantAsked(t, s, 1, "move")
}

// In stage II only what hung together before has to do so afterwards.
func TestWCP42WhatIsCutOffAlreadyMayStaySo(t *testing.T) {
	s := at(t, 2, "", lays("d7 111110", "f1 101111", "g1 101000"), escape(1), stands(0, "d7"), stands(1, "f1"), inPhase(PhasePlace),
		holds(0, "111000", "111000"), blankAt("g2", "f2"))
	b := &s.board
	pass := b.passages()
	slot := b.slot(field(t, "g2"), &pass)
	if slot.fits(pattern("100001")) || !slot.fits(pattern("000111")) || slot.touch != West.Edge() {
		t.Errorf("slot %+v", slot)
	}
}

// blankAt keeps fields empty in stage II; two halls must be in hand for two.
func blankAt(fields ...string) change {
	return func(t testing.TB, s *State) {
		keep := FieldSet(0)
		for _, f := range fields {
			keep |= field(t, f).bit()
		}
		for _, f := range (s.empty() &^ keep).Fields() {
			s.hallsLeft--
			s.lay(f, s.hallStack[s.hallsLeft], AllEdges)
			s.close(f)
			s.destroyed |= f.bit()
		}
	}
}
