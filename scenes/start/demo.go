package start

// Demo is what the command line says about the demonstration.
type Demo struct {
	Out           string // folder of the pictures; it is there; empty for no pictures
	WAV           string // file that what would be heard is written to; empty for none
	Width, Height int    // of the window; 0 for the usual size
	Lang          string // language; empty for the usual one
	Seed          uint64 // of the games
}

// runDemo plays a game of each kind in the window and leaves pictures, or a recording.
func (p *program) runDemo(args []string) error {
	var d Demo
	var s *uint64
	fs := newFlags("demo")
	fs.StringVar(&d.Out, "out", "", "write the pictures to the folder `DIR`")
	fs.StringVar(&d.WAV, "wav", "", "write what would be heard to the WAV `FILE`; without -out no pictures are taken")
	fs.Var(size{&d.Width, &d.Height}, "size", "size of the window, `WxH`")
	fs.Var(languages(&d.Lang), "lang", "language `LANG`: pl or en")
	fs.Var(seed{&s}, "seed", "seed `N` of the games")
	if _, err := parse(fs, args); err != nil {
		return err
	}
	if d.Out == "" && d.WAV == "" {
		return wrongUse("flag -out is missing, accepted: schron demo -out DIR")
	}
	if d.Out != "" {
		if err := folder("-out", d.Out); err != nil {
			return err
		}
	}
	if d.WAV != "" {
		if err := writable("-wav", d.WAV); err != nil {
			return err
		}
	}
	d.Seed = 1
	if s != nil {
		d.Seed = *s
	}
	return p.Demo(d)
}
