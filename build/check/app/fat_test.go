package main

import (
	"debug/macho"
	"encoding/binary"
	"testing"
)

// fat puts programs for several processors into one file, each at the beginning of a
// page of 16 KiB.
func fat(t *testing.T, files []string) string {
	t.Helper()
	const page = 1 << 14
	head := binary.BigEndian.AppendUint32(nil, macho.MagicFat)
	head = binary.BigEndian.AppendUint32(head, uint32(len(files)))
	var body []byte
	for _, file := range files {
		f, err := macho.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		data := read(t, file)
		for _, n := range []uint32{uint32(f.Cpu), f.SubCpu, uint32(page + len(body)), uint32(len(data)), 14} {
			head = binary.BigEndian.AppendUint32(head, n)
		}
		_ = f.Close()
		body = append(body, data...)
		body = append(body, make([]byte, (page-len(body)%page)%page)...)
	}
	return string(append(append(head, make([]byte, page-len(head))...), body...))
}
