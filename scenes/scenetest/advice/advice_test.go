// Package advice tests what is advised in recorded games. What a move gives and costs
// must be true, and people have read the words (testdata/<game>.golden).
//
// A record testdata/<game>-<name>.json adds moments: the first decision of each kind,
// others that are spread evenly over it, and the one at its end.
package advice

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
	"schron/scenes/say"
)

const (
	eachRecord = 12 // moments of a record
	ofGame     = 6  // moments of a game outside of a proof
)

// moment is a decision in a record.
type moment struct {
	name string // of the record and the number of moves before
	m    *rules.Match
}

// moments are those of a game that are looked at: all, or a few that lie apart.
func moments(t *testing.T, game string, every bool) []moment {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("testdata", game+"-*.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []moment
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".json")
		for _, n := range decisions(t, file) {
			r := rulestest.ReadRecord(t, file)
			r.Cut(n)
			m, err := rules.LoadMatch(registry.Game, r)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, moment{fmt.Sprintf("%s@%d", name, n), m})
		}
	}
	if every || len(all) <= ofGame {
		return all
	}
	some := make([]moment, 0, ofGame)
	for i := range ofGame {
		some = append(some, all[(2*i+1)*len(all)/(2*ofGame)])
	}
	return some
}

// decisions are the numbers of moves in a record before the decisions that are looked
// at.
func decisions(t *testing.T, file string) []int {
	t.Helper()
	m, err := rules.LoadMatch(registry.Game, rulestest.ReadRecord(t, file))
	if err != nil {
		t.Fatal(err)
	}
	last := m.Len()
	if m.Actor() == rules.NoSeat {
		last--
	}
	out, asked := []int{last}, map[string]bool{}
	add := func(n int) {
		if len(out) < eachRecord && !slices.Contains(out, n) {
			out = append(out, n)
		}
	}
	for n := range last {
		s, err := m.At(n)
		if err != nil {
			t.Fatal(err)
		}
		if key := s.Prompt().Text.Key; !asked[key] {
			asked[key] = true
			add(n)
		}
	}
	for i := range 2 * eachRecord {
		add(last * (i * 7 % (2 * eachRecord)) / (2 * eachRecord))
	}
	slices.Sort(out)
	return out
}

// advise is what the strongest level advises, knowing what the seat knows.
func (x moment) advise() search.Advice { return bots.Adviser(x.m.Game())(x.m.Position()) }

// lines are an advice in a language.
func (x moment) lines(a *search.Advice, s *say.Speaker) string {
	var out []string
	for _, text := range a.Words(x.m, s.Has) {
		out = append(out, s.Text(text))
	}
	return strings.Join(out, " ")
}

// called is the name of a seat. Players with several seats number them.
func (x moment) called(seat int) string {
	name := x.m.Player(x.m.Owner(seat)).Name
	if x.m.Seats() > len(x.m.Players()) {
		name = fmt.Sprintf("%s (%d)", name, seat+1)
	}
	return name
}

// games are those with records.
func games(t *testing.T) []rules.Game {
	t.Helper()
	return slices.DeleteFunc(registry.Games(), func(g rules.Game) bool {
		files, err := filepath.Glob(filepath.Join("testdata", g.ID()+"-*.json"))
		return err != nil || len(files) == 0
	})
}

// TestAdviceIsAsItWasRead writes what is advised in every moment in both languages, and
// compares it with what people have read. With -update it takes all moments.
func TestAdviceIsAsItWasRead(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games(t) {
		t.Run(g.ID(), func(t *testing.T) {
			update := rulestest.Updating()
			golden := filepath.Join("testdata", g.ID()+".golden")
			read, err := os.ReadFile(golden)
			if err != nil && !update {
				t.Fatal(err)
			}
			var all strings.Builder
			for _, x := range moments(t, g.ID(), update || rulestest.Thorough()) {
				a := x.advise()
				x.prove(t, &a, func(id string) bool { return tellsNumbers(texts, id+".more") || tellsNumbers(texts, id+".less") })
				for _, lang := range assets.Languages() {
					s := say.New(texts, lang).Named(x.called)
					line := fmt.Sprintf("%s %s %s: %s\n", x.name, lang, s.Name(x.m.Actor()), x.lines(&a, s))
					all.WriteString(line)
					if !update && !strings.Contains(string(read), line) {
						t.Errorf("what is advised now was not read; look, then write it with -update:\n%s", line)
					}
				}
			}
			if missing := texts.Missing(); len(missing) > 0 {
				t.Errorf("texts that are missing: %q", missing)
			}
			if update {
				if err := os.WriteFile(golden, []byte(all.String()), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// count finds how much there is of something in a position, of the seat that is advised or
// that the reason names.
type count func(s rules.State, seat int) int

// counts are what the reasons of each game tell by numbers, by their ids. They count it
// anew from what stands in a position, so that no number rests on the judgment alone.
var counts = map[string]map[string]count{"dolores": doloresCounts, "dzicz": dziczCounts, "paliwo": paliwoCounts, "wcp": wcpCounts, "wradislavia": wradislaviaCounts}

// prove tests that every number of a reason is what the positions hold that are
// compared. Words without a number need no count.
func (x moment) prove(t *testing.T, a *search.Advice, numbers func(key string) bool) {
	t.Helper()
	game := x.m.Game().ID()
	for _, r := range a.Reasons {
		if r.Average && !numbers(game+".part."+r.ID) {
			t.Errorf("%s: %q tells no number and is told as an average", x.name, r.ID)
		}
		count := counts[game][r.ID]
		if count == nil {
			if numbers(game + ".part." + r.ID) {
				t.Errorf("%s: nothing counts %q anew", x.name, r.ID)
			}
			continue
		}
		seat := x.m.Actor()
		if r.Whom.Kind == rules.ArgSeat {
			seat = r.Whom.N
		}
		was, now, n := 0, 0, len(a.Ends)
		for _, e := range a.Ends {
			was, now = was+count(e.Was, seat), now+count(e.Now, seat)
		}
		if mean(was, n) != r.Was || mean(now, n) != r.Now {
			t.Errorf("%s: %q is said to go from %d to %d, in all %d positions together from %d to %d", x.name, r.ID, r.Was, r.Now, n, was, now)
		}
	}
}

// mean is a sum shared among n, to the nearest whole number.
func mean(sum, n int) int {
	if sum < 0 {
		return -mean(-sum, n)
	}
	return (sum + n/2) / n
}

// tellsNumbers reports whether a text has a number in it.
func tellsNumbers(texts *assets.Texts, key string) bool {
	return slices.ContainsFunc(assets.Languages(), func(lang string) bool {
		words := texts.Forms(lang, key)["other"]
		return strings.Contains(words, "{{.n}}") || strings.Contains(words, "{{.now}}") || strings.Contains(words, "{{.was}}")
	})
}

// signed is a number with its sign.
var signed = regexp.MustCompile(`[-−–+]\s?[0-9]`)

// TestReasonsTellAmountsWithoutSigns: what shrinks by 3 is told as “3 fewer”, never as
// “−3 fewer”. That holds for hints and for moves to take back.
func TestReasonsTellAmountsWithoutSigns(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		for _, lang := range assets.Languages() {
			s, amounts := say.New(texts, lang), 0
			for _, key := range texts.Keys(lang) {
				id, ours := strings.CutPrefix(key, g.ID()+".part.")
				id, less := strings.CutSuffix(id, ".less")
				id, more := strings.CutSuffix(id, ".more")
				if !ours || !less && !more {
					continue
				}
				r := search.Reason{ID: id, Was: 9, Now: 6}
				if more {
					r.Was, r.Now = r.Now, r.Was
				}
				tells := strings.Contains(texts.Forms(lang, key)["other"], "{{.n}}")
				r.Whom = rules.SeatArg("other", 1)
				lines := search.Because(g.ID(), []search.Reason{r}, s.Has, "frame.hint.why", "frame.hint.but")
				if signed.MatchString(s.Text(lines[0])) || tells && !strings.Contains(s.Text(lines[0]), "3") {
					t.Errorf("%s: a difference of %d is told as %q", key, r.Difference(), s.Text(lines[0]))
				}
				if tells {
					amounts++
				}
			}
			if amounts == 0 {
				t.Errorf("%s: no reason tells an amount", g.ID())
			}
		}
	}
}
