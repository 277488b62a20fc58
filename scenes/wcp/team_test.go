package wcp

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
	"schron/sprites"
)

// TestPawnsOfATeamAreNamedApart: where a player has several pawns, log and cover
// name them by their vehicles; with one pawn each the player's name is enough.
func TestPawnsOfATeamAreNamedApart(t *testing.T) {
	d := lay(t, team(t), 1280, 800, "en")
	own := d.Match.View(d.Match.Actor()).(game.View).Players[d.Match.Actor()]
	want := "Ala (" + d.House.Say(own.Vehicle.Name().Key) + ")"
	if d.Match.Owner(d.Match.Actor()) == 1 {
		want = strings.Replace(want, "Ala", "Bartek", 1)
	}
	if got := d.Table.LookOf(d.Match.Actor()).Name; got != want {
		t.Errorf("the pawn is called %q, want %q", got, want)
	}
	if d.Has("cover") && !strings.Contains(d.Find("cover").Label, want) {
		t.Errorf("the cover says %q", d.Find("cover").Label)
	}
	d.Open()
	named := 0
	for _, n := range d.Nodes() {
		if n.Role == "entry" && strings.Contains(n.Label, " (") {
			named++
		}
	}
	if named == 0 {
		t.Error("the log does not name vehicles")
	}
	solo := lay(t, placing(t), 1280, 800, "en")
	if got := solo.Table.LookOf(1).Name; got != "Bartek" {
		t.Errorf("one pawn alone is called %q", got)
	}
}

// TestSidesOfATradeOfTeamsAreNamedWhole: where a player's name and vehicle have
// no room beside the characteristics, the vehicle stands there alone.
func TestSidesOfATradeOfTeamsAreNamedWhole(t *testing.T) {
	m := reached(t, 3, teams, func(v game.View) bool { return v.Decision == game.DecideOffer && len(v.Trade.Give) > 0 })
	d := lay(t, m, 1024, 640, "pl").Open()
	for _, seat := range []int{m.Actor(), int(d.Face.v.Trade.With)} {
		vehicle := d.House.Say(d.Face.v.Players[seat].Vehicle.Name().Key)
		name := d.State("side:"+strconv.Itoa(seat), "name").(string)
		if !strings.Contains(name, vehicle) || len([]rune(name)) > 16 {
			t.Errorf("a side is called %q, the vehicle is %q", name, vehicle)
		}
	}
}

// TestTheAlarmOfTeamsNamesTheHolder in the least window, too.
func TestTheAlarmOfTeamsNamesTheHolder(t *testing.T) {
	m := reached(t, 3, teams, func(v game.View) bool { return v.Stage == game.StageEscape && v.Decision == game.DecideMove })
	for _, lang := range []string{"pl", "en"} {
		d := lay(t, m, 1024, 640, lang).Open()
		seat, _, _ := d.Face.v.NextFall()
		vehicle := d.House.Say(d.Face.v.Players[seat].Vehicle.Name().Key)
		if told := d.State("alarm", "told").(string); !strings.Contains(told, vehicle) {
			t.Errorf("%s: the alarm says %q of %s", lang, told, vehicle)
		}
	}
}

// TestFiltersOfATeamDiffer: each pawn's filter of the log shows its vehicle and
// says so; before there are vehicles it is the entrance that tells them apart.
func TestFiltersOfATeamDiffer(t *testing.T) {
	choosing := tabletest.Match(t, game.Game{}, rules.Setup{Players: 2, Seed: 3, Options: teams})
	for name, m := range map[string]*rules.Match{"choosing": choosing, "later": team(t)} {
		d := lay(t, m, 1024, 640, "pl").Open()
		labels, looks := map[string]bool{}, map[string]bool{}
		for seat := range m.Seats() {
			n := d.Root().Node("log:only:" + strconv.Itoa(seat))
			labels[n.Label] = true
			if tip := n.Tip(); !strings.Contains(tip.Title, d.Table.LookOf(seat).Name) {
				t.Errorf("%s: seat %d is called %q", name, seat, tip.Title)
			}
			texts, pictures := tabletest.Drawn(t, func(c *sprites.Canvas) { n.Draw(c, ui.State{Enabled: true}) })
			looks[strings.Join(append(texts, pictures...), " ")] = true
		}
		if len(labels) != m.Seats() || len(looks) != m.Seats() {
			t.Errorf("%s: %d filters have %d names and %d looks", name, m.Seats(), len(labels), len(looks))
		}
	}
}

// TestATeamsTotalIsShown with each of its pawns; one pawn alone has none.
func TestATeamsTotalIsShown(t *testing.T) {
	d := lay(t, team(t), 1024, 640, "pl").Open()
	sums := map[int]int{}
	for _, p := range d.Face.v.Players {
		sums[p.Person] += p.Value
	}
	if sums[0] == d.Face.v.Players[0].Value {
		t.Error("the position has no total to be told")
	}
	texts, _ := tabletest.Drawn(t, d.Root().Draw)
	for seat, p := range d.Face.v.Players {
		want := strconv.Itoa(sums[p.Person])
		if got := d.State("player:"+strconv.Itoa(seat), "team"); got != sums[p.Person] {
			t.Errorf("the total of seat %d is %v, want %s", seat, got, want)
		}
		if tip := strings.Join(d.Root().Node("player:"+strconv.Itoa(seat)).Tip().Lines, " "); !strings.Contains(tip, d.House.Say("wcp.table.player.team.help", rules.Number("n", sums[p.Person]))) {
			t.Errorf("the tip of seat %d says %q", seat, tip)
		}
		if !slices.Contains(texts, "razem "+want) {
			t.Errorf("drawn are %q", texts)
		}
	}
	solo := lay(t, placing(t), 1024, 640, "pl").Open()
	texts, _ = tabletest.Drawn(t, solo.Root().Draw)
	if slices.ContainsFunc(texts, func(s string) bool { return strings.HasPrefix(s, "razem ") }) {
		t.Error("one pawn alone has a total")
	}
}

// TestNoFightIsForetoldAmongMates: of a pawn of one's own team no exchange of fire is
// shown (WCP-30 is for others), and of another one it is.
func TestNoFightIsForetoldAmongMates(t *testing.T) {
	shows := func(mates bool) bool {
		m := reached(t, 2, teams, func(v game.View) bool {
			if v.Decision != game.DecideMeet {
				return false
			}
			own, met := v.Players[v.Turn], 0
			for i, p := range v.Players {
				if i == int(v.Turn) || p.Pawn == nil || *p.Pawn != *own.Pawn {
					continue
				}
				if met++; (p.Person == own.Person) != mates {
					return false
				}
			}
			return met == 1
		})
		d := lay(t, m, 1280, 800, "en").Open()
		_, pictures := tabletest.Drawn(t, d.Root().Draw)
		return slices.Contains(pictures, "icon/arrow-right")
	}
	if shows(true) || !shows(false) {
		t.Errorf("an exchange of fire is shown among mates: %v, with another: %v", shows(true), shows(false))
	}
}
