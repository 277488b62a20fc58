package table_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"schron/input"
	"schron/layout"
	"schron/rules"
	"schron/scenes/scenetest/toy"
	"schron/scenes/store"
	"schron/scenes/ui"
)

// aid is a sheet with a part of each phase of two and a table.
func aid() rules.Sheet {
	return rules.Sheet{Sections: []rules.SheetSection{
		{ID: "a", Title: rules.Msg("toy.phase.a"), Phases: []string{"a"}, Rows: []rules.SheetRow{
			{ID: "go", Name: rules.Msg("toy.choice.pass"), Rule: "TOY-1", May: rules.MayPlay(toy.VerbPass)},
			{ID: "shout", Name: rules.Msg("toy.choice.pass"), Rule: "TOY-2", May: rules.MayPlay(toy.VerbShout)},
			{ID: "read", Name: rules.Msg("toy.choice.pass")},
		}},
		{ID: "b", Title: rules.Msg("toy.phase.b"), Rule: "TOY-3", Phases: []string{"b"}, Rows: []rules.SheetRow{
			{ID: "give", Name: rules.Msg("toy.choice.pass"), May: rules.MayPlay(toy.VerbGive)},
		}},
	}}
}

var aided = toy.Game{Steps: []string{"a", "b"}, Aid: aid(), Asks: []toy.Ask{{Phase: "a"}, {Phase: "b"}, {Phase: "b", Seat: 1, Private: true}}}

func TestF2LaysTheSheetOverTheTable(t *testing.T) {
	w := open(t, lines{game: aided, players: toy.People(2)})
	for _, c := range []struct {
		name     string
		up, down func()
	}{
		{"F2", func() { w.Key(input.KeyF2) }, func() { w.Key(input.KeyF2) }},
		{"the bar, and Escape", func() { w.Click("sheet:open") }, func() { w.Key(input.KeyEscape) }},
		{"the menu, and its button", func() { w.Key(input.KeyEscape); w.Click("menu:sheet") }, func() { w.Click("sheet:close") }},
	} {
		if c.up(); !w.Has("sheet") {
			t.Errorf("%s: the sheet does not come", c.name)
		}
		if c.down(); w.Has("sheet") || w.Has("table-menu") {
			t.Errorf("%s: the sheet does not go, or the menu comes", c.name)
		}
	}
}

func TestTheSheetMarksWhatCanBeDoneNow(t *testing.T) {
	w := open(t, lines{game: aided, players: toy.People(2)})
	want := func(now string, may map[string]bool) {
		t.Helper()
		w.Key(input.KeyF2)
		for _, id := range []string{"a", "b"} {
			if w.State("sheet:"+id, "now") != (id == now) {
				t.Errorf("in phase %s part %s is marked: %v", now, id, w.State("sheet:"+id, "now"))
			}
		}
		for id, can := range may {
			if w.State("sheet:"+id, ui.MayState) != can {
				t.Errorf("%s can be done: %v", id, !can)
			}
		}
		w.Key(input.KeyF2)
	}
	want("a", map[string]bool{"a.go": true, "a.shout": false, "a.read": false, "b.give": true})
	w.act(t, toy.Pass)
	want("b", map[string]bool{"a.go": true, "a.shout": false})
	w.tb.Look(1)
	w.settle()
	want("b", map[string]bool{"a.go": false, "a.read": false, "b.give": false})
}

// TestTheSheetGoesWhenTheScreenIsCovered: the next player finds the table, not what
// the last one looked up.
func TestTheSheetGoesWhenTheScreenIsCovered(t *testing.T) {
	w := open(t, lines{game: aided, players: toy.People(2)})
	w.act(t, toy.Pass)
	w.Key(input.KeyF2)
	w.act(t, toy.Pass)
	if w.Has("sheet") || !w.Has("cover:open") {
		t.Fatal("the sheet lies over the cover, or there is none")
	}
	w.Key(input.KeyF2)
	if w.Click("menu"); w.Has("menu:sheet") {
		t.Error("the menu of the cover offers the sheet")
	}
	w.Click("menu:resume")
	w.Click("cover:open")
	if w.Has("sheet") {
		t.Error("the sheet is there again")
	}
}

func TestAGameWithoutASheetHasNoButtonForOne(t *testing.T) {
	w := open(t, lines{game: toy.Game{Asks: []toy.Ask{{}}}, players: toy.People(1)})
	w.Key(input.KeyF2)
	if w.Has("sheet") || w.Has("sheet:open") {
		t.Error("there is a sheet of nothing")
	}
}

// TestWhatIsSaidBeforeATableStandsAboveItsHeads, and a part that says nothing else has no
// heads.
func TestWhatIsSaidBeforeATableStandsAboveItsHeads(t *testing.T) {
	name, cell := rules.Msg("toy.choice.pass"), []rules.SheetCell{{Text: rules.Msg("toy.cell")}}
	g := toy.Game{Asks: []toy.Ask{{}}, Aid: rules.Sheet{Sections: []rules.SheetSection{
		{ID: "table", Title: rules.Msg("toy.phase.a"), Heads: []rules.Text{rules.Msg("toy.head")}, Rows: []rules.SheetRow{
			{ID: "before", Name: name}, {ID: "first", Name: name, Cells: cell}, {ID: "after", Name: name},
		}},
		{ID: "words", Title: rules.Msg("toy.phase.b"), Rows: []rules.SheetRow{{ID: "only", Name: name}}},
	}}}
	w := open(t, lines{game: g, players: toy.People(1)})
	w.Key(input.KeyF2)
	head := layout.Rect{}
	for _, x := range w.audit(t).Texts {
		if x.Text == "[toy.head]" {
			head = x.Box
		}
	}
	top := func(id string) float64 { return w.rect("sheet:" + id).Y }
	if head.Empty() || top("table.before") >= head.Y || top("table.first") <= head.Y || top("table.after") <= top("table.first") || !w.Has("sheet:words.only") {
		t.Errorf("the heads stand at %v, the rows at %v, %v and %v", head, top("table.before"), top("table.first"), top("table.after"))
	}
}

// TestCellsStandBesideTheWordsOfTheirRow, though the id of its rule is shorter than another.
func TestCellsStandBesideTheWordsOfTheirRow(t *testing.T) {
	cell := []rules.SheetCell{{Text: rules.Msg("toy.cell")}}
	g := toy.Game{Asks: []toy.Ask{{}}, Aid: rules.Sheet{Sections: []rules.SheetSection{
		{ID: "table", Title: rules.Msg("toy.phase.a"), Heads: []rules.Text{rules.Msg("toy.head")}, Rows: []rules.SheetRow{
			{ID: "ruled", Name: rules.Msg("toy.short"), Cells: cell, Rule: "TOY-1234567890"},
			{ID: "free", Name: rules.Msg("toy." + strings.Repeat("words ", 40)), Cells: cell},
		}},
	}}}
	w := open(t, lines{game: g, players: toy.People(1)})
	w.Key(input.KeyF2)
	texts, _ := w.within(t, "sheet:table.free")
	var at layout.Rect
	for _, x := range texts {
		if x.Text == "[toy.cell]" {
			at = x.Box
		}
	}
	for _, x := range texts {
		if x.Text != "[toy.cell]" && x.Box.Right() > at.X {
			t.Errorf("%q at %v reaches the cell at %v", x.Text, x.Box, at)
		}
	}
	if len(texts) < 3 || at.Empty() {
		t.Errorf("%d texts, the cell at %v", len(texts), at)
	}
}

// TestPicturesOfARowAreToldInItsTip, one as well as several.
func TestPicturesOfARowAreToldInItsTip(t *testing.T) {
	heads := []rules.Text{rules.Msg("toy.head"), rules.Msg("toy.other")}
	cell := rules.SheetCell{Counts: []rules.SheetCount{{Picture: "token", Name: rules.Msg("toy.thing")}}}
	words := rules.SheetCell{Text: rules.Msg("toy.cell")}
	row := func(id string, cells ...rules.SheetCell) rules.SheetRow {
		return rules.SheetRow{ID: id, Name: rules.Msg("toy.choice.pass"), Cells: cells}
	}
	g := toy.Game{Asks: []toy.Ask{{}}, Aid: rules.Sheet{Sections: []rules.SheetSection{{
		ID: "table", Title: rules.Msg("toy.phase.a"), Heads: heads, Rows: []rules.SheetRow{row("one", words, cell), row("two", cell, cell), row("none", words, words)},
	}}}}
	w := open(t, lines{game: g, players: toy.People(1)})
	w.Key(input.KeyF2)
	for id, want := range map[string]int{"one": 1, "two": 2, "none": 0} {
		w.Hover("sheet:table." + id)
		w.Ticks(60)
		if got := strings.Count(w.Tip(), "[toy.thing]"); got != want {
			t.Errorf("row %s: the tip %q names %d things, want %d", id, w.Tip(), got, want)
		}
	}
}

// TestTheSheetBesideTheTableTurnsToThePhase that is, when that changes.
func TestTheSheetBesideTheTableTurnsToThePhase(t *testing.T) {
	long := aided
	first := aid().Sections[0]
	long.Aid.Sections = nil
	for i := range 8 {
		first.ID = "a" + strconv.Itoa(i)
		long.Aid.Sections = append(long.Aid.Sections, first)
	}
	long.Aid.Sections = append(long.Aid.Sections, aid().Sections[1], first)
	w := open(t, lines{game: long, players: toy.People(2), w: 1500, h: 640, set: func(s *store.Settings) { s.Sheets = map[string]bool{"toy": true} }})
	if !w.Has("sheet:a0") || w.Has("sheet:b") {
		t.Fatalf("in the first phase the sheet has %v", w.ids())
	}
	w.act(t, toy.Pass)
	if w.Has("sheet:a0") || !w.Has("sheet:b") || w.State("sheet:b", "now") != true {
		t.Errorf("in the second phase the sheet has %v", w.ids())
	}
}

// TestTheSheetIsSetAnewInAnotherWindow: it lies as one that was
// opened there.
func TestTheSheetIsSetAnewInAnotherWindow(t *testing.T) {
	long := aided
	for range 8 {
		long.Aid.Sections = append(long.Aid.Sections, aid().Sections[:1]...)
	}
	for i := range long.Aid.Sections {
		long.Aid.Sections[i].ID = string(rune('a' + i))
	}
	rects := func(w *world) (out [][4]float64) {
		for i := range long.Aid.Sections {
			if id := "sheet:" + string(rune('a'+i)); w.Has(id) {
				out = append(out, w.Find(id).Rect)
			}
		}
		return out
	}
	for _, size := range []layout.Size{layout.S(1280, 560), layout.S(1024, 800)} {
		w := open(t, lines{game: long, players: toy.People(2)})
		w.Key(input.KeyF2)
		before := rects(w)
		w.Stack.Resize(size)
		w.Ticks(1)
		fresh := open(t, lines{game: long, players: toy.People(2), w: size.W, h: size.H})
		fresh.Key(input.KeyF2)
		if got, want := rects(w), rects(fresh); !slices.Equal(got, want) || slices.Equal(got, before) {
			t.Errorf("%v: the parts lie at %v, want %v", size, got, want)
		}
	}
}
