package input

import (
	"strings"
	"unicode"
)

// PadTicks is how long a key of the numeric pad waits for the character that it types.
// Some systems pass characters on later than keys.
const PadTicks = 6

// pad tells digits of the numeric pad from moves. No system tells the state of
// NumLock, but only a digit comes with a character.
type pad struct {
	moves bool       // NumLock is off, as far as known
	wait  []KeyPress // keys whose character has not come yet
	since int64
}

// padMoves are what the keys do where NumLock is off.
var padMoves = [...]Key{
	KeyInsert, KeyEnd, KeyDown, KeyPageDown, KeyLeft, KeyNone, KeyRight, KeyHome, KeyUp, KeyPageUp, KeyDelete,
}

// IsPad reports whether k is a digit or the point of the numeric pad.
func (k Key) IsPad() bool { return k >= KeyPad0 && k <= KeyPadPoint }

// meant is k as a move or as a digit.
func (k Key) meant(moves bool) Key {
	switch {
	case moves:
		return padMoves[k-KeyPad0]
	case k == KeyPadPoint:
		return KeyNone
	}
	return k - KeyPad0 + Key0
}

// feed hands the keys of a tick on, those of the pad as what they mean.
func (p *pad) feed(s Snapshot, hand func(KeyPress)) {
	if !s.Focused {
		p.moves, p.wait = false, p.wait[:0]
	}
	typed := strings.ContainsFunc(s.Text, func(r rune) bool { return unicode.IsDigit(r) || r == '.' || r == ',' })
	if len(p.wait) > 0 && (typed || s.Time-p.since >= PadTicks) {
		p.moves = !typed
		for _, k := range p.wait {
			p.give(k, p.moves, hand)
		}
		p.wait = p.wait[:0]
	}
	for _, k := range s.Keys {
		fresh := !k.Repeat && k.Mods == 0
		switch {
		case k.Key == KeyNumLock:
			p.moves = false
		case !k.Key.IsPad():
			hand(k)
		case fresh && typed:
			p.moves = false
			p.give(k, false, hand)
		case k.Mods == Shift: // takes NumLock away
			p.give(k, true, hand)
		case !fresh && len(p.wait) > 0:
		case !fresh || p.moves:
			p.give(k, p.moves, hand)
		default:
			if len(p.wait) == 0 {
				p.since = s.Time
			}
			p.wait = append(p.wait, k)
		}
	}
}

// give hands on what a key of the pad means, if anything.
func (p *pad) give(k KeyPress, moves bool, hand func(KeyPress)) {
	if k.Key = k.Key.meant(moves); k.Key != KeyNone {
		hand(k)
	}
}
