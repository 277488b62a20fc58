package house

// Facts are what is told of the program and the system that it runs on.
type Facts struct {
	Version  string
	Commit   string // "" where it is not known
	System   string // with its version and the processor
	Graphics string // the graphics library, "" while there is no window
	Window   string // its size in pixels, "" while there is no window
	Scale    int    // device pixels per unit, in per cent; 0 while there is no window
}

// System is what is known of the program and the system it runs on. What is nil
// is not known, and no scene offers it.
type System struct {
	// Report describes program, system, settings and what was done last, for the makers
	// of the program. It holds no names of players and no secrets of a match.
	Report func() string
	// Facts are those of now.
	Facts func() Facts
}
