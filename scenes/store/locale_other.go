//go:build !windows && !darwin

package store

import "os"

// SystemLanguage is the language of the program that suits the system's
// locale: "pl" or "en".
func SystemLanguage() string { return languageOf(environment(os.Getenv)...) }
