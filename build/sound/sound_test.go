package main

import (
	"maps"
	"math"
	"math/cmplx"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"schron/assets"
	"schron/rules/rulestest"
	"schron/sound"
	"schron/sound/loudness"
)

// shipped reads the descriptions of all sounds that ship.
func shipped(t *testing.T) []set {
	t.Helper()
	sets, err := readSets(os.DirFS("sets"))
	if err != nil || len(sets) < 6 {
		t.Fatalf("%d sets: %v", len(sets), err)
	}
	return sets
}

// eachMade makes every sound from its description.
func eachMade(t *testing.T, do func(name string, samples []float32)) {
	t.Helper()
	for _, set := range shipped(t) {
		for i := range set.Sounds {
			do(set.Name+"/"+set.Sounds[i].Name, set.make(&set.Sounds[i]))
		}
	}
}

// clip decodes a file that ships.
func clip(t *testing.T, name string) []float32 {
	t.Helper()
	file, err := assets.Sound(name)
	if err != nil {
		t.Fatal(err)
	}
	c, err := sound.Decode(file)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return c.Samples()
}

// unchanged reports whether a test has passed with the same sounds and the same code.
func unchanged(t *testing.T) bool {
	t.Helper()
	return rulestest.Unchanged(t, ".", filepath.Join("..", "..", "sound"), filepath.Join("..", "..", "assets", "sounds"))
}

// TestDescriptionsMakeTheFiles: the samples that the descriptions make are to the bit those
// that were noted when the files were written. Each file sounds as they do, and no file is
// without its description. Sounds are made only if something has changed.
func TestDescriptionsMakeTheFiles(t *testing.T) {
	if unchanged(t) {
		return
	}
	noted, err := readSums("sets/sums")
	if err != nil {
		t.Fatal(err)
	}
	made := map[string]string{}
	eachMade(t, func(name string, samples []float32) {
		made[name] = sumOf(samples)
		got := clip(t, name)
		if len(got) != len(samples) {
			t.Errorf("%s: %d samples in the file, %d made", name, len(got), len(samples))
			return
		}
		var power, lost float64
		for i := range samples {
			power += float64(samples[i]) * float64(samples[i])
			lost += math.Pow(float64(samples[i]-got[i]), 2)
		}
		if db := 10 * math.Log10(power/lost); db < 8 {
			t.Errorf("%s: what was lost by compression is %.1f dB below it", name, db)
		}
	})
	if !maps.Equal(noted, made) {
		t.Errorf("the descriptions make other samples than were noted: go run ./build/sound")
	}
	var files []string
	for _, set := range shipped(t) {
		files = append(files, assets.Sounds(set.Name)...)
	}
	slices.Sort(files)
	if !slices.Equal(files, names(made)) {
		t.Errorf("files %q, descriptions %q", files, names(made))
	}
}

// TestSoundsAreOneSet: what ships lies within 3 LU, has no peak near full scale, and begins
// and ends at nothing. It has come to an end, is no steady pressure, and lies low.
func TestSoundsAreOneSet(t *testing.T) {
	if unchanged(t) {
		return
	}
	total := 0
	for _, set := range shipped(t) {
		for _, name := range assets.Sounds(set.Name) {
			samples := clip(t, name)
			file, _ := assets.Sound(name)
			total += len(file)
			if l := loudness.Momentary(samples, sound.Rate); math.Abs(l-usualLoudness) > 3 {
				t.Errorf("%s: %.1f LUFS, want %.1f ± 3", name, l, usualLoudness)
			}
			if p := loudness.Peak(samples); p > -1.5 {
				t.Errorf("%s: peak %.1f dBFS", name, p)
			}
			if samples[0] != 0 || samples[len(samples)-1] != 0 {
				t.Errorf("%s begins at %g and ends at %g", name, samples[0], samples[len(samples)-1])
			}
			if end := loudness.Peak(samples[len(samples)-sound.Rate/50:]); end > -26 {
				t.Errorf("%s: its last 20 ms come up to %.1f dBFS", name, end)
			}
			mean := 0.0
			for _, s := range samples {
				mean += float64(s) / float64(len(samples))
			}
			if math.Abs(mean) > 0.001 {
				t.Errorf("%s: mean %g", name, mean)
			}
			all := spectrum(samples)
			if high := share(all, 4000, sound.Rate); high > 0.02 {
				t.Errorf("%s: %.1f %% of it lie above 4 kHz", name, 100*high)
			}
			if lost := loudness.Momentary(samples, sound.Rate) - loudness.Momentary(small(samples), sound.Rate); lost > 10 {
				t.Errorf("%s: small speakers lose %.1f LU of it", name, lost)
			}
			if low := share(all, 0, 40); low > 0.05 {
				t.Errorf("%s: %.1f %% of it lie below 40 Hz", name, 100*low)
			}
		}
	}
	if total > 2<<20 {
		t.Errorf("the files have %d bytes", total)
	}
}

// small is what small speakers make of samples: little below 200 Hz.
func small(samples []float32) []float32 {
	x := make([]float64, len(samples))
	for i, s := range samples {
		x[i] = float64(s)
	}
	filter(x, passHigh(220), passHigh(220))
	out := make([]float32, len(x))
	for i, s := range x {
		out[i] = float32(s)
	}
	return out
}

// bins is how many parts of the same width a spectrum has.
const bins = 2048

// spectrum is the power of samples by frequency, up to half the rate.
func spectrum(samples []float32) []float64 {
	out := make([]float64, bins)
	for at := 0; at < len(samples); at += 2 * bins {
		part := make([]complex128, 2*bins)
		for i := range part {
			if at+i < len(samples) {
				part[i] = complex(float64(samples[at+i]), 0)
			}
		}
		transform(part)
		for k := 1; k < bins; k++ {
			out[k] += real(part[k])*real(part[k]) + imag(part[k])*imag(part[k])
		}
	}
	return out
}

// share is the part of a spectrum's power that lies between two frequencies.
func share(spectrum []float64, from, to float64) float64 {
	within, all := 0.0, 1e-12
	for k, p := range spectrum {
		all += p
		if hertz := float64(k) * sound.Rate / 2 / bins; hertz >= from && hertz < to {
			within += p
		}
	}
	return within / all
}

// transform is the discrete Fourier transform, in place; the length is a power of two.
func transform(x []complex128) {
	n := len(x)
	if n == 1 {
		return
	}
	even, odd := make([]complex128, n/2), make([]complex128, n/2)
	for i := range even {
		even[i], odd[i] = x[2*i], x[2*i+1]
	}
	transform(even)
	transform(odd)
	for k := range even {
		w := cmplx.Rect(1, -2*math.Pi*float64(k)/float64(n)) * odd[k]
		x[k], x[k+n/2] = even[k]+w, even[k]-w
	}
}

// picture is what a sound looks like to the ear. It says how loud it is in twelve bands at
// eight moments of its first second, in dB above what is not heard.
func picture(samples []float32) []float64 {
	var out []float64
	for i := range 8 {
		from := min(i*sound.Rate/8, len(samples))
		part := samples[from:min(from+sound.Rate/8, len(samples))]
		all, loud := spectrum(part), loudness.Momentary(part, sound.Rate)
		for b := range 12 {
			low := 45 * math.Pow(2, float64(b)*0.6)
			out = append(out, math.Max(0, 85+loud+10*math.Log10(share(all, low, low*math.Pow(2, 0.6))+1e-9)))
		}
	}
	return out
}

// TestSoundsDiffer: no two sounds of a set look alike to the ear.
func TestSoundsDiffer(t *testing.T) {
	if unchanged(t) {
		return
	}
	for _, set := range shipped(t) {
		list := assets.Sounds(set.Name)
		pictures := map[string][]float64{}
		for _, name := range list {
			pictures[name] = picture(clip(t, name))
		}
		for i, a := range list {
			for _, b := range list[:i] {
				if d := distance(pictures[a], pictures[b]); d < 5 {
					t.Errorf("%s and %s differ by %.1f dB only", a, b, d)
				}
			}
		}
	}
}

// distance is the mean difference of two pictures, where either is heard.
func distance(a, b []float64) float64 {
	sum, n := 0.0, 0.0
	for i := range a {
		if a[i] > 0 || b[i] > 0 {
			sum += math.Abs(a[i] - b[i])
			n++
		}
	}
	return sum / n
}

// TestBadDescriptionsAreRefused: each with what is wrong with it.
func TestBadDescriptionsAreRefused(t *testing.T) {
	const good = "[[sound]]\nname = \"a\"\nseconds = 0.1\n[[sound.layer]]\nkind = \"wood\"\nhertz = 100\ndecay = 0.1\n"
	for text, want := range map[string]string{
		good:        "",
		good + good: "no name of its own",
		strings.Replace(good, "wood", "glass", 1):     "of kind \"glass\"",
		strings.Replace(good, "hertz = 100", "", 1):   "has no pitch",
		strings.Replace(good, "decay = 0.1", "", 1):   "never ends",
		strings.Replace(good, "seconds = 0.1", "", 1): "at most 3 seconds",
		good + "repeat = 2\n":                         "repeats at once",
		good + "colour = 2\n":                         "unknown key",
	} {
		_, err := readSets(fstest.MapFS{"toy.toml": {Data: []byte(text)}})
		if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

// TestFilesOfOthersGo: the file of a sound that is described no more is removed.
func TestFilesOfOthersGo(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, f := range []string{"toy/a.ogg", "toy/b.ogg"} {
		file := filepath.Join(outDir, f)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := removeOthers(map[string]string{"toy/a": ""}); err != nil {
		t.Fatal(err)
	}
	left, _ := filepath.Glob(filepath.Join(outDir, "*", "*"))
	if len(left) != 1 || filepath.Base(left[0]) != "a.ogg" {
		t.Errorf("left are %q", left)
	}
}
