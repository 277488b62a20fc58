package store

import (
	"cmp"
	"slices"
	"strings"

	"schron/assets"
)

// languageOf picks Polish or English for the locale names of a system, the first that
// says one of them: "pl_PL.UTF-8", "en-GB". Others are passed over.
func languageOf(locales ...string) string {
	for _, l := range locales {
		if i := strings.IndexAny(l, "_-.@"); i >= 0 {
			l = l[:i]
		}
		if l = strings.ToLower(l); slices.Contains(assets.Languages(), l) {
			return l
		}
	}
	return assets.English
}

// environment lists the locale names of the environment, that which counts most first.
// LANGUAGE is a list and counts before LANG, unless the locale is "C"; LC_ALL and
// LC_MESSAGES have it that way, too.
func environment(get func(string) string) []string {
	locale := cmp.Or(get("LC_ALL"), get("LC_MESSAGES"), get("LANG"))
	names := []string{locale}
	if plain, _, _ := strings.Cut(locale, "."); plain != "C" && plain != "POSIX" {
		names = slices.Concat(strings.Split(get("LANGUAGE"), ":"), names)
	}
	return names
}
