// Package sound mixes the sounds of the program and gives them to the sound device.
// It knows clips, how strong and how high they are played, and nothing of what they
// are for.
package sound

// Rate is the number of samples in a second, of all clips and of what is mixed. A tick
// of a sixtieth of a second is a whole number of them.
const Rate = 48000

// PerTick is the number of samples in a tick.
const PerTick = Rate / 60
