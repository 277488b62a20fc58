package sound

import (
	"encoding/binary"
	"errors"
	"io"
	"math"
)

// wavHeader is the header of a WAV file of one channel with 16 bits a sample.
type wavHeader struct {
	RIFF       [4]byte
	Size       uint32
	WAVE, Fmt  [4]byte
	FmtSize    uint32
	Format     uint16
	Channels   uint16
	Rate       uint32
	Bytes      uint32 // a second
	Block      uint16
	Bits       uint16
	Data       [4]byte
	DataLength uint32
}

const wavHeaderSize = 44

func headerFor(samples int) wavHeader {
	length := uint32(2 * samples)
	return wavHeader{
		RIFF: [4]byte{'R', 'I', 'F', 'F'}, Size: wavHeaderSize - 8 + length,
		WAVE: [4]byte{'W', 'A', 'V', 'E'}, Fmt: [4]byte{'f', 'm', 't', ' '}, FmtSize: 16,
		Format: 1, Channels: 1, Rate: Rate, Bytes: 2 * Rate, Block: 2, Bits: 16,
		Data: [4]byte{'d', 'a', 't', 'a'}, DataLength: length,
	}
}

// WAV writes samples as a WAV file of one channel at Rate with 16 bits a sample. Its
// header says how long it is: a writer that can seek gets that at the end, any other
// gets all of it then.
type WAV struct {
	w     io.Writer
	seek  io.Seeker // nil if w cannot
	buf   []byte
	count int
	err   error
}

// NewWAV begins a WAV file. Errors come with Close.
func NewWAV(w io.Writer) *WAV {
	f := &WAV{w: w}
	if s, ok := w.(io.WriteSeeker); ok {
		f.seek = s
		f.err = binary.Write(w, binary.LittleEndian, headerFor(0))
	}
	return f
}

// Write adds samples, from -1 to 1.
func (f *WAV) Write(samples []float32) {
	for _, s := range samples {
		f.buf = binary.LittleEndian.AppendUint16(f.buf, uint16(Int16(s)))
	}
	f.count += len(samples)
	if f.seek != nil && f.err == nil {
		_, f.err = f.w.Write(f.buf)
		f.buf = f.buf[:0]
	}
}

// Close ends the file; the writer stays open.
func (f *WAV) Close() error {
	if f.err != nil {
		return f.err
	}
	if f.seek != nil {
		_, err1 := f.seek.Seek(0, io.SeekStart)
		err2 := binary.Write(f.w, binary.LittleEndian, headerFor(f.count))
		_, err3 := f.seek.Seek(0, io.SeekEnd)
		return errors.Join(err1, err2, err3)
	}
	err := binary.Write(f.w, binary.LittleEndian, headerFor(f.count))
	_, err2 := f.w.Write(f.buf)
	return errors.Join(err, err2)
}

// Int16 is a sample as 16 bits.
func Int16(s float32) int16 {
	return int16(math.Round(float64(min(max(s, -1), 1)) * math.MaxInt16))
}
