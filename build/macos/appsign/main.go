// Command appsign signs an app for macOS ad hoc, without a name. That is enough for
// Apple's processors to start it and for the system to notice damage.
//
//	appsign APP PROGRAM...
//
// APP is the bundle as it will be handed out but for its program. Seals of its files go
// into Contents/_CodeSignature/CodeResources. Then each PROGRAM, a Mach-O file for one
// kind of processor, is signed in place. The signature holds the hash of the seals and
// of Info.plist. Put together they are the bundle's program. A signature with a name is
// made by Apple's codesign instead, see build/pack/macos.sh.
package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"github.com/blacktop/go-macho"
	"github.com/blacktop/go-macho/pkg/codesign"
	"github.com/blacktop/go-macho/pkg/codesign/types"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "appsign:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) < 2 {
		return errors.New("accepted: an app and its programs")
	}
	app := filepath.Join(args[0], "Contents")
	info, err := os.ReadFile(filepath.Join(app, "Info.plist"))
	if err != nil {
		return err
	}
	id, err := identifier(info)
	if err != nil {
		return err
	}
	sealed, err := seal(app)
	if err != nil {
		return err
	}
	for _, program := range args[1:] {
		if err := sign(program, id, info, sealed); err != nil {
			return fmt.Errorf("%s: %w", program, err)
		}
	}
	return nil
}

var bundleID = regexp.MustCompile(`<key>CFBundleIdentifier</key>\s*<string>([^<]+)</string>`)

// identifier is what an Info.plist calls the app.
func identifier(info []byte) (string, error) {
	m := bundleID.FindSubmatch(info)
	if m == nil {
		return "", errors.New("there is no CFBundleIdentifier in Info.plist")
	}
	return string(m[1]), nil
}

// seal writes CodeResources and returns it.
func seal(app string) ([]byte, error) {
	out, err := resources(app)
	if err != nil {
		return nil, err
	}
	dir := filepath.Join(app, "_CodeSignature")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return out, os.WriteFile(filepath.Join(dir, "CodeResources"), out, 0o644)
}

// sign signs one program in place.
func sign(program, id string, info, sealed []byte) error {
	old, err := os.ReadFile(program)
	if err != nil {
		return err
	}
	m, err := macho.Open(program)
	if err != nil {
		return err
	}
	defer func() { _ = m.Close() }()
	hash := sha256.Sum256(sealed)
	if err := m.CodeSign(&codesign.Config{
		ID: id, Flags: types.ADHOC, InfoPlist: info, ResourceDirSlotHash: hash[:],
	}); err != nil {
		return err
	}
	var saved bytes.Buffer
	if err := m.SaveBuffer(&saved); err != nil {
		return err
	}
	signed, err := together(m, old, saved.Bytes())
	if err != nil {
		return err
	}
	return os.WriteFile(program, signed, 0o755)
}

// headerSize is the size of a Mach-O header of 64 bits.
const headerSize = 32

// together makes the signed program. It takes the header and the last segment, which
// holds the signature, as the library has saved them. Between these it keeps what was
// there, because the library leaves out what fills segments up.
func together(m *macho.File, old, saved []byte) ([]byte, error) {
	last := m.Segment("__LINKEDIT")
	loads := headerSize + int(m.SizeCommands)
	for _, s := range m.Sections {
		if s.Offset != 0 && int(s.Offset) < loads {
			return nil, fmt.Errorf("there is no room for a signature before section %s", s.Name)
		}
	}
	if len(saved) < loads+int(last.Filesz) || len(old) < int(last.Offset) {
		return nil, errors.New("segments do not lie as expected")
	}
	out := append([]byte{}, saved[:loads]...)
	out = append(out, old[loads:last.Offset]...)
	return append(out, saved[len(saved)-int(last.Filesz):]...), nil
}
