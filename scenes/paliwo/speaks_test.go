package paliwo

import "testing"

// TestAPressOnWhatIsBarredSaysWhy at once, in every position.
func TestAPressOnWhatIsBarredSaysWhy(t *testing.T) { kit.Speaks(t, positions, 10) }
