package dolores

import (
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// asked is an offer to East, which has as much food as its taxes want and the goods for a
// power plant.
func askedFor(t testing.TB, items ...string) *rules.Match {
	t.Helper()
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.Federations[1].Store = game.Amounts{
			game.Food: 7, game.Oil: 21, game.Iron: 9, game.Zinc: 4, game.Bauxite: 2, game.Copper: 4, game.Sulphur: 10, game.Metals: 3,
			game.Uranium: 5, game.Energy: 8, game.SeaSection: 1, game.Wood: 6, game.Coal: 5,
		}
	})
	play(t, m, append(append([]string{"offer 1"}, items...), "propose")...)
	return m
}

// TestAnOfferTellsWhatItLeadsTo for the taxes and buildings of who is asked, and the
// forecast is that of the round after it; in both windows and languages.
func TestAnOfferTellsWhatItLeadsTo(t *testing.T) {
	for _, c := range []struct {
		items                []string
		enough               bool
		pl, en, gained, lost string
	}{
		{
			[]string{"give money 20", "ask food 2", "ask iron 9"},
			false,
			"Po wymianie zabraknie na podatki: żelazo 9, żywność 2.", "Then you lack for taxes: iron 9, food 2.",
			"", "Then you can no longer build: conventional power plant.",
		},
		{[]string{"give money 20", "give metals 1"}, true, "Na wszystkie podatki nadal wystarczy.", "There is still enough for all taxes.", "", ""},
		{
			[]string{"give wood 4", "give platinum 1", "give zinc 3", "give bauxite 5"},
			true,
			"Na wszystkie podatki nadal wystarczy.", "There is still enough for all taxes.", "Then you can build: nuclear power plant.", "",
		},
	} {
		for _, high := range []float64{640, 800} {
			for lang, says := range map[string]string{"pl": c.pl, "en": c.en} {
				d := lay(t, askedFor(t, c.items...), high*1.6, high, lang)
				if got := d.Find("exchange:taxes").Label; got != says {
					t.Errorf("%v, %s at %v: it says %q, want %q", c.items, lang, high, got, says)
				}
				if high == 800 && (d.State("forecast:taxes", "enough") != c.enough || d.Find("forecast").Label != map[string]string{"pl": "PO WYMIANIE", "en": "IF IT IS ACCEPTED"}[lang]) {
					t.Errorf("%v: the forecast is %q, enough %v", c.items, d.Find("forecast").Label, d.State("forecast:taxes", "enough"))
				}
				for id, want := range map[string]string{"exchange:gained": c.gained, "exchange:lost": c.lost} {
					if d.Has(id) != (want != "") || lang == "en" && want != "" && d.Find(id).Label != want {
						t.Errorf("%v at %v: %s is there %v, want %q", c.items, high, id, d.Has(id), want)
					}
				}
			}
		}
	}
	d := lay(t, askedFor(t, "ask food 2"), 1280, 800, "en")
	d.Click("player:2")
	if d.Has("exchange:taxes") || d.Find("forecast").Label != "ROUND FORECAST" {
		t.Error("it is foreseen for who has no part in it")
	}
	d.Click("player:0")
	if !d.Has("exchange:taxes") {
		t.Error("it is not foreseen for who makes it")
	}
}

// TestAnOfferBeginsWithWhatIsThere: to be given, a good that the taxes leave over; to be
// asked for, what they lack; again after something has been added.
func TestAnOfferBeginsWithWhatIsThere(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		delete(s.Federations[0].Store, game.Energy)
		s.Federations[0].Store[game.Coal] = 5 // the taxes want all of it
		s.fund(0, 300)
	})
	play(t, m, "offer 1")
	d := lay(t, m, 1280, 800, "pl")
	selected := func() string {
		for g := range game.Money + 1 {
			if d.State("item:"+g.String(), "selected") == true {
				return g.String() + " " + d.State("offer:amount", "value").(string)
			}
		}
		return ""
	}
	if got := selected(); got != "oil 1" {
		t.Errorf("to be given it begins with %s", got)
	}
	d.Click("offer:side:ask")
	if got := selected(); got != "energy 8" {
		t.Errorf("to be asked for it begins with %s", got)
	}
	d.Click("offer:add")
	if got := selected(); got == "energy 8" || !d.Find("offer:add").Enabled {
		t.Errorf("after that it goes on with %s, adding possible %v", got, d.Find("offer:add").Enabled)
	}
	d.Click("offer:side:give")
	d.Click("offer:add")
	d.WantPlayed("offer 1, ask energy 8, give oil 1")
}
