package rules_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/rules/internal/toygame"
	"schron/rules/rulestest"
)

func TestRecordIsWrittenInTheDocumentedForm(t *testing.T) {
	r := &rules.Record{
		Game: "toy", Rules: 3, Seed: 7, Moves: []string{"pass"}, Title: "Wieczór", Saved: "2026-11-21T20:15:00+01:00",
		Players: []rules.Player{{Name: "Żaneta", Colour: "red", Mark: "disc"}, {Name: "Bo", Bot: "random"}},
		Options: rules.Options{"rounds": 2}, Final: "0123456789abcdef",
	}
	want := `{"format":1,"game":"toy","rules":3,"title":"Wieczór","saved":"2026-11-21T20:15:00+01:00",` +
		`"players":[{"name":"Żaneta","colour":"red","mark":"disc"},{"name":"Bo","bot":"random"}],` +
		`"seed":7,"options":{"rounds":2},"moves":["pass"],"final":"0123456789abcdef"}`
	if got := string(asJSON(t, r)); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	empty := `{"format":1,"game":"toy","players":[],"seed":0,"options":{},"moves":[]}`
	if got := string(asJSON(t, &rules.Record{Game: "toy"})); got != empty {
		t.Errorf("got  %s\nwant %s", got, empty)
	}
	placed := `{"format":1,"game":"toy","players":[],"position":{"a":1},"moves":[]}`
	if got := string(asJSON(t, &rules.Record{Game: "toy", Position: json.RawMessage(`{"a":1}`)})); got != placed {
		t.Errorf("got  %s\nwant %s", got, placed)
	}
}

func TestRecordComesBackWhole(t *testing.T) {
	for _, r := range []*rules.Record{
		{
			Game: "toy", Rules: 3, Seed: rules.MaxSeed, Moves: []string{"pass", "take 2"}, Title: "„x”", Saved: "y", Final: "z",
			Players: []rules.Player{{Name: "Ź", Colour: "teal", Mark: "star"}, {Bot: "random"}}, Options: rules.Options{"pot": "large"},
		},
		{Game: "toy", Players: []rules.Player{}, Moves: []string{}, Position: json.RawMessage(`{"a":[1,2]}`)},
	} {
		back, err := rules.DecodeRecord(asJSON(t, r))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(r, back); diff != "" {
			t.Error(diff)
		}
	}
}

func TestRandomMatchesComeBackFromTheirRecords(t *testing.T) {
	for _, setup := range rulestest.Setups(toy, 11, nil, rules.Options{"twin": true, "pot": "large"}) {
		rulestest.RecordRoundTrip(t, toy, setup)
	}
}

func TestDecodeRecordSaysWhatIsWrong(t *testing.T) {
	const good = `{"format":1,"game":"toy","players":[{"name":"A"},{"name":"B"}],"seed":1,"options":{},"moves":[]}`
	change := func(old, now string) string {
		if !strings.Contains(good, old) {
			t.Fatalf("%q is not in the good record", old)
		}
		return strings.Replace(good, old, now, 1)
	}
	for _, c := range []struct{ in, key, says string }{
		{"", "record.damaged", "not a whole JSON text"},
		{good[:60], "record.damaged", "not a whole JSON text"},
		{good + "}", "record.damaged", "not a whole JSON text"},
		{"\x00\x01\x02", "record.damaged", "not a whole JSON text"},
		{"[]", "record.foreign", "not a JSON object"},
		{"null", "record.foreign", `field "format" is missing`},
		{"7", "record.foreign", "not a JSON object"},
		{"{}", "record.foreign", `field "format" is missing`},
		{change(`1`, `"1"`), "record.foreign", `field "format" is of the wrong kind`},
		{change(`1`, `0`), "record.foreign", "format 0, accepted: 1 to 2"},
		{change(`1`, `3`), "record.newer-format", "format 3 is newer than 2"},
		{`{"format":3,"anything":"else"}`, "record.newer-format", "format 3 is newer than 2"},
		{change(`"toy"`, `7`), "record.damaged", `field "game" is of the wrong kind`},
		{change(`"game"`, `"gane"`), "record.damaged", `field "game" is missing`},
		{change(`"players"`, `"p"`), "record.damaged", `field "players" is missing`},
		{change(`"moves":[]`, `"moves":null`), "record.damaged", `field "moves" is missing`},
		{change(`"moves":[]`, `"moves":[7]`), "record.damaged", `field "moves" is of the wrong kind`},
		{change(`"options":{}`, `"options":[]`), "record.damaged", `field "options" is of the wrong kind`},
		{change(`"seed":1,`, ``), "record.damaged", `field "seed" is missing`},
		{change(`"seed":1`, `"seed":1.5`), "record.damaged", "accepted: 0 to 9007199254740991"},
		{change(`"seed":1`, `"seed":-1`), "record.damaged", "accepted: 0 to 9007199254740991"},
		{change(`"seed":1`, `"seed":9007199254740992`), "record.damaged", "accepted: 0 to 9007199254740991"},
		{change(`"seed":1`, `"seed":1e300`), "record.damaged", "accepted: 0 to 9007199254740991"},
		{change(`"seed":1`, `"seed":{}`), "record.damaged", `field "seed" is of the wrong kind`},
		{change(`"seed":1`, `"seed":1,"position":{}`), "record.damaged", `there is a "position" and a "seed"`},
		{change(`"seed":1`, `"seed":1,"rules":-1`), "record.damaged", `field "rules" is -1`},
		{change(`"A"`, `"A\nB"`), "record.damaged", "control character"},
		{change(`"A"`, `"`+strings.Repeat("Ż", 101)+`"`), "record.damaged", "the name has 101 letters, accepted: up to 100"},
	} {
		r, err := rules.DecodeRecord([]byte(c.in))
		var bad *rules.RecordError
		if r != nil || !errors.As(err, &bad) || bad.Text.Key != c.key || bad.Sentence().Key != c.key || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%.120q\ngot  %v, %v\nwant %s with %q", c.in, r, err, c.key, c.says)
		}
	}
	for _, in := range []string{good, change(`"seed":1`, `"later":[7],"seed":1`), change(`"options":{},`, ``), change(`"A"`, `"`+strings.Repeat("Ż", 100)+`"`), change(`{"name":"A"}`, `{}`)} {
		if _, err := rules.DecodeRecord([]byte(in)); err != nil {
			t.Errorf("%s: %v", in, err)
		}
	}
}

// twoPasses is a record that can be loaded, for tests to spoil.
func twoPasses(t *testing.T) *rules.Record {
	m := start(t, 2, nil)
	play(t, m, "pass", "pass")
	return mustRecord(t, m)
}

func TestLoadMatchSaysWhatIsWrong(t *testing.T) {
	for _, c := range []struct {
		name  string
		spoil func(*rules.Record)
		key   string
		says  string
		move  int
		rule  string
	}{
		{"newer rules", func(r *rules.Record) { r.Rules = 4 }, "record.newer-rules", "rules 4 of toy are newer than 3", 0, ""},
		{"older rules", func(r *rules.Record) { r.Rules = 1 }, "record.older-rules", "rules 1 of toy are older than 3", 0, ""},
		{"too many players", func(r *rules.Record) { r.Players = make([]rules.Player, 4) }, "record.bad-start", "toy has 4 players, accepted: 2 to 3", 0, ""},
		{"no players", func(r *rules.Record) { r.Players = nil }, "record.bad-start", "toy has 0 players", 0, ""},
		{"wrong option", func(r *rules.Record) { r.Options = rules.Options{"pot": "huge"} }, "record.bad-start", "accepted: small, large", 0, ""},
		{"wrong seed", func(r *rules.Record) { r.Seed = rules.MaxSeed + 1 }, "record.bad-start", "accepted: 0 to 9007199254740991", 0, ""},
		{"broken position", func(r *rules.Record) { r.Position = json.RawMessage(`{}`) }, "record.bad-start", "round 0 of 0", 0, ""},
		{"not a position", func(r *rules.Record) { r.Position = json.RawMessage(`7`) }, "record.bad-start", "number", 0, ""},
		{"not a move", func(r *rules.Record) { r.Moves[1] = "fly" }, "record.no-move", `move 2 "fly": unknown move "fly"`, 2, ""},
		{"a forbidden move", func(r *rules.Record) { r.Moves[1] = "rob 1" }, "record.refused", `move 2 "rob 1": TOY-5: toy.refuse.victim`, 2, "TOY-5"},
		{"a move after the end", func(r *rules.Record) {
			r.Options["rounds"], r.Moves = 1, []string{"pass", "pass", "pass"}
		}, "record.refused", `move 3 "pass": TOY-7: frame.refuse.over`, 3, "TOY-7"},
		{"another end", func(r *rules.Record) { r.Moves[1] = "roll" }, "record.other-end", "but it was saved at", 0, ""},
		{"a missing end", func(r *rules.Record) { r.Moves = r.Moves[:1] }, "record.other-end", "but it was saved at", 0, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := twoPasses(t)
			c.spoil(r)
			m, err := rules.LoadMatch(lookup(), r)
			var bad *rules.RecordError
			if m != nil || !errors.As(err, &bad) || bad.Text.Key != c.key || bad.Move != c.move || !strings.Contains(err.Error(), c.says) {
				t.Fatalf("got %v, want %s with %q", err, c.key, c.says)
			}
			if rules.AsRefusal(err) != nil {
				t.Error("a bad record passes for the refusal of a move")
			}
			if c.rule != "" && (bad.Refusal() == nil || bad.Refusal().Rule != c.rule) {
				t.Errorf("refusal %v, want rule %s", bad.Refusal(), c.rule)
			}
			if why, ok := bad.Text.Arg("reason"); ok && why.S != "" {
				t.Errorf("words of the program stand in the sentence: %q", why.S)
			}
			if n, ok := bad.Text.Arg("n"); c.move > 0 && (!ok || n.N != c.move) {
				t.Errorf("the sentence %+v does not name move %d", bad.Text, c.move)
			}
		})
	}
	r := twoPasses(t)
	r.Rules, r.Final = 0, ""
	if _, err := rules.LoadMatch(lookup(), r); err != nil {
		t.Errorf("a record without rules and final: %v", err)
	}
	unknown := func(string) (rules.Game, error) { return nil, errors.New("unknown game") }
	var bad *rules.RecordError
	if _, err := rules.LoadMatch(unknown, r); !errors.As(err, &bad) || bad.Text.Key != "record.unknown-game" {
		t.Errorf("unknown game: %v", err)
	}
}

func TestAPanicWhileLoadingIsAFaultOfItsMove(t *testing.T) {
	r := twoPasses(t)
	r.Moves, r.Final = []string{"take 1", "roll"}, ""
	_, err := rules.LoadMatch(lookup(toygame.FlawPanic), r)
	var bad *rules.RecordError
	var fault *rules.Fault
	if !errors.As(err, &bad) || bad.Move != 2 || !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
	r.Moves = nil
	if _, err := rules.LoadMatch(lookup(toygame.FlawStart), r); !errors.As(err, &bad) || !errors.As(err, &fault) {
		t.Errorf("got %v", err)
	}
}

func TestDigestTellsStatesApart(t *testing.T) {
	m := start(t, 2, nil)
	a := mustRecord(t, m).Final
	play(t, m, "take 1")
	b := mustRecord(t, m).Final
	if len(a) != 16 || a == b {
		t.Errorf("%s and %s", a, b)
	}
}

// FuzzDecodeRecord reads anything: never a panic; what can be loaded is written
// so that it can be loaded again as the same.
func FuzzDecodeRecord(f *testing.F) {
	m := start(f, 2, nil)
	play(f, m, "take 2", "rob 1", "yield", "roll")
	whole := recordOf(f, m)
	f.Add(whole)
	f.Add(whole[:len(whole)/2])
	f.Add([]byte(`{"format":1,"game":"toy","players":[{},{}],"position":{"players":2,"rounds":1,"round":1,"asked":-1,"total":2,"coins":[1,1],"purse":[0,0],"card":[1,1],"random":"00000000000000000000000000000000"},"moves":["pass"]}`))
	f.Add([]byte(`{"format":1e9}`))
	f.Add([]byte(`{"format":1,"game":"toy","players":[{"name":"\ud800"},{}],"seed":1,"options":{"rounds":1e99},"moves":["take -0"]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := rules.DecodeRecord(data)
		if (r == nil) == (err == nil) {
			t.Fatalf("%v, %v", r, err)
		}
		if err != nil {
			return
		}
		m, err := rules.LoadMatch(lookup(), r)
		if err != nil {
			return
		}
		written := recordOf(t, m)
		if r, err = rules.DecodeRecord(written); err != nil {
			t.Fatal(err)
		}
		if m, err = rules.LoadMatch(lookup(), r); err != nil {
			t.Fatal(err)
		}
		if again := recordOf(t, m); string(again) != string(written) {
			t.Fatalf("%s became %s", written, again)
		}
	})
}

func BenchmarkReplayOf1000Moves(b *testing.B) {
	g := toygame.Game{}
	rulestest.Replay(b, g, rules.Setup{Players: 3, Seed: 1, Options: rules.Options{"rounds": 1000}}, 1000)
}

// TestWordsOfARecordAreBounded: what no screen can show is refused. Of that by which
// nothing is decided the title is cut, and time, colours and marks are left out.
func TestWordsOfARecordAreBounded(t *testing.T) {
	r := twoPasses(t)
	r.Title = strings.Repeat("ż", 50_000) + "\n"
	back, err := rules.DecodeRecord(asJSON(t, r))
	if err != nil || len([]rune(back.Title)) != 101 || !strings.HasSuffix(back.Title, "ż…") {
		t.Errorf("title of %d letters, error %v", len([]rune(back.Title)), err)
	}
	r = twoPasses(t)
	r.Title = "a\tb"
	if back, err := rules.DecodeRecord(asJSON(t, r)); err != nil || back.Title != "a b" {
		t.Errorf("title %q, error %v", back.Title, err)
	}
	long := strings.Repeat("x", 201)
	r = twoPasses(t)
	r.Saved, r.Players[0].Colour, r.Players[1].Mark = long, long, "a\x1b"
	if back, err := rules.DecodeRecord(asJSON(t, r)); err != nil || back.Saved != "" || back.Players[0].Colour != "" || back.Players[1].Mark != "" {
		t.Errorf("decorations %+v, error %v", back, err)
	}
	for says, spoil := range map[string]func(*rules.Record){
		"the game has 201 letters, accepted: up to 100":             func(r *rules.Record) { r.Game = long },
		"the end has 201 letters, accepted: up to 100":              func(r *rules.Record) { r.Final = long },
		"player 1: the bot has 201 letters":                         func(r *rules.Record) { r.Players[1].Bot = long },
		"move 2: the notation has 201 letters, accepted: up to 200": func(r *rules.Record) { r.Moves[1] = long },
		"move 1: the notation \"a\\nb\" has a control character":    func(r *rules.Record) { r.Moves[0] = "a\nb" },
		"player 0: the name has 201 letters, accepted: up to 100":   func(r *rules.Record) { r.Players[0].Name = long },
		"player 1: the name \"a\\u0085\" has a control character":   func(r *rules.Record) { r.Players[1].Name = "a\u0085" },
	} {
		r := twoPasses(t)
		spoil(r)
		_, err := rules.DecodeRecord(asJSON(t, r))
		var bad *rules.RecordError
		if !errors.As(err, &bad) || bad.Text.Key != "record.damaged" || !strings.Contains(err.Error(), says) {
			t.Errorf("got %v, want %s", err, says)
		}
	}
}

// TestAQuotationInASentenceIsShort: a damaged file may hold anything in place of a
// move.
func TestAQuotationInASentenceIsShort(t *testing.T) {
	r := twoPasses(t)
	r.Moves[1] = strings.Repeat("x", 5000)
	_, err := rules.LoadMatch(lookup(), r)
	var bad *rules.RecordError
	if !errors.As(err, &bad) {
		t.Fatal(err)
	}
	if move, _ := bad.Text.Arg("move"); len(move.S) > 400 || !strings.HasPrefix(move.S, "xxx") {
		t.Errorf("the move has %d letters", len(move.S))
	}
}
