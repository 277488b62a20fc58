package say

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
)

// toldGames is how many games of each kind are told in a proof, some of them outside it.
const toldGames, someTold = 40, 4

// toldBy are the bots that play the games told, in turn; those of chance end oddly.
var toldBy = []string{"random", "easy random", "random easy", "easy", "medium random", "greedy easy", "greedy", "medium"}

// toldWith are options that change how a game ends.
var toldWith = map[string][]rules.Options{
	"dolores": {{"rounds": 5}, {"rounds": 12, "truce": 0}, {"rounds": 3}, {}, {"rounds": 30, "truce": 0}},
	"dzicz":   {{}, {"homes": "opposite"}},
	"wcp":     {{}, {"patience": 0}, {"patience": 3}, {"teams": true}},
	"paliwo":  {{}, {"terror": 8}, {"new-zombies": "anywhere"}},
}

var toldNames = []string{"Ala", "Bartek", "Celina", "Darek", "Ewa", "Filip"}

// toldGame plays the i-th game that is told. Every tenth is given up, another one begins in
// its middle.
func toldGame(t *testing.T, g rules.Game, i int) (head string, m *rules.Match) {
	t.Helper()
	least, most := g.Players()
	setup := rules.Setup{Players: least + i%(most-least+1), Seed: uint64(i)}
	if with := toldWith[g.ID()]; with != nil {
		setup.Options = with[i/2%len(with)]
	}
	if _, err := g.New(setup); err != nil {
		setup.Players = least
	}
	mix := strings.Fields(toldBy[i%len(toldBy)])
	players, minds := make([]rules.Player, setup.Players), make([]rules.Bot, setup.Players)
	for p := range players {
		b, err := bots.ByID(mix[p%len(mix)])
		if err != nil {
			t.Fatal(err)
		}
		players[p], minds[p] = rules.Player{Name: toldNames[p]}, b
	}
	m, err := rules.NewMatch(g, players, setup)
	if err != nil {
		t.Fatal(err)
	}
	head = fmt.Sprintf("%s %d, %d players, %v, %s", g.ID(), i, setup.Players, setup.Options, toldBy[i%len(toldBy)])
	for m.Actor() != rules.NoSeat {
		mv, err := m.BotMove(minds[m.Owner(m.Actor())])
		if i%10 == 7 && m.Len() == 20*(1+i/10) {
			mv, head = rules.Concede(m.Actor()), head+", given up"
		}
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if i%10 == 9 {
		return head + ", from the middle", rulestest.From(t, m, m.Len()/2)
	}
	return head, m
}

// TestStoriesRead: the stories of 200 games as they lie in testdata, where a person has
// read them, one line a game and language.
func TestStoriesRead(t *testing.T) {
	texts, err := assets.LoadTexts()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range registry.Games() {
		t.Run(g.ID(), func(t *testing.T) {
			var lines []string
			for i := range rulestest.Rounds(someTold, toldGames) {
				head, m := toldGame(t, g, i)
				for _, lang := range assets.Languages() {
					s := New(texts, lang).Named(func(seat int) string { return m.Player(seat).Name })
					words := []string{head + " " + lang + ":"}
					for _, text := range m.Story() {
						words = append(words, Capital(s.Text(text)))
					}
					lines = append(lines, strings.Join(words, " "))
				}
			}
			if missing := texts.Missing(); len(missing) > 0 {
				t.Error(missing)
			}
			file := filepath.Join("testdata", "story-"+g.ID()+".golden")
			if !rulestest.Thorough() {
				data, err := os.ReadFile(file)
				was := strings.Split(string(data), "\n")
				if err != nil || len(was) < len(lines) || !slices.Equal(lines, was[:len(lines)]) {
					t.Errorf("the stories of %s are others than in %s (%v):\n%s", g.ID(), file, err, strings.Join(lines, "\n"))
				}
				return
			}
			rulestest.CompareGolden(t, "story-"+g.ID(), strings.Join(lines, "\n")+"\n")
		})
	}
}
