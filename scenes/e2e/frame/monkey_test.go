package frame

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules/rulestest"
	"schron/scenes/e2e/stand"
	"schron/scenes/ui"
)

// TestMonkey points, drags, types and resizes at random, the same way each time. The program
// neither crashes nor leaves the window or loses the way back to the shelf.
func TestMonkey(t *testing.T) {
	record := stand.Put(t, filepath.Join(t.TempDir(), "record.json"), stand.Played(t, 3, 30))
	begins := [][]string{{}, {"-load", record}, {"-scene", "replay", "-load", record}, {"-load", record, "-lang", "en"}}
	for seed := uint64(1); seed <= uint64(rulestest.Rounds(1, 4)); seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			w := stand.Start(t, stand.Empty(t), append([]string{"-lang", "pl", "-seed", "5"}, begins[seed%4]...)...)
			m := monkey{Window: w, dice: rand.New(rand.NewPCG(seed, 1))}
			for range 250 {
				m.act()
				if w.Scene() == "crash" {
					t.Fatalf("the program crashed after: %q\n%s", m.deeds, &w.Said)
				}
			}
			w.Inside()
			for range 4 {
				w.Key(ebiten.KeyEscape)
			}
			w.Close()
		})
	}
}

// monkey plays at random.
type monkey struct {
	*stand.Window
	dice  *rand.Rand
	deeds []string
}

// act does one thing.
func (m *monkey) act() {
	m.T.Helper()
	if m.Has("leave:stay") {
		m.Click("leave:stay")
	}
	at, to := m.any(), m.any()
	x, y := stand.Centre(at)
	do := func(what string, f func()) {
		m.deeds = append(m.deeds, what)
		f()
	}
	switch m.dice.IntN(16) {
	case 0:
		do("drag "+at.ID+" "+to.ID, func() { m.Carry(at, to); m.Release() })
	case 1:
		do("double "+at.ID, func() { m.Move(x, y); m.DoubleClickHere() })
	case 2:
		do("write", func() { m.Write("Żół 7") })
	case 3:
		keys := []ebiten.Key{
			ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyArrowLeft, ebiten.KeyArrowRight,
			ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyDelete, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageDown, ebiten.KeyEscape,
		}
		k := keys[m.dice.IntN(len(keys))]
		do("key "+k.String(), func() { m.Key(k) })
	case 4:
		do("Ctrl+Z", func() { m.Key(ebiten.KeyZ, ebiten.KeyControlLeft) })
	case 5:
		size := [][2]int{{1280, 800}, {1024, 640}, {1920, 1080}}[m.dice.IntN(3)]
		do(fmt.Sprint("resize ", size), func() { m.Resize(size[0], size[1]) })
	case 6:
		do("right "+at.ID, func() {
			m.Move(x, y)
			m.Session.PressMouseButton(ebiten.MouseButtonRight)
			m.Tick(1)
			m.Session.ReleaseMouseButton(ebiten.MouseButtonRight)
			m.Tick(1)
		})
	case 7:
		do("wheel "+at.ID, func() {
			m.Move(x, y)
			m.Session.ScrollWheel(0, float64(m.dice.IntN(7)-3))
			m.Tick(1)
			m.Session.ScrollWheel(0, 0)
			m.Tick(20)
		})
	case 8:
		do("drag and cancel "+at.ID+" "+to.ID, func() {
			m.Carry(at, to)
			m.Key(ebiten.KeyEscape)
			m.Release()
		})
	default:
		do("tap "+at.ID, func() { m.Move(x, y); m.TapHere() })
	}
}

// any is something that can be pointed at.
func (m *monkey) any() ui.TreeNode {
	m.T.Helper()
	nodes := m.Tree().Nodes
	return nodes[m.dice.IntN(len(nodes))]
}
