// Package recorded tests the recorded games of build/shots at their tables, all five
// alike. It keeps as text (testdata) what the tables say at chosen moments. In digits it
// keeps how they look then, what every seventh position says and how each move is shown.
// It walks through every position of a game of each kind.
package recorded
