package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
	"schron/rules/rulestest"
	"schron/scenes/ui"
)

// hands are hands of four cards that both sides can hold.
func handsOf(t testing.TB, without int) *rules.Match {
	t.Helper()
	var cards []game.Card
	for side := range 2 {
		all := game.CardsOf(side)
		cards = append(cards, slices.Delete(slices.Clone(all), without, without+1)...)
	}
	return matchAt(t, func(p *position) { p.hands(cards...) })
}

// TestCardsSayWhatTheyDo at 1280 × 800 and the usual size, each of them with its
// sentence in both languages.
func TestCardsSayWhatTheyDo(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for without := range game.SideCards {
			m := handsOf(t, without)
			d := lay(t, m, 1280, 800, lang).Open()
			wantSentences(d, game.SeatHumans)
			play(t, m, "end")
			d = lay(t, m, 1280, 800, lang).Open()
			wantSentences(d, game.SeatZombies)
		}
	}
}

func wantSentences(d *desk, side int) {
	d.T.Helper()
	n := 0
	for _, c := range game.CardsOf(side) {
		card, ok := d.Lookup(cardID(c))
		if !ok {
			continue
		}
		n++
		if card.State["told"] != true {
			d.T.Errorf("%s does not say what it does in %v", card.ID, card.Rect)
		}
	}
	if n != game.HandCards {
		d.T.Errorf("%d cards lie there", n)
	}
}

// TestArrowsAreLargeEnough: those of the compass and those around a zombie.
func TestArrowsAreLargeEnough(t *testing.T) {
	inSizes(t, func(t *testing.T, w, h float64, lang string) {
		for name, do := range map[string]func() *desk{
			"compass": func() *desk { return lay(t, placed(3)(t), w, h, lang).Open() },
			"new":     func() *desk { return lay(t, rising(t), w, h, lang).Open() },
			"zombie": func() *desk {
				d := lay(t, moving(t), w, h, lang).Open()
				d.Click("field:G4")
				return d
			},
			"doomed": func() *desk {
				d := lay(t, doomed(t), w, h, lang).Open()
				d.Click("field:H2")
				return d
			},
		} {
			d, n := do(), 0
			for _, x := range d.Nodes() {
				if strings.HasPrefix(x.ID, "facing:") || strings.HasPrefix(x.ID, "face:") {
					n++
					if min(x.Rect[2], x.Rect[3]) < leastArrow {
						t.Errorf("%s: %s is %v × %v", name, x.ID, x.Rect[2], x.Rect[3])
					}
				}
			}
			if n < 2 {
				t.Errorf("%s: %d arrows", name, n)
			}
		}
	})
}

// TestArrowsLeaveTheMiddleOfFieldsFree: a click there walks and does not turn.
func TestArrowsLeaveTheMiddleOfFieldsFree(t *testing.T) {
	inSizes(t, func(t *testing.T, w, h float64, lang string) {
		d := lay(t, moving(t), w, h, lang).Open()
		d.Click("field:G4")
		d.Click("field:G5")
		d.Ticks(3)
		if lastMoves(d, 2) != "rotate G4 N, advance G4" {
			t.Errorf("a click on the next field plays %q", lastMoves(d, 2))
		}
	})
}

// TestTheBubbleKeepsOffWhatIsNext: it covers neither the field it is about, nor a
// field around it that can be clicked, nor what stands beside the board. Outside of a proof
// every second field is pointed at.
func TestTheBubbleKeepsOffWhatIsNext(t *testing.T) {
	inSizes(t, func(t *testing.T, w, h float64, lang string) {
		for name, start := range map[string]func(d *desk){
			"turn":     func(d *desk) { d.Click("field:D5") },
			"active":   func(*desk) {},
			"moving":   func(d *desk) { d.Click("field:G4") },
			"charging": func(*desk) {},
			"carrying": func(*desk) {},
			"people":   func(*desk) {},
			"weapons":  func(*desk) {},
			"zombies":  func(*desk) {},
			"rising":   func(*desk) {},
		} {
			d := lay(t, positions[name](t), w, h, lang).Open()
			start(d)
			for at := range game.Field(game.Fields) {
				if (int(at)+len(name))%rulestest.Rounds(2, 1) > 0 {
					continue
				}
				d.Hover("field:" + at.String())
				n := d.Root().Node("bubble")
				if n == nil {
					continue
				}
				wantFree(d, name, at, n)
			}
		}
	})
}

func wantFree(d *desk, name string, at game.Field, bubble *ui.Node) {
	d.T.Helper()
	f := d.Face
	if !bubble.Rect.Within(f.places.frame) {
		d.T.Errorf("%s: the bubble of %s leaves the board", name, at)
	}
	for i, box := range f.places.fields {
		other := game.Field(i)
		if other != at && !(next(at, other) && f.target(other)) {
			continue
		}
		both := box.Intersect(bubble.Rect)
		if both.W*both.H > 1 {
			d.T.Errorf("%s: the bubble of %s covers %s", name, at, other)
		}
	}
}

// TestTheEndOpensTheFinds on the board for everybody, barrels included.
func TestTheEndOpensTheFinds(t *testing.T) {
	d := lay(t, lost(t), 1280, 800, "en")
	d.Ticks(200)
	d.Click("result:look")
	n := 0
	for _, x := range d.Nodes() {
		if !strings.HasPrefix(x.ID, "find:") {
			continue
		}
		n++
		if x.State["open"] != true || x.State["face"] == game.Unknown.String() {
			t.Errorf("%s is still %v", x.ID, x.State)
		}
	}
	if n == 0 {
		t.Error("no find lies on the board")
	}
}
