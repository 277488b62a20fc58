package rules

import (
	"fmt"
	"strconv"
)

// ParseSeed reads a seed, a whole number from 0 to MaxSeed.
func ParseSeed(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n > MaxSeed {
		return 0, fmt.Errorf("seed is %q, accepted: 0 to %d", text, uint64(MaxSeed))
	}
	return n, nil
}
