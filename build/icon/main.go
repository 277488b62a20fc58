// Command icon writes the program's icon as PNG files, one for each size:
//
//	icon -out DIR SIZE...
//
// The files are called icon-SIZE.png.
package main

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"

	"schron/scenes/icon"
)

func main() {
	out := flag.String("out", ".", "`DIR` of the pictures")
	flag.Parse()
	for _, size := range flag.Args() {
		if err := write(*out, size); err != nil {
			fmt.Fprintln(os.Stderr, "icon:", err)
			os.Exit(1)
		}
	}
}

func write(dir, size string) error {
	n, err := strconv.Atoi(size)
	if err != nil || n < 8 || n > 2048 {
		return fmt.Errorf("size is %q, accepted: 8 to 2048", size)
	}
	img, err := icon.Draw(n)
	if err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(dir, "icon-"+size+".png"))
	if err != nil {
		return err
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		return err
	}
	return f.Close()
}
