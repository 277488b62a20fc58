package e2e

import "testing"

func TestStartShowsTheShelf(t *testing.T) {
	w := start(t, t.TempDir(), "-lang", "pl")
	if w.scene() != "shelf" {
		t.Fatalf("the first scene is %q", w.scene())
	}
	t.Log(w.there())
	w.picture()
	w.close()
}
