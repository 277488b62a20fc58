package store

import (
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
