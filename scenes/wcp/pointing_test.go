package wcp

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/wcp"
)

// glowing lists the fields with something in their state.
func (d *desk) glowing(state string) game.FieldSet {
	d.t.Helper()
	var out game.FieldSet
	for _, n := range d.Nodes() {
		if n.Role != "field" || n.State[state] != true {
			continue
		}
		at, err := game.ParseField(n.Label)
		if err != nil {
			d.t.Fatal(err)
		}
		out |= game.Set(at)
	}
	return out
}

// TestWaysAreMarkedAndForetold hovers over every way of a pawn.
func TestWaysAreMarkedAndForetold(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "pl").open()
	var plain, boosted game.FieldSet
	for _, w := range d.face.ways {
		if w.Move.Verb == game.VerbMove {
			plain |= game.Set(w.To)
		} else if w.To != game.NoField {
			boosted |= game.Set(w.To)
		}
	}
	if d.glowing("legal") != plain || d.glowing("perhaps") != boosted&^plain {
		t.Errorf("%v and %v glow, want %v and %v", d.glowing("legal").Fields(), d.glowing("perhaps").Fields(), plain.Fields(), boosted.Fields())
	}
	for _, w := range d.face.ways {
		if w.Move.Verb != game.VerbMove {
			continue
		}
		d.Hover("field:" + w.To.String())
		if fight := d.State("bubble", "fight"); (fight != nil) != (w.Entry.Fight != nil) {
			t.Errorf("%v: the fight %v is foretold as %v", w.To, w.Entry.Fight, fight)
		}
	}
	d.Hover("field:f5")
	if d.State("bubble", "refused") != true {
		t.Error("a field that cannot be entered does not say why")
	}
	n := d.match.Len()
	d.Click("field:f5")
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.HasSuffix(toasts[0], "WCP-11") || d.match.Len() != n {
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
	d := lay(t, placing(t), 1280, 800, "pl").open()
	for range 80 {
		if d.Key(input.KeyTab); d.Focus() == "hand:token:0" {
			break
		}
	}
	d.Key(input.KeyEnter)
	if d.State("hand:token:0", "held") != true {
		t.Fatalf("Enter on %q does not take the token", d.Focus())
	}
	at := d.glowing("legal").Fields()[0].String()
	for range 80 {
		if d.Key(input.KeyTab, input.Shift); d.Focus() == "field:"+at {
			break
		}
	}
	if !d.Has("bubble") {
		t.Error("the focus foretells nothing")
	}
	n := d.match.Len()
	d.Key(input.KeyEnter)
	if d.match.Len() != n+1 || d.State("field:"+at, "content") == nil {
		t.Errorf("the token was not laid; toasts %q", d.Toasts())
	}
}

// TestTheWayOutIsShownOnDemand counts the steps to an exit.
func TestTheWayOutIsShownOnDemand(t *testing.T) {
	d := lay(t, escaping(t), 1280, 800, "en").open()
	want, ok := d.face.steps(d.match.Actor())
	if !ok || d.State("route", "on") != false {
		t.Fatal("there is no way out, or it shows by itself")
	}
	d.Key(input.KeyX)
	if d.State("route", "on") != true || !strings.Contains(d.Find("route").Label, numeral(want)) {
		t.Errorf("the way out says %q, want %d steps", d.Find("route").Label, want)
	}
	if seat, turns, ok := d.face.v.NextFall(); !ok || d.State("alarm", "holder") != seat || d.State("alarm", "turns") != turns {
		t.Errorf("the alarm says %v", d.Find("alarm").State)
	}
}

// TestTheButtonAloneHasRoomForWhatComesOfIt: with nobody else in the hall it takes
// more than half of the desk of the least window.
func TestTheButtonAloneHasRoomForWhatComesOfIt(t *testing.T) {
	d := lay(t, pressing(t), 1024, 640, "pl").open()
	if len(d.face.met()) > 0 {
		t.Fatal("somebody else is there")
	}
	if desk := d.face.places.desk.W; d.Find("press").Rect[2] < desk*0.8 {
		t.Errorf("the button has %v of %v", d.Find("press").Rect, desk)
	}
}

// TestTheStageTellsWhenTheButtonCanBePressed in the least window, too.
func TestTheStageTellsWhenTheButtonCanBePressed(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for name, m := range map[string]*rules.Match{"halls are left": firstMove(t), "no halls are left": pressing(t)} {
			d := lay(t, m, 1024, 640, lang).open()
			if d.State("stage", "told") == "" {
				t.Errorf("%s, %s: nothing is told", lang, name)
			}
		}
	}
}

// TestMeetingsForetellTheExchange compares the card of a pawn that is met with
// what comes of an attack.
func TestMeetingsForetellTheExchange(t *testing.T) {
	d := lay(t, meeting(t), 1280, 800, "en").open()
	turn := d.match.Actor()
	other := d.face.met()[0]
	left, _ := d.face.v.Duel(turn, other)
	words := strings.Join(d.State("met:"+numeral(other), "forecast").([]string), " ")
	if !strings.Contains(words, "your armour "+numeral(left.Own)) || !strings.Contains(words, "theirs "+numeral(left.Other)) {
		t.Errorf("the forecast says %q", words)
	}
	d.Click("attack:" + numeral(other))
	d.wantLast("attack " + numeral(other))
}

// TestTradesShowBothSides puts things on both sides and watches the forecast.
func TestTradesShowBothSides(t *testing.T) {
	d := lay(t, meeting(t), 1280, 800, "en").open()
	other := d.face.met()[0]
	d.Click("trade:" + numeral(other))
	if !d.Has("trade:why") || d.Has("choice:offer") {
		t.Fatal("an empty offer can be made")
	}
	giver := d.match.Actor()
	first := func(seat int) string { return d.face.v.Players[seat].Owned[0].String() }
	d.Click("give:" + first(giver))
	d.Click("ask:" + first(other))
	if d.State("side:"+numeral(giver), "offered") != 1 || d.State("side:"+numeral(other), "offered") != 1 {
		t.Error("the sides do not show what is offered")
	}
	if !d.Has("choice:offer") {
		t.Fatalf("the offer cannot be made: %v", d.Find("trade:why").Label)
	}
	if d.State("choice:offer", "urged") != true || d.State("pass", "urged") == true {
		t.Error("the screen urges to give the trade up")
	}
	d.choose("offer")
	if d.State("player:"+numeral(other), "asked") != true || d.State("player:"+numeral(giver), "asked") != false {
		t.Error("the players' lines do not show who answers")
	}
	d.Click("choice:decline")
	d.wantLast("decline")
}

// TestWhatIsOfferedCanBeTakenBack clicks things that lie in an offer already.
func TestWhatIsOfferedCanBeTakenBack(t *testing.T) {
	d := lay(t, meeting(t), 1280, 800, "en").open()
	giver, other := d.match.Actor(), d.face.met()[0]
	d.Click("trade:" + numeral(other))
	first := func(seat int) string { return d.face.v.Players[seat].Owned[0].String() }
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
	d.wantLast("ask " + first(other))
}

// TestAReplayPlaysNothing clicks about in the past.
func TestAReplayPlaysNothing(t *testing.T) {
	m := placing(t)
	d := lay(t, m, 1280, 800, "pl").open()
	n := m.Len()
	d.table.Look(n - 6)
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
	if m.Len() != n || d.table.Acting() != rules.NoSeat {
		t.Error("something was played in the past")
	}
}
