package dolores

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// firstRuling is the number of our first rule beyond the normative text.
const firstRuling = 60

func TestRulebooksExplainEveryRuleOnce(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		file := filepath.Join("..", "..", "assets", "rulebooks", lang, "dolores.md")
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(`(?m)^\*\*(DO-\d+)\*\* `).FindAllStringSubmatch(string(data), -1)
		var ids []string
		for _, m := range found {
			ids = append(ids, m[1])
		}
		if !slices.Equal(ids, RuleIDs()) {
			t.Errorf("%s explains %v, want %v", file, ids, RuleIDs())
		}
	}
}

// Every rule has a test with its id in the name, and a place in the code.
func TestEveryRuleIsCitedAndTested(t *testing.T) {
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	var code, tests strings.Builder
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case strings.HasSuffix(file, "_test.go"):
			tests.Write(data)
		case file != "rule_ids.go":
			code.Write(data)
		}
	}
	for _, id := range RuleIDs() {
		number := strings.TrimPrefix(id, "DO-")
		if !regexp.MustCompile(`func TestDO` + number + `[A-Z]`).MatchString(tests.String()) {
			t.Errorf("no test is named after %s", id)
		}
		if !regexp.MustCompile(`\b` + id + `\b`).MatchString(code.String()) {
			t.Errorf("no code cites %s", id)
		}
	}
}

// Where the normative text is at hand, the ids are its own and our rulings.
func TestRuleIDsAreThoseOfTheRules(t *testing.T) {
	ids := RuleIDs()
	var want []string
	if data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "rules", "dolores.md")); err == nil {
		for _, m := range regexp.MustCompile(`(?m)^- (DO-\d+) `).FindAllStringSubmatch(string(data), -1) {
			want = append(want, m[1])
		}
	} else {
		want = ids[:firstRuling-1]
	}
	if !slices.Equal(ids[:firstRuling-1], want) {
		t.Errorf("ids %v, want those of the rules, %v", ids[:firstRuling-1], want)
	}
	if rulings := ids[firstRuling-1:]; !slices.Equal(rulings, []string{"DO-60", "DO-61", "DO-62", "DO-63", "DO-64"}) {
		t.Errorf("rulings %v", rulings)
	}
}
