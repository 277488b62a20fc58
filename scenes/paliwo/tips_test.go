package paliwo

import (
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/paliwo"
)

// telling is the sixth round with as much to tell as there can be. It has fuel carried and
// lying, a crawler, a token, a find, goo, one who turned, one who is clutched.
func telling(t testing.TB) *rules.Match {
	t.Helper()
	return matchAt(t, func(p *position) {
		p.Round = 6
		p.stand(t, "lumberjack D5", "policeman F3", "mechanic H2", "businessman G4", "runner I2")
		child, four := game.Child, 4
		p.Humans[child].Field, p.Humans[child].Wounds = nil, 2
		p.Removed = 3
		p.walk(t, "D6 S", "G8 W", "I7 N", "E4 E", "J3 W", "H3 N", "F12 S", "K5 x", "B3 N")
		p.Zombies[1].Was = &child
		p.CrawlerTokens, p.TokensLeft = []game.Field{at(t, "C9")}, 1
		p.FindPool[game.ZombieFind]--
		p.FindPool[game.Fuel]--
		p.FindsLeft = 3
		p.Finds = []game.Find{
			{Field: at(t, "J6"), Face: game.ZombieFind},
			{Field: at(t, "D7"), Face: game.EmptyCan},
			{Field: at(t, "H7"), Face: game.EmptyCan},
		}
		p.Fuel = []game.Field{at(t, "F10")}
		p.Humans[game.Runner].Fuel, p.Terror = true, &four
		p.Humans[game.Businessman].Wounds, p.Briefcase = 1, false
		p.Humans[game.Mechanic].Clutched = true
		p.Bullets = 4
		p.hands(game.Flare, game.Frenzy)
		p.Cards[game.SeatZombies].Played = []game.Card{game.Hunger, game.Scent, game.Clutch}
	})
}

// wantTip tests all that a tooltip says, line by line.
func wantTip(d *desk, id string, want ...string) {
	d.T.Helper()
	d.Hover("menu")
	d.Ticks(3)
	d.Hover(id)
	d.Ticks(40)
	if got := d.Tip(); got != strings.Join(want, "\n") {
		d.T.Errorf("%s tells\n%s\nwant\n%s", id, got, strings.Join(want, "\n"))
	}
}

const (
	armedTip    = "Has a weapon token: once, it removes an adjacent zombie that looks elsewhere, or an adjacent crawler."
	carTip      = "An obstacle: it stops movement, sight and fire. In this scenario nobody gets in."
	obstacleTip = "An obstacle: it stops movement, sight and fire."
	barrelTip   = "The barrel stays for the whole game. From a field beside it its can may be discovered, or fuel picked up."
	axeTip      = "Removes an adjacent zombie that does not face him, or an adjacent crawler. Any number of times."
	caseTip     = "Once in the game the first bite that he would take does not count. The briefcase does not help against goo or a biohazard."
	shotTip     = "Removes the first zombie in a row or column at any distance. An obstacle or a human stops the shot."
	wrenchTip   = "Once per activation turns an ordinary zombie in a straight line up to 3 fields away, with nothing between."
)

// What a tooltip tells of a field and of who stands there is all that is to be
// told, and nothing of another.
func TestTooltipsTellWhatIsThere(t *testing.T) {
	m := telling(t)
	play(t, m, "step lumberjack C5", "step policeman F2")
	d := lay(t, m, 1280, 800, "en").Open()
	wantTip(d, "field:C5", "Field C5", "Lumberjack: unhurt", axeTip, armedTip, "Has been activated this turn.")
	wantTip(d, "field:G4", "Field G4", "Businessman: one wound", caseTip, "The briefcase is used up.")
	wantTip(d, "field:F2", "Field F2", "Policeman: unhurt", shotTip, "Bullets: 4")
	wantTip(d, "field:H2", "Field H2", "Mechanic: unhurt", wrenchTip, armedTip, "Clutch: 1 AP less in the next activation.")
	wantTip(d, "field:I2", "Field I2", "Runner: unhurt", "Once per activation one free step.", armedTip, "Carries fuel. The way out is the side edge of column A or K.")
	wantTip(d, "person:child", "Child", "no longer alive")
	wantTip(d, "person:policeman", "Policeman", "Policeman: unhurt", shotTip, "Bullets: 4")

	wantTip(d, "field:B3", "Field B3", "The zombie looks north.")
	wantTip(d, "field:J3", "Field J3", "The zombie looks west.")
	wantTip(d, "field:E4", "Field E4", "The zombie looks east.", "It sees the Businessman.")
	wantTip(d, "field:G8", "Field G8", "The zombie looks west.", "Once this was the Child.")
	wantTip(d, "field:K5", "Field K5", "A crawler: it goes any way and bites any neighbour. It has no front, so weapons work from every side.")

	wantTip(d, "field:G5", "Field G5", "Radioactive goo: a human who enters it or begins an activation on it takes a wound. A zombie gets 1 AP.")
	wantTip(d, "field:C9", "Field C9", "Crawler token: in phase 2 a crawler rises here if nobody stands on the field.")
	wantTip(d, "field:J6", "Field J6", "Find: closed can.", "Only the zombie player knows what is inside.")
	wantTip(d, "field:D7", "Field D7: barrel", barrelTip, "Find: closed can.", "Nobody knows what is inside.")
	wantTip(d, "field:F10", "Field F10: barrel", barrelTip, "Fuel lies face up here: picking it up costs no AP.")
	wantTip(d, "field:A6", "Field A6: guard booth", obstacleTip)
	wantTip(d, "field:B4", "Field B4: wreck", obstacleTip)
	wantTip(d, "field:B10", "Field B10: large escape car", carTip)
	wantTip(d, "field:J8", "Field J8: small escape car", carTip)
	wantTip(d, "field:A12", "Field A12", "A new zombie may come in here.")
	wantTip(d, "field:B12", "Field B12", "A new zombie may come in here.")
	wantTip(d, "field:D1", "Field D1", "An empty field.")
}

// What is counted beside the board is counted there, of the right thing.
func TestTheSupplyIsCounted(t *testing.T) {
	d := lay(t, telling(t), 1280, 800, "en").Open()
	for id, want := range map[string]int{"pool": 12, "finds": 3, "tokens": 1, "goo": 2} {
		if got := d.State("stock:"+id, "n"); got != want {
			t.Errorf("%s: %v, want %d", id, got, want)
		}
	}
	wantTip(d, "stock:pool", "Zombie pool: 12 of 24", "Out of the game: 3",
		"When the last figure enters the board the terror marker is put on field 6.",
		"New zombies come in over the edges: columns A and K and row 12, not next to a human. Arrows show where they may now.")
	wantTip(d, "stock:finds", "Finds of the zombie player: 3") // which, is not for the humans
	wantTip(d, "stock:tokens", "Crawler tokens: 1", "Crawlers risen so far: 1 of 5")
	wantTip(d, "stock:goo", "Goo in reserve: 2")
	wantTip(d, "terror", "Terror track", "The marker is on field 4.",
		"It is put on field 6 each time fuel is picked up, and when the last figure of the pool enters the board. It goes down by one each zombie turn. Off the track, the zombies win.")
	if got := d.State("terror", "at"); got != 4 {
		t.Errorf("the marker stands on %v", got)
	}
	wantTip(d, "foe", "Bartek, cards in hand: 1", "Only their owner sees them.")
	wantTip(d, "played:courage", "Courage", "Ala has played this card.", "During an activation: remove a zombie beside that human that looks elsewhere, or a crawler.")
	wantTip(d, "played:clutch", "Clutch", "Bartek has played this card.", "In phase 5: a human beside a zombie has 1 AP less next turn.")

	d = lay(t, turn(t), 1280, 800, "en").Open()
	if d.State("terror", "at") != 0 {
		t.Error("the marker is on its track")
	}
	wantTip(d, "terror", "Terror track", "The marker waits beside the track.",
		"It is put on field 6 each time fuel is picked up, and when the last figure of the pool enters the board. It goes down by one each zombie turn. Off the track, the zombies win.")
	d = lay(t, carrying(t), 1280, 800, "en").Open() // one card against two
	wantTip(d, "foe", "Bartek, cards in hand: 2", "Only their owner sees them.")
	d = lay(t, charging(t), 1280, 800, "en").Open()
	wantTip(d, "stock:finds", "Finds of the zombie player: 3", "fuel: 1", "zombie: 1", "biohazard: 1")
	if got := d.State("foe", "n"); got != 4 {
		t.Errorf("the humans have %v cards", got)
	}
}

// How many activations the zombies have is told from the humans' turn on.
func TestTheLimitIsCounted(t *testing.T) {
	m := turn(t)
	play(t, m, "step lumberjack C5", "step policeman F2")
	d := lay(t, m, 1280, 800, "en").Open()
	if got := d.Find("limit").Label; got != "activation limit so far: 2" {
		t.Errorf("it reads %q", got)
	}
	play(t, m, "end")
	d = lay(t, m, 1280, 800, "en").Open()
	if got := d.Find("limit").Label; got != "activation limit: 2" {
		t.Errorf("it reads %q", got)
	}
}

// Points are counted by who has them: whole, spent, clutched, or none.
func TestPointsAreCounted(t *testing.T) {
	m := telling(t)
	play(t, m, "step lumberjack C5", "step policeman F2")
	d := lay(t, m, 1280, 800, "en").Open()
	for id, want := range map[string]int{"lumberjack": 0, "policeman": 1, "mechanic": 1, "businessman": 2, "runner": 2, "child": 0} {
		if got := d.State("person:"+id, "points"); got != want {
			t.Errorf("%s has %v points, want %d", id, got, want)
		}
	}
}

// Zombies tell whether they must move and have moved.
func TestZombiesTellWhetherTheyMove(t *testing.T) {
	d := lay(t, charging(t), 1280, 800, "en").Open()
	for field, want := range map[string]string{"E4": "It must move now.", "G8": "The zombie looks west."} {
		lines := d.Face.zombieLines(d.Face.known.zombies[at(t, field)])
		if got := lines[len(lines)-1]; got != want {
			t.Errorf("of %s it is said last %q, want %q", field, got, want)
		}
	}
	d.Click("field:E4")
	wantTip(d, "field:F4", "Field F4", "The zombie looks east.", "It sees the Businessman.", "It has been activated this turn.")
	m := matchAt(t, func(p *position) {
		p.Round = 5
		p.stand(t, "lumberjack C1", "policeman E1", "mechanic F1", "businessman D1", "runner G1", "child H1")
		p.walk(t, "C3 S", "E5 S", "K9 W", "A12 E", "C12 N", "E12 N", "G12 N", "I12 N", "K12 N", "A9 N", "A7 N", "G9 N")
		p.hands(game.Silence, game.Frenzy)
	})
	play(t, m, "end", "draw", "place A1")
	d = lay(t, m, 1280, 800, "en").Open()
	d.Hover("field:C3")
	wantSaid(d, bubbleLines(d), "The zombie on C3 charges", "It reaches and bites the Lumberjack.", "first wound")
	d.Hover("field:E5")
	wantSaid(d, bubbleLines(d), "The zombie on E5 charges", "It stops on E3. It sees the Policeman but does not get there.")
}

// What an act does is told beside its target, and no more than that.
func TestActsTellTheirOutcome(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("field:H2")
	d.Click("field:H3")
	wantTip(d, "near:push mechanic H3", "Push: 1 AP", "The zombie goes from H3 to H4.")
	wantTip(d, "near:weapon mechanic H3", "Weapon: 0 AP", "The zombie on H3 leaves the game.", "The weapon token is used up.")
	wantTip(d, "near:courage mechanic H3", "Courage: 0 AP", "The zombie on H3 leaves the game.")
}

// Beside each human stands what the human has and how the human fares.
func TestPeopleTellHowTheyFare(t *testing.T) {
	d := lay(t, telling(t), 1280, 800, "en").Open()
	for who, want := range map[string][2]string{
		"lumberjack":  {"weapon", "axe 1 AP"},
		"businessman": {"briefcase-used", "one wound"},
		"policeman":   {"bullet4", "shot 1 AP"},
		"mechanic":    {"weapon", "clutched"},
		"runner":      {"fuel-badge weapon", "sprint 0 AP"},
		"child":       {"", "now a zombie on G8"},
	} {
		if got := [2]string{d.State("person:"+who, "badges").(string), d.State("person:"+who, "note").(string)}; got != want {
			t.Errorf("%s has %q, want %q", who, got, want)
		}
	}
	d = lay(t, carrying(t), 1280, 800, "en").Open()
	for who, want := range map[string][2]string{
		"policeman": {"fuel-badge bullet-spent0", "shot 1 AP"},
		"mechanic":  {"weapon", "two wounds"},
		"runner":    {"weapon", "sprint 0 AP"},
	} {
		if got := [2]string{d.State("person:"+who, "badges").(string), d.State("person:"+who, "note").(string)}; got != want {
			t.Errorf("%s has %q, want %q", who, got, want)
		}
	}
	d = lay(t, match(t), 1280, 800, "en").Open()
	if got := d.State("person:child", "note"); got != "to be placed" {
		t.Errorf("before anybody is placed the Child is %q", got)
	}
	d = lay(t, escaped(t), 1280, 800, "en")
	d.Click("result:look")
	if got := d.State("person:policeman", "note"); got != "got out with the fuel" {
		t.Errorf("who got out is %q", got)
	}
}

// Which way somebody comes in.
func TestWaysInLeadInward(t *testing.T) {
	for name, want := range map[string]game.Facing{
		"A1": game.East, "A12": game.East, "K1": game.West, "K12": game.West, "B12": game.South, "J12": game.South,
	} {
		if got := inward(at(t, name)); got != want {
			t.Errorf("over %s one comes %s, want %s", name, got, want)
		}
	}
}

// What is put down is foretold as what it is.
func TestWhatIsPutDownIsForetold(t *testing.T) {
	bubble := func(d *desk, id, want string) {
		t.Helper()
		if d.Hover(id); bubbleLines(d) != want {
			t.Errorf("%s foretells\n%s\nwant\n%s", id, bubbleLines(d), want)
		}
	}
	d := lay(t, finding(t), 1280, 800, "en").Open()
	bubble(d, "field:A1", "Find on A1\nA human who enters discovers it at once.")
	d = lay(t, rising(t), 1280, 800, "en").Open()
	d.Click("field:A4")
	bubble(d, "field:A2", "Crawler token on A2\nIn the next zombie turn a crawler rises here.")
	d.Click("pass")
	d.Click("card:clutch")
	bubble(d, "field:C2", "Clutch the Lumberjack\nIn phase 5: a human beside a zombie has 1 AP less next turn.")
	d = lay(t, placed(16)(t), 1280, 800, "en").Open()
	bubble(d, "field:G1", "A weapon token for the Runner\n")
}

// A bite is foretold with what it does: nothing against the briefcase.
func TestABiteIsForetold(t *testing.T) {
	biting := func(used bool, wounds int) *desk {
		m := matchAt(t, func(p *position) {
			p.Round = 4
			p.stand(t, "lumberjack C1", "policeman E1", "mechanic F1", "businessman D1", "runner G1", "child H1")
			p.walk(t, "D2 S", "B1 E", "A12 E", "C12 N", "E12 N", "G12 N", "I12 N", "K12 N", "A9 N", "A7 N", "G9 N")
			p.Briefcase, p.Humans[game.Lumberjack].Wounds = !used, wounds
		})
		play(t, m, "end", "draw", "place A1")
		return lay(t, m, 1280, 800, "en").Open()
	}
	for _, c := range []struct {
		used   bool
		wounds int
		field  string
		want   string
	}{
		{false, 0, "field:D2", "It reaches and bites the Businessman.\nThe briefcase will stop this bite."},
		{true, 0, "field:D2", "It reaches and bites the Businessman.\nIt will be the first wound."},
		{true, 0, "field:B1", "It reaches and bites the Lumberjack.\nIt will be the first wound."},
		{true, 1, "field:B1", "It reaches and bites the Lumberjack.\nIt will be the second wound: this human turns."},
	} {
		d := biting(c.used, c.wounds)
		if d.Hover(c.field); !strings.HasSuffix(bubbleLines(d), c.want) {
			t.Errorf("%+v: %q", c, bubbleLines(d))
		}
	}
}

// A zombie's buttons turn it to their side, and goo counts among its points.
func TestAZombieTurnsToTheSideOfTheButton(t *testing.T) {
	for button, want := range map[string]string{"act:left": "rotate G4 N", "act:right": "rotate G4 S"} {
		d := lay(t, moving(t), 1280, 800, "en").Open()
		d.Click("field:G4")
		if d.State("points", "left") != 2 || d.State("points", "of") != 2 {
			t.Errorf("the zombie has %v", d.Find("points").State)
		}
		d.Click(button)
		if lastMoves(d, 1) != want || d.State("points", "left") != 1 {
			t.Errorf("%s plays %q and leaves %v", button, lastMoves(d, 1), d.Find("points").State)
		}
	}
	m := matchAt(t, func(p *position) {
		p.Round = 4
		p.stand(t, "lumberjack C1", "policeman E1", "mechanic F1", "businessman D1", "runner G1", "child H1")
		p.walk(t, "E9 N", "G5 x", "A12 E", "C12 N", "E12 N", "G12 N", "I12 N", "K12 N", "A9 N", "A7 N", "G9 N")
	})
	play(t, m, "step lumberjack C2", "step runner G2", "end", "draw", "place A1")
	d := lay(t, m, 1280, 800, "en").Open()
	for field, want := range map[string]int{"field:E9": 3, "field:G5": 2, "field:A9": 2} {
		d.Click(field)
		if got := d.State("points", "left"); got != want {
			t.Errorf("%s has %v points, want %d", field, got, want)
		}
	}
}

// A field shows whether a human would be seen there, of the human in hand.
func TestFieldsTellWhoWouldBeSeen(t *testing.T) {
	d := lay(t, turn(t), 1280, 800, "en").Open()
	d.Click("person:lumberjack")
	if d.State("field:D4", "seen") != true || d.State("field:C5", "seen") != false {
		t.Error("where the Lumberjack would be seen is shown wrongly")
	}
	d.Click("person:policeman")
	if d.State("field:C5", "cost") != nil || d.State("field:F4", "cost") != 1 {
		t.Error("another one's reach is shown")
	}
}

// The end tells of each what happened, and counts what was used.
func TestTheEndCounts(t *testing.T) {
	d := lay(t, escaped(t), 1280, 800, "en")
	if got := d.Find("end:count").Label; got != "Rounds: 7. Zombies removed: 0. Bullets fired or lost: 6." {
		t.Errorf("the end counts %q", got)
	}
	m := matchAt(t, func(p *position) {
		p.Round = 9
		one := 1
		p.stand(t, "lumberjack B5", "policeman A5", "mechanic H2", "businessman G4", "runner I2", "child C5")
		p.walk(t, "D6 N", "G8 W")
		p.Pool, p.Removed, p.Bullets = 0, 22, 2
		p.Humans[game.Mechanic].Wounds, p.Terror = 2, &one
		p.hands()
	})
	play(t, m, "end")
	d = lay(t, m, 1280, 800, "en")
	if got := d.Find("end:mechanic").Label; got != "Mechanic: dies on H2, round 9" {
		t.Errorf("of the Mechanic it says %q", got)
	}
	if got := d.Find("end:count").Label; got != "Rounds: 9. Zombies removed: 22. Bullets fired or lost: 4." {
		t.Errorf("the end counts %q", got)
	}
}

// Whoever cannot be picked up says why: fallen, or done for this turn.
func TestWhoCannotActSaysWhy(t *testing.T) {
	m := telling(t)
	play(t, m, "step lumberjack C5", "step policeman F2")
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("person:lumberjack")
	d.WantRefused("WP-10")
	d.Click("person:child")
	d.WantRefused("WP-39")
	d.Click("act:push")
	wantSaid(d, lastToast(d), "nobody and nothing in reach")
}

// TestTakingFuelForetellsTheTerror: its tooltip names the field where the marker begins.
func TestTakingFuelForetellsTheTerror(t *testing.T) {
	m := matchAt(t, func(p *position) {
		p.stand(t, "policeman F9")
		p.Finds = slices.DeleteFunc(p.Finds, func(x game.Find) bool { return x.Field == at(t, "F10") })
		p.FindPool[game.Fuel]--
		p.FindsLeft--
		p.Fuel = []game.Field{at(t, "F10")}
	})
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("field:F9")
	d.Click("field:F10")
	wantTip(d, "near:take policeman F10", "Pick up: 0 AP", "Picks up the fuel on F10. The terror marker is put on field 6.")
}
