package rulestest

import (
	"bytes"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

func init() {
	flag.Bool("update", false, "write testdata/*.golden anew instead of comparing with them")
}

// Golden compares the Playthrough of m with testdata/<name>.golden. With the
// flag -update it writes that file.
func Golden(t testing.TB, name string, m *rules.Match) {
	t.Helper()
	text, err := Playthrough(m)
	if err != nil {
		t.Fatal(err)
	}
	CompareGolden(t, name, text)
}

// GoldenSums is Golden with a line per move in place of all that happens: the move and a
// sum of its block.
func GoldenSums(t testing.TB, name string, m *rules.Match) {
	t.Helper()
	text, err := Playthrough(m)
	if err != nil {
		t.Fatal(err)
	}
	sums, blocks := sumsOf(text)
	file := filepath.Join("testdata", name+".golden")
	if !Updating() {
		if data, err := os.ReadFile(file); err == nil {
			for i, line := range strings.Split(string(data), "\n") {
				if i < len(sums) && sums[i] != line {
					t.Logf("where it differs first it now reads\n%s", blocks[i])
					break
				}
			}
		}
	}
	CompareGolden(t, name, strings.Join(sums, "\n")+"\n")
}

// sumsOf sums up a playthrough. Each block has a line: its number, its sum and the move
// that is played there.
func sumsOf(text string) (sums, blocks []string) {
	blocks = strings.Split(text, "\n\n")
	for _, block := range blocks {
		head, _, _ := strings.Cut(strings.TrimSpace(block), "\n")
		number, _, _ := strings.Cut(head, ": phase")
		sum := fnv.New64a()
		io.WriteString(sum, block)
		move := ""
		for line := range strings.Lines(block) {
			if strings.HasPrefix(line, "> ") {
				move = " " + strings.TrimSuffix(line, "\n")
			}
		}
		sums = append(sums, fmt.Sprintf("%s %016x%s", number, sum.Sum64(), move))
	}
	return sums, blocks
}

// CompareGolden compares a text with testdata/<name>.golden, or writes it there
// with the flag -update.
func CompareGolden(t testing.TB, name, text string) {
	t.Helper()
	if err := compareGolden(name, text, Updating()); err != nil {
		t.Error(err)
	}
}

func compareGolden(name, text string, update bool) error {
	file := filepath.Join("testdata", name+".golden")
	if update {
		return errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644))
	}
	want, err := os.ReadFile(file)
	if err != nil {
		return fmt.Errorf("%w; write it with -update", err)
	}
	if string(want) == text {
		return nil
	}
	return fmt.Errorf("%s is not what is played now; look, then write it with -update:\n%s", file, diff(parts(string(want)), parts(text)))
}

// parts cuts a text into its lines, and long ones at the dots between their items, so that
// a difference is told item by item.
func parts(text string) []string {
	return strings.Split(strings.ReplaceAll(text, " · ", "\n· "), "\n")
}

// Playthrough writes all that happens in a match. Before each move it writes the
// status, who is asked what, and the number of legal moves. It also writes the changed
// fields of the public view, and those that each seat knows beyond it. At the start it
// writes all fields. Then come the move and its events, with the seats that may know of
// them.
func Playthrough(m *rules.Match) (string, error) {
	var b strings.Builder
	r, err := m.Record()
	if err != nil {
		return "", err
	}
	fmt.Fprintf(&b, "%s, rules %d, %d players, seed %d\n", r.Game, r.Rules, len(r.Players), r.Seed)
	known := make([]map[string]string, m.Seats()+1)
	for n := 0; n <= m.Len(); n++ {
		s, err := m.At(n)
		if err != nil {
			return "", err
		}
		st := s.Status()
		fmt.Fprintf(&b, "\n# %d: phase %s, turn %d of %d, go of %d\n", n, st.Phase, st.Turn, st.Turns, st.Seat)
		for seat := rules.NoSeat; seat < s.Seats(); seat++ {
			if err := writeView(&b, known, seat, s.View(seat)); err != nil {
				return "", err
			}
		}
		writeDecision(&b, s)
		if n < m.Len() {
			fmt.Fprintf(&b, "> %s\n", r.Moves[n])
			if err := writeEvents(&b, m.Game(), s, r.Moves[n]); err != nil {
				return "", err
			}
		}
	}
	return b.String(), nil
}

// writeView writes the fields of a view that changed since it was last written. Of a
// seat's view it writes only those that differ from the public one. The first of known
// is public, then come the seats.
func writeView(b *strings.Builder, known []map[string]string, seat int, v rules.View) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	fields := map[string]json.RawMessage{}
	if err := json.Unmarshal(data, &fields); err != nil {
		fields = map[string]json.RawMessage{"view": data}
	}
	name := "all"
	if seat != rules.NoSeat {
		name = fmt.Sprint(seat)
	}
	own := known[seat+1]
	if own == nil {
		own = map[string]string{}
		known[seat+1] = own
	}
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		now := string(fields[key])
		if seat != rules.NoSeat && known[0][key] == now {
			if _, other := own[key]; other {
				fmt.Fprintf(b, "%s.%s is known to all\n", name, key)
				delete(own, key)
			}
			continue
		}
		if own[key] != now {
			own[key] = now
			fmt.Fprintf(b, "%s.%s = %s\n", name, key, now)
		}
	}
	return nil
}

func writeDecision(b *strings.Builder, s rules.State) {
	if s.Actor() == rules.NoSeat {
		r := s.Result()
		fmt.Fprintf(b, "over: %s, winners %v, scores %v\n", sentence(r.Reason), r.Winners, r.Scores)
		return
	}
	p := s.Prompt()
	fmt.Fprintf(b, "seat %d is asked: %s", s.Actor(), sentence(p.Text))
	if !p.Detail.Empty() {
		fmt.Fprintf(b, "; %s", sentence(p.Detail))
	}
	if p.Private {
		b.WriteString(", private")
	}
	if p.Reaction {
		b.WriteString(", reaction")
	}
	fmt.Fprintf(b, "\n%d moves, %d ranges\n", len(s.Legal(nil)), len(s.Ranges(nil)))
}

// writeEvents plays a move in s and writes what happens.
func writeEvents(b *strings.Builder, g rules.Game, s rules.State, move string) error {
	m, err := g.Parse(move)
	if err != nil {
		return err
	}
	var j rules.Journal
	if err := s.Apply(m, &j); err != nil {
		return err
	}
	for _, e := range j.Events {
		fmt.Fprintf(b, "  %s", strings.TrimSpace(e.Rule+" "+sentence(e.Text)))
		if e.Seat != rules.NoSeat {
			fmt.Fprintf(b, " @%d", e.Seat)
		}
		for seat := range s.Seats() {
			if e.To.Has(seat) {
				fmt.Fprintf(b, " to %d", seat)
			}
		}
		b.WriteByte('\n')
	}
	if j.Barrier {
		b.WriteString("  no undo\n")
	}
	return nil
}

// sentence writes a text without a language.
func sentence(t rules.Text) string {
	if t.Empty() {
		return "-"
	}
	data, err := json.Marshal(t)
	if err != nil {
		return err.Error()
	}
	return string(bytes.TrimSpace(data))
}
