package wradislavia

import "testing"

// armourOf forecasts the armour of the first target.
func armourOf(t *testing.T, target string, changes ...change) Accuracy {
	t.Helper()
	return forecast(t, duel(t, dice(9, 9, 9), "karol/attack", target, changes...), single(Slug))
}

// WR-18: cover is for attackers and explorers.
func TestWR18CoverIsForAttackersAndExplorers(t *testing.T) {
	for token, want := range map[string]int{"attack": 4, "exploration": 4, "cover": 2, "hand-to-hand": 2} {
		a := armourOf(t, "mieszko/"+token, comradeInCover)
		if a.Armour != want || a.Card != 2 {
			t.Errorf("%s: armour %d of the card's %d", token, a.Armour, a.Card)
		}
	}
	if a := armourOf(t, "mieszko/attack"); a.Armour != 2 || a.Coverer != Nobody {
		t.Errorf("without a comrade in cover: %+v", a)
	}
}

func TestWR18CoverIsNeverMoreThanTwo(t *testing.T) {
	a := armourOf(t, "mieszko/attack", comradeInCover, func(s *State) { s.posts[1][2].token = Cover })
	if a.Armour != 4 || a.Cover != 2 {
		t.Errorf("%+v", a)
	}
}

func TestWR18AComradeCoversAlsoAfterItsShot(t *testing.T) {
	a := armourOf(t, "mieszko/attack", comradeInCover, func(s *State) { s.posts[1][1].shots = 1 })
	if a.Cover != 2 || a.Coverer.String() != "halina" {
		t.Errorf("%+v", a)
	}
}

func TestWR18TheSumIsNeverBelowZero(t *testing.T) {
	a := armourOf(t, "leszek/exploration", hitByBuckshot(3))
	if a.Armour != 0 || a.Card != 1 || a.Torn != 6 {
		t.Errorf("%+v", a)
	}
	testLines(t, a)
}

// WR-19: a camouflage outfit in cover is worth two.
func TestWR19CamouflageInCover(t *testing.T) {
	for token, want := range map[string]int{"attack": 1, "exploration": 1, "hand-to-hand": 1, "cover": 2} {
		a := armourOf(t, "leszek/"+token)
		if a.Armour != want || a.Camouflaged != (token == "cover") {
			t.Errorf("%s: %+v", token, a)
		}
		testLines(t, a)
	}
	if a := armourOf(t, "mieszko/cover"); a.Camouflaged {
		t.Error("chainmail is no camouflage")
	}
}

// WR-21: the wounds that count are those at the moment of the shot.
func TestWR21WoundsAtTheMomentOfTheShot(t *testing.T) {
	for n, want := range map[int8]int{0: 2, 2: 2, 3: 0, 4: 0, 6: 0} {
		a := armourOf(t, "bogdan/attack", comradeInCover, func(s *State) { s.posts[1][1].wounds = n })
		if a.Cover != want {
			t.Errorf("a comrade with %d wounds gives %d", n, a.Cover)
		}
	}
	// The comrade in cover is shot down first.
	s := at(t, dice(10, 10, 10), "karol/attack barbara/attack jerzy/attack", "ewa/attack halina/cover/1 tadeusz/attack")
	if a := forecast(t, s, Shot{Shooter: 1, Mode: Slug}); a.Cover != 2 {
		t.Errorf("before: %+v", a)
	}
	play(t, s, "shoot 1 2 slug")
	if a := forecast(t, s, Shot{Shooter: 1, Mode: Slug}); a.Cover != 0 || s.posts[1][1].wounds != 3 {
		t.Errorf("after: %+v", a)
	}
}

// WR-34: pulse rifles give explorers no armour.
func TestWR34PulseRiflesGiveExplorersNoArmour(t *testing.T) {
	for _, token := range AllManoeuvres() {
		pulse := armourOf(t, characterIDs[Chainmail][PulseRifle]+"/"+token.String())
		gun := armourOf(t, characterIDs[Chainmail][Shotgun]+"/"+token.String())
		if pulse.Armour != gun.Armour {
			t.Errorf("%s: %d with a pulse rifle, %d with a shotgun", token, pulse.Armour, gun.Armour)
		}
	}
}
