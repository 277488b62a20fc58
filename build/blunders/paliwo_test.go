package main

import (
	"strings"
	"testing"
)

// beside is a game in which the Runner ends an activation beside the barrel D7.
const beside = "zombie A12 S|zombie C12 S|zombie E12 S|zombie G12 S|zombie I12 S|zombie K12 S|zombie K7 N|zombie I8 N|" +
	"human lumberjack A1|human businessman B1|human policeman C1|human mechanic F1|human runner D1|human child H1|" +
	"arm lumberjack|arm mechanic|arm runner|step runner D2|step runner D3|sprint D4|end|" +
	"draw|place K4|done|new K5 E|done|step runner D5|step runner D6"

// TestClosedBarrel: who goes on without a look is laughed at, and nobody else.
func TestClosedBarrel(t *testing.T) {
	at := strings.Split(beside, "|")
	n := len(at)
	finds(t, after(t, "paliwo", 1, append(at[:n:n], "finish")...), "closed-barrel", n+1)
	finds(t, after(t, "paliwo", 1, append(at[:n:n], "open runner D7", "finish")...), "closed-barrel")
	finds(t, after(t, "paliwo", 1, at...), "closed-barrel")
}
