// Package print writes what is in the box of a game to a PDF file, to print at true size
// and cut out. It gets a list of parts and knows no game. It lays parts on sheets, and
// a Pen draws them. Pictures become paths, words stay text. All lengths are millimetres.
package print
