// Command sound makes the sounds of the program from the descriptions in
// build/sound/sets, from the top of the repository:
//
//	build/setup.sh sound
//	go run ./build/sound
//
// Each set becomes a folder of assets/sounds with an Ogg Vorbis file for each sound.
// Debian's oggenc (vorbis-tools) writes them, because nothing in Go writes Vorbis.
// Samples come from the descriptions alone, the same on every run. Their sums are noted
// in build/sound/sets/sums, and only what differs from them is written anew. With -wav
// DIR the samples are written there as WAV files instead, to be listened to or looked
// at.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"schron/sound"
	"schron/sound/loudness"
)

const (
	setsDir = "build/sound/sets"
	outDir  = "assets/sounds"
	sumsAt  = setsDir + "/sums"
	quality = "3" // of Vorbis, about 50 kbit/s
)

func main() {
	wav := flag.String("wav", "", "write WAV files to the folder `DIR` instead")
	flag.Parse()
	if err := run(*wav); err != nil {
		fmt.Fprintln(os.Stderr, "sound:", err)
		os.Exit(1)
	}
}

func run(wav string) error {
	sets, err := readSets(os.DirFS(setsDir))
	if err != nil {
		return err
	}
	old, err := readSums(sumsAt)
	if err != nil {
		return err
	}
	sums := map[string]string{}
	for _, set := range sets {
		for i := range set.Sounds {
			s := &set.Sounds[i]
			name := set.Name + "/" + s.Name
			samples := set.make(s)
			sums[name] = sumOf(samples)
			file := filepath.Join(outDir, set.Name, s.Name+".ogg")
			if wav != "" {
				file = filepath.Join(wav, set.Name+"-"+s.Name+".wav")
			} else if _, err := os.Stat(file); err == nil && old[name] == sums[name] {
				continue
			}
			if err := write(file, samples, wav == ""); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			fmt.Printf("%-24s %5.2f s %6.1f LUFS %6.1f dBFS\n", name, float64(len(samples))/sound.Rate,
				loudness.Momentary(samples, sound.Rate), loudness.Peak(samples))
		}
	}
	if wav != "" {
		return nil
	}
	if err := removeOthers(sums); err != nil {
		return err
	}
	return os.WriteFile(sumsAt, sumsText(sums), 0o644)
}

// write writes samples as a WAV file, or through oggenc.
func write(file string, samples []float32, vorbis bool) error {
	var data bytes.Buffer
	w := sound.NewWAV(&data)
	w.Write(samples)
	if err := w.Close(); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if !vorbis {
		return os.WriteFile(file, data.Bytes(), 0o644)
	}
	cmd := exec.Command("oggenc", "-Q", "-q", quality, "-s", "1", "-o", file, "-")
	cmd.Stdin, cmd.Stderr = &data, os.Stderr
	return cmd.Run()
}

// removeOthers removes the files of sounds that are described no more.
func removeOthers(sums map[string]string) error {
	files, err := filepath.Glob(filepath.Join(outDir, "*", "*.ogg"))
	if err != nil {
		return err
	}
	for _, f := range files {
		set, name := filepath.Base(filepath.Dir(f)), filepath.Base(f)
		if _, ok := sums[set+"/"+name[:len(name)-len(".ogg")]]; !ok {
			if err := os.Remove(f); err != nil {
				return err
			}
		}
	}
	return nil
}

// names are the sorted names of sums.
func names(sums map[string]string) []string {
	var out []string
	for name := range sums {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}
