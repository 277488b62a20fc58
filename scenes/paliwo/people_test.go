package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	game "schron/rules/paliwo"
	"schron/sprites"
)

// TestALineOfAPersonIsMarkedWhereAClickActs in every position: it picks the human up, or
// something is played with it.
func TestALineOfAPersonIsMarkedWhereAClickActs(t *testing.T) {
	for name, start := range positions {
		if start(t).Result().Over {
			continue
		}
		for h := range game.Human(game.People) {
			d := lay(t, start(t), 1280, 800, "pl").Open()
			id := personID(h)
			if d.State(id, "held") == true { // a click puts it down
				continue
			}
			may, turns := d.State(id, "may") == true, d.Has("face:N")
			held, n := d.Face.hand.Held(), d.Match.Len()
			d.Click(id)
			d.Ticks(1)
			now := d.Face.hand.Held()
			if acts := now != held && now != "" || d.Match.Len() != n || d.Has("near") || d.Has("face:N") != turns; may != acts {
				t.Errorf("%s: %s is marked: %v, a click acts: %v", name, id, may, !may)
			}
		}
	}
}

// TestALineOfAPersonIsMarkedForAZombie that is picked up, where a click lets it bite the
// human.
func TestALineOfAPersonIsMarkedForAZombie(t *testing.T) {
	d, bites := lay(t, moving(t), 1280, 800, "pl").Open(), 0
	n := d.Match.Len()
	for i := range d.Face.v.Zombies {
		at := d.Face.v.Zombies[i].Field
		for h := range game.Human(game.People) {
			if d.Face.chosenZombie() != at {
				d.Click(fieldIDs[at])
			}
			may := d.State(personID(h), "may") == true
			d.Click(personID(h))
			d.Ticks(1)
			if acts := d.Match.Len() > n; may != acts {
				t.Errorf("%v is marked for the zombie on %v: %v, a click acts: %v", h, at, may, !may)
			}
			if d.Match.Len() > n {
				bites++
				d = lay(t, moving(t), 1280, 800, "pl").Open()
			}
		}
	}
	if bites == 0 {
		t.Error("no zombie can bite")
	}
}

// TestAPersonIsAsFaintAsItIsGone: who got out is drawn as who is still there.
func TestAPersonIsAsFaintAsItIsGone(t *testing.T) {
	for _, c := range []struct {
		name  string
		who   game.Human
		alpha float64
	}{
		{"escaped", game.Policeman, 1}, {"lost", game.Mechanic, 0.42}, {"active", game.Policeman, 1}, {"active", game.Runner, 1},
	} {
		d := lay(t, positions[c.name](t), 1280, 800, "pl").Open()
		if d.Has("result:look") {
			d.Click("result:look")
		}
		_, drawn := d.In(d.Root().Node(personID(c.who)).Rect)
		i := slices.IndexFunc(drawn, func(x sprites.AuditSprite) bool { return strings.HasPrefix(x.Name, "paliwo/human") })
		if i < 0 || drawn[i].Alpha != c.alpha {
			t.Errorf("%s: %v is drawn as %v, want the opacity %v", c.name, c.who, drawn, c.alpha)
		}
	}
}

// TestACardThatIsAimedLeavesOneWayAmber: the button that plays it, and nothing beside it.
func TestACardThatIsAimedLeavesOneWayAmber(t *testing.T) {
	seen := 0
	for _, name := range []string{"turn", "active", "carrying", "moving", "rising"} {
		d := lay(t, positions[name](t), 1280, 800, "pl").Open()
		for _, n := range d.Nodes() {
			if !strings.HasPrefix(n.ID, "card:") || n.State["usable"] != true {
				continue
			}
			d.Click(n.ID)
			if d.Has("card:play") {
				seen++
				for _, x := range d.Nodes() {
					if x.State["amber"] == true && x.ID != "card:play" {
						t.Errorf("%s: with %s aimed %s is amber", name, n.ID, x.ID)
					}
				}
			}
			d.Key(input.KeyEscape)
		}
	}
	if seen < 4 {
		t.Errorf("%d cards are played by a button", seen)
	}
}
