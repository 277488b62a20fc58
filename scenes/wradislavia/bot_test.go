package wradislavia

import (
	"testing"

	"schron/rules"
	"schron/rules/rulestest"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table"
)

// against lays out a match of a person against a bot; seat is the person's.
func against(t testing.TB, seat int) *desk {
	t.Helper()
	players := []rules.Player{{Name: "Ala"}, {Name: "Bartek"}}
	players[1-seat].Bot = "random"
	m, err := rules.NewMatch(game.Game{}, players, rules.Setup{Players: game.Seats, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	bot := func(string) (rules.Bot, error) { return rules.RandomBot{}, nil }
	return kit.LayWith(t, m, table.Options{Bot: bot})
}

// TestAPersonSitsInFrontOfABot plays some turns against a bot. The screen is never covered,
// the person's cards lie in front also while the bot shoots, and the bot's are not seen
// before the reveal.
func TestAPersonSitsInFrontOfABot(t *testing.T) {
	for seat := range game.Seats {
		d := against(t, seat)
		dice := rules.NewRand(3)
		for n := 0; n < 120 && !d.Match.Result().Over; n++ {
			if d.Has("cover:open") {
				t.Fatal("the screen is covered")
			}
			if d.Face.front != d.Match.Owner(seat) {
				t.Fatalf("move %d: seat %d lies in front in phase %v", d.Match.Len(), d.Face.front, d.Face.v.Phase)
			}
			if d.Table.Acting() == seat {
				d.Make(resolute(d.Match, &dice), n)
			}
			d.Ticks(2)
			if d.Has("pace:faster") && d.State("pace:faster", "selected") != true {
				d.Click("pace:faster")
			}
		}
		if view(d, rules.NoSeat).Turn < 2 {
			t.Errorf("turn %d is all that was played", view(d, rules.NoSeat).Turn)
		}
	}
}

// TestMotionsOfAGameRun plays moves by chance with animation at its fastest; what
// moves is drawn at every tick.
func TestMotionsOfAGameRun(t *testing.T) {
	d := lay(t, match(t), 1280, 800, "pl")
	d.House.Settings.Animation = store.AnimationFast
	dice := rules.NewRand(4)
	dst, c := tabletest.Canvas(t, 1280, 800)
	for n := 0; n < rulestest.Rounds(60, 100) && !d.Match.Result().Over; n++ {
		if d.Has("cover:open") {
			d.Click("cover:open")
		}
		if d.Table.Acting() != rules.NoSeat {
			d.AwaitTurn()
			d.Play(resolute(d.Match, &dice))
		}
		for range 120 {
			d.Ticks(1)
			goOn(d)
			if !d.Table.Animating() && !d.Table.Showing() {
				break
			}
			c.Rehearse(dst, 1, func() { d.Root().Draw(c) })
		}
	}
	if view(d, rules.NoSeat).Turn < rulestest.Rounds(2, 3) {
		t.Errorf("turn %d is all that was shown", view(d, rules.NoSeat).Turn)
	}
}
