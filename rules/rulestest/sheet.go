package rulestest

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"schron/rules"
)

// AddSheet adds all that a sheet says.
func (a Texts) AddSheet(s rules.Sheet) {
	for _, section := range s.Sections {
		a.Add(section.Title)
		a.Add(section.Heads...)
		for _, row := range section.Rows {
			a.Add(row.Name, row.Text)
			for _, cell := range row.Cells {
				a.Add(cell.Text)
				for _, n := range cell.Counts {
					a.Add(n.Name)
				}
			}
		}
	}
}

// sheets tests the sheet of every set-up. It must speak of every phase that the bar
// shows and stay the same through a game. Its ids must be unique and its rules exist.
// It must have words in every language, without a typed number. All moves in random
// games must stand on it or on a button of the prompt.
func (o Conformance) sheets(t *testing.T) {
	said := Texts{}
	for i, setup := range seeded(o.allSetups(), sheetSeed) {
		s, err := o.Game.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		sheeter, ok := s.(rules.Sheeter)
		if !ok {
			t.Fatalf("%s has no sheet", o.Game.ID())
		}
		sheet := sheeter.Sheet()
		said.AddSheet(sheet)
		err = o.soundSheet(sheet)
		if i%sheetGames == 0 {
			err = errors.Join(err, o.sheetCovers(s, sheet))
		}
		if err != nil {
			t.Errorf("%d players, options %v: %v", setup.Players, setup.Options, err)
		}
	}
	said.HaveWords(t, o.Game.ID(), OfKinds("sheet"))
	for _, lang := range Languages {
		words := Words(t, o.Game.ID(), lang)
		for _, key := range slices.Sorted(maps.Keys(words)) {
			if strings.HasPrefix(key, o.Game.ID()+".sheet.") && typed(words[key]) {
				t.Errorf("%s: a number is typed in %s: %q", lang, key, words[key])
			}
		}
	}
}

// allSetups are those of every number of players and each option by itself, and the
// game's own. A number of players may be too many for an option.
func (o Conformance) allSetups() []rules.Setup {
	all := Setups(o.Game, 0, rules.Variants(o.Game.Options())...)
	all = slices.DeleteFunc(all, func(s rules.Setup) bool {
		_, err := o.Game.New(s)
		return err != nil
	})
	return append(all, o.Setups...)
}

// sheetGames is of how many set-ups one is played on.
const sheetGames = 3

// sheetMoves is how many moves of a game by chance are looked for on the sheet.
const sheetMoves = 400

var digits = regexp.MustCompile(`[0-9]`)

// typed reports whether there is a number in words besides placeholders.
func typed(words string) bool { return digits.MatchString(placeholder.ReplaceAllString(words, "")) }

// soundSheet tests a sheet by itself.
func (o Conformance) soundSheet(sheet rules.Sheet) error {
	var errs []error
	seen, phases := map[string]bool{}, map[string]bool{}
	id := func(id string) {
		if id == "" || seen[id] {
			errs = append(errs, fmt.Errorf("id %q is empty or stands twice", id))
		}
		seen[id] = true
	}
	rule := func(id, rule string) {
		if rule != "" && !slices.Contains(o.RuleIDs.IDs, rule) {
			errs = append(errs, fmt.Errorf("%s: there is no rule %s", id, rule))
		}
	}
	for _, section := range sheet.Sections {
		id(section.ID)
		rule(section.ID, section.Rule)
		for _, p := range section.Phases {
			phases[p] = true
		}
		if section.Title.Empty() || len(section.Rows) == 0 {
			errs = append(errs, fmt.Errorf("section %s has no title or no rows", section.ID))
		}
		for _, row := range section.Rows {
			at := section.RowID(row)
			id(at)
			rule(at, row.Rule)
			if row.Rule == "" && section.Rule == "" {
				errs = append(errs, fmt.Errorf("%s names no rule", at))
			}
			if row.Name.Empty() && row.Text.Empty() || len(row.Cells) > len(section.Heads) {
				errs = append(errs, fmt.Errorf("%s says nothing or has %d cells under %d heads", at, len(row.Cells), len(section.Heads)))
			}
		}
	}
	for _, p := range o.Game.Phases() {
		if !phases[p] {
			errs = append(errs, fmt.Errorf("nothing is told of phase %s", p))
		}
	}
	return errors.Join(errs...)
}

// sheetCovers plays a game by chance and looks for each legal move on the sheet.
func (o Conformance) sheetCovers(s rules.State, sheet rules.Sheet) error {
	r, missing := rules.NewRand(sheetSeed), map[string]bool{}
	for n := 0; n < sheetMoves && s.Actor() != rules.NoSeat; n++ {
		var all []rules.Move
		prompt := s.Prompt()
		for _, m := range s.Legal(nil) {
			all = append(all, m)
			if !onSheet(sheet, m) && !onButton(prompt, m) {
				missing[o.Game.Notation(m)] = true
			}
		}
		for _, x := range s.Ranges(nil) {
			all = append(all, x.With(x.Min))
			if !onSheet(sheet, x.Move) {
				missing[o.Game.Notation(x.Move)] = true
			}
		}
		if err := s.Apply(all[r.IntN(len(all))], nil); err != nil {
			return err
		}
	}
	if got := s.(rules.Sheeter).Sheet(); len(got.Sections) != len(sheet.Sections) || fmt.Sprint(texts(got)) != fmt.Sprint(texts(sheet)) {
		return errors.New("the sheet has changed in the course of the game")
	}
	if len(missing) > 0 {
		return fmt.Errorf("not on the sheet: %q", slices.Sorted(maps.Keys(missing))[:min(len(missing), 12)])
	}
	return nil
}

// texts lists what a sheet says, in order.
func texts(s rules.Sheet) []string {
	var out []string
	for _, section := range s.Sections {
		for _, row := range section.Rows {
			name, _ := row.Name.MarshalJSON()
			text, _ := row.Text.MarshalJSON()
			out = append(out, section.RowID(row), string(name), string(text))
		}
	}
	return out
}

func onSheet(s rules.Sheet, m rules.Move) bool {
	for _, section := range s.Sections {
		for _, row := range section.Rows {
			if row.May != nil && row.May(m) {
				return true
			}
		}
	}
	return false
}

func onButton(p rules.Prompt, m rules.Move) bool {
	_, ok := p.Choice(m)
	return ok
}
