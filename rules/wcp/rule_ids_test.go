package wcp

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
		file := filepath.Join("..", "..", "assets", "rulebooks", lang, "wcp.md")
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, m := range regexp.MustCompile(`(?m)^\*\*(WCP-\d+)\*\* `).FindAllStringSubmatch(string(data), -1) {
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
		number := strings.TrimPrefix(id, "WCP-")
		if !regexp.MustCompile(`func TestWCP` + number + `[A-Z]`).MatchString(tests.String()) {
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
	if data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "rules", "wcp.md")); err == nil {
		for _, m := range regexp.MustCompile(`(?m)^- (WCP-\d+) `).FindAllStringSubmatch(string(data), -1) {
			want = append(want, m[1])
		}
	} else {
		want = ids[:rulesText]
	}
	if !slices.Equal(ids[:rulesText], want) {
		t.Errorf("ids %v, want those of the rules, %v", ids[:rulesText], want)
	}
	if rulings := ids[rulesText:]; !slices.Equal(rulings, []string{"WCP-53", "WCP-54", "WCP-55", "WCP-56"}) {
		t.Errorf("rulings %v", rulings)
	}
}

// Our rulings are marked in both rulebooks: those of the normative text where it
// is at hand, and all beyond it.
func TestRulebooksMarkOurRulings(t *testing.T) {
	ours := map[string]bool{}
	for _, id := range RuleIDs()[rulesText:] {
		ours[id] = true
	}
	known := false
	if data, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "rules", "wcp.md")); err == nil {
		known = true
		for _, m := range regexp.MustCompile(`(?m)^- (WCP-\d+) (.*)$`).FindAllStringSubmatch(string(data), -1) {
			ours[m[1]] = strings.Contains(m[2], "[R]")
		}
	}
	for lang, mark := range map[string]string{"pl": "(nasza decyzja)", "en": "(our ruling)"} {
		data, err := os.ReadFile(filepath.Join("..", "..", "assets", "rulebooks", lang, "wcp.md"))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range regexp.MustCompile(`(?m)^\*\*(WCP-\d+)\*\* (.*)$`).FindAllStringSubmatch(string(data), -1) {
			marked := strings.Contains(m[2], mark)
			if want := ours[m[1]]; marked != want && (known || want) {
				t.Errorf("%s: %s is marked as our ruling: %v, want %v", lang, m[1], marked, want)
			}
		}
	}
}
