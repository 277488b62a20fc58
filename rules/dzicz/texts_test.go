package dzicz

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"

	"schron/rules"
)

// readTexts reads the game's texts of a language as key and wording; a plural
// form counts as a key of its own.
func readTexts(t *testing.T, lang string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "assets", "texts", lang, "dzicz*.toml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no texts in %s: %v", lang, err)
	}
	texts := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tree := map[string]any{}
		if err := toml.Unmarshal(data, &tree); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		flatten("", tree, texts)
	}
	return texts
}

func flatten(prefix string, tree map[string]any, out map[string]string) {
	for name, v := range tree {
		switch v := v.(type) {
		case string:
			out[prefix+name] = v
		case map[string]any:
			flatten(prefix+name+".", v, out)
		}
	}
}

// said collects every text that the rules can say in a few hundred games: events,
// prompts, buttons, refusals of every move, results and names.
func said(t *testing.T) map[string]rules.Text {
	t.Helper()
	all := map[string]rules.Text{}
	add := func(texts ...rules.Text) {
		for _, x := range texts {
			if !x.Empty() {
				all[x.Key] = x
			}
		}
	}
	for _, m := range Missions() {
		add(m.Name(), m.Condition(), m.Reward(), rules.T("dzicz.event.reward."+m.String(), playerArg(0)))
	}
	for _, k := range ActionTokens() {
		add(k.Name(), k.Short(), k.Help())
	}
	for _, e := range Edges() {
		add(e.Name())
	}
	for p := PhaseHome; p < phaseEnd; p++ {
		add(rules.T("dzicz.phase." + p.String()))
	}
	for players := 2; players <= MaxSeats; players++ {
		for seed := range uint64(100) {
			sayGame(t, players, seed, add)
		}
	}
	for _, e := range unusableReward(t).Events {
		add(e.Text)
	}
	return all
}

// unusableReward is what is said when a reward cannot be used up, which random
// games hardly ever reach.
func unusableReward(t *testing.T) *rules.Journal {
	t.Helper()
	s := at(t, 2, trailDrawing, lastGo(2), openRow(Trail), secrets(Resources, Bastion))
	s.soldiers[0] = s.tokens[0] &^ s.soldiers[1] &^ Set(At(2, 0))
	return play(t, s, "pass", "soldier c1")
}

// sayGame plays a random game and refuses some moves on the way.
func sayGame(t *testing.T, players int, seed uint64, add func(...rules.Text)) {
	t.Helper()
	s := newState(t, players, seed)
	r := rules.NewRand(seed)
	struck := false
	for n := 0; s.Actor() != rules.NoSeat; n++ {
		p := s.Prompt()
		add(p.Text, p.Detail)
		if p.Pass != nil {
			add(p.Pass.Text)
		}
		for _, c := range p.Choices {
			add(c.Text)
		}
		if struck || s.ask == askExtra || s.assaultFields() != 0 && n%3 == 0 || n%50 == int(seed)%50 {
			refuseAll(s, add)
			for _, o := range viewOf(s, 0).Open {
				for _, part := range o.Players[0].Parts {
					add(part.Text())
				}
			}
		}
		var j rules.Journal
		moves := s.Legal(nil)
		m := moves[r.IntN(len(moves))]
		if err := s.Apply(m, &j); err != nil {
			t.Fatal(err)
		}
		struck = m.Verb == VerbStrike
		for _, e := range j.Events {
			add(e.Text)
		}
	}
	add(s.Result().Reason)
	if seed == 0 {
		refuseAll(s, add)
	}
}

func refuseAll(s *State, add func(...rules.Text)) {
	for m := range universe() {
		if no := s.refuse(m); no != nil {
			add(no.Text)
		}
	}
}

var placeholder = regexp.MustCompile(`{{\.([a-z]+)}}`)

// Everything that the rules say has words in both languages, and its sentence
// gets all the arguments that it uses. Every sentence that the texts hold for
// what happens does get said.
func TestEverythingSaidHasWords(t *testing.T) {
	all := said(t)
	wantAllSaid(t, all)
	for _, lang := range []string{"pl", "en"} {
		texts := readTexts(t, lang)
		for _, key := range slices.Sorted(maps.Keys(all)) {
			forms := []string{texts[key], texts[key+".one"], texts[key+".few"], texts[key+".many"], texts[key+".other"]}
			if strings.Join(forms, "") == "" {
				t.Errorf("%s has no words in %s", key, lang)
			}
			for _, form := range forms {
				for _, m := range placeholder.FindAllStringSubmatch(form, -1) {
					if _, ok := all[key].Arg(m[1]); !ok {
						t.Errorf("%s in %s wants the argument %s, the rules do not give it", key, lang, m[1])
					}
				}
			}
			for _, a := range all[key].Args {
				if a.Kind == rules.ArgKey && texts[a.S] == "" {
					t.Errorf("%s has no words in %s", a.S, lang)
				}
			}
		}
	}
}

func wantAllSaid(t *testing.T, all map[string]rules.Text) {
	t.Helper()
	for key := range readTexts(t, "en") {
		for _, form := range []string{".one", ".few", ".many", ".other"} {
			key = strings.TrimSuffix(key, form)
		}
		for _, kind := range []string{"dzicz.event.", "dzicz.refuse.", "dzicz.prompt.", "dzicz.choice.", "dzicz.result."} {
			if _, ok := all[key]; !ok && strings.HasPrefix(key, kind) {
				t.Errorf("%s is never said", key)
			}
		}
	}
}
