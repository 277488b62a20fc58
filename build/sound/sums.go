package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"schron/sound"
)

// sumOf is the sum of samples as 16 bits each, which is what becomes a file.
func sumOf(samples []float32) string {
	h := sha256.New()
	for _, s := range samples {
		_ = binary.Write(h, binary.LittleEndian, sound.Int16(s))
	}
	return hex.EncodeToString(h.Sum(nil))
}

// readSums reads the sums that were noted, a name and a sum a line; none without the
// file.
func readSums(file string) (map[string]string, error) {
	data, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	sums := map[string]string{}
	for _, line := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		name, sum, ok := strings.Cut(line, " ")
		if !ok {
			return nil, fmt.Errorf("%s: a line is %q, accepted: a name and a sum", file, line)
		}
		sums[name] = sum
	}
	return sums, nil
}

// sumsText writes sums, sorted by name.
func sumsText(sums map[string]string) []byte {
	var b bytes.Buffer
	for _, name := range names(sums) {
		fmt.Fprintln(&b, name, sums[name])
	}
	return b.Bytes()
}
