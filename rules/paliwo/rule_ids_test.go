package paliwo

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestRulebooksExplainEveryRuleOnce(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		file := filepath.Join("..", "..", "assets", "rulebooks", lang, "paliwo.md")
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, m := range regexp.MustCompile(`(?m)^\*\*(PA-(?:C|\d+))\*\* `).FindAllStringSubmatch(string(data), -1) {
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
		number := strings.TrimPrefix(id, "PA-")
		if !regexp.MustCompile(`func TestPA` + number + `[A-Z]`).MatchString(tests.String()) {
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
	want := ids[:firstRuling]
	if data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "rules", "paliwo.md")); err == nil {
		want = nil
		for _, m := range regexp.MustCompile(`(?m)^(?:- )?(PA-(?:C|\d+)):? `).FindAllStringSubmatch(string(data), -1) {
			want = append(want, m[1])
		}
	}
	if !slices.Equal(ids[:firstRuling], want) {
		t.Errorf("ids %v, want those of the rules, %v", ids[:firstRuling], want)
	}
	if rulings := ids[firstRuling:]; !slices.Equal(rulings, []string{"PA-44", "PA-45", "PA-46"}) {
		t.Errorf("rulings %v", rulings)
	}
}
