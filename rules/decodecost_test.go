package rules_test

import (
	"bytes"
	"runtime"
	"strings"
	"testing"

	"schron/rules"
)

const smallRecord = `{"format":1,"game":"toy","title":"T","saved":"2026-11-22T20:00:00Z","players":[{"name":"A","colour":"red","mark":"star"},{"name":"B"}],"seed":1,"options":{},"noHints":true,"moves":["pass"],"undone":["pass"]}`

// TestNoRecordCostsMoreThanItsSize: whatever is too much is refused before it is read,
// and what is not known is passed over.
func TestNoRecordCostsMoreThanItsSize(t *testing.T) {
	const size = 2 << 20
	many := func(element string) string { return strings.Repeat(element+",", size/(len(element)+1)) + element }
	for name, in := range map[string]struct{ old, now string }{
		"players":                  {`{"name":"B"}`, many(`{}`)},
		"players that are nothing": {`{"name":"B"}`, many(`0`)},
		"moves":                    {`"moves":["pass"]`, `"moves":[` + many(`"p"`) + `]`},
		"empty moves":              {`"moves":["pass"]`, `"moves":[` + many(`""`) + `]`},
		"wrong moves":              {`"moves":["pass"]`, `"moves":[` + many(`[]`) + `]`},
		"undone moves":             {`"undone":["pass"]`, `"undone":[` + many(`"p"`) + `]`},
		"a long title":             {`"T"`, `"` + strings.Repeat("T", size) + `"`},
		"a long name":              {`"A"`, `"` + strings.Repeat("A", size) + `"`},
		"options":                  {`"options":{}`, `"options":{` + many(`"a":0`) + `}`},
		"a position":               {`"seed":1,"options":{}`, `"position":[` + many(`{}`) + `]`},
		"a last state":             {`"seed"`, `"now":{"a":[` + many(`{}`) + `]},"seed"`},
		"unknown fields":           {`"seed"`, many(`"a":{}`) + `,"seed"`},
		"one field often":          {`"seed"`, many(`"title":"T"`) + `,"seed"`},
	} {
		data := []byte(strings.Replace(smallRecord, in.old, in.now, 1))
		if len(data) < 1<<20 {
			t.Fatalf("%s: nothing was put in", name)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := rules.DecodeRecord(data)
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > 1<<16+3*uint64(len(data)) {
			t.Errorf("%s: %d KiB were used for %d KiB (%v)", name, used>>10, len(data)>>10, err)
		}
	}
}

// TestDecorationsLoseNoGame: what only adorns a record may be wrong.
func TestDecorationsLoseNoGame(t *testing.T) {
	for _, c := range []struct{ good, with string }{
		{`"title":"T"`, `"title":7`},
		{`"saved":"2026-11-22T20:00:00Z"`, `"saved":{}`},
		{`"noHints":true`, `"noHints":"yes"`},
		{`"colour":"red"`, `"colour":7`},
		{`"mark":"star"`, `"mark":"\u0007"`},
		{`"mark":"star"`, `"mark":["star"]`},
		{`"name":"A"`, `"name":7`},
	} {
		if !strings.Contains(smallRecord, c.good) {
			t.Fatal(c.good)
		}
		r, err := rules.DecodeRecord([]byte(strings.Replace(smallRecord, c.good, c.with, 1)))
		if err != nil || len(r.Players) != 2 || r.Players[1].Name != "B" || len(r.Moves) != 1 {
			t.Errorf("%s: %+v, %v", c.with, r, err)
		}
	}
}

// TestAByteOrderMarkIsPassedOver: editors of some systems write one.
func TestAByteOrderMarkIsPassedOver(t *testing.T) {
	want, err := rules.DecodeRecord([]byte(smallRecord))
	if err != nil {
		t.Fatal(err)
	}
	got, err := rules.DecodeRecord([]byte("\ufeff" + smallRecord))
	if err != nil || got.Title != want.Title || len(got.Moves) != len(want.Moves) {
		t.Errorf("%+v, %v", got, err)
	}
}

// FuzzRecord: whatever is read of a file can be written and read again.
func FuzzRecord(f *testing.F) {
	f.Add([]byte(smallRecord))
	f.Add([]byte(`{"format":1,"players":[0,{"name":[]}],"moves":[],"a\"b":{"c":"\\"},"game":"x","seed":1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := rules.DecodeRecord(data)
		if err != nil {
			return
		}
		written, err := r.MarshalJSON()
		if err != nil {
			return // what was put in as it stood may be anything
		}
		if again, err := rules.DecodeRecord(written); err != nil || again.Game != r.Game || len(again.Moves) != len(r.Moves) {
			t.Errorf("%s\nwas written as %s\n%v", data, bytes.TrimSpace(written), err)
		}
	})
}
