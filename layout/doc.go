// Package layout is pure geometry: points, boxes and how they are cut, hexes with
// their edges, and easing. It draws nothing, imports none of the other packages
// and keeps no state.
//
// Lengths are units: one unit is one pixel at an interface size of 100 % on a
// plain screen. X grows to the right, Y grows downwards, angles are radians and
// grow clockwise on the screen.
package layout
