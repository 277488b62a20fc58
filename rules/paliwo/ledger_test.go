package paliwo

import (
	"testing"

	"schron/rules"
)

// TestPartsAreWhatJudgeWeighs: in all positions of a game the chance is that of the
// sum of the parts, and what one side has the other lacks.
func TestPartsAreWhatJudgeWeighs(t *testing.T) {
	for _, mind := range []Mind{{}, {Simple: true}} {
		moved := [parts]bool{}
		for seed := range uint64(6) {
			s := stateOf(t, rules.Setup{Seed: seed, Options: variants[seed%4]})
			r := rules.NewRand(seed)
			var ours, theirs []rules.Part
			var moves []rules.Move
			for s.Actor() != rules.NoSeat {
				ours, theirs = mind.Parts(s, SeatHumans, ours[:0]), mind.Parts(s, SeatZombies, theirs[:0])
				sum := 0
				for i, p := range ours {
					if sum += p.Worth; p.ID != partIDs[i] || theirs[i].ID != p.ID || theirs[i].Worth != -p.Worth {
						t.Fatalf("part %d is %+v for the humans and %+v for the zombies", i, p, theirs[i])
					}
					moved[i] = moved[i] || p.Worth != 0
				}
				var chance [2]int32
				mind.Judge(s, chance[:])
				if chance != [2]int32{rules.Logistic(sum), certain - rules.Logistic(sum)} {
					t.Fatalf("seed %d: chances %d, the parts sum up to %d", seed, chance, sum)
				}
				moves = mind.Moves(s, moves[:0])
				m := moves[r.IntN(len(moves))]
				if s.Actor() == SeatHumans {
					m, _ = mind.Guess(s, moves, &r) // chance never finds fuel
				}
				if err := s.Apply(m, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		for p, is := range moved {
			if !is && !mind.Simple {
				t.Errorf("part %s never counts", partIDs[p])
			}
		}
	}
}
