package layout

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The rules and the geometry know nothing of the screen. The rules have no clock, no files,
// no network and no randomness but that of their state.
func TestRulesAndLayoutArePure(t *testing.T) {
	seen := map[string]bool{}
	for _, room := range []string{"rules", "layout"} {
		eachFile(t, room, func(name string, file *ast.File) {
			seen[name] = true
			for _, spec := range file.Imports {
				imported, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					t.Fatal(err)
				}
				if why := impure(name, imported); why != "" {
					t.Errorf("%s imports %s: %s", name, imported, why)
				}
			}
			if !strings.HasSuffix(name, "_test.go") {
				for _, used := range clockUses(file) {
					t.Errorf("%s uses time.%s: %s has no clock", name, used, room)
				}
			}
		})
	}
	for _, name := range []string{"rules/game.go", "rules/dzicz/doc.go", "layout/rect.go"} {
		if !seen[name] {
			t.Errorf("%s was not looked at", name)
		}
	}
}

// impure says why a file of rules or layout must not import a package, or "".
func impure(file, imported string) string {
	room, rest, _ := strings.Cut(file, "/")
	test := strings.HasSuffix(file, "_test.go")
	helper := strings.HasPrefix(rest, "rulestest/")
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case first == "schron":
		switch {
		case imported == "schron/"+room: // examples of the room itself
		case room != "rules" || !under(imported, "schron/rules"):
			return room + " knows no other room of the house"
		case under(imported, "schron/rules/rulestest") && !test && !helper:
			return "help for tests is for tests"
		}
	case strings.Contains(imported, "ebiten") || strings.Contains(imported, "etxt"):
		return room + " draws nothing"
	case test || helper:
	case strings.Contains(first, "."):
		return room + " needs the standard library only"
	default:
		for _, p := range [...]string{
			"os", "io/ioutil", "math/rand", "crypto/rand", "net", "syscall", "plugin", "log", "testing",
		} {
			if under(imported, p) {
				return room + " has no files, no network and no chance of its own"
			}
		}
	}
	return ""
}

// clockUses lists what a file uses of package time beyond the measure of a
// duration. Who counts durations is given the clock from outside.
func clockUses(file *ast.File) []string {
	local := ""
	for _, spec := range file.Imports {
		if spec.Path.Value == `"time"` {
			local = "time"
			if spec.Name != nil {
				local = spec.Name.Name
			}
		}
	}
	if local == "" {
		return nil
	}
	if local == "." {
		return []string{"*"}
	}
	var used []string
	ast.Inspect(file, func(n ast.Node) bool {
		sel, ok := n.(*ast.SelectorExpr)
		if !ok {
			return true
		}
		pkg, ok := sel.X.(*ast.Ident)
		if !ok || pkg.Name != local {
			return true
		}
		switch sel.Sel.Name {
		case "Duration", "Nanosecond", "Microsecond", "Millisecond", "Second", "Minute", "Hour":
		default:
			used = append(used, sel.Sel.Name)
		}
		return true
	})
	return used
}

// under reports whether a package is root or lies below it.
func under(imported, root string) bool {
	return imported == root || strings.HasPrefix(imported, root+"/")
}

func TestImpure(t *testing.T) {
	for _, c := range []struct {
		file, imported string
		pure           bool
	}{
		{"rules/game.go", "fmt", true},
		{"rules/dzicz/state.go", "schron/rules", true},
		{"rules/registry/registry.go", "schron/rules/dzicz", true},
		{"rules/game.go", "schron/scenes", false},
		{"rules/game.go", "schron/layout", false},
		{"rules/game_test.go", "schron/sprites", false},
		{"rules/game.go", "github.com/hajimehoshi/ebiten/v2", false},
		{"rules/game_test.go", "github.com/hajimehoshi/ebiten/v2/inpututil", false},
		{"rules/game.go", "github.com/tinne26/etxt", false},
		{"rules/game.go", "github.com/google/go-cmp/cmp", false},
		{"rules/game_test.go", "github.com/google/go-cmp/cmp", true},
		{"rules/engine/sim.go", "time", true},
		{"rules/game.go", "os", false},
		{"rules/game.go", "os/exec", false},
		{"rules/game.go", "math/rand/v2", false},
		{"rules/game.go", "math/bits", true},
		{"rules/game.go", "testing", false},
		{"rules/game_test.go", "time", true},
		{"rules/rulestest/golden.go", "os", true},
		{"rules/rulestest/golden.go", "testing", true},
		{"rules/rulestest/golden.go", "schron/input", false},
		{"rules/dzicz/state.go", "schron/rules/rulestest", false},
		{"rules/dzicz/state_test.go", "schron/rules/rulestest", true},
		{"layout/rect.go", "math", true},
		{"layout/rect.go", "schron/rules", false},
		{"layout/rect.go", "schron/assets", false},
		{"layout/rect_test.go", "pgregory.net/rapid", true},
		{"layout/rect.go", "schronology", true},
	} {
		if why := impure(c.file, c.imported); (why == "") != c.pure {
			t.Errorf("%s imports %s: %q", c.file, c.imported, why)
		}
	}
}

func TestClockUses(t *testing.T) {
	for source, want := range map[string][]string{
		`package p; import "time"; var now func() time.Duration; var d = 2 * time.Second`: nil,
		`package p; import "time"; var t = time.Now()`:                                    {"Now"},
		`package p; import "time"; var f = time.Since; var u time.Time`:                   {"Since", "Time"},
		`package p; import clock "time"; func f() { clock.Sleep(clock.Second) }`:          {"Sleep"},
		`package p; import . "time"; var t = Now()`:                                       {"*"},
		`package p; import "fmt"; var time fmt.Stringer; var t = time.String()`:           nil,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "p.go", source, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		if got := clockUses(file); !slices.Equal(got, want) {
			t.Errorf("%s uses %q, want %q", source, got, want)
		}
	}
}
