package graphics

// Tell shows a message in the system's own box and waits until it is closed. Where
// there is none it does nothing: the same words stand on standard error.
func Tell(title, text string) { box(title, text) }
