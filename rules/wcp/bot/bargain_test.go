package bot

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"

	game "schron/rules/wcp"
)

// merchants is a meeting in which seat 0 has more armour than it needs. Seat 1 has a
// booster to spare but next to no armour. Seat 2 is ahead of both.
func merchants(t testing.TB, changes ...change) *game.State {
	t.Helper()
	return encounter(t, 3, append([]change{
		owns(0, "armour2", "armour2", "armour2", "scrap"), left(1, 3, 2), owns(1, "booster", "booster", "core"), owns(2, "prototype", "prototype"),
		inRound(5),
	}, changes...)...)
}

// dealer knows what armour is too much by the weights that were set by hand, whatever
// others learn.
var dealer = Mind{Weights: &HandSet}

// thinks lists what a bot thinks of.
func thinks(s *game.State) []string {
	var out []string
	for _, m := range dealer.Moves(s, nil) {
		out = append(out, game.Game{}.Notation(m))
	}
	return out
}

// TestWCP24ABotOffersWhatHelpsBoth: it opens a talk, makes one offer, which is agreed to, and
// both are better off than before. What nobody gains by it does not offer.
func TestWCP24ABotOffersWhatHelpsBoth(t *testing.T) {
	s := merchants(t)
	was := dealer.assess(s, rules.NoSeat)
	if !slices.Contains(thinks(s), "trade 1") || slices.Contains(thinks(s), "trade 2") {
		t.Fatalf("thinks of %v", thinks(s))
	}
	play(t, s, "trade 1")
	for _, want := range []string{"give armour2", "ask booster", "offer", "accept"} {
		if got := thinks(s); len(got) != 1 || got[0] != want {
			t.Fatalf("thinks of %v, want %s", got, want)
		}
		play(t, s, want)
	}
	now := dealer.assess(s, rules.NoSeat)
	if now.chance[0] <= was.chance[0] || now.chance[1] <= was.chance[1] {
		t.Errorf("chances were %v, are %v", was.chance, now.chance)
	}
	s = merchants(t, left(0, 3, 1)) // it needs its armour
	if slices.Contains(thinks(s), "trade 1") {
		t.Errorf("thinks of %v", thinks(s))
	}
	s = merchants(t, inRound(6)) // it was offered not long ago
	if slices.Contains(thinks(s), "trade 1") {
		t.Errorf("thinks of %v again", thinks(s))
	}
}

// TestWCP24ABotMakesOneOffer and withdraws after a refusal; what others began it does
// not finish.
func TestWCP24ABotMakesOneOffer(t *testing.T) {
	s := merchants(t)
	play(t, s, "trade 1", "give armour2", "ask booster", "offer", "decline")
	if got := thinks(s); !slices.Equal(got, []string{"withdraw"}) {
		t.Errorf("thinks of %v after a refusal", got)
	}
	s = merchants(t)
	play(t, s, "trade 1", "give scrap")
	if got := thinks(s); !slices.Equal(got, []string{"withdraw"}) {
		t.Errorf("thinks of %v with another offer begun", got)
	}
}

// TestWCP25ABotAnswersByWhatIsWorth: it agrees to what helps it, refuses what does
// not or helps the other side far more, and ends a talk that is absurd.
func TestWCP25ABotAnswersByWhatIsWorth(t *testing.T) {
	for _, c := range []struct{ offer, want string }{
		{"give core|ask cell", "accept"},
		{"give cell|ask cell", "decline"},
		{"give cell|ask booster", "accept"},
		{"give scrap|ask booster", "decline"},
		{"give booster|ask cell", "decline"},
		{"give booster|ask core", "end"},
		{"give scrap|ask core", "end"},
	} {
		s := encounter(t, 3, owns(0, "core", "scrap", "cell", "booster"), owns(1, "cell", "core", "booster"), owns(2, "prototype", "prototype"))
		play(t, s, "trade 1")
		give, ask, _ := strings.Cut(c.offer, "|")
		play(t, s, give, ask, "offer")
		if got := thinks(s); !slices.Equal(got, []string{c.want}) {
			t.Errorf("%s: %v, want %s", c.offer, got, c.want)
		}
	}
}

// TestWCP25AnUpgradeIsWorthMoreThanAPointEarly: no level gives one for a trophy of a point
// while much of the base is unexplored. All give such a trophy for one. When
// the button has been pressed it is the other way round.
func TestWCP25AnUpgradeIsWorthMoreThanAPointEarly(t *testing.T) {
	for name, w := range map[string]Mind{"hard": {Ending: true, Hunting: true}, "medium": {Weights: &HandSet}, "easy": {Simple: true, Weights: &HandSet}} {
		for _, id := range []string{"fire", "booster", "armour2"} {
			early, late := func(testing.TB, *position) {}, func(t testing.TB, p *position) {
				withoutStack(t, p)
				stands(2, "d4")(t, p)
				p.Stage, p.Presser = game.StageLastRound, 2
			}
			for _, c := range []struct {
				when  change
				give  string
				agree bool
			}{{early, "scrap", false}, {early, id, true}, {late, "scrap", true}, {late, id, false}} {
				s := encounter(t, 3, owns(0, "scrap", id), owns(1, "scrap", id), owns(2, "core"), c.when)
				ask := id
				if c.give == id {
					ask = "scrap"
				}
				play(t, s, "trade 1", "give "+c.give, "ask "+ask, "offer")
				if got := w.Moves(s, nil)[0].Verb == game.VerbAccept; got != c.agree {
					t.Errorf("%s gives %s for %s in round %d: %v, want %v", name, ask, c.give, s.Status().Turn, got, c.agree)
				}
			}
		}
	}
}

// TestNobodyGrowsRichOnABot: whatever a bot agrees to, whoever meets it, its chance is
// better than before.
func TestNobodyGrowsRichOnABot(t *testing.T) {
	agreed := 0
	for seed := range uint64(300) {
		r := rules.NewRand(seed)
		s := encounter(t, 3, owns(0, "core", "scrap", "fire", "board", "booster"),
			owns(1, "cell", "board", "booster", "scrap", "armour"), owns(2, "cell"))
		play(t, s, "trade 1")
		for _, side := range []int{0, 1} {
			var of []rules.Move
			for range 1 + r.IntN(2) {
				of = s.Legal(of[:0])
				of = slices.DeleteFunc(of, func(m rules.Move) bool {
					return m.Verb != [2]uint8{game.VerbGive, game.VerbAsk}[side]
				})
				if len(of) > 0 {
					if err := s.Apply(of[r.IntN(len(of))], nil); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		if s.Check(game.Plain(game.VerbOffer)) != nil {
			continue
		}
		play(t, s, "offer")
		was := dealer.assess(s, rules.NoSeat)
		answer := thinks(s)[0]
		play(t, s, answer)
		now := dealer.assess(s, rules.NoSeat)
		if answer == "accept" {
			agreed++
			if now.chance[1] <= was.chance[1] {
				t.Errorf("seed %d: agreed to fall from %d to %d", seed, was.chance[1], now.chance[1])
			}
		}
	}
	if agreed == 0 {
		t.Error("nothing was agreed to")
	}
}

// TestWCP30ABotAttacksWhereItWins: a duel that brings a trophy is worth more than to
// drive on, and one that is lost less.
func TestWCP30ABotAttacksWhereItWins(t *testing.T) {
	for _, c := range []struct {
		own, other int
		better     bool
	}{{8, 2, true}, {2, 6, false}} {
		s := encounter(t, 2, owns(0, "prototype"), owns(1, "core", "fire", "cell"), left(0, c.own, 0), left(1, c.other, 0))
		pass, attack := s.Clone(), s.Clone()
		play(t, pass.(*game.State), "pass")
		play(t, attack.(*game.State), "attack 1")
		a, b := make([]int32, 2), make([]int32, 2)
		dealer.Judge(pass, a)
		dealer.Judge(attack, b)
		if b[0] > a[0] != c.better {
			t.Errorf("armour %d against %d: %d for driving on, %d for an attack", c.own, c.other, a[0], b[0])
		}
	}
}
