package dolores

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
	"schron/scenes/scenetest/tabletest"
)

func TestTheForecastShowsWhatAnInvestmentLeadsTo(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	owed := d.State("forecast:taxes", "owed").(string)
	d.Click("district:9")
	d.Hover("build:tank-works")
	if got := d.State("forecast:taxes", "owed").(string); got == owed || !strings.Contains(got, "metals 1") {
		t.Errorf("with tank works it owes %q, without %q", got, owed)
	}
	if d.Find("forecast").Label != "WITH THIS INVESTMENT" {
		t.Error("the forecast does not say that it is one with an investment")
	}
	d.Away()
	if got := d.State("forecast:taxes", "owed"); got != owed {
		t.Errorf("afterwards it owes %q", got)
	}
	d.Click("forecast:n:6")
	if got := d.State("forecast:yields", "goods").(string); !strings.Contains(got, "energy 60") {
		t.Errorf("at six it makes %q", got)
	}
	d.Click("player:3")
	if d.State("forecast:taxes", "enough") != false || d.State("ledger", "seat") != 3 {
		t.Error("the poor federation has enough")
	}
}

func TestTheChronicleSumsUpRoundsAndDrawsCharts(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	d.Click("page:chronicle") // the round just summed up comes first
	if d.State("round", "value") != 3 {
		t.Errorf("round %v is summed up", d.State("round", "value"))
	}
	d.Click("round:less")
	if d.State("round", "value") != 2 {
		t.Error("an earlier round cannot be chosen")
	}
	d.Click("told:charts")
	h := view(d).History
	for _, c := range []struct {
		id   string
		want int
	}{{"wealth", h[3].Seats[1].Wealth}, {"land", h[3].Seats[1].Land + h[3].Seats[1].Sea}, {"goods", h[3].Seats[1].Goods}} {
		d.Click("chart:" + c.id)
		if got := d.State("curve:1", "last"); got != c.want || d.State("curve:1", "rounds") != 3 {
			t.Errorf("%s ends at %v, want %d", c.id, got, c.want)
		}
	}
}

func TestTheResultListsWealthAndCharts(t *testing.T) {
	d := lay(t, ended(t), 1280, 800, "pl")
	if !d.Has("result") || !d.Has("curve:3") {
		t.Fatal("the result or its chart is missing")
	}
	r := d.Match.Result()
	for seat, id := range []string{"end:0", "end:1", "end:2", "end:3"} {
		if d.State(id, "wealth") != r.Scores[seat] {
			t.Errorf("%s has %v, want %d", id, d.State(id, "wealth"), r.Scores[seat])
		}
		w := view(d).Worth[seat]
		for part, want := range map[string]int{
			"money": w.Money, "goods": w.Goods, "fields": w.Fields, "cities": w.Cities + w.Buildings, "units": w.Units + w.Sections, "robots": w.Robots,
		} {
			if d.State(id, part) != want {
				t.Errorf("%s of %s: %v, want %d", part, id, d.State(id, part), want)
			}
		}
	}
	d.Click("chart:goods")
	d.Click("result:look")
	if d.State("page:chronicle", "selected") != true {
		t.Error("the chronicle is not open after the end")
	}
}

func TestAnOfferIsMadeAndAnswered(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("page:trade")
	d.Click("offer:1")
	d.Click("item:money")
	setNumber(d, "offer:amount", "50")
	d.Click("offer:add")
	d.Click("offer:side:ask")
	d.Click("item:uranium")
	d.Click("offer:amount:more")
	d.Click("offer:add")
	d.Click("field:J9")
	d.Click("choice:propose")
	d.WantPlayed("offer 1, give money 50, ask uranium 2, cede J9, propose")
	if d.State("ledger", "seat") != 1 || d.Find("prompt").State["seat"] != 1 {
		t.Error("the other federation is not asked")
	}
	d.Click("choice:accept")
	v := view(d)
	if v.Cell(at(t, "J9")).Owner != 1 || v.Federations[0].Money != 362 {
		t.Errorf("after the exchange: owner %d, money %d", v.Cell(at(t, "J9")).Owner, v.Federations[0].Money)
	}
	if d.State("ledger", "seat") != 0 || v.Decision != game.DecideInvest || rules.NoSeat == d.Table.Acting() {
		t.Error("the first federation does not go on investing")
	}
	if got := game.OffersPerPhase - v.Federations[0].Offers; got != 4 {
		t.Errorf("%d offers are left", got)
	}
}

func TestTurnsAreRounds(t *testing.T) {
	for lang, want := range map[string]string{"pl": "Runda 4 z\u00a020", "en": "Round 4 of 20"} {
		if got := lay(t, middle(t), 1280, 800, lang).Find("turn").Label; got != want {
			t.Errorf("the bar says %q, want %q", got, want)
		}
	}
}

func TestOneOfManyCitiesIsChosenFromAList(t *testing.T) {
	d := lay(t, rich(t), 1024, 640, "pl")
	d.Click("city:choose")
	d.Click("city:choose:L6")
	if d.Find("city").Label != "Miasto L6" || d.State("district:1", "building") != "food-factory" {
		t.Errorf("the page shows %q", d.Find("city").Label)
	}
	if d.Match.Len() != 0 {
		t.Error("something was played")
	}
}

func TestAnEmptyCityIsPulledDown(t *testing.T) {
	m := sketched(t, 2, func(s *sketch) { s.city(0, "K8") })
	d := lay(t, m, 1280, 800, "pl")
	d.Click("city:K8")
	d.Click("raze")
	d.WantPlayed("raze K8")
}

// TestAnItemIsTakenOutOfAnOffer by a click on its line, or on a field of the
// offer; what was put in later stays.
func TestAnItemIsTakenOutOfAnOffer(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	d.Click("page:trade")
	d.Click("offer:1")
	d.Click("item:money")
	setNumber(d, "offer:amount", "50")
	d.Click("offer:add")
	d.Click("item:oil")
	d.Click("offer:add")
	d.Click("field:J9")
	d.Click("offered:give money 50")
	d.WantPlayed("offer 1, give oil 1, cede J9")
	d.Click("field:J9")
	d.WantPlayed("offer 1, give oil 1")
	d.Click("offered:give oil 1")
	d.WantPlayed("offer 1")
	d.Click("choice:withdraw")
	if view(d).Decision != game.DecideInvest {
		t.Error("the offer is still open")
	}
}

// TestAnOfferThatWasMadeStays as it is for who answers it.
func TestAnOfferThatWasMadeStays(t *testing.T) {
	m := answering(t)
	d := lay(t, m, 1280, 800, "en")
	before := m.Len()
	d.Click("offered:give oil 3")
	if m.Len() != before {
		t.Error("who answers has changed the offer")
	}
}

// TestASummaryOpensWhenARoundIsOver for each federation that begins to invest,
// once, and a button leads from it to the investments.
func TestASummaryOpensWhenARoundIsOver(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "en")
	for view(d).Decision != game.DecideInvest {
		goOn(d)
	}
	for range 2 {
		if d.State("page:chronicle", "selected") != true || d.State("round", "value") != 4 {
			t.Fatalf("page %v, round %v", d.State("page:chronicle", "selected"), d.State("round", "value"))
		}
		d.Click("round:on")
		if d.State("page:city", "selected") != true {
			t.Error("the button does not lead to the city")
		}
		d.Click("tool:claim")
		d.Click("tool:claim")
		d.Click("page:trade")
		d.Click("page:city")
		if d.State("page:city", "selected") != true {
			t.Error("the summary has opened again")
		}
		goOn(d)
	}
}

// TestWhatTaxesLackIsBoughtWithTwoClicks leads from the forecast to the bank.
func TestWhatTaxesLackIsBoughtWithTwoClicks(t *testing.T) {
	d := lay(t, match(t, 4), 1280, 800, "en")
	d.Click("forecast:taxes")
	if d.State("page:bank", "selected") != true || d.State("ware:food", "selected") != true {
		t.Fatal("the bank does not open at food")
	}
	d.Click("buy")
	d.WantPlayed("buy food 1")
	if d.State("forecast:taxes", "enough") != true {
		t.Error("the taxes still lack something")
	}
}

// goodNames are the names of the goods as the table shows them.
var goodNames = map[string]string{
	"pl": "węgiel|ropa|żelazo|cynk-ołów|boksyty|miedź|platyna|siarka|metale|uran|żywność|drewno|energia|roboty|odc. lądowy|odc. morski|piechota|pancerni|okręt|wyrzutnia|superwyrzutnia",
	"en": "coal|oil|iron|zinc-lead|bauxite|copper|platinum|sulphur|metals|uranium|food|wood|energy|robots|land section|sea section|infantry|armour|warship|launcher|super-launcher",
}

// TestTheBankNamesItsGoods as the store does, with room for the longest name.
func TestTheBankNamesItsGoods(t *testing.T) {
	for lang, names := range goodNames {
		for _, high := range []float64{800, 1080} {
			d := lay(t, match(t, 2), high*1.6, high, lang)
			d.Click("page:bank")
			words, _ := tabletest.Drawn(t, d.Root().Draw)
			for name := range strings.SplitSeq(names, "|") {
				n := 0
				for _, w := range words {
					if w == name {
						n++
					}
				}
				if n != 2 && n != 3 { // in the store, in the list, and as what is dealt in
					t.Errorf("%s at %v: %q is on the screen %d times", lang, high, name, n)
				}
			}
			for _, fault := range d.Audit(tabletest.Art(), 1) {
				t.Errorf("%s at %v: %s", lang, high, fault)
			}
		}
	}
}

// TestTheStoreNamesItsGoods writes the name of every good below its picture, and
// the signs of the map's fields before those of raw materials.
func TestTheStoreNamesItsGoods(t *testing.T) {
	for lang, names := range goodNames {
		d := lay(t, match(t, 2), 1024, 640, lang)
		words, pictures := tabletest.Drawn(t, d.Root().Draw)
		for g, name := range strings.Split(names, "|") {
			if n := d.Find("stock:" + game.Good(g).String()); n.Label != name {
				t.Errorf("%s: stock of %s is called %q, want %q", lang, game.Good(g), n.Label, name)
			}
			if !slices.Contains(words, name) {
				t.Errorf("%s: %q is not on the screen", lang, name)
			}
			if sign := "dolores/sign-" + game.Good(g).String(); slices.Contains(pictures, sign) != (game.Good(g) < game.RawKinds) {
				t.Errorf("%s: %s on the screen: %v", lang, sign, slices.Contains(pictures, sign))
			}
		}
	}
}

// TestADotMarksThePageOfTheQuestion opens another page: only the tab of the page on which
// the question is answered has a dot.
func TestADotMarksThePageOfTheQuestion(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "en").Open()
	d.Click("page:bank")
	for _, page := range d.Face.pages() {
		if got, want := d.State("page:"+page, "dot"), page == "army" || page == "chronicle" && d.Face.news(page); got != want {
			t.Errorf("the dot of %s: %v, not %v", page, got, want)
		}
	}
}

// TestSeveralFieldsAreSownByOneClick, where food factories take more crops.
func TestSeveralFieldsAreSownByOneClick(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	d.Click("page:services")
	d.Click("sow")
	settled(d)
	if moves := d.Moves(); moves[len(moves)-1] != "sow" || d.Has("sow") {
		t.Errorf("moves: %v, the button is still there: %v", moves, d.Has("sow"))
	}
}

// TestSeveralAreLeftUnpaidByOneClick: what several debts have in common has a line of its own.
func TestSeveralAreLeftUnpaidByOneClick(t *testing.T) {
	d := lay(t, taxing(t), 1280, 800, "en")
	d.Click("page:taxes")
	if d.Has("waive:pay arms-works") || d.Has("pay:pay infantry") {
		t.Error("there is a line for a single building, or one that pays for several")
	}
	d.Click("waive:pay infantry")
	settled(d)
	if moves := d.Moves(); moves[len(moves)-1] != "waive infantry" {
		t.Errorf("moves: %v", moves)
	}
	if d.Has("debt:pay i1") || d.Has("debt:pay infantry") || !d.Has("debt:pay a1") {
		t.Error("infantry can still be decided about, or armour cannot")
	}
}
