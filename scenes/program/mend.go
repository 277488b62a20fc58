package program

import (
	"strings"

	"schron/rules"
	"schron/rules/bots"
	"schron/scenes/ui"
)

// mend makes a match of any origin fit to be played. It returns what it did, a sentence
// each. A level with a budget of its own, such as hard@500, thinks as usual. People replace
// bots that are not known here. A position that stops the program is left for the last
// one that does not.
func (p *program) mend(m *rules.Match) []rules.Text {
	var told []rules.Text
	for i, player := range m.Players() {
		if level, _, found := strings.Cut(player.Bot, "@"); found {
			m.SetBot(i, level)
		}
	}
	if players := m.UnknownBots(botIDs(m)); len(players) > 0 {
		told = append(told, rules.Msg("frame.bot-unknown", rules.Literal("players", p.names(m, players))))
		for _, i := range players {
			m.SetBot(i, "")
		}
	}
	broken := m.Probe()
	if broken == nil {
		return told
	}
	record, err := m.Save()
	if err != nil {
		record, _ = m.Record()
	}
	// What goes wrong now is met again, and told, when the table is shown.
	_, _ = p.house.Files.Crash(p.reportOf("resume", broken, nil), record)
	n := 0
	for m.Len() > 0 && m.Probe() != nil && m.Retreat() == nil {
		n++
	}
	if n == 0 {
		return told
	}
	return append(told, rules.Msg("frame.retreated", rules.Number("n", n)))
}

// tellAll shows sentences, also while the screen is covered.
func (p *program) tellAll(told []rules.Text) {
	for _, x := range told {
		p.house.Host.Toast(ui.Toast{Text: p.house.Speaker().Text(x), Lasting: true})
	}
}

// names lists some of a match's players as their looks are called.
func (p *program) names(m *rules.Match, players []int) string {
	looks := p.house.Looks(m.Players())
	names := make([]string, len(players))
	for i, k := range players {
		names[i] = looks[k].Name
	}
	return strings.Join(names, ", ")
}

// botIDs lists the bots of a match that know its game.
func botIDs(m *rules.Match) []string {
	var ids []string
	for _, player := range m.Players() {
		if b, err := bots.ByID(player.Bot); err == nil && bots.Knows(b, m.Game()) {
			ids = append(ids, b.ID())
		}
	}
	return ids
}
