package dolores

import (
	"strings"
	"testing"

	"schron/rules"
)

// DO-70: the bank pays less the more of a good it was sold in a round, and recovers.
func TestDO70TheBankPaysLessForMore(t *testing.T) {
	s := start(t, 2, rules.Options{OptionDemand: 10})
	fed := s.Fed(0)
	fed.store = Bill{Coal: 100, Robots: 15, Sulphur: 3}
	wealth := s.wealth(0).Total()
	want(t, "coal in store", s.wealth(0).Goods, 10*5+10*2+80*1+(10*100+5*50)+3*10)
	for _, sale := range []struct {
		text string
		pays int
	}{
		{"sell coal 8", 8 * 5},
		{"sell coal 7", 2*5 + 5*2},
		{"sell coal 1", 2},
		{"sell coal 84", 4*2 + 80*1}, // never less than 1
		{"sell robots 15", 10*100 + 5*50},
		{"sell sulphur 3", 3 * 10},
	} {
		m, err := Game{}.Parse(sale.text)
		if err != nil {
			t.Fatal(err)
		}
		want(t, "price of "+sale.text, viewOf(s).CostOf(m).Money, -sale.pays)
		was := fed.money
		play(t, s, sale.text)
		want(t, "paid for "+sale.text, fed.money-was, sale.pays)
	}
	want(t, "wealth", s.wealth(0).Total(), wealth)
	want(t, "sulphur at the full price", s.Demand(0, Sulphur), 7)
	want(t, "coal at the full price", s.Demand(0, Coal), 0)
	want(t, "of the other", s.Demand(1, Coal), 10)
	data, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	back, err := Game{}.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	want(t, "read back", back.(*State).Pays(0, Coal, 5), 5)
	if _, err = (Game{}).Decode([]byte(strings.Replace(string(data), `"demand":10,`, "", 1))); err == nil || !strings.Contains(err.Error(), "DO-70") {
		t.Errorf("sales without the option: %v", err)
	}
	play(t, s, "end", "end")
	want(t, "round", s.round, 2)
	want(t, "coal in the next round", s.Pays(0, Coal, 1), 5)
}

// DO-70: as usual the bank pays table 1's price for all, and nothing is written of it.
func TestDO70AsUsualThePriceStays(t *testing.T) {
	s := start(t, 2, nil)
	s.Fed(0).store[Coal] = 1000
	play(t, s, "sell coal 990")
	want(t, "coal", s.Pays(0, Coal, 10), 50)
	want(t, "plenty", s.Demand(0, Coal), MostOfAGood)
	want(t, "to sell for 41", s.ToRaise(0, Coal, 41, 10), 9)
	if data, err := s.MarshalJSON(); err != nil || strings.Contains(string(data), "demand") || strings.Contains(string(data), "sold\":{") {
		t.Errorf("it is written: %v", err)
	}
}
