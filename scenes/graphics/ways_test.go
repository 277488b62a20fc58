package graphics

import (
	"slices"
	"strconv"
	"strings"
	"testing"
)

func TestNextWay(t *testing.T) {
	list := []way{{"SOFT": "1", "DRIVER": ""}, {"API": "other"}}
	for _, c := range []struct {
		name      string
		env, want []string
	}{
		{"the first", []string{"A=1", "DRIVER=zink", "DRIVERS=2"}, []string{"A=1", "SCHRON_USUAL_DRIVER=zink", "DRIVERS=2", "SCHRON_GRAPHICS=1", "SOFT=1"}},
		{"the second keeps the first", []string{"A=1", "SCHRON_GRAPHICS=1", "SOFT=1"}, []string{"A=1", "SOFT=1", "API=other", "SCHRON_GRAPHICS=2"}},
		{"an empty count is none", []string{"SCHRON_GRAPHICS="}, []string{"SCHRON_GRAPHICS=1", "SOFT=1"}},
		{"none is left", []string{"SCHRON_GRAPHICS=2"}, nil},
		{"more than there are", []string{"SCHRON_GRAPHICS=77"}, nil},
		{"below none", []string{"SCHRON_GRAPHICS=-1"}, nil},
		{"no count", []string{"SCHRON_GRAPHICS=yes"}, nil},
		{"set twice", []string{"SCHRON_GRAPHICS=1", "SCHRON_GRAPHICS=2"}, nil},
	} {
		before := slices.Clone(c.env)
		if got := next(c.env, list); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if !slices.Equal(c.env, before) {
			t.Errorf("%s: what was given has changed", c.name)
		}
	}
}

// TestWaysComeToAnEnd: from any environment there are only so many starts.
func TestWaysComeToAnEnd(t *testing.T) {
	starts := 0
	for env := []string{}; env != nil; env = next(env, ways) {
		if starts++; starts > len(ways)+1 {
			t.Fatal("the program is started again and again")
		}
	}
	if starts != len(ways)+1 {
		t.Errorf("%d starts for %d ways", starts, len(ways))
	}
}

// TestTheWayIsChosen: one end says nothing, and the fourth start is as usual if the third
// one, in another way, has ended too.
func TestTheWayIsChosen(t *testing.T) {
	old := ways
	ways = []way{{"SOFT": "1"}, {"API": "other"}}
	t.Cleanup(func() { ways = old })
	const none = -1
	for _, c := range []struct {
		tried string
		ended map[int]int
		want  int
	}{
		{"", nil, 0},
		{"", map[int]int{0: 1}, 0},
		{"", map[int]int{0: 2}, 1},
		{"", map[int]int{0: 2, 1: 1}, 0},
		{"", map[int]int{0: 3, 1: 1}, 1},
		{"", map[int]int{0: 2, 1: 2}, 2},
		{"", map[int]int{0: 2, 1: 2, 2: 1}, 0},
		{"", map[int]int{0: 3, 1: 2, 2: 1}, 2},
		{"1", map[int]int{0: 2, 1: 3, 2: 1}, 2},
		{"", map[int]int{0: 2, 1: 2, 2: 2}, 0},
		{"", map[int]int{0: 3, 1: 2, 2: 2}, none},
		{"1", nil, 1},
		{"1", map[int]int{0: 2, 1: 2}, 2},
		{"2", map[int]int{2: 3}, none},
		{"99", nil, 2},
		{"again", map[int]int{0: 2, 1: 3, 2: 3}, 0},
		{"again", map[int]int{0: 3, 1: 3, 2: 3}, none},
	} {
		t.Setenv(tried, c.tried)
		got, ok := Choose(c.ended)
		if !ok {
			got = none
		}
		if got != c.want {
			t.Errorf("tried %q, ended %v: way %d, want %d", c.tried, c.ended, got, c.want)
		}
	}
}

// TestStartsComeToAnEnd wherever they are ended, though each restarts in another way.
func TestStartsComeToAnEnd(t *testing.T) {
	ended, env, starts := map[int]int{}, []string{}, 0
	for {
		t.Setenv(tried, "")
		for _, e := range env {
			if text, ok := strings.CutPrefix(e, tried+"="); ok {
				t.Setenv(tried, text)
			}
		}
		way, ok := Choose(ended)
		if !ok {
			break
		}
		if way != Way() {
			if env = reach(env, ways, way); env == nil {
				break
			}
			continue
		}
		if ended[way]++; ended[way] == 1 {
			env = nil // a player starts it once more
		}
		if starts++; starts > 2*(len(ways)+1)+1 {
			t.Fatal("the program is started again and again")
		}
	}
	if want := 2*(len(ways)+1) + 1; starts != want {
		t.Errorf("%d starts, want %d", starts, want)
	}
}

// TestTheUsualWayComesBack: what a way of drawing has replaced is put back.
func TestTheUsualWayComesBack(t *testing.T) {
	list := []way{{"SOFT": "1", "DRIVER": ""}, {"API": "other", "SOFT": ""}}
	for _, first := range [][]string{nil, {"A=1", "DRIVER=zink", "API=mine"}, {"SOFT=0"}, {"A=b=c"}} {
		env := slices.Clone(first)
		for way := 1; way <= len(list); way++ {
			env = reach(env, list, way)
			if !slices.Contains(env, tried+"="+strconv.Itoa(way)) {
				t.Fatalf("way %d: %q", way, env)
			}
			back := usual(env, list)
			slices.Sort(back)
			if want := slices.Sorted(slices.Values(first)); !slices.Equal(back, want) {
				t.Errorf("%q, way %d: %q comes back", first, way, back)
			}
			if once := reach(env, list, 0); !slices.Contains(once, tried+"="+again) || next(once, list) != nil {
				t.Errorf("%q, way %d: the usual way once more: %q", first, way, once)
			}
		}
	}
	if got := reach([]string{tried + "=2"}, list, 1); got != nil {
		t.Errorf("a way before: %q", got)
	}
}
