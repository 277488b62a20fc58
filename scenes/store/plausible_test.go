package store

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"schron/rules"
)

// TestAForgedSummaryIsNotShown: what cannot be is found by replaying.
func TestAForgedSummaryIsNotShown(t *testing.T) {
	r := must[*rules.Record](t)(play(t, 6).Record())
	data := must[[]byte](t)(json.Marshal(r))
	for name, forged := range map[string]string{
		"below zero":        `"turn":-5,"turns":1000,"phase":"add"`,
		"past the last":     `"turn":5,"turns":4,"phase":"add"`,
		"more than moves":   `"turn":900,"turns":1000,"phase":"add"`,
		"turns below zero":  `"turn":4,"turns":-1,"phase":"add"`,
		"another phase":     `"turn":4,"turns":1000,"phase":"the end of the world"`,
		"no phase":          `"turn":4,"turns":1000`,
		"winners too soon":  `"turn":4,"turns":1000,"phase":"add","winners":[1]`,
		"a winner too many": `"turn":4,"turns":1000,"phase":"add","over":true,"winners":[2]`,
		"nobody's seat":     `"turn":4,"turns":1000,"phase":"add","over":true,"winners":[-1]`,
		"a winner twice":    `"turn":4,"turns":1000,"phase":"add","over":true,"winners":[1,1]`,
	} {
		s, _ := open(t)
		put(t, s, Named, "forged", fmt.Sprintf(`%s,"summary":{%s,"sum":%q}}`, data[:len(data)-1], forged, fingerprint(data)))
		list := must[[]Entry](t)(s.List())
		if len(list) != 1 || list[0].Problem != nil {
			t.Fatalf("%s: list %+v", name, list)
		}
		if e := list[0]; e.Turn != 4 || e.Turns != 1000 || e.Phase != "add" || e.Over || len(e.Winners) > 0 {
			t.Errorf("%s is shown: turn %d of %d, phase %q, over %v, winners %v", name, e.Turn, e.Turns, e.Phase, e.Over, e.Winners)
		}
	}
}

// TestASummaryThatCanBeIsBelieved: it spares replaying the game.
func TestASummaryThatCanBeIsBelieved(t *testing.T) {
	for _, moves := range []int{0, 1, 7, countTo/3 + 1} {
		m := play(t, moves)
		data := must[[]byte](t)(encode(m, "", time.Now()))
		sum, ok := readSummary(data)
		r := must[*rules.Record](t)(rules.DecodeRecord(data))
		if !ok || !sum.plausible(counting{1}, r) {
			t.Errorf("after %d moves %+v is not believed", moves, sum)
		}
	}
}

// TestALongTitleIsCut: a title of 50,000 letters would stop the list.
func TestALongTitleIsCut(t *testing.T) {
	s, _ := open(t)
	data := must[[]byte](t)(encode(play(t, 6), "", time.Now()))
	long := strings.Replace(string(data), `"saved":`, `"title":"`+strings.Repeat("ż", 50_000)+`","saved":`, 1)
	put(t, s, Named, "long", long)
	list := must[[]Entry](t)(s.List())
	if len(list) != 1 || list[0].Problem != nil || len([]rune(list[0].Title)) != maxTitle {
		t.Errorf("%d entries, title of %d letters", len(list), len([]rune(list[0].Title)))
	}
	if _, err := s.Load(list[0]); err != nil {
		t.Errorf("the game is lost for its title: %v", err)
	}
}

// TestProblemsSayNoMoreThanFits: whatever a file holds, the sentence about it is
// short and one line.
func TestProblemsSayNoMoreThanFits(t *testing.T) {
	s, _ := open(t)
	data := string(must[[]byte](t)(encode(play(t, 6), "", time.Now())))
	much := strings.Repeat("x", 50_000)
	for id, file := range map[string]string{
		"game": strings.Replace(data, `"counting"`, `"`+much+`"`, 1),
		"bot":  strings.Replace(data, `"name":"Łukasz"`, `"name":"Łukasz","bot":"`+much+`"`, 1),
		"move": strings.Replace(data, `"add 3"`, `"`+much+`"`, 1),
		"line": strings.Replace(data, `"counting"`, `"count\ning"`, 1),
	} {
		put(t, s, Named, id, file)
	}
	for _, e := range must[[]Entry](t)(s.List()) {
		if e.Problem == nil {
			t.Errorf("%s is listed as good", e.ID)
			continue
		}
		if said := sentence(t, e.Problem); len(said) > 1000 || strings.Contains(said, "\n") || len(e.Game) > 1000 {
			t.Errorf("%s: %d bytes are said of a game called by %d", e.ID, len(said), len(e.Game))
		}
	}
}
