// Package stem finds words that are forms of one: "żołnierzami" of "żołnierz", "taxes"
// of "tax". It reads words without capitals and diacritics, as a search does. Each word
// gets a few keys. Two words that share one are forms of one word, or near relatives.
package stem

// Exact returns the word itself: for languages whose forms are not known.
func Exact(word string) []string { return []string{word} }
