// Command app checks an app for macOS without one:
//
//	go run ./build/check/app SCHRON.APP VERSION
//
// Info.plist must say what the system needs, and its files must be there. The program
// must run on both kinds of Mac from the system on that Info.plist names. Its
// signatures must be right. They are the hashes of all pages of the program, of
// Info.plist and of the list of seals, and each seal of that list. App prints the first
// fault and exits with 1.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "app: accepted: SCHRON.APP VERSION")
		os.Exit(2)
	}
	if err := check(filepath.Join(os.Args[1], "Contents"), os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "app:", err)
		os.Exit(1)
	}
}

// check looks at the folder Contents of an app of a version.
func check(dir, version string) error {
	data, err := os.ReadFile(filepath.Join(dir, "Info.plist"))
	if err != nil {
		return err
	}
	info, err := decode(data)
	if err != nil {
		return named("Info.plist", err)
	}
	if err := checkInfo(dir, info, version); err != nil {
		return named("Info.plist", err)
	}
	list, err := os.ReadFile(filepath.Join(dir, "_CodeSignature", "CodeResources"))
	if err != nil {
		return err
	}
	if err := checkSeals(dir, list); err != nil {
		return named("CodeResources", err)
	}
	program, ok := info["CFBundleExecutable"].(string)
	if !ok {
		return named("Info.plist", errors.New("it names no program"))
	}
	return checkProgram(filepath.Join(dir, "MacOS", program), sealed{
		id: text(info, "CFBundleIdentifier"), least: text(info, "LSMinimumSystemVersion"), info: data, list: list,
	})
}

// named says which file an error is about.
func named(file string, err error) error { return fmt.Errorf("%s: %w", file, err) }
