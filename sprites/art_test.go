package sprites

import (
	"encoding/xml"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/assets"
	"schron/rules/rulestest"
)

func testStore(t testing.TB) *Store {
	t.Helper()
	s, err := NewStore(assets.Art())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// known are the elements, and the attributes of them, that the rasteriser draws
// as every browser does.
var known = map[string]string{
	"svg":            "xmlns viewBox data-shadow data-grain data-round",
	"defs":           "",
	"g":              "",
	"linearGradient": "id x1 y1 x2 y2 gradientUnits",
	"radialGradient": "id cx cy r fx fy",
	"stop":           "offset stop-color stop-opacity",
	"path":           "d fill fill-opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset",
	"rect":           "x y width height rx fill fill-opacity stroke stroke-width",
	"circle":         "cx cy r fill fill-opacity stroke stroke-width",
}

func TestArtKeepsToTheSubset(t *testing.T) {
	for name, a := range testStore(t).arts {
		d := xml.NewDecoder(strings.NewReader(a.text()))
		for {
			tok, err := d.Token()
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			el, ok := tok.(xml.StartElement)
			if !ok {
				continue
			}
			allowed, ok := known[el.Name.Local]
			if !ok {
				t.Errorf("%s: element %s", name, el.Name.Local)
				continue
			}
			for _, at := range el.Attr {
				if !strings.Contains(" "+allowed+" ", " "+at.Name.Local+" ") {
					t.Errorf("%s: attribute %s of %s", name, at.Name.Local, el.Name.Local)
				}
			}
		}
	}
}

func TestArtIsComplete(t *testing.T) {
	s := testStore(t)
	want := "icon logo box/wcp box/wradislavia box/paliwo box/dzicz box/dolores " +
		"piece/token piece/outpost piece/soldier die/d10 tile/square " +
		"dzicz/field-centre dzicz/assault dzicz/border dzicz/expansion dzicz/manoeuvre dzicz/action dzicz/action-covered " +
		"dzicz/mission-trail dzicz/mission-assault dzicz/mission-resources dzicz/mission-bastion dzicz/mission-secret"
	names := strings.Fields(want)
	for _, n := range strings.Fields("hall hall-central hall-destroyed hall-pit field scorch button button-pressed target reach cut-off " +
		"entrance-active entrance-passive entrance-open entrance-road content-back central-token trapped blast hit " +
		"sign-fire sign-armour sign-booster warning-light warning-light-on warning-beam " +
		"token-scrap token-cell token-board token-core token-prototype token-fire token-armour token-armour2 token-booster " +
		"token-sensor token-drone token-sentry token-barrier token-ceiling token-turret token-spider token-tracked " +
		"token-laser token-cannon token-mech token-cerberus") {
		names = append(names, "wcp/"+n)
	}
	for _, n := range strings.Fields("tortoise bear badger hare rhino boar wolf fox scorpion hornet") {
		names = append(names, "wcp/vehicle-"+n, "wcp/pawn-"+n)
	}
	for i := 1; i <= 8; i++ {
		names = append(names, "dzicz/field-"+strconv.Itoa(i))
	}
	for i := 1; i <= 6; i++ {
		names = append(names, "die/d6-"+strconv.Itoa(i))
	}
	for _, m := range Marks() {
		names = append(names, MarkPicture(m, false), MarkPicture(m, true))
		if MarkPicture(m, false) != "mark/"+string(m) {
			t.Errorf("mark %s has picture %s", m, MarkPicture(m, false))
		}
	}
	for _, icon := range strings.Fields("undo redo restart menu rules settings close arrow-left arrow-right arrow-up arrow-down arrow-long check search play pause step step-back start end trash lock eye dice trophy warning help save load human robot fullscreen sound sound-off") {
		names = append(names, "icon/"+icon)
	}
	for _, n := range names {
		if !s.Has(n) {
			t.Errorf("no art %s", n)
		}
	}
}

// TestArtDraws renders every picture small and large, with and without a player's colour,
// and finds something there. Outside of a proof it is small with it and large without.
func TestArtDraws(t *testing.T) {
	s := testStore(t)
	for _, name := range s.Names() {
		for _, size := range []int{17, 64} {
			for _, tint := range []color.NRGBA{{}, Blue} {
				if (size > 17) == (tint == Blue) && !rulestest.Thorough() {
					continue
				}
				img, err := s.Raster(name, size, size, tint)
				if err != nil {
					t.Errorf("%s: %v", name, err)
					continue
				}
				if n := covered(img); n < 4 {
					t.Errorf("%s at %d px covers %d pixels", name, size, n)
				}
			}
		}
	}
}

func covered(img *image.RGBA) int {
	n := 0
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] > 40 {
			n++
		}
	}
	return n
}

func TestTintReplacesThePlaceholders(t *testing.T) {
	s := testStore(t)
	for name, a := range s.arts {
		if !strings.Contains(a.text(), markFull) {
			continue
		}
		img, err := a.drawIn(Green, 48, 48, 0)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(img.Pix); i += 4 {
			r, g, b := int(img.Pix[i]), int(img.Pix[i+1]), int(img.Pix[i+2])
			if r > g+90 && b > g+90 {
				t.Errorf("%s: magenta is left over", name)
				break
			}
		}
	}
}

// TestArtLooksAsInABrowser compares every picture with what librsvg makes of
// it, if pictures or what draws them have changed. The command is installed wherever the
// project is proven.
func TestArtLooksAsInABrowser(t *testing.T) {
	if rulestest.Unchanged(t, ".", filepath.Join("..", "assets", "art")) {
		return
	}
	tool, err := exec.LookPath("rsvg-convert")
	if err != nil {
		if os.Getenv("SCHRON_CI") == "1" {
			t.Fatal("rsvg-convert is not installed")
		}
		return
	}
	s, dir := testStore(t), t.TempDir()
	sheets := slices.Collect(slices.Chunk(s.Names(), 24))
	made := make([]chan error, len(sheets)) // by the tool
	file := func(i int) string { return filepath.Join(dir, strconv.Itoa(i)) }
	turns := make(chan bool, runtime.NumCPU())
	for i, names := range sheets {
		made[i] = make(chan error, 1)
		go func() {
			turns <- true
			made[i] <- byTool(tool, s, names, file(i))
			<-turns
		}()
	}
	for i, names := range sheets {
		if err := <-made[i]; err != nil {
			t.Errorf("%q: %v", names, err)
			continue
		}
		sheet := readPNG(t, file(i)+".png")
		for j, at := range onSheet(s, names) {
			if d := differs(t, *s.arts[names[j]], sheet, at); d > 0.02 {
				t.Errorf("%s differs from the reference by %.2f %%", names[j], 100*d)
			}
		}
	}
}

// differs is how far a picture, with its corners as they are, is from what a sheet has
// at a place, 0..1.
func differs(t *testing.T, a art, sheet *image.RGBA, at image.Rectangle) float64 {
	t.Helper()
	a.round = 0
	got, err := a.drawIn(color.NRGBA{}, at.Dx(), at.Dy(), 0)
	if err != nil {
		t.Fatal(err)
	}
	want := image.NewRGBA(got.Rect)
	draw.Draw(want, want.Rect, sheet, at.Min, draw.Src)
	return rmse(got, want)
}

// onSheet says where pictures are on a sheet of them: one below the other, the
// shorter side of each 128 pixels or a little more.
func onSheet(s *Store, names []string) []image.Rectangle {
	out := make([]image.Rectangle, len(names))
	y := 0
	for i, name := range names {
		a := s.arts[name]
		k := math.Ceil(128 / math.Min(a.w, a.h))
		w, h := int(math.Round(k*a.w)), int(math.Round(k*a.h))
		out[i] = image.Rect(0, y, w, y+h)
		y += h
	}
	return out
}

// byTool has the command draw a sheet of pictures to file.png. A sheet because the
// command takes longer to start than to draw dozens.
func byTool(tool string, s *Store, names []string, file string) error {
	var all image.Rectangle
	var inside strings.Builder
	for i, at := range onSheet(s, names) {
		all = all.Union(at)
		own := strings.NewReplacer(`id="`, fmt.Sprintf(`id="p%d-`, i), `url(#`, fmt.Sprintf(`url(#p%d-`, i))
		root := fmt.Sprintf(`<svg x="0" y="%d" width="%d" height="%d" preserveAspectRatio="none" `, at.Min.Y, at.Dx(), at.Dy())
		inside.WriteString(own.Replace(strings.Replace(s.arts[names[i]].text(), "<svg ", root, 1)))
	}
	w, h := all.Dx(), all.Dy()
	text := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">%s</svg>`, w, h, &inside)
	if err := os.WriteFile(file+".svg", []byte(text), 0o600); err != nil {
		return err
	}
	cmd := exec.Command(tool, "-w", strconv.Itoa(w), "-h", strconv.Itoa(h), "-o", file+".png", file+".svg")
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, out)
	}
	return nil
}

func readPNG(t *testing.T, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	src, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewRGBA(src.Bounds())
	draw.Draw(out, out.Rect, src, image.Point{}, draw.Src)
	return out
}

// rmse is the root of the mean square of the differences of all parts, 0..1.
func rmse(a, b *image.RGBA) float64 {
	sum := 0.0
	for i := range a.Pix {
		d := float64(a.Pix[i]) - float64(b.Pix[i])
		sum += d * d
	}
	return math.Sqrt(sum/float64(len(a.Pix))) / 255
}

func TestBrokenArtIsRefused(t *testing.T) {
	for name, src := range map[string]string{
		"empty":        "",
		"no view box":  `<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0L1 1"/></svg>`,
		"not svg":      `<html></html>`,
		"wrong box":    `<svg viewBox="0 0 1"/>`,
		"cut off root": `<svg viewBox="0 0 1 1"`,
		"wrong shadow": `<svg viewBox="0 0 1 1" data-shadow="a"/>`,
		"wrong grain":  `<svg viewBox="0 0 1 1" data-grain="a"/>`,
		"wrong round":  `<svg viewBox="0 0 1 1" data-round="a"/>`,
	} {
		if _, err := parseArt(name, []byte(src)); err == nil {
			t.Errorf("%s is accepted", name)
		}
	}
	cut, err := parseArt("cut off", []byte(`<svg viewBox="0 0 1 1"><path`))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := cut.drawIn(Red, 5, 5, 0); err == nil {
		t.Error("a picture that is cut off is drawn")
	}
	s := testStore(t)
	if _, err := s.Raster("none", 5, 5, color.NRGBA{}); err == nil {
		t.Error("a picture that does not exist is drawn")
	}
	if _, err := s.Raster("icon", 0, 5, color.NRGBA{}); err == nil {
		t.Error("a picture without size is drawn")
	}
}
