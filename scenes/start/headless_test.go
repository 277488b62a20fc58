package start

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
)

// record is a short game of the first game there is, in a file.
func record(t *testing.T, moves int) string {
	t.Helper()
	g := registry.Games()[0]
	least, _ := g.Players()
	m, err := rules.NewMatch(g, make([]rules.Player, least), rules.Setup{Players: least, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	for range moves {
		legal := m.Legal(m.Actor(), nil)
		if _, err := m.Play(legal[0]); err != nil {
			t.Fatal(err)
		}
	}
	r, err := m.Record()
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return write(t, "record.json", string(data))
}

func TestEngineAnswersEachLine(t *testing.T) {
	s := newStarted()
	s.in = strings.NewReader("{\"cmd\":\"games\"}\n{\"cmd\":\"dance\"}\n")
	if code := s.main("engine"); code != 0 || s.err.Len() > 0 {
		t.Fatalf("exit %d, errors %q", code, &s.err)
	}
	lines := strings.Split(strings.TrimSpace(s.out.String()), "\n")
	if len(lines) != 2 || !strings.Contains(lines[0], `"ok":true`) || !strings.Contains(lines[1], `"ok":false`) {
		t.Errorf("got %q", lines)
	}
	for _, g := range registry.Games() {
		if !strings.Contains(lines[0], `"id":"`+g.ID()+`"`) {
			t.Errorf("want %s in %s", g.ID(), lines[0])
		}
	}
}

// engineAnswers sends requests to the engine and returns its answers.
func engineAnswers(t *testing.T, requests ...string) []string {
	t.Helper()
	s := newStarted()
	s.in = strings.NewReader(strings.Join(requests, "\n"))
	if code := s.main("engine"); code != 0 || s.err.Len() > 0 {
		t.Fatalf("exit %d, errors %q", code, &s.err)
	}
	answers := strings.Split(strings.TrimSpace(s.out.String()), "\n")
	if len(answers) != len(requests) {
		t.Fatalf("%d answers to %d requests", len(answers), len(requests))
	}
	return answers
}

// TestErrorsOfPositionsAreOneLine breaks the numbers of each game's first position,
// all of the same magnitude at once, as a position written by hand may.
func TestErrorsOfPositionsAreOneLine(t *testing.T) {
	number := regexp.MustCompile(`:-?\d+`)
	for _, g := range registry.Games() {
		_, most := g.Players()
		state, err := g.New(rules.Setup{Players: most, Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		data, err := state.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range []string{"-9", "99", "9999"} {
			answer := engineAnswers(t, `{"cmd":"position","game":"`+g.ID()+`","state":`+
				strings.Replace(number.ReplaceAllString(string(data), ":"+n), `"players":`+n, fmt.Sprintf(`"players":%d`, most), 1)+`}`)[0]
			if !strings.Contains(answer, `"ok":false`) || strings.Contains(answer, `\n`) {
				t.Errorf("%s with %s: %s", g.ID(), n, answer)
			}
		}
	}
	table := engineAnswers(t, `{"cmd":"new","game":"wcp","players":2,"seed":1}`, `{"cmd":"state"}`)[1]
	bad := strings.NewReplacer(`"armour":0`, `"armour":101`, `"boosters":0`, `"boosters":-1`).Replace(strings.TrimSuffix(strings.TrimPrefix(table, `{"ok":true,"state":`), "}"))
	answer := engineAnswers(t, `{"cmd":"position","game":"wcp","state":`+bad+`}`)[0]
	if want := "armour: 101, accepted: 0 to 100; boosters: -1, accepted: 0 to 100"; !strings.Contains(answer, want) {
		t.Errorf("got %s, want %s", answer, want)
	}
}

// TestLegalNamesTheMovesOfBystanders plays games of Dzicz in which whoever is asked
// says "not this turn", and compares what the engine lists with each seat's moves.
func TestLegalNamesTheMovesOfBystanders(t *testing.T) {
	g, err := registry.Game("dzicz")
	if err != nil {
		t.Fatal(err)
	}
	m, err := rules.NewMatch(g, make([]rules.Player, 3), rules.Setup{Players: 3, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	requests, want := []string{`{"cmd":"new","game":"dzicz","players":3,"seed":7}`}, []string{}
	ask := "" // a move of a bystander
	for i := 0; m.Actor() != rules.NoSeat && i < 400; i++ {
		beside := []string{}
		for seat := range m.Seats() {
			for _, mv := range m.Legal(seat, nil) {
				if seat != m.Actor() {
					beside = append(beside, g.Notation(mv))
				}
			}
		}
		slices.Sort(beside)
		data, err := json.Marshal(beside)
		if err != nil {
			t.Fatal(err)
		}
		requests, want = append(requests, `{"cmd":"legal"}`), append(want, `"beside":`+string(data)+`,`)
		if len(beside) > 0 {
			ask = beside[0]
			requests, want = append(requests, `{"cmd":"play","move":"`+ask+`"}`, `{"cmd":"undo"}`), append(want, `{"ok":true`, `{"ok":true`)
		}
		legal := m.Legal(m.Actor(), nil)
		next := legal[(i*7)%len(legal)]
		for _, mv := range legal {
			if g.Notation(mv) == "quiet" {
				next = mv
			}
		}
		if _, err := m.Play(next); err != nil {
			t.Fatal(err)
		}
		requests, want = append(requests, `{"cmd":"play","move":"`+g.Notation(next)+`"}`), append(want, `{"ok":true`)
	}
	if !strings.HasPrefix(ask, "ask ") {
		t.Fatal("nobody wants to be asked again in the whole game")
	}
	for i, answer := range engineAnswers(t, requests...)[1:] {
		if !strings.Contains(answer, want[i]) {
			t.Fatalf("%s is answered with %s, want %s", requests[i+1], answer, want[i])
		}
	}
}

// TestEngineAdvisesInBothLanguages what the bot itself would play.
func TestEngineAdvisesInBothLanguages(t *testing.T) {
	for _, g := range registry.Games() {
		n, _ := g.Players()
		got := engineAnswers(t,
			fmt.Sprintf(`{"cmd":"new","game":%q,"players":%d,"seed":3}`, g.ID(), n),
			`{"cmd":"auto","bots":["easy"],"until":{"move":6}}`, `{"cmd":"advise","bot":"easy"}`,
			`{"cmd":"auto","bots":["easy"],"until":{"move":7}}`)
		var a struct {
			Move   string
			Chance float64
			Words  struct{ En, Pl []string }
		}
		if err := json.Unmarshal([]byte(got[2]), &a); err != nil || a.Chance <= 0 || a.Chance >= 1 || len(a.Words.En) == 0 || len(a.Words.Pl) != len(a.Words.En) || a.Words.En[0] == a.Words.Pl[0] {
			t.Errorf("%s advises %s, %v", g.ID(), got[2], err)
		}
		if played := fmt.Sprintf(`"moves":[%q]`, a.Move); !strings.Contains(got[3], played) {
			t.Errorf("%s advises %q and plays %s", g.ID(), a.Move, got[3])
		}
	}
}

func TestReplayPrintsThePosition(t *testing.T) {
	file := record(t, 4)
	outputs := map[string]bool{}
	for _, args := range [][]string{{"replay", file}, {"replay", file, "-at", "2"}, {"replay", "-at", "2", file}, {"replay", "-at", "4", file}} {
		s := newStarted()
		if code := s.main(args...); code != 0 || s.err.Len() > 0 || !json.Valid(s.out.Bytes()) {
			t.Errorf("%v: exit %d, errors %q, output %q", args, code, &s.err, &s.out)
		}
		outputs[s.out.String()] = true
	}
	if len(outputs) != 2 {
		t.Errorf("%d different positions, want those after 2 and after 4 moves", len(outputs))
	}
}

func TestSimPrintsOneLine(t *testing.T) {
	g := registry.Games()[0]
	s := newStarted()
	code := s.main("sim", "-game", g.ID(), "-players", "2", "-games", "3", "-seed", "9", "-bots", "random")
	var got struct {
		Game                       string
		Players, Games, Violations int
	}
	if err := json.Unmarshal(s.out.Bytes(), &got); err != nil || code != 0 {
		t.Fatalf("exit %d, output %q, error %v, errors %q", code, &s.out, err, &s.err)
	}
	if got.Game != g.ID() || got.Players != 2 || got.Games != 3 || got.Violations != 0 {
		t.Errorf("got %+v", got)
	}
}

func TestSimPlaysWithTheOptionsOfAGame(t *testing.T) {
	longest := func(options string) int {
		s := newStarted()
		code := s.main("sim", "-game", "dolores", "-players", "2", "-games", "3", "-options", options)
		var got struct{ Longest int }
		if err := json.Unmarshal(s.out.Bytes(), &got); err != nil || code != 0 {
			t.Fatalf("exit %d, output %q, error %v, errors %q", code, &s.out, err, &s.err)
		}
		return got.Longest
	}
	if usual, short := longest("{}"), longest(`{"rounds":10}`); short >= usual {
		t.Errorf("a game of ten rounds takes %d moves, a usual one %d", short, usual)
	}
}

// TestSimOfEveryOptionPrintsALineForEach, with every number of players, and leaves out
// what a game does not accept together.
func TestSimOfEveryOptionPrintsALineForEach(t *testing.T) {
	for game, want := range map[string][]string{
		"paliwo": {`"players":2,"games"`, `"players":2,"options":{"last":"zombies"},`, `"players":2,"options":{"new-zombies":`, `"players":2,"options":{"terror":8},`, `"players":2,"options":{"fewer":2},`},
		"dzicz": {
			`"players":2,"games"`, `"players":2,"options":{"homes":"last"},`, `"players":2,"options":{"homes":"opposite"},`,
			`"players":3,"games"`, `"players":3,"options":`, `"players":3,"options":`,
			`"players":4,"games"`, `"players":4,"options":`, `"players":4,"options":`,
		},
	} {
		s := newStarted()
		code := s.main("sim", "-game", game, "-every", "-games", "1")
		lines := strings.Split(strings.TrimSpace(s.out.String()), "\n")
		if code != 0 || s.err.Len() > 0 || len(lines) != len(want) {
			t.Fatalf("%s: exit %d, output %q, errors %q", game, code, &s.out, &s.err)
		}
		for i, line := range lines {
			if !strings.Contains(line, want[i]) {
				t.Errorf("%s: %s, want %s", game, line, want[i])
			}
		}
	}
	s := newStarted()
	if code := s.main("sim", "-game", "wcp", "-every", "-games", "1"); code != 0 || strings.Contains(s.out.String(), `"players":5,"options":{"teams"`) {
		t.Errorf("exit %d: %s", code, &s.out)
	}
}

// TestSimNeedsNoPlayersWhereTheGameHasOneNumber: a game for two is for two.
func TestSimNeedsNoPlayersWhereTheGameHasOneNumber(t *testing.T) {
	for _, game := range []string{"wradislavia", "paliwo"} {
		s := newStarted()
		code := s.main("sim", "-game", game, "-games", "1")
		if code != 0 || s.err.Len() > 0 || !strings.Contains(s.out.String(), `"players":2,`) {
			t.Errorf("%s: exit %d, output %q, errors %q", game, code, &s.out, &s.err)
		}
	}
}

// TestSimTellsGamesWithoutAnEndFromFaults: they are counted, and nothing is kept
// or complained about.
func TestSimTellsGamesWithoutAnEndFromFaults(t *testing.T) {
	t.Chdir(t.TempDir())
	s := newStarted()
	code := s.main("sim", "-game", "dzicz", "-players", "3", "-games", "2", "-longest", "20")
	var got struct{ Unfinished, Violations, Moves int }
	if err := json.Unmarshal(s.out.Bytes(), &got); err != nil || code != 0 || s.err.Len() > 0 {
		t.Fatalf("exit %d, output %q, error %v, errors %q", code, &s.out, err, &s.err)
	}
	if got.Unfinished != 2 || got.Violations != 0 || got.Moves != 40 {
		t.Errorf("got %+v", got)
	}
	if files, err := os.ReadDir("."); err != nil || len(files) != 0 {
		t.Errorf("files %v, error %v", files, err)
	}
}

// TestSimKeepsTheRecordOfEachGame under a name of its own, and each replays to its end.
func TestSimKeepsTheRecordOfEachGame(t *testing.T) {
	for args, want := range map[string]string{
		"-game dzicz -players 3 -games 2 -seed 7":              "dzicz-3-7 dzicz-3-8",
		"-game wradislavia -bots easy,random -pairs 1 -seed 4": "wradislavia-2-4-1 wradislavia-2-4-2",
		"-game dzicz -players 3 -games 1 -longest 20":          "dzicz-3-1",
		"-game paliwo -every -games 1":                         "paliwo-2-1 paliwo-2-fewer-2-1 paliwo-2-last-zombies-1 paliwo-2-new-zombies-anywhere-1",
	} {
		dir := filepath.Join(t.TempDir(), "kept")
		s := newStarted()
		if code := s.main(append(strings.Fields("sim "+args), "-records", dir)...); code != 0 || s.err.Len() > 0 {
			t.Fatalf("%s: exit %d, errors %q", args, code, &s.err)
		}
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, file := range files {
			got = append(got, strings.TrimSuffix(filepath.Base(file), ".schron"))
			m, err := match(file)
			if err != nil {
				t.Fatalf("%s: %v", args, err)
			}
			if over := !strings.Contains(args, "longest"); m.Result().Over != over || m.Player(0).Bot == "" {
				t.Errorf("%s: %s is over: %v, players %+v", args, file, m.Result().Over, m.Players())
			}
		}
		if !strings.HasPrefix(strings.Join(got, " "), want) { // a game may have more options one day
			t.Errorf("%s kept %q, want %q", args, got, want)
		}
	}
}

func TestViolationsAreKeptInAFile(t *testing.T) {
	t.Chdir(t.TempDir())
	s := newStarted()
	r := &rules.Record{Game: "dzicz", Players: make([]rules.Player, 3), Seed: 8}
	if err := s.keepViolation(8, r, errors.New("a soldier too many")); err != nil {
		t.Fatal(err)
	}
	const file = "violation-dzicz-3-8.json"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rules.DecodeRecord(data); err != nil {
		t.Error(err)
	}
	if line := s.err.String(); !strings.Contains(line, file) || !strings.Contains(line, "a soldier too many") {
		t.Errorf("the line is %q", line)
	}
}

func TestBadInputOfTheHeadlessSide(t *testing.T) {
	good := record(t, 4)
	damaged := write(t, "damaged.json", `{"format":1,"ga`)
	none := filepath.Join(t.TempDir(), "none.json")
	ids := strings.Join(gameIDs(registry.Games()), ", ")
	for _, c := range []struct {
		args string
		want []string
	}{
		{"engine -fast", []string{"unknown flag -fast", "accepted: -lang"}},
		{"engine now", []string{`unknown argument "now"`}},
		{"replay", []string{"FILE is missing", "schron replay FILE"}},
		{"replay a b", []string{`unknown argument "b"`, "accepted: FILE"}},
		{"replay " + none, []string{none, "there is no such file"}},
		{"replay " + damaged, []string{damaged, "cannot be replayed", "damaged"}},
		{"replay " + good + " -at 9", []string{"-at is 9", "accepted: 0 to 4"}},
		{"replay " + good + " -at -1", []string{`"-1"`, "accepted: 0 or more"}},
		{"-load " + good + " -at 4.5 -shot " + filepath.Join(t.TempDir(), "x.png"), []string{"-at is 4", "accepted: 0 to 3"}},
		{"-load " + good + " -at 9", []string{"-at is 9", "accepted: 0 to 4"}},
		{"-load " + good + " -seat 9", []string{"-seat is 9", "accepted: 0 to 1"}},
		{"sim", []string{"-game is missing", "accepted: " + ids}},
		{"sim -game chess", []string{`"chess"`, "accepted: " + ids}},
		{"sim -game dzicz", []string{"-players is missing", "accepted: 2 to 4"}},
		{"sim -game dzicz -players 7", []string{"-players", "7", "accepted: 2 to 4"}},
		{"sim -game dzicz -players 0", []string{"-players", "0", "accepted: 2 to 4"}},
		{"sim -game dzicz -players -3", []string{"-players", "-3", "accepted: 2 to 4"}},
		{"sim -game dzicz -players all", []string{"-players", `"all"`, "accepted: 2 to 4"}},
		{"sim -game wradislavia -players 3", []string{"-players", "3", "accepted: 2\n"}},
		{"sim -game dzicz -players 2 -games 0", []string{`"0"`, "-games", "accepted: 1 or more"}},
		{"sim -game dzicz -players 2 -games -4", []string{`"-4"`, "-games", "accepted: 1 or more"}},
		{"sim -game dzicz -players 2 -longest 0", []string{`"0"`, "-longest", "accepted: 1 or more"}},
		{"sim -game dzicz -players 2 -longest all", []string{`"all"`, "-longest", "accepted: "}},
		{"sim -game dolores -players 2 -options rounds=10", []string{"-options", `"rounds=10"`, "JSON"}},
		{`sim -game dolores -players 2 -options {"rounds":-1}`, []string{"-options", "rounds", "accepted:"}},
		{`sim -game dolores -players 2 -options {"moon":true}`, []string{"-options", "moon", "accepted:"}},
		{"sim -game dzicz -players 2 -pairs 0", []string{`"0"`, "-pairs", "accepted: 1 or more"}},
		{"sim -game dzicz -players 2 -pairs 3", []string{"-bots", "not two bots", "hard,medium"}},
		{"sim -game dzicz -players 2 -bots easy,random,easy -sprt 0.6,0.7", []string{"-bots", "not two bots", "hard,medium"}},
		{"sim -game dzicz -players 2 -bots easy,cat -pairs 3", []string{"-bots", `"cat"`, "accepted: random"}},
		{"sim -game dzicz -bots easy,random -pairs 3", []string{"-players is missing", "accepted: 2 to 4"}},
		{"sim -game dzicz -players 2 -bots easy,random -sprt 0.7", []string{"-sprt", `"0.7"`, "0.6,0.7"}},
		{"sim -game dzicz -players 2 -bots easy,random -sprt 0.7,0.6", []string{"-sprt", `"0.7,0.6"`, "0.6,0.7"}},
		{"sim -game dzicz -players 2 -bots easy,random -sprt 0.7,1.6", []string{"-sprt", `"0.7,1.6"`, "0.6,0.7"}},
		{"sim -game dzicz -players 2 -records " + good, []string{"-records", "there is a file of that name"}},
		{"sim -game dzicz -players 2 -every", []string{"-every", "-players"}},
		{"sim -game dzicz -every -bots hard,medium -pairs 3", []string{"-every", "-pairs"}},
		{"sim -every", []string{"-game", "accepted: "}},
		{"sim -game dzicz -players 2 -bots cat", []string{"-bots", `"cat"`, "accepted: random"}},
		{"sim -game dzicz -players 3 -bots random,random", []string{"-bots", "2 bots for 3 players", "accepted: 1 or 3"}},
		{"sim -game dzicz -players 2 -check=maybe", []string{`"maybe"`, "-check", "accepted: true, false"}},
		{"sim -game dzicz -players 2 -seed 9007199254740991 -games 2", []string{"seed", "accepted:"}},
	} {
		t.Run(c.args, func(t *testing.T) {
			s := newStarted()
			code := s.main(strings.Fields(c.args)...)
			line := s.err.String()
			if code != 2 || s.out.Len() > 0 || strings.Count(line, "\n") != 1 {
				t.Errorf("exit %d, output %q, errors %q; want exit 2 and one line", code, &s.out, line)
			}
			for _, part := range c.want {
				if !strings.Contains(line, part) {
					t.Errorf("want %q in %q", part, line)
				}
			}
		})
	}
}

func TestLoadGivesTheWindowTheMatch(t *testing.T) {
	file := record(t, 4)
	s := newStarted()
	if code := s.main("-load", file, "-at", "2", "-seat", "1"); code != 0 || len(s.windows) != 1 {
		t.Fatalf("exit %d: %s", code, &s.err)
	}
	w := s.windows[0]
	if w.Match == nil || w.Match.Len() != 4 || w.At != 2 || w.Seat != 1 || w.Load != file {
		t.Errorf("got %+v", w)
	}
}
