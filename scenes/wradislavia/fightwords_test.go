package wradislavia

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/ui"
	"schron/sprites"
)

// wordsShown are the words on the screen, without spaces that do not break.
func wordsShown(d *desk) []string {
	var out []string
	for _, s := range d.Seen() {
		out = append(out, strings.ReplaceAll(s, "\u00a0", " "))
	}
	return out
}

// wantShown looks for words on the screen.
func wantShown(d *desk, words ...string) {
	d.T.Helper()
	all := strings.Join(wordsShown(d), "\n")
	for _, w := range words {
		if !strings.Contains(all, w) {
			d.T.Errorf("%q is not to be read", w)
		}
	}
}

// TestPerunsSayWhatThereIsAndWhatAShotCosts.
func TestPerunsSayWhatThereIsAndWhatAShotCosts(t *testing.T) {
	say := func(d *desk, want string) {
		t.Helper()
		if got := strings.ReplaceAll(d.Find("peruns").Label, "\u00a0", " "); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
	d := lay(t, fire(t), 1280, 800, "en").Open()
	d.Click("post:0:1")
	say(d, "one adds up to 3 pips, you have 2")
	d.Click("pip:1:more")
	say(d, "1 of up to 3 pips · costs 1, you have 2")
	m := fire(t)
	play(t, m, "shoot 1 1 head-shot")
	d = lay(t, m, 1280, 800, "en").Open()
	d.Click("post:0:1")
	say(d, "costs 1 of 2; one more adds up to 3 pips")
	for range 2 {
		d.Click("pip:3:more")
	}
	say(d, "2 of up to 3 pips · costs 2, you have 2")
	d = lay(t, poor(t), 1280, 800, "en").Open()
	d.Click("post:0:1")
	say(d, "you have none; one would add up to 3 pips")
}

// poor is a fire in which nobody has a Perun.
func poor(t testing.TB) *rules.Match {
	return matchAt(t, clash{
		dice: [game.Dice]game.Die{4, 7, 9}, mine: "jerzy/attack henryk/cover lidia/attack",
		other: "karol/cover wanda/attack sabina/exploration",
	})
}

// TestTheReckoningAddsUp: the lines, from the die down to the threshold, make the
// total, and its sign says whether that is enough.
func TestTheReckoningAddsUp(t *testing.T) {
	signs := map[string]bool{}
	for _, target := range []string{"post:1:1", "post:1:2", "post:1:3"} {
		for _, shot := range [][2]string{{"post:0:1", "mode:head-shot"}, {"post:0:1", "mode:finesse"}, {"post:0:2", "mode:short-burst"}} {
			d := lay(t, fire(t), 1280, 800, "en").Open()
			d.Click(shot[0])
			d.Click(shot[1])
			d.Click(target)
			sum, last, n := 0, 0, 0
			below := -1.0
			for i := 1; d.Has(fmt.Sprintf("line:%d", i)); i++ {
				line := d.Find(fmt.Sprintf("line:%d", i))
				if line.Rect[1] <= below {
					t.Errorf("%s lies above the line before", line.Label)
				}
				below, last, n = line.Rect[1], line.State["value"].(int), i
				sum += last
			}
			sum -= last // the threshold
			sign := "<"
			if sum >= last {
				sign = "≥"
			}
			signs[sign] = true
			wantShown(d, fmt.Sprintf("total %s %s %d", strings.Replace(fmt.Sprint(sum), "-", "−", 1), sign, last))
			if d.State("line:1", "value") != 9 && d.State("line:1", "value") != 4 || n < 2 {
				t.Errorf("%v at %s begins with %v of %d lines", shot, target, d.State("line:1", "value"), n)
			}
		}
	}
	if len(signs) != 2 {
		t.Errorf("only %v", signs)
	}
}

// TestTwoSumsStandInTheOrderOfTheirDice: of a concentrated beam that attacks the
// highest die is active, the lowest the second; the dice say which they are.
func TestTwoSumsStandInTheOrderOfTheirDice(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "en").Open()
	d.Click("post:0:3")
	d.Click("post:1:2")
	if d.State("die:3", "active") != true || d.State("die:1", "second") != true {
		t.Fatalf("the dice are %v and %v", d.Find("die:3").State, d.Find("die:1").State)
	}
	sums := regexp.MustCompile(`(?m)^total (\S+) and (\S+) [<≥] 5$`).FindStringSubmatch(strings.ReplaceAll(strings.Join(wordsShown(d), "\n"), "−", "-"))
	if sums == nil {
		t.Fatal("no two sums are to be read")
	}
	var first, second int
	if _, err := fmt.Sscan(sums[1], &first); err != nil {
		t.Fatal(err)
	}
	if _, err := fmt.Sscan(sums[2], &second); err != nil {
		t.Fatal(err)
	}
	if first-second != 9-4 {
		t.Errorf("it says %q of the dice 9 and 4", sums[0])
	}
	for id, want := range map[string]string{
		"die:1": "Die 1\nThe second active one in this shot.", "die:2": "Die 2", "die:3": "Die 3\nActive in this shot.",
	} {
		if got := d.TipOf(id); got != want {
			t.Errorf("%s says %q, want %q", id, got, want)
		}
	}
	d.Click("pip:1:more")
	if got, want := d.TipOf("die:1"), "Die 1\nThe second active one in this shot.\nNatural: 4\nAdded by a Perun: 1"; got != want {
		t.Errorf("with a pip it says %q, want %q", got, want)
	}
}

// TestAnExtraShotIsCalledOne.
func TestAnExtraShotIsCalledOne(t *testing.T) {
	m := fire(t)
	play(t, m, "shoot 1 1 head-shot")
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("post:0:1")
	if got := d.Find("shot").Label; !strings.HasPrefix(strings.ReplaceAll(got, "\u00a0", " "), "EXTRA SHOT · DICE −2: Ala’s Jerzy → ") {
		t.Errorf("it is called %q", got)
	}
	d.Click("post:0:2")
	if got := d.Find("shot").Label; !strings.HasPrefix(got, "SHOT: Ala’s Henryk → ") {
		t.Errorf("the first one is called %q", got)
	}
	d.Click("post:1:2")
	wantShown(d, "Henryk", "Wanda")
}

// TestADiscardedHazardIsToldWhereTheSecondLies: it was like the first.
func TestADiscardedHazardIsToldWhereTheSecondLies(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseFire && v.Dropped != game.NoHazard })
	if m.Result().Over {
		t.Fatal("no hazard was dropped in the whole game")
	}
	d := lay(t, m, 1280, 800, "en").Open()
	first := strings.ToLower(strings.Split(d.TipOf("hazard:1"), "\n")[0])
	want := "Discarded for being like the first: " + first
	if tip := d.TipOf("hazard:2"); !strings.HasSuffix(tip, want) {
		t.Errorf("the second says %q, want %q", tip, want)
	}
	if tip := d.TipOf("hazard:1"); strings.Contains(tip, "Discarded") {
		t.Errorf("the first says %q", tip)
	}
}

// TestSignsTellWhoHasShot: all three own ones are ready and, one by one, have
// fired; who explores bears no sign.
func TestSignsTellWhoHasShot(t *testing.T) {
	m := fire(t)
	want := []string{"ready", "ready", "ready"}
	for i, move := range []string{"", "shoot 1 1 head-shot", "shoot 2 1 short-burst"} {
		if move != "" {
			play(t, m, move)
			want[i-1] = "fired"
		}
		d := lay(t, m, 1280, 800, "en").Open()
		for slot, sign := range want {
			if got := signsOf(d, postID(0, slot)); !slices.Equal(got, []string{"wradislavia/sign-" + sign}) {
				t.Errorf("after %q post %d bears %q, want %s", move, slot+1, got, sign)
			}
		}
		if got := signsOf(d, "post:1:3"); len(got) != 0 {
			t.Errorf("who explores bears %q", got)
		}
	}
}

// signsOf are those of a card that tell whether it has shot.
func signsOf(d *desk, id string) []string {
	d.T.Helper()
	_, pictures := tabletest.Drawn(d.T, func(c *sprites.Canvas) { d.Root().Node(id).Draw(c, ui.State{Enabled: true}) })
	return slices.DeleteFunc(pictures, func(p string) bool {
		return p != "wradislavia/sign-ready" && p != "wradislavia/sign-fired"
	})
}

// TestTheShelterOfACardIsSeen: a comrade in cover shelters, a cover that is lost
// is struck out.
func TestTheShelterOfACardIsSeen(t *testing.T) {
	shelter := func(d *desk, id, want string) {
		t.Helper()
		_, pictures := tabletest.Drawn(t, func(c *sprites.Canvas) { d.Root().Node(id).Draw(c, ui.State{Enabled: true}) })
		for _, sign := range []string{"bare", "cover", "camouflage"} {
			if got := slices.Contains(pictures, "wradislavia/sign-"+sign); got != (sign == want) {
				t.Errorf("%s bears the sign %s: %v, want %q", id, sign, got, want)
			}
		}
	}
	m := matchAt(t, clash{
		dice: [game.Dice]game.Die{9, 9, 10}, mine: "karol/attack jerzy/attack ewa/exploration",
		other: "wanda/attack iwona/cover sabina/exploration",
	})
	d := lay(t, m, 1280, 800, "en").Open()
	shelter(d, "post:1:1", "cover")
	shelter(d, "post:1:3", "cover")
	play(t, m, "shoot 2 2 finesse")
	d = lay(t, m, 1280, 800, "en").Open()
	shelter(d, "post:1:1", "")
	shelter(d, "post:1:2", "bare")
	m = matchAt(t, clash{
		dice: [game.Dice]game.Die{9, 9, 10}, mine: "karol/attack jerzy/attack ewa/exploration",
		other: "wanda/attack sabina/cover olga/exploration",
	})
	d = lay(t, m, 1280, 800, "en").Open()
	shelter(d, "post:1:2", "camouflage")
	if tip := d.TipOf("post:1:2"); !strings.Contains(tip, "Camouflage outfit in cover: armour 2.") {
		t.Errorf("camouflage in cover says %q", tip)
	}
}

// TestChipsTellWoundsOfTheOpponentOnly while a shot is put together.
func TestChipsTellWoundsOfTheOpponentOnly(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "en").Open()
	d.Click("post:0:1")
	misses, hits := 0, 0
	for slot := range game.Slots {
		own, foe := postID(0, slot), postID(1, slot)
		if d.State(own, "forecast") != nil {
			t.Errorf("%s tells what the shot would do to it", own)
		}
		switch d.State(foe, "forecast").(int) {
		case 0:
			misses++
		case 1:
			hits++
			wantShown(d, "1 wound")
		default:
			hits++
			wantShown(d, fmt.Sprintf("%d wounds", d.State(foe, "forecast")))
		}
	}
	if misses > 0 {
		wantShown(d, "a miss")
	}
	if hits == 0 {
		t.Error("nothing hits")
	}
}

// TestTornArmourIsLowerByTwo, and of a cover that is lost that is told first.
func TestTornArmourIsLowerByTwo(t *testing.T) {
	armour := func(d *desk, id string) (n int) {
		t.Helper()
		for _, line := range strings.Split(d.TipOf(id), "\n") {
			if i := strings.Index(line, ": armour "); i >= 0 {
				if _, err := fmt.Sscanf(line[i:], ": armour %d", &n); err != nil {
					t.Fatal(err)
				}
				return n
			}
		}
		t.Fatalf("%s tells no armour: %q", id, d.Tip())
		return 0
	}
	m := matchAt(t, clash{
		dice: [game.Dice]game.Die{9, 9, 10}, mine: "karol/attack jerzy/attack ewa/exploration",
		other: "wanda/attack iwona/cover sabina/exploration", peruns: [game.Seats]int{2, 0},
	})
	before := armour(lay(t, m, 1280, 800, "en").Open(), "post:1:1")
	play(t, m, "shoot 2 2 finesse", "shoot 1 1 buckshot")
	d := lay(t, m, 1280, 800, "en").Open()
	if got := armour(d, "post:1:1"); got != max(0, before-2) {
		t.Errorf("armour %d after buckshot, before %d", got, before)
	}
	play(t, m, "extra 1 2 buckshot")
	d = lay(t, m, 1280, 800, "en").Open()
	if v := view(d, rules.NoSeat).Players[1].Clash[1]; v.Torn == 0 || !v.Bared {
		t.Fatalf("the second is %+v", v)
	}
	if tip := d.TipOf("post:1:2"); !strings.Contains(tip, "Shelters nobody for the rest of the round.") {
		t.Errorf("it says %q", tip)
	}
}

// TestPublicNumbersAreThoseOfTheirPlayer: hand, Peruns, heavily wounded and dead,
// with names.
func TestPublicNumbersAreThoseOfTheirPlayer(t *testing.T) {
	names := func(list []game.Character, d *desk) string {
		var out []string
		for _, c := range list {
			out = append(out, d.House.Say(c.Name().Key))
		}
		return strings.Join(out, ", ")
	}
	for name, moment := range map[string]func(v game.View) bool{
		"who rests":   func(v game.View) bool { return len(v.Players[0].Before) != len(v.Players[1].Before) },
		"who is dead": func(v game.View) bool { return len(v.Players[0].Dead) != len(v.Players[1].Dead) },
		"who has":     func(v game.View) bool { return v.Players[0].HandCount != v.Players[1].HandCount },
	} {
		m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseFire && moment(v) })
		if m.Result().Over {
			t.Fatalf("%s differs at no moment of the whole game", name)
		}
		d := lay(t, m, 1280, 800, "en").Open()
		v := view(d, rules.NoSeat)
		for seat, p := range v.Players {
			id, heavy := fmt.Sprint(seat), slices.Concat(p.Heavy, p.Before)
			for what, n := range map[string]int{"hand": p.HandCount, "perun": p.Peruns, "heavy": len(heavy), "dead": len(p.Dead)} {
				if got := d.State("count:"+what+":"+id, "n"); got != n {
					t.Errorf("%s of seat %d is %v, want %d", what, seat, got, n)
				}
			}
			for what, list := range map[string][]game.Character{"heavy": heavy, "dead": p.Dead} {
				if tip := d.TipOf("count:" + what + ":" + id); len(list) > 0 && !strings.HasSuffix(tip, "\n"+names(list, d)) {
					t.Errorf("%s of seat %d says %q, want %s", what, seat, tip, names(list, d))
				}
			}
			if tip, want := d.TipOf("count:perun:"+id), fmt.Sprintf("In the pool: %d", v.Pool); !strings.HasSuffix(tip, want) {
				t.Errorf("the Peruns say %q, want %q", tip, want)
			}
		}
	}
	d := lay(t, ended(t), 1280, 800, "en")
	v := view(d, rules.NoSeat)
	for seat, p := range v.Players {
		want := fmt.Sprintf("hand %d, dead %d", p.HandCount, len(p.Dead))
		if got := strings.ReplaceAll(d.Find(fmt.Sprintf("end:%d", seat)).Label, "\u00a0", " "); !strings.HasSuffix(got, want) {
			t.Errorf("what is left of seat %d: %q, want %q", seat, got, want)
		}
	}
}

// TestDutiesSayWhatIsStillToDo in the fire and hand-to-hand.
func TestDutiesSayWhatIsStillToDo(t *testing.T) {
	want := func(d *desk, duties map[string]string) {
		t.Helper()
		for id, words := range duties {
			if got := strings.ReplaceAll(d.Find(id).Label, "\u00a0", " "); !strings.HasSuffix(got, ": "+words) {
				t.Errorf("%s says %q, want %q", id, got, words)
			}
		}
	}
	d := lay(t, strikes(t), 1280, 800, "en").Open()
	want(d, map[string]string{"duty:0:1": "target: Bartek’s Karol", "duty:0:2": "name a target", "duty:0:3": "does not strike: attack", "duty:1:1": "no target yet"})
	wantShown(d, "The dice add up to 9: every strike hits and deals 2 wounds.")
	m := poor(t)
	play(t, m, "shoot 1 1 head-shot")
	want(lay(t, m, 1280, 800, "en").Open(), map[string]string{"duty:0:1": "has shot", "duty:0:2": "waits to shoot"})
	m = fire(t)
	play(t, m, "shoot 1 1 head-shot")
	want(lay(t, m, 1280, 800, "en").Open(), map[string]string{"duty:0:1": "has shot, may take an extra shot"})
}

// TestTheReportIsThatOfItsPlayer: what each found and who came back.
func TestTheReportIsThatOfItsPlayer(t *testing.T) {
	m := chance(t, match(t), func(v game.View) bool {
		return v.Phase == game.PhaseDeployment && v.Last != nil && v.Last.Gained[0] != v.Last.Gained[1] &&
			(len(v.Last.Back[0]) > 0) != (len(v.Last.Back[1]) > 0)
	})
	if m.Result().Over {
		t.Fatal("no such moment in the whole game")
	}
	d := lay(t, m, 1280, 800, "en").Open()
	last := view(d, rules.NoSeat).Last
	for seat := range game.Seats {
		id := fmt.Sprint(seat)
		if d.State("gained:"+id, "peruns") != last.Gained[seat] || !strings.HasSuffix(d.Find("gained:"+id).Label, fmt.Sprintf(": %d", last.Gained[seat])) {
			t.Errorf("seat %d found %v, want %d", seat, d.Find("gained:"+id), last.Gained[seat])
		}
		if d.Has("back:"+id) != (len(last.Back[seat]) > 0) {
			t.Errorf("seat %d: somebody is back: %v", seat, d.Has("back:"+id))
			continue
		}
		for _, c := range last.Back[seat] {
			if name := d.House.Say(c.Name().Key); !strings.Contains(d.Find("back:"+id).Label, name) {
				t.Errorf("seat %d: %q without %s", seat, d.Find("back:"+id).Label, name)
			}
		}
	}
	// Whose cards lie face down is told, and who still has to choose.
	for _, c := range []struct {
		m    *rules.Match
		want string
	}{{deploying(t), "still has to choose"}, {later(t), "deployment done, cards face down"}} {
		d := lay(t, c.m, 1280, 800, "en").Open()
		if got := d.Find("backs").Label; got != c.want {
			t.Errorf("it says %q, want %q", got, c.want)
		}
		i := slices.IndexFunc(d.Nodes(), func(n ui.TreeNode) bool { return n.Role == "cards" && n.State["down"] != nil })
		cards := d.Nodes()[i]
		_, drawn := tabletest.Drawn(t, func(c *sprites.Canvas) { d.Root().Node(cards.ID).Draw(c, ui.State{Enabled: true}) })
		if open := slices.Contains(drawn, "wradislavia/slot-fighter"); open == (cards.State["down"] == true) {
			t.Errorf("where it says %q the places are drawn empty: %v", c.want, open)
		}
	}
}

// TestTheBalanceCountsTheHand: weapons, and who is safe from each hazard.
func TestTheBalanceCountsTheHand(t *testing.T) {
	d := lay(t, draft(t), 1280, 800, "en").Open()
	hand := view(d, d.Match.Actor()).Players[d.Match.Actor()].Hand
	weapons, safe := map[string]int{}, map[string]int{}
	for _, c := range hand {
		weapons[c.Weapon().String()]++
		for _, h := range c.Armour().Immunities() {
			safe[h.String()]++
		}
	}
	for _, w := range []string{"shotgun", "machine-gun", "sniper-rifle", "pulse-rifle"} {
		if got := d.State("weapon:"+w, "n"); got != weapons[w] {
			t.Errorf("%v of %s, want %d", got, w, weapons[w])
		}
	}
	for _, h := range []string{"radiation", "birds", "rats"} {
		if got := d.State("immune:"+h, "n"); got != safe[h] {
			t.Errorf("%v are safe from %s, want %d", got, h, safe[h])
		}
	}
}
