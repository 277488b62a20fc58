// Package space draws what moves in space, for any game: dice that tumble, cards that
// turn over, flat things that tip and sink. Each lies at its beginning and at its end as
// it does on the table, and looks the same every time. Like sprites it makes nothing
// anew in a frame.
package space
