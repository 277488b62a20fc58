package dolores

import (
	"strconv"
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/dolores"
	"schron/rules/rulestest"
)

// TestEveryMoveByMouse plays games by chance with clicks, drags and typing only.
// What is drawn by the dice is what the record says; the ways of each kind of move are
// gone in turn.
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
	for _, how := range []string{
		"claim drag", "claim click", "lay drag", "place drag", "build drag", "build click", "found drag", "clean drag", "move drag", "move click",
	} {
		if made[how] == 0 {
			t.Errorf("no %s was made", how)
		}
	}
}

// proven is how often a move of a kind is made by mouse. More of it show nothing new and
// are played without the hand.
var proven = rulestest.Rounds(6, 12)

// byChance plays one move drawn by lot, by mouse, by the ways of each kind in turn.
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
	text := game.Game{}.Notation(mv)
	verb := strings.Fields(text)[0]
	if made[verb] == proven {
		d.AwaitTurn()
		d.Play(mv)
		d.Table.Skip()
		d.Ticks(1)
		return
	}
	before := d.Match.Len()
	made[verb+" "+pointed(d, mv, made[verb])]++
	made[verb]++
	if d.Match.Len() != before+1 {
		d.T.Fatalf("%s: with %s more was played: %q", name, text, d.Moves()[before:])
	}
}

// pointed makes a move by the n-th of its ways and returns how. A button asks first where
// something is given up, and only there.
func pointed(d *desk, m rules.Move, n int) (how string) {
	d.T.Helper()
	d.AwaitTurn()
	paths := d.Face.Paths(m)
	if len(paths) == 0 {
		text, lost := game.Game{}.Notation(m), d.Match.Forgoes(m)
		for _, x := range d.Nodes() {
			if x.State["move"] == text && x.Enabled {
				d.Click(x.ID)
				break
			}
		}
		if d.Has("confirm:yes") == lost.Empty() {
			d.T.Fatalf("%s gives up %q, and it is asked: %v", text, lost.Key, d.Has("confirm:yes"))
		}
		if !lost.Empty() {
			d.Click("confirm:yes")
		}
		if d.Last() != text {
			d.T.Fatalf("%s was not played; toasts %q", text, d.Toasts())
		}
		return "button"
	}
	bring(d, m, paths[0].Nodes()[0])
	return d.Make(m, n)
}

// bring turns to the page on which a move is made and scrolls to its line. It shows the
// city that the move is about, and the side of the offer.
func bring(d *desk, m rules.Move, ids string) {
	d.T.Helper()
	if _, page, ok := strings.Cut(ids, "|page:"); ok {
		turnTo(d, page)
	}
	for _, list := range []string{"troops", "debts"} {
		if id, _, _ := strings.Cut(ids, "|"); d.Has(list) {
			scrollTo(d, list, id)
		}
	}
	switch m.Verb {
	case game.VerbGive, game.VerbAsk:
		d.Click("offer:side:" + strings.Fields(game.Game{}.Notation(m))[0])
	case game.VerbBuild, game.VerbPull, game.VerbInstall:
		if d.Face.hand.Held() != "" {
			d.Key(input.KeyEscape)
		}
		d.Click("field:" + game.Field(m.A).String())
		if m.Verb == game.VerbBuild {
			d.Click(nextDistrict(d))
		}
	}
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
