package evening

import (
	"math/rand/v2"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
)

const (
	moves  = 10  // that are played of each game
	trials = 600 // gestures that these may take
)

// player plays all games without knowing any: it tries what is marked until enough
// moves have come of it.
type player struct {
	*stand.Window
	dice *rand.Rand
}

func newPlayer(w *stand.Window) *player {
	return &player{w, rand.New(rand.NewPCG(1, 2))}
}

// play sets a game of two up from the shelf, plays its moves, saves it under a name
// and goes back to the shelf.
func (p *player) play(game string) {
	p.T.Helper()
	p.Click("box:" + game)
	p.Click("new")
	p.WaitScene("setup")
	for p.Has("player:3:remove") {
		p.Click("player:3:remove")
	}
	p.Person("player:1", "Łucja")
	p.Person("player:2", "Jaźwiec")
	p.Fill("seed", "7")
	p.Click("start")
	p.WaitScene("table")
	p.moves(game, moves)
	p.put()
	p.Click("menu")
	p.Click("menu:save")
	p.Fill("save:name", "Wieczór: "+game)
	p.Click("save:yes")
	p.toShelf()
}

// goOn resumes the last game, plays on and goes back to the shelf.
func (p *player) goOn() {
	p.T.Helper()
	p.Click("resume")
	p.WaitScene("table")
	last := p.newest()
	p.moves(last.Game, len(last.Moves)+3)
	p.put()
	p.toShelf()
}

func (p *player) toShelf() {
	p.T.Helper()
	p.Click("menu")
	p.Click("menu:shelf")
	p.WaitScene("shelf")
}

// leave ends the program from the shelf.
func (p *player) leave() {
	p.T.Helper()
	p.Click("quit")
	p.Hover("leave:go")
	p.Session.PressMouseButton(ebiten.MouseButtonLeft)
	p.Tick(1)
	p.Session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	p.WaitEnd(30)
}

// put puts down what is in hand and away what lies on top, once all was shown.
func (p *player) put() {
	p.T.Helper()
	for p.Tick(300); p.ClickAny("cover:open", "card:ok", "since:close", "confirm:no", "past:return", "go-on"); p.Tick(60) {
	}
}

// newest is the game in progress that was started last.
func (p *player) newest() *rules.Record {
	p.T.Helper()
	files := p.Games(p.T, "auto")
	if len(files) == 0 {
		p.T.Fatal("no game is in progress")
	}
	var last *rules.Record
	var saved time.Time
	for _, file := range files {
		r := rulestest.ReadRecord(p.T, file)
		at, err := time.Parse(time.RFC3339, r.Saved)
		if err != nil {
			p.T.Fatal(err)
		}
		if last == nil || at.After(saved) {
			last, saved = r, at
		}
	}
	return last
}

// played is how many moves of a game are on the disk.
func (p *player) played(game string) int {
	p.T.Helper()
	for _, file := range p.Games(p.T, "auto") {
		if r := rulestest.ReadRecord(p.T, file); r.Game == game {
			return len(r.Moves)
		}
	}
	return 0
}

// moves plays until a game has so many moves.
func (p *player) moves(game string, n int) {
	p.T.Helper()
	for range trials {
		if p.played(game) >= n {
			return
		}
		p.try()
		p.Tick(2)
	}
	p.T.Fatalf("%s: only %d moves were played; %s", game, p.played(game), p.There())
}

// try does one thing that may be a move, or part of one.
func (p *player) try() {
	p.T.Helper()
	if p.ClickAny("cover:open", "card:ok", "since:close", "past:return", "confirm:yes", "go-on", "report:first") {
		p.Tick(20)
		return
	}
	var may []ui.TreeNode
	for _, n := range p.Tree().Nodes {
		switch {
		case !n.Enabled:
		case n.State["may"] == true, n.State["legal"] == true, strings.HasPrefix(n.ID, "choice:"), strings.HasPrefix(n.ID, "near:"):
			may = append(may, n)
		case n.ID == "pass":
			may = append(may, n)
		}
	}
	if len(may) == 0 {
		p.Tick(10)
		return
	}
	n := may[p.dice.IntN(len(may))]
	p.Move(stand.Centre(n))
	p.Press()
	p.Release()
	p.Tick(2)
}
