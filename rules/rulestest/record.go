package rulestest

import (
	"os"
	"testing"

	"schron/rules"
)

// ReadRecord reads the record in a file.
func ReadRecord(t testing.TB, file string) *rules.Record {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.DecodeRecord(data)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return r
}
