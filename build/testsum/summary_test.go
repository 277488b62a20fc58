package main

import (
	"strings"
	"testing"
)

const passing = `{"Action":"start","Package":"schron/a"}
{"Action":"run","Package":"schron/a","Test":"TestX"}
{"Action":"output","Package":"schron/a","Test":"TestX","Output":"=== RUN   TestX\n"}
{"Action":"output","Package":"schron/a","Test":"TestX","Output":"chatter\n"}
{"Action":"pass","Package":"schron/a","Test":"TestX","Elapsed":0}
{"Action":"output","Package":"schron/a","Output":"PASS\n"}
{"Action":"output","Package":"schron/a","Output":"ok  \tschron/a\t0.002s\n"}
{"Action":"pass","Package":"schron/a","Elapsed":0.002}
`

func TestSummarise(t *testing.T) {
	for _, c := range []struct {
		name, in, counts string
		shown, hidden    []string
		good             bool
	}{
		{
			"a pass shows the package only", passing, "1 passed, 0 failed, 0 skipped",
			[]string{"ok  \tschron/a\t0.002s\n"},
			[]string{"chatter", "PASS"},
			true,
		},
		{
			"a package without tests is no skip",
			passing + `{"Action":"output","Package":"schron/b","Output":"?   \tschron/b\t[no test files]\n"}
{"Action":"skip","Package":"schron/b"}
`, "1 passed, 0 failed, 0 skipped",
			[]string{"[no test files]"},
			nil, true,
		},
		{
			"a skip is named and bad",
			passing + `{"Action":"output","Package":"schron/b","Test":"TestY","Output":"    no screen\n"}
{"Action":"skip","Package":"schron/b","Test":"TestY"}
`, "1 passed, 0 failed, 1 skipped",
			[]string{"SKIP schron/b TestY\n", "no screen"},
			nil, false,
		},
		{
			"what is left to make proof is counted apart",
			passing + `{"Action":"output","Package":"schron/b","Test":"TestY","Output":"    b_test.go:7: left to make proof\n"}
{"Action":"skip","Package":"schron/b","Test":"TestY"}
`, "1 passed, 0 failed, 0 skipped; 1 left to make proof",
			nil,
			[]string{"SKIP"},
			true,
		},
		{
			"what has not changed since it passed is counted",
			strings.Replace(passing, "0.002s", "(cached)", 1), "1 passed, 0 failed, 0 skipped; unchanged since they passed: 1 packages",
			[]string{"ok  \tschron/a\t(cached)\n"},
			nil, true,
		},
		{
			"a failure shows its output once",
			passing + `{"Action":"output","Package":"schron/b","Test":"TestY","Output":"    want 1\n"}
{"Action":"fail","Package":"schron/b","Test":"TestY"}
{"Action":"output","Package":"schron/b","Output":"FAIL\n"}
{"Action":"output","Package":"schron/b","Output":"FAIL\tschron/b\t0.1s\n"}
{"Action":"fail","Package":"schron/b"}
`, "1 passed, 1 failed, 0 skipped",
			[]string{"FAIL schron/b TestY\n", "want 1", "FAIL\tschron/b\t0.1s\n"},
			nil, false,
		},
		{
			"a package that does not build is a failure",
			passing + `{"Action":"build-output","ImportPath":"schron/b","Output":"b.go:1:1: oops\n"}
{"Action":"build-fail","ImportPath":"schron/b"}
{"Action":"output","Package":"schron/b","Output":"FAIL\tschron/b [build failed]\n"}
{"Action":"fail","Package":"schron/b","FailedBuild":"schron/b"}
`, "1 passed, 1 failed, 0 skipped",
			[]string{"b.go:1:1: oops", "[build failed]"},
			nil, false,
		},
		{"nothing at all is no success", "", "0 passed, 0 failed, 0 skipped", nil, nil, false},
		{
			"other lines are shown", "go: cannot find module\n", "0 passed, 0 failed, 0 skipped",
			[]string{"go: cannot find module"},
			nil, false,
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			sum, err := summarise(strings.NewReader(c.in), &b)
			if err != nil {
				t.Fatal(err)
			}
			if sum.String() != c.counts || sum.good(true) != c.good {
				t.Errorf("%s, good %v; want %s, good %v", sum, sum.good(true), c.counts, c.good)
			}
			for _, s := range c.shown {
				if strings.Count(b.String(), s) != 1 {
					t.Errorf("want %q once in:\n%s", s, &b)
				}
			}
			for _, s := range c.hidden {
				if strings.Contains(b.String(), s) {
					t.Errorf("want no %q in:\n%s", s, &b)
				}
			}
		})
	}
}

func TestSkipsAreFineOutsideCI(t *testing.T) {
	s := summary{passed: 3, skipped: 1}
	if !s.good(false) || s.good(true) {
		t.Errorf("%s: good %v, without skips %v; want true, false", s, s.good(false), s.good(true))
	}
}
