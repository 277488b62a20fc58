package print_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"strings"
	"testing"

	"schron/assets"
	"schron/layout"
	"schron/rules"
	"schron/rules/dzicz"
	"schron/rules/engine"
	"schron/rules/rulestest"
	"schron/scenes/print"
)

// tablePicture is where the picture of the README is written.
var tablePicture = flag.String("picture", "", "write the picture of Dzicz on a table to a file")

// wood is a table of a size in millimetres.
func wood(size layout.Size) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, int(size.W*dots), int(size.H*dots)))
	for y := range out.Rect.Dy() {
		plank := y / (48 * dots)
		for x := range out.Rect.Dx() {
			fx, fy := float64(x)/dots, float64(y)/dots+float64(plank)*37
			grain := math.Sin(fy*2.1+3*math.Sin(fx/47+float64(plank))) + 0.6*math.Sin(fy*7.3+2*math.Sin(fx/21))
			v := 1 + 0.035*grain
			if y%(48*dots) < 3 {
				v *= 0.6
			}
			out.SetRGBA(x, y, color.RGBA{uint8(138 * v), uint8(98 * v), uint8(64 * v), 255})
		}
	}
	return out
}

// lay lays a picture on a table, turned by an angle around its middle, with a shadow.
func lay(on, img *image.RGBA, mid layout.Point, angle float64) {
	w, h := float64(img.Rect.Dx()), float64(img.Rect.Dy())
	reach := math.Hypot(w, h)/2 + 3*dots
	at := mid.Mul(dots)
	for y := int(at.Y - reach); y < int(at.Y+reach); y++ {
		for x := int(at.X - reach); x < int(at.X+reach); x++ {
			if !image.Pt(x, y).In(on.Rect) {
				continue
			}
			p := layout.P(float64(x)+0.5, float64(y)+0.5).Sub(at)
			in := p.Rotate(-angle).Add(layout.P(w/2, h/2))
			if px, py := int(math.Floor(in.X)), int(math.Floor(in.Y)); px >= 1 && py >= 1 && px < img.Rect.Dx()-1 && py < img.Rect.Dy()-1 {
				on.SetRGBA(x, y, img.RGBAAt(px, py))
				continue
			}
			p = p.Sub(layout.P(0.5*dots, 0.9*dots)).Rotate(-angle)
			off := math.Hypot(max(0, math.Abs(p.X)-w/2), max(0, math.Abs(p.Y)-h/2)) / (1.8 * dots)
			if dark := 1 - 0.45*(1-off); off < 1 {
				c := on.RGBAAt(x, y)
				on.SetRGBA(x, y, color.RGBA{uint8(float64(c.R) * dark), uint8(float64(c.G) * dark), uint8(float64(c.B) * dark), 255})
			}
		}
	}
}

// joined is a board, put together from its two pages by their marks.
func joined(t *testing.T, box *print.Box) *image.RGBA {
	t.Helper()
	shown := coloured(t, printed(t, *box, print.Options{Paper: "a4", Sides: print.Fronts, Parts: []string{"board"}}, assets.English))
	if len(shown) != 3 {
		t.Fatalf("%d pages", len(shown))
	}
	var out *image.RGBA
	for i, page := range shown[1:] {
		c := look(page, 0)
		all := func(layout.Rect) bool { return true }
		rows := places(c.upright, false, all)
		xs := places(c.upright, true, func(r layout.Rect) bool { return near(r.Center().Y, rows[0]) })
		top, bottom := rows[0]+markLong/2+markNear, rows[len(rows)-1]-markLong/2-markNear
		if len(xs) != 3 {
			t.Fatalf("page %d has marks at %.1f", i+2, xs)
		}
		piece := cut(page, shape{box: layout.R(xs[0], top, xs[2]-xs[0], bottom-top)}, 0).img
		if i == 0 {
			out = image.NewRGBA(image.Rect(0, 0, int(box.Parts[0].Size.W*dots), piece.Rect.Dy()))
		}
		draw.Draw(out, piece.Rect.Add(image.Pt(i*(out.Rect.Dx()-piece.Rect.Dx()), 0)), piece, image.Point{}, draw.Src)
	}
	return out
}

// TestDziczLiesOnATable lays a game out from what was cut out: each piece of the position
// is there. README.md shows the picture.
func TestDziczLiesOnATable(t *testing.T) {
	if *tablePicture == "" {
		rulestest.OnlyInProof(t)
	}
	record, err := os.ReadFile("../../build/shots/dzicz.json")
	if err != nil {
		t.Fatal(err)
	}
	var shown bytes.Buffer
	if err := engine.Replay(bytes.NewReader(record), &shown, 40, engine.Config{Games: []rules.Game{dzicz.Game{}}}); err != nil {
		t.Fatal(err)
	}
	var position struct {
		Players []struct {
			Home                       string
			Tokens, Outposts, Soldiers []string
			Action                     map[string]int           `json:"action_tokens"`
			Covered                    map[string]int           `json:"covered_action_tokens"`
			Secret                     struct{ Mission string } `json:"secret_mission"`
		}
		Open []struct{ Mission string } `json:"open_missions"`
		Turn int
	}
	if err := json.Unmarshal(shown.Bytes(), &position); err != nil {
		t.Fatal(err)
	}
	box := boxes(t, assets.English)["dzicz"]
	parts, faults := cutOut(loose(t, &box, usual), models(t, &box, false), usual)
	if len(faults) > 0 {
		t.Fatal(faults)
	}
	table := wood(layout.S(400, 250))
	n := 0
	take := func(name string, back bool, at layout.Point) {
		for i := range parts {
			if parts[i].kind == nil || strings.TrimSpace(parts[i].kind.name) != name {
				continue
			}
			img := parts[i].front.img
			if back {
				img = parts[i].back.img
			}
			n++
			lay(table, img, at, 0.07*math.Sin(float64(n)*2.4))
			parts[i].kind = nil // it is taken
			return
		}
		t.Errorf("there is no more %s", name)
	}
	corner := layout.P(90, 6)
	lay(table, joined(t, &box), corner.Add(layout.P(110, 119)), 0)
	field := func(name string) layout.Point {
		return corner.Add(layout.P(10+40*float64(name[0]-'a')+20, 10+40*float64('5'-name[1])+20))
	}
	homes := map[string]layout.Point{"N": layout.P(160, 11), "S": layout.P(160, 221)}
	sides := map[string]layout.Point{"S": layout.P(45, 205), "N": layout.P(45, 45), "E": layout.P(355, 125)}
	for seat, p := range position.Players {
		colour := []string{"red", "blue", "amber"}[seat]
		for _, at := range p.Tokens {
			take("token "+colour, false, field(at).Add(layout.P(-5, -4)))
		}
		for _, at := range p.Outposts {
			take("outpost "+colour, false, field(at).Add(layout.P(7, 9)))
		}
		for _, at := range p.Soldiers {
			take("soldier "+colour, false, field(at).Add(layout.P(10, -8)))
		}
		side := sides[p.Home]
		home, ok := homes[p.Home]
		if !ok {
			home = side.Add(layout.P(-8, -30))
		}
		take("home "+colour, false, home)
		k := 0
		for _, kind := range []string{"assault", "border_defence", "expansion", "manoeuvre"} {
			for back, count := range []int{p.Action[kind], p.Covered[kind]} {
				for range count {
					take("action "+colour+"-"+kind, back == 1, side.Add(layout.P(-28+27*float64(k%2), -12+27*float64(k/2))))
					k++
				}
			}
		}
		for i := range 3 {
			take([]string{"token ", "outpost ", "soldier "}[i]+colour, false, side.Add(layout.P(30, -16+22*float64(i))))
		}
	}
	for i, m := range position.Open {
		take("mission open-"+m.Mission, false, layout.P(352, 43+165*float64(i)))
	}
	take("mission secret-"+position.Players[0].Secret.Mission, true, layout.P(44, 125))
	take("turn", false, corner.Add(layout.P(10+200.0/12*(float64(position.Turn)-0.5), 227)))
	if n < 40 {
		t.Errorf("only %d parts lie on the table", n)
	}
	if *tablePicture != "" {
		small := image.NewRGBA(image.Rect(0, 0, table.Rect.Dx()/2, table.Rect.Dy()/2))
		for i := range small.Pix {
			x, y := i/4%small.Rect.Dx()*2, i/4/small.Rect.Dx()*2
			at := func(dx, dy int) int { return int(table.Pix[table.PixOffset(x+dx, y+dy)+i%4]) }
			small.Pix[i] = uint8((at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4)
		}
		var out bytes.Buffer
		if err := png.Encode(&out, small); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(*tablePicture, out.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
