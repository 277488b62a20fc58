package dzicz

import (
	"slices"
	"testing"

	"schron/rules"
)

// Two and more bastions fit beside one another.
const bastionDrawing = `
	. . . . .
	. A# A# A# .
	. . . . .
	. B# B# B# .
	. . . . .
`

// lastGo makes the position of the action of the last player's go.
func lastGo(players int) change {
	return func(s *State) { s.active, s.phase = int8(players-1), PhaseAction }
}

func TestDZ21ClaimsComeAfterTheLastGo(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. A# A# A# .
		. . . . .
		. . . . .
		. . . . B
	`, inPhase(PhaseAction), openRow(Bastion))
	play(t, s, "pass")
	if s.holder[0] != rules.NoSeat {
		t.Fatal("claimed before the turn's end")
	}
	v := viewOf(s, 1)
	if len(v.WouldHold) != 1 || v.WouldHold[0] != (Claim{Bastion, true, 0}) || !slices.Equal(v.WouldWin, []int{0}) {
		t.Errorf("would hold %v, would win %v", v.WouldHold, v.WouldWin)
	}
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21", "DZ-28"), "DZ-21 claim.open", "DZ-28 reward.bastion")
	if s.holder[0] != 0 {
		t.Errorf("holder %d", s.holder[0])
	}
}

func TestDZ21ReturnedFirstThenClaimed(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. A# A# . .
		. . . . .
		. B# B# B# .
		. . . . .
	`, lastGo(2), openRow(Bastion), ownReward(Bastion, 0), heldBy(0, 0),
		func(s *State) { s.uncovered[0][Manoeuvre], s.covered[0][Manoeuvre] = 0, 2 })
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21"), "DZ-21 return.open", "DZ-21 claim.open")
	if s.holder[0] != 1 {
		t.Errorf("holder %d, want the one who meets it now", s.holder[0])
	}
}

func TestDZ21ReturnedToTheMiddle(t *testing.T) {
	s := at(t, 2, `
		. . . . .
		. A# A# . .
		. . . . .
		. B# B# . .
		. . . . .
	`, lastGo(2), openRow(Bastion), ownReward(Bastion, 0), heldBy(0, 0),
		secrets(Trail, Bastion), secretHeld(1))
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21"), "DZ-21 return.open", "DZ-21 return.secret")
	if s.holder[0] != rules.NoSeat || s.claimed != 0 {
		t.Errorf("holder %d, claimed %b", s.holder[0], s.claimed)
	}
	if !s.revealed.Has(1) || viewOf(s, 0).Players[1].Secret == nil {
		t.Error("a returned secret mission is not face up")
	}
}

func TestDZ21DecidedOnThePositionBeforeRewards(t *testing.T) {
	// Seat 0 gets two soldiers for the trail, which complete its other mission;
	// that counts at the next turn's end only.
	s := at(t, 2, `
		. . . . .
		. . A . .
		. . Aa . .
		a . A . a
		. . A . .
	`, lastGo(2), openRow(Trail), secrets(PrepareAssault, Bastion),
		func(s *State) { s.tokens[1] = Set(At(4, 4)) })
	play(t, s, "pass")
	wantAsked(t, s, 0, "soldiers")
	play(t, s, "soldier c1", "pass")
	if s.claimed != 0 {
		t.Fatal("claimed on the position after a reward")
	}
	play(t, s, "done", "pass", "pass")
	if !s.claimed.Has(0) {
		t.Error("not claimed at the next turn's end")
	}
}

func TestDZ21RewardsInOrderOfPlayThenOfMissions(t *testing.T) {
	s := at(t, 4, `
		. . . . .
		A A# A# A# .
		A . A . .
		. B# B# B# .
		A . B . .
	`, lastGo(4), openRow(Resources, PrepareAssault, Trail), secrets(Trail, Bastion, PrepareAssault, Resources),
		func(s *State) { s.tokens[2], s.tokens[3] = Set(At(0, 4)), Set(At(4, 4)) })
	s.tokens[0] |= Set(At(1, 1)) &^ union(&s.tokens)
	s.home[0], s.home[1] = North, South
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21", "DZ-24", "DZ-27"), "DZ-21 claim.open", "DZ-24 reveal", "DZ-24 claim.secret", "DZ-27 reward.resources")
	wantAsked(t, s, 0, "extra_action")
	if s.due != 1<<Bastion {
		t.Errorf("rewards due %b", s.due)
	}
	j = play(t, s, "pass", "pass")
	wantEvents(t, happened(j, "DZ-27", "DZ-28"), "DZ-27 pass.extra", "DZ-27 pass.extra", "DZ-28 reward.bastion")
}

func TestDZ21NoRewardAfterTurnTwelve(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), inTurn(12), openRow(Bastion), secrets(Trail, Resources))
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21", "DZ-28", "DZ-30"), "DZ-21 claim.open", "DZ-30 win")
	if s.uncovered[1] != [tokenKinds]int8{} || s.due != 0 {
		t.Errorf("a reward was carried out: %v, due %b", s.uncovered[1], s.due)
	}
	if len(s.Result().Winners) != 1 {
		t.Errorf("result %+v", s.Result())
	}
}

// DZ-22: of several who meet an open mission the later in order of play takes it.
func TestDZ22TheLaterPlayerClaims(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Bastion), secrets(Trail, Resources))
	play(t, s, "pass")
	if s.holder[0] != 1 {
		t.Errorf("holder %d, want the later player", s.holder[0])
	}
}

func TestDZ22APlayerMayHoldSeveral(t *testing.T) {
	s := at(t, 3, `
		. . . . .
		. A# A# A# .
		. . A . .
		. . . . .
		. . . B C
	`, lastGo(3), openRow(Bastion, Resources), secrets(Trail, PrepareAssault, Bastion))
	play(t, s, "pass")
	if s.holder[0] != 0 || s.holder[1] != 0 {
		t.Errorf("holders %v", s.holder)
	}
}

// DZ-23: a held mission is claimed by another only after it was put back.
func TestDZ23AHeldMissionStaysWithItsHolder(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Bastion), secrets(Trail, Resources),
		ownReward(Bastion, 0), heldBy(0, 0), func(s *State) { s.uncovered[0][Manoeuvre], s.covered[0][Manoeuvre] = 0, 2 })
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-21"))
	if s.holder[0] != 0 {
		t.Errorf("holder %d; seat 1, the later one, took a held mission", s.holder[0])
	}
}

func TestDZ24SecretMissionsAreClaimedByTheirOwnerAndRevealed(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Trail), secrets(Bastion, Resources))
	if viewOf(s, 1).Players[0].Secret != nil {
		t.Fatal("seat 1 sees the secret")
	}
	if w := viewOf(s, 0).WouldWin; len(w) != 0 {
		t.Errorf("the outlook %v tells of an unrevealed mission", w)
	}
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-24", "DZ-28"), "DZ-24 reveal", "DZ-24 claim.secret", "DZ-28 reward.bastion")
	if !j.Barrier {
		t.Error("undo may cross the reveal")
	}
	if s.claimed != rules.Seats(0) { // seat 1 meets it as well, but it is not its own
		t.Errorf("claimed %b", s.claimed)
	}
	if got := viewOf(s, 1).Players[0].Secret; got == nil || *got != (SecretMission{Bastion, true, true}) {
		t.Errorf("seat 1 sees %+v", got)
	}
}

func TestDZ24AReturnedSecretIsClaimedAgainByItsOwnerOnly(t *testing.T) {
	s := at(t, 2, bastionDrawing, lastGo(2), openRow(Trail), secrets(Bastion, Resources),
		ownReward(Bastion, 0), secretHeld(0),
		func(s *State) { s.claimed, s.uncovered[0][Manoeuvre], s.covered[0][Manoeuvre] = 0, 0, 2 })
	if v := viewOf(s, 1); !slices.Equal(v.WouldWin, []int{0}) || !slices.Equal(v.WouldHold, []Claim{{Bastion, false, 0}}) {
		t.Errorf("a revealed mission is missing in the outlook: %v", v.WouldHold)
	}
	j := play(t, s, "pass")
	wantEvents(t, happened(j, "DZ-24"), "DZ-24 claim.secret")
	if s.claimed != rules.Seats(0) || j.Barrier {
		t.Errorf("claimed %b, barrier %v", s.claimed, j.Barrier)
	}
}

// TestDZ21WhoHoldsWhatStandsUntilTheRewardsAreOver: while rewards are carried out missions
// are not checked again. What an extra action takes from a player counts at the next turn's
// end only.
func TestDZ21WhoHoldsWhatStandsUntilTheRewardsAreOver(t *testing.T) {
	s := at(t, 3, `
		. . B . .
		. A# A . .
		. A A . .
		. . . . .
		. . . . C
	`, inPhase(PhaseMissions), openRow(Resources, Trail), secrets(PrepareAssault, Bastion, Resources), heldBy(0, 0), heldBy(1, 1),
		func(s *State) { s.reward, s.left = Resources, rewardActions })
	want := []Claim{{Resources, true, 0}, {Trail, true, 1}}
	if got := viewOf(s, 2).WouldHold; !slices.Equal(got, want) {
		t.Errorf("in the reward %v would be held, want %v", got, want)
	}
	play(t, s, "pass", "pass")
	if got := viewOf(s, 2).WouldHold; s.turn != 4 || !slices.Equal(got, want[:1]) {
		t.Errorf("in the next turn %v would be held, want %v", got, want[:1])
	}
}
