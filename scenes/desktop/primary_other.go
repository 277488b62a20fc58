//go:build windows || darwin

package desktop

// primary is empty: the middle button pastes nothing on this system.
func primary() string { return "" }
