package assets

import "testing"

func TestNumbersHaveThinSpacesAndATrueMinus(t *testing.T) {
	for n, want := range map[int]string{
		0: "0", 999: "999", 1000: "1\u202f000", 12345: "12\u202f345", 1234567: "1\u202f234\u202f567", -7: "−7", -1500: "−1\u202f500",
	} {
		if got := Number(n); got != want {
			t.Errorf("%d is %q, want %q", n, got, want)
		}
	}
}
