package store

import (
	"os"

	"golang.org/x/sys/windows"
)

// SystemLanguage is the language of the program that suits the language of
// Windows, or the environment where that is set: "pl" or "en".
func SystemLanguage() string {
	names := []string{os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG")}
	if chosen, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME); err == nil {
		names = append(names, chosen...)
	}
	return languageOf(names...)
}
