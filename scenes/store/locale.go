package store

import (
	"cmp"
	"slices"
	"strings"

	"schron/assets"
)

// languageOf picks Polish or English for the locale names of a system, the
// first that says anything first: "pl_PL.UTF-8", "en-GB".
func languageOf(locales ...string) string {
	for _, l := range locales {
		if l == "" {
			continue
		}
		l = strings.ToLower(l)
		if l == "pl" || strings.HasPrefix(l, "pl_") || strings.HasPrefix(l, "pl-") || strings.HasPrefix(l, "pl.") {
			return assets.Polish
		}
		return assets.English
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
