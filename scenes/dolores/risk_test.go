package dolores

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// TestTheForecastKnowsWhatTheWindMayBring (DO-30, DO-32): radioactive clouds within its
// reach and fires beside a city, before it blows and not afterwards.
func TestTheForecastKnowsWhatTheWindMayBring(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.roll(1) // a calm
		s.Clouds = fields(t, "K3", "R9")
		s.Fires = fields(t, "J7", "M7")
	})
	d := lay(t, m, 1280, 800, "en")
	tip := d.TipOf("forecast:risk")
	for _, want := range []string{"radioactive cloud: K7, K8, K9, L9 (4 in 36)", "fire may reach K7"} {
		if !strings.Contains(tip, want) {
			t.Errorf("risks say %q, want %q", tip, want)
		}
	}
	play(t, m, toTaxes...)
	d = lay(t, m, 1280, 800, "en")
	d.Click("player:0")
	if tip := d.TipOf("forecast:risk"); strings.Contains(tip, "radioactive") || strings.Contains(tip, "may reach") {
		t.Errorf("after the wind risks say %q", tip)
	}
}

// TestWhatIsMissingIsSeenFirst: the line of taxes leaves out nothing that is missing,
// in either window and language.
func TestWhatIsMissingIsSeenFirst(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, high := range []float64{640, 800} {
			d := lay(t, sketched(t, 4, func(s *sketch) {
				furnish(s)
				fed := &s.Federations[0]
				for _, g := range []game.Good{game.Coal, game.Energy, game.Oil} {
					delete(fed.Store, g)
				}
				fed.Store[game.Iron], fed.Store[game.Sulphur], fed.Store[game.Food] = 1, 7, 2
			}), high*1.6, high, lang)
			x := d.Face.v.Forecast(0)
			want := ""
			for g, n := range x.Missing {
				if n > 0 {
					want += strconv.Itoa(x.Taxes[g]) + " "
				}
			}
			if got := d.State("forecast:taxes", "shown").(string) + " "; !strings.HasPrefix(got, want) || strings.Count(want, " ") < 6 {
				t.Errorf("%s at %v: %q is seen, %q is missing", lang, high, got, want)
			}
		}
	}
}

// TestAfterTheRollNoOtherNumberIsForeseen: the numbers are gone once N is known.
func TestAfterTheRollNoOtherNumberIsForeseen(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	if !d.Has("forecast:n:3") {
		t.Error("before the roll no number can be chosen")
	}
	d = lay(t, fighting(t), 1280, 800, "en")
	if d.Has("forecast:n:3") {
		t.Error("after the roll another number can be chosen")
	}
}

// TestTheWindIsTold: while it is shown its phase is lit and a caption names it. At last it
// tells what it has done, in the words of the log.
func TestTheWindIsTold(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.roll(3, 2) // to the east
		s.Pollution = fields(t, "H8")
		s.Clouds = fields(t, "I11")
	})
	play(t, m, toTaxes...)
	d := kit.Show(t, m, 3, 1024, 640)
	lit := func(want bool) {
		t.Helper()
		if d.State("phase:wind", "current") != want || d.State("phase:taxes", "current") == want {
			t.Errorf("at %v the wind is lit: %v", d.Table.Passed(), !want)
		}
	}
	told := func() string { return "\n" + strings.Join(d.Seen()[1:], "\n") + "\n" }
	if !d.ToPart(0.05) || !d.Table.Hidden("caption") {
		t.Fatal("no caption is shown")
	}
	lit(true)
	early := told()
	if !d.ToPart(0.95) {
		t.Fatal("the wind is not shown so long")
	}
	lit(true)
	late := told()
	want := []string{d.Face.windWords(game.East, 2), d.Face.say("wind.carries", rules.Number("n", 2))}
	for _, e := range d.Table.Step().Entries {
		if name := strings.TrimPrefix(e.Event.Text.Key, "dolores.event."); name == "poison.crop" || name == "irradiate" {
			want = append(want, d.Table.Words(e.Event.Text))
		}
	}
	if len(want) < 3 {
		t.Fatal("the wind does nothing")
	}
	for _, words := range want {
		if !strings.Contains(late, "\n"+words+"\n") || words != want[0] && strings.Contains(early, words) {
			t.Errorf("%q is told early: %v, late: %v", words, strings.Contains(early, words), strings.Contains(late, words))
		}
	}
	for d.Table.Animating() {
		d.Ticks(1)
	}
	lit(false)
}
