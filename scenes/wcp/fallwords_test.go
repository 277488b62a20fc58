package wcp

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	game "schron/rules/wcp"
)

// TestTheFallTellsWhatIsLost: the content that goes back and the pawns that are
// cut off.
func TestTheFallTellsWhatIsLost(t *testing.T) {
	found := map[string]bool{}
	for _, want := range []func(game.View, game.Field) bool{
		func(v game.View, at game.Field) bool { return hallOf(&v, at).Content != nil },
		func(v game.View, at game.Field) bool { return len(v.Stranded(at)) > 0 },
	} {
		var at game.Field
		m := reached(t, 4, solo, func(v game.View) bool {
			if v.Decision != game.DecideDestroy {
				return false
			}
			for _, f := range v.Targets() {
				if at = f; want(v, f) {
					return true
				}
			}
			return false
		})
		d := lay(t, m, 1280, 800, "en").Open()
		d.Hover("field:" + at.String())
		lines := d.State("bubble", "lines").([]string)
		var told []string
		if h := hallOf(d.Face.v, at); h.Content != nil {
			told = append(told, "Back to the stack: "+d.House.Say(h.Content.Name().Key)+".")
			found["content"] = true
		}
		for _, seat := range d.Face.v.Stranded(at) {
			told = append(told, "Cuts off from every exit: "+d.Table.LookOf(seat).Name)
			found["strands"] = true
		}
		if len(d.Face.v.Stranded(at)) == 0 {
			told = append(told, "It traps nobody.")
		}
		if !slices.Equal(lines, told) || d.Find("bubble").Label != "Destroy the hall on "+at.String() {
			t.Errorf("it says %q, want %q", lines, told)
		}
	}
	if len(found) != 2 {
		t.Errorf("found %v", found)
	}
}

// TestTheAlarmTellsWhoseTurnBringsTheFall now and later.
func TestTheAlarmTellsWhoseTurnBringsTheFall(t *testing.T) {
	for now, want := range map[bool]string{true: "%s destroys a hall at the end of this turn.", false: "%s destroys the next hall. Turns until then: %d"} {
		m := reached(t, 4, solo, func(v game.View) bool {
			return v.Stage == game.StageEscape && v.Decision == game.DecideMove && (v.CentralHall == v.Turn) == now
		})
		d := lay(t, m, 1280, 800, "en").Open()
		v := d.Face.v
		turns := 0
		for seat := int(v.Turn); seat != int(v.CentralHall); seat = (seat + 1) % 4 {
			if v.Players[seat].Fate == game.Playing || seat == int(v.Turn) {
				turns++
			}
		}
		words := strings.ReplaceAll(d.Face.fallWords(), "\u00a0", " ")
		line := fmt.Sprintf(want, d.Table.LookOf(int(v.CentralHall)).Name, turns)
		if now {
			line = fmt.Sprintf(want, d.Table.LookOf(int(v.CentralHall)).Name)
		}
		if words != line || d.State("alarm", "turns") != turns {
			t.Errorf("it says %q, want %q", words, line)
		}
	}
}
