package rulestest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/rules"
)

// RuleIDs is how a game numbers its rules. Its tests must run in the package of the
// game.
type RuleIDs struct {
	Game    string   // its id
	IDs     []string // of all rules, in order
	Rulings []string // the last of them: ours, which the rulebooks mark so
	Pattern string   // a regular expression for an id: `DZ-\d+`
}

// Numbered lists the ids of rules from 1 to n: "DZ-1", "DZ-2" and so on.
func Numbered(prefix string, n int) []string {
	ids := make([]string, n)
	for i := range ids {
		ids[i] = prefix + "-" + strconv.Itoa(i+1)
	}
	return ids
}

// rulingMarks are the words by which the rulebook of a language marks a ruling.
var rulingMarks = map[string]string{"pl": "(nasza decyzja)", "en": "(our ruling)"}

// InRulebooks fails the test unless the rulebook of each language explains every
// rule once, in order, and marks our rulings.
func (r RuleIDs) InRulebooks(t testing.TB) {
	t.Helper()
	for _, lang := range Languages {
		file := filepath.Join(root(t), "assets", "rulebooks", lang, r.Game+".md")
		if err := r.inRulebook(file, rulingMarks[lang]); err != nil {
			t.Error(err)
		}
	}
}

func (r RuleIDs) inRulebook(file, mark string) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	ids := firstGroups(`(?m)^\*\*(`+r.Pattern+`)\*\* `, data)
	if !slices.Equal(ids, r.IDs) {
		return fmt.Errorf("%s explains %v, want %v", file, ids, r.IDs)
	}
	for _, id := range r.Rulings {
		marked := regexp.MustCompile(`(?m)^\*\*` + id + `\*\* .*` + regexp.QuoteMeta(mark))
		if !marked.Match(data) {
			return fmt.Errorf("%s does not mark %s with %q", file, id, mark)
		}
	}
	return nil
}

// CitedAndTested fails the test unless every rule is cited in the package's code. Each must have a test whose name begins with its id. The tests
// must also contain the id as it is written, so that a search finds it.
func (r RuleIDs) CitedAndTested(t testing.TB) {
	t.Helper()
	if err := r.citedAndTested("."); err != nil {
		t.Error(err)
	}
}

func (r RuleIDs) citedAndTested(dir string) error {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return err
	}
	var code, tests []byte
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if strings.HasSuffix(file, "_test.go") {
			tests = append(tests, data...)
		} else {
			code = append(code, data...)
		}
	}
	var errs []error
	for _, id := range r.IDs {
		name := `func Test` + strings.ReplaceAll(id, "-", "") + `[A-Z]`
		if !regexp.MustCompile(name).Match(tests) {
			errs = append(errs, fmt.Errorf("no test is named after %s", id))
		}
		written := regexp.MustCompile(`\b` + id + `\b`)
		if !written.Match(tests) {
			errs = append(errs, fmt.Errorf("no test cites %s", id))
		}
		if !written.Match(code) {
			errs = append(errs, fmt.Errorf("no code cites %s", id))
		}
	}
	return errors.Join(errs...)
}

// ofEvents tells which of the events that a seat was told of names no rule.
func (r RuleIDs) ofEvents(log []rules.LogEntry) error {
	if len(log) == 0 {
		return errors.New("nothing has happened")
	}
	for _, e := range log {
		if !slices.Contains(r.IDs, e.Event.Rule) {
			return fmt.Errorf("%s of move %d rests on the rule %q, which does not exist", e.Event.Text.Key, e.Move, e.Event.Rule)
		}
	}
	return nil
}

// firstGroups lists what the first group of a regular expression matches.
func firstGroups(expr string, data []byte) []string {
	var out []string
	for _, m := range regexp.MustCompile(expr).FindAllSubmatch(data, -1) {
		out = append(out, string(m[1]))
	}
	return out
}
