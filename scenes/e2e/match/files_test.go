package match

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"schron/scenes/e2e/stand"
)

// TestACopyGoesOutAndComesBack: where the system has no dialogs the program asks itself. A
// copy of the game and a picture of the table are kept in files of the player's choice. The
// copy is opened again, all by mouse and keys.
func TestACopyGoesOutAndComesBack(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	home := string(w.Folder)
	w.Seated()
	w.Click("field:c2")
	w.TakeScreen()
	moves := len(w.Record().Moves)
	w.Click("menu")
	w.Click("menu:copy")
	w.WaitScene("files")
	w.Fill("name", "kopia")
	w.Click("do")
	w.WaitScene("table")
	w.Click("menu")
	w.Click("menu:picture")
	w.Picture() // of a settled window: what is asked for is taken there
	w.WaitScene("files")
	w.Fill("name", "obraz")
	w.Click("do")
	w.WaitScene("table")
	if img := stand.ReadPicture(t, filepath.Join(home, "obraz.png")); img.Bounds().Size() != w.Size.Mul(2) {
		t.Errorf("the picture is %v large", img.Bounds())
	}
	if _, err := os.Stat(filepath.Join(home, "kopia.schron")); err != nil {
		t.Fatal(err)
	}
	w.Click("menu")
	w.Click("menu:shelf")
	w.WaitScene("shelf")
	w.Click("saves")
	w.WaitScene("saves")
	w.Click("file")
	w.WaitScene("files")
	w.DoubleClick("files:kopia.schron")
	w.WaitScene("table")
	if n := len(w.Labelled("kopia")); n > 0 {
		t.Errorf("the list is still there, %d times", n)
	}
	if !keeps(t, w.Folder, moves) {
		t.Error("the game that was opened is not kept")
	}
	w.Close()
}

// TestAGameIsPrinted by mouse from the shelf. A folder that is none is told; then the file is
// there.
func TestAGameIsPrinted(t *testing.T) {
	w := stand.Start(t, stand.Quickly(t))
	home := string(w.Folder)
	w.Click("box:dzicz")
	w.Click("print")
	w.WaitScene("print")
	w.Click("print:sides:fronts")
	w.Click("print:choose")
	w.WaitScene("files")
	w.Fill("name", "nie-ma/gra")
	w.Click("do")
	w.Fill("name", "gra")
	w.Click("do")
	w.WaitFor("end of the printing", 6000, func() bool { // which takes its time beside the ticks
		time.Sleep(10 * time.Millisecond)
		return w.Scene() == "shelf"
	})
	if data, err := os.ReadFile(filepath.Join(home, "gra.pdf")); err != nil || !bytes.HasPrefix(data, []byte("%PDF")) {
		t.Errorf("the file holds %.8q, %v", data, err)
	}
	w.Close()
}
