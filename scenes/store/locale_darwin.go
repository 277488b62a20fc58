package store

import (
	"os"
	"unsafe"

	"github.com/ebitengine/purego/objc"
)

// SystemLanguage is the language of the program that suits the languages that the user
// of macOS prefers: "pl" or "en". Those of the environment go before where it is set.
func SystemLanguage() string {
	names := []string{os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANGUAGE")}
	names = append(names, preferred()...)
	return languageOf(append(names, os.Getenv("LANG"))...)
}

// preferred lists the languages that the user prefers, the first one first.
func preferred() []string {
	class := objc.GetClass("NSLocale")
	if class == 0 {
		return nil
	}
	list := objc.ID(class).Send(objc.RegisterName("preferredLanguages"))
	if list == 0 {
		return nil
	}
	var names []string
	for i := range objc.Send[uint](list, objc.RegisterName("count")) {
		item := list.Send(objc.RegisterName("objectAtIndex:"), i)
		if item == 0 {
			continue
		}
		if text := objc.Send[*byte](item, objc.RegisterName("UTF8String")); text != nil {
			names = append(names, cString(text))
		}
	}
	return names
}

// cString copies a text that ends with a zero byte, up to a length that no name of a
// language has.
func cString(p *byte) string {
	var out []byte
	for i := range 64 {
		c := *(*byte)(unsafe.Add(unsafe.Pointer(p), i))
		if c == 0 {
			break
		}
		out = append(out, c)
	}
	return string(out)
}
