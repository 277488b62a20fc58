package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
)

// text is a string of a dictionary, "" if there is none.
func text(d map[string]any, key string) string {
	s, _ := d[key].(string)
	return s
}

// first is the first dictionary of an array in a dictionary, nil if there is none.
func first(d map[string]any, key string) map[string]any {
	list, _ := d[key].([]any)
	if len(list) == 0 {
		return nil
	}
	out, _ := list[0].(map[string]any)
	return out
}

// holds reports whether an array of a dictionary has an element.
func holds(d map[string]any, key, want string) bool {
	list, _ := d[key].([]any)
	return slices.Contains(list, any(want))
}

// checkInfo looks at what Info.plist says.
func checkInfo(dir string, info map[string]any, version string) error {
	for key, want := range map[string]any{
		"CFBundlePackageType": "APPL", "CFBundleShortVersionString": version, "CFBundleVersion": version,
		"LSApplicationCategoryType": "public.app-category.board-games",
		"NSHighResolutionCapable":   true, "NSRequiresAquaSystemAppearance": false,
	} {
		if info[key] != want {
			return fmt.Errorf("%s is %v, want %v", key, info[key], want)
		}
	}
	for _, key := range []string{"CFBundleIdentifier", "CFBundleExecutable", "CFBundleName", "LSMinimumSystemVersion"} {
		if text(info, key) == "" {
			return fmt.Errorf("%s is missing", key)
		}
	}
	for _, lang := range []string{"en", "pl"} {
		if !holds(info, "CFBundleLocalizations", lang) {
			return fmt.Errorf("%s is no language", lang)
		}
	}
	kind, exported := first(info, "CFBundleDocumentTypes"), first(info, "UTExportedTypeDeclarations")
	id := text(exported, "UTTypeIdentifier")
	tags, _ := exported["UTTypeTagSpecification"].(map[string]any)
	if id == "" || !holds(kind, "LSItemContentTypes", id) || !holds(tags, "public.filename-extension", "schron") {
		return fmt.Errorf("files that end in .schron do not open: %v, %v", kind, exported)
	}
	for _, icon := range []string{text(info, "CFBundleIconFile"), text(kind, "CFBundleTypeIconFile"), text(exported, "UTTypeIconFile")} {
		data, err := os.ReadFile(filepath.Join(dir, "Resources", icon+".icns"))
		if err != nil {
			return err
		}
		if !bytes.HasPrefix(data, []byte("icns")) || !bytes.Contains(data, []byte("ic10")) {
			return fmt.Errorf("%s is no icon with a picture of 1024 pixels", icon)
		}
	}
	return nil
}

// checkSeals looks whether the list has the right seal of every file but those that are
// sealed otherwise.
func checkSeals(dir string, list []byte) error {
	d, err := decode(list)
	if err != nil {
		return err
	}
	seals, _ := d["files2"].(map[string]any)
	if rules, _ := d["rules2"].(map[string]any); len(rules) == 0 {
		return fmt.Errorf("there are no rules")
	}
	found := 0
	err = filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		name, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		switch filepath.ToSlash(name) {
		case "Info.plist", "PkgInfo", "_CodeSignature/CodeResources":
			return nil
		}
		if filepath.Dir(name) == "MacOS" {
			return nil
		}
		found++
		seal, _ := seals[filepath.ToSlash(name)].(map[string]any)
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		hash := sha256.Sum256(data)
		if want, _ := seal["hash2"].([]byte); !bytes.Equal(want, hash[:]) {
			return fmt.Errorf("%s is not sealed", name)
		}
		return nil
	})
	if err == nil && found != len(seals) {
		err = fmt.Errorf("%d files are sealed and %d are there", len(seals), found)
	}
	return err
}
