package wradislavia

import (
	"fmt"
	"strings"
	"testing"

	game "schron/rules/wradislavia"
	"schron/scenes/scenetest/tabletest"
	"schron/scenes/store"
)

// animate has what happens shown at the usual speed.
func animate(d *desk) { d.House.Settings.Animation = store.AnimationNormal }

// TestStrikesAreSeenBeforeWhatTheyLeadTo confirms the last strikes of a turn. While they fly
// no wound of theirs, no report and no number of the next turn is told. Then the report
// comes.
func TestStrikesAreSeenBeforeWhatTheyLeadTo(t *testing.T) {
	for _, size := range [][2]float64{{1024, 640}, {1280, 800}} {
		m := strikes(t)
		play(t, m, "strike 2 1", "done", "strike 1 1")
		d := lay(t, m, size[0], size[1], "pl").Open()
		told := func() string {
			out := ""
			for _, n := range d.Nodes() {
				switch kind, _, _ := strings.Cut(n.ID, ":"); kind {
				case "post":
					out += fmt.Sprint(n.ID, n.State["wounds"], " ")
				case "count":
					out += fmt.Sprint(n.ID, n.State["n"], " ")
				}
			}
			return out
		}
		before := told()
		animate(d)
		d.Click("pass")
		d.Ticks(3)
		dealing, late := 0, 0
		for d.Ticks(1); d.Table.Animating() && !d.Table.Paused(); d.Ticks(1) {
			report := d.Has("report") || d.Has("fate:0:1")
			if d.State("phase:hand-to-hand", "current") == true {
				if dealing++; report || told() != before || !d.Has("duty:0:1") && !d.Has("duty:1:1") {
					t.Fatalf("%v, tick %d: report %v, %s where before it was %s", size, dealing, report, told(), before)
				}
				continue
			}
			if late++; late > 2 && !report {
				t.Fatalf("%v: no report after the strikes", size)
			}
		}
		if dealing < 20 || !d.Table.Paused() || told() == before || !d.Has("fate:0:1") {
			t.Errorf("%v: %d ticks of strikes, then %s", size, dealing, told())
		}
	}
}

// TestASkippedStrikeLeadsToTheReport: a click while the strikes fly goes to where
// the report waits to be read.
func TestASkippedStrikeLeadsToTheReport(t *testing.T) {
	m := strikes(t)
	play(t, m, "strike 2 1", "done", "strike 1 1")
	d := lay(t, m, 1280, 800, "pl").Open()
	animate(d)
	d.Click("pass")
	d.Ticks(8)
	d.Script.Click(between(d, 0))
	d.Ticks(2)
	if !d.Table.Paused() || !d.Has("fate:0:1") {
		t.Errorf("paused %v, there is %v", d.Table.Paused(), d.Has("fate:0:1"))
	}
}

// TestTheHeaderCountsTheHandThatLiesThere in the draft and in the deployment; what
// everybody may know of the opponent's stays.
func TestTheHeaderCountsTheHandThatLiesThere(t *testing.T) {
	d := lay(t, match(t), 1280, 800, "en").Open()
	seat := fmt.Sprint(d.Match.Actor())
	for n := game.DrawnCards; ; n-- {
		if got := d.State("count:hand:"+seat, "n"); got != n || !strings.HasSuffix(d.Find("balance").Label, fmt.Sprint(n)) {
			t.Errorf("%d cards: the header says %v, the panel %q", n, got, d.Find("balance").Label)
		}
		if n == game.HandCards {
			break
		}
		d.Click(handOf(d)[0])
	}
	m := chance(t, match(t), func(v game.View) bool { return v.Phase == game.PhaseDeployment })
	d = lay(t, m, 1024, 640, "pl").Open()
	seat = fmt.Sprint(d.Match.Actor())
	other := fmt.Sprint(1 - d.Match.Actor())
	for n := game.HandCards; n >= game.HandCards-game.Slots; n-- {
		if got := d.State("count:hand:"+seat, "n"); got != n || got != len(handOf(d)) || d.State("count:hand:"+other, "n") != game.HandCards {
			t.Errorf("%d cards lie in hand, the header says %v", len(handOf(d)), got)
		}
		d.Click(handOf(d)[0])
	}
}

// TestTheQuestionFollowsTheShot: it asks for what is missing, and then no more.
func TestTheQuestionFollowsTheShot(t *testing.T) {
	for lang, want := range map[string][4]string{
		"en": {"Choose who shoots.", "Choose a target for Jerzy.", "Fire, or change target, mode or pips.", "At Bartek’s Wanda: "},
		"pl": {"Wybierz, kto strzela.", "Jerzy celuje. Wybierz cel.", "Strzelaj albo zmień cel, tryb czy oczka.", "Cel: Wanda (Bartek), "},
	} {
		d := lay(t, fire(t), 1024, 640, lang).Open()
		asked := func(words string) {
			t.Helper()
			if got := strings.ReplaceAll(d.Find("prompt").Label, "\u00a0", " "); !strings.Contains(got, words) {
				t.Errorf("it is asked %q, want %q", got, words)
			}
		}
		asked(want[0])
		d.Click("post:0:1")
		asked(want[1])
		d.Click("post:1:2")
		asked(want[2])
		if got := fmt.Sprint(d.State("prompt", "detail")); !strings.HasPrefix(got, want[3]) {
			t.Errorf("it says %q, want %q", got, want[3])
		}
		if d.State("pass", "amber") == true || d.Find("shoot").Enabled != true {
			t.Error("ending the fire stands out beside the shot")
		}
		d.Click("aim:cancel")
		asked(want[0])
		d.Click("post:0:2")
		d.Click("mode:long-burst")
		asked(want[2])
	}
	m := fire(t)
	play(t, m, "shoot 1 1 head-shot", "shoot 2 1 short-burst", "shoot 3 1 concentrated")
	d := lay(t, m, 1280, 800, "en").Open()
	if d.State("pass", "amber") != true {
		t.Error("nobody's shot is lost, and ending the fire does not stand out")
	}
	d.Click("post:0:1")
	if d.State("pass", "amber") == true {
		t.Error("ending the fire stands out beside an extra shot")
	}
	d = lay(t, strikes(t), 1280, 800, "en").Open()
	if got := d.Find("prompt").Label; !strings.Contains(got, "Name a target for Jadwiga.") {
		t.Errorf("it is asked %q", got)
	}
}

// TestPerunsSayUpToThreePips wherever one could be spent. That is in the panel at every step,
// in the question, over the counter, and between minus and plus. Over a target it is the most
// that it could do there.
func TestPerunsSayUpToThreePips(t *testing.T) {
	for lang, words := range map[string]string{"en": "up to 3 pips", "pl": "najwyżej 3 oczka"} {
		d := lay(t, fire(t), 1024, 640, lang).Open()
		says := func(where, got string) {
			t.Helper()
			if !strings.Contains(strings.ReplaceAll(got, "\u00a0", " "), words) {
				t.Errorf("%s, %s: %q", lang, where, got)
			}
		}
		says("question", fmt.Sprint(d.State("prompt", "detail")))
		says("counter", d.TipOf("count:perun:0"))
		d.Click("post:0:1")
		says("panel", d.Find("peruns").Label)
		says("stepper", d.TipOf("pip:1"))
		says("target", d.TipOf("post:1:2"))
		if lang == "en" {
			d.Click("pip:1:more")
			says("panel with a pip", d.Find("peruns").Label)
		}
	}
	d := lay(t, poor(t), 1024, 640, "en").Open()
	d.Click("post:0:1")
	if got := d.Find("peruns").Label; !strings.Contains(got, "up to 3 pips") {
		t.Errorf("without a Perun: %q", got)
	}
	if got := d.TipOf("post:1:2"); strings.Contains(got, "pips") {
		t.Errorf("who has none is promised %q", got)
	}
}

// TestTheBestOfAPerunIsTrue compares what a target's tooltip promises with every
// way to add pips.
func TestTheBestOfAPerunIsTrue(t *testing.T) {
	d := lay(t, fire(t), 1280, 800, "en").Open()
	d.Click("post:0:1")
	most := 0
	for _, p := range game.AllPips() {
		s := d.Face.shot()
		s.Target, s.Pips = 1, p
		if d.Table.Check(s.Move()) != nil {
			continue
		}
		v := view(d, 0)
		for _, a := range v.Forecast(0, s) {
			most = max(most, a.Wounds)
		}
	}
	if got := d.Face.best(1); got == nil || got.Wounds != most || most == 0 {
		t.Errorf("at best %+v, want %d wounds", got, most)
	}
	if d.Face.aim.pips != (game.Pips{}) {
		t.Error("looking at it changes the shot")
	}
}

// TestAnExtraShotSaysSoWhereThereIsLittleRoom: the kind of shot is to be read at
// every step, also beside long names.
func TestAnExtraShotSaysSoWhereThereIsLittleRoom(t *testing.T) {
	for lang, words := range map[string]string{"en": "EXTRA SHOT", "pl": "DODATKOWY STRZAŁ"} {
		m := fire(t)
		play(t, m, "shoot 1 1 head-shot")
		d := lay(t, m, 1024, 640, lang).Open()
		for _, id := range []string{"post:0:1", "post:1:3"} {
			d.Click(id)
			texts, _ := tabletest.Drawn(t, d.Root().Draw)
			if all := strings.ReplaceAll(strings.Join(texts, "|"), "\u00a0", " "); !strings.Contains(all, words) {
				t.Errorf("%s, after %s: it is not said that the shot is an extra one", lang, id)
			}
		}
	}
}

// TestLoweredDiceAreNotShownAsRaised in an extra shot, with and without pips.
func TestLoweredDiceAreNotShownAsRaised(t *testing.T) {
	m := fire(t)
	play(t, m, "shoot 1 1 head-shot")
	d := lay(t, m, 1280, 800, "en").Open()
	d.Click("post:0:1")
	for _, id := range []string{"die:1", "die:2", "die:3"} {
		if d.State(id, "lowered") != true || d.State(id, "raised") == true {
			t.Errorf("%s is %v", id, d.Find(id).State)
		}
	}
	if got := d.TipOf("die:1"); !strings.Contains(got, "Natural: 4") || !strings.Contains(got, "An extra shot: 2 lower.") {
		t.Errorf("it says %q", got)
	}
	for range 3 {
		d.Click("pip:2:more")
	}
	if d.State("die:2", "raised") != true || d.State("die:1", "raised") == true {
		t.Errorf("die 2 is %v", d.Find("die:2").State)
	}
}
