package dolores

import (
	"strconv"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/dolores"
)

// TestEveryMoveByMouse plays games by chance with clicks, drags and typing only.
// What is drawn by the dice is what the record says; every other tool is dragged
// rather than clicked.
func TestEveryMoveByMouse(t *testing.T) {
	made := map[string]int{}
	for name, start := range map[string]func(testing.TB) *rules.Match{
		"opening": func(t testing.TB) *rules.Match { t.Helper(); return match(t, 3) },
		"middle":  middle, "taxing": taxing, "gathering": gathering, "arranging": arranging, "crowning": crowning,
	} {
		d := lay(t, start(t), 1280, 800, "pl")
		for n := range 150 {
			if d.match.Result().Over {
				break
			}
			d.byChance(name, n, made)
		}
	}
	d := lay(t, fighting(t), 1280, 800, "en")
	for n := range 120 {
		if d.match.Result().Over || d.match.Status().Phase != "military" {
			break
		}
		d.byChance("fighting", n, made)
	}
	for _, verb := range []string{
		"claim", "buy", "sell", "offer", "give", "ask", "cede", "want", "propose", "withdraw", "accept", "decline", "found",
		"build", "pull", "sow", "plant", "lay", "lift", "place", "install", "clean", "douse", "end", "pay", "waive", "settle",
		"harvest", "fell", "gather", "top", "move", "attack", "sabotage", "aim", "fire", "intercept", "capital",
	} {
		if made[verb] == 0 {
			t.Errorf("no %s was made", verb)
		}
	}
}

// byChance plays one move drawn by lot, by mouse.
func (d *desk) byChance(name string, n int, made map[string]int) {
	d.t.Helper()
	mv, err := d.match.BotMove(rules.RandomBot{})
	if err != nil {
		d.t.Fatal(err)
	}
	if mv.Verb == game.VerbInstall {
		mv.N = min(mv.N, 3)
	}
	if mv.Verb == game.VerbEnd && n%3 != 0 { // ends come often enough
		return
	}
	text := game.Game{}.Notation(mv)
	before := d.match.Len()
	d.point(text, n%2 == 0)
	if d.match.Len() != before+1 && !(strings.HasPrefix(text, "aim") && d.match.Len() == before+1) {
		d.t.Fatalf("%s: %s was not played; toasts %q", name, text, d.Toasts())
	}
	if got := d.Last(); got != text {
		d.t.Fatalf("%s: %q was played instead of %q", name, got, text)
	}
	made[strings.Fields(text)[0]]++
}

// view is what the table shows.
func (d *desk) view() game.View { return d.table.View().(game.View) }

// turn opens a page of the ledger.
func (d *desk) turn(page string) {
	d.t.Helper()
	if d.State("page:"+page, "selected") != true {
		d.Click("page:" + page)
	}
}

// tools are the tools by verb.
var tools = map[string]string{
	"claim": "tool:claim", "found": "tool:found", "sow": "tool:sow", "plant": "tool:plant", "lift": "tool:lift",
}

// point plays a move as a player would.
func (d *desk) point(text string, drag bool) {
	d.t.Helper()
	d.AwaitTurn()
	w := strings.Fields(text)
	switch w[0] {
	case "claim", "found", "sow", "plant", "lift":
		d.use(tools[w[0]], w[1], drag)
	case "lay":
		tool := "tool:land-section"
		if game.Chart[at(d.t, w[1])].Terrain == game.Sea {
			tool = "tool:sea-section"
		}
		d.use(tool, w[1], drag)
	case "place":
		d.use("tool:"+w[2], w[1], drag)
	case "buy", "sell":
		d.turn("bank")
		d.Click("ware:" + w[1])
		d.number("amount", w[2])
		d.Click(w[0])
	case "offer":
		d.turn("trade")
		d.Click("offer:" + w[1])
	case "give", "ask":
		d.turn("trade")
		d.Click("offer:side:" + w[0])
		d.Click("item:" + w[1])
		d.number("offer:amount", w[2])
		d.Click("offer:add")
	case "cede", "want", "harvest", "fell", "fire", "capital":
		d.Click("field:" + w[1])
	case "build", "raze", "pull", "install":
		d.pointCity(w, drag)
	case "clean", "douse", "neutralise":
		d.turn("services")
		d.use("service:"+w[0], w[1], drag)
	case "pay", "waive":
		d.turn("taxes")
		id := w[0] + ":pay " + strings.Join(w[1:], " ")
		d.scrollTo("debts", id)
		d.Click(id)
	case "top":
		d.turn("army")
		d.scrollTo("troops", "top:"+w[1])
		d.Click("top:" + w[1])
	case "move", "attack", "sabotage", "embark", "aim":
		d.pointUnit(w, drag)
	case "settle", "gather", "hold":
		d.Click("pass")
	case "end":
		if d.Has("choice:end") {
			d.Click("choice:end")
			return
		}
		d.Click("pass")
	default:
		d.Click("choice:" + text)
	}
}

// use puts a tool on a field.
func (d *desk) use(tool, field string, drag bool) {
	d.t.Helper()
	if drag {
		d.Drag(tool, "field:"+field)
		return
	}
	if d.State(tool, "held") != true {
		d.Click(tool)
	}
	if d.State("field:"+field, "legal") != true {
		d.t.Errorf("with %s in hand %s is not shown as possible", tool, field)
	}
	d.Click("field:" + field)
}

// number types a number into a field.
func (d *desk) number(id, n string) {
	d.t.Helper()
	if d.Find(id).State["value"] == n {
		return
	}
	d.Click(id)
	d.Type(n)
	if got := d.State(id, "value"); got != n {
		d.t.Fatalf("%s holds %v, want %s", id, got, n)
	}
}

// pointCity does something in a city.
func (d *desk) pointCity(w []string, drag bool) {
	d.t.Helper()
	d.turn("city")
	if d.Has("works:close") {
		d.Click("works:close")
	}
	switch {
	case d.Has("city:" + w[1]):
		d.Click("city:" + w[1])
	case d.Has("city:choose") && d.State("city:choose", "value") != w[1]:
		d.Click("city:choose")
		d.Click("city:choose:" + w[1])
	}
	switch w[0] {
	case "raze":
		d.Click("raze")
	case "build":
		id := "build:" + strings.Join(w[2:], ":")
		free := d.nextDistrict()
		d.Click(free)
		if drag {
			d.Drag(id, free)
			return
		}
		d.Click(id)
	default:
		if d.State("district:"+w[2], "selected") != true {
			d.Click("district:" + w[2])
		}
		if w[0] == "pull" {
			d.Click("pull")
			return
		}
		n, err := strconv.Atoi(w[3])
		if err != nil {
			d.t.Fatal(err)
		}
		for range n - d.State("robots", "value").(int) {
			d.Click("robots:more")
		}
		d.Click("install")
	}
}

// nextDistrict is the first free district of the city shown.
func (d *desk) nextDistrict() string {
	d.t.Helper()
	for i := 1; i <= game.Districts; i++ {
		if id := "district:" + strconv.Itoa(i); d.State(id, "building") == "none" {
			return id
		}
	}
	d.t.Fatal("the city is full")
	return ""
}

// scrollTo scrolls a list until a node is in it.
func (d *desk) scrollTo(list, id string) {
	d.t.Helper()
	for range 12 {
		if d.Has(list) {
			d.Wheel(list, 20)
		}
	}
	for range 60 {
		if _, ok := d.Root().Reach(id); ok {
			return
		}
		d.Wheel(list, -1)
	}
	d.t.Fatalf("%s is not in %s", id, list)
}

// pointUnit sends a unit.
func (d *desk) pointUnit(w []string, drag bool) {
	d.t.Helper()
	d.turn("army")
	row := "unit:" + w[1]
	d.scrollTo("troops", row)
	if d.State(row, "held") != true {
		d.Click(row)
	}
	if w[0] == "aim" {
		d.Click("aim")
		return
	}
	field := "field:" + w[len(w)-1]
	switch w[0] {
	case "embark":
		ship, err := game.ParseUnit(w[2])
		if err != nil {
			d.t.Fatal(err)
		}
		v := d.view()
		for _, x := range v.Federations[v.Actor].Units {
			if x.Unit == ship {
				field = "field:" + x.Field.String()
			}
		}
	case "sabotage":
		d.Click("orders:raid")
	}
	if drag && w[0] == "move" {
		d.scrollTo("troops", row)
		d.Drag(row, field)
	} else {
		d.Click(field)
	}
	if id := "near:" + strings.Join(w, " "); d.Has(id) {
		d.Click(id)
	}
}
