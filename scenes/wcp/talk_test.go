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

// talking is a hall in which Ala (seat 0) has met Bartek and Celina. Ala owns
// Scrap twice, a Data core and Fire +1; Bartek owns Scrap, two Power cells and
// Booster +1.
func talking(t testing.TB) *rules.Match {
	t.Helper()
	return changed(t, meeting3(t), func(p *position) {
		for seat := range p.Players {
			own := &p.Players[seat]
			p.TokenStack = append(p.TokenStack, own.Owned...)
			own.Owned, own.Value = []game.Token{}, 0
			v := *own.Vehicle
			own.Armour, own.Boosters, own.Fire = v.Armour(), v.Boosters(), v.Fire()
		}
		give := func(seat int, ids ...string) {
			own := &p.Players[seat]
			for _, id := range ids {
				x, err := game.ParseToken(id)
				if err != nil {
					t.Fatal(err)
				}
				i := slices.Index(p.TokenStack, x)
				if i < 0 {
					t.Fatalf("no %s is left in the stack", id)
				}
				p.TokenStack = slices.Delete(p.TokenStack, i, i+1)
				own.Owned = append(own.Owned, x)
				switch x.Kind() {
				case game.Trophy:
					own.Value += x.Value()
				case game.FireUpgrade:
					own.Fire += x.Value()
				case game.BoosterUpgrade:
					own.Boosters += x.Value()
				}
			}
		}
		turn := int(p.Turn)
		give(turn, "scrap", "scrap", "core", "fire")
		give((turn+1)%3, "scrap", "cell", "cell", "booster")
		p.TokensLeft = len(p.TokenStack)
		at := p.Players[turn].Pawn
		for seat := range p.Players {
			p.Players[seat].Pawn = at
		}
	})
}

// meeting3 is a hall of a game of three in which somebody is met.
func meeting3(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecideMeet && v.Stage == game.StageExplore && metGoods(v) > 0 && v.Done.Attacked == rules.NoSeat &&
			v.Done.Offered == rules.NoSeat && *v.Players[v.Turn].Pawn != game.Centre
	})
}

// tap clicks in good time and waits until all that it played is shown.
func tap(d *desk, id string) {
	d.T.Helper()
	d.AwaitTurn()
	d.Click(id)
	d.Ticks(12)
}

// wantOffer tests how many of something are offered.
func wantOffer(d *desk, id string, n int) {
	d.T.Helper()
	if got := d.State(id, "offered"); got != n {
		d.T.Errorf("%s: %v are offered, want %d", id, got, n)
	}
}

// wantWord tests who decides, whose view is on the screen, and that nobody has to
// take it.
func wantWord(d *desk, seat int, decision string) {
	d.T.Helper()
	if d.Has("cover:open") || d.Face.v.Decision.String() != decision || int(d.Face.v.Actor) != seat || d.Table.Acting() != seat {
		d.T.Fatalf("cover %v, seat %d is asked for %s, want seat %d for %s", d.Has("cover:open"), d.Face.v.Actor, d.Face.v.Decision, seat, decision)
	}
}

// TestATalkByMouse: an offer, a counter-offer begun with a single click from the one on the
// table, and another one. The screen passes between the two without a cover, for nothing
// secret shows (WCP-24, WCP-9).
func TestATalkByMouse(t *testing.T) {
	m := talking(t)
	turn := m.Actor()
	other := (turn + 1) % 3
	d := lay(t, m, 1024, 640, "pl").Open()
	tap(d, "trade:"+strconv.Itoa(other))
	wantWord(d, turn, "offer")
	if d.State("trade:by", "by") != turn || d.State("trade:by", "number") != 1 || d.State("side:"+strconv.Itoa(turn), "proposes") != true {
		t.Errorf("the talk shows %v", d.Find("trade:by").State)
	}
	tap(d, "give:scrap")
	tap(d, "ask:cell")
	choose(d, "offer")
	wantWord(d, other, "answer")
	if d.Face.v.Seat != rules.NoSeat {
		t.Errorf("seat %d looks", d.Face.v.Seat)
	}

	if got := d.State("trade:by", "arrow"); got != "icon/arrow-right" {
		t.Errorf("the first offer is shown by %v", got)
	}
	// One click of who is asked makes it a counter-offer with one thing more: both
	// scraps for the cell.
	tap(d, "give:scrap")
	d.WantMoves("counter", "give cell", "ask scrap", "ask scrap")
	wantWord(d, other, "offer")
	wantOffer(d, "ask:scrap", 2)
	wantOffer(d, "give:cell", 1)
	if d.State("trade:by", "by") != other || d.State("trade:by", "number") != 2 || d.State("side:"+strconv.Itoa(other), "proposes") != true ||
		d.State("side:"+strconv.Itoa(turn), "proposes") != false || d.State("ask:scrap", "seat") != turn || d.State("give:cell", "seat") != other {
		t.Errorf("the talk shows %v", d.Find("trade:by").State)
	}
	if got := d.State("trade:by", "arrow"); got != "icon/arrow-left" {
		t.Errorf("the counter-offer is shown by %v", got)
	}
	choose(d, "offer")
	wantWord(d, turn, "answer")

	// A click on what is offered wholly takes it out: scraps for nothing is no offer.
	tap(d, "ask:scrap")
	d.WantMoves("counter", "ask cell")
	if d.Has("choice:offer") || !d.Has("trade:why") {
		t.Error("an offer for nothing can be made")
	}
	tap(d, "give:core")
	tap(d, "ask:booster")
	choose(d, "offer")
	wantWord(d, other, "answer")
	if d.Has("counter") || d.Has("choice:end") {
		t.Error("the third offer can be answered with another one")
	}
	tap(d, "choice:accept")
	d.WantMoves("counter", "ask cell", "give core", "ask booster", "offer", "accept")
	if !d.Has("cover:open") {
		t.Error("the turn goes on with the hand in view of the other player")
	}
	v := m.View(rules.NoSeat).(game.View)
	if got := d.Face.ownedWords(v.Players[other].Owned); !strings.Contains(got, d.House.Say("wcp.token.core")) {
		t.Errorf("the other player owns %q", got)
	}
}

// TestARefusedOfferIsChanged: who was refused begins anew, with a click from the
// last offer, and hears why the same is no offer (WCP-24).
func TestARefusedOfferIsChanged(t *testing.T) {
	m := talking(t)
	turn := m.Actor()
	other := (turn + 1) % 3
	d := lay(t, m, 1280, 800, "en").Open()
	tap(d, "trade:"+strconv.Itoa(other))
	if d.Has("trade:again") {
		t.Error("there is a last offer before the first one")
	}
	tap(d, "give:core")
	tap(d, "ask:cell")
	tap(d, "ask:cell")
	choose(d, "offer")
	tap(d, "choice:decline")
	wantWord(d, turn, "offer")
	wantOffer(d, "give:core", 0)
	tap(d, "trade:again")
	d.WantMoves("decline", "give core", "ask cell", "ask cell")
	if got := d.Find("trade:why").Label; got != "This has been offered before in this talk." {
		t.Errorf("it says %q", got)
	}
	if got, want := d.Find("trade:by").Label, d.Table.LookOf(turn).Name+" makes the offer, "+d.Table.LookOf(other).Name+" answers."; got != want {
		t.Errorf("it says %q, want %q", got, want)
	}
	if d.Has("trade:again") {
		t.Error("what is on the table can be put there once more")
	}
	d.Hover("trade:by")
	d.Ticks(60)
	if tip := d.Tip(); !strings.Contains(tip, "Refused offer 1. ") || !strings.Contains(tip, "gives: Data core, asks for: Power cell × 2.") {
		t.Errorf("of the refused offer it says %q", tip)
	}
	tap(d, "give:fire")
	if d.Has("trade:why") || !d.Has("choice:offer") {
		t.Error("the changed offer cannot be made")
	}
	choose(d, "offer")

	// The counter-offer of who refuses it begins as its mirror; the last offer of a
	// counter is what the other side asked for.
	tap(d, "counter")
	d.WantMoves("counter", "give cell", "give cell", "ask core", "ask fire")
	wantWord(d, other, "offer")
	tap(d, "give:cell")
	d.WantMoves("counter", "ask core", "ask fire")
	tap(d, "ask:core")
	tap(d, "ask:fire")
	d.WantMoves("counter")
	tap(d, "trade:again")
	d.WantMoves("counter", "give cell", "give cell", "ask core", "ask fire")
	tap(d, "pass")
	d.WantMoves("withdraw")
}

// TestTheSidesShowWhatWillBeLeft after the trade, whoever makes the offer: Ala
// gives Fire +1 for Booster +1.
func TestTheSidesShowWhatWillBeLeft(t *testing.T) {
	m := talking(t)
	turn := m.Actor()
	other := (turn + 1) % 3
	d := lay(t, m, 1280, 800, "en").Open()
	before := [2]game.Player{d.Face.v.Players[turn], d.Face.v.Players[other]}
	want := func(when string) {
		t.Helper()
		for i, by := range []int{-1, 1} {
			id, was := "side:"+strconv.Itoa((turn+i)%3), before[i]
			if s := d.Find(id).State; s["fire"] != was.Fire+by || s["armour"] != was.Armour || s["boosters"] != was.Boosters-by {
				t.Errorf("%s: %s shows %v, it was fire %d, boosters %d", when, id, s, was.Fire, was.Boosters)
			}
		}
	}
	tap(d, "trade:"+strconv.Itoa(other))
	tap(d, "give:fire")
	tap(d, "ask:booster")
	want("an offer")
	choose(d, "offer")
	tap(d, "counter")
	want("a counter-offer")
}

// TestTheSameKindOnBothSidesIsTakenBackFromOne: what one side gives and the other
// gives too is told apart.
func TestTheSameKindOnBothSidesIsTakenBackFromOne(t *testing.T) {
	for _, side := range []string{"give", "ask"} {
		m := talking(t)
		d := lay(t, m, 1280, 800, "en").Open()
		tap(d, "trade:"+strconv.Itoa((m.Actor()+1)%3))
		tap(d, "give:scrap")
		tap(d, "give:scrap")
		tap(d, "ask:scrap")
		tap(d, "ask:cell")
		tap(d, side+":scrap")
		want := map[string]int{"give:scrap": 2, "ask:scrap": 1, "ask:cell": 1}
		want[side+":scrap"] = 0
		for id, n := range want {
			wantOffer(d, id, n)
		}
	}
}

// TestWhoTalksHearsWhatAClickDoes: the words of things in an offer, for who puts
// it together, who may answer it with another one, and who may only answer.
func TestWhoTalksHearsWhatAClickDoes(t *testing.T) {
	m := talking(t)
	d := lay(t, m, 1280, 800, "en").Open()
	tap(d, "trade:"+strconv.Itoa((m.Actor()+1)%3))
	tap(d, "give:scrap")
	tap(d, "ask:booster")
	told := func(id, want string) {
		t.Helper()
		d.Hover(id)
		d.Ticks(60)
		if tip := d.Tip(); !strings.Contains(tip, want) || strings.Count(tip, "Click") != strings.Count(want, "Click") {
			t.Errorf("%s says %q, want %q", id, tip, want)
		}
	}
	told("give:core", "Click to give it.")
	told("ask:cell", "Click to ask for it.")
	told("give:scrap", "In the offer: 1 of 2\nClick to give it.")
	told("ask:booster", "Click to take it out of the offer.")
	choose(d, "offer")
	told("ask:cell", "Click to answer with a counter-offer that has it.")
	told("ask:booster", "Click to answer with a counter-offer without it.")
	tap(d, "choice:decline")
	tap(d, "give:core")
	tap(d, "ask:booster")
	choose(d, "offer")
	tap(d, "choice:decline")
	tap(d, "give:fire")
	tap(d, "ask:booster")
	choose(d, "offer")
	told("ask:cell", "A trophy of value 2.")
	told("give:fire", "In the offer: 1 of 1")
	for _, id := range []string{"ask:cell", "give:fire"} {
		if d.Root().Node(id).OnClick != nil {
			t.Errorf("%s can be clicked in the last offer", id)
		}
	}
}

// TestTheClockShowsHowLongTheBaseWaits in the least window, too (WCP-57).
func TestTheClockShowsHowLongTheBaseWaits(t *testing.T) {
	m := counting(t)
	for lang, want := range map[string]string{"pl": "wciśnie się sam", "en": "presses itself"} {
		for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1920, 1080}} {
			d := lay(t, m, size[0], size[1], lang).Open()
			v := d.Face.v
			rounds := (v.TurnsLeft + 2) / 3
			presser := (int(v.Turn) + v.TurnsLeft) % 3
			s := d.Find("clock").State
			if s["rounds"] != rounds || s["turns"] != v.TurnsLeft || s["presser"] != presser {
				t.Errorf("the clock shows %v, want %d rounds, %d turns, seat %d", s, rounds, v.TurnsLeft, presser)
			}
			if told := s["told"].(string); !strings.Contains(told, want) || rounds > 1 && !strings.Contains(told, strconv.Itoa(rounds)) {
				t.Errorf("%s, %v: it says %q", lang, size, told)
			}
			if s["count"] != strconv.Itoa(rounds) {
				t.Errorf("on the light stands %v", s["count"])
			}
			if d.Has("stage") || d.Has("alarm") {
				t.Error("something else stands in its place")
			}
			d.Hover("clock")
			d.Ticks(60)
			if tip := d.Tip(); !strings.Contains(tip, strconv.Itoa(v.TurnsLeft)) || !strings.Contains(tip, d.Table.LookOf(presser).Name) {
				t.Errorf("%s: the tip says %q", lang, tip)
			}
		}
	}
	d := lay(t, reached(t, 3, solo, func(v game.View) bool {
		return v.Decision == game.DecidePlace && v.TurnsLeft > 3 && v.TurnsLeft < 16 && !occupied(v.Position, game.Centre)
	}), 1280, 800, "en").Open()
	left := d.Face.v.TurnsLeft
	wantTip(d, "field:d4", fmt.Sprintf("%d more rounds, this one included, then the button presses itself.", (left+2)/3))
	d = lay(t, firstMove(t), 1280, 800, "en").Open()
	if d.Has("clock") {
		t.Error("a clock runs while halls are left")
	}
	d = lay(t, pressedItself(t), 1280, 800, "en").Open()
	if d.Has("clock") || !d.Has("alarm") {
		t.Error("the base pressed the button, but no alarm is shown")
	}
	if told := d.State("alarm", "told").(string); !strings.Contains(told, d.Table.LookOf(int(d.Face.v.Presser)).Name) {
		t.Errorf("the alarm says %q", told)
	}
}

// TestATalkTellsWhichOfferItIs, of three.
func TestATalkTellsWhichOfferItIs(t *testing.T) {
	m := talking(t)
	d := lay(t, m, 1280, 800, "en").Open()
	tap(d, "trade:"+strconv.Itoa((m.Actor()+1)%3))
	all := strings.ReplaceAll(strings.ToLower(strings.Join(d.Seen(), "|")), "\u00a0", " ")
	if !strings.Contains(all, "offer 1 of 3") || strings.Contains(all, "offer 3 of 1") {
		t.Error("the first of three offers is not called so, or something else is")
	}
}
