package program

import (
	"errors"
	"fmt"
	"runtime"
	"strings"

	"schron/rules"
	"schron/scenes"
	"schron/scenes/menu"
	"schron/scenes/ui"
)

// fall is a moment of a match at which the program crashed.
type fall struct {
	slot  string
	moves int
}

// crash keeps a report and the record of the match, and makes the scene that leads
// back. If the match itself is broken, or crashed at this moment before, the scene
// leads back one move earlier.
func (p *program) crash(c scenes.Crash) ui.Scene {
	var record *rules.Record
	at, stuck := fall{}, false
	if p.slot != nil {
		at.slot = p.slot.ID()
	}
	if p.table != nil {
		m := p.table.Match()
		at.moves, stuck = m.Len(), m.Probe() != nil
		_ = rules.Guard("record", func() (err error) {
			record, err = m.Record()
			return err
		})
	}
	stuck = stuck || at.slot != "" && at == p.fell
	p.fell = at
	broken, _ := c.Value.(error)
	if broken == nil {
		broken = fmt.Errorf("%v", c.Value)
	}
	p.crashed = p.reportOf(c.Scene, broken, c.Stack)
	dir, err := p.house.Files.Crash(p.crashed, record)
	if err != nil {
		dir = ""
	}
	p.leaveTable()
	return menu.NewCrash(p.house, dir, at.slot, stuck)
}

// reportOf describes a crash for those who mend it: what broke, and where. Stack
// is where it was noticed; where a game or a bot panicked stands before it.
func (p *program) reportOf(scene string, broken error, stack []byte) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Schron %s %s/%s %s\n", p.house.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	fmt.Fprintf(&b, "scene %s, language %s, scale %d %%\n\n", scene, p.house.Lang(), p.house.Settings.Scale)
	fmt.Fprintf(&b, "%v\n\n", broken)
	var at *rules.Panic
	if errors.As(broken, &at) {
		fmt.Fprintf(&b, "where it panicked:\n%s\nwhere that was noticed:\n", at.Stack)
	}
	b.Write(stack)
	return b.String()
}
