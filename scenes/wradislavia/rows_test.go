package wradislavia

import (
	"fmt"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/wradislavia/pieces"
)

// upper is the seat whose cards lie in the upper row.
func upper(d *desk) int {
	if placeOf(d, "post:0:1").Y < placeOf(d, "post:1:1").Y {
		return 0
	}
	return 1
}

// TestNobodyChangesSidesDuringATurn follows the rows through whole turns: from the
// reveal to the end of the turn, through both parts of the fire and of hand-to-hand.
// Each seat stays in its row, and whoever deploys next has it in front already.
func TestNobodyChangesSidesDuringATurn(t *testing.T) {
	d := lay(t, match(t), 1024, 640, "en")
	dice := rules.NewRand(12)
	turn, above, acted := 0, none, map[int]bool{}
	parts := 0
	for n := 0; n < 400 && !d.Match.Result().Over; n++ {
		d.Open()
		v := view(d, rules.NoSeat)
		if v.Turn != turn {
			if turn > 0 && d.Face.front != 1-above {
				t.Fatalf("turn %d begins with the other side in front", v.Turn)
			}
			turn, above, acted = v.Turn, none, map[int]bool{}
		}
		if v.Revealed() {
			if above != none && upper(d) != above {
				t.Fatalf("turn %d: the rows change places", v.Turn)
			}
			above = upper(d)
			seat := d.Match.Actor()
			if acted[seat] = true; len(acted) == 2 {
				parts++
			}
			row := "lower row"
			if seat == above {
				row = "upper row"
			}
			if got, want := d.Find("whose").Label, d.Table.LookOf(seat).Name+", "+row; got != want {
				t.Fatalf("it is said %q, want %q", got, want)
			}
			if placeOf(d, "whose").W < 60 || d.State("whose", "seat") != seat {
				t.Errorf("whose row it is stands in %v", d.Find("whose").Rect)
			}
		}
		mv := resolute(d.Match, &dice)
		d.AwaitTurn()
		d.Play(mv)
		d.Ticks(2)
	}
	if parts < 5 {
		t.Errorf("both sides acted in %d positions", parts)
	}
}

// TestTheRevealSaysWhoseRowIsWhere and that it stays so.
func TestTheRevealSaysWhoseRowIsWhere(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "%s’s row is the upper one, %s’s the lower one", "pl": "Górny rząd: %s, dolny: %s.",
	} {
		m := chance(t, match(t), func(v game.View) bool {
			return v.Phase == game.PhaseDeployment && v.Players[v.Marker].Confirmed
		})
		second := m.Actor()
		d := lay(t, m, 1024, 640, lang).Open()
		sent(d)
		animate(d)
		d.Click("pass")
		d.Ticks(4)
		words := fmt.Sprintf(want, d.Table.LookOf(1-second).Name, d.Table.LookOf(second).Name)
		if all := strings.ReplaceAll(strings.Join(d.Seen(), " "), "|", " "); !strings.Contains(squeezed(all), squeezed(words)) {
			t.Errorf("%s: %q is not to be read in %q", lang, words, all)
		}
		if upper(d) != 1-second {
			t.Errorf("%s: seat %d stands above", lang, upper(d))
		}
	}
}

// squeezed leaves only letters and digits, so that lines may break anywhere.
func squeezed(s string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \u00a0|\n", r) {
			return -1
		}
		return r
	}, s)
}

// TestATargetIsNamedWithItsPlayer in the log, in the panel and over the card.
func TestATargetIsNamedWithItsPlayer(t *testing.T) {
	for lang, want := range map[string][3]string{
		"en": {"Ala’s Barbara will strike Bartek’s Karol hand-to-hand.", "target: Bartek’s Karol", "Bartek’s Karol"},
		"pl": {"Barbara (Ala) będzie walczyć wręcz. Cel: Karol (Bartek).", "cel: Karol (Bartek)", "Karol (Bartek)"},
	} {
		d := lay(t, strikes(t), 1280, 800, lang).Open()
		last := ""
		for _, n := range d.Nodes() {
			if strings.HasPrefix(n.ID, "log:") && n.Role != "bar" && n.Label != "" && strings.Contains(n.Label, "Barbara") {
				last = n.Label
			}
		}
		if !strings.Contains(last, want[0]) {
			t.Errorf("the log says %q, want %q", last, want[0])
		}
		if got := d.Find("duty:0:1").Label; !strings.HasSuffix(got, want[1]) {
			t.Errorf("the panel says %q", got)
		}
		if got := d.TipOf("post:1:2"); !strings.HasPrefix(got, want[2]) {
			t.Errorf("the card says %q", got)
		}
	}
}

// TestArrowsAndHitsKeepOffTheWords: no arrow crosses a card but for the point on
// the portrait that it comes to, and a hit stays within that.
func TestArrowsAndHitsKeepOffTheWords(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}, {1024, 1280}, {2560, 1080}} {
		d := lay(t, strikes(t), size[0], size[1], "pl").Open()
		f := d.Face
		for seat := range game.Seats {
			for i := range game.Slots {
				for j := range game.Slots {
					from, to := spot{seat, i}, spot{1 - seat, j}
					way := f.arrow(from, to)
					target := f.places.posts[to.seat][to.slot]
					for n, p := range way {
						for s := range game.Seats {
							for slot, card := range f.places.posts[s] {
								inside := card.Contains(p) || tokenBox(card).Contains(p)
								if inside && (s != to.seat || slot != to.slot || p.Y > facing(card).Bottom()) {
									t.Errorf("%v: the arrow %v→%v crosses the card %d:%d at its point %d", size, from, to, s, slot, n)
								}
							}
						}
					}
					end := way[len(way)-1]
					if near := layout.Around(end, layout.S(2*target.W*0.2+2, 40)); !near.Intersects(tokenBox(target)) && !facing(target).Contains(end) {
						t.Errorf("%v: the arrow %v→%v ends at %v, off its card %v", size, from, to, end, target)
					}
				}
				card := f.places.posts[seat][i]
				if box := facing(card); !box.Within(pieces.PortraitBox(card)) || box.Bottom() > card.Y+card.H*101/226 {
					t.Errorf("%v: hits land in %v of the card %v", size, box, card)
				}
			}
		}
	}
}

// TestTheMusterIsOfWhoDecided in the past as well, where nobody at the screen decides.
func TestTheMusterIsOfWhoDecided(t *testing.T) {
	seen := map[bool]bool{} // by whether the cards of who decided lie in front
	for name, start := range positions {
		for _, further := range []int{0, 1} {
			m := start(t)
			if further > 0 && !m.Result().Over && m.Prompt(m.Actor()).Pass != nil {
				if _, err := m.Play(m.Prompt(m.Actor()).Pass.Move); err != nil {
					t.Fatal(err)
				}
			}
			d := lay(t, m, 1280, 800, "pl").Open()
			d.Table.Look(m.Len())
			d.Root().Invalidate()
			if d.Ticks(1); !d.Has("whose") {
				continue
			}
			seen[m.Actor() == d.Face.front] = true
			if d.State("whose", "seat") != m.Actor() {
				t.Errorf("%s: %v are listed, but seat %d decides", name, d.Find("whose").Label, m.Actor())
			}
		}
	}
	if !seen[false] {
		t.Error("who decides always sits in front")
	}
}

// TestHazardsAreForetoldInTheDeployment only: before they are unknown, later they have
// struck.
func TestHazardsAreForetoldInTheDeployment(t *testing.T) {
	for name, start := range positions {
		d := lay(t, start(t), 1280, 800, "pl").Open()
		if told := d.Face.hazardLine(game.Character(1)) != ""; told != (d.Face.v.Phase == game.PhaseDeployment) {
			t.Errorf("%s: it is told what the hazards do: %v", name, told)
		}
	}
}
