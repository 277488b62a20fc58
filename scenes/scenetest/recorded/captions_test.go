package recorded

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/scenes/program"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
	"schron/scenes/table/motion"
)

// roundPhases are the phases of all players together, by game. Where a move goes past one
// of them, nobody was asked in it.
var roundPhases = map[string][]string{
	"dolores":     {"wind", "taxes", "yield", "military"},
	"dzicz":       {"missions"},
	"paliwo":      {"zombies"},
	"wradislavia": {"hazards", "end"},
}

// courses plays a game by chance and lays it as a replay. It calls told with the log of
// each move in Polish and with its course in both languages.
func courses(t *testing.T, g rules.Game, seed uint64, told func(m *rules.Match, n int, log []string, pl, en []motion.Stretch)) {
	t.Helper()
	least, _ := g.Players()
	m, err := rules.NewMatch(g, make([]rules.Player, least), rules.Setup{Seed: seed})
	for n := 0; err == nil && n < 260 && !m.Result().Over; n++ {
		var move rules.Move
		if move, err = m.BotMove(rules.RandomBot{}); err != nil {
			break
		}
		if pass := m.Prompt(m.Actor()).Pass; pass != nil && n%3 == 0 { // else trade hardly ends
			move = pass.Move
		}
		_, err = m.Play(move)
	}
	if err != nil {
		t.Fatal(err)
	}
	house := tabletest.House(t, g, "pl")
	d := tabletest.LayIn[table.Face](t, house, m, program.Tables()[g.ID()], table.Options{Replay: true}, 1280, 800)
	for n := range m.Len() {
		d.Table.Look(n)
		d.Root().Invalidate()
		d.Ticks(1)
		step := d.Table.Step()
		course := func(lang string) []motion.Stretch {
			house.SetLanguage(lang)
			d.Face.Motions(step.Before, step.After)
			return d.Face.Course(step.Before, step.After)
		}
		pl, log := course("pl"), []string{}
		for _, e := range step.Entries {
			log = append(log, d.Table.Speaker().Event(e.Event))
		}
		told(m, n, log, pl, course("en"))
	}
}

// TestWhatPassesByItselfHasACaption: each phase that a move goes past without a question
// is told of in both languages, at most two sentences at a time. What is said of it was read.
func TestWhatPassesByItselfHasACaption(t *testing.T) {
	numbers := regexp.MustCompile(`\d+|\b[A-Z]\d+\b`)
	for _, g := range registry.Games() {
		t.Run(g.ID(), func(t *testing.T) {
			var out strings.Builder
			seen := map[string]bool{}
			for seed := uint64(1); seed <= 3; seed++ {
				courses(t, g, seed, func(m *rules.Match, n int, log []string, pl, en []motion.Stretch) {
					before, _ := m.StatusAt(n)
					after, _ := m.StatusAt(n + 1)
					for _, phase := range past(g, before, after) {
						if !slices.ContainsFunc(pl, func(s motion.Stretch) bool { return s.Phase == phase }) {
							t.Errorf("seed %d, move %d from %v to %v: nothing is said of the phase %q", seed, n+1, before, after, phase)
						}
					}
					for i := range pl {
						if pl[i].Words == "" || en[i].Words == "" || pl[i].Phase != en[i].Phase {
							t.Fatalf("move %d: %+v and %+v", n+1, pl, en)
						}
						said := slices.DeleteFunc(slices.Compact(slices.Clone(log)), func(s string) bool { return !strings.Contains(pl[i].Words, s) })
						if len(said) > 2 {
							t.Errorf("move %d: a caption has more than two sentences: %q", n+1, pl[i].Words)
						}
						if len(said) > 0 {
							continue // another test has the words of the log
						}
						if line := fmt.Sprintf("%s: %s | %s\n", pl[i].Phase, pl[i].Words, en[i].Words); !seen[numbers.ReplaceAllString(line, "")] {
							seen[numbers.ReplaceAllString(line, "")] = true
							out.WriteString(line)
						}
					}
				})
			}
			if g.ID() != "wcp" { // it has words of the log alone
				rulestest.CompareGolden(t, "captions-"+g.ID(), out.String())
			}
		})
	}
}

// past are the phases of all players that lie between two positions.
func past(g rules.Game, before, after rules.Status) (out []string) {
	order := g.Phases()
	from, to := slices.Index(order, before.Phase), slices.Index(order, after.Phase)
	if from < 0 || to < 0 || before == after {
		return nil
	}
	for i := from + 1; i < len(order)+to; i++ {
		if before.Turn == after.Turn && i >= max(to, from) || i-len(order) >= to {
			break
		}
		if phase := order[i%len(order)]; slices.Contains(roundPhases[g.ID()], phase) {
			out = append(out, phase)
		}
	}
	return out
}
