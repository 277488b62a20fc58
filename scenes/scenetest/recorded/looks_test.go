package recorded

import (
	"fmt"
	"hash"
	"hash/fnv"
	"slices"
	"strings"
	"testing"

	"schron/layout"
	"schron/rules/bots"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/program"
	"schron/scenes/scenetest"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
	"schron/scenes/table"
	"schron/scenes/table/motion"
	"schron/scenes/ui"
	"schron/sprites"
)

// sum is a tracer that sums up what is drawn. Shadows and light around boxes are left out.
type sum struct{ hash.Hash32 }

func newSum() sum { return sum{fnv.New32a()} }

func (s sum) add(format string, args ...any) { fmt.Fprintf(s, format, args...) }
func (s sum) Clip(r layout.Rect)             { s.add("%.1f", r) }
func (s sum) Shape(svg string)               { s.add("%s", svg) }

func (s sum) Sprite(name string, r layout.Rect, opt sprites.SpriteOpt) {
	s.add("%s %.1f %.2v", name, r, opt)
}

func (s sum) Words(words string, at layout.Point, width float64, quarter int, st sprites.TextStyle) {
	s.add("%s %.1f %.1f %d %.2v", words, at, width, quarter, st)
}

// digits are those of the sum, "-" if nothing was drawn.
func (s sum) digits() string {
	if s.Sum32() == newSum().Sum32() {
		return "-"
	}
	return fmt.Sprintf("%04x", s.Sum32()>>16^s.Sum32()&0xffff)
}

// trace has a tracer get what draw draws at a table.
func trace(d *desk, to sprites.Tracer, draw func(c *sprites.Canvas)) {
	c := scenetest.Noting(tabletest.Art(), scenetest.Fonts(d.T))
	c.Trace(to, d.Root().Area().Size(), func() { draw(c) })
}

// The columns of looks. A node is drawn as it stands and in each of its states, and in the
// smallest window. It is drawn while others are pointed at. It is drawn while something is
// carried or switched on.
const (
	still = iota
	small
	pointed
	carried
	columns
)

// looks sums up what each node of a table draws, with what is drawn after it without a
// name. So a test that fails names what looks different and when.
type looks struct {
	sum
	ids  []string
	sums map[string]*[columns]sum
}

func newLooks() *looks { return &looks{sum: newSum(), sums: map[string]*[columns]sum{}} }

// of goes on with the sum of a node.
func (l *looks) of(id string, column int) {
	if l.sums[id] == nil {
		l.ids = append(l.ids, id)
		l.sums[id] = &[columns]sum{newSum(), newSum(), newSum(), newSum()}
	}
	l.sum = l.sums[id][column]
}

// states are those in which each node is drawn beside the one in which it stands.
var states = []ui.State{{}, {Hover: true}, {Enabled: true}, {Enabled: true, Hover: true}, {Enabled: true, Hover: true, Pressed: true}, {Enabled: true, Focused: true}, {Enabled: true, Dragging: true}, {Enabled: true, DropOK: true}, {Enabled: true, DropOK: true, DropOver: true}}

// take looks at a table. What is carried is looked at for every node that can be.
func (l *looks) take(d *desk, column int) {
	d.Root().Sync()
	l.of("window", column)
	for _, n := range d.Nodes() {
		node := d.Root().Node(n.ID)
		draw := node.Draw
		if draw == nil {
			continue
		}
		node.Draw = func(c *sprites.Canvas, s ui.State) {
			l.of(n.ID, column)
			if draw(c, s); column != still {
				return
			}
			for _, s := range states {
				draw(c, s)
			}
			if node.Drag != nil && node.Drag.Ghost != nil {
				node.Drag.Ghost(c, node.Rect)
			}
		}
		defer func() { node.Draw = draw }()
	}
	trace(d, l, d.Root().Draw)
}

func (l *looks) String() string {
	var out strings.Builder
	for _, id := range l.ids {
		out.WriteString(id)
		for _, s := range l.sums[id] {
			out.WriteString(" " + s.digits())
		}
		out.WriteString(" · ")
	}
	return out.String()
}

// TestHowTheTablesMove sums up the pieces that move in each move of the records. It looks
// after five parts of their time, and at the middle without movement. In every sixth move,
// and in the first of each kind, it also looks at the whole table in the middle of the
// motion. If it fails, look at the move: -shot with -at N.5 shows its middle. Then write it with -update.
func TestHowTheTablesMove(t *testing.T) {
	for _, name := range walked {
		t.Run(name, func(t *testing.T) {
			m, out, kinds := played(t, name, len(record(t, name).Moves)), strings.Builder{}, map[string]bool{}
			house := tabletest.House(t, m.Game(), "pl")
			house.Settings.Animation = store.AnimationNormal
			house.Games = registry.Games()
			d := tabletest.LayIn[table.Face](t, house, m, program.Tables()[m.Game().ID()], table.Options{Bot: bots.ByID, Replay: true, Still: true}, 1280, 800)
			d.Table.Freeze(0.5)
			for n := range m.Len() {
				d.Table.Look(n)
				d.Root().Invalidate()
				d.Ticks(1)
				step := d.Table.Step()
				fmt.Fprintf(&out, "%d", n)
				list := d.Face.Motions(step.Before, step.After)
				for _, x := range moving(d, list) {
					out.WriteString(" " + x)
				}
				if kind := kindOf(list); n%6 == 0 || !kinds[kind] {
					kinds[kind] = true
					if d.Click("past:on"); d.Table.Animating() {
						l := newLooks()
						l.take(d, small)
						whole := newSum()
						whole.add("%s", l)
						out.WriteString(" all " + whole.digits())
					}
				}
				out.WriteString(" · ")
			}
			rulestest.CompareGolden(t, "moves-"+m.Game().ID(), out.String())
		})
	}
}

// kindOf is what moves, without which of them.
func kindOf(list []motion.Motion) string {
	var names []string
	for _, m := range list {
		name, _, _ := strings.Cut(m.Piece, ":")
		names = append(names, name)
	}
	slices.Sort(names)
	return strings.Join(slices.Compact(names), " ")
}

// moving sums up pieces on their way, those of a name together.
func moving(d *desk, list []motion.Motion) (out []string) {
	var names []string
	sums := map[string]sum{}
	for _, m := range list {
		if !slices.Contains(names, m.Piece) {
			names, sums[m.Piece] = append(names, m.Piece), newSum()
		}
		s := sums[m.Piece]
		s.add("%.2f %.2f %.2f", m.Time, m.Pause, m.Lands)
		for i, part := range []float64{0.5, 0.1, 0.3, 0.5, 0.7, 0.9} {
			var show motion.Show
			show.Freeze(part)
			show.Begin([]motion.Motion{m}, motion.How{Ticks: 20, Calm: i == 0})
			trace(d, s, show.Draw)
		}
	}
	for _, name := range names {
		out = append(out, name+" "+sums[name].digits())
	}
	return out
}
