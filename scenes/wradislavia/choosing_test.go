package wradislavia

import (
	"slices"
	"strings"
	"testing"

	game "schron/rules/wradislavia"
)

// handOf are the ids of the cards that the seat in front can take, in order.
func handOf(d *desk) []string {
	d.T.Helper()
	var out []string
	for _, n := range d.Nodes() {
		if strings.HasPrefix(n.ID, "hand:") {
			out = append(out, n.ID)
		}
	}
	return out
}

// TestDraftByClickAndByDrag discards by a click and by drag and drop, takes a card back both
// ways and confirms. The other player's screen comes after a cover.
func TestDraftByClickAndByDrag(t *testing.T) {
	d := lay(t, match(t), 1280, 800, "pl").Open()
	first := d.Match.Actor()
	cards := handOf(d)
	if len(cards) != game.DrawnCards || d.Has("pass") {
		t.Fatalf("%d cards, confirmed %v", len(cards), d.Has("pass"))
	}
	name := func(i int) string { return strings.TrimPrefix(cards[i], "hand:") }
	d.Click(cards[0])
	d.WantMoves("discard " + name(0))
	d.Drag(cards[1], "discards")
	d.WantMoves("discard " + name(1))
	d.Click("away:" + name(0))
	d.WantMoves("keep " + name(0))
	d.Drag("away:"+name(1), "hand")
	d.WantMoves("keep " + name(1))
	for i := range 3 {
		d.Click(cards[i+4])
	}
	if got := d.Find("balance").Label; !strings.Contains(got, "7") {
		t.Errorf("the hand is said to be %q", got)
	}
	n := d.Match.Len()
	d.Click(cards[0])
	if d.Match.Len() != n || len(d.Toasts()) != 1 || !strings.Contains(d.Toasts()[0], "WR-2") {
		t.Errorf("a fourth card was discarded or nothing was said: %q", d.Toasts())
	}
	d.Click("pass")
	d.WantMoves("done")
	if d.Table.Cover() != 1-first {
		t.Errorf("the screen is covered for %d, %d chose first", d.Table.Cover(), first)
	}
}

// deployed is what stands in the slots of the seat in front.
func deployed(d *desk) string {
	d.T.Helper()
	var out []string
	for _, p := range d.Face.own() {
		out = append(out, p.Character.String()+"/"+p.Manoeuvre.String())
	}
	return strings.Join(out, " ")
}

// TestADeploymentTakesSevenClicks: three cards, three orders and the word that all
// is set, in any order of cards and tokens, at every size.
func TestADeploymentTakesSevenClicks(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		for name, order := range map[string]string{"cards first": "ccctttp", "in turn": "ctctctp", "mixed": "cctctt" + "p"} {
			m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
			d := lay(t, m, size[0], size[1], "pl").Open()
			first, tokens := d.Match.Actor(), []string{"token:cover", "token:exploration", "token:attack"}
			var want []string
			for i, id := range handOf(d)[:3] {
				want = append(want, strings.TrimPrefix(id, "hand:")+"/"+strings.TrimPrefix(tokens[i], "token:"))
			}
			clicks, cards := 0, handOf(d)[:3]
			for _, what := range order {
				clicks++
				switch what {
				case 'c':
					d.Click(cards[0])
					cards = cards[1:]
				case 't':
					d.Click(tokens[0])
					tokens = tokens[1:]
				default:
					if got := deployed(d); got != strings.Join(want, " ") {
						t.Errorf("%s: %s stand, want %q", name, got, want)
					}
					d.Click("pass")
				}
			}
			if clicks != 7 || d.Last() != "done" || d.Table.Cover() != 1-first {
				t.Errorf("%s: after %d clicks the last move is %q", name, clicks, d.Last())
			}
		}
	}
}

// TestDeploymentByClicks fills the slots by clicks: cards go to the first free
// slot, tokens to the next card without one. Once all is laid, what is clicked is
// picked up and changes places.
func TestDeploymentByClicks(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "pl").Open()
	c := handOf(d)
	for _, i := range []int{0, 3, 5} {
		d.Click(c[i])
	}
	id := func(i int) string { return strings.TrimPrefix(c[i], "hand:") }
	d.Click("token:exploration")
	d.Click("token:exploration")
	d.Click("token:attack")
	d.Click("token:cover")
	if d.State("token:cover", "held") != true || d.State("slot:2", "target") != true {
		t.Error("the token is not picked up")
	}
	d.Click("slot:2")
	want := id(0) + "/exploration " + id(3) + "/cover " + id(5) + "/attack"
	if got := deployed(d); got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	// A fourth card takes the place that is clicked; the token stays.
	d.Click(c[6])
	d.Click("slot:1")
	if got, want := deployed(d), id(6)+"/exploration "+id(3)+"/cover "+id(5)+"/attack"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	// Two cards change places, then two tokens.
	d.Click("slot:1")
	d.Click("slot:3")
	d.Click("laid:1")
	d.Click("laid:2")
	if got, want := deployed(d), id(5)+"/cover "+id(3)+"/exploration "+id(6)+"/attack"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	d.RightClick("laid:3")
	d.RightClick("slot:1")
	if got, want := deployed(d), "-/- "+id(3)+"/exploration "+id(6)+"/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
}

// TestDeploymentByDrag does the same by drag and drop, and is refused a token
// where nobody stands.
func TestDeploymentByDrag(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "pl").Open()
	c := handOf(d)
	id := func(i int) string { return strings.TrimPrefix(c[i], "hand:") }
	d.Drag(c[1], "slot:3")
	d.WantMoves("send " + id(1) + " 3")
	d.Drag("token:attack", "slot:3")
	d.WantMoves("token attack 3")
	d.Carry("token:cover", "slot:1")
	d.LetGo()
	if toasts := d.Toasts(); len(toasts) != 1 || !strings.Contains(toasts[0], "WR-7") {
		t.Errorf("a token on an empty place: %q", toasts)
	}
	d.Drag("slot:3", "slot:1")
	d.Drag("token:hand-to-hand", "slot:1")
	if got, want := deployed(d), id(1)+"/hand-to-hand -/- -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	d.Drag(c[2], "slot:2")
	d.Drag("laid:1", "slot:2")
	if got, want := deployed(d), id(1)+"/- "+id(2)+"/hand-to-hand -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	d.Drag("laid:2", "tray")
	d.Drag("slot:1", "hand")
	if got, want := deployed(d), "-/- "+id(2)+"/- -/-"; got != want {
		t.Fatalf("%s stand, want %s", got, want)
	}
	if d.State("token:hand-to-hand", "left") != game.TokensOfAKind {
		t.Error("the token is not back in the tray")
	}
}

// TestUndoTakesADeploymentBack undoes a card by the bar and by keys.
func TestUndoTakesADeploymentBack(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d := lay(t, m, 1280, 800, "pl").Open()
	before := handOf(d)
	d.Click(before[0])
	d.Click("undo")
	if got := handOf(d); !slices.Equal(got, before) {
		t.Errorf("%q are in hand, want %q", got, before)
	}
	if d.Has("recall") {
		t.Error("nobody stands, and everybody can be taken back")
	}
	d.Click(before[0])
	d.Click(before[1])
	d.Click("recall")
	d.WantMoves("recall")
	if got := handOf(d); !slices.Equal(got, before) {
		t.Errorf("%q are in hand, want %q", got, before)
	}
}

// TestTheHazardIsShownOnTheHand marks those whom the open hazard will wound.
func TestTheHazardIsShownOnTheHand(t *testing.T) {
	d := lay(t, later(t), 1280, 800, "pl").Open()
	h, marked := d.Face.v.Hazards[0], 0
	for _, id := range handOf(d) {
		c, err := game.ParseCharacter(strings.TrimPrefix(id, "hand:"))
		if err != nil {
			t.Fatal(err)
		}
		want := 0
		if c.Suffers(h) {
			want = 1
			marked++
		}
		if got := d.State(id, "hazard_wounds"); got != want {
			t.Errorf("%s is marked with %v wounds, want %d", id, got, want)
		}
	}
	if marked == 0 {
		t.Error("nobody is marked")
	}
}
