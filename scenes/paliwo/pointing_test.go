package paliwo

import (
	"strings"
	"testing"

	"schron/input"
	"schron/rules"
	game "schron/rules/paliwo"
	"schron/sprites"
)

// bubbleLines are what the bubble says.
func bubbleLines(d *desk) string {
	d.T.Helper()
	n := d.Find("bubble")
	return n.Label + "\n" + strings.Join(n.State["lines"].([]string), "\n")
}

func wantSaid(d *desk, what string, want ...string) {
	d.T.Helper()
	for _, w := range want {
		if !strings.Contains(what, w) {
			d.T.Errorf("%q does not say %q", what, w)
		}
	}
}

func TestPickingUpAHumanShowsItsReachAndDangers(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	if usable(d) != "" || d.State("field:D5", "movable") != true {
		t.Errorf("before anything is picked up %q is legal", usable(d))
	}
	d.PicksUp("field:D5", "human:lumberjack")
	if got := usable(d); got != "D3 D4 B5 C5 E5 C6 E6" {
		t.Errorf("the Lumberjack reaches %q", got)
	}
	if d.State("field:C6", "cost") != 2 || d.State("field:D4", "cost") != 1 {
		t.Error("the costs are wrong")
	}
	d.Hover("field:D4")
	wantSaid(d, bubbleLines(d), "Lumberjack to D4: 1 AP", "Seen there by the zombie on D6")
	d.Hover("field:C5")
	wantSaid(d, bubbleLines(d), "No zombie looks there")
	d.Hover("field:D6")
	wantSaid(d, bubbleLines(d), "It looks at the Lumberjack")
	d.Click("field:D5")
	if usable(d) != "" {
		t.Error("a second click does not put the human down")
	}
	d.Click("field:F3")
	d.Hover("field:F4")
	wantSaid(d, bubbleLines(d), "Policeman to F4")
	d.Click("field:G4")
	d.Hover("field:G5")
	wantSaid(d, bubbleLines(d), "second wound")
	d.Key(input.KeyEscape)
	if usable(d) != "" || d.Has("menu:resume") {
		t.Error("Escape does not put the human down, or does more")
	}
}

// What zombies see tints neither goo nor finds nor marks: it lies beneath them.
func TestSightLiesBeneathWhatLiesOnTheGround(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	place := map[string]int{}
	for i, n := range d.Nodes() {
		place[n.ID] = i
	}
	for _, id := range []string{"goo:E9", "goo:G5", "find:J6", "human:policeman", "field:A1"} {
		if place[id] <= place["sights"] || !d.Has("sights") {
			t.Errorf("sights are number %d, %s number %d", place["sights"], id, place[id])
		}
	}
	before := d.State("sights", "n").(int)
	if d.Click("field:D5"); d.State("sights", "n").(int) <= before {
		t.Error("with a human in hand no more zombies show what they see")
	}
	if got := d.Find("seen").Label; got != "D6" {
		t.Errorf("the Lumberjack is said to be seen from %q, want D6", got)
	}
	d = lay(t, rising(t), 1280, 800, "en").Open()
	before = d.State("sights", "n").(int)
	if d.Hover("field:K2"); d.State("sights", "n") != before+1 {
		t.Error("it is not shown what a new zombie would see")
	}
}

// What the table calls rounds the bar calls rounds too, not turns.
func TestTurnsAreRounds(t *testing.T) {
	for lang, want := range map[string]string{"pl": "Runda 5", "en": "Round 5"} {
		if got := lay(t, turn(t), 1280, 800, lang).Open().Find("turn").Label; got != want {
			t.Errorf("the bar says %q, want %q", got, want)
		}
	}
}

// Each letter on a human's piece begins one name only.
func TestLettersTellHumansApart(t *testing.T) {
	for _, lang := range []string{"pl", "en"} {
		f := newFace(lay(t, turn(t), 1280, 800, lang).Open().Table)
		seen := map[string]game.Human{}
		for _, h := range game.Humans() {
			letter := f.letter(h)
			for other, who := range seen {
				if strings.HasPrefix(letter, other) || strings.HasPrefix(other, letter) {
					t.Errorf("%s: %s is marked %q, %s %q", lang, h, letter, who, other)
				}
			}
			seen[letter] = h
		}
	}
}

func TestAWayIsPlayedStepByStep(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "pl").Open()
	d.Click("person:lumberjack")
	d.Click("field:C6")
	d.WantPlayed("step lumberjack C5", "step lumberjack C6")
	d.Ticks(3)
	d.Key(input.KeyZ, input.Ctrl)
	d.WantPlayed("step lumberjack C5")
	if d.State("person:lumberjack", "points") != 1 || d.State("field:B5", "legal") != true {
		t.Error("after undo the Lumberjack cannot go on")
	}
	d = lay(t, turn(t), 1280, 800, "pl").Open()
	d.Drag("field:D5", "field:D3")
	d.WantPlayed("step lumberjack D4", "step lumberjack D3")
}

// TestAWayStopsAtAFind: what is revealed may change what one wants.
func TestAWayStopsAtAFind(t *testing.T) {
	m := matchAt(t, func(p *position) {
		p.Round = 5
		p.stand(t, "lumberjack K4")
		p.walk(t, "D6 S")
		p.Pool, p.Removed = 11, 12
		p.FindPool[game.ZombieFind]--
		p.FindsLeft--
		p.Finds = append(p.Finds, game.Find{Field: at(t, "K5"), Face: game.ZombieFind})
	})
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("field:K4")
	d.Hover("field:K6")
	wantSaid(d, bubbleLines(d), "Discovers a closed can")
	d.Click("field:K6")
	d.WantPlayed("step lumberjack K5")
	if !d.Has("token:K5") {
		t.Error("the crawler token does not lie there")
	}
}

func TestActsAreAskedBesideTheirTarget(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("field:H2")
	d.Hover("field:H3")
	wantSaid(d, bubbleLines(d), "It does not look at the Mechanic", "Push: 1 AP", "Weapon: 0 AP", "Wrench: 1 AP")
	d.Click("field:H3")
	for _, id := range []string{"near:push mechanic H3", "near:weapon mechanic H3", "near:courage mechanic H3"} {
		if !d.Has(id) {
			t.Errorf("there is no %q", id)
		}
	}
	d.Key(input.KeyEscape)
	if d.Has("near") {
		t.Error("Escape does not close the choice")
	}
	for _, open := range []bool{true, false, true} {
		if d.Click("field:H3"); d.Has("near") != open {
			t.Errorf("after a click the choice is open: %t", !open)
		}
	}
	d.Click("near:weapon mechanic H3")
	d.WantPlayed("weapon mechanic H3")
	if d.State("person:mechanic", "weapon") != false || d.State("field:H3", "zombie") != nil {
		t.Error("the zombie stands, or the weapon is there still")
	}
}

func TestButtonsAimActsAndSayWhyNot(t *testing.T) {
	d := lay(t, active(t), 1280, 800, "en").Open()
	if d.State("act:shot", "usable") != true || d.State("act:shot", "targets") != 3 {
		t.Errorf("the shot has %v", d.Find("act:shot").State)
	}
	d.Click("act:shot")
	if got := usable(d); got != "B3 H3 E4" {
		t.Errorf("the Policeman can shoot %q", got)
	}
	d.Hover("field:H3")
	wantSaid(d, bubbleLines(d), "The zombie on H3 leaves the game", "Bullets left then: 4")
	d.Hover("field:K3")
	wantSaid(d, bubbleLines(d), "Not on K3", "WP-14")
	d.Click("field:H3")
	d.WantPlayed("step policeman E3", "shot H3")
	d.Open()
	d.Click("act:open")
	if n := len(d.Toasts()); n != 1 {
		t.Errorf("%d toasts say why nothing can be discovered", n)
	}
	if !d.Has("finish") {
		t.Fatal("the activation cannot be ended")
	}
	d.Click("finish")
	d.WantPlayed("step policeman E3", "shot H3", "finish")
	d.Click("field:E3")
	d.WantRefused("WP-10")
}

// Escape takes back one thing at a time: the aim, then the human in hand.
func TestEscapeTakesBackTheAimFirst(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("field:H2")
	d.Click("act:push")
	d.Key(input.KeyEscape)
	if d.State("act:push", "held") != false || d.State("person:mechanic", "held") != true {
		t.Error("Escape does not take back the aim alone")
	}
	d.Key(input.KeyEscape)
	if d.State("person:mechanic", "held") != false || d.Has("menu:resume") {
		t.Error("a second Escape does not put the Mechanic down")
	}
}

// An aim is of one human. With another in hand, however that one is picked up, it is gone,
// and nothing is played for somebody else. A card stays aimed.
func TestAnAimIsNotKeptForAnother(t *testing.T) {
	for name, pick := range map[string]func(d *desk){
		"the list":  func(d *desk) { d.Click("person:policeman") },
		"the board": func(d *desk) { d.Click("field:F3") },
		"a key":     func(d *desk) { d.Key(input.Key3) },
	} {
		d := lay(t, turn(t), 1280, 800, "en").Open()
		d.Click("person:mechanic")
		d.Click("act:push")
		pick(d)
		if d.State("person:policeman", "held") != true || d.State("act:push", "held") != false || d.State("act:step", "held") != true {
			t.Errorf("by %s the aim is kept", name)
		}
		d.Click("field:F4")
		d.WantPlayed("step policeman F4")
	}
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("person:mechanic")
	d.Click("act:push")
	d.Click("person:mechanic")
	if d.State("person:mechanic", "held") != true || d.State("act:push", "held") != false {
		t.Error("a second click on the same one does not take back the aim alone")
	}
	d.Click("person:mechanic")
	if d.State("person:mechanic", "held") != false {
		t.Error("a third click does not put the Mechanic down")
	}
}

// What is picked up belongs to the one who picked it up. Undo, the end of a turn and another
// player's screen begin with empty hands.
func TestNothingStaysInHandForAnotherPlayer(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("person:mechanic")
	d.Click("act:push")
	d.Click("pass")
	mean(d)
	d.Open()
	if d.Face.holding() || d.Face.peek != 0 {
		t.Errorf("the zombie player holds %s, aims %d", d.Face.hand.Held(), d.Face.aim)
	}
	d = lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("person:lumberjack")
	d.Click("field:D4")
	d.Click("person:mechanic")
	d.Click("act:weapon")
	d.Key(input.KeyZ, input.Ctrl)
	if d.Face.holding() {
		t.Errorf("after undo %s is held, %d aimed", d.Face.hand.Held(), d.Face.aim)
	}
}

// The fuel is carried off on the side where its carrier stands.
func TestTheWayOutIsOnTheCarriersSide(t *testing.T) {
	for field, west := range map[string]bool{"A5": true, "K6": false} {
		m := matchAt(t, func(p *position) {
			p.Round = 7
			p.stand(t, "policeman "+field)
			p.FindPool[game.Fuel]--
			p.FindsLeft--
			p.Humans[game.Policeman].Fuel = true
			four := 4
			p.Terror = &four
			p.Pool, p.Removed = 10, 6
		})
		d := lay(t, m, 1280, 800, "en").Open()
		d.Click("person:policeman")
		if got := d.Find("exit:policeman").Rect[0] < d.Find("field:A1").Rect[0]; got != west {
			t.Errorf("from %s the way out lies in the west: %v", field, got)
		}
		d.Drag("field:"+field, "exit:policeman")
		d.WantPlayed("leave policeman")
	}
}

// Of cans on barrels nobody knows the inside, of the others the zombies do.
func TestACanTellsWhoKnowsItsInside(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	for id, want := range map[string]string{"field:J6": "Only the zombie player knows", "field:D7": "Nobody knows"} {
		d.Hover(id)
		d.Ticks(40)
		wantSaid(d, d.Tip(), want)
	}
}

func TestAWrenchAsksForADirection(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("person:mechanic")
	d.Click("act:wrench")
	if usable(d) != "H3" {
		t.Errorf("the wrench reaches %q", usable(d))
	}
	d.Click("field:H3")
	if d.Has("face:N") || !d.Has("face:W") {
		t.Error("the wrong directions are offered")
	}
	d.Click("field:H3")
	if d.Has("face:W") {
		t.Error("clicked again, the field still asks")
	}
	d.Click("field:H3")
	d.Hover("face:S")
	d.Ticks(40)
	wantSaid(d, d.Tip(), "Turn south", "It would see the Mechanic")
	d.Click("face:W")
	d.WantPlayed("wrench H3 W")
}

func TestWrongDropsFlyBackWithTheReason(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "pl").Open()
	for field, rule := range map[string]string{"field:A12": "WP-1", "field:K1": "WP-11", "field:D6": "WP-2"} {
		d.Drag("field:D5", field)
		d.WantRefused(rule)
	}
	if d.Match.Len() != 0 {
		t.Fatal("something was played")
	}
}

// TestAZombieDroppedOnAnotherMovesNeither: what the other one could do is not meant.
func TestAZombieDroppedOnAnotherMovesNeither(t *testing.T) {
	d := lay(t, moving(t), 1280, 800, "en").Open()
	before := d.Match.Len()
	d.Drag("field:G4", "field:H6")
	if d.Match.Len() != before || d.Face.holding() {
		t.Errorf("played %q, held %q", d.Moves()[before:], d.Face.hand.Held())
	}
}

func TestKeysPlay(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "pl").Open()
	d.Key(input.Key1)
	if d.State("person:lumberjack", "held") != true {
		t.Fatal("1 does not pick the Lumberjack up")
	}
	for range 200 {
		if d.Key(input.KeyTab); d.Focus() == "field:D4" {
			break
		}
	}
	if d.Focus() != "field:D4" || !d.Has("bubble") {
		t.Fatalf("the focus is on %q", d.Focus())
	}
	d.Key(input.KeyDown)
	d.Key(input.KeyEnter)
	d.WantPlayed("step lumberjack D4", "step lumberjack D3")
}

func TestAReplayPlaysNothing(t *testing.T) {
	d := lay(t, active(t), 1280, 800, "pl").Open()
	d.Click("log:0")
	if d.Table.Acting() != rules.NoSeat {
		t.Fatal("somebody may act in the past")
	}
	for _, n := range d.Nodes() {
		if n.Role == "field" && (n.State["legal"] == true || n.State["movable"] == true) {
			t.Errorf("%s can be used in the past", n.ID)
		}
	}
	d.Click("past:first")
	if d.State("human:policeman", "field") != "F3" {
		t.Error("the first moment does not show the Policeman before the step")
	}
}

// TestTheWayOutIsClickedOrDraggedTo: the sign beside the carrier glows.
func TestTheWayOutIsClickedOrDraggedTo(t *testing.T) {
	for _, do := range []func(d *desk){
		func(d *desk) { d.Click("exit:policeman") },
		func(d *desk) { d.Drag("field:A5", "exit:policeman") },
		func(d *desk) { d.Click("person:policeman"); d.Click("act:leave") },
	} {
		d := lay(t, carrying(t), 1280, 800, "en").Open()
		do(d)
		d.WantPlayed("leave policeman")
		if !d.Match.Result().Over || !d.Has("result") {
			t.Error("the game goes on")
		}
	}
	if d := lay(t, turn(t), 1280, 800, "en").Open(); d.Has("exit:policeman") {
		t.Error("there is a way out without fuel")
	}
}

// TestAButtonShowsItsTargets: pointing at it is enough.
func TestAButtonShowsItsTargets(t *testing.T) {
	d := lay(t, active(t), 1280, 800, "en").Open()
	marked := func() int {
		n := 0
		for at := game.Field(0); at < game.Fields; at++ {
			if d.Face.peeked(at) {
				n++
			}
		}
		return n
	}
	if marked() != 0 {
		t.Error("targets are shown without a reason")
	}
	d.Hover("act:shot")
	if marked() != 3 || !d.Face.aimed(game.VerbShot) {
		t.Errorf("%d targets are shown, want 3", marked())
	}
	d.Away()
	if marked() != 0 {
		t.Error("targets are shown still")
	}
}

// TestAFieldLooksLikeWhatIsDoneThere: whether somebody walks, is put down or is hurt.
func TestAFieldLooksLikeWhatIsDoneThere(t *testing.T) {
	for _, c := range []struct {
		start  func(testing.TB) *rules.Match
		up     string // who is picked up
		ground map[string]sprites.PanelStyle
	}{
		{turn, "field:F3", map[string]sprites.PanelStyle{"F4": walkGround, "H3": attackGround}},
		{moving, "field:D2", map[string]sprites.PanelStyle{"D3": walkGround, "C2": attackGround}},
		{charging, "", map[string]sprites.PanelStyle{"E4": attackGround}},
		{placed(8), personID(game.Runner), map[string]sprites.PanelStyle{"C1": placeGround}},
	} {
		d := lay(t, c.start(t), 1280, 800, "pl").Open()
		if c.up != "" {
			d.Click(c.up)
		}
		for name, want := range c.ground {
			f := at(t, name)
			if got := d.Face.canGround(f, &d.Face.fields[f]); !d.Face.target(f) || got != want {
				t.Errorf("with %q up %s can be chosen: %v, on %+v, want %+v", c.up, name, d.Face.target(f), got, want)
			}
		}
	}
}
