package dolores

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/BurntSushi/toml"
)

// readTexts reads the game's texts of a language as key and wording; a plural
// form counts as a key of its own.
func readTexts(t *testing.T, lang string) map[string]string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join("..", "..", "assets", "texts", lang, "dolores*.toml"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no texts in %s: %v", lang, err)
	}
	texts := map[string]string{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		tree := map[string]any{}
		if err := toml.Unmarshal(data, &tree); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		flatten("", tree, texts)
	}
	return texts
}

func flatten(prefix string, tree map[string]any, out map[string]string) {
	for name, v := range tree {
		switch v := v.(type) {
		case string:
			out[prefix+name] = v
		case map[string]any:
			flatten(prefix+name+".", v, out)
		}
	}
}
