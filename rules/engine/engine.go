// Package engine is the headless side of the table. It has the protocol of JSON lines,
// the replay of a record and the simulation of whole games. It reads and writes what it
// is given, opens no file and reads no clock.
package engine

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"schron/rules"
)

// MaxLine is the greatest length of a request in bytes, without the line's end.
// A longer one is passed over and answered with an error.
const MaxLine = 64 << 20

// Config is what the headless side is given.
type Config struct {
	Games []rules.Game
	// Sentence puts a text into a language, "pl" or "en". Seats stand in it
	// already as literals with their names.
	Sentence func(t rules.Text, lang string) string
	// Has reports whether a language has a text.
	Has func(key, lang string) bool
	// Bot finds the bot that plays a game under an id. The error names what is accepted.
	Bot func(g rules.Game, id string) (rules.Bot, error)
	// Lang is the language of sentences in answers, "en" if empty.
	Lang string
}

func (c Config) lang() string {
	if c.Lang == "" {
		return "en"
	}
	return c.Lang
}

// languages are those that some answers hold side by side.
var languages = [...]string{"en", "pl"}

// game finds a game. The error names the accepted ids.
func (c Config) game(id string) (rules.Game, error) {
	ids := []byte{}
	for _, g := range c.Games {
		if g.ID() == id {
			return g, nil
		}
		ids = append(append(ids, ", "...), g.ID()...)
	}
	return nil, fmt.Errorf("unknown game %q, accepted: %s", id, bytes.TrimPrefix(ids, []byte(", ")))
}

// Run answers each request line of in with one line on out until in ends. The
// error is one of reading or writing; bad requests are answered.
func Run(in io.Reader, out io.Writer, c Config) error {
	r := bufio.NewReaderSize(in, 64<<10)
	w := bufio.NewWriter(out)
	t := &table{config: c}
	var line []byte
	for {
		var whole bool
		var err error
		line, whole, err = readLine(r, line[:0])
		if err != nil && !errors.Is(err, io.EOF) {
			return err
		}
		if err != nil && whole && len(line) == 0 {
			return nil
		}
		answer := failure(fmt.Errorf("the request is longer than %d bytes", MaxLine))
		if whole {
			answer = t.answer(line)
		}
		if werr := write(w, answer); werr != nil {
			return werr
		}
		if err != nil {
			return nil
		}
	}
}

// readLine appends the next line to buf, without its end. It is not whole if it
// was longer than MaxLine; the rest of it is passed over then.
func readLine(r *bufio.Reader, buf []byte) (line []byte, whole bool, err error) {
	whole = true
	for {
		part, err := r.ReadSlice('\n')
		if len(buf)+len(part) > MaxLine+1 {
			buf, whole = buf[:0], false
		}
		if whole {
			buf = append(buf, part...)
		}
		if !errors.Is(err, bufio.ErrBufferFull) {
			return bytes.TrimSuffix(buf, []byte("\n")), whole, err
		}
	}
}

// write sends one answer as one line at once.
func write(w *bufio.Writer, answer any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(answer); err != nil {
		if err := enc.Encode(failure(fmt.Errorf("the answer cannot be written: %w", err))); err != nil {
			return err
		}
	}
	return w.Flush()
}

// reply is an answer; object keys come out sorted but for "ok".
type reply struct {
	OK   bool `json:"ok"`
	Rule string
	Move int
	Err  string
	More any // a struct whose fields follow
}

// MarshalJSON writes {"ok":…} with the other fields that there are.
func (r reply) MarshalJSON() ([]byte, error) {
	if !r.OK {
		return encode(struct {
			OK   bool   `json:"ok"`
			Rule string `json:"rule,omitempty"`
			Move int    `json:"move,omitempty"`
			Err  string `json:"error"`
		}{false, r.Rule, r.Move, r.Err})
	}
	if r.More == nil {
		return []byte(`{"ok":true}`), nil
	}
	more, err := encode(r.More)
	if err != nil {
		return nil, err
	}
	return append([]byte(`{"ok":true,`), more[1:]...), nil
}

// encode is json.Marshal without the escapes that HTML needs.
func encode(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	err := enc.Encode(v)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}

func failure(err error) reply { return reply{Err: oneLine(err.Error())} }
