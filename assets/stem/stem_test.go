package stem

import (
	"slices"
	"strings"
	"testing"
)

// groups tests that the words of a line are forms of one, and that no two lines
// have a word in common.
func groups(t *testing.T, keys func(string) []string, lines string) {
	t.Helper()
	rows := strings.Split(strings.TrimSpace(lines), "\n")
	for i, row := range rows {
		words := strings.Fields(row)
		for _, w := range words[1:] {
			if !same(keys, words[0], w) {
				t.Errorf("%s %q and %s %q are of one word", words[0], keys(words[0]), w, keys(w))
			}
		}
		for _, other := range rows[i+1:] {
			for _, w := range words {
				for _, v := range strings.Fields(other) {
					if same(keys, w, v) {
						t.Errorf("%s %q and %s %q are not of one word", w, keys(w), v, keys(v))
					}
				}
			}
		}
	}
}

func TestPolishForms(t *testing.T) {
	groups(t, Polish, `
zburzyc zburzenie zburzenia zburzyl zburzyli zburzona zburzonych zburzy zburz
zolnierz zolnierza zolnierzy zolnierze zolnierzom zolnierzami
kosc kosci koscia koscmi kostka kostek kostce kostkami
karta kart karty karcie kartami
kara kary karze
karton kartonu kartonie
podatek podatku podatkiem podatki podatkow podatkami
rozkaz rozkazu rozkazem rozkazow
strzal strzalu strzale strzalami
paliwo paliwa paliwem paliwie
ucieczka ucieczki ucieczce ucieczek
trofeum trofea trofeow trofeami
straznik strazniku straznicy straznikom straznikow
rakieta rakiet rakiecie rakieta rakietami
raki rakow rakami
wiatr wiatru wiatrem wietrze wiatry
misja misji misje misjami misjach
placowka placowke placowek placowce placowki
sala sal salom sale sali
przycisk przyciskiem przyciski przyciskow
miasto miasta miescie miastami miast
okret okrecie okretow okrety
droga drodze drog drogi
las lasu lesie lasow
rzad rzedu rzedzie rzedy
gra gry grze gier gre
dzien dnia dni dniem
czlowiek ludzie ludzi czlowiekiem
najwiekszy wiekszy wieksza najwiekszego
zajac zajmie zajety zajecie zajela
wyjsc wyjdzie wyjscie wyjscia wyszedl wyszla
uzyc uzyje uzyty uzycie uzyl
atakowac atakuje atakowany atak ataku
umiescic umieszczony umieszczenie umieszcza
wybrac wybierze wybrany wybieracie
jechac jedzie jada
dobry dobra dobrego
planeta planecie planety
plan planu planem
chwila chwili chwile
chwyt chwytu chwytem
dzielic dzieli
dzialac dziala dzialanie
granica granicy granic
gracz gracza graczom
`)
}

func TestEnglishForms(t *testing.T) {
	groups(t, English, `
destroy destroyed destroys destroying
city cities
tax taxes taxed
move moved moving moves
guard guards guarded
card cards
cardboard
die dice
bite bitten bites biting
build built builds
mission missions
missile missiles
planet planets
plan plans planned
`)
}

// A word that is all ending, or one letter, is its own.
func TestShortWords(t *testing.T) {
	for _, w := range []string{"a", "w", "ie", "ami", "owac", "najo", "br", "7", "jsc", "iec", "ek"} {
		if !same(Polish, w, w) || !same(English, w, w) {
			t.Errorf("%q has no key", w)
		}
	}
}

func FuzzPolish(f *testing.F) {
	f.Add("zolnierzami")
	f.Add("żółw")
	f.Fuzz(func(t *testing.T, word string) {
		if word != "" && len(Polish(word)) == 0 {
			t.Errorf("%q has no key", word)
		}
	})
}

// same reports whether two words have a key in common.
func same(keys func(string) []string, a, b string) bool {
	of := keys(b)
	return slices.ContainsFunc(keys(a), func(k string) bool { return slices.Contains(of, k) })
}
