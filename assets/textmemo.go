package assets

import (
	"slices"
	"strconv"
	"sync"
)

// memo keeps sentences that were put together, since a table says the same ones
// each time it is built. When it is full it begins anew.
type memo struct {
	mu   sync.Mutex
	said map[string]string
}

// mostSaid is how many sentences a memo keeps: those of a long log.
const mostSaid = 1 << 13

func (m *memo) get(id []byte) (string, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s, ok := m.said[string(id)]
	return s, ok
}

func (m *memo) put(id []byte, s string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.said == nil || len(m.said) == mostSaid {
		m.said = map[string]string{}
	}
	m.said[string(id)] = s
}

// sentenceID tells a sentence from every other: its language, key and arguments.
// It does not know arguments other than texts and whole numbers.
func sentenceID(id []byte, lang, key string, args map[string]any) ([]byte, bool) {
	id = appendPart(appendPart(id, lang), key)
	var space [8]string
	names := space[:0]
	for name := range args {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		id = appendPart(id, name)
		switch v := args[name].(type) {
		case string:
			id = appendPart(append(id, 's'), v)
		case int:
			id = strconv.AppendInt(append(id, 'n'), int64(v), 10)
		default:
			return id, false
		}
		id = append(id, ';')
	}
	return id, true
}

// appendPart puts a text's length before it, so that no two lists of texts look alike.
func appendPart(id []byte, s string) []byte {
	return append(append(strconv.AppendInt(id, int64(len(s)), 10), ':'), s...)
}
