package tabletest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/rulestest"
	"schron/rules/search"
	"schron/scenes/scenetest"
	"schron/scenes/store"
	"schron/scenes/table"
)

// How many things a monkey does: in all of a game, but never fewer in a position,
// and between two looks at the screen.
const (
	deedsOfAll  = 600 // twice as many in a proof, as of the next
	deedsAtOnce = 40
	deedsToLook = 40
)

// usualKeys are the keys that mean something at every table.
var usualKeys = []input.Key{
	input.KeyEscape, input.KeyTab, input.KeyEnter, input.KeySpace, input.KeyUp, input.KeyDown, input.KeyLeft, input.KeyRight,
	input.KeyH, input.KeyF2,
}

// anyMove advises some move, for hints.
func anyMove(p *rules.Position) search.Advice {
	legal, ranges := p.Legal(), p.Ranges()
	m := rules.Move{}
	if i := p.Rand().IntN(len(legal) + len(ranges)); i < len(legal) {
		m = legal[i]
	} else {
		m = ranges[i-len(legal)].With(ranges[i-len(legal)].Min)
	}
	step := search.Step{Move: m}
	var j rules.Journal
	if err := p.Sample(p.Rand()).Apply(m, &j); err != nil {
		panic(err)
	}
	for _, e := range j.Events {
		if e.VisibleTo(p.Sees()) {
			step.Says = append(step.Says, e.Text)
		}
	}
	return search.Advice{Move: m, Line: []search.Step{step}}
}

// Monkey lets a monkey loose on every position, on every third outside of a proof. It points, clicks, drags, turns the
// wheel, and presses the keys of every table and the given ones. It takes moves back,
// resizes the window, and sometimes plays a random move. In every other position moves
// are animated. Nothing may panic. Again and again the screen is audited as Fits does.
// Every text must have words, the position must keep its invariants, and the match must
// read back from its record.
func (k Kit[F, P]) Monkey(t *testing.T, positions Positions, keys ...input.Key) {
	played, visited, deeds := 0, 0, rulestest.Rounds(1, 2)*max(deedsAtOnce, deedsOfAll/len(positions))
	for i, name := range slices.Sorted(maps.Keys(positions)) {
		if i%rulestest.Rounds(3, 1) > 0 {
			continue
		}
		visited++
		t.Run(name, func(t *testing.T) {
			played += k.monkey(t, positions[name](t), uint64(i), slices.Concat(keys, usualKeys)).roam(deeds)
		})
	}
	if played < rulestest.Rounds(1, 2)*visited {
		t.Errorf("in %d positions only %d moves were played", visited, played)
	}
}

// monkey is somebody at a desk who does things at random.
type monkey[F table.Face] struct {
	*Desk[F]
	t      testing.TB
	chance *rand.Rand
	keys   []input.Key
	views  []scenetest.View // in its language
	view   scenetest.View   // the present one
	played int              // how many moves came about
}

func (k Kit[F, P]) monkey(t testing.TB, m *rules.Match, seed uint64, keys []input.Key) *monkey[F] {
	t.Helper()
	y := &monkey[F]{t: t, chance: rand.New(rand.NewPCG(7, seed)), keys: keys}
	y.views = scenetest.AllViews([]string{"pl", "en"}[seed/2%2])
	y.view = y.views[seed%3]
	y.Desk = LayIn[F](t, House(t, k.Rules, y.view.Lang), m, k.Game, table.Options{Adviser: anyMove}, y.view.W, y.view.H)
	if seed%2 == 1 {
		y.House.Settings.Animation = store.AnimationFast
	}
	return y
}

// roam does so many things and returns how many moves came about.
func (y *monkey[F]) roam(deeds int) int {
	y.t.Helper()
	for n := range deeds {
		y.do()
		if faults := y.Root().Faults(); len(faults) > 0 {
			y.t.Fatalf("deed %d: %s", n, faults)
		}
		if n%deedsToLook == deedsToLook-1 {
			y.look(fmt.Sprintf("deed %d, %v: ", n, y.view))
		}
	}
	return y.played
}

// point is somewhere on a node.
func (y *monkey[F]) point() layout.Point {
	nodes := y.Nodes()
	if len(nodes) == 0 {
		return layout.P(y.view.W/2, y.view.H/2)
	}
	r := nodes[y.chance.IntN(len(nodes))].Rect
	return layout.P(r[0]+r[2]*y.chance.Float64(), r[1]+r[3]*y.chance.Float64())
}

func (y *monkey[F]) key() { y.Key(y.keys[y.chance.IntN(len(y.keys))]) }

// do does one thing.
func (y *monkey[F]) do() {
	before := y.Match.Len()
	y.goOn()
	switch y.chance.IntN(16) {
	case 0, 1:
		y.key()
	case 2, 3:
		y.Script.Carry(y.point(), y.point(), 3)
		if y.chance.IntN(2) == 0 {
			y.key()
		}
		y.Script.Release()
	case 4:
		y.Script.Move(y.point())
		y.Script.Wheel(float64(y.chance.IntN(7) - 3))
	case 5:
		y.Script.Move(y.point())
		y.Ticks(y.chance.IntN(40))
	case 6:
		y.Key([]input.Key{input.KeyZ, input.KeyY}[y.chance.IntN(2)], input.Ctrl)
	case 7:
		y.Script.RightClick(y.point())
	case 8:
		y.view = y.views[y.chance.IntN(len(y.views))]
		y.Stack.Resize(layout.S(y.view.W, y.view.H))
		y.Ticks(1)
	case 9:
		y.playByChance()
	default:
		y.Script.Click(y.point())
	}
	y.played += max(0, y.Match.Len()-before)
}

// goOn mostly goes on with the game where the screen is covered, the menu is open or a
// question is asked. There is less to break there.
func (y *monkey[F]) goOn() {
	if y.chance.IntN(4) == 0 {
		return
	}
	for _, id := range []string{"confirm:yes", "menu:resume", "sheet:close"} {
		if y.Has(id) { // not where another of them is above it
			y.Click(id)
		}
	}
	if y.Has("cover:open") {
		y.Open()
	}
}

// playByChance plays one of the legal moves, if somebody may now.
func (y *monkey[F]) playByChance() {
	if y.Table.Acting() == rules.NoSeat {
		return
	}
	mv, err := y.Match.BotMove(rules.RandomBot{})
	if err != nil {
		y.t.Fatal(err)
	}
	y.Table.Play(mv)
	y.Ticks(1)
}

// look tests what has come of it, once nothing is said or moves any more.
func (y *monkey[F]) look(when string) {
	y.t.Helper()
	y.Script.Release()
	for n := 0; n < 60 && (len(y.Toasts()) > 0 || y.Table.Animating() || y.Table.Showing()); n++ {
		y.Ticks(30)
	}
	wantFits(y.t, when, y, y.view.Scale)
	if missing := y.House.Texts.Missing(); len(missing) > 0 {
		y.t.Errorf("%sno words for %q", when, missing)
	}
	now, err := y.Match.At(y.Match.Len())
	if err == nil {
		err = now.Invariants()
	}
	if err == nil {
		err = readsBack(y.Match)
	}
	if err != nil {
		y.t.Error(when, err)
	}
}

// readsBack tests that a match reads back from its record with the same position.
// Loading compares the last position if the record states it.
func readsBack(m *rules.Match) error {
	r, err := m.Record()
	if err == nil {
		_, err = rules.LoadMatch(rulestest.Lookup(m.Game()), r)
	}
	return err
}
