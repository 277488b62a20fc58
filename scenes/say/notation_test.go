package say

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
)

// TestHintsAndStoriesHoldNoNotation: hints of every move of some games and the stories of
// these games are words of people. Ids of fields stand on the boards.
func TestHintsAndStoriesHoldNoNotation(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		for i := range rulestest.ToldGames() {
			head, told := rulestest.ToldGame(t, g, i, bots.ByID)
			for _, lang := range assets.Languages() {
				s := New(texts, lang).Named(func(seat int) string { return told.Player(seat).Name })
				check := func(lines []rules.Text, move string) {
					t.Helper()
					for _, line := range lines {
						words := s.Text(line)
						if found := notationIn(words, lang, g.ID(), move); len(found) > 0 {
							t.Errorf("%s %s: %q holds %q after %q", head, lang, words, found, move)
						}
					}
				}
				check(told.Story(), "")
				eachMove(t, told, func(m *rules.Match, mv rules.Move, says []rules.Text) {
					step := search.Step{Move: mv, Says: says}
					a := search.Advice{Move: mv, Line: []search.Step{step, step}, Other: &step}
					check(a.Words(m, s.Has), g.Notation(mv))
				})
			}
		}
	}
}

// eachMove plays a game again and shows each move before it is played, with what the log
// says of it.
func eachMove(t *testing.T, told *rules.Match, show func(m *rules.Match, mv rules.Move, says []rules.Text)) {
	t.Helper()
	var at [2]*rules.Match // one is a move ahead
	record, err := told.Save()
	for i := range at {
		if err == nil {
			r := *record
			r.Cut(0)
			at[i], err = rules.LoadMatch(registry.Game, &r)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range record.Moves {
		mv, err := at[0].Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		events, err := at[1].Play(mv)
		if err != nil {
			t.Fatal(err)
		}
		var says []rules.Text
		for _, e := range events {
			says = append(says, e.Text)
		}
		if mv.Verb != rules.Concede(0).Verb {
			show(at[0], mv, says)
		}
		if _, err := at[0].Play(mv); err != nil {
			t.Fatal(err)
		}
	}
}

// boards are the ids of fields as the boards show them; players may read those.
var boards = map[string]*regexp.Regexp{
	"dzicz":       regexp.MustCompile(`^[a-e][1-5]$`),
	"wcp":         regexp.MustCompile(`^[a-g][1-7]$`),
	"paliwo":      regexp.MustCompile(`^[A-K]([1-9]|1[0-2])$`),
	"dolores":     regexp.MustCompile(`^[A-Z]{1,2}[1-9][0-9]?$`),
	"wradislavia": regexp.MustCompile(`^$`),
}

var (
	wordsOf  = regexp.MustCompile(`[\pL\pN]+(?:[._:=’-][\pL\pN]+)*`)
	keyLike  = regexp.MustCompile(`^[a-z]+[a-z0-9-]*([._:=][a-z0-9-]+)+$`)
	idLike   = regexp.MustCompile(`^([a-zA-Z]{1,2}[0-9]+|[01]{6})$`)
	oneWords = map[string][]string{"pl": strings.Fields("a i o u w z A I O U W Z"), "en": strings.Fields("a A I")}
)

// notationIn returns the words of a sentence that belong to the notation of a game and not
// to people. Such are letters of directions, words behind the verb of a move, keys, and ids
// that no board shows.
func notationIn(sentence, lang, game, move string) (found []string) {
	written := strings.Fields(move)
	if len(written) > 0 {
		written = written[1:]
	}
	for _, word := range wordsOf.FindAllString(sentence, -1) {
		switch {
		case boards[game].MatchString(word):
		case utf8.RuneCountInString(word) == 1 && !slices.Contains(oneWords[lang], word) && strings.Trim(word, "0123456789") != "",
			keyLike.MatchString(word), idLike.MatchString(word) && strings.Trim(word, "0123456789") != "",
			lang == "pl" && slices.Contains(written, word) && strings.Trim(word, "0123456789") != "":
			found = append(found, word)
		}
	}
	return found
}

func TestNotationIsFoundInSentences(t *testing.T) {
	for _, c := range []struct{ sentence, lang, game, move, want string }{
		{"Obróć zombie z C5 na północ.", "pl", "paliwo", "rotate C5 N", ""},
		{"Obróć zombie z C5 N.", "pl", "paliwo", "rotate C5 N", "N"},
		{"Turn the zombie on C5 W", "en", "paliwo", "rotate C5 W", "W"},
		{"Zaatakuj K13 z L13 i Z2.", "pl", "dolores", "", ""},
		{"Move i1 to K13.", "en", "dolores", "move i1 K13", "i1"},
		{"Weź v01 albo 101000.", "pl", "wcp", "vehicle v01", "v01"},
		{"Połóż halę na d4 (wachlarz).", "pl", "wcp", "hall 111000 d4 2", ""},
		{"Połóż: armour2.", "pl", "wcp", "content armour2 d4", "armour2"},
		{"A token on c3, dzicz.hint.token, border_defence.", "en", "dzicz", "", "dzicz.hint.token border_defence"},
		{"I put a soldier on a1: 3 of 4 (12 left).", "en", "dzicz", "", ""},
		{"Strzelaj: Karol, slug.", "pl", "wradislavia", "shoot karol slug", "slug"},
	} {
		if got := strings.Join(notationIn(c.sentence, c.lang, c.game, c.move), " "); got != c.want {
			t.Errorf("%q has %q, want %q", c.sentence, got, c.want)
		}
	}
}
