// Command icon draws the program's icon as PNG files, one for each size:
//
//	icon -in icon.svg -out DIR SIZE...
//
// The files are called icon-SIZE.png. It is drawn anew for every size, so that
// small ones are sharp.
package main

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
)

func main() {
	in := flag.String("in", "assets/art/icon.svg", "SVG `FILE` to draw")
	out := flag.String("out", ".", "`DIR` of the pictures")
	flag.Parse()
	for _, arg := range flag.Args() {
		if err := write(*in, *out, arg); err != nil {
			fmt.Fprintln(os.Stderr, "icon:", err)
			os.Exit(1)
		}
	}
}

func write(in, dir, size string) error {
	n, err := strconv.Atoi(size)
	if err != nil || n < 8 || n > 2048 {
		return fmt.Errorf("size is %q, accepted: 8 to 2048", size)
	}
	svg, err := os.Open(in)
	if err != nil {
		return err
	}
	defer svg.Close()
	img, err := draw(svg, n)
	if err != nil {
		return fmt.Errorf("%s: %w", in, err)
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
