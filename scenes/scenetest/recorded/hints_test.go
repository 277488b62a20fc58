package recorded

import (
	"slices"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/rules/bots"
	doloresbot "schron/rules/dolores/bot"
	dziczbot "schron/rules/dzicz/bot"
	paliwobot "schron/rules/paliwo/bot"
	"schron/rules/registry"
	"schron/rules/rulestest"
	"schron/rules/search"
	wcpbot "schron/rules/wcp/bot"
	wradislaviabot "schron/rules/wradislavia/bot"
	"schron/scenes/program"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/table"
)

// minds are those of the games.
var minds = map[string]search.Mind{
	"wcp": wcpbot.Mind{}, "wradislavia": wradislaviabot.Mind{}, "paliwo": paliwobot.Mind{}, "dzicz": dziczbot.Mind{}, "dolores": doloresbot.Mind{},
}

// dictated is a mind whose plan is what the test says.
type dictated struct {
	search.Mind
	move *rules.Move
}

func (d dictated) Plan(*rules.Position) []rules.Move { return []rules.Move{*d.move} }

// Parts are those of the mind, if it has any.
func (d dictated) Parts(s rules.State, seat int, buf []rules.Part) []rules.Part {
	if r, ok := d.Mind.(search.Reasoner); ok {
		return r.Parts(s, seat, buf)
	}
	return buf
}

// hintedMoves is to how many moves of a position a hint points: the recorded one and
// others.
var hintedMoves = rulestest.Rounds(3, 4)

// TestAHintPointsAtEveryMove has a hint point at what was played in the records and at
// other moves of the same positions. Something is marked that is there, the words say
// what to do, and lie over neither what is marked nor the prompt.
func TestAHintPointsAtEveryMove(t *testing.T) {
	for _, name := range walked {
		t.Run(name, func(t *testing.T) {
			r := record(t, name)
			verbs, reasons := map[string]int{}, 0
			for n := 0; n < len(r.Moves); n += rulestest.Rounds(someOf, 1) {
				m := played(t, name, n)
				var move rules.Move
				level := search.Level{Mind: dictated{minds[m.Game().ID()], &move}}
				house := tabletest.House(t, m.Game(), langs[n/2%2])
				house.Games = registry.Games()
				o := table.Options{Bot: bots.ByID, Adviser: level.Advise}
				d := tabletest.LayIn[table.Face](t, house, m, program.Tables()[m.Game().ID()], o, sizes[n%2].W, sizes[n%2].H)
				d.Open()
				if d.Table.Acting() == rules.NoSeat || !d.Table.CanAdvise() {
					continue
				}
				next, err := m.Parse(r.Moves[n])
				if err != nil {
					t.Fatal(err)
				}
				for _, move = range movesToHint(m, next, n) {
					w := walk{desk: d, t: t, moves: n}
					verb, _, _ := strings.Cut(m.Game().Notation(move), " ")
					verbs[verb]++
					if w.hinted(move) {
						reasons++
					}
				}
				if t.Failed() && testing.Short() {
					return
				}
			}
			t.Logf("moves hinted at %v, %d with reasons", verbs, reasons)
		})
	}
}

// movesToHint are some moves of a position, others in each.
func movesToHint(m *rules.Match, next rules.Move, n int) []rules.Move {
	seat := m.Actor()
	all := m.Legal(seat, nil)
	for _, r := range m.Ranges(seat, nil) {
		all = append(all, r.With(r.Min))
	}
	all = slices.DeleteFunc(all, func(x rules.Move) bool { return m.By(x) != seat })
	var out []rules.Move
	if m.By(next) == seat {
		out = append(out, next)
	}
	for i := range hintedMoves - 1 {
		if x := all[(n*7+i*max(1, len(all)/(hintedMoves-1)))%len(all)]; !slices.Contains(out, x) {
			out = append(out, x)
		}
	}
	return out
}

// hinted asks for a hint about a move and tests what it shows; it reports whether there
// are reasons.
func (w walk) hinted(m rules.Move) bool {
	w.t.Helper()
	move := w.Match.Game().Notation(m)
	w.Key(input.KeyH)
	w.Ticks(1)
	words := w.Root().Node("hint:words")
	if words == nil {
		w.fault("%s: there is no hint", move)
		return false
	}
	lines, _ := words.State["lines"].([]string)
	for _, l := range append([]string{words.Label}, lines...) {
		if l == "" || strings.ContainsAny(l, "[]{}") || l == w.House.Say("frame.hint.marked") {
			w.fault("%s: it says %q", move, lines)
		}
	}
	about, around := []layout.Rect{}, []string{}
	for _, id := range []string{"hint:from", "hint:by", "hint:to"} {
		mark := w.Root().Node(id)
		if mark == nil {
			continue
		}
		about = append(about, mark.Rect)
		node, _ := mark.State["around"].(string)
		around = append(around, node)
		if n := w.Root().Node(node); n == nil || !n.Rect.Intersects(mark.Rect) {
			w.fault("%s: %s is around %q, which is not there", move, id, node)
		}
		if strings.HasPrefix(node, "page:") {
			w.fault("%s: %s is around %s, which is not turned to", move, id, node)
		}
	}
	if field := w.goesTo(move); field != "" && !slices.ContainsFunc(around, func(id string) bool { return id == field || w.State(id, "move") == move }) {
		w.fault("%s: marked are %q, not %s", move, around, field)
	}
	if len(about) == 0 {
		w.fault("%s: nothing is marked; it says %q", move, lines)
	}
	for _, id := range []string{"prompt", "pass"} {
		if n := w.Root().Node(id); n != nil {
			about = append(about, n.Rect)
		}
	}
	for _, r := range about {
		if r.Intersects(words.Rect) {
			w.fault("%s: the words %v lie over %v", move, words.Rect, r)
		}
	}
	if !words.Rect.Within(w.Root().Area()) {
		w.fault("%s: the words lie at %v", move, words.Rect)
	}
	if faults := w.Root().Faults(); len(faults) > 0 {
		w.fault("%s: %q", move, faults)
	}
	w.Key(input.KeyH)
	if w.Root().Node("hint:words") != nil {
		w.fault("%s: the hint stays", move)
	}
	return len(lines) > 1
}

// goesTo is the node of the last field that a move names. It is "" if there is none in sight
// or the move is a line of a list.
func (w walk) goesTo(move string) string {
	words := strings.Fields(move)
	if slices.Contains([]string{"pay", "waive", "pull", "install"}, words[0]) {
		return ""
	}
	for _, word := range slices.Backward(words[1:]) {
		if id := "field:" + word; w.Has(id) {
			return id
		}
	}
	return ""
}
