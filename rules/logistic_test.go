package rules_test

import (
	"math"
	"testing"

	"schron/rules"
)

func TestLogisticIsTheCurve(t *testing.T) {
	last := int32(0)
	for lead := -9000; lead <= 9000; lead++ {
		got, want := rules.Logistic(lead), 10000/(1+math.Exp(-float64(lead)/1000))
		if got < last || math.Abs(float64(got)-want) > 6 {
			t.Fatalf("%d is %d after %d, the curve has %.1f", lead, got, last, want)
		}
		last = got
	}
	if rules.Logistic(0) != 5000 {
		t.Error("no lead is not half")
	}
}
