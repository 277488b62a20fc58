package program

import (
	"fmt"
	"runtime"
	"strings"

	"schron/rules"
	"schron/scenes"
	"schron/scenes/menu"
	"schron/scenes/ui"
)

// crash keeps a report and the record of the match, and makes the scene that
// leads back.
func (p *program) crash(c scenes.Crash) ui.Scene {
	var record *rules.Record
	slot := ""
	if p.table != nil {
		// The match itself may be what is broken.
		_ = rules.Guard("record", func() (err error) {
			record, err = p.table.Match().Record()
			return err
		})
	}
	if p.slot != nil {
		slot = p.slot.ID()
	}
	dir, err := p.house.Files.Crash(p.report(c), record)
	if err != nil {
		dir = ""
	}
	p.leaveTable()
	return menu.NewCrash(p.house, dir, slot)
}

// report describes a crash for those who mend it.
func (p *program) report(c scenes.Crash) string {
	var b strings.Builder
	fmt.Fprintf(&b, "Schron %s %s/%s %s\n", p.house.Version, runtime.GOOS, runtime.GOARCH, runtime.Version())
	fmt.Fprintf(&b, "scene %s, language %s, scale %d %%\n\n", c.Scene, p.house.Lang(), p.house.Settings.Scale)
	fmt.Fprintf(&b, "%v\n\n%s", c.Value, c.Stack)
	return b.String()
}
