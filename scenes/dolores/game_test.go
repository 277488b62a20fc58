package dolores

import (
	"fmt"
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
		d := wide(lay(t, start(t), 1280, 800, "pl"))
		for n := range 150 {
			if d.Match.Result().Over {
				break
			}
			byChance(d, name, n, made)
		}
	}
	d := wide(lay(t, fighting(t), 1280, 800, "en"))
	for n := range 120 {
		if d.Match.Result().Over || d.Match.Status().Phase != "military" {
			break
		}
		byChance(d, "fighting", n, made)
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

// proven is how often a move of a kind is made by mouse in one way; more of it show
// nothing new and are played without the hand.
const proven = 6

// byChance plays one move drawn by lot, by mouse, every other one by dragging.
func byChance(d *desk, name string, n int, made map[string]int) {
	d.T.Helper()
	mv, err := d.Match.BotMove(rules.RandomBot{})
	if err != nil {
		d.T.Fatal(err)
	}
	if mv.Verb == game.VerbInstall {
		mv.N = min(mv.N, 3)
	}
	if mv.Verb == game.VerbEnd && n%3 != 0 { // ends come often enough
		return
	}
	text, drag := game.Game{}.Notation(mv), n%2 == 0
	verb := strings.Fields(text)[0]
	way := fmt.Sprint(verb, drag)
	if made[way] == proven {
		d.AwaitTurn()
		d.Play(mv)
		d.Table.Skip()
		d.Ticks(1)
		return
	}
	before := d.Match.Len()
	lost := d.Match.Forgoes(mv)
	point(d, text, drag)
	if d.Has("confirm:yes") == lost.Empty() {
		d.T.Fatalf("%s: %s gives up %q, and it is asked: %v", name, text, lost.Key, d.Has("confirm:yes"))
	}
	if !lost.Empty() {
		d.Click("confirm:yes")
	}
	if d.Match.Len() != before+1 && !(strings.HasPrefix(text, "aim") && d.Match.Len() == before+1) {
		d.T.Fatalf("%s: %s was not played; toasts %q", name, text, d.Toasts())
	}
	if got := d.Last(); got != text {
		d.T.Fatalf("%s: %q was played instead of %q", name, got, text)
	}
	made[verb]++
	made[way]++
}

// view is what the table shows.
func view(d *desk) game.View { return d.Table.View().(game.View) }

// turnTo opens a page of the ledger.
func turnTo(d *desk, page string) {
	d.T.Helper()
	if d.State("page:"+page, "selected") != true {
		d.Click("page:" + page)
	}
}

// tools are the tools by verb.
var tools = map[string]string{
	"claim": "tool:claim", "found": "tool:found", "sow": "tool:sow", "plant": "tool:plant", "lift": "tool:lift",
}

// point plays a move as a player would.
func point(d *desk, text string, drag bool) {
	d.T.Helper()
	d.AwaitTurn()
	w := strings.Fields(text)
	switch w[0] {
	case "claim", "found", "sow", "plant", "lift":
		use(d, tools[w[0]], w[1], drag)
	case "lay":
		tool := "tool:land-section"
		if game.Chart[at(d.T, w[1])].Terrain == game.Sea {
			tool = "tool:sea-section"
		}
		use(d, tool, w[1], drag)
	case "place":
		use(d, "tool:"+w[2], w[1], drag)
	case "buy", "sell":
		turnTo(d, "bank")
		d.Click("ware:" + w[1])
		setNumber(d, "amount", w[2])
		d.Click(w[0])
	case "offer":
		turnTo(d, "trade")
		d.Click("offer:" + w[1])
	case "give", "ask":
		turnTo(d, "trade")
		d.Click("offer:side:" + w[0])
		d.Click("item:" + w[1])
		setNumber(d, "offer:amount", w[2])
		d.Click("offer:add")
	case "cede", "want", "harvest", "fell", "fire", "capital":
		d.Click("field:" + w[1])
	case "build", "raze", "pull", "install":
		pointCity(d, w, drag)
	case "clean", "douse", "neutralise":
		turnTo(d, "services")
		use(d, "service:"+w[0], w[1], drag)
	case "pay", "waive":
		turnTo(d, "taxes")
		id := w[0] + ":pay " + strings.Join(w[1:], " ")
		scrollTo(d, "debts", id)
		d.Click(id)
	case "top":
		turnTo(d, "army")
		scrollTo(d, "troops", "top:"+w[1])
		d.Click("top:" + w[1])
	case "move", "attack", "sabotage", "embark", "aim":
		pointUnit(d, w, drag)
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
func use(d *desk, tool, field string, drag bool) {
	d.T.Helper()
	if drag {
		d.Drag(tool, "field:"+field)
		return
	}
	if d.State(tool, "held") != true {
		d.Click(tool)
	}
	if d.State("field:"+field, "legal") != true {
		d.T.Errorf("with %s in hand %s is not shown as possible", tool, field)
	}
	d.Click("field:" + field)
}

// setNumber types a number into a field.
func setNumber(d *desk, id, n string) {
	d.T.Helper()
	if d.Find(id).State["value"] == n {
		return
	}
	d.Click(id)
	d.Type(n)
	if got := d.State(id, "value"); got != n {
		d.T.Fatalf("%s holds %v, want %s", id, got, n)
	}
}

// pointCity does something in a city.
func pointCity(d *desk, w []string, drag bool) {
	d.T.Helper()
	turnTo(d, "city")
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
		free := nextDistrict(d)
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
			d.T.Fatal(err)
		}
		for range n - d.State("robots", "value").(int) {
			d.Click("robots:more")
		}
		d.Click("install")
	}
}

// nextDistrict is the first free district of the city shown.
func nextDistrict(d *desk) string {
	d.T.Helper()
	for i := 1; i <= game.Districts; i++ {
		if id := "district:" + strconv.Itoa(i); d.State(id, "building") == "none" {
			return id
		}
	}
	d.T.Fatal("the city is full")
	return ""
}

// scrollTo scrolls a list until a node is in it.
func scrollTo(d *desk, list, id string) {
	d.T.Helper()
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
	d.T.Fatalf("%s is not in %s", id, list)
}

// pointUnit sends a unit.
func pointUnit(d *desk, w []string, drag bool) {
	d.T.Helper()
	turnTo(d, "army")
	row := "unit:" + w[1]
	scrollTo(d, "troops", row)
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
			d.T.Fatal(err)
		}
		v := view(d)
		for _, x := range v.Federations[v.Actor].Units {
			if x.Unit == ship {
				field = "field:" + x.Field.String()
			}
		}
	case "sabotage":
		d.Click("orders:raid")
	}
	if drag && w[0] == "move" {
		scrollTo(d, "troops", row)
		d.Drag(row, field)
	} else {
		d.Click(field)
	}
	if id := "near:" + strings.Join(w, " "); d.Has(id) {
		d.Click(id)
	}
}
