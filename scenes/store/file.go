package store

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"golang.org/x/text/unicode/norm"

	"schron/rules"
	"schron/scenes/disk"
)

// summary stands at the end of a record that a Store wrote. It holds what a list shows,
// so that the game need not be replayed for it. Sum is the fingerprint of all that
// stands before; a file changed by other hands is replayed.
type summary struct {
	Turn    int    `json:"turn"`
	Turns   int    `json:"turns,omitempty"`
	Phase   string `json:"phase,omitempty"`
	Over    bool   `json:"over,omitempty"`
	Winners []int  `json:"winners,omitempty"`
	Sum     string `json:"sum"`
}

func summarise(m *rules.Match) summary {
	st, res := m.Status(), m.Result()
	return summary{Turn: st.Turn, Turns: st.Turns, Phase: st.Phase, Over: res.Over, Winners: res.Winners}
}

var summaryField = []byte(`,"summary":`)

func fingerprint(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// encode writes the record of a match with its summary.
func encode(m *rules.Match, title string, saved time.Time) ([]byte, error) {
	r, err := m.Save()
	if err != nil {
		return nil, err
	}
	r.Title, r.Saved = title, saved.Format(time.RFC3339)
	data, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	sum := summarise(m)
	sum.Sum = fingerprint(data)
	tail, err := json.Marshal(sum)
	if err != nil {
		return nil, err
	}
	data = append(data[:len(data)-1], summaryField...)
	data = append(data, tail...)
	return append(data, "}\n"...), nil
}

// readSummary returns the summary of a file if it fits the record before it.
func readSummary(data []byte) (summary, bool) {
	var sum summary
	i := bytes.LastIndex(data, summaryField)
	tail := bytes.TrimRight(data, " \r\n\t")
	if i < 0 || tail[len(tail)-1] != '}' {
		return sum, false
	}
	if json.Unmarshal(tail[i+len(summaryField):len(tail)-1], &sum) != nil {
		return sum, false
	}
	body := append(bytes.Clone(data[:i]), '}')
	return sum, sum.Sum == fingerprint(body)
}

// decodeRecord reads a record with names in their composed form.
func decodeRecord(data []byte) (*rules.Record, error) {
	r, err := rules.DecodeRecord(data)
	if err != nil {
		return nil, err
	}
	for i := range r.Players {
		r.Players[i].Name = norm.NFC.String(r.Players[i].Name)
	}
	return r, nil
}

// inspect reads a record and what a list shows of it. The game is replayed
// only if the file does not vouch for itself.
func (s *Store) inspect(path string) (*rules.Record, summary, error) {
	data, err := disk.Read(path, disk.Record)
	if err != nil {
		return nil, summary{}, err
	}
	r, err := decodeRecord(data)
	if err != nil {
		return nil, summary{}, err
	}
	if sum, ok := readSummary(data); ok {
		if g, err := s.lookup(r.Game); err == nil && g.Version() == r.Rules && sum.plausible(g, r) {
			return r, sum, nil
		}
	}
	m, err := rules.LoadMatch(s.lookup, r)
	if err != nil {
		return r, summary{}, err
	}
	return r, summarise(m), nil
}

// loader is rules.LoadMatch, to look at a game, or rules.ResumeMatch, to play on.
type loader func(lookup func(id string) (rules.Game, error), r *rules.Record) (*rules.Match, error)

// LoadFile reads and replays the record in any file. Every error is a
// *Problem; the file is left as it is.
func (s *Store) LoadFile(path string) (*rules.Match, error) { return s.load(path, rules.LoadMatch) }

func (s *Store) load(path string, load loader) (*rules.Match, error) {
	data, err := disk.Read(path, disk.Record)
	if err != nil {
		return nil, unreadable(path, err)
	}
	r, err := decodeRecord(data)
	if err != nil {
		return nil, unreadable(path, err)
	}
	m, err := load(s.lookup, r)
	if err != nil {
		return nil, unreadable(path, err)
	}
	return m, nil
}
