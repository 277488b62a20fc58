package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
)

// TestAFieldDeclaresTheActionAtOnce: a click on a field, or a piece dropped there, while
// soldiers may still move ends their movement and declares the action. Each word is taken
// back by itself.
func TestAFieldDeclaresTheActionAtOnce(t *testing.T) {
	for _, c := range []struct {
		how  string
		do   func(d *desk)
		want string
	}{
		{"a field clicked", func(d *desk) { d.Click("field:b1") }, "token b1"},
		{"an own token clicked", func(d *desk) { d.Click("field:c1") }, "outpost c1"},
		{"an own outpost clicked", func(d *desk) { d.Click("field:d2") }, "soldier d2"},
		{"a token dropped", func(d *desk) { d.Drag("supply:token", "field:e3") }, "token e3"},
		{"an outpost dropped", func(d *desk) { d.Drag("supply:outpost", "field:d3") }, "outpost d3"},
		{"a soldier put by clicks", func(d *desk) { d.Click("supply:soldier"); d.Click("field:d2") }, "soldier d2"},
	} {
		m := kit.Changed(t, middle(t), func(p *position) { p.Players[1].Soldiers = fields(t) }) // nobody can answer
		d := lay(t, m, 1280, 800, "pl").Open()
		c.do(d)
		if d.Match.Len() != 2 {
			t.Errorf("%s: toasts %q", c.how, d.Toasts())
		}
		wantPlayed(d, 2, c.want)
		for d.Match.Len() > 0 {
			n := d.Match.Len()
			d.AwaitTurn()
			d.Click("undo")
			if d.Match.Len() != n-1 {
				t.Fatalf("%s: move %d is not taken back", c.how, n)
			}
		}
	}
}

// TestAMovableSoldierIsPickedUpFirst: what lies under it is built on by a piece from
// the supply only.
func TestAMovableSoldierIsPickedUpFirst(t *testing.T) {
	m := kit.Changed(t, middle(t), func(p *position) { p.Players[0].Soldiers = fields(t, "c1") })
	d := lay(t, m, 1280, 800, "pl").Open()
	if d.State("field:c1", "legal") == true {
		t.Error("a click would build under the soldier")
	}
	d.Click("field:c1")
	if d.State("field:c1", "held") != true {
		t.Fatal("the soldier is not in hand")
	}
	d.Click("field:e5")
	if got := d.Toasts(); len(got) != 1 || !strings.HasSuffix(got[0], "DZ-9") {
		t.Errorf("with a soldier in hand another field says %q", got)
	}
	d.Click("field:c1")
	d.Drag("supply:outpost", "field:c1")
	wantPlayed(d, 2, "outpost c1")
}

// TestTheFirstTokenIsDragged to the field that chooses the home edge.
func TestTheFirstTokenIsDragged(t *testing.T) {
	d := lay(t, opening(t), 1280, 800, "pl").Open()
	d.Drag("supply:token", "field:a1")
	if got := d.Toasts(); len(got) != 1 || !strings.HasSuffix(got[0], "DZ-8") {
		t.Errorf("a corner says %q", got)
	}
	d.Drag("supply:token", "field:e3")
	wantPlayed(d, 3, "home e3")
}

// TestAPieceWithoutAFieldSaysWhatIsLacking and names no field, for none was pointed
// at; clicking it says it, and so does its tooltip.
func TestAPieceWithoutAFieldSaysWhatIsLacking(t *testing.T) {
	bare := func(t testing.TB) *rules.Match {
		return kit.Changed(t, replacing(t), func(p *position) { p.Players[0].Soldiers = fields(t, "c3") })
	}
	built := func(t testing.TB) *rules.Match {
		return kit.Changed(t, middle(t), func(p *position) {
			p.Players[0].Tokens, p.Players[0].Outposts, p.Players[0].Soldiers = fields(t, "d2"), fields(t, "d2"), fields(t, "d2", "e5")
		})
	}
	for _, c := range []struct {
		start          func(testing.TB) *rules.Match
		id, pl, en, by string
	}{
		{bare, "supply:soldier", "Nie masz na planszy przyczółka, a żołnierza stawia się na swoim.", "You have no outpost on the board, and soldiers are put on yours.", "DZ-13"},
		{built, "supply:soldier", "Na każdym twoim przyczółku stoi już żołnierz.", "A soldier stands on each of your outposts already.", "DZ-14"},
		{built, "supply:outpost", "Na każdym twoim żetonie stoi już przyczółek.", "An outpost stands on each of your tokens already.", "DZ-14"},
	} {
		for lang, want := range map[string]string{"pl": c.pl, "en": c.en} {
			d := lay(t, c.start(t), 1280, 800, lang).Open()
			if got := said(d, c.id); !strings.Contains(got, want) {
				t.Errorf("the tooltip of %s says %q, want %q", c.id, got, want)
			}
			d.Click(c.id)
			if got := strings.ReplaceAll(strings.Join(d.Toasts(), " | "), "\u00a0", " "); !strings.Contains(got, want) || !strings.HasSuffix(got, c.by) {
				t.Errorf("%s says %q, want %q by %s", c.id, got, want, c.by)
			}
		}
	}
}
