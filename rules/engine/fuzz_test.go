package engine

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// FuzzRun sends anything: never a panic, and one answer of JSON per line.
func FuzzRun(f *testing.F) {
	f.Add([]byte(newToy + "\n" + `{"cmd":"play","move":"roll"}` + "\n" + `{"cmd":"record"}`))
	f.Add([]byte(newToy + "\n" + `{"cmd":"undo"}` + "\n\n" + `{"cmd":"view","seat":1}` + "\n"))
	f.Add([]byte(`{"cmd":"load","record":{"format":1,"game":"toy","players":[{},{}],"seed":1,"moves":["take 2","rob 1","yield"]}}` + "\n" + `{"cmd":"legal"}`))
	f.Add([]byte(`{"cmd":"position","game":"toy","state":{"players":2,"rounds":1,"round":1,"go":0,"asked":-1,"total":2,"pot":0,"coins":[1,1],"purse":[0,0],"card":[1,1],"random":"00000000000000000000000000000000"}}` + "\n" + `{"cmd":"play","move":"roll"}`))
	f.Add([]byte("\x00\xff{{{\n[[[[\n\"\n"))
	f.Fuzz(func(t *testing.T, in []byte) {
		var out bytes.Buffer
		if err := Run(bytes.NewReader(in), &out, config()); err != nil {
			t.Fatal(err)
		}
		lines := bytes.Count(in, []byte("\n"))
		if len(in) > 0 && in[len(in)-1] != '\n' {
			lines++
		}
		answers := bytes.SplitAfter(out.Bytes(), []byte("\n"))
		answers = answers[:len(answers)-1]
		if len(answers) != lines {
			t.Fatalf("%d answers to %d lines", len(answers), lines)
		}
		for _, a := range answers {
			var fields struct {
				OK    *bool   `json:"ok"`
				Error *string `json:"error"`
			}
			if err := json.Unmarshal(a, &fields); err != nil || fields.OK == nil || *fields.OK == (fields.Error != nil) {
				t.Fatalf("answer %s: %v", a, err)
			}
			if !*fields.OK && strings.ContainsAny(*fields.Error, "\n\r") {
				t.Fatalf("the error of %s has several lines", a)
			}
		}
	})
}
