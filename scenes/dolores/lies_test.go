package dolores

import (
	"fmt"
	"testing"

	"schron/layout"
	"schron/rules"
	game "schron/rules/dolores"
)

// overTheMap are positions in which fields are pointed at with something in hand, and
// what is picked up there.
var overTheMap = map[string]struct {
	start func(testing.TB) *rules.Match
	take  []string
}{
	"investing": {middle, []string{"tool:claim", "tool:sow", "tool:infantry", "tool:found"}},
	"fighting":  {fighting, []string{"unit:i1", "unit:w1", "unit:m1"}},
	"gathering": {gathering, []string{""}},
	"offered":   {offered, []string{""}},
	"truced":    {truced, []string{"unit:i1", "unit:a1"}},
}

// TestTheBubbleCoversNothingThatIsNeededNext: neither the field pointed at nor a target
// beside it, nor a tool, nor the question with its buttons. In both windows and both
// languages, wherever something can be done.
func TestTheBubbleCoversNothingThatIsNeededNext(t *testing.T) {
	seen := 0
	for name, c := range overTheMap {
		for i, size := range []layout.Size{layout.S(1024, 640), layout.S(1280, 800)} {
			for k, lang := range []string{"pl", "en"} {
				for n, take := range c.take {
					if (i+k+n)%2 == 1 && len(c.take) > 1 {
						continue // each thing in hand at both sizes and in both languages
					}
					d := lay(t, c.start(t), size.W, size.H, lang)
					if take != "" {
						if take[:4] == "unit" {
							turnTo(d, "army")
							scrollTo(d, "troops", take)
						}
						d.Click(take)
					}
					seen += wantClearBubbles(d, fmt.Sprintf("%s, %s, %v %s", name, take, size, lang))
				}
			}
		}
	}
	if seen < 60 {
		t.Errorf("%d bubbles were looked at", seen)
	}
}

// wantClearBubbles points at the fields that can be pointed at and returns how many
// bubbles it saw.
func wantClearBubbles(d *desk, where string) int {
	d.T.Helper()
	seen := 0
	for at := range game.Field(game.Fields) {
		id := "field:" + at.String()
		if (int(at)+len(where))%7 != 0 || !d.Has(id) || d.State(id, "legal") != true || d.Find(id).Rect[2] < d.Face.fieldBox(0).W/2 {
			continue
		}
		d.Hover(id)
		if !d.Has("bubble") {
			continue
		}
		seen++
		bubble := rectOf(d.Find("bubble").Rect)
		for _, n := range d.Nodes() {
			needed := n.ID == id || n.Role == "tool" || n.ID == "prompt" || n.ID == "pass" || len(n.ID) > 7 && n.ID[:7] == "choice:"
			if f, err := game.ParseField(n.Label); n.Role == "field" && err == nil {
				needed = needed || n.State["legal"] == true && abs(f.Col()-at.Col()) <= 1 && abs(f.Row()-at.Row()) <= 1
			}
			if both := bubble.Intersect(rectOf(n.Rect)); needed && both.W > 0.5 && both.H > 0.5 {
				d.T.Errorf("%s: pointing at %s, the bubble at %v covers %s at %v", where, at, bubble, n.ID, n.Rect)
				return seen
			}
		}
	}
	return seen
}

func rectOf(r [4]float64) layout.Rect { return layout.R(r[0], r[1], r[2], r[3]) }
