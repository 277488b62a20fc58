package bot

import game "schron/rules/paliwo"

// threats counts for each human the zombies and crawlers that could bite it in the
// zombie turn to come. must are those that have to, may those that may.
type threats struct {
	must, may [game.People]int8
	forced    int // activations that are compulsory
	free      int // zombies and crawlers on the board that may bite
}

// findThreats looks from every zombie that has not been activated, without cards. All that
// see a human must act (WP-33).
func findThreats(s *game.State) (t threats) {
	for f := game.Field(0); f < game.Fields; f++ {
		g := s.Figure(f)
		if !rises(s, f) && (!g.Undead() || g.Activated()) {
			continue
		}
		if c, sees := s.Charge(f); sees {
			t.forced++
			if c.Bites {
				t.must[c.Whom]++
			}
		} else if bitten := moverAt(s, f).bites(s, most); bitten != 0 {
			if g.Undead() {
				t.free++
			}
			for h := range t.may {
				t.may[h] += int8(bitten >> h & 1)
			}
		}
	}
	return t
}

func humanAt(s *game.State, f game.Field) game.Human {
	if f == game.NoField {
		return game.NoHuman
	}
	return s.Figure(f).Human()
}

// weighThreat is what the bites of the turn to come cost the humans, with the
// activations that the zombies have. Compulsory ones come first, then the worst.
func weighThreat(s *game.State, w *Weights) int {
	t := findThreats(s)
	sum, budget := 0, activations(s)-t.forced
	wounds := [game.People]int8{}
	for _, h := range game.Humans() {
		wounds[h] = s.Wounds(h)
		for ; t.must[h] > 0; t.must[h]-- {
			sum += biteWorth(s, w, h, &wounds) * w.SureForced / 1000
		}
	}
	for ; budget > 0; budget-- {
		best, worst := game.NoHuman, 0
		for _, h := range game.Humans() {
			after := wounds
			if v := biteWorth(s, w, h, &after); t.may[h] > 0 && v > worst {
				best, worst = h, v
			}
		}
		if best == game.NoHuman {
			break
		}
		t.may[best]--
		sum += biteWorth(s, w, best, &wounds) * w.SureFree / 1000
	}
	if s.Stage() > game.StageMovement {
		sum = sum * w.Later / 1000
	}
	return -sum
}

// activations is how many zombies the turn to come allows, as far as it is known.
func activations(s *game.State) int {
	switch {
	case s.Stage() == game.StageTurn:
		return s.LimitSoFar()
	case s.Stage() <= game.StageMovement:
		return s.ActivationsLeft()
	}
	return 3
}

// biteWorth is what one more bite costs, and counts it.
func biteWorth(s *game.State, w *Weights, h game.Human, wounds *[game.People]int8) int {
	if s.Stands(h) == game.NoField || wounds[h] >= game.WoundsMost {
		return 0
	}
	if h == game.Businessman && s.Briefcase() && !s.LonelyCarrier(h) {
		return w.Case
	}
	worth := w.Wounded
	if s.Carries(h) {
		worth += w.Hurry
	}
	if wounds[h]++; wounds[h] == game.WoundsMost {
		worth = 2 * w.Wounded
		if s.Carries(h) {
			worth += 2*w.Hurry + w.Carried
		}
		if h == game.Child {
			worth = w.Child
		}
	}
	return worth
}
