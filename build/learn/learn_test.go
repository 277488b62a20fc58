package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest/reversi"
	"schron/rules/search"
)

// numbers are weights of a mind that is made up for these tests.
type numbers struct {
	Disc   int
	Corner struct{ First, Last int }
	Turn   [2]int
	Goal   int `learn:"-"`
}

var byHand = numbers{Disc: 50, Corner: struct{ First, Last int }{200, 200}, Goal: 5}

// mind judges reversi by discs, two corners and whose turn it is.
type mind struct{ Weights *numbers }

func (m mind) Judge(s rules.State, chance []int32) {
	x, k := s.(*reversi.State), m.Weights
	lead := 0
	for f, seat := range x.Board {
		worth := k.Disc
		switch f {
		case 0:
			worth += k.Corner.First
		case reversi.Fields - 1:
			worth += k.Corner.Last
		}
		switch seat {
		case 0:
			lead += worth
		case 1:
			lead -= worth
		}
	}
	if seat := x.Actor(); seat >= 0 {
		lead += k.Turn[seat] * (1 - 2*seat)
	}
	chance[0] = rules.Logistic(lead * k.Goal / 5)
	chance[1] = 10_000 - chance[0]
}

func (mind) Moves(s rules.State, buf []rules.Move) []rules.Move { return s.Legal(buf) }

func (mind) Guess(rules.State, []rules.Move, *rules.Rand) (rules.Move, bool) {
	return rules.Move{}, false
}

func (mind) Quiet(_, _ rules.State) bool { return false }

var _ search.Mind = mind{}

// reversiSchool has lessons of reversi and minds with the numbers above.
func reversiSchool(t *testing.T) *school {
	t.Helper()
	k, err := kitOf(mind{}, mind{&byHand})
	if err != nil {
		t.Fatal(err)
	}
	o := options{players: []int{2}, games: 24, keep: 12, stray: 300, rounds: 1, pairs: 16, seed: 3}
	return &school{options: o, game: reversi.Game{}, level: search.Level{Mind: mind{&byHand}}, kit: k, log: io.Discard}
}

// TestPlantedWeightsAreFound where chances stem from them.
func TestPlantedWeightsAreFound(t *testing.T) {
	s := reversiSchool(t)
	planted := []int{30, 350, 120, 60, 0}
	games, err := s.play(s.kit.with(s.kit.hand), 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	var learn, test []lesson
	for i, g := range games {
		if len(g) != s.keep {
			t.Fatalf("game %d: %d positions", i, len(g))
		}
		for _, x := range g {
			x.outcome = make([]int32, 2)
			s.kit.with(planted).Judge(x.state, x.outcome)
			if i%testEvery == 0 {
				test = append(test, x)
			} else {
				learn = append(learn, x)
			}
		}
	}
	last := int64(1 << 60)
	got := s.kit.fit(s.kit.hand, learn, test, func(pass int, was, is, _ int64) {
		if was > last || is > was {
			t.Errorf("pass %d costs %d, then %d", pass, was, is)
		}
		last = is
	})
	for i, n := range got {
		if off := n - planted[i]; off > 30 || off < -30 {
			t.Errorf("%s is %d, planted was %d", s.kit.fields[i].name, n, planted[i])
		}
	}
	if was, is := loss(s.kit.with(s.kit.hand), test), loss(s.kit.with(got), test); is*20 > was {
		t.Errorf("loss on what was held out is %d, it was %d", is, was)
	}
}

// TestAGoalIsNotLearned and all other numbers are found, in arrays and structs too.
func TestAGoalIsNotLearned(t *testing.T) {
	k := reversiSchool(t).kit
	var names []string
	for _, f := range k.fields {
		names = append(names, f.name)
	}
	if got := strings.Join(names, " "); got != "Disc Corner.First Corner.Last Turn[0] Turn[1]" {
		t.Error(got)
	}
	w := k.with([]int{1, 2, 3, 4, 5}).(mind).Weights
	if w.Disc != 1 || w.Corner.Last != 3 || w.Turn != [2]int{4, 5} || w.Goal != 5 || byHand.Disc != 50 {
		t.Errorf("%+v", w)
	}
	if _, err := kitOf(mind{}, mind{}); err == nil {
		t.Error("a mind without weights learns")
	}
}

// limits are weights of which one is a chance in hundredths.
type limits struct {
	Disc   int
	Chance int `learn:"..100"`
}

// hopeful judges by discs and, the better for itself, by its chance, and notes the
// greatest that it was ever given.
type hopeful struct {
	mind
	Weights *limits
	most    *int
}

func (h hopeful) Judge(s rules.State, chance []int32) {
	*h.most = max(*h.most, h.Weights.Chance)
	mind{&numbers{Disc: h.Weights.Disc * h.Weights.Chance}}.Judge(s, chance)
}

// TestABoundIsKept by both ways to learn.
func TestABoundIsKept(t *testing.T) {
	s, most := reversiSchool(t), 0
	m := hopeful{Weights: &limits{Disc: 1, Chance: 98}, most: &most}
	k, err := kitOf(m, m)
	if err != nil {
		t.Fatal(err)
	}
	s.kit, s.rounds, s.pairs = k, 2, 6
	v, err := s.match(slices.Clone(k.hand))
	if err != nil {
		t.Fatal(err)
	}
	lessons, err := s.play(k.with(k.hand), 2, 1)
	if err != nil {
		t.Fatal(err)
	}
	fitted := k.fit([]int{1, 100}, lessons[0], lessons[0], func(int, int64, int64, int64) {})
	if most != 100 || v[1] > 100 || fitted[1] > 100 {
		t.Errorf("up to %d was tried, %v and %v were learned", most, v, fitted)
	}
}

func TestABoundIsANumber(t *testing.T) {
	type wrong struct {
		Chance int `learn:"100"`
	}
	m := struct{ Weights *wrong }{&wrong{}}
	if err := (&kit{}).list(reflect.TypeOf(*m.Weights), field{}); err == nil || !strings.Contains(err.Error(), `learn:"100"`) {
		t.Errorf("the tag is taken: %v", err)
	}
}

// TestMatchesTeachWhatWins: to love corners is better reversi than to shun them, so
// that is learned by whoever does not care.
func TestMatchesTeachWhatWins(t *testing.T) {
	s := reversiSchool(t)
	s.level.Tolerance = 200 // or all games would be the same
	good, bad := s.kit.with([]int{1, 900, 900, 0, 0}), s.kit.with([]int{1, -900, -900, 0, 0})
	ahead := 0
	for seed := range uint64(20) {
		n, err := s.pair(good, bad, 2, seed)
		if err != nil {
			t.Fatal(err)
		}
		if even, err := s.pair(good, good, 2, seed); err != nil || even != 0 {
			t.Errorf("seed %d: %d ahead of itself, %v", seed, even, err)
		}
		ahead += n
	}
	if ahead < 20 {
		t.Errorf("%d points ahead in 20 pairs", ahead)
	}
	s.rounds, s.pairs = 3, 100
	v, err := s.match([]int{20, 0, 0, 0, 0})
	if err != nil {
		t.Fatal(err)
	}
	if v[1]+v[2] <= 0 {
		t.Errorf("learned %v", v)
	}
	if again, err := s.match([]int{20, 0, 0, 0, 0}); err != nil || !slices.Equal(v, again) {
		t.Errorf("learned %v, then %v, %v", v, again, err)
	}
	if toward(10, 30, 900) != 5 || toward(10, -900, 900) != -20 || toward(10, 0, 0) != 0 {
		t.Error("steps are not as sure as what they stem from")
	}
}

// TestOnlyWhatIsNamedIsLearned, and the rest stays as it was set by hand.
func TestOnlyWhatIsNamedIsLearned(t *testing.T) {
	k := reversiSchool(t).kit
	if err := k.restrict("Turn[1],Corner.Last"); err != nil {
		t.Fatal(err)
	}
	if w := k.with([]int{7, 8}).(mind).Weights; *w != (numbers{Disc: 50, Corner: struct{ First, Last int }{200, 8}, Turn: [2]int{0, 7}, Goal: 5}) {
		t.Errorf("%+v", w)
	}
	if err := k.restrict("Goal"); err == nil {
		t.Error("a goal is learned")
	}
	const args = "-game dzicz -seed 5 -players 2 -level greedy -only Held,Others -by games -rounds 1 -pairs 2 -iterations 0"
	if text := learn(t, args); !strings.Contains(text, "go run ./build/learn "+args+"\n") {
		t.Errorf("the command is not named in\n%s", text)
	}
}

// learn runs the command and gives the file.
func learn(t *testing.T, args string) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "learned.go")
	if err := run(append(strings.Fields(args), "-out", out), io.Discard); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestTheSameCommandWritesTheSameFile, which names it.
func TestTheSameCommandWritesTheSameFile(t *testing.T) {
	const args = "-game dzicz -seed 5 -players 2,3 -level greedy -games 12 -keep 8 -stray 100 -pull 5 -rounds 2 -iterations 0"
	text := learn(t, args)
	if again := learn(t, args); again != text {
		t.Errorf("%s\nthen\n%s", text, again)
	}
	for _, part := range []string{"package bot\n", "go run ./build/learn " + args + "\n", "var Learned = Weights{\n\tNothing:", "Shared:"} {
		if !strings.Contains(text, part) {
			t.Errorf("no %q in\n%s", part, text)
		}
	}
	if other := learn(t, strings.Replace(args, "-seed 5", "-seed 6", 1)); other == text {
		t.Error("another seed teaches the same")
	}
}

// TestAnotherLevelsMindLearns by games of a level that is played faster. What only that mind
// weighs moves, which takes games in which somebody leaves early.
func TestAnotherLevelsMindLearns(t *testing.T) {
	const args = "-game wcp -seed 2 -players 4 -level greedy -mind hard -games 24 -keep 8 -stray 60 -pull 0 -rounds 1 -iterations 0"
	late := func(text string) string {
		_, rest, _ := strings.Cut(text, "Late:")
		line, _, _ := strings.Cut(rest, ",")
		return strings.TrimSpace(line)
	}
	text := learn(t, args)
	if own := learn(t, strings.Replace(args, " -mind hard", "", 1)); late(text) == late(own) {
		t.Errorf("Late is %s for both minds", late(own))
	}
	if !strings.Contains(text, "go run ./build/learn "+args+"\n") {
		t.Errorf("the command is not named in\n%s", text)
	}
}

func TestWrongUse(t *testing.T) {
	for args, want := range map[string]string{
		"-game chess":                      "unknown game",
		"-game dzicz -players two":         "players is",
		"-game dzicz -players 9":           "9 players",
		"-game dzicz -level random":        "not played by the level random",
		"-game dzicz -mind random":         "not played by the level random",
		"-game dzicz -by heart":            "by is",
		"-game dzicz -only Luck":           `no weight "Luck"`,
		"-game dzicz -games 2":             "at least 4 games",
		"-game dzicz -games 8 -stray 2000": "at least 4 games",
	} {
		var log bytes.Buffer
		if err := run(strings.Fields(args), &log); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", args, err, want)
		}
	}
}

// TestWeightsGoBesideTheirType: what is learned is written where it is read from.
func TestWeightsGoBesideTheirType(t *testing.T) {
	for id, want := range map[string]string{"dzicz": "rules/dzicz/bot/learned.go", "dolores": "rules/dolores/bot/learned.go"} {
		g, err := registry.Game(id)
		if err != nil {
			t.Fatal(err)
		}
		hand, _ := bots.LevelOf("hand", g)
		k, err := kitOf(hand.Mind, hand.Mind)
		if err != nil {
			t.Fatal(err)
		}
		if got := filepath.ToSlash(k.path()); got != want {
			t.Errorf("the weights of %s are written to %s, want %s", id, got, want)
		}
	}
}
