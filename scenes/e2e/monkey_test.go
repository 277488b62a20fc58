package e2e

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/scenes/ui"
)

// TestMonkey points, drags, types and resizes at random, the same way each
// time: the program neither crashes nor leaves the window or loses the way back
// to the shelf.
func TestMonkey(t *testing.T) {
	record := put(t, filepath.Join(t.TempDir(), "record.json"), played(t, 3, 30))
	begins := [][]string{{}, {"-load", record}, {"-scene", "replay", "-load", record}, {"-load", record, "-lang", "en"}}
	for seed := uint64(1); seed <= 4; seed++ {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			w := start(t, t.TempDir(), append([]string{"-lang", "pl", "-seed", "5"}, begins[seed%4]...)...)
			m := monkey{window: w, dice: rand.New(rand.NewPCG(seed, 1))}
			for range 250 {
				m.act()
				if w.scene() == "crash" {
					t.Fatalf("the program crashed after: %q\n%s", m.deeds, &w.said)
				}
			}
			w.inside()
			for range 4 {
				w.key(ebiten.KeyEscape)
			}
			w.close()
		})
	}
}

// monkey plays at random.
type monkey struct {
	*window
	dice  *rand.Rand
	deeds []string
}

// act does one thing.
func (m *monkey) act() {
	m.t.Helper()
	if m.has("leave:stay") {
		m.click("leave:stay")
	}
	at, to := m.any(), m.any()
	x, y := centre(at)
	do := func(what string, f func()) {
		m.deeds = append(m.deeds, what)
		f()
	}
	switch m.dice.IntN(16) {
	case 0:
		do("drag "+at.ID+" "+to.ID, func() { m.carry(at, to); m.release() })
	case 1:
		do("double "+at.ID, func() { m.move(x, y); m.doubleClickHere() })
	case 2:
		do("write", func() { m.write("Żół 7") })
	case 3:
		keys := []ebiten.Key{
			ebiten.KeyTab, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyArrowLeft, ebiten.KeyArrowRight,
			ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyDelete, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyPageDown, ebiten.KeyEscape,
		}
		k := keys[m.dice.IntN(len(keys))]
		do("key "+k.String(), func() { m.key(k) })
	case 4:
		do("Ctrl+Z", func() { m.key(ebiten.KeyZ, ebiten.KeyControlLeft) })
	case 5:
		size := [][2]int{{1280, 800}, {1024, 640}, {1920, 1080}}[m.dice.IntN(3)]
		do(fmt.Sprint("resize ", size), func() { m.resize(size[0], size[1]) })
	case 6:
		do("right "+at.ID, func() {
			m.move(x, y)
			m.session.PressMouseButton(ebiten.MouseButtonRight)
			m.tick(1)
			m.session.ReleaseMouseButton(ebiten.MouseButtonRight)
			m.tick(1)
		})
	case 7:
		do("wheel "+at.ID, func() {
			m.move(x, y)
			m.session.ScrollWheel(0, float64(m.dice.IntN(7)-3))
			m.tick(1)
			m.session.ScrollWheel(0, 0)
			m.tick(20)
		})
	case 8:
		do("drag and cancel "+at.ID+" "+to.ID, func() {
			m.carry(at, to)
			m.key(ebiten.KeyEscape)
			m.release()
		})
	default:
		do("tap "+at.ID, func() { m.move(x, y); m.tapHere() })
	}
}

// any is something that can be pointed at.
func (m *monkey) any() ui.TreeNode {
	m.t.Helper()
	nodes := m.uitree().Nodes
	return nodes[m.dice.IntN(len(nodes))]
}
