package wcp

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	game "schron/rules/wcp"
)

// wantTip tests lines of a tooltip.
func wantTip(d *desk, id string, lines ...string) {
	d.T.Helper()
	tip := strings.Split(d.TipOf(id), "\n")
	for _, line := range lines {
		if !slices.Contains(tip, line) {
			d.T.Errorf("%s says %q, want %q", id, tip, line)
		}
	}
}

// occupied reports whether a pawn stands in a hall.
func occupied(v game.Position, at game.Field) bool {
	return slices.ContainsFunc(v.Players, func(p game.Player) bool { return p.Pawn != nil && *p.Pawn == at })
}

// TestFieldsTellWhatLiesThere: each kind of hall and what lies on it.
func TestFieldsTellWhatLiesThere(t *testing.T) {
	d := lay(t, changed(t, placing(t), func(p *position) {
		for i := range p.Halls {
			if h := &p.Halls[i]; h.Content == nil && !occupied(p.Position, h.Field) {
				h.Breached, h.Open = true, game.AllEdges
				return
			}
		}
		t.Fatal("no hall is bare")
	}), 1280, 800, "en").Open()
	wantTip(d, "field:d4", "Field d4", "The central hall with the big red button, open on all sides.")
	breached, upgrade := false, map[game.TokenKind]string{
		game.FireUpgrade: "An upgrade: fire is higher by %d.", game.ArmourUpgrade: "An upgrade: armour is higher by %d.",
		game.BoosterUpgrade: "An upgrade: %d more booster.", game.Trophy: "A trophy of value %d. It counts once it is out of the base.",
	}
	for _, h := range d.Face.v.Halls {
		id := "field:" + h.Field.String()
		switch {
		case occupied(d.Face.v.Position, h.Field): // the pawn speaks
		case h.Breached:
			breached = true
			wantTip(d, id, "A breached hall, open on all sides.")
			if got := d.Face.fieldLook(h.Field).tile; got != h.Tile.Open() || got == game.AllEdges {
				t.Errorf("below the breach of %s lies a tile with the passages %v, want %v", id, got, h.Tile.Open())
			}
		case h.Content == nil:
			wantTip(d, id, d.House.Say(h.Tile.Name().Key))
		case h.Content.Kind() == game.Guard:
			wantTip(d, id, "Content: "+d.House.Say(h.Content.Name().Key), fmt.Sprintf("A guard. Fire: %d, armour: %d", h.Content.Fire(), h.Content.Armour()))
		default:
			wantTip(d, id, "Content: "+d.House.Say(h.Content.Name().Key), fmt.Sprintf(upgrade[h.Content.Kind()], h.Content.Value()))
		}
	}
	if !breached {
		t.Error("no hall is breached")
	}
	for x, lines := range map[string]string{
		"fire": "An upgrade: fire is higher by 1.", "armour2": "An upgrade: armour is higher by 2.",
		"booster": "An upgrade: 1 more booster.", "core": "A trophy of value 4. It counts once it is out of the base.",
		"cerberus": "A guard. Fire: 4, armour: 4", "laser": "A guard. Fire: 3, armour: 1",
	} {
		token, err := game.ParseToken(x)
		if err != nil {
			t.Fatal(err)
		}
		if got := d.Face.tokenLines(token); got[0] != lines {
			t.Errorf("of %s it says %q, want %q", x, got, lines)
		}
	}

	d = lay(t, destroying(t), 1280, 800, "en").Open()
	wantTip(d, "field:d4", "The central hall was here. The field stays empty.")
	for _, h := range d.Face.v.Halls {
		if h.Destroyed {
			wantTip(d, "field:"+h.Field.String(), "A destroyed hall: nobody enters it or builds on it.")
			return
		}
	}
}

// TestEntrancesTellWhatTheyAre in both stages.
func TestEntrancesTellWhatTheyAre(t *testing.T) {
	d := lay(t, firstMove(t), 1280, 800, "en").Open()
	if tip := d.Face.gateTip(0); tip.Title != "Entrance 1" || !slices.Equal(tip.Lines, []string{ // a pawn stands there
		"Active, " + d.Table.LookOf(0).Name + " starts here.", "It becomes an exit in stage II, when the central hall is gone.",
	}) {
		t.Errorf("entrance 1 says %+v", tip)
	}
	wantTip(d, "entrance:2", "Passive: nobody starts here.")
	d = lay(t, destroying(t), 1280, 800, "en").Open()
	kinds := map[string]bool{}
	for n := 1; n <= 6; n++ {
		h := hallOf(d.Face.v, game.Corner(game.Dir(n-1)))
		want := "A wall of the hall blocks it."
		switch {
		case h != nil && h.Destroyed:
			want = "The hall before it is destroyed."
		case h == nil || h.Open.Has(game.Dir(n-1)):
			want = "Open: the base can be left here."
		}
		kinds[want] = true
		wantTip(d, fmt.Sprintf("entrance:%d", n), want)
	}
	if len(kinds) < 2 {
		t.Errorf("only %v", kinds)
	}
}

// TestStacksTellTheirSizes and what each is for.
func TestStacksTellTheirSizes(t *testing.T) {
	d := lay(t, firstMove(t), 1280, 800, "en").Open()
	for id, want := range map[string]struct {
		n    int
		line string
	}{
		"stack:halls":  {24, "Halls left on the face-down stack. The button can be pressed only when the stack is empty."},
		"stack:tokens": {96, "Content tokens left on the face-down stack."},
	} {
		if d.State(id, "left") != want.n || !strings.HasSuffix(d.Find(id).Label, fmt.Sprintf(": %d", want.n)) {
			t.Errorf("%s shows %v, %q", id, d.State(id, "left"), d.Find(id).Label)
		}
		wantTip(d, id, want.line)
	}
}
