// Command icon writes pictures for what is handed out:
//
//	icon -out DIR SIZE...            the program's icon, as icon-SIZE.png
//	icon -document -out DIR SIZE...  the icon of a game record, as document-SIZE.png
//	icon -wizard FILE                the picture beside the setup's words, as BMP
package main

import (
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"golang.org/x/image/bmp"

	"schron/scenes/icon"
)

func main() {
	out := flag.String("out", ".", "`DIR` of the pictures")
	document := flag.Bool("document", false, "draw the icon of a game record")
	wizard := flag.String("wizard", "", "write the picture beside the setup's words to `FILE`")
	flag.Parse()
	name, drawn := "icon", icon.Draw
	if *document {
		name, drawn = "document", drawDocument
	}
	var err error
	if *wizard != "" {
		err = writeWizard(*wizard)
	}
	for _, size := range flag.Args() {
		if err == nil {
			err = write(*out, name, size, drawn)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

// write draws one size into a folder.
func write(dir, name, size string, drawn func(int) (*image.RGBA, error)) error {
	n, err := strconv.Atoi(size)
	if err != nil || n < 8 || n > 2048 {
		return fmt.Errorf("size is %q, accepted: 8 to 2048", size)
	}
	img, err := drawn(n)
	if err != nil {
		return err
	}
	return encode(filepath.Join(dir, name+"-"+size+".png"), img, png.Encode)
}

// writeWizard draws the setup's picture.
func writeWizard(file string) error {
	img, err := drawWizard()
	if err != nil {
		return err
	}
	return encode(file, img, bmp.Encode)
}

func encode(file string, img image.Image, with func(io.Writer, image.Image) error) error {
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if err := with(f, img); err != nil {
		return err
	}
	return f.Close()
}
