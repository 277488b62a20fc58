package graphics

import (
	"slices"
	"testing"
)

func TestNextWay(t *testing.T) {
	list := []way{{"SOFT": "1", "DRIVER": ""}, {"API": "other"}}
	for _, c := range []struct {
		name      string
		env, want []string
	}{
		{"the first", []string{"A=1", "DRIVER=zink", "DRIVERS=2"}, []string{"A=1", "DRIVERS=2", "SCHRON_GRAPHICS=1", "SOFT=1"}},
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
