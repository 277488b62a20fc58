package rulestest

import (
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/internal/toygame"
)

var kit = Kit{Game: sound, Draw: func(rules.State) string { return "a drawing" }}

func toy(t testing.TB) rules.State {
	t.Helper()
	s, err := sound.New(rules.Setup{Players: 2, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// wantError tests that an error says something, or for "" that there is none.
func wantError(t *testing.T, what string, err error, says string) {
	t.Helper()
	if says == "" && err != nil || says != "" && (err == nil || !strings.Contains(err.Error(), says)) {
		t.Errorf("%s: error %v, want %q", what, err, says)
	}
}

func TestKitPlaysAndTellsWhatHappened(t *testing.T) {
	s := toy(t)
	all := kit.Happened(kit.Play(t, s, "take 2", "pass"))
	if len(all) < 2 || all[0] != "TOY-1 take" {
		t.Errorf("happened %q", all)
	}
	s = toy(t)
	WantEvents(t, kit.Happened(kit.Play(t, s, "take 2", "pass"), "TOY-1"), "TOY-1 take")
	if got := kit.Legal(s, ""); len(got) != len(s.Legal(nil)) {
		t.Errorf("all legal moves are %q", got)
	}
	kit.WantLegal(t, s, "pass", "pass")
	kit.WantLegal(t, s, "nothing")
}

func TestKitWantsTheRightRefusal(t *testing.T) {
	s := toy(t)
	m, err := sound.Parse("take 9")
	if err != nil {
		t.Fatal(err)
	}
	r := rules.AsRefusal(s.Check(m))
	name := strings.TrimPrefix(r.Text.Key, "toy.refuse.")
	if kit.WantRefused(t, s, "take 9", r.Rule, name) == nil {
		t.Error("no refusal is returned")
	}
	for what, c := range map[string]struct{ move, rule, name, says string }{
		"accepted":         {"take 2", r.Rule, name, "is accepted"},
		"another rule":     {"take 9", "TOY-99", name, "want TOY-99"},
		"another sentence": {"take 9", r.Rule, "x", "toy.refuse.x"},
		"no move":          {"fly", r.Rule, name, "fly"},
	} {
		_, err := kit.refused(toy(t), c.move, c.rule, c.name)
		wantError(t, what, err, c.says)
	}
	_, err = kit.refused(leaky{s}, "take 9", r.Rule, name)
	wantError(t, "a trace", err, "changed the position")
	wantError(t, "an id", readable(rules.Refuse("TOY-9", "toy.refuse.x", rules.Literal("unit", "i1"))), "no name for players")
}

// leaky is a state that keeps a trace of a refused move.
type leaky struct{ rules.State }

func (s leaky) Clone() rules.State { return leaky{s.State.Clone()} }

func (s leaky) Apply(m rules.Move, j *rules.Journal) error {
	s.State.(*toygame.State).Coins[0]++
	return s.State.Apply(m, j)
}

// TestEventsWithoutARuleAreFound, as are those with one that does not exist.
func TestEventsWithoutARuleAreFound(t *testing.T) {
	r := RuleIDs{IDs: []string{"G-1", "G-2"}}
	log := func(ids ...string) (out []rules.LogEntry) {
		for _, id := range ids {
			out = append(out, rules.LogEntry{Event: rules.Event{Rule: id}})
		}
		return out
	}
	for ids, ok := range map[string]bool{"G-1 G-2 G-1": true, "G-1 G-3": false, "G-1  G-2": false, "": false} {
		if err := r.ofEvents(log(strings.Split(ids, " ")...)); (err == nil) != ok {
			t.Errorf("%q: %v", ids, err)
		}
	}
	if r.ofEvents(nil) == nil {
		t.Error("games in which nothing happens pass")
	}
}

func TestRuleIDsFindWhatLacks(t *testing.T) {
	r := RuleIDs{Game: "g", IDs: []string{"G-1", "G-2", "G-3"}, Rulings: []string{"G-3"}, Pattern: `G-\d+`}
	dir := t.TempDir()
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return file
	}
	book := "# G\n**G-1** One.\n**G-2** Two, see **G-1**.\n"
	ruling := "**G-3** Three *(ours)*.\n"
	wantError(t, "a rulebook", r.inRulebook(write("g.md", book+ruling), "(ours)"), "")
	wantError(t, "a ruling without its mark", r.inRulebook(write("g.md", book+"**G-3** Three.\n"), "(ours)"), "does not mark G-3")
	wantError(t, "a rule too few", r.inRulebook(write("g.md", book), "(ours)"), "explains [G-1 G-2]")
	wantError(t, "a rule twice", r.inRulebook(write("g.md", book+ruling+ruling), "(ours)"), "explains")
	wantError(t, "no rulebook", r.inRulebook(filepath.Join(dir, "none.md"), "(ours)"), "none.md")

	write("a.go", "// G-1 G-2\n// G-3\n")
	write("a_test.go", "func TestG1One\nfunc TestG2Two\nfunc TestG3Three\n")
	wantError(t, "an id that tests do not write", r.citedAndTested(dir), "no test cites G-3")
	write("a_test.go", "// G-1 G-2 G-3\nfunc TestG1One\nfunc TestG2Two\nfunc TestG3Three\n")
	wantError(t, "cited and tested", r.citedAndTested(dir), "")
	write("a_test.go", "// G-3\nfunc TestG1One\nfunc TestG2Two\nfunc TestG30\n")
	wantError(t, "a rule without a test", r.citedAndTested(dir), "no test is named after G-3")
	write("a.go", "// G-1 G-2\n// G-33\n")
	wantError(t, "a rule without code", r.citedAndTested(dir), "no code cites G-3")
}

func TestTextsFindWhatLacks(t *testing.T) {
	all := Texts{}
	all.Add(rules.Msg("g.event.take", rules.Number("n", 2), rules.KeyArg("what", "g.coin")), rules.Text{})
	all.AddPrompt(rules.Prompt{
		Text: rules.Msg("g.prompt.go"), Pass: &rules.Choice{Text: rules.Msg("g.choice.pass")},
		Choices: []rules.Choice{{Text: rules.Msg("g.choice.take")}},
	})
	all.AddEvents(&rules.Journal{Events: []rules.Event{{Text: rules.Msg("g.event.outer", rules.TextArg("of", rules.Msg("g.event.inner")))}}})
	if len(all) != 6 {
		t.Errorf("said %v", all)
	}
	should := OfKinds("event", "prompt")
	words := func(change func(map[string]string)) map[string]string {
		w := map[string]string{
			"g.event.take.one": "{{.n}} {{.what}}", "g.event.take.other": "{{.n}}", "g.coin": "coin", "g.prompt.go": "Go",
			"g.choice.pass": "Pass", "g.choice.take": "Take", "g.event.outer": "Outer", "g.event.inner": "Inner", "g.name": "G",
		}
		change(w)
		return w
	}
	whole := words(func(map[string]string) {})
	wantError(t, "words", all.haveWords(whole), "")
	wantError(t, "said", all.areAll(whole, should), "")
	for says, change := range map[string]func(map[string]string){
		"g.prompt.go has no words":     func(w map[string]string) { w["g.prompt.go"] = "" },
		"g.event.inner has no words":   func(w map[string]string) { delete(w, "g.event.inner") },
		"g.coin, which g.event.take":   func(w map[string]string) { delete(w, "g.coin") },
		"wants the argument who":       func(w map[string]string) { w["g.event.take.one"] = "{{.who}}" },
		"g.choice.pass wants the argu": func(w map[string]string) { w["g.choice.pass"] = "{{.x}}" },
	} {
		wantError(t, says, all.haveWords(words(change)), says)
	}
	more := words(func(w map[string]string) { w["g.prompt.never.few"] = "Never" })
	wantError(t, "never said", all.areAll(more, should), "g.prompt.never is never said")
	wantError(t, "all but", all.areAll(whole, AllBut("g.coin")), "g.name is never said")
	wantError(t, "all but those", all.areAll(words(func(w map[string]string) { w["g.table.x"] = "X" }), AllBut("g.coin", "g.name", "g.table.")), "")
	wantError(t, "of no kind", all.areAll(words(func(w map[string]string) { w["g.table.x"] = "X" }), should), "")
}

func TestWordsAreReadFromAllFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	for file, text := range map[string]string{"g.toml": "\"g.a\" = \"A\"\n", "g-table.toml": "[\"g.b\"]\none = \"B\"\n"} {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	words, err := readWords("g*.toml")
	if want := map[string]string{"g.a": "A", "g.b.one": "B"}; err != nil || !reflect.DeepEqual(words, want) {
		t.Errorf("words %v, %v", words, err)
	}
	_, err = readWords("h*.toml")
	wantError(t, "no file", err, "no texts")
}

func TestEndingsAreFoundWrittenAndRead(t *testing.T) {
	t.Chdir(t.TempDir())
	p := rules.Playout{Game: sound, Bots: []rules.Bot{rules.RandomBot{}, rules.RandomBot{}}}
	setup := rules.Setup{Players: 2, Seed: 1, Options: rules.Options{"rounds": 2}}
	first := func(rules.State) bool { return true }
	if r := FindGame(t, &p, setup, 3, func(rules.State) bool { return false }); r != nil {
		t.Errorf("found %+v", r)
	}
	games := 0
	r := FindGame(t, &p, setup, 3, func(rules.State) bool { games++; return games == 3 })
	if r == nil || r.Seed != setup.Seed+2 || r.Players[0].Bot != "" {
		t.Fatalf("found %+v", r)
	}
	file := filepath.Join("testdata", "endings", "x.json")
	if err := writeEnding(file, r); err != nil {
		t.Fatal(err)
	}
	before, last := EndStates(t, Ending(t, sound, "x", nil))
	if before.Actor() == rules.NoSeat || last.Actor() != rules.NoSeat {
		t.Errorf("seat %d decides, at the end seat %d", before.Actor(), last.Actor())
	}
	update := flag.Lookup("update").Value
	if err := update.Set("true"); err != nil {
		t.Fatal(err)
	}
	Ending(t, sound, "x", nil) // what nothing looks for is only read
	if err := update.Set("false"); err != nil {
		t.Fatal(err)
	}
	r = FindGame(t, &p, setup, 1, first)
	r.Moves = r.Moves[:1]
	if err := writeEnding(file, r); err != nil {
		t.Fatal(err)
	}
	_, err := loadEnding(sound, file)
	wantError(t, "a game that goes on", err, "does not end")
	_, err = loadEnding(sound, "none.json")
	wantError(t, "no record", err, "-update")
	wantError(t, "no game", writeEnding(file, nil), "play bots of the test")
}

func TestPositionsAreReadAndRefused(t *testing.T) {
	s := toy(t)
	if back := ReadsBack(t, sound, s); !reflect.DeepEqual(back, s) {
		t.Error("another position")
	}
	_, err := readsBack(lossy{sound}, s)
	wantError(t, "a position that changes", err, "is read as")
	if err := decodeRefuses(sound, s); err != nil {
		t.Error(err)
	}
	wantError(t, "anything", decodeRefuses(lossy{sound}, s), "is read as a position")
	wantError(t, "unspoiled", spoiled(sound, s, Spoil{func(map[string]any) {}, ""}), "want a fault")
	wantError(t, "playable", playable(sound, s), "")
	sick, err := toygame.Game{Flaw: toygame.FlawRefused}.New(rules.Setup{Players: 2, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	wantError(t, "a refused move", playable(sound, sick), "rob")
}

// lossy reads everything as the same position.
type lossy struct{ rules.Game }

func (g lossy) Decode([]byte) (rules.State, error) {
	return g.New(rules.Setup{Players: 3, Seed: 1})
}

func TestRandomMovesGoOnToTheEnd(t *testing.T) {
	s, chance := toy(t), rules.NewRand(1)
	kit.PlayRandom(t, s, &chance, 10_000)
	if s.Actor() != rules.NoSeat {
		t.Errorf("seat %d decides", s.Actor())
	}
	sick, err := toygame.Game{Flaw: toygame.FlawInvariant}.New(rules.Setup{Players: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	r := &recorder{}
	kit.PlayRandom(r, sick, &chance, 10_000)
	if !r.failed {
		t.Error("broken invariants pass")
	}
}

func TestAsTBFailsTheCheck(t *testing.T) {
	for what, fail := range map[string]func(testing.TB){
		"Error":  func(tb testing.TB) { tb.Error("x") },
		"Errorf": func(tb testing.TB) { tb.Errorf("%s", "x") },
		"Fatal":  func(tb testing.TB) { tb.Fatal("x") },
		"Fatalf": func(tb testing.TB) { tb.Fatalf("%s", "x") },
	} {
		r := &recorder{}
		tb := AsTB(t, r)
		tb.Helper()
		if fail(tb); !r.failed {
			t.Errorf("%s does not fail the check", what)
		}
	}
}
