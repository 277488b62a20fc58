package rules_test

import (
	"encoding/json"
	"testing"

	"schron/rules"
)

func TestIDsReadBack(t *testing.T) {
	listed := rules.ListIDs("event", colour(3), "rain", "", "snow")
	given := rules.IDsOf("event", colour(3), 5, func(c colour) string {
		return map[colour]string{3: "rain", 5: "snow"}[c]
	})
	for _, ids := range []rules.IDs[colour]{listed, given} {
		for c, want := range map[colour]string{0: "-", 2: "-", 3: "rain", 4: "-", 5: "snow", 6: "-", 255: "-"} {
			if got := ids.Of(c); got != want {
				t.Errorf("the id of %d is %q, want %q", c, got, want)
			}
			if back, err := ids.Parse(want); want != "-" && (err != nil || back != c) {
				t.Errorf("%q is read as %d (%v)", want, back, err)
			}
		}
		for _, bad := range []string{"", "-", "Rain", "rain "} {
			if c, err := ids.Parse(bad); err == nil {
				t.Errorf("%q is read as %d", bad, c)
			}
		}
		if _, err := ids.Parse("hail"); err == nil || err.Error() != `"hail" is not an event, accepted: rain, snow` {
			t.Error(err)
		}
	}
	below := rules.ListIDs("phase", place(-1), "first", "second")
	if c, err := below.Parse("first"); err != nil || c != -1 || below.Of(-1) != "first" || below.Of(0) != "second" {
		t.Errorf("read as %d, %q, %q (%v)", c, below.Of(-1), below.Of(0), err)
	}
	if _, err := below.Parse("x"); err == nil || err.Error() != `"x" is not a phase, accepted: first, second` {
		t.Error(err)
	}
}

// written is a place that null is none of, drawn a colour that may be left out.
type written place

func (w *written) UnmarshalJSON(data []byte) error {
	return rules.ReadWord(data, (*place)(w), parsePlace)
}

type drawn colour

func (d *drawn) UnmarshalText(text []byte) error {
	return rules.ReadText(text, (*colour)(d), colours.Parse)
}

func TestSmallTypesAreReadFromJSON(t *testing.T) {
	type things struct {
		At  written
		Hue drawn
	}
	for text, want := range map[string]things{
		`{"At":"c","Hue":"green"}`: {2, 3},
		`{"At":"a","Hue":null}`:    {0, 0},
	} {
		var got things
		if err := json.Unmarshal([]byte(text), &got); err != nil || got != want {
			t.Errorf("%s is read as %+v (%v)", text, got, err)
		}
	}
	for _, bad := range []string{`{"At":null}`, `{"At":""}`, `{"At":"x"}`, `{"At":1}`, `{"Hue":""}`, `{"Hue":"blue"}`, `{"Hue":1}`} {
		var got things
		if err := json.Unmarshal([]byte(bad), &got); err == nil {
			t.Errorf("%s is read as %+v", bad, got)
		}
	}
}
