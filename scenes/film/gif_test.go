package film

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/gif"
	"math/rand/v2"
	"testing"
)

// played decodes a film and gives what is seen of it.
func played(t testing.TB, data []byte) []*image.RGBA {
	t.Helper()
	g, err := gif.DecodeAll(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return Seen(g)
}

// board is a picture of flat fields, one of which is marked.
func board(marked int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 96, 60))
	for i := range 60 {
		c := color.RGBA{uint8(20 + i), uint8(90 + i%7), 40, 255}
		if i == marked {
			c = color.RGBA{220, 30, 20, 255}
		}
		draw.Draw(img, image.Rect(i%10*9, i/10*9, i%10*9+8, i/10*9+8), image.NewUniform(c), image.Point{}, draw.Src)
	}
	for i := 3; i < len(img.Pix); i += 4 {
		img.Pix[i] = 255
	}
	return img
}

// worst is the greatest difference of two pictures.
func worst(a, b *image.RGBA) int {
	most := 0
	for i := 0; i < len(a.Pix); i += 4 {
		most = max(most, apart(a.Pix[i:i+3], b.Pix[i:i+3]))
	}
	return most
}

// TestAFilmShowsItsFrames: it decodes, and has all of them for the time they were given. Each
// looks as it was drawn, also where it holds but a small change.
func TestAFilmShowsItsFrames(t *testing.T) {
	e := newEncoder(image.Pt(96, 60))
	var sizes []int
	for i := range 30 {
		was := e.len()
		e.add(board(i/2), 40+i, 1<<20)
		sizes = append(sizes, e.len()-was)
	}
	data := e.end()
	frames := played(t, data)
	if len(frames) != 30 {
		t.Fatalf("%d frames", len(frames))
	}
	for i, f := range frames {
		if d := worst(board(i/2), f); d > 3 {
			t.Errorf("frame %d is off by %d shades", i, d)
		}
	}
	if sizes[1] > least || sizes[2]*2 > sizes[0] {
		t.Errorf("the frames take %v bytes", sizes[:4])
	}
	g, _ := gif.DecodeAll(bytes.NewReader(data))
	if g.Delay[3] != 43 || g.LoopCount != 0 {
		t.Errorf("delay %d, loops %d", g.Delay[3], g.LoopCount)
	}
}

// noise is a picture that cannot be made smaller.
func noise(r *rand.Rand) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, 96, 60))
	for i := range img.Pix {
		img.Pix[i] = uint8(r.UintN(256))
		if i%4 == 3 {
			img.Pix[i] = 255
		}
	}
	return img
}

// TestAFilmKeepsWithinItsBytes whatever is shown, with all its frames; and what was left
// out for want of room is there as soon as there is some.
func TestAFilmKeepsWithinItsBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	p := Plan{Moves: 24, Every: 1, Frames: 25, Most: 20_000}
	e := newEncoder(image.Pt(96, 60))
	for i := range p.Frames {
		img := noise(r)
		if i > 18 {
			img = board(5)
		}
		e.add(img, 10, p.Share(i, e.len()))
	}
	data := e.end()
	if len(data) > p.Most {
		t.Errorf("%d bytes", len(data))
	}
	frames := played(t, data)
	if len(frames) != p.Frames {
		t.Fatalf("%d frames", len(frames))
	}
	if d := worst(board(5), frames[24]); d > 48 {
		t.Errorf("the last frame is off by %d shades", d)
	}
}

// TestPlansFit: frames from the start to the end, at even steps, never too many. What every
// frame may take is less than all of them together have.
func TestPlansFit(t *testing.T) {
	for _, moves := range []int{0, 1, 2, 47, 358, 359, 360, 718, 719, 2162, 3000, 100_000} {
		p := PlanFor(moves)
		if p.Frames < 1 || p.Frames > mostFrames || p.Moment(0) != 0 || p.Moment(p.Frames-1) != moves {
			t.Errorf("%d moves: %+v", moves, p)
		}
		if p.Frames > 1 && p.Moment(p.Frames-2) >= moves {
			t.Errorf("%d moves: the end comes twice in %+v", moves, p)
		}
		if moves < mostFrames && p.Every != 1 {
			t.Errorf("%d moves: moves are left out in %+v", moves, p)
		}
		if s := p.Seconds(); s > 190 || s < 3 {
			t.Errorf("%d moves: %d seconds", moves, s)
		}
		written := 800
		for i := range p.Frames {
			share := p.Share(i, written)
			if share < least {
				t.Fatalf("%d moves: frame %d may have %d bytes", moves, i, share)
			}
			written += share
		}
		if written+1 > p.Most {
			t.Errorf("%d moves: %d bytes", moves, written)
		}
	}
}

// TestTheEndHasItsShare: where all frames would take more than there is, the last ones may
// not have much less than those before. The very last one has what it needs.
func TestTheEndHasItsShare(t *testing.T) {
	for _, wants := range []float64{0.5, 1.1, 1.5, 3} {
		p := PlanFor(2162)
		part, written := p.Most/p.Frames, 0
		for i := range p.Frames {
			share := p.Share(i, written)
			if share < part/2 {
				t.Fatalf("where frames want %g times their part frame %d may have %d of %d", wants, i, share, part)
			}
			if i == p.Frames-1 && share < 300_000 {
				t.Errorf("where frames want %g times their part the last one may have %d", wants, share)
			}
			want := int(wants * float64(part))
			if i%2 == 1 {
				want *= 2 // a turn ends
			}
			written += min(want, share)
		}
	}
}

// BenchmarkFrame is a frame of a film of which everything has changed.
func BenchmarkFrame(b *testing.B) {
	e := newEncoder(image.Pt(wide, high))
	img := image.NewRGBA(image.Rect(0, 0, wide, high))
	n := 0
	for b.Loop() {
		n++
		for i := range img.Pix {
			img.Pix[i] = uint8(i/960/7 + n + i%977)
		}
		e.out.Reset()
		e.add(img, 10, mostBytes)
	}
}
