package program

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"schron/rules"
	"schron/scenes/graphics"
	"schron/scenes/house"
	"schron/scenes/start"
)

// system is what scenes tell of the program and the system.
func (p *program) system() house.System {
	return house.System{Report: p.report, Facts: p.facts}
}

// facts are those of the program and its window now.
func (p *program) facts() house.Facts {
	f := house.Facts{Version: p.house.Version, Commit: start.Commit(), System: systemName() + " · " + runtime.GOARCH}
	if p.app == nil {
		return f
	}
	var d ebiten.DebugInfo
	ebiten.ReadDebugInfo(&d)
	f.Graphics = d.GraphicsLibrary.String()
	if n := graphics.Way(); n > 0 {
		f.Graphics += fmt.Sprintf(" (%d)", n+1)
	}
	w, h, pixels := p.app.Window()
	f.Window = fmt.Sprintf("%.0f × %.0f", w, h)
	f.Scale = int(math.Round(pixels * 100))
	return f
}

// report describes the program for its makers. It says what it runs on, the settings,
// how far the match is and what was done last. It holds nothing that a person has typed
// and nothing of a match that is not open to all.
func (p *program) report() string {
	var b strings.Builder
	f := p.facts()
	fmt.Fprintf(&b, "Schron %s %s\n%s, %s\n", f.Version, f.Commit, f.System, runtime.Version())
	if f.Graphics != "" {
		fmt.Fprintf(&b, "graphics %s, window %s, scale %d %%\n", f.Graphics, f.Window, f.Scale)
	}
	fmt.Fprintf(&b, "\nSettings\n%s", p.house.Settings.Plain())
	if p.table != nil {
		fmt.Fprintf(&b, "\nMatch\n%s", matchFacts(p.table.Match()))
	}
	if p.app != nil {
		fmt.Fprintf(&b, "\nWhat was done last\n%s\n", strings.Join(p.app.Journal(), "\n"))
	}
	if p.crashed != "" {
		fmt.Fprintf(&b, "\nThe last crash\n%s\n", p.crashed)
	}
	return p.anonymous(b.String())
}

// matchFacts are what everybody at the table sees of a match, without its moves.
func matchFacts(m *rules.Match) string {
	var b strings.Builder
	fmt.Fprintf(&b, "game %s, version %d of its rules\n", m.Game().ID(), m.Game().Version())
	people := 0
	for _, pl := range m.Players() {
		if pl.Bot == "" {
			people++
		}
	}
	fmt.Fprintf(&b, "players %d, people among them %d\n", len(m.Players()), people)
	fmt.Fprintf(&b, "moves %d, turn %d, phase %s, over %v\n", m.Len(), m.Status().Turn, m.Status().Phase, m.Result().Over)
	return b.String()
}

// anonymous takes out of a text what faults may quote: the folder of whoever plays,
// which has their name, and names of players.
func (p *program) anonymous(text string) string {
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		text = strings.ReplaceAll(text, home, "~")
	}
	players := p.house.Settings.Players
	if p.table != nil {
		players = append(players[:len(players):len(players)], p.table.Match().Players()...)
	}
	for _, pl := range players {
		if len([]rune(pl.Name)) >= shortestName {
			text = strings.ReplaceAll(text, pl.Name, "…")
		}
	}
	return text
}

// shortestName is how many letters a name has at least that is looked for: shorter ones
// stand in many words.
const shortestName = 3
