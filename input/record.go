package input

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"schron/layout"
)

// recordFormat is the version of recordings that this package writes.
const recordFormat = 1

// Header is the first line of a recording: the window that it was made in.
type Header struct {
	Format int     `json:"format"`
	Width  float64 `json:"width"`  // units
	Height float64 `json:"height"` // units
}

// line is a snapshot as a recording holds it.
type line struct {
	Time      int64      `json:"t"`
	X         float64    `json:"x"`
	Y         float64    `json:"y"`
	Down      bool       `json:"down,omitempty"`
	Pressed   bool       `json:"press,omitempty"`
	Released  bool       `json:"release,omitempty"`
	RPressed  bool       `json:"rpress,omitempty"`
	RReleased bool       `json:"rrelease,omitempty"`
	MPressed  bool       `json:"mpress,omitempty"`
	Wheel     float64    `json:"wheel,omitempty"`
	Mods      Mods       `json:"mods,omitempty"`
	Keys      []KeyPress `json:"keys,omitempty"`
	Text      string     `json:"text,omitempty"`
	Files     []string   `json:"files,omitempty"`
	Blind     bool       `json:"blind,omitempty"` // the window has not the keyboard
}

// Writer records snapshots as JSON lines. Ticks in which nothing happens are
// left out; Close writes the last tick, so that the length is kept.
type Writer struct {
	buf     *bufio.Writer
	enc     *json.Encoder
	last    Snapshot
	started bool
	skipped bool
	err     error
}

// NewWriter starts a recording of a window of the given size in units.
func NewWriter(w io.Writer, size layout.Size) *Writer {
	buf := bufio.NewWriter(w)
	out := &Writer{buf: buf, enc: json.NewEncoder(buf)}
	out.err = out.enc.Encode(Header{Format: recordFormat, Width: size.W, Height: size.H})
	return out
}

// Write adds a tick.
func (w *Writer) Write(s Snapshot) error {
	if w.err != nil {
		return w.err
	}
	w.skipped = w.started && s.Quiet(w.last)
	if !w.skipped {
		w.put(s)
		w.started = true
	}
	// Keys belongs to the caller; only what a resting tick keeps is held.
	w.last = s.rest(s.Time)
	return w.err
}

func (w *Writer) put(s Snapshot) {
	w.err = w.enc.Encode(line{
		Time: s.Time, X: s.Cursor.X, Y: s.Cursor.Y, Down: s.Down, Pressed: s.Pressed, Released: s.Released,
		RPressed: s.RPressed, RReleased: s.RReleased, MPressed: s.MPressed, Wheel: s.Wheel, Mods: s.Mods,
		Keys: s.Keys, Text: s.Text, Files: s.Files, Blind: !s.Focused,
	})
}

// Close writes what is left. The writer below is not closed.
func (w *Writer) Close() error {
	if w.err == nil && w.skipped {
		w.put(w.last)
	}
	if w.err == nil {
		w.err = w.buf.Flush()
	}
	return w.err
}

// Reader plays a recording tick by tick.
type Reader struct {
	// Header is the recording's first line.
	Header Header

	dec  *json.Decoder
	next line
	have bool
	last Snapshot
	time int64
	err  error
}

// NewReader reads the header. An error tells what is wrong with it.
func NewReader(r io.Reader) (*Reader, error) {
	in := &Reader{dec: json.NewDecoder(r)}
	if err := in.dec.Decode(&in.Header); err != nil {
		return nil, fmt.Errorf("recording: %w", err)
	}
	if in.Header.Format != recordFormat {
		return nil, fmt.Errorf("recording has format %d, accepted: %d", in.Header.Format, recordFormat)
	}
	in.advance()
	in.time = in.next.Time
	return in, in.fault()
}

func (r *Reader) advance() {
	r.next = line{}
	r.err = r.dec.Decode(&r.next)
	r.have = r.err == nil
}

func (r *Reader) fault() error {
	if r.err == nil || r.err == io.EOF {
		return nil
	}
	return fmt.Errorf("recording: %w", r.err)
}

// Next returns the next tick, or io.EOF after the last.
func (r *Reader) Next() (Snapshot, error) {
	if !r.have {
		if err := r.fault(); err != nil {
			return Snapshot{}, err
		}
		return Snapshot{}, io.EOF
	}
	now := r.time
	r.time++
	if r.next.Time > now {
		r.last = r.last.rest(now)
		return r.last, nil
	}
	if r.next.Time < now {
		return Snapshot{}, fmt.Errorf("recording: tick %d after tick %d", r.next.Time, now-1)
	}
	l := r.next
	r.last = Snapshot{
		Time: l.Time, Cursor: layout.Point{X: l.X, Y: l.Y}, Down: l.Down, Pressed: l.Pressed, Released: l.Released,
		RPressed: l.RPressed, RReleased: l.RReleased, MPressed: l.MPressed, Wheel: l.Wheel, Mods: l.Mods,
		Keys: l.Keys, Text: l.Text, Files: l.Files, Focused: !l.Blind,
	}
	r.advance()
	return r.last, nil
}
