package tally

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"schron/scenes/store"
)

// WriteCSV writes a line per game and player: when and what was played, who sat where
// and how that came out. Names of columns and games are those that the caller says, and
// so is what stands between columns: spreadsheets take it from the language. Times are
// those of a place, without its zone, as spreadsheets read them.
func WriteCSV(w io.Writer, b *store.Book, zone *time.Location, say func(key string) string) error {
	// The mark at the start lets spreadsheets read the letters as they are.
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	if sep, _ := utf8.DecodeRuneInString(say("stats.csv.separator")); sep == ';' {
		out.Comma = sep
	}
	var head []string
	for _, key := range [...]string{"when", "game", "match", "seat", "name", "bot", "side", "won", "score", "turns", "moves"} {
		head = append(head, say("stats.csv."+key))
	}
	_ = out.Write(head) // an error is told at the end
	for i := range b.Played {
		p := &b.Played[i]
		for seat, by := range p.Players {
			side, score, won, when := "", "", "0", ""
			if !p.When.IsZero() {
				when = p.When.In(zone).Format("2006-01-02 15:04")
			}
			if by.Side != "" {
				side = say(by.Side)
			}
			if by.Scored {
				score = strconv.Itoa(by.Score)
			}
			if by.Won {
				won = "1"
			}
			_ = out.Write([]string{
				when, say(p.Game + ".name"), p.ID, strconv.Itoa(seat + 1), harmless(by.Name), by.Bot, side, won, score,
				strconv.Itoa(p.Turns), strconv.Itoa(p.Moves),
			})
		}
	}
	out.Flush()
	return out.Error()
}

// harmless keeps a name from being read as a formula by a spreadsheet.
func harmless(name string) string {
	if strings.ContainsAny(name[:min(len(name), 1)], "=+-@") {
		return "'" + name
	}
	return name
}
