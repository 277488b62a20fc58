package wcp

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"schron/rules"
	game "schron/rules/wcp"
	"schron/scenes/table"
)

// comeIn is the edge of a hall through which a pawn on another field, or at its
// entrance, drives in.
func comeIn(v game.View, seat int, to game.Field) game.Dir {
	own := v.Players[seat]
	if own.Pawn == nil {
		return game.Dir(own.Entrance - 1)
	}
	q, r := to.Axial()
	x, y := own.Pawn.Axial()
	for d := range game.Dir(game.Dirs) {
		if dq, dr := d.Axial(); q+dq == x && r+dr == y {
			return d
		}
	}
	return game.Dirs
}

// fought tells how a fight ends: both sides fire at once until one is at 0.
func fought(fire, armour, guardFire, guardArmour int) string {
	for armour > 0 && guardArmour > 0 {
		armour, guardArmour = armour-guardFire, guardArmour-fire
	}
	switch {
	case armour > 0:
		return "You win. The guard goes to your hand"
	case guardArmour > 0:
		return "You lose: the vehicle is wrecked, trophies and upgrades are gone."
	}
	return "A draw: the vehicle is wrecked, trophies and upgrades are gone, but the guard goes to your hand."
}

// waits tells what a player should be told of a hall that the pawn may enter, and
// of which kind that is.
func waits(d *desk, seat int, to game.Field) (kind string, want []string) {
	v := *d.face.v
	for other, p := range v.Players {
		if other != seat && p.Pawn != nil && *p.Pawn == to {
			kind = "pawn"
			want = append(want, d.table.LookOf(other).Name+" stands there: you may attack, trade or drive on.")
		}
	}
	h := hallOf(&v, to)
	if h == nil || h.Content == nil {
		if kind == "" {
			return "nothing", []string{"Nothing waits there."}
		}
		return kind, want
	}
	x, name := *h.Content, d.house.Say(h.Content.Name().Key)
	switch guarded := h.Guarded.Has(comeIn(v, seat, to)); {
	case x.Kind() == game.Trophy:
		return "trophy", append(want, fmt.Sprintf("You take a trophy: %s (value %d).", name, x.Value()))
	case x.Kind() != game.Guard:
		return "upgrade", append(want, "You mount an upgrade: "+name+".")
	case guarded:
		own := v.Players[seat]
		how := fought(own.Fire, own.Armour, x.Fire(), x.Armour())
		return how[:7], append(want, how)
	}
	return "blind", append(want, "You come from its blind side: the guard goes to your hand without a fight ("+name+").")
}

// TestBubblesTellWhatWaits points at halls with everything that may wait there;
// what should be told is worked out from the board alone.
func TestBubblesTellWhatWaits(t *testing.T) {
	missing := map[string]bool{
		"nothing": true, "pawn": true, "trophy": true, "upgrade": true, "blind": true,
		"You win": true, "You los": true, "A draw:": true,
	}
	for seed := uint64(1); len(missing) > 0 && seed < 60; seed++ {
		m := matchOf(t, 3, seed, solo)
		for n := 0; len(missing) > 0 && !m.Result().Over; n++ {
			if v := seen(m); v.Decision == "move" && wanted(m, missing) {
				d := lay(t, m, 1280, 800, "en").open()
				for _, w := range d.face.ways {
					if w.Move.Verb != game.VerbMove {
						continue
					}
					kind, want := waits(d, m.Actor(), w.To)
					delete(missing, kind)
					d.Hover("field:" + w.To.String())
					told := d.State("bubble", "lines").([]string)
					for _, line := range want {
						if !slices.ContainsFunc(told, func(s string) bool { return strings.HasPrefix(s, line) }) {
							t.Errorf("seed %d, %s: it says %q, want %q", seed, w.To, told, line)
						}
					}
					if len(told) != len(want) {
						t.Errorf("seed %d, %s: it says %q, want %q", seed, w.To, told, want)
					}
				}
			}
			mv, err := m.BotMove(rules.RandomBot{})
			if err == nil {
				_, err = m.Play(mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(missing) > 0 {
		t.Errorf("nothing was found with %v", missing)
	}
}

// wanted tells whether a plain move leads to something that is still missing.
func wanted(m *rules.Match, missing map[string]bool) bool {
	v := seen(m)
	for _, w := range v.Ways(int(v.Actor)) {
		if w.Move.Verb != game.VerbMove {
			continue
		}
		x, fight := w.Entry.Token, w.Entry.Fight
		switch {
		case len(w.Entry.Pawns) > 0 && missing["pawn"], x == game.NoToken && missing["nothing"],
			x != game.NoToken && x.Kind() == game.Trophy && missing["trophy"],
			x != game.NoToken && x.Kind() == game.Guard && !w.Entry.Guarded && missing["blind"],
			x != game.NoToken && x.Kind() != game.Guard && x.Kind() != game.Trophy && missing["upgrade"],
			fight != nil && fight.Outcome == game.Win && missing["You win"],
			fight != nil && fight.Outcome == game.Loss && missing["You los"],
			fight != nil && fight.Outcome == game.Draw && missing["A draw:"]:
			return true
		}
	}
	return false
}

// TestTwoWaysWithABoosterAreCompared: one leads past a guard's arrows, the other
// into its fire.
func TestTwoWaysWithABoosterAreCompared(t *testing.T) {
	var to game.Field
	m := reached(t, 3, solo, func(v game.View) bool {
		if v.Decision != "move" {
			return false
		}
		ways := map[game.Field][]game.Way{}
		for _, w := range v.Ways(int(v.Actor)) {
			if w.Move.Verb == game.VerbBoost && w.To != game.NoField {
				ways[w.To] = append(ways[w.To], w)
			}
		}
		for at, list := range ways {
			for _, w := range list {
				if w.Entry.Guarded != list[0].Entry.Guarded {
					to = at
					return true
				}
			}
		}
		return false
	})
	d := lay(t, m, 1280, 800, "en").open()
	d.Click("boost")
	h := hallOf(d.face.v, to)
	d.Hover("field:" + to.String())
	told := d.State("bubble", "lines").([]string)
	both := 0
	for _, w := range d.face.boosted(game.NoField, to) {
		q, r := to.Axial()
		x, y := w.Via.Axial()
		for e := range game.Dir(game.Dirs) {
			if dq, dr := e.Axial(); q+dq != x || r+dr != y {
				continue
			}
			want := "Through " + w.Via.String() + ": no fight"
			if h.Guarded.Has(e) {
				want = "Through " + w.Via.String() + ": a fight with the guard"
			}
			if !slices.Contains(told, want) {
				t.Errorf("it says %q, want %q", told, want)
			}
			both++
		}
	}
	if both < 2 || len(told) != both {
		t.Errorf("of %d ways it says %q", both, told)
	}
}

// tipOf is what a node says when it is pointed at.
func (d *desk) tipOf(id string) string {
	d.t.Helper()
	d.Away()
	d.Ticks(5)
	d.Hover(id)
	d.Ticks(60)
	return d.Tip()
}

// wantTip tests lines of a tooltip.
func (d *desk) wantTip(id string, lines ...string) {
	d.t.Helper()
	tip := strings.Split(d.tipOf(id), "\n")
	for _, line := range lines {
		if !slices.Contains(tip, line) {
			d.t.Errorf("%s says %q, want %q", id, tip, line)
		}
	}
}

// occupied tells whether a pawn stands in a hall.
func occupied(v game.Table, at game.Field) bool {
	return slices.ContainsFunc(v.Players, func(p game.Player) bool { return p.Pawn != nil && *p.Pawn == at })
}

// TestFieldsTellWhatLiesThere: each kind of hall and what lies on it.
func TestFieldsTellWhatLiesThere(t *testing.T) {
	d := lay(t, changed(t, placing(t), func(p *position) {
		for i := range p.Halls {
			if h := &p.Halls[i]; h.Content == nil && !occupied(p.Table, h.Field) {
				h.Breached, h.Open = true, game.AllEdges
				return
			}
		}
		t.Fatal("no hall is bare")
	}), 1280, 800, "en").open()
	d.wantTip("field:d4", "Field d4", "The central hall with the big red button, open on all sides.")
	breached, upgrade := false, map[game.TokenKind]string{
		game.FireUpgrade: "An upgrade: fire is higher by %d.", game.ArmourUpgrade: "An upgrade: armour is higher by %d.",
		game.BoosterUpgrade: "An upgrade: %d more booster.", game.Trophy: "A trophy of value %d. It counts once it is out of the base.",
	}
	for _, h := range d.face.v.Halls {
		id := "field:" + h.Field.String()
		switch {
		case occupied(d.face.v.Table, h.Field): // the pawn speaks
		case h.Breached:
			breached = true
			d.wantTip(id, "A breached hall, open on all sides.")
		case h.Content == nil:
			d.wantTip(id, d.house.Say(h.Tile.Name().Key))
		case h.Content.Kind() == game.Guard:
			d.wantTip(id, "Content: "+d.house.Say(h.Content.Name().Key), fmt.Sprintf("A guard. Fire: %d, armour: %d", h.Content.Fire(), h.Content.Armour()))
		default:
			d.wantTip(id, "Content: "+d.house.Say(h.Content.Name().Key), fmt.Sprintf(upgrade[h.Content.Kind()], h.Content.Value()))
		}
	}
	if !breached {
		t.Error("no hall is breached")
	}
	for x, lines := range map[string]string{
		"fire": "An upgrade: fire is higher by 1.", "armour2": "An upgrade: armour is higher by 2.",
		"booster": "An upgrade: 1 more booster.", "core": "A trophy of value 4. It counts once it is out of the base.",
		"cerberus": "A guard. Fire: 4, armour: 4", "laser": "A guard. Fire: 3, armour: 1",
	} {
		token, err := game.ParseToken(x)
		if err != nil {
			t.Fatal(err)
		}
		if got := d.face.tokenLines(token); got[0] != lines {
			t.Errorf("of %s it says %q, want %q", x, got, lines)
		}
	}

	d = lay(t, destroying(t), 1280, 800, "en").open()
	d.wantTip("field:d4", "The central hall was here. The field stays empty.")
	for _, h := range d.face.v.Halls {
		if h.Destroyed {
			d.wantTip("field:"+h.Field.String(), "A destroyed hall: nobody enters it or builds on it.")
			return
		}
	}
}

// TestPlayersTellWhatAllKnow: the lines of the players and their tooltips.
func TestPlayersTellWhatAllKnow(t *testing.T) {
	m := changed(t, talking(t), func(p *position) {})
	d := lay(t, m, 1280, 800, "en").open()
	turn := m.Actor()
	for seat, own := range d.face.v.Players {
		d.wantTip("player:"+numeral(seat),
			d.table.PlayerLook(seat).Name+", vehicle: "+d.house.Say(own.Vehicle.Name().Key),
			fmt.Sprintf("Fire: %d, armour: %d, boosters: %d", own.Fire, own.Armour, own.Boosters),
			fmt.Sprintf("halls: %d, content: %d", own.HallCount, own.TokenCount),
			"In hall "+own.Pawn.String())
	}
	d.wantTip("player:"+numeral(turn), "Trophies and upgrades: Scrap × 2, Data core, Fire +1")
	d.wantTip("player:"+numeral((turn+1)%3), "Trophies and upgrades: Scrap, Power cell × 2, Booster +1")

	d = lay(t, reached(t, 4, solo, func(v game.View) bool {
		out := 0
		for _, p := range v.Players {
			if p.Fate == game.Left {
				out++
			}
		}
		return v.Decision == "move" && v.CentralHall != rules.NoSeat && v.CentralHall != v.Presser && out == 1 &&
			v.Players[v.Presser].Fate == game.Playing
	}), 1280, 800, "en").open()
	v := d.face.v
	for seat, own := range v.Players {
		badge := ""
		switch {
		case int(v.CentralHall) == seat:
			badge = "wcp/central-token"
		case own.Trapped:
			badge = "wcp/trapped"
		case own.Fate == game.Left:
			badge = "icon/door"
		case int(v.Presser) == seat:
			badge = "wcp/button-pressed"
		}
		if got := d.State("player:"+numeral(seat), "badge"); got != badge {
			t.Errorf("seat %d is marked by %q, want %q", seat, got, badge)
		}
		id := "player:" + numeral(seat)
		holds := strings.Contains(d.tipOf(id), "Holds the central hall.")
		if want := int(v.CentralHall) == seat; holds != want || d.State(id, "holder") != want {
			t.Errorf("seat %d: it says that it holds the central hall: %v, want %v", seat, holds, want)
		}
		switch own.Fate {
		case game.Left:
			d.wantTip(id, fmt.Sprintf("Out of the base, escape number %d", own.Exit))
			if note := d.face.lineNote(seat); !strings.HasSuffix(note, fmt.Sprintf("out of the base (%d.)", own.Exit)) {
				t.Errorf("seat %d: %q", seat, note)
			}
		case game.Playing:
			if own.Pawn == nil {
				d.wantTip(id, fmt.Sprintf("At entrance %d", own.Entrance))
			}
		}
	}
	d = lay(t, ended(t), 1280, 800, "en")
	for seat, own := range d.face.v.Players {
		if own.Fate == game.Left {
			if words := d.face.fateWords(seat); words != fmt.Sprintf("Out of the base, escape number %d", own.Exit) {
				t.Errorf("seat %d: %q", seat, words)
			}
			if words := d.face.fateShort(seat); words != fmt.Sprintf("out of the base (%d.)", own.Exit) {
				t.Errorf("seat %d: %q", seat, words)
			}
		}
	}
}

// TestStacksTellTheirSizes and what each is for.
func TestStacksTellTheirSizes(t *testing.T) {
	d := lay(t, firstMove(t), 1280, 800, "en").open()
	for id, want := range map[string]struct {
		n    int
		line string
	}{
		"stack:halls":  {24, "So many halls are left on the face-down stack. The button can be pressed only when it is empty."},
		"stack:tokens": {96, "So many content tokens are left on the face-down stack."},
	} {
		if d.State(id, "left") != want.n || !strings.HasSuffix(d.Find(id).Label, fmt.Sprintf(": %d", want.n)) {
			t.Errorf("%s shows %v, %q", id, d.State(id, "left"), d.Find(id).Label)
		}
		d.wantTip(id, want.line)
	}
}

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
			if v.Decision != "destroy" {
				return false
			}
			for _, f := range v.Targets() {
				if at = f; want(v, f) {
					return true
				}
			}
			return false
		})
		d := lay(t, m, 1280, 800, "en").open()
		d.Hover("field:" + at.String())
		lines := d.State("bubble", "lines").([]string)
		var told []string
		if h := hallOf(d.face.v, at); h.Content != nil {
			told = append(told, "Back to the stack: "+d.house.Say(h.Content.Name().Key)+".")
			found["content"] = true
		}
		for _, seat := range d.face.v.Stranded(at) {
			told = append(told, "Cuts off from every exit: "+d.table.LookOf(seat).Name)
			found["strands"] = true
		}
		if !slices.Equal(lines, told) || d.Find("bubble").Label != "Destroy the hall on "+at.String() {
			t.Errorf("it says %q, want %q", lines, told)
		}
	}
	if len(found) != 2 {
		t.Errorf("found %v", found)
	}
}

// TestWhatCannotBeDoneSaysWhy: a click that plays nothing is never silent.
func TestWhatCannotBeDoneSaysWhy(t *testing.T) {
	wantToast := func(d *desk, id, want string) {
		t.Helper()
		n, before := d.match.Len(), len(d.Toasts())
		d.Click(id)
		toasts := d.Toasts()
		if d.match.Len() != n || len(toasts) <= before || !strings.Contains(toasts[len(toasts)-1], want) {
			t.Errorf("%s: toasts %q, want %q", id, toasts, want)
		}
	}
	d := lay(t, placing(t), 1280, 800, "en").open()
	wantToast(d, "field:d4", "First take a hall or a token from your hand below the board.")
	d.Click("hand:hall:0")
	wantToast(d, "field:"+d.face.v.Halls[0].Field.String(), "WCP-15")
	d.Click("hand:token:0")
	wantToast(d, "field:d4", "No tokens are laid in the central hall. WCP-16")
	d = lay(t, moving(t), 1280, 800, "en").open()
	var far game.Field
	for _, at := range boardFields {
		if len(d.face.waysTo(at)) == 0 && (d.face.v.Players[d.match.Actor()].Pawn == nil || *d.face.v.Players[d.match.Actor()].Pawn != at) {
			far = at
		}
	}
	wantToast(d, "field:"+far.String(), "WCP-11")
	d = lay(t, destroying(t), 1280, 800, "en").open()
	for _, h := range d.face.v.Halls {
		if h.Destroyed {
			wantToast(d, "field:"+h.Field.String(), "is destroyed already. WCP-45")
			break
		}
	}
}

// TestNothingIsHeldForAnother: what was picked up, and how it was turned, is
// forgotten with the position or the one who looks.
func TestNothingIsHeldForAnother(t *testing.T) {
	held := func(d *desk) bool {
		return d.face.held.on() || len(d.face.turns) > 0 || d.face.boost || d.face.via != game.NoField || d.face.goal != game.NoField
	}
	d := lay(t, placing(t), 1280, 800, "en").open()
	d.Click("hand:hall:0")
	d.Click("rotate")
	if !held(d) {
		t.Fatal("nothing is held")
	}
	d.table.Show((d.match.Actor() + 1) % 3)
	d.Stack.InvalidateAll()
	d.Ticks(2)
	if held(d) {
		t.Error("another seat holds the hall")
	}
	d = lay(t, placing(t), 1280, 800, "en").open()
	d.Click("hand:token:0")
	d.table.Look(d.match.Len() - 1)
	d.Stack.InvalidateAll()
	d.Ticks(2)
	if held(d) {
		t.Error("something is held in the past")
	}
	d = lay(t, moving(t), 1280, 800, "en").open()
	d.Click("boost")
	mv := d.face.ways[0].Move
	d.table.Play(mv)
	d.Stack.InvalidateAll()
	d.Ticks(200)
	if held(d) {
		t.Error("the booster is still chosen after the move")
	}
}

// TestTurningTellsHallsAndTokensApart: a turned hall leaves the token of the same
// slot as it lies, and the key turns clockwise.
func TestTurningTellsHallsAndTokensApart(t *testing.T) {
	d := lay(t, placing(t), 1280, 800, "en").open()
	own := d.face.v.Players[d.match.Actor()]
	slot := -1
	for i := range min(len(own.Halls), len(own.Tokens)) {
		if own.Tokens[i].Kind() == game.Guard && len(own.Tokens[i].Rotations()) > 2 && len(own.Halls[i].Rotations()) > 2 {
			slot = i
		}
	}
	if slot < 0 {
		m := reached(t, 3, solo, func(v game.View) bool {
			if v.Decision != "place" || v.Done.HallLaid || v.Done.ContentLaid || v.MustBreach() || len(v.Halls) < 3 {
				return false
			}
			own := v.Players[v.Actor]
			for i := range min(len(own.Halls), len(own.Tokens)) {
				if own.Tokens[i].Kind() == game.Guard && len(own.Tokens[i].Rotations()) > 2 && len(own.Halls[i].Rotations()) > 2 {
					slot = i
					return true
				}
			}
			return false
		})
		d = lay(t, m, 1280, 800, "en").open()
	}
	hall, token := "hand:hall:"+numeral(slot), "hand:token:"+numeral(slot)
	was := d.State(token, "shows")
	before, err := game.ParseEdges(d.State(hall, "shows").(string))
	if err != nil {
		t.Fatal(err)
	}
	d.Click(hall)
	d.Click("rotate")
	if got := d.State(hall, "shows"); got != before.Turned(1).String() {
		t.Errorf("%s turned clockwise shows %v", before, got)
	}
	if d.State(token, "shows") != was {
		t.Error("the token of the same slot is turned, too")
	}
}

// TestHandsSayWhyNothingCanBeLaid, and what has been laid.
func TestHandsSayWhyNothingCanBeLaid(t *testing.T) {
	d := lay(t, breaching(t), 1280, 800, "en").open()
	if got := d.face.hallNote(); got != "none fits: lay one breached" {
		t.Errorf("of halls it says %q", got)
	}
	d = lay(t, placing(t), 1280, 800, "en").open()
	if a, b := d.face.hallNote(), d.face.tokenNote(); a+b != "" {
		t.Errorf("it says %q and %q", a, b)
	}
	d.Click("hand:token:0")
	d.Click("field:" + d.glowing("legal").Fields()[0].String())
	d.Ticks(60)
	if a, b := d.face.hallNote(), d.face.tokenNote(); a != "" || b != "laid in this turn" {
		t.Errorf("with a token laid it says %q and %q", a, b)
	}
}

// TestEntrancesTellWhatTheyAre in both stages.
func TestEntrancesTellWhatTheyAre(t *testing.T) {
	d := lay(t, firstMove(t), 1280, 800, "en").open()
	if tip := d.face.gateTip(0); tip.Title != "Entrance 1" || !slices.Equal(tip.Lines, []string{ // a pawn stands there
		"Active, " + d.table.LookOf(0).Name + " starts here.", "It becomes an exit in stage II, when the central hall is gone.",
	}) {
		t.Errorf("entrance 1 says %+v", tip)
	}
	d.wantTip("entrance:2", "Passive: nobody starts here.")
	d = lay(t, destroying(t), 1280, 800, "en").open()
	kinds := map[string]bool{}
	for n := 1; n <= 6; n++ {
		h := hallOf(d.face.v, game.Corner(game.Dir(n-1)))
		want := "A wall of the hall blocks it."
		switch {
		case h != nil && h.Destroyed:
			want = "The hall before it is destroyed."
		case h == nil || h.Open.Has(game.Dir(n-1)):
			want = "Open: the base can be left here."
		}
		kinds[want] = true
		d.wantTip(fmt.Sprintf("entrance:%d", n), want)
	}
	if len(kinds) < 2 {
		t.Errorf("only %v", kinds)
	}
}

// TestVehiclesAreCompared: how many cards have more of a characteristic.
func TestVehiclesAreCompared(t *testing.T) {
	d := lay(t, match(t, 2, 3), 1280, 800, "en").open()
	d.wantTip("vehicle:V10", "Fire: 3. Cards with more: 0", "Armour: 4. Cards with more: 8", "Boosters: 1. Cards with more: 5")
	d.wantTip("vehicle:V01", "Fire: 1. Cards with more: 6", "Armour: 12. Cards with more: 0")
}

// TestGoodsFlyToWhoGetsThem: from the line of who gives to that of who gets.
func TestGoodsFlyToWhoGetsThem(t *testing.T) {
	m := talking(t)
	turn := m.Actor()
	other := (turn + 1) % 3
	d := lay(t, m, 1280, 800, "en").open()
	for _, text := range []string{fmt.Sprintf("trade %d", other), "give core", "ask booster", "offer"} {
		mv, err := m.Parse(text)
		if err == nil {
			_, err = m.Play(mv)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	before := m.View(rules.NoSeat)
	if _, err := m.Play(game.Plain(game.VerbAccept)); err != nil {
		t.Fatal(err)
	}
	list := d.face.Motions(before, m.View(rules.NoSeat))
	if len(list) != 2 { // trophies come first
		t.Fatalf("%d things move", len(list))
	}
	row := func(seat int) float64 { return d.face.places.rows[seat].Center().Y }
	if list[0].From.Center().Y != row(turn) || list[0].To.Center().Y != row(other) ||
		list[1].From.Center().Y != row(other) || list[1].To.Center().Y != row(turn) {
		t.Errorf("things move %v → %v and %v → %v", list[0].From, list[0].To, list[1].From, list[1].To)
	}
}

// TestTheAlarmTellsWhoseTurnBringsTheFall now and later.
func TestTheAlarmTellsWhoseTurnBringsTheFall(t *testing.T) {
	for now, want := range map[bool]string{true: "%s destroys a hall at the end of this turn.", false: "%s destroys the next hall. Turns until then: %d"} {
		m := reached(t, 4, solo, func(v game.View) bool {
			return v.Stage == game.StageEscape && v.Decision == "move" && (v.CentralHall == v.Turn) == now
		})
		d := lay(t, m, 1280, 800, "en").open()
		v := d.face.v
		turns := 0
		for seat := int(v.Turn); seat != int(v.CentralHall); seat = (seat + 1) % 4 {
			if v.Players[seat].Fate == game.Playing || seat == int(v.Turn) {
				turns++
			}
		}
		words := strings.ReplaceAll(d.face.fallWords(), "\u00a0", " ")
		line := fmt.Sprintf(want, d.table.LookOf(int(v.CentralHall)).Name, turns)
		if now {
			line = fmt.Sprintf(want, d.table.LookOf(int(v.CentralHall)).Name)
		}
		if words != line || d.State("alarm", "turns") != turns {
			t.Errorf("it says %q, want %q", words, line)
		}
	}
}

// TestAlliesAreNotFought: the card of a pawn of the same team says so.
func TestAlliesAreNotFought(t *testing.T) {
	ally := func(v game.View) int {
		for seat, p := range v.Players {
			own := v.Players[v.Turn]
			if seat != int(v.Turn) && p.Person == own.Person && own.Pawn != nil && p.Pawn != nil && *p.Pawn == *own.Pawn {
				return seat
			}
		}
		return rules.NoSeat
	}
	m := reached(t, 2, teams, func(v game.View) bool { return v.Decision == "meet" && ally(v) != rules.NoSeat })
	d := lay(t, m, 1280, 800, "en").open()
	if words := d.State("met:"+numeral(ally(*d.face.v)), "forecast"); fmt.Sprint(words) != "[The same team: no fight.]" {
		t.Errorf("of a pawn of the same team it says %q", words)
	}
}

// TestTheCentralHallFliesToWhoGetsIt: from the board when it is taken off, later
// from the line of who had it.
func TestTheCentralHallFliesToWhoGetsIt(t *testing.T) {
	central := func(list []table.Motion) table.Motion {
		t.Helper()
		i := slices.IndexFunc(list, func(m table.Motion) bool { return m.Piece == "central" })
		if i < 0 {
			t.Fatal("it does not fly")
		}
		return list[i]
	}
	m := destroying(t)
	had := int(seen(m).CentralHall)
	d, list := shownMove(t, m, verb(game.VerbDestroy))
	has := int(m.View(rules.NoSeat).(game.View).CentralHall)
	row := func(seat int) float64 { return d.face.places.rows[seat].Center().Y }
	if x := central(list); had == has || x.From.Center().Y != row(had) || x.To.Center().Y != row(has) {
		t.Errorf("from seat %d to seat %d it flies %v → %v", had, has, x.From, x.To)
	}
	m = reached(t, 3, solo, func(v game.View) bool { return v.Stage == game.StageRemoval && v.Decision == "place" })
	d, list = shownMove(t, m, verb(game.VerbContent))
	if x := central(list); x.From.Center().Dist(d.face.places.mid(game.Centre)) > 1 {
		t.Errorf("from the board it flies %v → %v", x.From, x.To)
	}
}
