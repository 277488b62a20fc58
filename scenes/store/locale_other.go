//go:build !windows

package store

import "os"

// SystemLanguage is the language of the program that suits the system's
// locale: "pl" or "en".
func SystemLanguage() string {
	return languageOf(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG"))
}
