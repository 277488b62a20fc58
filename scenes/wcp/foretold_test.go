package wcp

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
)

// TestADuelTellsWhatIsReallyLost: nothing where nothing is owned, and the way back to
// the entrance with the armour that the vehicle has there.
func TestADuelTellsWhatIsReallyLost(t *testing.T) {
	for _, c := range []struct {
		how  game.Outcome
		bare bool // the loser owns nothing
		want string
	}{
		{game.Loss, true, "You lose, but you own nothing that could be taken."},
		{game.Loss, false, "You lose one thing to the winner."},
		{game.Win, true, "You win, but there is nothing to take."},
		{game.Win, false, "You win and take one thing."},
	} {
		other := rules.NoSeat
		m := reached(t, 5, solo, func(v game.View) bool {
			if v.Decision != game.DecideMeet || v.Stage != game.StageExplore {
				return false
			}
			for seat := range v.Players {
				loser := seat
				if c.how == game.Loss {
					loser = int(v.Turn)
				}
				if seat == int(v.Turn) || v.Players[seat].Pawn == nil || *v.Players[seat].Pawn != *v.Players[v.Turn].Pawn {
					continue
				}
				if _, how := v.Duel(int(v.Turn), seat); how == c.how && (len(v.Players[loser].Owned) == 0) == c.bare {
					other = seat
					return true
				}
			}
			return false
		})
		d := lay(t, m, 1280, 800, "en").Open()
		w := d.Face.v.Wrecked(int(d.Face.v.Turn), other)[0]
		back := fmt.Sprintf("You start again at your entrance, with armour %d", w.Armour)
		if c.how == game.Win {
			back = fmt.Sprintf("%s starts again at the entrance, with armour %d", d.Table.LookOf(other).Name, w.Armour)
		}
		words := d.State("met:"+strconv.Itoa(other), "forecast").([]string)
		if !slices.Contains(words, c.want) || !strings.HasPrefix(words[1], back) {
			t.Errorf("%s, bare %v: it says %q, want %q and %q", c.how, c.bare, words, c.want, back)
		}
	}
}

// TestATradeTellsThePoints that both sides have after it.
func TestATradeTellsThePoints(t *testing.T) {
	m := reached(t, 4, solo, func(v game.View) bool {
		return v.Trade != nil && v.Trade.Made && slices.ContainsFunc(append(slices.Clone(v.Trade.Give), v.Trade.Ask...),
			func(x game.Token) bool { return x.Kind() == game.Trophy })
	})
	d := lay(t, m, 1024, 640, "en").Open()
	v := seen(m)
	told := map[int]any{}
	for _, seat := range []int{int(v.Trade.By), int(v.Trade.With), int(v.Turn)} {
		if d.Has("side:" + strconv.Itoa(seat)) {
			told[seat] = d.State("side:"+strconv.Itoa(seat), "value")
		}
	}
	d.Play(game.Plain(game.VerbAccept))
	if len(told) != 2 {
		t.Fatalf("the sides tell %v", told)
	}
	for seat, value := range told {
		if got := seen(m).Players[seat].Value; got != value {
			t.Errorf("seat %d has %d points, told were %v", seat, got, value)
		}
	}
}

// TestPawnsOfOneTeamHaveNumbers on the cards of players, and no sum looks like one.
func TestPawnsOfOneTeamHaveNumbers(t *testing.T) {
	m := reached(t, 2, teams, func(v game.View) bool { return v.Decision == game.DecideMove })
	d := lay(t, m, 1024, 640, "en").Open()
	names := []string{}
	for seat := range d.Face.v.Players {
		names = append(names, d.Find("player:"+strconv.Itoa(seat)).Label)
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != 6 || !strings.HasSuffix(names[0], " 1") || !strings.HasSuffix(names[2], " 3") {
		t.Errorf("the pawns are called %q", names)
	}
}

// TestTheSignTellsWhenTheCentralHallGoes: in the presser's own turn of stage II it is
// this one, before that the next one.
func TestTheSignTellsWhenTheCentralHallGoes(t *testing.T) {
	for stage, want := range map[game.Stage]string{game.StageLastRound: "next turn", game.StageRemoval: "this turn"} {
		m := reached(t, 3, solo, func(v game.View) bool { return v.Stage == stage && v.Decision == game.DecideMove })
		d := lay(t, m, 1280, 800, "en").Open()
		if tip := d.TipOf("alarm"); !strings.Contains(tip, want) {
			t.Errorf("%s: the sign says %q, want %q", stage, tip, want)
		}
	}
}
