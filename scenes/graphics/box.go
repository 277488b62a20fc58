package graphics

// Box is a message in the system's own box. Retry is the label of a second button, none
// if empty.
type Box struct{ Title, Text, Close, Retry string }

// Ask shows the box, waits until it is closed and reports whether Retry was pressed.
// The box goes when the program ends, however it ends. Where there is none Ask does
// nothing: the same words stand on standard error.
func Ask(b Box) (retry bool) { return b.ask() }
