package stem

import "strings"

// All endings are written as they are searched for: without diacritics, so that
// "a" is ą as well.

// nominal are the endings of nouns, adjectives and the present tense.
var nominal = set(`a ia e ie i ii o io u iu y
	ych ich ym im ymi imi ego iego emu iemu ej iej
	em iem om iom ami iami mi ach iach ow iow owi iowi owie um
	esz emy iesz iemy isz imy ysz ymy asz amy aj ij aja ajac`)

// irregular are forms that no ending explains, by the word that they are of.
var irregular = words(map[string]string{
	"gra":   "gra gry grze gre gier grom grami grach",
	"isc":   "isc ide idzie idziesz idziemy ida idac szedl szla szlo szli szly",
	"brac":  "brac biore bierze bierzesz bierzemy bierzecie biora bral brala brali brano brany branie brania",
	"wziac": "wziac wezme wezmie wezmiesz wezmiemy wezma wez wzial wziela wzieli wzieto wziety wziecie wziecia",
	"zdjac": "zdjac zdejme zdejmie zdejmiesz zdejma zdejmij zdjal zdjela zdjeli zdjety zdjeta zdjete zdjecie zdjecia zdjeciu zdejmuje zdejmujesz zdejmuja",
	"dzien": "dzien dnia dniu dniem dni dniom dniami dniach",
	"kostk": "kosc kosci koscia koscmi kosciom kosciach", // a die has two names
	"czlow": "czlowiek czlowieka czlowiekowi czlowiekiem czlowieku ludzie ludzi ludziom ludzmi ludziach",
})

// verbal are the endings of verbs, and of what is made of them, by the least
// number of letters that is left.
var verbal = func() map[string]int {
	all := map[string]int{}
	for end := range set(`ac ec ic yc`) {
		all[end] = 3
	}
	join := func(least int, heads, tails string) {
		for _, h := range strings.Fields(heads) {
			for _, t := range strings.Fields(tails) {
				all[h+strings.Trim(t, "-")] = least
			}
		}
	}
	join(3, "al el il yl ial iel", "- a o y")
	join(3, "ali eli ili yli ieli ani eni ieni eci ieci", "-")
	join(3, "ani eni ieni eci ieci", "e a u em om ami ach")
	join(4, "acie icie ycie", "-")
	join(4, "yci ici", "e a u em om ami ach")
	join(4, "an en ien", "-") // genitive plural
	join(3, "ion et iet", "y a e ego ej emu ym ymi ych o i")
	join(4, "an on yt it ac ajac", "y a e ego ej emu ym ymi ych o i")
	return all
}()

// after are the sounds after which alone endings stand: "zajęty", "piszecie" and
// "wyburzony", but not "rakiety", "planecie" and "kartony".
var after = map[string][]string{
	"et": {"j", "cz"}, "ec": {"j", "l", "z"}, "on": {"c", "z", "l", "j"},
	"iet": {"n", "c", "p"}, "iec": {"n", "c", "p", "dz"},
}

// replaced are the endings that stand for another one.
var replaced = func() map[string]string {
	all := map[string]string{}
	for with, ends := range map[string]string{
		"ow": `uje ujesz ujemy ujecie uja uj ujac ujacy ujaca ujace ujacego ujacej ujacych
			owac owal owala owalo owali owaly owano owany owana owane owanego owanej owanych owanym
			owanie owania owaniu owaniem`,
		"jsc":  "jde jdzie jdziesz jdziemy jda jdz szedl szla szlo szli szly",
		"jech": "jechac jade jedzie jedziesz jedziemy jada jedz jechal jechala jechalo jechali jechaly",
	} {
		for end := range set(ends) {
			all[end] = with
		}
	}
	return all
}()

// vowelStem are the endings of verbs after i, y or u: "użyć", "użyje", "zabity".
// Those that begin with w stand after y only: "zdobywa".
var vowelStem = set(`c l la lo li ly je jesz jemy ja jac ty ta te to tych tym tego tej cie cia ciu ciem
	wa wasz waja waj wac wal wala wali wanie wania`)

// change is how the last consonants of a stem were before an ending made them
// soft. Before some e of a word the vowel before was broad, too.
type change struct {
	soft, hard string
	broad      bool
}

// softened are the changes before endings.
var softened = map[string][]change{
	"e":  {{"c", "k", false}, {"dz", "g", false}, {"rz", "r", true}, {"osz", "os", false}},
	"ie": {{"sc", "st", true}, {"c", "t", true}, {"dz", "d", true}, {"s", "s", true}, {"l", "l", true}},
	"y":  {{"c", "k", false}, {"dz", "g", false}, {"rz", "r", false}},
	"i":  {{"c", "t", false}, {"dz", "d", true}},
	"a":  {{"osz", "os", false}, {"szcz", "sc", false}},
}

// spoken are the changes inside verbs: "umieścić", "umieszczony".
var spoken = []change{{soft: "szcz", hard: "sc"}, {soft: "osz", hard: "os"}, {soft: "rz", hard: "r"}}

var longest = func() int {
	n := 0
	for end := range nominal {
		n = max(n, len(end))
	}
	for end := range verbal {
		n = max(n, len(end))
	}
	for end := range replaced {
		n = max(n, len(end))
	}
	return n
}()

func set(words string) map[string]bool {
	all := map[string]bool{}
	for _, w := range strings.Fields(words) {
		all[w] = true
	}
	return all
}

// words turns lists of forms into the word that each is of.
func words(forms map[string]string) map[string]string {
	all := map[string]string{}
	for word, list := range forms {
		for form := range set(list) {
			all[form] = word
		}
	}
	return all
}
