package paliwo

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

// readTexts reads the game's texts of a language as key and wording.
func readTexts(t *testing.T, lang string) map[string]string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "assets", "texts", lang, "paliwo.toml"))
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	if err := toml.Unmarshal(data, &texts); err != nil {
		t.Fatal(err)
	}
	return texts
}

// said collects every text that the rules can say: those with a place of their
// own, and what comes of games, drawings and refusals of every move.
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
	for _, h := range Humans() {
		add(h.Name(), h.Skill(), h.Help(), rules.T(whomKeys[h]))
	}
	for c := range cardKinds {
		add(c.Name(), c.Help())
	}
	for _, f := range []Face{EmptyCan, Fuel, ZombieFind, Biohazard, Unknown} {
		add(f.Name(), f.Help())
	}
	for _, d := range Facings() {
		add(d.Name())
	}
	for x := range terrains {
		add(x.Name())
	}
	for g := range stages {
		add(g.Name(), rules.T("paliwo.phase."+g.Phase().String()))
	}
	for _, role := range (Game{}).Roles(2) {
		add(rules.T(role))
	}
	for seed := range uint64(150) {
		s := newState(t, seed)
		sayGame(t, s, seed, add)
	}
	for _, s := range drawings(t) {
		sayGame(t, s, 1, add)
	}
	for _, c := range []struct {
		board string
		with  change
		moves []string
	}{
		{"3 l x x x . . . . . . b", moving(0), []string{"done", "new K9 N"}}, // the last crawler tokens
		{"3 l . . . . . . . . b .", moving(0), []string{"done", "new K9 N", "token C1"}},
		{"9 . . . . ~x ~ . . . S .\n3 l . . . . . . . . . b", moving(1), []string{"crawl E9 F9", "crawl F9 E9"}},
	} {
		s := at(t, c.board, c.with)
		play(t, s, c.moves...)
		sayPosition(s, add)
	}
	opened := at(t, "6 G . . l . # . . . b .")
	play(t, opened, "open lumberjack D7")
	sayPosition(opened, add)
	last := at(t, "3 l . . . . . . . . b .", moving(0), withPool(1))
	play(t, last, "done", "new C1 W")
	sayPosition(last, add)
	sayPosition(at(t, "3 l x b . . . . . . . .", moving(1), wounded(Businessman, 2)), add)
	add(rules.T("paliwo.event.find-kept"), rules.T("paliwo.why.nobody"))
	return all
}

// drawings are positions that random games hardly ever reach.
func drawings(t *testing.T) []*State {
	t.Helper()
	return []*State{
		at(t, "3 l > c m ^ . . . . . b", carrying(Lumberjack), armed(Lumberjack)),
		at(t, "3 l > . . . . . . . . b", carrying(Lumberjack), armed(Lumberjack)),
		at(t, "3 p < . . . . . . . r b", withBullets(0), carrying(Runner)),
		at(t, "3 r < . x b l . . . . .", carrying(Runner), wounded(Businessman, 1)),
		at(t, "3 l . b . r . . . . . .", withPool(1), wounded(Lumberjack, 2), wounded(Businessman, 2), carrying(Lumberjack)),
		at(t, "3 l . c . . . . . . . .", wounded(Lumberjack, 2)),
		at(t, "3 l . . . . . . . . . .", wounded(Lumberjack, 2)),
		at(t, "3 l ^ . . . . . . . . b", holding(Flare)),
		at(t, "3 l x . . . . . . . . b", holding(Flare)),
		at(t, "3 l x . . . . . . . . b", moving(1)),
		at(t, "3 b < . . . . . . . l .", moving(1)),
		at(t, "3 l x x x . . . . . . b", moving(2), withPool(1)),
		at(t, "3 lt . t . t . t . . . b", withPool(2), atStage(StageRise)),
		at(t, "9 . . . . ~x ~ . . . S .\n3 l . . . . . . . . . b", moving(1)),
		at(t, "3 l ^ v < > x . . . . b", holding(Clutch), atStage(StageCleanup)),
		at(t, "9 . . . . l b . . . S .\n3 p . ^ . m . v r c > .", wounded(Lumberjack, 1)),
		at(t, twoHumans, terrorOn(1)),
	}
}

// sayGame plays a random game on from a position and refuses moves on the way.
func sayGame(t *testing.T, s *State, seed uint64, add func(...rules.Text)) {
	t.Helper()
	r := rules.NewRand(seed)
	for n := 0; s.Actor() != rules.NoSeat; n++ {
		sayPrompt(s, add)
		if n == 0 && s.round > 0 || n%211 == int(seed)%211 {
			sayPosition(s, add)
		}
		var j rules.Journal
		moves := s.Legal(nil)
		if err := s.Apply(moves[r.IntN(len(moves))], &j); err != nil {
			t.Fatal(err)
		}
		for _, e := range j.Events {
			add(e.Text)
		}
	}
	add(s.Result().Reason)
	if seed == 0 {
		sayPosition(s, add)
	}
}

func sayPrompt(s *State, add func(...rules.Text)) {
	p := s.Prompt()
	add(p.Text, p.Detail)
	if p.Pass != nil {
		add(p.Pass.Text)
	}
	for _, c := range p.Choices {
		add(c.Text)
	}
}

func sayPosition(s *State, add func(...rules.Text)) {
	for m := range withPairs() {
		if r := rules.AsRefusal(s.Check(m)); r != nil {
			add(r.Text)
		}
	}
	v := viewOf(s, SeatHumans)
	for _, h := range Humans() {
		for _, a := range v.Actions(h) {
			add(a.Name())
			if a.Why != nil {
				add(a.Why.Text)
			}
		}
	}
}

var placeholder = regexp.MustCompile(`{{\.([a-z]+)}}`)

// Everything that the rules say has words in both languages, and its sentence
// gets all the arguments that it uses. Every sentence that the texts hold does
// get said.
func TestEverythingSaidHasWords(t *testing.T) {
	all := said(t)
	for _, lang := range []string{"pl", "en"} {
		texts := readTexts(t, lang)
		for _, key := range slices.Sorted(maps.Keys(all)) {
			if texts[key] == "" {
				t.Errorf("%s has no words in %s", key, lang)
			}
			for _, m := range placeholder.FindAllStringSubmatch(texts[key], -1) {
				if _, ok := all[key].Arg(m[1]); !ok {
					t.Errorf("%s in %s wants the argument %s, the rules do not give it", key, lang, m[1])
				}
			}
			for _, a := range all[key].Args {
				if a.Kind == rules.ArgKey && texts[a.S] == "" {
					t.Errorf("%s has no words in %s", a.S, lang)
				}
			}
		}
		for key := range texts {
			if _, ok := all[key]; !ok && key != "paliwo.name" && key != "paliwo.tagline" {
				t.Errorf("%s is never said", key)
			}
		}
	}
}

// Every reason has a rule, and each refusal key is listed once per rule.
func TestEveryRefusalHasARule(t *testing.T) {
	for why := noMalformed; why < noEnd; why++ {
		r := refusals[why]
		if !slices.Contains(RuleIDs(), r.rule) || !strings.HasPrefix(r.key, "paliwo.refuse.") {
			t.Errorf("reason %d is %+v", why, r)
		}
	}
}
