package rules_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"schron/rules"
)

func TestVariantsTryEveryValue(t *testing.T) {
	specs := []rules.Option{
		{ID: "teams", Default: true},
		{ID: "rounds", Default: 10, Min: 5, Max: 20},
		{ID: "patience", Default: 40, Min: 2, Max: 40, Off: true},
		{ID: "last", Default: "humans", Choices: []string{"humans", "zombies"}},
	}
	want := []rules.Options{
		{},
		{"teams": false},
		{"rounds": 5},
		{"rounds": 20},
		{"patience": 0},
		{"patience": 2},
		{"last": "zombies"},
	}
	got := rules.Variants(specs)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	for _, o := range got {
		if _, err := o.Complete(specs); err != nil {
			t.Error(err)
		}
	}
}
