package e2e

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestWholeGameByMouse: three friends with Polish names set up a game, swap
// colours, hand the mouse over at every cover, put pieces by click and by drag,
// are refused what is not allowed, and come to the result after twelve turns.
func TestWholeGameByMouse(t *testing.T) {
	w := start(t, t.TempDir(), "-lang", "pl")
	w.click("settings")
	w.waitScene("settings")
	w.click("setting:animation:off")
	w.click("setting:recap")
	w.click("back")
	w.waitScene("shelf")

	w.click("box:dzicz")
	w.click("new")
	w.waitScene("setup")
	w.click("add")
	names := []string{"Zażółć", "Gęśl", "Jaźń"}
	for i, name := range names {
		w.fill(player(i+1)+":name", name)
	}
	first, second := w.find("player:1:look").State["colour"], w.find("player:2:look").State["colour"]
	w.click("player:1:look")
	w.click("look:colour:" + second.(string))
	w.click("look:done")
	if a, b := w.find("player:1:look").State["colour"], w.find("player:2:look").State["colour"]; a != second || b != first {
		t.Errorf("colours %v and %v after the swap, want %v and %v", a, b, second, first)
	}
	w.fill("seed", "20261121")
	w.click("cover")
	w.click("start")
	w.waitScene("table")

	r := w.record()
	colours := map[string]string{}
	for _, p := range r.Players {
		colours[p.Name] = p.Colour
	}
	if len(colours) != 3 || colours["Zażółć"] != second || colours["Gęśl"] != first || colours["Jaźń"] == "" {
		t.Errorf("the record has the players %+v", r.Players)
	}
	g := game{window: w, t: t, names: names}
	g.play()
	if len(g.covered) != 3 || g.covers < 3 {
		t.Errorf("%d covers for %v", g.covers, g.covered)
	}
	if g.clicks < 6 || g.drags < 6 {
		t.Errorf("%d pieces were put by clicks and %d by drags", g.clicks, g.drags)
	}
	for _, id := range []string{"result:shelf", "result:look", "result:replay", "result:again"} {
		w.find(id)
	}
	end := w.kept("replays")
	if files, err := filepath.Glob(filepath.Join(w.data, "auto", "*.json")); err != nil || len(files) != 0 {
		t.Errorf("a finished game is still in progress: %v, %v", files, err)
	}
	w.click("result:replay")
	w.waitScene("replay")
	w.click("past:last")
	if got := w.find("past").Label; !strings.Contains(got, itoa(len(end.Moves))) {
		t.Errorf("the replay of %d moves ends with %q", len(end.Moves), got)
	}
	w.close()
}

// game plays Dzicz by mouse.
type game struct {
	*window
	t       *testing.T
	names   []string
	covered map[string]bool // the names that covers have shown
	covers  int
	clicks  int // pieces put by clicks
	drags   int // pieces put by drags
}

// play plays to the result: every third decision puts a piece, the rest pass.
func (g *game) play() {
	g.covered = map[string]bool{}
	for step := 0; !g.has("result"); step++ {
		if step > 600 {
			g.t.Fatalf("the game does not end; %s", g.there())
		}
		g.step(step)
	}
}

func (g *game) step(step int) {
	before := g.scene()
	switch {
	case g.has("cover:open"):
		g.coverOnly()
		g.covers++
		for _, name := range g.names {
			if strings.Contains(g.find("cover").Label, name) {
				g.covered[name] = true
			}
		}
		g.click("cover:open")
	case g.put(step):
	case g.has("pass"):
		g.click("pass")
	case len(g.legal()) > 0:
		g.click(g.legal()[step%len(g.legal())])
	default:
		g.t.Fatalf("step %d: nothing can be done in scene %s; %s", step, before, g.there())
	}
}

// put puts a piece on the board where one can be put, in most goes.
func (g *game) put(step int) bool {
	free := g.legal()
	if len(free) == 0 || step%5 == 4 {
		return false
	}
	to := free[step%len(free)]
	if step%2 == 0 {
		g.click(to)
		g.clicks++
		return true
	}
	for _, piece := range []string{"supply:soldier", "supply:outpost", "supply:token"} {
		if n, ok := g.lookup(piece); !ok || n.State["usable"] != true {
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
	moves := len(g.record().Moves)
	g.click(piece)
	on := g.legal()
	g.click(piece)
	if len(on) == 0 {
		return ""
	}
	g.drag(piece, on[0])
	if got := len(g.record().Moves); got <= moves {
		g.t.Fatalf("%s was dropped on %s and nothing was played", piece, on[0])
	}
	return on[0]
}
