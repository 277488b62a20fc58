package rules_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"schron/rules"
)

func TestAHolderIsASeatOrNull(t *testing.T) {
	for text, want := range map[string]rules.Holder{"null": rules.NoSeat, "0": 0, "3": 3, "-2": rules.MissingHolder} {
		got := rules.Holder(7)
		if err := json.Unmarshal([]byte(text), &got); err != nil || got != want {
			t.Errorf("%s is read as %d (%v)", text, got, err)
		}
		if back, err := json.Marshal(want); err != nil || string(back) != text {
			t.Errorf("%d is written %s (%v)", want, back, err)
		}
	}
	for _, bad := range []string{`"x"`, "1.5", "true", "{}"} {
		var h rules.Holder
		if err := json.Unmarshal([]byte(bad), &h); err == nil {
			t.Errorf("%s is read as the holder %d", bad, h)
		}
	}
	missing := struct{ Turn, Holder rules.Holder }{rules.MissingHolder, rules.MissingHolder}
	if err := json.Unmarshal([]byte(`{"Turn":null}`), &missing); err != nil || missing.Turn != rules.NoSeat || missing.Holder != rules.MissingHolder {
		t.Errorf("null and what is missing are read as %+v (%v)", missing, err)
	}
}

func TestPositionsAreReadStrictly(t *testing.T) {
	var in struct{ Round int }
	if err := rules.ReadPosition([]byte(" {\"round\": 3}\n"), &in); err != nil || in.Round != 3 {
		t.Errorf("read as %+v (%v)", in, err)
	}
	for text, want := range map[string]string{
		`{"round":3,"x":1}`: `unknown field "x"`,
		`{"round":3} {}`:    "something follows the position",
		`{"round":3}]`:      "something follows the position",
		`{"round":3`:        "unexpected EOF",
		`{"round":"three"}`: "cannot unmarshal string",
		"":                  "EOF",
	} {
		if err := rules.ReadPosition([]byte(text), &in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

func TestADecodedPositionIsAStateOrAFault(t *testing.T) {
	want, err := toy.New(rules.Setup{Players: 2, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	cause := errors.New("three moons")
	s, err := rules.DecodePosition(toy, nil, func([]byte) (rules.State, error) { return want, cause })
	var fault *rules.Fault
	if s != nil || !errors.As(err, &fault) || fault.Where != "toy position" || !errors.Is(err, cause) {
		t.Errorf("%v, %v", s, err)
	}
	s, err = rules.DecodePosition(toy, []byte("xy"), func(data []byte) (rules.State, error) {
		if string(data) != "xy" {
			t.Errorf("given %q", data)
		}
		return want, nil
	})
	if s != want || err != nil {
		t.Errorf("%v, %v", s, err)
	}
}
