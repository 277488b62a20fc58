package wcp

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"schron/rules/rulestest"
)

var ruleIDs = rulestest.RuleIDs{
	Game: "wcp", IDs: RuleIDs(), Text: rulesText, Rulings: []string{"WCP-58"}, Pattern: `WCP-\d+`,
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
