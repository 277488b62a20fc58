// Package recorded tests the recorded games of build/shots at their tables, all five
// alike. It keeps as text (testdata) what the tables say at chosen moments. How they look
// then, and how each move is shown, it keeps in digits. It walks through every position
// of a game of each kind.
package recorded
