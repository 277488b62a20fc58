//go:build ebitenginevmguest

package program

const audible = false
