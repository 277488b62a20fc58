package dzicz

import "testing"

// TestDZ25TrailCondition tries the chain from the south edge.
func TestDZ25TrailCondition(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		home    Edge
		want    bool
	}{
		"straight":         {". . . . .  . . A . .  . . A . .  . . A . .  . . A . .", South, true},
		"over corners":     {". . . . .  A . . . .  . A . . .  . . A . .  . . . A .", South, true},
		"from a corner":    {". . . . .  A . . . .  A . . . .  A . . . .  A . . . .", South, true},
		"longer":           {". . . . .  . . . A .  . . A . .  . A A . .  A . . . .", South, true},
		"gap":              {". . . . .  . . A . .  . . . . .  . . A . .  . . A . .", South, false},
		"not the edge":     {". . A . .  . . A . .  . . A . .  . . A . .  . . . . .", South, false},
		"not the fourth":   {". . . . .  . . . . .  . A A . .  . A A . .  . A A . .", South, false},
		"two chains":       {". . . . .  A . . . A  A . . . A  . . . . .  . . A . .", South, false},
		"another's token":  {". . . . .  . . A . .  . . B . .  . . A . .  . . A . .", South, false},
		"from the north":   {". . A . .  . . A . .  . . A . .  . . A . .  . . . . .", North, true},
		"from the west":    {". . . . .  . . . . .  A A A A .  . . . . .  . . . . .", West, true},
		"from the east":    {". . . . .  . . . . .  . A A A A  . . . . .  . . . . .", East, true},
		"east by a corner": {". . . . .  . . . . .  A A A . .  . . . A A  . . . . .", East, true},
		"nothing":          {". . . . .  . . . . .  . . . . .  . . . . .  . . . . .", South, false},
	} {
		b := parseBoard(t, c.drawing)
		if got := meetsTrail(&b, 0, c.home); got != c.want {
			t.Errorf("%s: met is %v", name, got)
		}
		p := b.progress(Trail, 0, c.home)
		if p.Done() != c.want || p.Of != 4 || p.Met < 0 {
			t.Errorf("%s: progress %+v", name, p)
		}
	}
}

func TestDZ26AssaultCondition(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		met     int
	}{
		"all":            {". . a . .  . . . . .  . . a . a  . . . . .  . . a . .", 4},
		"four edges":     {". . a . .  . . . . .  a . a . a  . . . . .  . . a . .", 4},
		"no centre":      {". . a . .  . . . . .  . a . . a  . . . . .  . . a . .", 3},
		"one other edge": {". a a . .  . . . . .  . . a . .  . . . . .  . . a . .", 3},
		"not home":       {". . a . .  . . . . .  a . a . a  . . . . .  . . . . .", 3},
		"corners only":   {"a . . . a  . . . . .  . . a . .  . . . . .  a . . . a", 1},
		"another's":      {". . b . .  . . . . .  . . b . b  . . . . .  . . b . .", 0},
	} {
		b := parseBoard(t, c.drawing)
		p := b.progress(PrepareAssault, 0, South)
		if got := meetsAssault(&b, 0, South); got != (c.met == 4) || p.Met != c.met || p.Of != 4 {
			t.Errorf("%s: met is %v, progress %+v", name, got, p)
		}
	}
}

func TestDZ27ResourcesCondition(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		met     int
	}{
		"all":               {". . . . .  . A# A . .  . A A . .  . . . . .  . . . . .", 5},
		"more":              {". . . . .  . A# A# A .  . A A . .  . . . . .  . . . . .", 5},
		"three":             {". . . . .  . A# A . .  . A . . .  . . A . .  . . . . .", 5},
		"no outpost":        {". . . . .  . A A . .  . A A . .  . . . . .  . . A# . .", 4},
		"tokens at an edge": {". . A . .  A A# . . .  A A . . .  . . . . .  . . . . .", 3},
		"another's":         {". . . . .  . B# B . .  . B B . .  . . . . .  . . . . .", 0},
	} {
		b := parseBoard(t, c.drawing)
		p := b.progress(Resources, 0, South)
		if got := meetsResources(&b, 0, South); got != (c.met == 5) || p.Met != c.met || p.Of != 5 {
			t.Errorf("%s: met is %v, progress %+v", name, got, p)
		}
	}
}

func TestDZ28BastionCondition(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		met     int
	}{
		"all":        {". . . . .  . A# . A# .  . . A# . .  . . . . .  . . . . .", 3},
		"more":       {". . . . .  . A# . A# .  . . A# . .  . A# . . .  . . . . .", 3},
		"two":        {". . . . .  . A# . A# .  . . A . .  . . . . .  . . . . .", 2},
		"at an edge": {". . A# . .  A# . . . A#  . . A# . .  . . . . .  . . . . .", 1},
		"another's":  {". . . . .  . B# . B# .  . . B# . .  . . . . .  . . . . .", 0},
	} {
		b := parseBoard(t, c.drawing)
		p := b.progress(Bastion, 0, South)
		if got := meetsBastion(&b, 0, South); got != (c.met == 3) || p.Met != c.met || p.Of != 3 {
			t.Errorf("%s: met is %v, progress %+v", name, got, p)
		}
	}
}

func TestDZ25ProgressCountsWhatTheBestChainLacks(t *testing.T) {
	for name, c := range map[string]struct {
		drawing string
		met     int
	}{
		"nothing":                   {". . . . .  . . . . .  . . . . .  . . . . .  . . . . .", 0},
		"home":                      {". . . . .  . . . . .  . . . . .  . . . . .  . . A . .", 1},
		"middle only":               {". . . . .  . . . . .  . . A . .  . . A . .  . . . . .", 2},
		"one lacks in the midst":    {". . . . .  . . A . .  . . A . .  . . . . .  . . A . .", 3},
		"two chains far apart":      {". . . . .  . . . . A  . . . . A  A . . . .  A . . . .", 2},
		"the far token lies beside": {". . . . .  A . . . .  . . . . .  . A . . .  . A . . .", 3},
		"the fifth row is no use":   {". . A . .  . . . . .  . . . . .  . . . . .  . . . . .", 0},
		"six tokens, one row":       {". . . . .  . . . . .  . . . . .  . . . . .  A A A A A", 1},
	} {
		b := parseBoard(t, c.drawing)
		if p := b.progress(Trail, 0, South); p.Met != c.met {
			t.Errorf("%s: %d of 4, want %d", name, p.Met, c.met)
		}
	}
	b := board{}
	if p := b.progress(Trail, 0, NoEdge); p.Met != 0 || p.Done() {
		t.Errorf("without a home edge: %+v", p)
	}
}

func TestDZ25ProgressPartsNameTheirFields(t *testing.T) {
	b := parseBoard(t, `
		. . . . .
		. . A . .
		. . A . A
		. . . . .
		. . A . .
	`)
	p := b.progress(Trail, 0, South)
	got := map[string]string{}
	for _, part := range p.Parts {
		got[part.ID] = fieldList(part.Fields)
	}
	if got["chain"] != "[c1 c3 c4]" || got["home"] != "[c1]" || got["far"] != "[c4]" {
		t.Errorf("parts %v", got)
	}
}

func TestMissionIDs(t *testing.T) {
	for i, want := range []string{"trail DZ-25", "assault DZ-26", "resources DZ-27", "bastion DZ-28"} {
		m := Missions()[i]
		if got := m.String() + " " + m.Rule(); got != want {
			t.Errorf("mission %d is %s, want %s", i, got, want)
		}
		if back, err := missionIDs.Parse(m.String()); err != nil || back != m {
			t.Errorf("%s is read as %v (%v)", m, back, err)
		}
	}
	if _, err := missionIDs.Parse("x"); err == nil {
		t.Error("a mission x is read")
	}
}
