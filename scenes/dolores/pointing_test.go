package dolores

import (
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
)

// moves are the notations played so far.
func (d *desk) moves() string {
	d.t.Helper()
	r, err := d.match.Record()
	if err != nil {
		d.t.Fatal(err)
	}
	return strings.Join(r.Moves, ", ")
}

func (d *desk) wantMoves(want string) {
	d.t.Helper()
	if got := d.moves(); got != want {
		d.t.Fatalf("played %q, want %q; toasts %q", got, want, d.Toasts())
	}
}

// sweep presses on a field and drags over others without letting go.
func (d *desk) sweep(names ...string) {
	d.t.Helper()
	d.Script.Move(d.Point("field:" + names[0]))
	d.Script.Press()
	for _, name := range names[1:] {
		r := d.Find("field:" + name).Rect
		d.Script.Move(layout.R(r[0], r[1], r[2], r[3]).Center())
	}
}

func TestARowOfFieldsIsBoughtByDragging(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("tool:claim")
	d.sweep("K5", "K3")
	if got := d.State("bubble", "lines").([]string); got[0] != "Koszt: 9 kokosów" {
		t.Errorf("the row costs %q", got)
	}
	if d.State("field:K4", "legal") != true || d.match.Len() != 0 {
		t.Error("the row is not shown, or bought at once")
	}
	d.Script.Move(d.Point("field:K4"))
	if got := d.State("bubble", "lines").([]string); got[0] != "Koszt: 6 kokosów" {
		t.Errorf("going back the row costs %q", got)
	}
	d.LetGo()
	d.Ticks(4)
	d.wantMoves("claim K5, claim K4")
	d.Click("undo")
	d.wantMoves("claim K5")
	d.sweep("K4", "L4")
	d.Key(input.KeyEscape)
	d.LetGo()
	d.Ticks(3)
	d.wantMoves("claim K5")
}

func TestARowStopsWhereItMay(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.fund(0, 7)
	})
	d := lay(t, m, 1280, 800, "pl")
	d.Click("tool:claim")
	d.sweep("K5", "K2")
	d.LetGo()
	d.Ticks(4)
	d.wantMoves("claim K5, claim K4")
}

func TestToolsAreDraggedAndRefusedWithTheReason(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Drag("tool:sow", "field:L7")
	d.wantMoves("sow L7")
	for _, c := range []struct{ tool, field, rule string }{
		{"tool:found", "field:A1", "DO-13"},
		{"tool:claim", "field:K11", "DO-4"},
		{"tool:land-section", "field:H13", "DO-19"},
		{"tool:warship", "field:K9", "DO-21"},
		{"tool:launcher", "field:K6", "DO-21"},
	} {
		d.Drag(c.tool, c.field)
		toasts := d.Toasts()
		if len(toasts) == 0 || !strings.HasSuffix(toasts[len(toasts)-1], c.rule) {
			t.Errorf("%s on %s: toasts %q, want one with %s", c.tool, c.field, toasts, c.rule)
		}
	}
	d.wantMoves("sow L7")
	d.Drag("tool:infantry", "field:K9")
	d.wantMoves("sow L7, place K9 infantry")
}

func TestTheMapIsZoomedAroundTheCursorAndMoved(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	middleOf := func(id string) layout.Point {
		r := d.Find(id).Rect
		return layout.R(r[0], r[1], r[2], r[3]).Center()
	}
	before := middleOf("field:H5")
	d.Wheel("field:H5", 1)
	d.Wheel("field:H5", 1)
	if after := middleOf("field:H5"); after.Dist(before) > 1 {
		t.Errorf("H5 goes from %v to %v", before, after)
	}
	if z := d.State("map", "zoom").(float64); z < 1.4 || !d.Has("mini") {
		t.Errorf("the zoom is %v", z)
	}
	d.Script.Move(before)
	d.Script.Press()
	d.Script.Move(before.Add(layout.P(60, 35)))
	d.LetGo()
	if after := middleOf("field:H5"); after.Dist(before.Add(layout.P(60, 35))) > 2 {
		t.Errorf("dragged from %v, H5 lies at %v", before, after)
	}
	if d.match.Len() != 0 {
		t.Error("something was played")
	}
	d.Key(input.KeyMinus)
	d.Key(input.KeyHome)
	if d.State("map", "zoom") != 1.0 || d.Has("mini") {
		t.Error("the whole planet is not shown again")
	}
	d.Click("map:in")
	d.Click("map:whole")
	if d.State("map", "zoom") != 1.0 {
		t.Error("the button does not show the whole planet")
	}
}

func TestTheForecastShowsWhatAnInvestmentLeadsTo(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "en")
	owed := d.State("forecast:taxes", "owed").(string)
	d.Click("district:9")
	d.Hover("build:tank-works")
	if got := d.State("forecast:taxes", "owed").(string); got == owed || !strings.Contains(got, "metals 1") {
		t.Errorf("with tank works it owes %q, without %q", got, owed)
	}
	if d.Find("forecast").Label != "FORECAST WITH THIS INVESTMENT" {
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

func TestUnitsAreSentByClickAndDrag(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	n := d.match.Len()
	d.Click("field:L9")
	if d.State("unit:a1", "held") != true || d.State("field:M10", "legal") != true {
		t.Fatal("the top unit is not in hand")
	}
	d.Hover("field:M10")
	lines := strings.Join(d.State("bubble", "lines").([]string), "\n")
	for _, want := range []string{"Ala, wojska pancerne: kostka, suma od 1 do 6", "Bartek, piechota: kostka − 2, suma od −1 do 4", "wygrana 26, remis 4, porażka 6"} {
		if !strings.Contains(lines, want) {
			t.Errorf("the bubble says %q, not %q", lines, want)
		}
	}
	d.Click("unit:i1")
	d.Drag("unit:i1", "field:K8")
	if d.match.Len() != n+1 || d.last() != "move i1 K8" {
		t.Errorf("played %q", d.last())
	}
	d.Drag("field:L9", "field:L8")
	if d.last() != "move a1 L8" {
		t.Errorf("played %q", d.last())
	}
}

func TestAUnitGoesAboardAndAshore(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.put(0, "i4", "L8")
	})
	d := lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("field:L8")
	d.Click("field:M8")
	if d.last() != "embark i4 w1" {
		t.Fatalf("played %q; toasts %q", d.last(), d.Toasts())
	}
	if !strings.Contains(d.Find("unit:i4").Label, "na w1") {
		t.Errorf("the army page says %q", d.Find("unit:i4").Label)
	}
	m = sketched(t, 4, func(s *sketch) {
		furnish(s)
		ship := s.Federations[0].Units[4].Unit
		s.Federations[0].Units = append(s.Federations[0].Units, game.UnitTable{Unit: 3, Field: at(t, "M8"), Ship: &ship})
	})
	d = lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("unit:i4")
	d.Click("field:L8")
	if d.last() != "move i4 L8" {
		t.Fatalf("played %q; toasts %q", d.last(), d.Toasts())
	}
}

func TestWhatIsMeantIsAsked(t *testing.T) {
	m := sketched(t, 4, func(s *sketch) {
		furnish(s)
		s.put(0, "i4", "N12") // beside a foreign section without units
		s.own(1, 's', "O12")
	})
	d := lay(t, until(t, m, "military"), 1280, 800, "pl")
	d.Click("field:N12")
	d.Click("field:O12")
	if !d.Has("near:move i4 O12") || !d.Has("near:sabotage i4 O12") {
		t.Fatalf("nothing is asked; played %q, toasts %q", d.last(), d.Toasts())
	}
	d.Key(input.KeyEscape)
	if d.Has("near") {
		t.Error("Escape does not put the question away")
	}
	d.Click("field:O12")
	d.Click("near:move i4 O12")
	if d.last() != "move i4 O12" {
		t.Errorf("played %q", d.last())
	}
}

func TestAMissileIsAimedByDragging(t *testing.T) {
	d := lay(t, fighting(t), 1280, 800, "pl")
	d.Drag("field:J7", "field:P10")
	if got := d.moves(); !strings.HasSuffix(got, "aim m1, fire P10") {
		t.Fatalf("played %q; toasts %q", got, d.Toasts())
	}
	d = lay(t, aiming(t), 1280, 800, "pl")
	d.Click("choice:lower")
	if d.last() != "lower" {
		t.Errorf("played %q", d.last())
	}
	d = lay(t, intercepting(t), 1280, 800, "pl")
	d.Click("pass")
	if d.last() != "hold" {
		t.Errorf("played %q", d.last())
	}
}

func TestAnEmptyCityIsPulledDown(t *testing.T) {
	m := sketched(t, 2, func(s *sketch) { s.city(0, "K8") })
	d := lay(t, m, 1280, 800, "pl")
	d.Click("city:K8")
	d.Click("raze")
	d.wantMoves("raze K8")
}

func TestConnectionsAreShown(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("map:nets")
	if d.State("nets", "links") != 3 { // K7 to K8 to K9 to the bank
		t.Errorf("%v links are shown", d.State("nets", "links"))
	}
	d.Click("map:nets")
	if d.Has("nets") {
		t.Error("the connections stay")
	}
}

func TestKeysPlay(t *testing.T) {
	d := lay(t, middle(t), 1280, 800, "pl")
	d.Click("tool:claim")
	for range 80 {
		if d.Key(input.KeyTab); d.Focus() == "map" {
			break
		}
	}
	d.Key(input.KeyUp) // the cursor begins on the capital
	for range 4 {
		d.Key(input.KeyUp)
	}
	d.Key(input.KeyEnter)
	d.wantMoves("claim K5")
	d.Key(input.KeyZ, input.Ctrl)
	d.wantMoves("")
	d.Key(input.KeyEscape)
	if d.State("tool:claim", "held") != false {
		t.Error("Escape does not put the tool down")
	}
}

func TestAReplayPlaysNothing(t *testing.T) {
	m := onward(t, "claim K5", "buy oil 3", "end")
	d := &desk{t: t, match: m, house: newHouse(t, "pl")}
	d.Driver = replayOf(d)
	for _, id := range []string{"field:K4", "tool:claim", "page:bank"} {
		d.Click(id)
	}
	if m.Len() != 3 || d.Find("buy").Enabled {
		t.Error("a replay was played in")
	}
	if d.State("ledger", "seat") != 0 {
		t.Error("the ledger is not that of who decided then")
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
	h := d.view().History
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
	r := d.match.Result()
	for seat, id := range []string{"end:0", "end:1", "end:2", "end:3"} {
		if d.State(id, "wealth") != r.Scores[seat] {
			t.Errorf("%s has %v, want %d", id, d.State(id, "wealth"), r.Scores[seat])
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
	d.number("offer:amount", "50")
	d.Click("offer:add")
	d.Click("offer:side:ask")
	d.Click("item:uranium")
	d.Click("offer:amount:more")
	d.Click("offer:add")
	d.Click("field:J9")
	d.Click("choice:propose")
	d.wantMoves("offer 1, give money 50, ask uranium 2, cede J9, propose")
	if d.State("ledger", "seat") != 1 || d.Find("prompt").State["seat"] != 1 {
		t.Error("the other federation is not asked")
	}
	d.Click("choice:accept")
	v := d.view()
	if v.Cell(at(t, "J9")).Owner != 1 || v.Federations[0].Money != 362 {
		t.Errorf("after the exchange: owner %d, money %d", v.Cell(at(t, "J9")).Owner, v.Federations[0].Money)
	}
	if d.State("ledger", "seat") != 0 || v.Decision != "invest" || rules.NoSeat == d.table.Acting() {
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
	if d.match.Len() != 0 {
		t.Error("something was played")
	}
}
