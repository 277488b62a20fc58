package paliwo

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
)

const twoHumans = "3 l . . . . . . . . . b"

// WP-28: order of phases.
func TestWP28OrderOfPhases(t *testing.T) {
	s := at(t, "3 l . t < . . . . . . b", terrorOn(4), holding(Clutch))
	s.shot = true
	j := play(t, s, "end", "draw", "place K12")
	wantEvents(t, happened(j, "WP-29", "WP-30", "WP-31"), "WP-29 terror", "WP-30 draw", "WP-30 place", "WP-31 rise")
	wantAsked(t, s, SeatZombies, "movement")
	play(t, s, "done")
	wantAsked(t, s, SeatZombies, "new")
	play(t, s, "new K9 S", "new A9 S")
	wantAsked(t, s, SeatZombies, "token")
	play(t, s, "token B1")
	wantAsked(t, s, SeatZombies, "token") // From the Wreck may still be played
	play(t, s, "done")
	wantAsked(t, s, SeatHumans, "turn") // nobody stands next to a human
}

// The terror marker in every case of WP-29.
func TestWP29MarkerMovesDown(t *testing.T) {
	for n := int8(2); n <= TerrorStart; n++ {
		s := at(t, twoHumans, terrorOn(n))
		wantEvents(t, happened(play(t, s, "end"), "WP-29"), "WP-29 terror")
		if s.terror != n-1 {
			t.Errorf("from %d to %d", n, s.terror)
		}
	}
	s := at(t, twoHumans, terrorOn(1))
	wantEvents(t, happened(play(t, s, "end")), "WP-10 end", "WP-29 terror.out", "WP-43 over.terror")
	if r := s.Result(); !r.Over || r.Winners[0] != SeatZombies || r.Reason.Key != "paliwo.result.terror" {
		t.Errorf("result %+v", r)
	}
	s = at(t, twoHumans)
	wantEvents(t, happened(play(t, s, "end"), "WP-29"))
}

func TestWP29EachPickUpOfFuelPutsItOnSix(t *testing.T) {
	s := at(t, "3 lf . . . . . . . . . bf")
	wantEvents(t, happened(play(t, s, "take lumberjack A3"), "WP-29"), "WP-29 terror.start")
	play(t, s, "end") // put there in the human turn it moves in this zombie turn
	if s.terror != 5 {
		t.Errorf("marker on %d", s.terror)
	}
	// Also when it is on its track already, for the second token and for one that
	// was dropped.
	for n := int8(1); n <= TerrorStart; n++ {
		s = at(t, "3 l . . . . . . . . . bf", carrying(Lumberjack), terrorOn(n))
		wantEvents(t, happened(play(t, s, "take businessman K3"), "WP-29"), "WP-29 terror.start")
		if s.terror != TerrorStart {
			t.Errorf("from %d to %d", n, s.terror)
		}
	}
	s = at(t, "3 l b . . . . . . . . .", carrying(Lumberjack), wounded(Lumberjack, 2), terrorOn(3))
	play(t, s, "end", "turned lumberjack N")
	if s.terror != 2 {
		t.Errorf("dropped fuel puts it on %d", s.terror)
	}
	s = at(t, "3 lf . . . . . . . . . b", terrorOn(1), func(s *State) { s.byFirst = true })
	wantEvents(t, happened(play(t, s, "take lumberjack A3"), "WP-29"))
	if s.terror != 1 {
		t.Errorf("in the first version it goes back to %d", s.terror)
	}
}

func TestWP29LastFigurePutsItOnSixInAnyWay(t *testing.T) {
	started := []string{"WP-29 last-figure", "WP-29 terror.start"}
	// Phase 2.
	s := at(t, "3 l . t . . . . . . . b", withPool(1))
	play(t, s, "end", "draw")
	wantEvents(t, happened(play(t, s, "place K12"), "WP-29"), started...)
	// Phase 4.
	s = at(t, twoHumans, withPool(1), moving(0))
	wantEvents(t, happened(play(t, s, "done", "new K12 S"), "WP-29"), started...)
	if s.terror != TerrorStart {
		t.Errorf("marker on %d", s.terror)
	}
	play(t, s, "done", "end")
	if s.terror != TerrorStart-1 {
		t.Errorf("marker on %d in the next zombie turn", s.terror)
	}
	// A card.
	s = at(t, twoHumans, withPool(1), moving(0))
	wantEvents(t, happened(play(t, s, "done", "wreck C3 S"), "WP-29"), started...)
	// A human who turns, in the human turn: it moves at once.
	s = at(t, twoHumans, withPool(1), wounded(Lumberjack, 2))
	j := play(t, s, "end", "turned lumberjack N")
	wantEvents(t, happened(j, "WP-29"), "WP-29 last-figure", "WP-29 terror.start", "WP-29 terror")
	// And in phase 5: it stays.
	s = at(t, "3 l < . . . . . . . . b", withPool(2), wounded(Lumberjack, 1), moving(0))
	play(t, s, "charge B3", "new K12 S", "done", "done", "turned lumberjack E")
	if s.terror != TerrorStart {
		t.Errorf("marker on %d", s.terror)
	}
	// Also when it is on its track already.
	s = at(t, twoHumans, withPool(1), terrorOn(2), moving(0))
	wantEvents(t, happened(play(t, s, "done", "new K12 S"), "WP-29"), started...)
	if s.terror != TerrorStart {
		t.Errorf("marker on %d", s.terror)
	}
	s = at(t, twoHumans, withPool(1), terrorOn(2), moving(0), func(s *State) { s.byFirst = true })
	wantEvents(t, happened(play(t, s, "done", "new K12 S"), "WP-29"), "WP-29 last-figure")
}

// TestWP49TheTrackMayBeLonger: the marker is put on its first field wherever rules say
// six, and counts down from there.
func TestWP49TheTrackMayBeLonger(t *testing.T) {
	for start := TerrorStart; start <= TerrorMost; start++ {
		on := func(s *State) { s.terrorStart = int8(start) }
		s := at(t, "3 lf . . . . . . . . . bf", on)
		play(t, s, "take lumberjack A3")
		if int(s.terror) != start {
			t.Errorf("track of %d: fuel puts it on %d", start, s.terror)
		}
		s = at(t, twoHumans, withPool(1), moving(0), on)
		play(t, s, "done", "new K12 S")
		if int(s.terror) != start {
			t.Errorf("track of %d: the last figure puts it on %d", start, s.terror)
		}
		play(t, s, "done", "end")
		if int(s.terror) != start-1 {
			t.Errorf("track of %d: a turn later it is on %d", start, s.terror)
		}
		if rows := sheetNumbers(s, "WP-29"); rows != strconv.Itoa(start) {
			t.Errorf("track of %d: the sheet says %s", start, rows)
		}
		data, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		// Records that are older than the option end in the same state.
		if told := strings.Contains(string(data), `"new-zombies":"edges","terror":`); told != (start != TerrorStart) {
			t.Errorf("track of %d: the position tells of it: %v", start, told)
		}
		back, err := Game{}.Decode(data)
		if err != nil || int(back.(*State).terrorStart) != start {
			t.Errorf("track of %d: read back as %+v, %v", start, back, err)
		}
	}
	for n := range TerrorMost + 2 {
		_, err := Game{}.New(rules.Setup{Players: seats, Options: rules.Options{OptionTerror: n}})
		if ok := n >= TerrorStart && n <= TerrorMost; ok != (err == nil) {
			t.Errorf("a track of %d: %v", n, err)
		}
	}
}

// sheetNumbers are the numbers that the sheet names beside a rule.
func sheetNumbers(s *State, rule string) string {
	var out []string
	for _, section := range s.Sheet().Sections {
		for _, row := range section.Rows {
			if row.Rule != rule {
				continue
			}
			for _, a := range row.Text.Args {
				out = append(out, strconv.Itoa(a.N))
			}
		}
	}
	return strings.Join(out, " ")
}

func TestWP31CrawlersRise(t *testing.T) {
	s := at(t, "3 lt . t ^t . . . . . . b")
	j := play(t, s, "end", "draw", "place K12")
	wantEvents(t, happened(j, "WP-31"), "WP-31 rise")
	wantBoard(t, s, "3 tl . x t^ . . . . . . b")
	if s.risen != 1 {
		t.Errorf("%d crawlers rose", s.risen)
	}
	// With too few figures the zombie player chooses; the other tokens wait.
	s = at(t, "3 lt . t . t . t . . . b", withPool(2))
	play(t, s, "end", "draw", "place K12")
	wantAsked(t, s, SeatZombies, "rise")
	wantRefused(t, s, "rise A3", "WP-31", "rise-taken")
	wantRefused(t, s, "rise B3", "WP-31", "crawler-token")
	wantRefused(t, s, "done", "WP-31", "now.rise")
	wantLegal(t, s, "rise", "rise C3", "rise E3", "rise G3")
	play(t, s, "rise E3", "rise C3")
	wantAsked(t, s, SeatZombies, "movement")
	wantBoard(t, s, "3 tl . x . x . t . . . b")
	// With none at all nobody rises.
	s = at(t, "3 l . t . . . . . . . b", withPool(0))
	play(t, s, "end", "draw", "place K12")
	wantBoard(t, s, "3 l . t . . . . . . . b")
	if CrawlersMost != 5 {
		t.Errorf("%d crawlers at most", CrawlersMost)
	}
}
