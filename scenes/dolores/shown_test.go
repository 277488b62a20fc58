package dolores

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/dolores"
)

// TestACityForetellsItsSmoke by its districts: from the one before it pollutes, and never
// beside a purification plant.
func TestACityForetellsItsSmoke(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	for n, key := range map[int]string{
		game.PollutingDistricts - 2: "", game.PollutingDistricts - 1: "smoke.soon", game.PollutingDistricts: "smoke.yes", game.PollutingDistricts + 1: "smoke.yes",
	} {
		want := ""
		if key != "" {
			want = d.Face.say(key)
		}
		city := game.CityState{Districts: make([]game.DistrictState, n)}
		if got, _ := d.Face.smokeWords(&city); got != want {
			t.Errorf("of %d districts it says %q, want %q", n, got, want)
		}
		city.Districts[0].Building = game.PurificationPlant
		if got, _ := d.Face.smokeWords(&city); got != d.Face.say("smoke.plant") {
			t.Errorf("of %d districts and a plant it says %q", n, got)
		}
	}
}

// TestOnlySpentUnitsOfWhoActsArePale: in the military phase those that can do nothing
// more, none of others and none at other times.
func TestOnlySpentUnitsOfWhoActsArePale(t *testing.T) {
	for _, c := range []struct {
		name  string
		start func(testing.TB) *rules.Match
		field string
		want  bool
	}{
		{"a unit that can act", fighting, "L9", false},
		{"a unit that has moved", moved, "K8", true},
		{"a unit of another", fighting, "M10", false},
		{"a unit while taxes are paid", taxing, "L9", false},
	} {
		d := lay(t, c.start(t), 1280, 800, "pl").Open()
		if got := d.Face.planet.Fields[at(t, c.field)]; got.Units == 0 || got.Spent != c.want {
			t.Errorf("%s on %s is pale: %v, want %v", c.name, c.field, got.Spent, c.want)
		}
	}
}

// TestTheTaleOfTheWindTakesFiveLines at most: the last one counts what is left out.
func TestTheTaleOfTheWindTakesFiveLines(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	for n, more := range map[int]string{0: "", 1: "", 4: "", 5: "", 6: "2", 9: "5"} {
		entries := make([]rules.LogEntry, n)
		for i := range entries {
			entries[i].Event.Text = rules.Msg("dolores.event.burn-out", fieldArg(game.Field(i)))
		}
		got := d.Face.taleOf(entries)
		if len(got) != min(n, 5) || n > 0 && strings.Contains(got[len(got)-1], "more") != (more != "") || n > 5 && !strings.Contains(got[4], more) {
			t.Errorf("of %d events it tells %q", n, got)
		}
	}
}

// TestLandIsCededOrWanted by whose it is: so says the bubble on each field that can be put
// into an offer.
func TestLandIsCededOrWanted(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.own(1, 0, "O12")
	})
	play(t, m, "offer 1")
	d := wide(lay(t, m, 1280, 800, "en"))
	seen := map[int]int{}
	for f := range game.Field(game.Fields) {
		id := "field:" + f.String()
		if !d.Has(id) || d.State(id, "legal") != true || seen[d.Face.v.Cell(f).Owner] > 2 {
			continue
		}
		owner := d.Face.v.Cell(f).Owner
		seen[owner]++
		key := "land.want"
		if owner == 0 {
			key = "land.cede"
		}
		wantBubble(d, f.String(), d.Face.say(key, fieldArg(f)))
	}
	if seen[0] == 0 || seen[1] == 0 {
		t.Errorf("fields in offers by owner: %v", seen)
	}
}

// TestOnlyAClaimTakesLandFromSomebody: so says the bubble where a claim takes a field of
// another, and of no other tool.
func TestOnlyAClaimTakesLandFromSomebody(t *testing.T) {
	d := wide(lay(t, rich(t), 1280, 800, "en"))
	seen := map[string]int{}
	for _, tool := range []string{"tool:claim", "tool:sow", "tool:plant", "tool:found", "tool:land-section"} {
		if !d.Has(tool) {
			continue
		}
		d.Click(tool)
		for f := range game.Field(game.Fields) {
			id := "field:" + f.String()
			owner := d.Face.planet.Fields[f].Owner
			kind := tool
			if owner != rules.NoSeat {
				kind += " of somebody"
			}
			if d.State(id, "legal") != true || seen[kind] > 2 {
				continue
			}
			seen[kind]++
			annex := "not changes hands"
			if kind == "tool:claim of somebody" {
				annex = d.Face.say("put.annex", seatArg("player", owner))
			}
			wantBubble(d, f.String(), annex)
		}
		d.Key(input.KeyEscape)
	}
	if seen["tool:claim"] == 0 || len(seen) < 4 {
		t.Errorf("pointed at with tools: %v", seen)
	}
}

// TestTheMapTakesItsKeys: arrows at all times, Enter and Space only once a field is pointed
// at. The rest is left to others.
func TestTheMapTakesItsKeys(t *testing.T) {
	d := wide(lay(t, middle(t), 1280, 800, "en"))
	d.Away()
	stroke := func(k input.Key) bool { return d.Face.mapKey(input.Gesture{Kind: input.KeyStroke, Key: k}) }
	for _, c := range []struct {
		key  input.Key
		want bool
	}{{input.KeyEnter, false}, {input.KeySpace, false}, {input.KeyX, false}, {input.KeyUp, true}, {input.KeyEnter, true}, {input.KeySpace, true}} {
		if got := stroke(c.key); got != c.want {
			t.Errorf("%v is taken: %v, over %v", c.key, got, d.Face.over)
		}
	}
}
