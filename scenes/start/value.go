package start

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"schron/assets"
	"schron/rules"
)

// accepted is the error of a value outside what a flag takes.
func accepted(format string, args ...any) error {
	return errors.New("accepted: " + fmt.Sprintf(format, args...))
}

// choice is a flag that takes one of a few words.
type choice struct {
	value *string
	words []string
}

func (c choice) String() string {
	if c.value == nil {
		return ""
	}
	return *c.value
}

func (c choice) Set(text string) error {
	if !slices.Contains(c.words, text) {
		return accepted("%s", strings.Join(c.words, ", "))
	}
	*c.value = text
	return nil
}

// count is a flag that takes a whole number from least; what it counts decides
// how far it may go.
type count struct {
	value *int
	least int
}

func (c count) String() string {
	if c.value == nil {
		return ""
	}
	return strconv.Itoa(*c.value)
}

func (c count) Set(text string) error {
	v, err := strconv.Atoi(text)
	if err != nil || v < c.least {
		return accepted("%d or more", c.least)
	}
	*c.value = v
	return nil
}

// moment is a flag of a number of moves. After a dot it may take the part of the time
// of what is shown next: 12.25.
type moment struct {
	moves *int
	part  **float64 // nil without one
}

func (m moment) String() string {
	if m.moves == nil {
		return ""
	}
	return strconv.Itoa(*m.moves)
}

func (m moment) Set(text string) error {
	whole, rest, dot := strings.Cut(text, ".")
	v, err := strconv.Atoi(whole)
	var part *float64
	if dot && err == nil {
		if strings.Trim(rest, "0123456789") != "" {
			err = strconv.ErrSyntax
		} else {
			var p float64
			p, err = strconv.ParseFloat("0."+rest, 64)
			part = &p
		}
	}
	if err != nil || v < 0 {
		return accepted("0 or more, 12.5 for the middle of what is shown after 12")
	}
	*m.moves, *m.part = v, part
	return nil
}

// factor is a flag that takes a decimal number from least to most.
type factor struct {
	value       *float64
	least, most float64
}

func (f factor) String() string {
	if f.value == nil {
		return ""
	}
	return strconv.FormatFloat(*f.value, 'g', -1, 64)
}

func (f factor) Set(text string) error {
	v, err := strconv.ParseFloat(text, 64)
	if err != nil || !(v >= f.least && v <= f.most) { // the negation refuses NaN
		return accepted("%g to %g", f.least, f.most)
	}
	*f.value = v
	return nil
}

// size is a flag that takes a size of the window such as 1280x800.
type size struct{ width, height *int }

func (s size) String() string {
	if s.width == nil {
		return ""
	}
	return fmt.Sprintf("%dx%d", *s.width, *s.height)
}

func (s size) Set(text string) error {
	bad := accepted("%dx%d to %dx%d", minWidth, minHeight, maxWidth, maxHeight)
	before, after, _ := strings.Cut(text, "x")
	w, err1 := strconv.Atoi(before)
	h, err2 := strconv.Atoi(after)
	if err1 != nil || err2 != nil || w < minWidth || w > maxWidth || h < minHeight || h > maxHeight {
		return bad
	}
	*s.width, *s.height = w, h
	return nil
}

// seed is a flag that takes the seed of a game; it stays nil when not given.
type seed struct{ value **uint64 }

func (s seed) String() string {
	if s.value == nil || *s.value == nil {
		return ""
	}
	return strconv.FormatUint(**s.value, 10)
}

func (s seed) Set(text string) error {
	v, err := rules.ParseSeed(text)
	if err != nil {
		return accepted("0 to %d", uint64(rules.MaxSeed))
	}
	*s.value = &v
	return nil
}

// languages is the flag of a language.
func languages(value *string) choice { return choice{value, assets.Languages()} }
