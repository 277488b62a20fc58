package layout

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// games are the ids of the games: each has a package of rules and one of its
// face.
func games(t *testing.T) []string {
	t.Helper()
	faces, err := os.ReadDir("../scenes")
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, d := range faces {
		if info, err := os.Stat(filepath.Join("../rules", d.Name())); err == nil && info.IsDir() {
			ids = append(ids, d.Name())
		}
	}
	if !slices.Contains(ids, "dzicz") || len(ids) < 5 {
		t.Fatalf("games are %v", ids)
	}
	return ids
}

// eachFile parses the files of a room; names begin with the room's.
func eachFile(t *testing.T, room string, look func(name string, file *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(filepath.Join("..", room), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err == nil {
			look(strings.TrimPrefix(filepath.ToSlash(path), "../"), file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// Sprites, and what moves in space among them, is what any game may draw with. No file,
// no function and no picture in it is one game's, but for the tests that look at the
// art as a whole.
func TestSpritesKnowNoGame(t *testing.T) {
	ids, seen, space := games(t), 0, 0
	eachFile(t, "sprites", func(name string, file *ast.File) {
		seen++
		if strings.HasPrefix(name, "sprites/space/") {
			space++
		}
		if id := gameIn(ids, name); id != "" {
			t.Errorf("%s is named after %s", name, id)
		}
		if name == "sprites/art_test.go" {
			return
		}
		for _, word := range namesAndTexts(file) {
			if id := gameIn(ids, word); id != "" {
				t.Errorf("%s knows %s: %s", name, id, word)
			}
		}
	})
	if seen < 20 || space < 6 {
		t.Errorf("%d files were looked at, %d of them of space", seen, space)
	}
}

// Sound plays what it is given: it knows no game, no scene and no picture.
func TestSoundKnowsNoGame(t *testing.T) {
	knowsNoGame(t, "sound", 8, func(room string) bool { return strings.HasPrefix(room, "schron/sound/") })
}

// Print gets a list of parts: it knows no game, and of the scenes only words.
func TestPrintKnowsNoGame(t *testing.T) {
	knowsNoGame(t, "scenes/print", 6, func(room string) bool {
		return slices.Contains([]string{"schron/layout", "schron/rules", "schron/scenes/say", "schron/sprites"}, room)
	})
}

// knowsNoGame tests that a folder, which has so many files, names no game. It imports no
// room but those that it may, and nothing of ebiten.
func knowsNoGame(t *testing.T, folder string, files int, may func(room string) bool) {
	t.Helper()
	ids, seen := games(t), 0
	eachFile(t, folder, func(name string, file *ast.File) {
		if strings.HasSuffix(name, "_test.go") {
			return
		}
		seen++
		for _, word := range namesAndTexts(file) {
			if id := gameIn(ids, word); id != "" {
				t.Errorf("%s knows %s: %s", name, id, word)
			}
		}
		for _, spec := range file.Imports {
			imported := strings.Trim(spec.Path.Value, `"`)
			if strings.HasPrefix(imported, "schron/") && !may(imported) || strings.Contains(imported, "ebiten/") {
				t.Errorf("%s imports %s", name, imported)
			}
		}
	})
	if seen < files {
		t.Errorf("%d files were looked at", seen)
	}
}

// gameIn is the id of a game that a name holds, or "".
func gameIn(ids []string, name string) string {
	name = strings.ToLower(name)
	for _, id := range ids {
		if strings.Contains(name, id) {
			return id
		}
	}
	return ""
}

// namesAndTexts lists the identifiers and the texts of a file.
func namesAndTexts(file *ast.File) []string {
	var words []string
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			words = append(words, n.Name)
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				words = append(words, n.Value)
			}
		}
		return true
	})
	return words
}

// What a game draws knows no rules, no face knows another one, and what one game
// draws is drawn by its face alone.
func TestFacesKeepToThemselves(t *testing.T) {
	ids, pieces := games(t), map[string]bool{}
	for _, room := range []string{"scenes", "sprites"} {
		eachFile(t, room, func(name string, file *ast.File) {
			if game, ok := strings.CutSuffix(filepath.ToSlash(filepath.Dir(name)), "/pieces"); ok {
				pieces[game] = true
			}
			for _, spec := range file.Imports {
				imported, err := strconv.Unquote(spec.Path.Value)
				if err != nil {
					t.Fatal(err)
				}
				if why := stray(ids, name, imported); why != "" {
					t.Errorf("%s imports %s: %s", name, imported, why)
				}
			}
		})
	}
	if len(pieces) < 4 {
		t.Errorf("looked at the pieces of %v", pieces)
	}
}

// stray says why a file of scenes or sprites must not import a package, or "".
func stray(ids []string, file, imported string) string {
	inside, ours := strings.CutPrefix(imported, "schron/")
	if !ours {
		return ""
	}
	test := strings.HasSuffix(file, "_test.go")
	at := func(path, room string) bool { return path == room || strings.HasPrefix(path, room+"/") }
	if at(file, "sprites") && !test && !at(inside, "sprites") && inside != "layout" && inside != "assets" {
		return "sprites know the art and geometry"
	}
	if at(file, "scenes/table/motion") && !test && !at(inside, "sprites") && inside != "layout" {
		return "motions know what they are drawn with, neither table nor rules"
	}
	if part, ok := strings.CutPrefix(file, "scenes/table/"); ok && !test && strings.Contains(part, "/") {
		part, _, _ = strings.Cut(part, "/")
		switch other, of := strings.CutPrefix(inside, "scenes/table/"); {
		case inside == "scenes/table":
			return "a part does not know its table"
		case of && other != "motion" && (part == "desk" || other != "desk"):
			return "no part of a table knows another"
		}
	}
	for _, id := range ids {
		face, drawings := "scenes/"+id, "scenes/"+id+"/pieces"
		switch {
		case at(file, drawings) && !test && inside != "sprites" && inside != "sprites/space" && inside != "layout":
			return "pieces know no more than what they are drawn with"
		case at(file, drawings) && at(inside, face):
			return "pieces do not know who draws them"
		case at(inside, drawings) && !at(file, face):
			return "pieces of " + id + " are drawn by its face"
		case at(inside, face) && !at(file, face) && slices.ContainsFunc(ids, func(other string) bool { return at(file, "scenes/"+other) }):
			return "no face knows another"
		}
	}
	return ""
}

// TestWhatAWindowIsMadeOfDoesNotKnowIt: in package scenes some files are of App as a whole.
// All others have types of their own that do without it.
func TestWhatAWindowIsMadeOfDoesNotKnowIt(t *testing.T) {
	whole, seen := []string{"app", "crash", "options", "shot", "window"}, 0
	eachFile(t, "scenes", func(name string, file *ast.File) {
		base, _ := strings.CutSuffix(filepath.Base(name), ".go")
		if filepath.Dir(name) != "scenes" || strings.HasSuffix(base, "_test") || slices.Contains(whole, base) {
			return
		}
		seen++
		if slices.Contains(namesAndTexts(file), "App") {
			t.Errorf("%s knows App", name)
		}
	})
	if seen < 10 {
		t.Errorf("%d files were looked at", seen)
	}
}

func TestGameIn(t *testing.T) {
	ids := []string{"dzicz", "wcp"}
	for name, want := range map[string]string{
		"sprites/dzicz_board.go": "dzicz", "drawWCP": "wcp", `"wcp/hall"`: "wcp", "sprites/mesh.go": "", "Piece": "",
	} {
		if got := gameIn(ids, name); got != want {
			t.Errorf("%s holds %q, want %q", name, got, want)
		}
	}
}

func TestStray(t *testing.T) {
	ids := []string{"dzicz", "wcp"}
	for _, c := range []struct {
		file, imported string
		fine           bool
	}{
		{"sprites/mesh.go", "schron/layout", true},
		{"sprites/fonts.go", "schron/assets", true},
		{"sprites/mesh.go", "schron/rules", false},
		{"sprites/mesh.go", "schron/scenes/ui", false},
		{"sprites/mesh_test.go", "schron/sprites/testloop", true},
		{"sprites/space/leaf.go", "schron/sprites", true},
		{"sprites/space/leaf.go", "schron/layout", true},
		{"sprites/space/leaf.go", "schron/rules", false},
		{"sprites/space/leaf.go", "schron/scenes/wcp/pieces", false},
		{"scenes/wcp/pieces/hall.go", "schron/layout", true},
		{"scenes/wcp/pieces/hall.go", "math", true},
		{"scenes/wcp/pieces/hall.go", "schron/sprites", true},
		{"scenes/wcp/pieces/hall.go", "schron/sprites/space", true},
		{"scenes/wcp/pieces/hall.go", "schron/sprites/testloop", false},
		{"scenes/wcp/pieces/hall.go", "schron/rules/wcp", false},
		{"scenes/wcp/pieces/hall.go", "schron/rules", false},
		{"scenes/wcp/pieces/hall.go", "schron/scenes/ui", false},
		{"scenes/wcp/pieces/hall.go", "schron/assets", false},
		{"scenes/wcp/pieces/hall_test.go", "schron/scenes/scenetest", true},
		{"scenes/wcp/pieces/hall_test.go", "schron/rules/wcp", true},
		{"scenes/wcp/pieces/hall_test.go", "schron/scenes/wcp", false},
		{"scenes/wcp/pieces/hall_test.go", "schron/scenes/dzicz", false},
		{"scenes/wcp/board.go", "schron/scenes/wcp/pieces", true},
		{"scenes/wcp/board.go", "schron/rules/wcp", true},
		{"scenes/wcp/board.go", "schron/scenes/dzicz", false},
		{"scenes/wcp/board_test.go", "schron/scenes/dzicz/pieces", false},
		{"scenes/program/tables.go", "schron/scenes/dzicz", true},
		{"scenes/program/tables.go", "schron/scenes/dzicz/pieces", false},
		{"scenes/e2e/wcp/path_test.go", "schron/scenes/e2e/stand", true},
		{"scenes/ui/list.go", "schron/sprites", true},
		{"scenes/table/table.go", "schron/scenes/table/chances", true},
		{"scenes/table/chances/chart.go", "schron/scenes/table/desk", true},
		{"scenes/table/chances/chart.go", "schron/scenes/table", false},
		{"scenes/table/chances/chart.go", "schron/scenes/table/log", false},
		{"scenes/table/desk/desk.go", "schron/scenes/table/chances", false},
		{"scenes/table/chances/chart_test.go", "schron/scenes/table", true},
		{"scenes/table/motion/show.go", "schron/layout", true},
		{"scenes/table/motion/show.go", "schron/sprites", true},
		{"scenes/table/motion/show.go", "schron/scenes/table", false},
		{"scenes/table/motion/show.go", "schron/scenes/dzicz", false},
		{"scenes/table/motion/show.go", "schron/rules", false},
		{"scenes/table/motion/show_test.go", "schron/scenes/scenetest/tabletest", true},
	} {
		if why := stray(ids, c.file, c.imported); (why == "") != c.fine {
			t.Errorf("%s imports %s: %q", c.file, c.imported, why)
		}
	}
}
