package wradislavia

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
	data, err := os.ReadFile(filepath.Join("..", "..", "assets", "texts", lang, "wradislavia.toml"))
	if err != nil {
		t.Fatal(err)
	}
	tree := map[string]any{}
	if err := toml.Unmarshal(data, &tree); err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	flatten("", tree, texts)
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

// adder collects texts by key, and those inside them.
type adder map[string]rules.Text

func (a adder) add(texts ...rules.Text) {
	for _, x := range texts {
		if x.Empty() {
			continue
		}
		a[x.Key] = x
		for _, arg := range x.Args {
			if arg.T != nil {
				a.add(*arg.T)
			}
		}
	}
}

// said collects every text that the rules can say: names, the reckoning of shots,
// and in some games events, prompts, buttons, refusals of every move, results.
func said(t *testing.T) adder {
	t.Helper()
	all := adder{}
	sayNames(all)
	for seed := range uint64(12) {
		sayGame(t, seed, all)
	}
	sayShots(t, all)
	sayEnds(t, all)
	return all
}

func sayNames(all adder) {
	for _, c := range AllCharacters() {
		all.add(c.Name())
	}
	for _, a := range AllArmours() {
		all.add(a.Name())
	}
	for _, h := range AllHazards() {
		all.add(h.Name())
	}
	for _, w := range AllWeapons() {
		all.add(w.Name(), w.Help())
	}
	for _, m := range AllModes() {
		all.add(m.Name(), m.Short())
	}
	for _, m := range AllManoeuvres() {
		all.add(m.Name(), m.Help())
	}
	for f := FateBack; f < fateEnd; f++ {
		all.add(f.Name())
	}
	for _, row := range ActiveTable() {
		for _, c := range row {
			all.add(c.Text(), c.Pick.Name())
		}
	}
	for p := PhaseDraft; p < phaseEnd; p++ {
		all.add(rules.T("wradislavia.phase." + p.String()))
	}
}

// sayGame plays a random game and refuses all moves now and then.
func sayGame(t *testing.T, seed uint64, all adder) {
	t.Helper()
	s := newState(t, seed)
	r := rules.NewRand(seed)
	for n := 0; s.Actor() != rules.NoSeat; n++ {
		p := s.Prompt()
		all.add(p.Text, p.Detail)
		if p.Pass != nil {
			all.add(p.Pass.Text)
		}
		if n%700 == int(seed) || n < 12 {
			refuseAll(s, all)
		}
		var j rules.Journal
		moves := s.Legal(nil)
		if err := s.Apply(moves[r.IntN(len(moves))], &j); err != nil {
			t.Fatal(err)
		}
		for _, e := range j.Events {
			all.add(e.Text)
		}
	}
	all.add(s.Result().Reason)
	refuseAll(s, all)
}

func refuseAll(s *State, all adder) {
	for m := range universe() {
		if no := s.refuse(m); no != nil {
			all.add(no.Text)
		}
	}
}

// sayShots fires in positions that have all there is in a reckoning, and refuses
// there.
func sayShots(t *testing.T, all adder) {
	t.Helper()
	for _, roll := range [][Dice]int8{dice(9, 8, 10), dice(2, 3, 4), dice(1, 1, 10), dice(9, 9, 9), dice(2, 4, 3)} {
		for _, target := range []string{"leszek/cover", "leszek/exploration/3", "bogdan/hand-to-hand", "bogdan/attack"} {
			for _, m := range AllModes() {
				s := duel(t, roll, with(m, HockeyPads, Attack), target, comradeInCover, hitByBuckshot(1), peruns(0, 2))
				refuseAll(s, all)
				for i, shot := range []Shot{single(m), {Mode: m, Target: single(m).Target, Extra: true, Pips: Pips{0, 1}}} {
					for _, a := range viewOf(s, 0).Forecast(0, shot) {
						for _, l := range a.Lines() {
							all.add(l.Text)
						}
						all.add(a.Verdict(), a.Effect())
					}
					for _, e := range play(t, s, Game{}.Notation(shot.Move())).Events {
						all.add(e.Text)
					}
					if i == 1 {
						refuseAll(s, all)
						all.add(s.Prompt().Text)
					}
				}
			}
		}
	}
}

// sayEnds tells of fights and ends that random games seldom reach.
func sayEnds(t *testing.T, all adder) {
	t.Helper()
	s := brawl(t, dice(1, 1, 1), func(s *State) { s.posts[0][1].wounds = 4 })
	refuseAll(s, all)
	for _, e := range play(t, s, "strike 1 1").Events {
		all.add(e.Text)
	}
	refuseAll(s, all)
	s = at(t, dice(9, 9, 9), "karol/hand-to-hand/4 jadwiga/attack jerzy/attack", plainTheirs, peruns(0, 24))
	s.posts[1][0].token = Exploration
	for _, e := range play(t, s, "done", "done").Events {
		all.add(e.Text)
	}
	s = closing(t, [Slots]int8{5, 4, 0}, [Slots]int8{}, resting(0, 1))
	for _, e := range play(t, s, "done").Events {
		all.add(e.Text)
	}
	s.active = 0
	refuseAll(s, all)
	heavy, dead := [Slots]int8{3, 3, 3}, [Slots]int8{5, 5, 5}
	for turn, sides := range map[int8][][Seats]ends{
		5:   {{{2, 0, heavy}, {3, 0, heavy}}, {{2, 0, dead}, {1, 0, heavy}}, {{0, 0, dead}, {0, 0, dead}}},
		100: {{{4, 0, heavy}, {4, 0, dead}}, {{4, 0, dead}, {4, 0, dead}}},
	} {
		for _, side := range sides {
			s := ending(t, turn, side)
			for _, e := range play(t, s, "done").Events {
				all.add(e.Text)
			}
			all.add(s.Result().Reason)
		}
	}
}

var placeholder = regexp.MustCompile(`{{\.([a-z]+)}}`)

// Everything that the rules say has words in both languages, and its sentence
// gets all the arguments that it uses. Every sentence that the texts hold does
// get said.
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

func wantAllSaid(t *testing.T, all adder) {
	t.Helper()
	outside := []string{"wradislavia.name", "wradislavia.tagline"}
	for key := range readTexts(t, "en") {
		for _, form := range []string{".one", ".few", ".many", ".other"} {
			key = strings.TrimSuffix(key, form)
		}
		if _, ok := all[key]; !ok && !slices.Contains(outside, key) {
			t.Errorf("%s is never said", key)
		}
	}
}
