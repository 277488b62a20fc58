package dolores

import (
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// poor is the middle with a store that lacks what the taxes and a power plant need.
func poor(t testing.TB) *rules.Match {
	t.Helper()
	return sketched(t, 4, func(s *sketch) {
		furnish(s)
		fed := &s.Federations[0]
		for _, g := range []game.Good{game.Coal, game.Energy} {
			delete(fed.Store, g)
		}
		fed.Store[game.Wood], fed.Store[game.Sulphur] = 3, 7
		s.fund(0, 900)
	})
}

// TestWhatTheTaxesLackIsBoughtWithOneClick: the button says what it costs, the forecast shows
// the round with it. One click buys all of it, and it can be taken back. In both windows and
// languages.
func TestWhatTheTaxesLackIsBoughtWithOneClick(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		for _, high := range []float64{640, 800} {
			d := lay(t, poor(t), high*1.6, high, lang)
			n := d.Find("buy:taxes")
			if want := map[string]string{"pl": "Kup za 425", "en": "Buy for 425"}[lang]; n.Label != want || n.State["kokos"] != 425 || !n.Enabled {
				t.Fatalf("%s: the button says %q, %v, enabled %v", lang, n.Label, n.State, n.Enabled)
			}
			if tip := d.TipOf("buy:taxes"); !strings.Contains(tip, map[string]string{"pl": "węgiel 5, siarka 2, energia 8", "en": "coal 5, sulphur 2, energy 8"}[lang]) {
				t.Errorf("%s: the tooltip says %q", lang, tip)
			}
			d.Hover("buy:taxes")
			if d.State("forecast:taxes", "enough") != true || !d.Has("buy:taxes") {
				t.Errorf("%s: the forecast does not show the round with it", lang)
			}
			d.Click("buy:taxes")
			d.WantPlayed("buy coal 5, buy sulphur 2, buy energy 8")
			d.Away()
			settled(d)
			if d.State("forecast:taxes", "enough") != true || d.Has("buy:taxes") {
				t.Errorf("%s: something is still missing", lang)
			}
			for range 3 {
				d.Click("undo")
			}
			if d.State("forecast:taxes", "lacks") != n.State["lacks"] {
				t.Errorf("%s: taken back it lacks %v", lang, d.State("forecast:taxes", "lacks"))
			}
		}
	}
}

// TestWhatIsMissingIsNotSoldToEverybody: not to who is too poor, nor without a way to
// the bank; why stands beside the button (DO-11). Who looks at another's ledger or has
// enough is offered nothing.
func TestDO11WhatIsMissingIsNotSoldToEverybody(t *testing.T) {
	for says, m := range map[string]*rules.Match{
		"All that is missing costs 425 kokos, you have 412.": sketched(t, 4, func(s *sketch) {
			furnish(s)
			delete(s.Federations[0].Store, game.Coal)
			delete(s.Federations[0].Store, game.Energy)
			s.Federations[0].Store[game.Sulphur] = 7
		}),
		"The capital on K6 is not connected to the bank.": sketched(t, 2, func(s *sketch) {
			s.city(0, "K6", game.Warehouse)
			s.Federations[0].Cities = s.Federations[0].Cities[1:]
			letter(s.Ground, at(t, "K9"), '.')
			*s.Federations[0].Capital = at(t, "K6")
		}),
	} {
		d := lay(t, m, 1280, 800, "en")
		if n := d.Find("buy:taxes"); n.Enabled || !strings.Contains(d.TipOf("buy:taxes"), says) {
			t.Errorf("enabled %v, the tooltip says %q, want %q", n.Enabled, d.TipOf("buy:taxes"), says)
		}
	}
	d := lay(t, middle(t), 1280, 800, "en")
	if d.Has("buy:taxes") {
		t.Error("something is sold to who has enough")
	}
	d.Click("player:3")
	if d.State("forecast:taxes", "enough") != false || d.Has("buy:taxes") {
		t.Error("what another one lacks is sold to who looks")
	}
}

// TestWhatABuildingLacksIsBoughtWithOneClick, for the buildings that are paid for in
// goods, and then it is built.
func TestWhatABuildingLacksIsBoughtWithOneClick(t *testing.T) {
	for _, high := range []float64{640, 800} {
		d := lay(t, poor(t), high*1.6, high, "en")
		d.Click("district:9")
		if n := d.Find("lacks:power-plant"); !strings.HasSuffix(n.Label, "175") || n.State["lacks"] != "coal 5, wood 2" {
			t.Fatalf("it says %q and lacks %v", n.Label, n.State["lacks"])
		}
		if n := d.Find("lacks:nuclear-plant"); !strings.HasSuffix(n.Label, "175") || n.State["lacks"] != "wood 7" {
			t.Errorf("it says %q and lacks %v", n.Label, n.State["lacks"])
		}
		if d.Has("lacks:tank-works") {
			t.Error("a building that is paid for in kokos lacks goods")
		}
		d.Click("lacks:power-plant")
		d.WantPlayed("buy coal 5, buy wood 2")
		settled(d)
		if d.Has("lacks:power-plant") || d.State("build:power-plant", "possible") != true {
			t.Error("it still lacks something")
		}
		d.Click("build:power-plant")
		d.WantPlayed("buy coal 5, buy wood 2, build K9 power-plant")
	}
}

// A city that is not connected to the capital is not built in with goods (DO-15): there
// is nothing to buy for it.
func TestDO15NothingIsBoughtForACityCutOff(t *testing.T) {
	d := lay(t, sketched(t, 2, func(s *sketch) { s.city(0, "K6") }), 1280, 800, "en")
	d.Click("city:K6")
	d.Click("district:1")
	if d.Has("lacks:power-plant") || !d.Has("build:power-plant") {
		t.Error("goods are sold for a building that cannot be built")
	}
}

// TestTheBankBeginsWithWhatTheTaxesLack, as much of it as that is.
func TestTheBankBeginsWithWhatTheTaxesLack(t *testing.T) {
	d := lay(t, poor(t), 1280, 800, "pl")
	d.Click("page:bank")
	if d.State("ware:coal", "selected") != true || d.State("amount", "value") != "5" {
		t.Errorf("coal is chosen: %v, amount %v", d.State("ware:coal", "selected"), d.State("amount", "value"))
	}
	d.Click("buy")
	d.Click("page:city")
	d.Click("page:bank")
	if d.State("ware:sulphur", "selected") != true || d.State("amount", "value") != "2" {
		t.Errorf("then sulphur is chosen: %v, amount %v", d.State("ware:sulphur", "selected"), d.State("amount", "value"))
	}
	d = lay(t, middle(t), 1280, 800, "pl")
	d.Click("page:bank")
	d.Click("ware:iron")
	d.Click("page:city")
	d.Click("page:bank")
	if d.State("ware:iron", "selected") != true {
		t.Error("where nothing is missing the good does not stay")
	}
}

// TestWhoEndsIsOfferedAllThatTheTaxesLack: the question names the whole bill, and one
// button buys it and ends. It is not there for who is too poor.
func TestWhoEndsIsOfferedAllThatTheTaxesLack(t *testing.T) {
	for lang, want := range map[string][2]string{
		"pl": {"węgiel 5, siarka 2, energia 8", "Kup za 425 i\u00a0zakończ"}, "en": {"coal 5, sulphur 2, energy 8", "Buy for 425 and end"},
	} {
		for _, high := range []float64{640, 800} {
			d := lay(t, poor(t), high*1.6, high, lang)
			d.Click("player:2") // whoever's ledger is shown
			d.Click("pass")
			if words := d.Table.Words(d.Match.Forgoes(game.Plain(game.VerbEnd))); !strings.Contains(words, want[0]) {
				t.Errorf("%s: the question does not name %q: %s", lang, want[0], words)
			}
			if n := d.Find("confirm:mend"); n.Label != want[1] {
				t.Errorf("the button says %q", n.Label)
			}
			d.Click("confirm:mend")
			d.WantPlayed("buy coal 5, buy sulphur 2, buy energy 8, end")
			if d.Has("confirm") {
				t.Error("it is asked once more")
			}
		}
	}
	d := lay(t, sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.Federations[0].Store = game.Amounts{}
		s.fund(0, 10)
	}), 1280, 800, "en")
	d.Click("pass")
	if !d.Has("confirm:yes") || d.Has("confirm:mend") {
		t.Error("the bank sells to who has no money")
	}
}
