package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/scenes/scenetest/tabletest"
)

// lastMoves are the last n notations.
func lastMoves(d *desk, n int) string {
	d.T.Helper()
	all := d.Moves()
	return strings.Join(all[max(0, len(all)-n):], ", ")
}

func TestWhoMustChargeIsShownAndComesFirst(t *testing.T) {
	d := lay(t, charging(t), 1280, 800, "en").Open()
	if usable(d) != "E4" {
		t.Fatalf("%q can be clicked, want E4", usable(d))
	}
	for _, n := range d.Nodes() {
		if n.Role == "zombie" && (n.State["compelled"] == true) != (n.State["field"] == "E4") {
			t.Errorf("%s: %v", n.ID, n.State)
		}
	}
	d.Hover("field:E4")
	wantSaid(d, bubbleLines(d), "It reaches and bites the Businessman", "second wound")
	d.Click("field:B9")
	d.WantRefused("WP-33")
	d.Click("field:E4")
	if lastMoves(d, 1) != "charge E4" || d.State("human:businessman", "wounds") != 2 {
		t.Errorf("played %q", lastMoves(d, 2))
	}
	if got := d.Find("limit").Label; got != "activations: 1, limit 2" {
		t.Errorf("the limit reads %q", got)
	}
	if d.State("field:G8", "movable") != true {
		t.Error("a released zombie cannot be picked up")
	}
}

func TestAFreeZombieGoesByClicksDragsAndKeys(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "en").Open()
	d.Click("field:G4")
	if got := usable(d); got != "G3 H4 G5 G6" {
		t.Errorf("the zombie reaches %q", got)
	}
	for _, id := range []string{"face:N", "face:S", "act:advance", "act:left", "act:right", "act:bite"} {
		if !d.Has(id) {
			t.Errorf("there is no %q", id)
		}
	}
	d.Hover("face:S")
	d.Ticks(40)
	wantSaid(d, d.Tip(), "It would see the Runner")
	d.Hover("field:G5")
	wantSaid(d, bubbleLines(d), "Zombie to G5: 2 AP", "It would see nobody", "The goo on G5 gives 1 AP")
	d.Click("field:G5")
	d.Ticks(3)
	if lastMoves(d, 2) != "rotate G4 N, advance G4" {
		t.Errorf("played %q", lastMoves(d, 2))
	}
	if d.State("act:advance", "usable") != true {
		t.Error("the goo gives no point")
	}
	d.Key(input.KeyR)
	d.WantRefused("WP-35")
	d.Click("field:F12")
	d.Key(input.KeyR, input.Shift)
	mean(d) // the goo has left the first one a point
	if lastMoves(d, 1) != "rotate F12 S" {
		t.Errorf("Shift+R plays %q", lastMoves(d, 1))
	}
	d.Drag("field:K5", "field:K4")
	mean(d)
	if lastMoves(d, 1) != "crawl K5 K4" {
		t.Errorf("a drag plays %q", lastMoves(d, 1))
	}
	// Nobody else may go: the phase passes by itself (WP-48).
	if d.State("field:A12", "movable") != false || d.State("steps", "at") != 4 {
		t.Error("the limit is not reached, or the movement waits")
	}
	if !slices.ContainsFunc(d.Table.Session.Log(), func(e rules.LogEntry) bool { return e.Event.Text.Key == "paliwo.event.passed.movement" }) {
		t.Errorf("the log says %q", entries(d))
	}
}

func TestAZombieReachesAndBites(t *testing.T) {
	m := moving(t)
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("field:D2")
	d.Hover("field:D1")
	if d.Has("bubble") && d.State("bubble", "refused") != true {
		t.Error("who has to turn first bites at once")
	}
	d.Click("face:W")
	d.Hover("field:C2")
	wantSaid(d, bubbleLines(d), "bites the Lumberjack: 1 AP", "first wound")
	d.Click("field:C2")
	if lastMoves(d, 2) != "rotate D2 W, bite D2 C2" || d.State("human:lumberjack", "wounds") != 1 {
		t.Errorf("played %q", lastMoves(d, 2))
	}
}

func TestNewZombiesComeInOverTheEdges(t *testing.T) {
	d := lay(t, rising(t), 1280, 800, "en").Open()
	const edges = "K1 A2 K2 A3 K3 A4 K4 A5 K6 A7 K7 A8 A9 K9 K10 A11 B12 C12 D12 E12 G12 H12 I12 J12 K12"
	if got := usable(d); !sameFields(got, edges) {
		t.Errorf("they may come in on %q", got)
	}
	if got := wayIns(d); !sameFields(got, edges) || d.State("ways-in", "n") != 25 || d.State("ways-in", "strong") != true {
		t.Errorf("shown as open are %q, %v", got, d.Find("ways-in").State)
	}
	for _, field := range []string{"field:C3", "field:E9"} {
		d.Click(field)
		d.WantRefused("WP-37")
		wantSaid(d, lastToast(d), "New zombies come in over an edge")
	}
	d.Click("field:F12")
	d.WantRefused("WP-2")
	d.Click("facing:W")
	d.Hover("field:K2")
	wantSaid(d, bubbleLines(d), "Zombie on K2, looking west", "It would see the Runner")
	d.Drag("piece", "field:K2")
	if lastMoves(d, 1) != "new K2 W" {
		t.Fatalf("played %q", lastMoves(d, 1))
	}
	if d.State("ways-in", "n") != 0 {
		t.Error("nobody comes any more, but the ways in are shown")
	}
	d.Drag("piece", "field:A2")
	if lastMoves(d, 1) != "token A2" || !d.Has("token:A2") {
		t.Errorf("played %q", lastMoves(d, 1))
	}
	if texts, _ := tabletest.Drawn(t, d.Root().Draw); !slices.Contains(texts, "There is nothing to play in this phase: go on.") {
		t.Errorf("after it stands %q", texts)
	}
}

// wayIns lists the fields that are shown as open to new zombies.
func wayIns(d *desk) string {
	d.T.Helper()
	var out []string
	for _, n := range d.Nodes() {
		if n.Role == "field" && n.State["open"] == true {
			out = append(out, n.Label)
		}
	}
	return strings.Join(out, " ")
}

// sameFields compares two lists of fields in any order.
func sameFields(a, b string) bool {
	x, y := strings.Fields(a), strings.Fields(b)
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// In the human turn it is forecast where new zombies may come in. That is not beside a
// human. It is nowhere once the pool is empty, or before the first round.
func TestTheHumansSeeWhereNewZombiesMayComeIn(t *testing.T) {
	d := lay(t, carrying(t), 1280, 800, "en").Open()
	if d.State("field:A5", "open") != false || d.State("field:A7", "open") != true || d.State("field:F11", "open") != false {
		t.Error("the wrong fields are open")
	}
	n := d.State("ways-in", "n").(int)
	if n == 0 || d.State("ways-in", "strong") != false {
		t.Errorf("ways in: %v", d.Find("ways-in").State)
	}
	d.Hover("field:A7")
	d.Ticks(40)
	wantSaid(d, d.Tip(), "A new zombie may come in here")
	d.Hover("field:F11")
	d.Ticks(40)
	if strings.Contains(d.Tip(), "new zombie") {
		t.Errorf("of F11 it is said %q", d.Tip())
	}
	d.Hover("stock:pool")
	d.Ticks(40)
	wantSaid(d, d.Tip(), "columns A and K and row 12", "marker is put on field 6")
	if d.State("ways-in", "strong") != true {
		t.Error("pointing at the pool does not show the ways in")
	}
	d.Face.Changed()
	d.Root().Invalidate()
	d.Ticks(1)
	if d.State("ways-in", "strong") != false {
		t.Error("the next position shows the ways in before the pool is pointed at")
	}
	d.Click("field:C5")
	d.Click("field:C7")
	if d.State("ways-in", "n") != n {
		t.Error("a step far from the edges changes the ways in")
	}

	// Nobody comes any more in this round, or in the game.
	m := rising(t)
	play(t, m, "new K2 W", "done")
	d = lay(t, m, 1280, 800, "en").Open()
	if d.State("ways-in", "n") != 0 || d.State("field:A7", "open") != false {
		t.Errorf("in the clean-up %v ways in are shown", d.State("ways-in", "n"))
	}
	m = matchAt(t, func(p *position) {
		p.Round = 9
		six := 6
		p.Terror, p.Pool, p.Removed = &six, 0, 16
	})
	d = lay(t, m, 1280, 800, "en").Open()
	if d.State("ways-in", "n") != 0 || d.State("field:A7", "open") != false {
		t.Errorf("with an empty pool %v ways in are shown", d.State("ways-in", "n"))
	}

	if open := wayIns(lay(t, match(t), 1280, 800, "en").Open()); open != "" {
		t.Errorf("before the first round they may come in on %s", open)
	}

	d = lay(t, anywhere(t), 1280, 800, "en").Open()
	if d.State("ways-in", "n") != 0 || d.State("field:E9", "legal") != true || d.State("field:E9", "open") != true {
		t.Error("zombies may come in anywhere, but it is shown otherwise")
	}
	d.Hover("stock:pool")
	d.Ticks(40)
	wantSaid(d, d.Tip(), "on any free field")
}

func TestAFindIsShownToItsOwnerOnly(t *testing.T) {
	d := lay(t, finding(t), 1280, 800, "en").Open()
	drawn := *d.Match.View(game.SeatZombies).(game.View).Drawn
	d.Hover("piece")
	d.Ticks(40)
	if want := d.Table.Words(drawn.Name()); !strings.Contains(d.Tip(), want) {
		t.Errorf("the tooltip %q does not say %q", d.Tip(), want)
	}
	d.Click("field:E9")
	d.WantRefused("WP-30")
	d.Click("field:A1")
	if lastMoves(d, 1) != "place A1" || d.State("find:A1", "face") != drawn.String() {
		t.Errorf("played %q, the find is %v", lastMoves(d, 1), d.Find("find:A1").State)
	}
}

func TestWhoHasTwoWoundsTurns(t *testing.T) {
	d := lay(t, doomed(t), 1280, 800, "en").Open()
	if usable(d) != "H2" {
		t.Fatalf("%q can be clicked", usable(d))
	}
	d.Click("field:B6")
	d.WantRefused("WP-39")
	d.Click("person:mechanic")
	d.Click("face:E")
	d.Open()
	if lastMoves(d, 1) != "turned mechanic E" || d.State("field:H2", "zombie") != "E" || d.State("person:mechanic", "on_board") != false {
		t.Errorf("played %q", lastMoves(d, 1))
	}
}

// TestCrawlersRiseWhereThePlayerSays: with too few figures one is chosen.
func TestCrawlersRiseWhereThePlayerSays(t *testing.T) {
	m := matchAt(t, func(p *position) {
		p.Round = 12
		p.walk(t, "A12 E")
		p.Pool, p.Removed = 1, 22
		p.TokensLeft = 1
		p.CrawlerTokens = []game.Field{at(t, "A3"), at(t, "K9")}
	})
	play(t, m, "end", "draw", "place C3")
	d := lay(t, m, 1280, 800, "en").Open()
	if usable(d) != "A3 K9" {
		t.Fatalf("%q can be clicked", usable(d))
	}
	d.Click("field:K9")
	if lastMoves(d, 1) != "rise K9" || d.State("field:K9", "zombie") != "crawler" {
		t.Errorf("played %q", lastMoves(d, 1))
	}
}

func TestTheEndTellsWhatBecameOfThem(t *testing.T) {
	d := lay(t, escaped(t), 1280, 800, "en")
	if d.State("end:policeman", "escaped") != true || d.State("end:child", "escaped") != false {
		t.Error("the wrong one got out")
	}
	wantSaid(d, d.Find("end:policeman").Label, "gets out with the fuel")
	wantSaid(d, d.Find("end:child").Label, "wounded on C5")
	wantSaid(d, d.Find("end:count").Label, "Rounds: 7")
	d = lay(t, lost(t), 1280, 800, "en")
	wantSaid(d, d.Find("end:mechanic").Label, "a zombie on H2, round 9")
	if d.Match.Result().Winners[0] != game.SeatZombies || d.State("end:mechanic", "gone") != true {
		t.Error("the zombies have not won")
	}
	d.Click("result:look")
	if d.Has("end:mechanic") || d.Table.Acting() != rules.NoSeat {
		t.Error("the table cannot be looked at")
	}
}
