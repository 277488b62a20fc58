package dzicz

import (
	"strconv"
	"strings"
	"testing"

	"schron/scenes/e2e/stand"
)

// TestWholeGameByMouse: three friends with Polish names set up a game, swap colours,
// hand the mouse over at every cover. They put pieces by click and by drag, are refused
// what is not allowed, and come to the result after twelve turns.
func TestWholeGameByMouse(t *testing.T) {
	w := start(t, stand.Empty(t), "-lang", "pl")
	w.Click("settings")
	w.WaitScene("settings")
	w.Click("setting:animation:off")
	w.Click("setting:recap")
	w.Click("setting:show-me")
	w.Click("back")
	w.WaitScene("shelf")

	w.Click("box:dzicz")
	w.Click("new")
	w.WaitScene("setup")
	w.Click("add")
	names := []string{"Zażółć", "Gęśl", "Jaźń"}
	for i, name := range names {
		w.Person(stand.Player(i+1), name)
	}
	first, second := w.Find("player:1:look").State["colour"], w.Find("player:2:look").State["colour"]
	w.Click("player:1:look")
	w.Click("look:colour:" + second.(string))
	w.Click("look:done")
	if a, b := w.Find("player:1:look").State["colour"], w.Find("player:2:look").State["colour"]; a != second || b != first {
		t.Errorf("colours %v and %v after the swap, want %v and %v", a, b, second, first)
	}
	w.Fill("seed", "20261121")
	w.Click("cover")
	w.Click("start")
	w.WaitScene("table")

	r := w.Record()
	colours := map[string]string{}
	for _, p := range r.Players {
		colours[p.Name] = p.Colour
	}
	if len(colours) != 3 || colours["Zażółć"] != second || colours["Gęśl"] != first || colours["Jaźń"] == "" {
		t.Errorf("the record has the players %+v", r.Players)
	}
	g := game{hand: w, names: names}
	g.play()
	if len(g.covered) != 3 || g.covers < 3 {
		t.Errorf("%d covers for %v", g.covers, g.covered)
	}
	if g.clicks < 6 || g.drags < 6 {
		t.Errorf("%d pieces were put by clicks and %d by drags", g.clicks, g.drags)
	}
	for _, id := range []string{"result:shelf", "result:look", "result:replay", "result:again"} {
		w.Find(id)
	}
	end := w.Kept("replays")
	if files := w.Games(t, "auto"); len(files) != 0 {
		t.Errorf("a finished game is still in progress: %v", files)
	}
	w.Click("result:replay")
	w.WaitScene("replay")
	w.Click("past:last")
	if got := w.Find("past").Label; !strings.Contains(got, strconv.Itoa(len(end.Moves))) {
		t.Errorf("the replay of %d moves ends with %q", len(end.Moves), got)
	}
	w.Close()
}

// game plays Dzicz by mouse.
type game struct {
	hand
	names   []string
	covered map[string]bool // the names that covers have shown
	covers  int
	clicks  int // pieces put by clicks
	drags   int // pieces put by drags
}

// play plays to the result: every third decision puts a piece, the rest pass.
func (g *game) play() {
	g.covered = map[string]bool{}
	for step := 0; !g.Has("result"); step++ {
		if step > 600 {
			g.T.Fatalf("the game does not end; %s", g.There())
		}
		g.step(step)
	}
}

func (g *game) step(step int) {
	before := g.Scene()
	switch {
	case g.Has("cover:open"):
		g.CoverOnly()
		g.covers++
		for _, name := range g.names {
			if strings.Contains(g.Find("cover").Label, name) {
				g.covered[name] = true
			}
		}
		g.Click("cover:open")
		g.Tick(25) // so long nothing ends a movement for somebody else
	case g.Has("confirm:yes"):
		g.Click("confirm:yes")
	case g.put(step):
	case g.Has("pass"):
		g.Click("pass")
	case len(g.Legal()) > 0:
		g.Click(g.Legal()[step%len(g.Legal())])
	default:
		g.T.Fatalf("step %d: nothing can be done in scene %s; %s", step, before, g.There())
	}
}

// put puts a piece on the board where one can be put, in most goes.
func (g *game) put(step int) bool {
	free := g.Legal()
	if len(free) == 0 || step%5 == 4 {
		return false
	}
	to := free[step%len(free)]
	if step%2 == 0 {
		g.Click(to)
		g.clicks++
		return true
	}
	for _, piece := range []string{"supply:soldier", "supply:outpost", "supply:token"} {
		if n, ok := g.Lookup(piece); !ok || n.State["usable"] != true {
			continue
		}
		if on := g.dropFor(piece); on != "" {
			g.drags++
			return true
		}
	}
	return false
}

// dropFor drags a piece onto the first field that takes it and returns the field.
func (g *game) dropFor(piece string) string {
	moves := len(g.Record().Moves)
	g.Click(piece)
	on := g.Legal()
	g.Click(piece)
	if len(on) == 0 {
		return ""
	}
	g.Drag(piece, on[0])
	if got := len(g.Record().Moves); got <= moves {
		g.T.Fatalf("%s was dropped on %s and nothing was played", piece, on[0])
	}
	return on[0]
}
