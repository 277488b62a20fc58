package wcp

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
)

// handleRoles are the roles of nodes that look like something to pick up.
var handleRoles = map[string]bool{"hall": true, "token": true, "card": true, "pawn": true}

// TestEveryHandleAnswers: whatever looks like something to pick up can be, is clicked for
// something, or says why not. That holds in every position in which somebody may act.
func TestEveryHandleAnswers(t *testing.T) {
	handles := 0
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if d.Table.Acting() == rules.NoSeat {
			continue
		}
		for _, n := range d.Nodes() {
			if !handleRoles[n.Role] {
				continue
			}
			handles++
			x := d.Root().Node(n.ID)
			if x.Drag == nil && x.OnClick == nil {
				t.Errorf("%s: dragging %s says nothing", name, n.ID)
			}
			if n.State[ui.MayState] == true && (n.State["barred"] != nil || x.OnClick == nil) {
				t.Errorf("%s: %s is marked and barred, or a click does nothing", name, n.ID)
			}
		}
	}
	if handles < 100 {
		t.Errorf("only %d handles", handles)
	}
}

// barred drags a node onto the centre and wants why it cannot be lifted.
func barred(d *desk, id, want string) {
	d.T.Helper()
	n := d.Match.Len()
	d.Carry(id, "field:d4")
	if d.Root().Dragging() != nil {
		d.T.Errorf("%s is lifted", id)
	}
	d.LetGo()
	got := strings.ReplaceAll(strings.Join(d.Toasts(), " | "), "\u00a0", " ")
	if !strings.HasPrefix(got, want) || d.Match.Len() != n {
		d.T.Errorf("%s says %q, want %q", id, got, want)
	}
}

// TestHandlesThatDoNothingSayWhy when they are dragged: another's pawn, the own one
// out of turn, the hand before and after laying, a card that is taken.
func TestHandlesThatDoNothingSayWhy(t *testing.T) {
	for lang, words := range map[string][5]string{
		"pl": {"Tym pojazdem jedzie ", "Najpierw rusz pionek.", "Teraz połóż halę i żeton zawartości.", "W tej turze hala już leży.", "Tę kartę ma już "},
		"en": {" drives this vehicle, not you.", "First move the pawn.", "Now lay a hall and a content token.", "A hall has been laid in this turn.", " has that card already"},
	} {
		m := moving(t)
		d := lay(t, m, 1280, 800, lang).Open()
		acting := m.Actor()
		for seat := range d.Face.v.Players {
			id := pawnName(seat)
			if seat == acting || !d.Has(id) || d.Face.v.Players[seat].Pawn != nil && d.Face.markOf(*d.Face.v.Players[seat].Pawn) != plainMark {
				continue
			}
			n := d.Match.Len()
			d.Carry(id, "field:d4")
			d.LetGo()
			if got := strings.ReplaceAll(strings.Join(d.Toasts(), ""), "\u00a0", " "); !strings.Contains(got, words[0]) || d.Match.Len() != n {
				t.Errorf("another's pawn says %q, want %q", got, words[0])
			}
		}
		barred(d, "hand:hall:0", words[1])
		d = lay(t, moving(t), 1280, 800, lang).Open()
		barred(d, "hand:token:0", words[1])
		m = placing(t)
		d = lay(t, m, 1280, 800, lang).Open()
		barred(d, pawnName(m.Actor()), words[2])
		for _, mv := range m.Legal(m.Actor(), nil) {
			if mv.Verb == game.VerbHall {
				tabletest.Play(t, m, game.Game{}.Notation(mv))
				break
			}
		}
		d = lay(t, m, 1280, 800, lang).Open()
		barred(d, "hand:hall:0", words[3])
		d = lay(t, choosing(t), 1280, 800, lang).Open()
		n := d.Match.Len()
		d.Carry("vehicle:V07", "player:"+strconv.Itoa(d.Match.Actor()))
		d.LetGo()
		if got := strings.ReplaceAll(strings.Join(d.Toasts(), ""), "\u00a0", " "); !strings.Contains(got, strings.TrimSpace(words[4])) || d.Match.Len() != n {
			t.Errorf("a card that is taken says %q, want %q", got, words[4])
		}
	}
}

// TestCardsWaresAndSpoilsAreDragged to where they belong: the own line, the other
// side of a talk.
func TestCardsWaresAndSpoilsAreDragged(t *testing.T) {
	d := lay(t, choosing(t), 1280, 800, "pl").Open()
	d.Drag("vehicle:V05", "player:"+strconv.Itoa(d.Match.Actor()))
	if d.Match.Len() != 4 || d.Last() != "vehicle V05" {
		t.Errorf("%d moves, the last %q", d.Match.Len(), d.Last())
	}
	d = lay(t, taking(t), 1280, 800, "pl").Open()
	n := d.Match.Len()
	for _, x := range d.Nodes() {
		if strings.HasPrefix(x.ID, "take:") {
			d.Drag(x.ID, "player:"+strconv.Itoa(d.Match.Actor()))
			break
		}
	}
	if d.Match.Len() != n+1 || !strings.HasPrefix(d.Last(), "take ") {
		t.Errorf("%d moves more, the last %q", d.Match.Len()-n, d.Last())
	}
	d = lay(t, asking(t), 1280, 800, "pl").Open()
	n = d.Match.Len()
	trade := d.Face.v.Trade
	for _, x := range d.Nodes() {
		if strings.HasPrefix(x.ID, "ask:") && x.State[ui.MayState] == true {
			d.Drag(x.ID, "side:"+strconv.Itoa(int(trade.With)))
			if d.Match.Len() != n {
				t.Error("a thing that is put back is asked for")
			}
			d.Drag(x.ID, "side:"+strconv.Itoa(int(trade.By)))
			break
		}
	}
	if d.Match.Len() != n+1 || !strings.HasPrefix(d.Last(), "ask ") {
		t.Errorf("%d moves more, the last %q", d.Match.Len()-n, d.Last())
	}
}

// TestTheWayOnIsAmber: leaving the base, agreeing, the button, the offer, driving on
// past somebody; never two at once, and what declines or ends is grey.
func TestTheWayOnIsAmber(t *testing.T) {
	for name, want := range map[string]string{
		"leaving": "leave", "answering": "accept", "pressing": "press", "offering": "offer", "meeting": "pass",
		"moving": "", "placing": "", "destroying": "", "asking": "", "taking": "", "vehicles": "", "lost": "",
	} {
		for _, v := range scenetest.Views("pl", "en")[:3] {
			d := lay(t, positions[name](t), v.W, v.H, v.Lang).Open()
			var got []string
			for _, n := range d.Nodes() {
				if n.State["amber"] == true {
					got = append(got, n.State["move"].(string))
				}
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%s: urged to %q, want %q", name, got, want)
			}
		}
	}
}

// TestNoBubbleCoversWhatIsNeeded: what is told of a field that can be chosen leaves the
// question, the hand and the buttons on the board in sight. While a pawn moves, the
// usual sizes show the fields next to it that can be chosen too.
func TestNoBubbleCoversWhatIsNeeded(t *testing.T) {
	for _, name := range []string{"moving", "placing", "destroying", "escaping", "leaving"} {
		m := positions[name](t)
		for _, v := range []scenetest.View{{W: 1024, H: 640, Lang: "pl"}, {W: 1280, H: 800, Lang: "en"}, {W: 1024, H: 1280, Lang: "pl"}} {
			d := lay(t, m, v.W, v.H, v.Lang).Open()
			if name == "placing" {
				d.Click("hand:hall:0")
			}
			for _, at := range boardFields {
				if d.Face.markOf(at) == plainMark {
					continue
				}
				d.Hover("field:" + at.String())
				if n := d.Root().Node("bubble"); n != nil {
					clear(d, n, name+" at "+v.String()+", "+at.String(), at, name == "moving")
				}
			}
		}
	}
}

func clear(d *desk, n *ui.Node, where string, at game.Field, next bool) {
	d.T.Helper()
	p := &d.Face.places
	boxes := map[string][4]float64{}
	add := func(what string, x, y, w, h float64) { boxes[what] = [4]float64{x, y, w, h} }
	ask := d.Root().Node("prompt").Rect
	add("the question", ask.X, ask.Y, ask.W, ask.H)
	add("the hand", p.desk.X, p.desk.Y, p.desk.W, p.desk.H)
	if next {
		for _, other := range nextTo(at) {
			if d.Face.markOf(other) == canMark {
				box := p.field(other).Inset(6)
				add(other.String(), box.X, box.Y, box.W, box.H)
			}
		}
	}
	for what, b := range boxes {
		w := min(n.Rect.Right(), b[0]+b[2]) - max(n.Rect.X, b[0])
		h := min(n.Rect.Bottom(), b[1]+b[3]) - max(n.Rect.Y, b[1])
		if w > 8 && h > 8 {
			d.T.Errorf("%s: it covers %s by %.0f × %.0f", where, what, w, h)
		}
	}
}
