package main

import (
	"bytes"
	"crypto/sha256"
	"debug/macho"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
)

// Commands and magic numbers that debug/macho does not name.
const (
	loadSignature = 0x1d       // LC_CODE_SIGNATURE
	loadVersion   = 0x32       // LC_BUILD_VERSION
	macOS         = 1          // its platform
	superBlob     = 0xfade0cc0 // a signature's parts
	codeDirectory = 0xfade0c02 // the part with the hashes
	hashSHA256    = 2
)

// The places of hashes before those of pages.
const (
	slotInfo = 1
	slotList = 3
)

// sealed is what a signature of a program must fit.
type sealed struct {
	id, least  string // what it is called; the least system
	info, list []byte // Info.plist and CodeResources
}

// checkProgram looks at the program for both kinds of Mac.
func checkProgram(file string, s sealed) error {
	if st, err := os.Stat(file); err != nil || st.Mode()&0o111 == 0 {
		return fmt.Errorf("the program cannot be started: %v", err)
	}
	fat, err := macho.OpenFat(file)
	if err != nil {
		return err
	}
	defer func() { _ = fat.Close() }()
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	seen := map[macho.Cpu]bool{}
	for _, a := range fat.Arches {
		seen[a.Cpu] = true
		if a.Offset%(1<<a.Align) != 0 {
			return fmt.Errorf("%v begins at %d", a.Cpu, a.Offset)
		}
		if uint64(a.Offset)+uint64(a.Size) > uint64(len(data)) {
			return fmt.Errorf("%v is cut off", a.Cpu)
		}
		if err := checkSlice(a.File, data[a.Offset:a.Offset+a.Size], s); err != nil {
			return fmt.Errorf("%v: %w", a.Cpu, err)
		}
	}
	if len(seen) != 2 || !seen[macho.CpuAmd64] || !seen[macho.CpuArm64] {
		return fmt.Errorf("the program is for %v", seen)
	}
	return nil
}

// checkSlice looks at the program for one kind of processor.
func checkSlice(f *macho.File, data []byte, s sealed) error {
	var least string
	var signature, code []byte
	for _, l := range f.Loads {
		raw := l.Raw()
		word := func(i int) uint32 { return f.ByteOrder.Uint32(raw[4*i:]) }
		switch word(0) {
		case loadVersion:
			if word(2) == macOS {
				least = fmt.Sprintf("%d.%d", word(3)>>16, word(3)>>8&0xff)
			}
		case loadSignature:
			from, size := uint64(word(2)), uint64(word(3))
			if from+size > uint64(len(data)) {
				return errors.New("the signature is cut off")
			}
			signature, code = data[from:from+size], data[:from]
		}
	}
	if signature == nil {
		return errors.New("there is no signature")
	}
	if least != s.least {
		return fmt.Errorf("it needs macOS %s, Info.plist says %s", least, s.least)
	}
	if last := f.Segment("__LINKEDIT"); last == nil || last.Offset+last.Filesz != uint64(len(data)) {
		return errors.New("the last segment does not reach to the end")
	}
	return checkSignature(signature, code, s)
}

// checkSignature looks for the hashes in a signature and compares them.
func checkSignature(signature, code []byte, s sealed) error {
	be := binary.BigEndian
	if len(signature) < 12 || be.Uint32(signature) != superBlob {
		return errors.New("the signature is none")
	}
	for i := range int(be.Uint32(signature[8:])) {
		at := 12 + 8*i
		if at+8 > len(signature) {
			break
		}
		from := int(be.Uint32(signature[at+4:]))
		if from+8 > len(signature) || be.Uint32(signature[from:]) != codeDirectory {
			continue
		}
		size := int(be.Uint32(signature[from+4:]))
		if size < 44 || from+size > len(signature) {
			return errors.New("the list of hashes is cut off")
		}
		return checkHashes(signature[from:from+size], code, s)
	}
	return errors.New("the signature has no hashes")
}

// checkHashes compares the hashes of a code directory.
func checkHashes(d, code []byte, s sealed) error {
	be := binary.BigEndian
	hashes, name := int(be.Uint32(d[16:])), int(be.Uint32(d[20:]))
	special, pages, limit := int(be.Uint32(d[24:])), int(be.Uint32(d[28:])), int(be.Uint32(d[32:]))
	if d[36] != sha256.Size || d[37] != hashSHA256 {
		return errors.New("the hashes are not SHA-256")
	}
	page := 1 << d[39]
	if name >= len(d) || hashes-special*sha256.Size < 44 || hashes+pages*sha256.Size > len(d) {
		return errors.New("the hashes lie elsewhere")
	}
	if id, _, _ := bytes.Cut(d[name:], []byte{0}); string(id) != s.id {
		return fmt.Errorf("it is signed as %q, want %q", id, s.id)
	}
	if limit != len(code) || pages != (limit+page-1)/page {
		return fmt.Errorf("%d bytes in %d pages are signed of %d bytes", limit, pages, len(code))
	}
	same := func(slot int, of []byte) bool {
		hash, at := sha256.Sum256(of), hashes+slot*sha256.Size
		return bytes.Equal(d[at:at+sha256.Size], hash[:])
	}
	if special < slotList || !same(-slotInfo, s.info) {
		return errors.New("the signature does not fit Info.plist")
	}
	if !same(-slotList, s.list) {
		return errors.New("the signature does not fit CodeResources")
	}
	var wrong []string
	for i := range pages {
		if !same(i, code[i*page:min((i+1)*page, limit)]) {
			wrong = append(wrong, strconv.Itoa(i))
		}
	}
	if wrong != nil {
		return fmt.Errorf("pages that do not fit the signature: %s", strings.Join(wrong, ", "))
	}
	return nil
}
