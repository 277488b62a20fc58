package assets

import "strconv"

// thin is the space between thousands. No line breaks there.
const thin = "\u202f"

// Number writes a number as people read it: with a thin space between thousands and a
// true minus.
func Number(n int) string {
	if n < 0 {
		return "−" + Number(-n)
	}
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + thin + s[i:]
	}
	return s
}
