package bot

import (
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/rulestest"

	game "schron/rules/paliwo"
)

// TestPartsAreWhatJudgeWeighs: in all positions of a game the chance is that of the sum
// of the parts. What one side has the other lacks.
func TestPartsAreWhatJudgeWeighs(t *testing.T) {
	for _, mind := range []Mind{{}, {Simple: true}} {
		seen := map[string]map[int]bool{}
		for seed := range uint64(8) {
			s := deal(t, seed, variants[seed%uint64(len(variants))])
			r := rules.NewRand(seed)
			var ours, theirs []rules.Part
			var moves []rules.Move
			for s.Actor() != rules.NoSeat {
				ours, theirs = mind.Parts(s, game.SeatHumans, ours[:0]), mind.Parts(s, game.SeatZombies, theirs[:0])
				sum := 0
				for i, p := range ours {
					if sum += p.Worth; theirs[i].ID != p.ID || theirs[i].Worth != -p.Worth {
						t.Fatalf("part %d is %+v for the humans and %+v for the zombies", i, p, theirs[i])
					}
					if seen[p.ID] == nil {
						seen[p.ID] = map[int]bool{}
					}
					seen[p.ID][p.Amount] = true
				}
				var chance [2]int32
				mind.Judge(s, chance[:])
				if humans := rules.Logistic(damped(sum)); chance != [2]int32{humans, certain - humans} {
					t.Fatalf("seed %d: chances %d, the parts sum up to %d", seed, chance, sum)
				}
				moves = mind.Moves(s, moves[:0])
				m := moves[r.IntN(len(moves))]
				if s.Actor() == game.SeatHumans {
					m, _ = mind.Guess(s, moves, &r) // chance never finds fuel
					if first, ok := look(s); ok {
						m = first
					}
				}
				if err := s.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, r := range reasons {
			if len(seen[r.id]) < 2 {
				t.Errorf("%s never changes", r.id)
			}
		}
	}
}

// TestPartsHaveWords: every reason has a sentence for more of it and one for less.
func TestPartsHaveWords(t *testing.T) {
	said := rulestest.Texts{}
	for _, r := range reasons {
		for _, change := range [...]string{".more", ".less"} {
			said.Add(rules.Msg("paliwo.part."+r.id+change, rules.Number("n", 1), rules.Number("was", 1), rules.Number("now", 2)))
		}
	}
	said.HaveWords(t, "paliwo", func(key string) bool { return strings.HasPrefix(key, "paliwo.part.") })
}
