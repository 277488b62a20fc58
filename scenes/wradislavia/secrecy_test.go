package wradislavia

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
)

// deal is a game that begins with the ten cards given for each player; Ala holds
// the marker.
func deal(t testing.TB, mine, other []game.Character) *rules.Match {
	t.Helper()
	p := position{Position: game.Position{Phase: game.PhaseDraft, Pool: game.PerunPool}, Rand: rules.NewRand(9), Undealt: []game.Character{}}
	for seat, cards := range [][]game.Character{mine, other} {
		x := &p.Players[seat]
		x.Hand, x.HandCount, x.Discards = slices.Clone(cards), len(cards), []game.Character{}
		slices.Sort(x.Hand)
		x.Heavy, x.Before, x.Dead = []game.Character{}, []game.Character{}, []game.Character{}
		x.Clash = &[game.Slots]game.Post{}
	}
	for _, c := range game.AllCharacters() {
		if !slices.Contains(mine, c) && !slices.Contains(other, c) {
			p.Undealt = append(p.Undealt, c)
		}
	}
	return tabletest.MatchAt(t, game.Game{}, game.Seats, p)
}

// pair are two games that differ only in Bartek's cards, until he shows them.
// What he shows in the end is the same: the first three of his hand.
type pair [2]*desk

func newPair(t testing.TB, w, h float64) pair {
	all := game.AllCharacters()
	mine := all[:10]
	one := slices.Concat(all[10:13], all[13:16], all[20:24])
	two := slices.Concat(all[10:13], all[16:20], all[24:27])
	return pair{lay(t, deal(t, mine, one), w, h, "pl"), lay(t, deal(t, mine, two), w, h, "pl")}
}

// same compares the two screens.
func (p pair) same(t *testing.T, where string) {
	t.Helper()
	tabletest.Same(t, where, p[0], p[1])
}

// both does the same in both games.
func (p pair) both(do func(d *desk)) {
	do(p[0])
	do(p[1])
}

// drafted discards three of the cards after the first three and confirms.
func drafted(d *desk) {
	d.Open()
	for range game.DiscardedCards {
		d.Click(handOf(d)[3])
	}
	d.Click("pass")
	d.Ticks(2)
}

// sent sends out the first three cards of the hand with tokens.
func sent(d *desk) {
	d.Open()
	c := handOf(d)
	for _, id := range c[:3] {
		d.Click(id)
	}
	for slot, token := range []string{"token:attack", "token:cover", "token:attack"} {
		d.Click(token)
		if slot < 2 {
			d.Click("slot:" + string(rune('1'+slot)))
		}
	}
}

// TestNothingTellsTheOpponentsCards compares the screens of two games that differ only in the
// opponent's hand and discards. It does so through draft, deployment, covers, undo, the
// reveal and the fire, with tooltips and log.
func TestNothingTellsTheOpponentsCards(t *testing.T) {
	p := newPair(t, 1280, 800)
	p.same(t, "the first cover")
	p.both(func(d *desk) { d.Open() })
	p.same(t, "Ala's draft")
	p.both(drafted)
	p.same(t, "Bartek's cover")
	p.both(drafted)
	p.same(t, "the cover of the deployment")
	p.both(func(d *desk) { d.Open() })
	p.same(t, "Ala's deployment")
	p.both(sent)
	p.same(t, "Ala's deployment, filled")
	p.both(func(d *desk) { d.Click("pass"); d.Ticks(2) })
	p.same(t, "Bartek's cover in the deployment")
	p.both(sent)
	if slices.Equal(p[0].Seen(), p[1].Seen()) {
		t.Fatal("Bartek's own screens do not differ: the test shows nothing")
	}
	p.both(func(d *desk) { d.Click("pass"); d.Ticks(2) })
	p.both(func(d *desk) { d.Open() })
	if v := view(p[0], rules.NoSeat); v.Phase != game.PhaseFire {
		t.Fatalf("phase %v", v.Phase)
	}
	p.same(t, "the fire")
	p.both(func(d *desk) { d.Click("undo") })
	p.same(t, "an undo that is refused")
	p.both(func(d *desk) { d.Wheel("log", 40); d.Click("log:0") })
	p.same(t, "looking back at the draft")
	p.both(func(d *desk) { d.Click("past:return"); d.Key(input.Key1) })
	p.same(t, "a shot that is put together")
}

// TestTheBattlefieldShowsNoHand: even where the viewer's own hand is known, the
// public part of a turn does not show it, for both look at the screen.
func TestTheBattlefieldShowsNoHand(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseFire && int(v.Actor) == v.Marker })
	d := lay(t, m, 1280, 800, "pl")
	d.Table.Show(m.Actor())
	d.Root().Invalidate()
	hand := m.View(m.Actor()).(game.View).Players[m.Actor()].Hand
	if len(hand) != game.HandCards-game.Slots {
		t.Fatalf("%d cards in hand", len(hand))
	}
	all := strings.Join(d.Seen()[1:], "|")
	told := strings.Join(logged(d), "|")
	for _, c := range hand {
		if strings.Contains(all, "wradislavia/face-"+c.String()) || strings.Contains(all, "wradislavia/portrait-"+c.String()) {
			t.Errorf("%s shows; the log says %s", c, told)
		}
	}
}

// logged are the entries of the log.
func logged(d *desk) []string {
	var out []string
	for _, n := range d.Nodes() {
		if n.Role == "entry" {
			out = append(out, n.Label)
		}
	}
	return out
}

// discarded discards the first three cards of the hand.
func discarded(d *desk) {
	d.Open()
	for _, id := range handOf(d)[:3] {
		d.Click(id)
	}
}

// TestNoScreenTellsASecret: see tabletest.Kit.Secrets.
func TestNoScreenTellsASecret(t *testing.T) { kit.Secrets(t) }
