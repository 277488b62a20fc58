package wradislavia

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

func TestWR39WhatASeatSees(t *testing.T) {
	s := deploying(t, 13)
	first := int(s.active)
	for seat := range Seats {
		for viewer := rules.NoSeat; viewer < Seats; viewer++ {
			p := viewOf(s, viewer).Players[seat]
			own := viewer == seat
			if (p.Hand != nil) != own || (p.Discards != nil) != own || (p.Clash != nil) != own || p.HandCount != HandCards {
				t.Errorf("seat %d sees of seat %d: %+v", viewer, seat, p)
			}
		}
	}
	deployAs(t, s, "attack", "cover", "exploration")
	if p := viewOf(s, other(first)).Players[first]; p.Confirmed || p.HandCount != HandCards {
		t.Errorf("the other sees the deployment go on: %+v", p)
	}
	play(t, s, "done")
	if p := viewOf(s, other(first)).Players[first]; !p.Confirmed || p.HandCount != HandCards || p.Clash != nil {
		t.Errorf("after the confirmation: %+v", p)
	}
	deployAs(t, s, "attack", "cover", "exploration")
	play(t, s, "done")
	for viewer := rules.NoSeat; viewer < Seats; viewer++ {
		v := viewOf(s, viewer)
		for seat, p := range v.Players {
			if p.Clash == nil || p.HandCount != 4 || p.Confirmed || (p.Hand != nil) != (viewer == seat) {
				t.Errorf("seat %d sees of seat %d: %+v", viewer, seat, p)
			}
			if v.Living(seat) != HandCards {
				t.Errorf("%d living", v.Living(seat))
			}
		}
	}
	if v := viewOf(s, 7); v.Seat != rules.NoSeat || v.Players[0].Hand != nil {
		t.Error("a seat that does not exist sees a hand")
	}
}

func TestWR39TheDraftShowsNothing(t *testing.T) {
	s := newState(t, 13)
	first := int(s.active)
	play(t, s, "discard "+s.hand[first].First().String())
	if p := viewOf(s, other(first)).Players[first]; p.HandCount != DrawnCards || p.Hand != nil || p.Discards != nil {
		t.Errorf("%+v", p)
	}
	if p := viewOf(s, first).Players[first]; len(p.Hand) != 9 || len(p.Discards) != 1 {
		t.Errorf("%+v", p)
	}
}

// The JSON of a view has null for what is hidden and the terms of the rules for
// the rest.
func TestViewsAsJSON(t *testing.T) {
	s := deploying(t, 13)
	data, err := json.Marshal(s.View(rules.NoSeat))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"seat":null`, `"phase":"deployment"`, `"hand":null`, `"discards":null`, `"clash":null`, `"last_turn":null`,
		`"discarded_hazard":null`, `null],"hazards":["`, `"turns":100`, `"wound_pool":30`, `"perun_pool":24`,
	} {
		if !strings.Contains(string(data), want) {
			t.Errorf("%s is not in %s", want, data)
		}
	}
	s = at(t, dice(4, 7, 9), "krystyna/attack jadwiga/cover ewa/attack", "mieszko/attack karol/cover bogdan/hand-to-hand")
	data, err = json.Marshal(viewOf(s, 0).Forecast(0, Shot{Mode: HeadShot}))
	if err != nil {
		t.Fatal(err)
	}
	want := `[{"shooter":"krystyna","target":"mieszko","slot":0,"mode":"head-shot","dice":[4,7,9],"pick":"highest",` +
		`"active":2,"second":-1,"hand_to_hand":0,"weapon":0,"card":2,"camouflaged":false,"cover":2,"coverer":"karol","torn":0,` +
		`"armour":4,"threshold":3,"sums":[5,0],"hits":[true,false],"run":false,"finishing":false,"wounds":1,"tears":false,"bares":false}]`
	if string(data) != want {
		t.Errorf("the forecast is %s", data)
	}
}

func TestForecastsNeedAShotThatCouldBe(t *testing.T) {
	s := at(t, dice(4, 7, 9), "krystyna/attack jadwiga/cover ewa/exploration", "mieszko/attack karol/cover bogdan/hand-to-hand")
	v := viewOf(s, 1)
	for _, c := range []struct {
		seat int
		shot Shot
		want int
	}{
		{0, Shot{Mode: HeadShot}, 1},
		{0, Shot{Mode: Finesse, Target: 2}, 1},
		{0, Shot{Shooter: 1, Mode: LongBurst, Target: AllTargets}, 3},
		{1, Shot{Shooter: 1, Mode: Slug, Target: 1}, 1}, // also of the opponent, before its part
		{0, Shot{Mode: Slug}, 0},
		{0, Shot{Mode: NoMode}, 0},
		{0, Shot{Mode: HeadShot, Target: 3}, 0},
		{0, Shot{Mode: HeadShot, Target: AllTargets}, 0},
		{0, Shot{Mode: HeadShot, Target: -2}, 0},
		{0, Shot{Shooter: 1, Mode: LongBurst, Target: 1}, 0},
		{0, Shot{Shooter: 2, Mode: Penetrating}, 0}, // explores
		{0, Shot{Shooter: 3, Mode: HeadShot}, 0},
		{0, Shot{Shooter: -1, Mode: HeadShot}, 0},
		{2, Shot{Mode: HeadShot}, 0},
		{rules.NoSeat, Shot{Mode: HeadShot}, 0},
	} {
		if got := v.Forecast(c.seat, c.shot); len(got) != c.want {
			t.Errorf("seat %d, %+v: %d forecasts", c.seat, c.shot, len(got))
		}
	}
	if got := v.Covering(0); !slices.Equal(got, []int{1}) {
		t.Errorf("covering %v", got)
	}
}

// A view that came through JSON answers as the first one did.
func TestViewsReadBackFromJSONForecastAlike(t *testing.T) {
	s := at(t, dice(4, 7, 9), "krystyna/attack jadwiga/cover ewa/attack", "mieszko/attack karol/cover bogdan/hand-to-hand")
	data, err := json.Marshal(s.View(0))
	if err != nil {
		t.Fatal(err)
	}
	var back View
	if err := json.Unmarshal(data, &back); err != nil {
		t.Fatal(err)
	}
	for _, shot := range []Shot{{Mode: HeadShot}, {Shooter: 1, Mode: LongBurst, Target: AllTargets}, {Shooter: 2, Target: 2, Mode: Concentrated}} {
		if want := viewOf(s, 0).Forecast(0, shot); !slices.Equal(back.Forecast(0, shot), want) {
			t.Errorf("%+v: %+v, want %+v", shot, back.Forecast(0, shot), want)
		}
	}
}

// The words of a reckoning for the position of the picture: the active die, the
// card, the comrade's cover, the threshold.
func TestLinesOfTheReckoning(t *testing.T) {
	s := at(t, dice(4, 7, 9), "krystyna/attack jadwiga/cover ewa/attack", "mieszko/attack karol/cover bogdan/hand-to-hand")
	a := forecast(t, s, Shot{Mode: HeadShot})
	var got []string
	for _, l := range a.Lines() {
		got = append(got, strings.TrimPrefix(l.Text.Key, "wradislavia.line."))
	}
	if want := []string{"die.highest", "card", "cover", "threshold"}; !slices.Equal(got, want) {
		t.Errorf("lines %q, want %q", got, want)
	}
	if v := a.Verdict(); v.Key != "wradislavia.verdict.hit" || !a.Effect().Empty() {
		t.Errorf("verdict %+v", v)
	}
}
