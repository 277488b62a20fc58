package dolores

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// TestTheBankBeginsWithWhatIsSpare: of what is made to be sold all that taxes do not need,
// after a sale anew. Of what is made to be used one.
func TestTheBankBeginsWithWhatIsSpare(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	x := d.Face.v.Forecast(0)
	d.Click("page:bank")
	for _, c := range []struct {
		good game.Good
		want int
	}{{game.Sulphur, 35 - x.Taxes[game.Sulphur]}, {game.Metals, 36}, {game.Robots, 1}, {game.Infantry, 1}} {
		d.Click("ware:" + c.good.String())
		if got := d.State("amount", "value"); got != strconv.Itoa(c.want) {
			t.Errorf("%v begins with %v, want %d", c.good, got, c.want)
		}
	}
	if x.Taxes[game.Sulphur] == 0 {
		t.Fatal("no sulphur is owed")
	}
	d.Click("ware:metals")
	d.Click("sell")
	d.WantPlayed("sell metals 36")
	settled(d)
	if got := d.State("amount", "value"); got != "1" {
		t.Errorf("after the sale it begins with %v", got)
	}
}

// DO-70: the bank's page tells what is really paid, for the next of a good and for all.
func TestDO70TheBankTellsWhatItPays(t *testing.T) {
	d := lay(t, sketched(t, 2, func(s *sketch) {
		s.Options[game.OptionDemand] = 10
		s.Federations[0].Store[game.Coal] = 25
	}), 1280, 800, "en")
	d.Click("page:bank")
	d.Click("ware:coal")
	const all = 10*5 + 10*2 + 5*1
	if got := d.State("sell", "kokos"); d.State("amount", "value") != "25" || got != all {
		t.Errorf("%v coal for %v, want 25 for %d", d.State("amount", "value"), got, all)
	}
	if got := d.State("sell:surplus", "kokos"); got != all {
		t.Errorf("the surplus brings %v, want %d", got, all)
	}
	if tip := d.TipOf("ware:coal"); !strings.Contains(tip, "selling brings 5") || !strings.Contains(tip, "full price of 5 this round: 10 more") {
		t.Errorf("the tooltip says %q", tip)
	}
	d.Click("sell")
	d.WantPlayed("sell coal 25")
	settled(d)
	if tip := d.TipOf("ware:coal"); !strings.Contains(tip, "selling brings 1") || !strings.Contains(tip, "full price of 5 this round: 0 more") {
		t.Errorf("after the sale it says %q", tip)
	}
}

// TestTheSurplusIsSoldAtOnce: all raw materials, food, wood and energy but what taxes
// need; afterwards there is nothing more to spare, and the taxes are covered.
func TestTheSurplusIsSoldAtOnce(t *testing.T) {
	for _, high := range []float64{640, 800} {
		d := lay(t, middle(t), high*1.6, high, "en")
		before := d.Face.v.Federations[0]
		taxes := d.Face.v.Forecast(0).Taxes
		d.Click("page:bank")
		worth := d.State("sell:surplus", "kokos").(int)
		d.Click("sell:surplus")
		settled(d)
		after := d.Face.v.Federations[0]
		for g := range game.GoodKinds {
			want := min(before.Store[g], taxes[g])
			if g >= game.Robots {
				want = before.Store[g]
			}
			if after.Store[g] != want {
				t.Errorf("%d of %v are left, want %d", after.Store[g], g, want)
			}
		}
		if after.Money-before.Money != worth {
			t.Errorf("it brings %d, said were %d", after.Money-before.Money, worth)
		}
		if d.State("forecast:taxes", "enough") != true || d.Find("sell:surplus").Enabled {
			t.Error("taxes are not covered, or more could be sold")
		}
	}
}

// The bank and the sheet name prices in one order, what is asked first.
func TestBankAndSheetAgreeOnPrices(t *testing.T) {
	m := middle(t)
	start, err := m.At(0)
	if err != nil {
		t.Fatal(err)
	}
	s := start.(rules.Sheeter).Sheet()
	d := lay(t, m, 1280, 800, "en")
	for _, part := range s.Sections {
		for _, row := range part.Rows {
			if part.ID != "goods" && part.ID != "taxed" {
				continue
			}
			g, err := game.ParseGood(row.ID)
			if err != nil {
				t.Fatal(err)
			}
			if got := d.Table.Words(row.Cells[0].Text); strings.ReplaceAll(got, " ", "") != d.Face.warePrices(g) {
				t.Errorf("%v: the sheet says %s, the bank %s", g, got, d.Face.warePrices(g))
			}
		}
	}
}

// TestTheSmallBankNamesItsGoods in the smallest window, each in full.
func TestTheSmallBankNamesItsGoods(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		d := lay(t, middle(t), 1024, 640, lang)
		d.Click("page:bank")
		for g := range game.GoodKinds {
			if got := d.State("ware:"+g.String(), "name"); got != d.Face.short(g) {
				t.Errorf("%s: %v is called %v", lang, g, got)
			}
		}
	}
}
