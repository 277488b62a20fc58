package wcp

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/wcp"
)

// glowing lists the fields with something in their state.
func glowing(d *desk, state string) game.FieldSet {
	d.T.Helper()
	var out game.FieldSet
	for _, n := range d.Nodes() {
		if n.Role != "field" || n.State[state] != true {
			continue
		}
		at, err := game.ParseField(n.Label)
		if err != nil {
			d.T.Fatal(err)
		}
		out |= game.Set(at)
	}
	return out
}

// TestWaysAreMarkedAndForetold hovers over every way of a pawn.
func TestWaysAreMarkedAndForetold(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "pl").Open()
	var plain, boosted game.FieldSet
	for _, w := range d.Face.ways {
		if w.Move.Verb == game.VerbMove {
			plain |= game.Set(w.To)
		} else if w.To != game.NoField {
			boosted |= game.Set(w.To)
		}
	}
	if glowing(d, "legal") != plain || glowing(d, "perhaps") != boosted&^plain || glowing(d, "boost") != boosted&^plain {
		t.Errorf("%v and %v glow, want %v and %v", glowing(d, "legal").Fields(), glowing(d, "perhaps").Fields(), plain.Fields(), boosted.Fields())
	}
	for _, w := range d.Face.ways {
		if w.Move.Verb != game.VerbMove {
			continue
		}
		d.Hover("field:" + w.To.String())
		if fight := d.State("bubble", "fight"); (fight != nil) != (w.Entry.Fight != nil) {
			t.Errorf("%v: the fight %v is foretold as %v", w.To, w.Entry.Fight, fight)
		}
	}
	own := pawnName(d.Match.Actor())
	d.PicksUp(own, own)
	d.Key(input.KeyEscape)
	d.Hover("field:f5")
	if d.State("bubble", "refused") != true {
		t.Error("a field that cannot be entered does not say why")
	}
	n := d.Match.Len()
	d.Click("field:f5")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.HasSuffix(toasts[0], "WCP-11") || d.Match.Len() != n {
		t.Errorf("toasts %q", toasts)
	}
	d.Key(input.KeyB)
	if d.State("boost", "on") != true {
		t.Error("B does not choose the booster")
	}
	d.Key(input.KeyEscape)
	if d.State("boost", "on") == true {
		t.Error("Escape does not put the booster away")
	}
}

// TestKeysPlay moves the focus over the board and acts with Enter.
func TestKeysPlay(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "pl").Open()
	for range 80 {
		if d.Key(input.KeyTab); d.Focus() == "hand:token:0" {
			break
		}
	}
	d.Key(input.KeyEnter)
	if d.State("hand:token:0", "held") != true {
		t.Fatalf("Enter on %q does not take the token", d.Focus())
	}
	at := glowing(d, "legal").Fields()[0].String()
	for range 80 {
		if d.Key(input.KeyTab, input.Shift); d.Focus() == "field:"+at {
			break
		}
	}
	if !d.Has("bubble") {
		t.Error("the focus foretells nothing")
	}
	n := d.Match.Len()
	d.Key(input.KeyEnter)
	if d.Match.Len() != n+1 || d.State("field:"+at, "content") == nil {
		t.Errorf("the token was not laid; toasts %q", d.Toasts())
	}
}

// TestTheWayOutIsShownOnDemand counts the steps to an exit.
func TestTheWayOutIsShownOnDemand(t *testing.T) {
	d := lay(t, escaping(t), 1280, 800, "en").Open()
	want, ok := d.Face.steps(d.Match.Actor())
	if !ok || d.State("route", "on") != false {
		t.Fatal("there is no way out, or it shows by itself")
	}
	d.Key(input.KeyX)
	if d.State("route", "on") != true || !strings.Contains(d.Find("route").Label, strconv.Itoa(want)) {
		t.Errorf("the way out says %q, want %d steps", d.Find("route").Label, want)
	}
	if d.State("route:way", "halls") != want-1 {
		t.Errorf("%v halls are drawn for %d steps", d.State("route:way", "halls"), want)
	}
	if seat, turns, ok := d.Face.v.NextFall(); !ok || d.State("alarm", "holder") != seat || d.State("alarm", "turns") != turns {
		t.Errorf("the alarm says %v", d.Find("alarm").State)
	}
}

// TestTheButtonAloneHasRoomForWhatComesOfIt: with nobody else in the hall it takes
// more than half of the desk of the least window.
func TestTheButtonAloneHasRoomForWhatComesOfIt(t *testing.T) {
	d := lay(t, pressing(t), 1024, 640, "pl").Open()
	if len(d.Face.met()) > 0 {
		t.Fatal("somebody else is there")
	}
	if desk := d.Face.places.desk.W; d.Find("press").Rect[2] < desk*0.8 {
		t.Errorf("the button has %v of %v", d.Find("press").Rect, desk)
	}
}

// drawn is a game of six, whose stack of halls is empty from the start.
func drawn(t testing.TB) *rules.Match {
	t.Helper()
	return reached(t, 6, solo, func(v game.View) bool { return v.Decision == game.DecidePlace && v.HallsLeft == 0 })
}

// TestTheStageTellsWhenTheButtonCanBePressed in the least window, too.
func TestTheStageTellsWhenTheButtonCanBePressed(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for name, m := range map[string]*rules.Match{"halls are left": firstMove(t), "no halls are left": drawn(t)} {
			d := lay(t, m, 1024, 640, lang).Open()
			if d.State("stage", "told") == "" {
				t.Errorf("%s, %s: nothing is told", lang, name)
			}
		}
	}
}

// duelling is a meeting of a Scorpion (fire 3), whose turn it is, with a Tortoise (fire 1)
// that owns Scrap. They have so much armour left.
func duelling(t testing.TB, own, other int) *rules.Match {
	t.Helper()
	return changed(t, talking(t), func(p *position) {
		turn := int(p.Turn)
		for i, armour := range []int{own, other} {
			s := &p.Players[(turn+i)%3]
			v := []game.Vehicle{8, 0}[i]
			*s.Vehicle = v
			s.Armour, s.Boosters, s.Fire = armour, 0, v.Fire()
		}
		for seat := range p.Players { // without upgrades that would add to the fire
			s := &p.Players[seat]
			for i := len(s.Owned) - 1; i >= 0; i-- {
				if s.Owned[i].Kind() != game.Trophy {
					p.TokenStack = append(p.TokenStack, s.Owned[i])
					s.Owned = slices.Delete(s.Owned, i, i+1)
				}
			}
		}
		third := &p.Players[(turn+2)%3]
		*third.Vehicle = 4
		third.Armour, third.Boosters, third.Fire = 10, 0, 2
		p.TokensLeft = len(p.TokenStack)
	})
}

// TestMeetingsForetellTheExchange reads the card of a pawn that is met, and then
// attacks: each vehicle loses as much armour as the other has fire (WCP-30).
func TestMeetingsForetellTheExchange(t *testing.T) {
	for _, c := range []struct {
		own, other, ownLeft, otherLeft int
		pl, en                         string
		event                          string
	}{
		{5, 9, 4, 6, "Bez rozstrzygnięcia", "Undecided", "WCP-33"},
		{5, 3, 4, 0, "Wygrywasz i zabierasz jedną rzecz", "You win and take one thing", "WCP-31"},
		{1, 9, 0, 6, "Przegrywasz i tracisz jedną rzecz", "You lose one thing to the winner", "WCP-31"},
		{1, 3, 0, 0, "Oba pojazdy zniszczone", "Both vehicles are destroyed", "WCP-32"},
	} {
		for lang, want := range map[string]string{"pl": c.pl, "en": c.en} {
			m := duelling(t, c.own, c.other)
			d := lay(t, m, 1280, 800, lang).Open()
			turn := m.Actor()
			other := (turn + 1) % 3
			words := strings.Join(d.State("met:"+strconv.Itoa(other), "forecast").([]string), " ")
			words = strings.ReplaceAll(words, "\u00a0", " ")
			numbers := fmt.Sprintf("your armour %d (now %d), theirs %d (now %d)", c.ownLeft, c.own, c.otherLeft, c.other)
			if lang == "pl" {
				numbers = fmt.Sprintf("twój pancerz %d (teraz %d), drugi %d (teraz %d)", c.ownLeft, c.own, c.otherLeft, c.other)
			}
			if !strings.Contains(words, want) || !strings.Contains(words, numbers) {
				t.Errorf("%+v: the forecast says %q", c, words)
			}
			d.Click("attack:" + strconv.Itoa(other))
			d.WantMoves("attack " + strconv.Itoa(other))
			told := false
			for _, e := range m.LogSince(rules.NoSeat, m.Len()-1) {
				told = told || e.Event.Rule == c.event
			}
			if !told {
				t.Errorf("%+v: what comes of it is not by %s", c, c.event)
			}
		}
	}
}

// TestTradesShowBothSides puts things on both sides and watches the forecast.
func TestTradesShowBothSides(t *testing.T) {
	d := lay(t, meeting(t), 1280, 800, "en").Open()
	other := d.Face.met()[0]
	d.Click("trade:" + strconv.Itoa(other))
	if !d.Has("trade:why") || d.Has("choice:offer") {
		t.Fatal("an empty offer can be made")
	}
	giver := d.Match.Actor()
	first := func(seat int) string { return d.Face.v.Players[seat].Owned[0].String() }
	d.Click("give:" + first(giver))
	d.Click("ask:" + first(other))
	if d.State("side:"+strconv.Itoa(giver), "offered") != 1 || d.State("side:"+strconv.Itoa(other), "offered") != 1 {
		t.Error("the sides do not show what is offered")
	}
	if !d.Has("choice:offer") {
		t.Fatalf("the offer cannot be made: %v", d.Find("trade:why").Label)
	}
	if d.State("choice:offer", "amber") != true || d.State("pass", "amber") == true {
		t.Error("the screen urges to give the trade up")
	}
	choose(d, "offer")
	if d.State("player:"+strconv.Itoa(other), "asked") != true || d.State("player:"+strconv.Itoa(giver), "asked") != false {
		t.Error("the players' lines do not show who answers")
	}
	d.Click("choice:decline")
	d.WantMoves("decline")
}

// TestWhatIsOfferedCanBeTakenBack clicks things that lie in an offer already.
func TestWhatIsOfferedCanBeTakenBack(t *testing.T) {
	d := lay(t, meeting(t), 1280, 800, "en").Open()
	giver, other := d.Match.Actor(), d.Face.met()[0]
	d.Click("trade:" + strconv.Itoa(other))
	first := func(seat int) string { return d.Face.v.Players[seat].Owned[0].String() }
	give, ask := "give:"+first(giver), "ask:"+first(other)
	d.Click(ask)
	for i := range 20 {
		if n := d.State(give, "count"); d.State(give, "offered") == n {
			break
		} else if i == 19 {
			t.Fatalf("%v of %v are offered", d.State(give, "offered"), n)
		}
		d.Click(give)
	}
	d.Click(give)
	if d.State(give, "offered") != 0 || d.State(ask, "offered") != 1 {
		t.Errorf("offered %v, asked %v after the first was taken back", d.State(give, "offered"), d.State(ask, "offered"))
	}
	d.WantMoves("ask " + first(other))
}

// TestAReplayPlaysNothing clicks about in the past.
func TestAReplayPlaysNothing(t *testing.T) {
	m := placing(t)
	d := lay(t, m, 1280, 800, "pl").Open()
	n := m.Len()
	d.Table.Look(n - 6)
	d.Stack.InvalidateAll()
	d.Ticks(1)
	for _, id := range []string{"field:d4", "player:0", "entrance:1"} {
		d.Hover(id)
	}
	for _, node := range d.Nodes() {
		if (node.Role == "field" || node.Role == "hall") && d.Root().Node(node.ID).OnClick != nil {
			t.Errorf("%s can be clicked in the past", node.ID)
		}
	}
	if m.Len() != n || d.Table.Acting() != rules.NoSeat {
		t.Error("something was played in the past")
	}
}

// TestAWareSaysHowManyThereAre where there are several.
func TestAWareSaysHowManyThereAre(t *testing.T) {
	count := func(list []game.Token, k game.Token) (n int) {
		for _, x := range list {
			if x == k {
				n++
			}
		}
		return n
	}
	var own []game.Token
	m := reached(t, 3, solo, func(v game.View) bool {
		if v.Decision != game.DecideOffer {
			return false
		}
		own = v.Players[v.Turn].Owned
		return slices.ContainsFunc(own, func(k game.Token) bool { return count(own, k) == 2 })
	})
	d := lay(t, m, 1280, 800, "pl").Open()
	for _, k := range own {
		n := count(own, k)
		texts, _ := d.In(d.Root().Node("give:" + k.String()).Rect)
		if slices.Contains(texts, times[n]) != (n > 1) {
			t.Errorf("%d of %s: drawn is %q", n, k, texts)
		}
	}
}
