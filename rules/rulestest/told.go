package rulestest

import (
	"fmt"
	"strings"
	"testing"

	"schron/rules"
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

// ToldGames is how many games of each kind are told: all in a proof.
func ToldGames() int { return Rounds(someTold, toldGames) }

// Recounted tests the stories of the games that are told against what is true of them.
func Recounted(t *testing.T, g rules.Game, recount func(t testing.TB, m *rules.Match) map[string][]rules.Arg, byID func(id string) (rules.Bot, error)) {
	for i := range ToldGames() {
		head, m := ToldGame(t, g, i, byID)
		if err := recounted(recount(t, m), m.Story()); err != nil {
			t.Errorf("%s: %v", head, err)
		}
	}
}

// ToldGame plays the i-th game that is told, by bots of some ids. Every tenth is given up,
// another one begins in its middle.
func ToldGame(t *testing.T, g rules.Game, i int, byID func(id string) (rules.Bot, error)) (head string, m *rules.Match) {
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
		b, err := byID(mix[p%len(mix)])
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
		return head + ", from the middle", From(t, m, m.Len()/2)
	}
	return head, m
}
