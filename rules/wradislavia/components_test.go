package wradislavia

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

func TestWR1EveryPairOfArmourAndWeaponStandsOnOneCard(t *testing.T) {
	seen := map[string]bool{}
	immune := map[Hazard]int{}
	for _, c := range AllCharacters() {
		if seen[c.String()] {
			t.Errorf("%s is not one card", c)
		}
		seen[c.String()] = true
		for _, h := range c.Armour().Immunities() {
			immune[h]++
		}
		back, err := ParseCharacter(c.String())
		if err != nil || back != c {
			t.Errorf("%s is read as %s (%v)", c, back, err)
		}
	}
	if len(seen) != 36 {
		t.Errorf("%d characters", len(seen))
	}
	if want := (map[Hazard]int{Radiation: 12, Birds: 16, Rats: 12}); !cmp.Equal(immune, want) {
		t.Errorf("immune are %v, want %v", immune, want)
	}
	if n := Radiation.Cards() + Birds.Cards() + Rats.Cards(); n != HazardCards || Birds.Cards() != 6 {
		t.Errorf("%d hazard cards", n)
	}
	for _, name := range []string{"", "-", "Karol", "igor"} {
		if c, err := ParseCharacter(name); err == nil {
			t.Errorf("%q is read as %s", name, c)
		}
	}
	if Nobody.String() != "-" || Nobody.Exists() || Character(Characters+1).Exists() {
		t.Error("somebody beyond the cards exists")
	}
}

// The budget of an armour is its value and two for each protection, about four.
func TestWR1ArmoursKeepTheirBudget(t *testing.T) {
	for a, want := range map[Armour][2]int{
		ProtectiveSuit: {0, 2}, PressureSuit: {0, 2}, LeatherCoat: {0, 2}, LeadApron: {2, 1}, Chainmail: {2, 1},
		HockeyPads: {2, 1}, Camouflage: {1, 1}, BulletproofVest: {4, 0}, PoweredArmour: {5, 0},
	} {
		if got := [2]int{a.Value(), len(a.Immunities())}; got != want {
			t.Errorf("%s has value and protections %v, want %v", a, got, want)
		}
	}
	karol, err := ParseCharacter("karol")
	if err != nil || karol.Armour() != ProtectiveSuit || karol.Weapon() != Shotgun || karol.Suffers(Radiation) ||
		!karol.Suffers(Birds) || karol.Suffers(NoHazard) {
		t.Errorf("Karol wears %s, shoots with %s (%v)", karol.Armour(), karol.Weapon(), err)
	}
}

// WR-3: three tokens of each of four kinds.
func TestWR3ThreeTokensOfEachOfFourKinds(t *testing.T) {
	s := newState(t, 5)
	deployAs(t, s, "cover", "cover")
	v := viewOf(s, int(s.active))
	for m, want := range map[Manoeuvre]int{Cover: 1, Attack: 3, Exploration: 3, HandToHand: 3} {
		if got := v.TokensLeft(int(s.active), m); got != want {
			t.Errorf("%d tokens of %s are left, want %d", got, m, want)
		}
	}
	// All three on one kind is possible, more characters there are not.
	slot := "3"
	play(t, s, "send "+s.hand[s.active].First().String()+" "+slot, "token cover "+slot)
	if got := viewOf(s, int(s.active)).TokensLeft(int(s.active), Cover); got != 0 {
		t.Errorf("%d cover tokens are left", got)
	}
	kinds := AllManoeuvres()
	if n := len(kinds[:]) * TokensOfAKind; n != 12 {
		t.Errorf("%d tokens", n)
	}
}

// deployAs confirms the draft of both and puts characters with tokens into the
// first slots of the one that deploys.
func deployAs(t testing.TB, s *State, tokens ...string) {
	t.Helper()
	for s.phase == PhaseDraft {
		seat := s.active
		for s.discards[seat].Len() < DiscardedCards {
			play(t, s, "discard "+s.hand[seat].First().String())
		}
		play(t, s, "done")
	}
	for slot, m := range tokens {
		at := string(rune('1' + slot))
		play(t, s, "send "+s.hand[s.active].First().String()+" "+at, "token "+m+" "+at)
	}
}

func TestModesBelongToTheirWeapons(t *testing.T) {
	want := map[Weapon][2]Mode{
		Shotgun: {Slug, Buckshot}, MachineGun: {ShortBurst, LongBurst},
		SniperRifle: {HeadShot, Finesse}, PulseRifle: {Concentrated, Penetrating},
	}
	for _, w := range AllWeapons() {
		if w.Modes() != want[w] {
			t.Errorf("%s has the modes %v", w, w.Modes())
		}
		for _, m := range w.Modes() {
			if back, err := modeIDs.Parse(m.String()); m.Weapon() != w || !m.Exists() || err != nil || back != m {
				t.Errorf("%s belongs to %s and is read as %s (%v)", m, m.Weapon(), back, err)
			}
		}
	}
	if NoMode.Exists() || modeEnd.Exists() {
		t.Error("a mode beyond the eight exists")
	}
}

func TestGameSaysWhatItIs(t *testing.T) {
	g := Game{}
	if least, most := g.Players(); g.ID() != "wradislavia" || g.Version() != 3 || least != 2 || most != 2 ||
		g.Options() != nil || g.Roles(2) != nil {
		t.Errorf("%s, version %d, %d to %d players", g.ID(), g.Version(), least, most)
	}
	want := []string{"battlefield", "deployment", "hazards", "fire", "hand-to-hand", "end"}
	if diff := cmp.Diff(want, g.Phases()); diff != "" {
		t.Error(diff)
	}
	for _, n := range []int{1, 3} {
		if _, err := g.New(rules.Setup{Players: n}); err == nil {
			t.Errorf("a game of %d begins", n)
		}
	}
	if _, err := g.New(rules.Setup{Players: 2, Options: rules.Options{"x": true}}); err == nil {
		t.Error("an unknown option is accepted")
	}
}
