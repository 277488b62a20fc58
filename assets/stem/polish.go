package stem

import (
	"slices"
	"strings"
)

// Polish returns the keys of a Polish word. A key is the word without one of the
// endings that it may have, with the last sounds as they are before other endings.
// Polish needs no list of words. So it reads a form in a few more ways than exist:
// "systemu" is of "system" and could be of "syst". Words of the wrong reading are rare.
func Polish(word string) []string {
	if of, ok := irregular[word]; ok {
		return []string{of}
	}
	k := keysOf{}
	k.read(word)
	if rest, ok := strings.CutPrefix(word, "naj"); ok && len(rest) >= 5 {
		k.read(rest) // the highest degree
	}
	if len(k) == 0 {
		k.add(word, 0)
	}
	return k
}

// least is how many letters are left of a word at least without an ending that
// says no more.
const least = 3

// keysOf collects the keys of a word, each once.
type keysOf []string

func (k *keysOf) add(stem string, least int) {
	if len(stem) >= least && (least == 0 || strings.ContainsAny(stem, vowels)) && !slices.Contains(*k, stem) {
		*k = append(*k, stem)
	}
}

// read adds the keys of a word, once for each ending that it may have.
func (k *keysOf) read(word string) {
	if !vowel(word[len(word)-1]) {
		k.bare(word)
	}
	// Endings are no longer than longest.
	for n := min(longest, len(word)); n > 0; n-- {
		stem, end := word[:len(word)-n], word[len(word)-n:]
		if _, ok := nominal[end]; ok {
			k.noun(stem, end)
		}
		if least, ok := verbal[end]; ok {
			k.verb(stem, end, least)
		}
		if with, ok := replaced[end]; ok {
			k.add(stem+with, least)
			if with == "ow" {
				k.add(stem, 4) // "atakuje", "atak"
			}
		}
		if vowelStem[end] && open(stem, end) {
			k.add(stem, least)
		}
	}
}

// bare adds a word without an ending: an e before its last consonant goes before
// endings ("pionek", "pionka"), an ą becomes ę ("rząd", "rzędu").
func (k *keysOf) bare(word string) {
	k.add(word, 0)
	n := len(word)
	if n < 3 {
		return
	}
	switch last := word[n-1]; {
	case word[n-2] == 'e' && strings.IndexByte("kcnrlw", last) >= 0:
		before := strings.TrimSuffix(word[:n-2], "i")
		if before != "" && !vowel(before[len(before)-1]) {
			k.add(before+string(last), least)
		}
	case word[n-2] == 'a' && strings.IndexByte("bdgkz", last) >= 0:
		k.add(word[:n-2]+"e"+string(last), least)
	}
}

// noun adds what is left of a noun or an adjective, or of a verb in the present,
// without its ending.
func (k *keysOf) noun(stem, end string) {
	k.add(stem, least)
	if len(stem) < least {
		return
	}
	if root, ok := strings.CutSuffix(stem, "iak"); ok {
		k.add(root, 4) // "zombiak", "zombie"
	}
	for _, s := range softened[end] {
		root, ok := strings.CutSuffix(stem, s.soft)
		if !ok {
			continue
		}
		k.add(root+s.hard, least)
		if at := strings.LastIndexAny(root, vowels); s.broad && at > 0 && root[at] == 'e' {
			k.add(root[:at]+"a"+root[at+1:]+s.hard, least) // "mieście", "miasto"
		}
	}
}

// verb adds what is left of a verb or of what is made of it: participles and
// names of what is done.
func (k *keysOf) verb(stem, end string, least int) {
	stem = strings.TrimSuffix(stem, "i") // that makes the sound before it soft
	if len(stem) < least || vowel(stem[len(stem)-1]) {
		return
	}
	if soft, ok := after[strings.TrimRight(end, vowels)]; ok && end != "ec" && !endsWith(stem, soft) {
		return
	}
	if root, ok := strings.CutSuffix(stem, "br"); ok {
		k.add(root+"bier", least) // "wybrać", "wybierze"; "dobrać" is not of "dobry"
		return
	}
	k.add(stem, least)
	for _, s := range spoken {
		if root, ok := strings.CutSuffix(stem, s.soft); ok {
			k.add(root+s.hard, least)
		}
	}
	switch {
	case strings.HasSuffix(stem, "j"):
		k.add(stem+"m", least) // "zająć", "zajmie"
	case strings.HasSuffix(stem, "cz"):
		k.add(stem+"n", least) // "zacząć", "zacznie"
	}
}

// open reports whether a stem that ends with a vowel may be a verb's before an ending:
// "zdoby" before "wa", "zuzy" before "ty".
func open(stem, end string) bool {
	if len(stem) < least || len(stem) == least && !vowel(stem[0]) {
		return false
	}
	if end[0] == 'w' {
		return strings.HasSuffix(stem, "y")
	}
	return endsWith(stem, []string{"i", "y", "u"})
}

func endsWith(stem string, any []string) bool {
	return slices.ContainsFunc(any, func(s string) bool { return strings.HasSuffix(stem, s) })
}

const vowels = "aeiouy"

func vowel(c byte) bool { return strings.IndexByte(vowels, c) >= 0 }
