package dzicz

import (
	"strings"
	"testing"

	"schron/rules"
)

// said is what pointing at a node shows: its tooltip, or the bubble that says what would
// happen there. Lines apart by " / ", spaces as such.
func said(d *desk, id string) string {
	d.T.Helper()
	d.Away()
	d.Ticks(3)
	d.Hover(id)
	d.Ticks(40)
	text := d.Tip()
	if n, ok := d.Lookup("bubble"); ok {
		text = strings.Join(append([]string{n.Label}, n.State["lines"].([]string)...), "\n")
	}
	return strings.NewReplacer("\n", " / ", "\u00a0", " ").Replace(text)
}

// tips are what pointing says, by position and node.
type tips map[string]map[string]string

func (want tips) check(t *testing.T, lang string) {
	t.Helper()
	for name, nodes := range want {
		start := positions[name]
		if start == nil {
			start = others[name]
		}
		d := lay(t, start(t), 1280, 800, lang).Open()
		for id, words := range nodes {
			if got := said(d, id); got != words {
				t.Errorf("%s, %s: %q\nwant %q", name, id, got, words)
			}
		}
	}
}

// TestPointingSaysWhatLiesThere: fields, edges, pieces, missions, tokens and
// players, each with its own words and names.
func TestPointingSaysWhatLiesThere(t *testing.T) {
	tips{
		"middle": {
			"edge:N":          "Krawędź północna: Celina",
			"edge:E":          "Krawędź wschodnia: wolna",
			"edge:S":          "Krawędź południowa: Ala",
			"edge:W":          "Krawędź zachodnia: Bartek",
			"field:a1":        "Pole a1 / Puste pole.",
			"field:d1":        "Żeton na d1 / Kończy ruch: 1 żołnierz jeszcze się nie ruszył. / Bartek może najpierw użyć sprawnego manewru.",
			"token:d3":        "Przyczółek na d3 / Na to pole i na sąsiednie inni nie położą żetonu. / Kończy ruch: 1 żołnierz jeszcze się nie ruszył. / Bartek może najpierw użyć sprawnego manewru.",
			"outpost:b3":      "Pole b3 / Żeton i przyczółek: Bartek / Żołnierz: Bartek / Przyczółek obok lub tutaj: żetony kładzie tylko Bartek.",
			"soldier:c5":      "Pole c5 / Żeton: Celina / Żołnierz: Celina",
			"mission:trail":   "Zabezpiecz szlak / 4 żetony w łańcuchu: od swojej krawędzi do przedostatniego rzędu / Za pierwsze zdobycie: do 2 żołnierzy na pola ze swoimi żetonami / Ala: 3 z 4 / Bartek: 2 z 4 / Celina: 2 z 4 / Zasada DZ-25",
			"mission:trail:0": "Ala 3/4 / brakuje: łańcuch żetonów: 3 z 4 / jest: żeton przy swojej krawędzi: 1 z 1 / brakuje: żeton w przedostatnim rzędzie od swojej krawędzi: 0 z 1",
			"mission:bastion": "Zbuduj bastion / 3 przyczółki na polach wewnętrznych / Za pierwsze zdobycie: żetony obrony granic i sprawnego manewru / Ala: 1 z 3 / Bartek: 1 z 3 / Celina: 1 z 3 / Zasada DZ-28",
			"secret":          "Tajna misja / Przytrzymaj przycisk myszy, żeby zobaczyć swoją misję. Pozostali niech nie patrzą.",
			"supply:token":    "żeton / Na pole, które ma wspólny bok z polem ze swoim żetonem.",
			"action:assault":  "gwałtowne natarcie / Zaraz po ruchu żołnierza w swojej kolejce rusz go jeszcze raz. / Odkryte: 1",
			"action:defence":  "obrona granic / Gdy cudzy żołnierz wchodzi na pole z twoim żetonem, cofnij go tam, skąd przyszedł. / Odkryte: 1",
			"action:expansion": "szybka ekspansja / Pod koniec swojej kolejki połóż swój żeton i przyczółek na polu pod swoim żołnierzem." +
				" / Zakryty: już zużyty.",
			"player:2": "Celina / żetony 3, przyczółki 1, żołnierze 1 / Krawędź północna: Celina / Żetony akcji: obrona granic, szybka ekspansja",
		},
		"crowded": {
			"strike:d3":           "Usuń żeton gracza Ala z d3 / Żołnierz robi to zamiast ruchu.",
			"strike:d4":           "Usuń żeton i przyczółek gracza Celina z d4 / Żołnierz robi to zamiast ruchu.",
			"mission:trail":       "Zabezpiecz szlak / 4 żetony w łańcuchu: od swojej krawędzi do przedostatniego rzędu / Nagrodę ma już Ala. / Misja należy teraz do: Ala / Ala: 4 z 4 / Bartek: 3 z 4 / Celina: 2 z 4 / Dobromira: 1 z 4 / Zasada DZ-25",
			"mission:assault":     "Przygotuj natarcie / Żołnierze na środku, przy swojej krawędzi i dwóch innych (nie w rogach) / Za pierwsze zdobycie: żetony szybkiej ekspansji i gwałtownego natarcia / Ala: 2 z 4 / Bartek: 0 z 4 / Celina: 1 z 4 / Dobromira: 1 z 4 / Zasada DZ-26",
			"mission:assault:2":   "Celina 1/4 / brakuje: żołnierz na środku planszy: 0 z 1 / jest: żołnierz przy swojej krawędzi, nie w rogu: 1 z 1 / brakuje: inne krawędzie z żołnierzem, nie w rogu: 0 z 2",
			"mission:resources:2": "Celina 2/5 / jest: przyczółek na polu wewnętrznym: 1 z 1 / brakuje: żetony na polach wewnętrznych: 1 z 4",
			"secret":              "Zbuduj bastion / 3 przyczółki na polach wewnętrznych / zdobyta / jest: przyczółki na polach wewnętrznych: 3 z 3",
			"action:manoeuvre":    "sprawny manewr / Gdy ktokolwiek ma wykonać akcję, najpierw rusz swojego żołnierza na sąsiednie pole bez żołnierza. / Odkryte: 2",
			"player:0": "Ala / żetony 6, przyczółki 2, żołnierze 3 / Krawędź południowa: Ala" +
				" / Żetony akcji: gwałtowne natarcie, obrona granic, szybka ekspansja, sprawny manewr / Zdobyta misja: Zabezpiecz szlak" +
				" / Gdyby gra kończyła się teraz, byłaby to wygrana.",
			"player:1": "Bartek / żetony 5, przyczółki 3, żołnierze 4 / Krawędź zachodnia: Bartek" +
				" / Żetony akcji: gwałtowne natarcie, obrona granic × 2, szybka ekspansja, sprawny manewr × 2 / Zdobyta misja: Zabezpiecz zasoby" +
				" / Zdobyta tajna misja: Zbuduj bastion / Gdyby gra kończyła się teraz, byłaby to wygrana.",
		},
		"acting": {
			"field:b1":       "Żeton na b1 / Bartek może najpierw użyć sprawnego manewru.",
			"field:c1":       "Przyczółek na c1 / Na to pole i na sąsiednie inni nie położą żetonu. / Bartek może najpierw użyć sprawnego manewru.",
			"field:d2":       "Żołnierz na d2 / Bartek może najpierw użyć sprawnego manewru.",
			"supply:outpost": "przyczółek / Na pole ze swoim żetonem, jeszcze bez przyczółka.",
			"supply:soldier": "żołnierz / Na pole ze swoim przyczółkiem, bez żołnierza.",
		},
		"defending": {
			"field:d1":       "Pole d1 / Przyczółek obok lub tutaj: żetony kładzie tylko Ala.",
			"token:d3":       "Pole d3 / Żeton: Ala / W zasięgu przyczółków kilku graczy: nikt nie położy tu żetonu.",
			"supply:token":   "żeton / Na pole, które ma wspólny bok z polem ze swoim żetonem. / Najpierw odpowiedź na wejście żołnierza: Bartek decyduje o obronie granic.",
			"action:defence": "obrona granic / Gdy cudzy żołnierz wchodzi na pole z twoim żetonem, cofnij go tam, skąd przyszedł. / Możesz go użyć teraz.",
			"secret":         "Tajna misja / Tajną misję może oglądać tylko Bartek.",
		},
		"moved": {
			"field:e1": "Pole e1 / Żołnierz: Ala / Żołnierz już się ruszył.",
			"field:a1": "Pole a1 / Żołnierz: Ala",
		},
		"replacing": {
			"field:c2": "Żeton na c2 / Usuwa żeton gracza Celina.", // Bartek has no soldier to manoeuvre with
			"field:d1": "Żeton na d1",
		},
		"expanding": {
			"field:c3": "Szybka ekspansja na c3 / Usuwa żeton gracza Bartek. / Bartek może najpierw użyć sprawnego manewru.",
		},
		"rewarded": {"field:c1": "Żołnierz na c1"},
		"extra":    {"field:b1": "Żeton na b1 / Bartek może najpierw użyć sprawnego manewru."},
		"opening":  {"field:e3": "Pierwszy żeton na e3 / Twoja krawędź: wschodnia"},
		"hushed": {
			"player:1": "Bartek / żetony 3, przyczółki 1, żołnierze 1 / Krawędź zachodnia: Bartek" +
				" / Żetony akcji: gwałtowne natarcie, obrona granic, szybka ekspansja, sprawny manewr" +
				" / W tej turze bez pytań o obronę granic. / W tej turze bez pytań o sprawny manewr.",
		},
	}.check(t, "pl")
	tips{
		"middle": {
			"edge:E":          "The east edge: free",
			"edge:W":          "The west edge: Bartek",
			"outpost:b3":      "Field b3 / Token and outpost: Bartek / Soldier: Bartek / Outpost here or beside it: only Bartek puts tokens here.",
			"token:d3":        "Outpost on d3 / Nobody else can put tokens here or on the fields beside it. / Ends the movement: 1 soldier has not moved. / Bartek may manoeuvre first.",
			"mission:trail:0": "Ala 3/4 / lacking: chain of tokens: 3 of 4 / met: token at your edge: 1 of 1 / lacking: token one row short of the opposite edge: 0 of 1",
			"supply:token":    "token / On a field that shares a side with a field with your token.",
			"action:assault":  "assault / Right after moving a soldier in your own turn, move it once more. / Face up: 1",
			"player:2":        "Celina / tokens 3, outposts 1, soldiers 1 / The north edge: Celina / Action tokens: border defence, expansion",
		},
		"crowded": {
			"mission:assault": "Prepare the assault / Soldiers in the centre, at your edge and two others (not in corners) / First claim: an expansion and an assault token / Ala: 2 of 4 / Bartek: 0 of 4 / Celina: 1 of 4 / Dobromira: 1 of 4 / Rule DZ-26",
			"strike:d4":       "Remove Celina’s token and outpost from d4 / The soldier does this instead of moving.",
		},
		"defending": {"token:d3": "Field d3 / Token: Ala / Covered by outposts of several players: nobody puts a token here."},
		"acting":    {"field:c1": "Outpost on c1 / Nobody else can put tokens here or on the fields beside it. / Bartek may manoeuvre first."},
	}.check(t, "en")
}

// TestTheBubbleForetellsAStep: what a soldier in hand meets on the field pointed
// at, and why it cannot go there.
func TestTheBubbleForetellsAStep(t *testing.T) {
	for lang, want := range map[string]map[string]string{
		"pl": {
			"field:b3": "Wejście na b3 / Usuwa żołnierza gracza Bartek. / Potem można usunąć żeton gracza Bartek razem z przyczółkiem. / Bartek może użyć obrony granic.",
			"field:c4": "Wejście na c4 / Nic tu nie przeszkadza.",
			"field:d4": "Nie na d4 / Z c3 na d4 prowadzi tylko skos, a żołnierz chodzi przez bok pola. / Zasada DZ-9",
			"field:a1": "Nie na a1 / a1 nie styka się bokiem z c3; żołnierz idzie o jedno pole. / Zasada DZ-9",
		},
		"en": {
			"field:b3": "Enter b3 / Removes Bartek’s soldier. / Bartek’s token may be removed then, with its outpost. / Bartek may use border defence.",
			"field:c4": "Enter c4 / Nothing stands in the way.",
			"field:d4": "Not on d4 / From c3 to d4 is a diagonal, and soldiers go across a field’s side. / Rule DZ-9",
		},
	} {
		d := lay(t, middle(t), 1280, 800, lang).Open()
		d.Click("soldier:c3")
		for id, words := range want {
			if got := said(d, id); got != words {
				t.Errorf("%s: %q\nwant %q", id, got, words)
			}
		}
	}
}

// TestTheBubbleForetellsAnswers: an assault and a manoeuvre are foretold as such,
// and who could answer by a manoeuvre, without those who are silent.
func TestTheBubbleForetellsAnswers(t *testing.T) {
	m := middle(t)
	play(t, m, "move c3 c4")
	d := lay(t, m, 1280, 800, "pl").Open()
	d.Click("soldier:c4")
	if got, want := said(d, "field:d4"), "Gwałtowne natarcie na d4 / Potem można usunąć żeton gracza Celina razem z przyczółkiem."+
		" / Celina może użyć obrony granic. / Bartek może najpierw użyć sprawnego manewru."; got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	d = lay(t, declared(t), 1280, 800, "pl").Open()
	d.Click("soldier:b3")
	if got, want := said(d, "field:b2"), "Sprawny manewr na b2 / Nic tu nie przeszkadza."; got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	m = declared(t)
	play(t, m, "quiet", "manoeuvre c3 c4") // Bartek's word, and Ala's own
	for m.Actor() != 2 {
		if _, err := m.Play(m.Prompt(m.Actor()).Pass.Move); err != nil {
			t.Fatal(err)
		}
	}
	play(t, m, "done")
	d = lay(t, m, 1280, 800, "pl").Open()
	if got, want := said(d, "field:e5"), "Żeton na e5"; got != want {
		t.Errorf("%q\nwant %q: Bartek is silent, Ala has used her manoeuvre", got, want)
	}
}

// TestAnIllegalClickSaysWhy: no click on a field is answered by silence where
// something was meant, whatever is decided.
func TestAnIllegalClickSaysWhy(t *testing.T) {
	for name, c := range map[string]struct {
		start  func(testing.TB) *rules.Match
		clicks []string
		rule   string
	}{
		"a home on a corner":               {opening, []string{"field:a1"}, "DZ-8"},
		"a home inside":                    {opening, []string{"field:c3"}, "DZ-7"},
		"a home that is taken":             {opening, []string{"field:a4"}, "DZ-7"},
		"another's soldier":                {middle, []string{"field:c5"}, "DZ-9"},
		"a soldier that has moved":         {moved, []string{"field:c4"}, "DZ-9"},
		"no assault left":                  {moved, []string{"field:e1"}, "DZ-16"},
		"a soldier too far":                {middle, []string{"field:c3", "field:e5"}, "DZ-9"},
		"a token apart":                    {acting, []string{"field:a5"}, "DZ-13"},
		"a token near an outpost":          {acting, []string{"field:c4"}, "DZ-14"},
		"a held token where it may not":    {acting, []string{"supply:token", "field:a5"}, "DZ-13"},
		"a held outpost where it may not":  {acting, []string{"supply:outpost", "field:a3"}, "DZ-13"},
		"a token apart before the action":  {middle, []string{"field:a5"}, "DZ-13"},
		"a token kept off before it":       {middle, []string{"supply:token", "field:b2"}, "DZ-14"},
		"a piece in an answer":             {declared, []string{"supply:soldier"}, "DZ-19"},
		"an outpost before the home":       {opening, []string{"supply:outpost"}, "DZ-7"},
		"an expansion without a soldier":   {expanding, []string{"field:e5"}, "DZ-18"},
		"a reward without a token":         {rewarded, []string{"field:e5"}, "DZ-25"},
		"an extra action apart":            {extra, []string{"field:a5"}, "DZ-13"},
		"another's soldier in a manoeuvre": {declared, []string{"field:c5"}, "DZ-19"},
	} {
		m := c.start(t)
		d := lay(t, m, 1280, 800, "pl").Open()
		n := m.Len()
		for _, id := range c.clicks {
			if got := d.Toasts(); len(got) > 0 {
				t.Errorf("%s: already %q", name, got)
			}
			d.Click(id)
		}
		if got := d.Toasts(); len(got) != 1 || !strings.HasSuffix(got[0], " "+c.rule) {
			t.Errorf("%s: toasts %q, want one with %s", name, got, c.rule)
		}
		if m.Len() != n {
			t.Errorf("%s: something was played", name)
		}
	}
}
