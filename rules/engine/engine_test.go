package engine

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
	"schron/rules/internal/toygame"
)

// config renders a text as its language, key and arguments.
func config(games ...rules.Game) Config {
	if len(games) == 0 {
		games = []rules.Game{toygame.Game{}}
	}
	return Config{Games: games, Bot: botOf, Has: func(string, string) bool { return false }, Sentence: func(t rules.Text, lang string) string {
		return lang + " " + (&rules.Refusal{Text: t}).Error()
	}}
}

// talk sends the requests and returns the answers.
func talk(t *testing.T, c Config, requests ...string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := Run(strings.NewReader(strings.Join(requests, "\n")), &out, c); err != nil {
		t.Fatal(err)
	}
	answers := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(answers) != len(requests) {
		t.Fatalf("%d answers to %d requests:\n%s", len(answers), len(requests), out.String())
	}
	return answers
}

const newToy = `{"cmd":"new","game":"toy","players":2,"seed":7,"options":{"rounds":2}}`

func TestProtocolAnswersEachCommand(t *testing.T) {
	for _, c := range []struct{ name, request, want string }{
		{"games", `{"cmd":"games"}`, `{"ok":true,"games":[{"id":"toy","name":{"en":"en toy.name","pl":"pl toy.name"},"players":[2,3],"options":[{"id":"rounds","default":5,"min":1,"max":1000},{"id":"twin","default":false},{"id":"pot","default":"small","choices":["small","large"]}]}]}`},
		{"new", newToy, `{"ok":true}`},
		{"legal", `{"cmd":"legal"}`, `{"ok":true,"actor":0,"phase":"act","moves":["draw","pass","rob 1","roll"],"ranges":[{"move":"hide {n}","min":1,"max":3},{"move":"take {n}","min":1,"max":3}],"beside":[],"concede":[0,1]}`},
		{"view", `{"cmd":"view","seat":1}`, `{"ok":true,"state":{"round":1,"go":0,"asked":-1,"pot":20,"coins":[3,3],"purse":[null,0],"card":[null,6]}}`},
		{"spectator", `{"cmd":"view","seat":-1}`, `{"ok":true,"state":{"round":1,"go":0,"asked":-1,"pot":20,"coins":[3,3],"purse":[null,null],"card":[null,null]}}`},
		{"result", `{"cmd":"result"}`, `{"ok":true,"over":false,"winners":[],"scores":[],"reason":""}`},
		{"play", `{"cmd":"play","move":"hide 2"}`, `{"ok":true,"events":[{"text":"en toy.event.hide player=P0 n=2","rule":"TOY-2","seat":0,"to":[0],"data":{"key":"toy.event.hide","args":{"n":2,"player":{"seat":0}}}},{"text":"en toy.event.hides player=P0","rule":"TOY-2","seat":0,"data":{"key":"toy.event.hides","args":{"player":{"seat":0}}}}]}`},
		{"refused", `{"cmd":"play","move":"hide 2"}`, `{"ok":false,"rule":"TOY-1","error":"en toy.refuse.amount player=P0 n=2"}`},
		{"not a move", `{"cmd":"play","move":"fly"}`, `{"ok":false,"error":"unknown move \"fly\""}`},
		{"not as listed", `{"cmd":"play","move":" pass "}`, `{"ok":false,"error":"move \" pass \" is written \"pass\""}`},
		{"no amount", `{"cmd":"play","move":"hide {n}"}`, `{"ok":false,"error":"move \"hide {n}\" needs a number in place of {n}"}`},
		{"undo", `{"cmd":"undo"}`, `{"ok":true}`},
		{"undo at the start", `{"cmd":"undo"}`, `{"ok":false,"error":"en frame.refuse.undo-nothing"}`},
		{"state", `{"cmd":"state"}`, `{"ok":true,"state":{"players":2,"twin":false,"rounds":2,"round":1,"go":0,"asked":-1,"taken":false,"drawn":false,"robbed":false,"total":26,"pot":20,"coins":[3,3],"purse":[0,0],"card":[3,6],"random":`},
		{"record", `{"cmd":"record"}`, `{"ok":true,"record":{"format":1,"game":"toy","rules":3,"players":[{"name":""},{"name":""}],"seed":7,"options":{"pot":"small","rounds":2,"twin":false},"moves":[],"final":`},
	} {
		t.Run(c.name, func(t *testing.T) {
			requests := []string{newToy}
			if c.name == "refused" {
				requests = append(requests, `{"cmd":"play","move":"hide 2"}`)
			}
			if c.name == "undo" {
				requests = append(requests, `{"cmd":"play","move":"roll"}`)
			}
			answers := talk(t, config(), append(requests, c.request)...)
			got := answers[len(answers)-1]
			if whole := strings.HasSuffix(c.want, "}"); got != c.want && (whole || !strings.HasPrefix(got, c.want)) {
				t.Errorf("%s\ngot  %s\nwant %s", c.request, got, c.want)
			}
		})
	}
}

func TestBadRequestsAreAnsweredAndTheTalkGoesOn(t *testing.T) {
	for _, c := range []struct{ request, says string }{
		{``, "bad JSON"},
		{`{"cmd":`, "bad JSON"},
		{`[]`, "a request is a JSON object, not of kind array"},
		{`{}`, `unknown cmd \"\", accepted: games, new, position`},
		{`{"cmd":"dance"}`, `unknown cmd \"dance\"`},
		{`{"cmd":7}`, `field \"cmd\" is of the wrong kind`},
		{`{"cmd":"new"}`, `field \"game\" is missing`},
		{`{"cmd":"new","game":"go"}`, `unknown game \"go\", accepted: toy`},
		{`{"cmd":"new","game":"toy","seed":1}`, `field \"players\" is missing`},
		{`{"cmd":"new","game":"toy","players":9,"seed":1}`, "toy has 9 players, accepted: 2 to 3"},
		{`{"cmd":"new","game":"toy","players":-1,"seed":1}`, "accepted: 2 to 3"},
		{`{"cmd":"new","game":"toy","players":2}`, `field \"seed\" is missing`},
		{`{"cmd":"new","game":"toy","players":2,"seed":-1}`, "accepted: 0 to 9007199254740991"},
		{`{"cmd":"new","game":"toy","players":2,"seed":9007199254740992}`, "accepted: 0 to 9007199254740991"},
		{`{"cmd":"new","game":"toy","players":2,"seed":1.5}`, "accepted: 0 to"},
		{`{"cmd":"new","game":"toy","players":2,"seed":1,"options":{"luck":1}}`, `unknown option \"luck\", accepted: rounds, twin, pot`},
		{`{"cmd":"new","game":"toy","players":2,"seed":1,"options":{"rounds":0}}`, "accepted: 1 to 1000"},
		{`{"cmd":"view"}`, `field \"seat\" is missing`},
		{`{"cmd":"view","seat":2}`, "seat is 2, accepted: 0 to 1, or -1 for a spectator"},
		{`{"cmd":"view","seat":-2}`, "seat is -2"},
		{`{"cmd":"play"}`, `field \"move\" is missing`},
		{`{"cmd":"position","game":"toy"}`, `field \"state\" is missing`},
		{`{"cmd":"position","game":"toy","state":{"players":2}}`, "round 0 of 0"},
		{`{"cmd":"position","game":"toy","state":7}`, "error"},
		{`{"cmd":"load"}`, `field \"record\" is missing`},
		{`{"cmd":"load","record":{"format":9}}`, "format 9 is newer than 2"},
		{`{"cmd":"load","record":{"format":1,"game":"toy","players":[{},{}],"seed":1,"moves":["pass","block"]}}`, `"rule":"TOY-6","move":2,"error":"the record is refused at move 2 \"block\": TOY-6: en toy.refuse.answer player=P1`},
		{`{"cmd":"load","record":{"format":1,"game":"toy","players":[{},{}],"seed":1,"moves":["fly"]}}`, `"move":1,"error":"the record is refused: move 1 \"fly\": unknown move`},
	} {
		answers := talk(t, config(), newToy, `{"cmd":"play","move":"take 1"}`, c.request, `{"cmd":"state"}`)
		if got := answers[2]; !strings.HasPrefix(got, `{"ok":false,`) || !strings.Contains(got, c.says) {
			t.Errorf("%s\ngot %s\nwant something with %s", c.request, got, c.says)
		}
		if !strings.Contains(answers[3], `"coins":[4,3]`) {
			t.Errorf("%s changed the game: %s", c.request, answers[3])
		}
	}
}

func TestCommandsWithoutAGameSaySo(t *testing.T) {
	for _, cmd := range []string{"state", "view", "legal", "play", "undo", "result", "record"} {
		got := talk(t, config(), `{"cmd":"`+cmd+`"}`)[0]
		if want := `{"ok":false,"error":"` + cmd + ` needs a game: send new, position or load first"}`; got != want {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// field takes one field out of an answer.
func field(t *testing.T, answer, name string) string {
	t.Helper()
	var fields map[string]json.RawMessage
	if err := json.Unmarshal([]byte(answer), &fields); err != nil {
		t.Fatal(err)
	}
	return string(fields[name])
}

func TestRecordAndPositionComeBackAsTheyWent(t *testing.T) {
	c := config()
	first := talk(t, c, newToy, `{"cmd":"play","move":"take 1"}`, `{"cmd":"play","move":"roll"}`, `{"cmd":"state"}`, `{"cmd":"record"}`)
	state, record := field(t, first[3], "state"), field(t, first[4], "record")

	loaded := talk(t, c, `{"cmd":"load","record":`+record+`}`, `{"cmd":"state"}`, `{"cmd":"record"}`)
	if diff := cmp.Diff(first[3:], loaded[1:]); diff != "" {
		t.Errorf("loading: %s", diff)
	}

	placed := talk(t, c, `{"cmd":"position","game":"toy","state":`+state+`}`, `{"cmd":"state"}`,
		`{"cmd":"play","move":"pass"}`, `{"cmd":"state"}`, `{"cmd":"record"}`)
	if placed[1] != first[3] {
		t.Errorf("position gives %s, want %s", placed[1], first[3])
	}
	record = field(t, placed[4], "record")
	if strings.Contains(record, `"seed"`) || !strings.Contains(record, `"position":{`) || !strings.Contains(record, `"moves":["pass"]`) {
		t.Errorf("the record of a position is %s", record)
	}
	again := talk(t, c, `{"cmd":"load","record":`+record+`}`, `{"cmd":"state"}`)
	if again[1] != placed[3] {
		t.Errorf("loading a position with moves gives %s, want %s", again[1], placed[3])
	}
}

func TestPlayAcceptsExactlyWhatLegalLists(t *testing.T) {
	c := config()
	talked := []string{newToy}
	for range 40 {
		answers := talk(t, c, append(talked, `{"cmd":"legal"}`)...)
		var legal legalAnswer
		if err := json.Unmarshal([]byte(answers[len(answers)-1]), &legal); err != nil {
			t.Fatal(err)
		}
		if legal.Actor == rules.NoSeat {
			break
		}
		listed := map[string]bool{}
		for _, m := range legal.Moves {
			listed[m] = true
		}
		for _, r := range legal.Ranges {
			for n := r.Min; n <= r.Max; n++ {
				listed[strings.Replace(r.Move, "{n}", itoa(n), 1)] = true
			}
		}
		for _, m := range candidates() {
			answers := talk(t, c, append(talked, `{"cmd":"play","move":"`+m+`"}`)...)
			if ok := strings.HasPrefix(answers[len(answers)-1], `{"ok":true`); ok != listed[m] {
				t.Fatalf("%q is listed: %v, played: %v", m, listed[m], ok)
			}
		}
		talked = append(talked, `{"cmd":"play","move":"`+legal.Moves[len(talked)%len(legal.Moves)]+`"}`)
	}
}

func itoa(n int) string {
	b, _ := json.Marshal(n)
	return string(b)
}

func candidates() []string {
	list := []string{"pass", "roll", "draw", "yield", "block", "Pass", "pass ", ""}
	for n := -1; n < 12; n++ {
		list = append(list, "take "+itoa(n), "hide "+itoa(n), "rob "+itoa(n))
	}
	return list
}

func TestAPanicOfTheGameIsAnAnswer(t *testing.T) {
	c := config(toygame.Game{Flaw: toygame.FlawPanic})
	answers := talk(t, c, newToy, `{"cmd":"state"}`, `{"cmd":"play","move":"roll"}`, `{"cmd":"state"}`)
	if !strings.Contains(answers[2], `"ok":false`) || !strings.Contains(answers[2], "the die fell off the table") {
		t.Errorf("got %s", answers[2])
	}
	if answers[1] != answers[3] {
		t.Errorf("the position changed from %s to %s", answers[1], answers[3])
	}
	c = config(toygame.Game{Flaw: toygame.FlawStart})
	if got := talk(t, c, newToy)[0]; !strings.Contains(got, "the toy does not start") {
		t.Errorf("got %s", got)
	}
	c.Sentence = func(rules.Text, string) string { panic("no words") }
	if got := talk(t, c, `{"cmd":"games"}`)[0]; !strings.Contains(got, "no words") {
		t.Errorf("got %s", got)
	}
}

func TestNamesOfALoadedRecordStandInSentences(t *testing.T) {
	record := `{"format":1,"game":"toy","players":[{"name":"Żaneta"},{"name":"<Bo>"}],"seed":1,"moves":["pass"]}`
	answers := talk(t, config(), `{"cmd":"load","record":`+record+`}`, `{"cmd":"play","move":"pass"}`)
	if !strings.Contains(answers[1], `"en toy.event.pass player=<Bo>"`) {
		t.Errorf("got %s", answers[1])
	}
}

func TestLanguageOfSentencesCanBeChosen(t *testing.T) {
	c := config()
	c.Lang = "pl"
	if got := talk(t, c, newToy, `{"cmd":"play","move":"pass"}`)[1]; !strings.Contains(got, `"pl toy.event.pass`) {
		t.Errorf("got %s", got)
	}
}

// TestErrorsAreOneLine gives names with line breaks, which a refusal holds, and
// a panic of several lines.
func TestErrorsAreOneLine(t *testing.T) {
	c := config()
	record := `{"format":1,"game":"toy","rules":3,"players":[{"name":"Ala\u2028Mak"},{"name":"Bo"}],"seed":1,"moves":["take 1"]}`
	answers := talk(t, c, `{"cmd":"load","record":`+record+`}`, `{"cmd":"play","move":"take 1"}`)
	if want := `{"ok":false,"rule":"TOY-1","error":"en toy.refuse.taken player=Ala; Mak n=1"}`; answers[1] != want {
		t.Errorf("got %s, want %s", answers, want)
	}
	c.Sentence = func(rules.Text, string) string { panic("no words\nat all\u2028here\n") }
	if got := talk(t, c, `{"cmd":"games"}`)[0]; !strings.Contains(got, "no words; at all; here\"}") {
		t.Errorf("got %s", got)
	}
}

func TestARefusalInsideATextKeepsItsNames(t *testing.T) {
	text := rules.Msg("a", rules.TextArg("reason", rules.Msg("b", rules.SeatArg("player", 1))), rules.SeatArg("nobody", rules.NoSeat))
	got := named(text, func(int) string { return "Bo" })
	want := rules.Msg("a", rules.TextArg("reason", rules.Msg("b", rules.Literal("player", "Bo"))), rules.SeatArg("nobody", rules.NoSeat))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if text.Args[0].T.Args[0].Kind != rules.ArgSeat {
		t.Error("the text itself was changed")
	}
}
