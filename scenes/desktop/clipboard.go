package desktop

import (
	"strings"
	"time"

	native "github.com/aymanbagabas/go-nativeclipboard"
)

// clipboard reads and writes the system's clipboard without making the window wait
// for the program that owns what lies there.
type clipboard struct {
	reading chan read // a reading that took too long; nil without one
}

type read struct {
	text string
	ok   bool
}

const (
	longestRead = 400 * time.Millisecond
	mostText    = 1 << 20 // bytes that are copied or pasted
)

// write puts text there. That it cannot be put there is no fault: the program has a
// clipboard of its own.
func (c *clipboard) write(text string) {
	// The library serves one at a time: who waits for a reading would hang with it.
	if len(text) > mostText || c.reading != nil && len(c.reading) == 0 {
		return
	}
	guard()
	_, _ = native.Text.Write([]byte(text))
}

// read returns the text there. ok is false if there is none or if the system has no
// clipboard. It is also false if the owner of the text does not hand it out in time.
func (c *clipboard) read() (text string, ok bool) {
	if c.reading == nil {
		guard()
		reading := make(chan read, 1)
		go func() {
			data, err := native.Text.Read()
			text := strings.ToValidUTF8(string(data[:min(len(data), mostText)]), "")
			reading <- read{text, err == nil}
		}()
		c.reading = reading
	}
	select {
	case got := <-c.reading:
		c.reading = nil
		return got.text, got.ok
	case <-time.After(longestRead):
		return "", false // it is waited for again when somebody pastes next
	}
}
