//go:build !ebitenginevmguest

package program

// audible says that the window may be heard. Under tests, as a guest, it is silent.
const audible = true
