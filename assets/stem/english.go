package stem

import "github.com/kljensen/snowball/english"

// English returns the key of an English word, by Snowball's rules.
func English(word string) []string {
	if of, ok := irregularEnglish[word]; ok {
		word = of
	}
	return []string{english.Stem(word, true)}
}

// irregularEnglish are forms that no ending explains, by the word that they are of.
var irregularEnglish = words(map[string]string{
	"bite":  "bit bitten",
	"build": "built",
	"buy":   "bought",
	"die":   "dice",
	"draw":  "drew drawn",
	"drive": "drove driven",
	"fight": "fought",
	"give":  "gave given",
	"go":    "went gone",
	"half":  "halves",
	"hide":  "hid hidden",
	"hold":  "held",
	"keep":  "kept",
	"know":  "knew known",
	"lay":   "laid",
	"lose":  "lost",
	"man":   "men",
	"meet":  "met",
	"pay":   "paid",
	"rise":  "rose risen",
	"run":   "ran",
	"sell":  "sold",
	"send":  "sent",
	"shoot": "shot",
	"spend": "spent",
	"stand": "stood",
	"take":  "took taken",
	"throw": "threw thrown",
	"win":   "won",
})
