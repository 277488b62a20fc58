package tally

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"

	"schron/scenes/store"
)

// WriteCSV writes a line per game and player: when and what was played, who sat where
// and how that came out. Names of columns and games are those that the caller says.
func WriteCSV(w io.Writer, b *store.Book, say func(key string) string) error {
	// The mark at the start lets spreadsheets read the letters as they are.
	if _, err := io.WriteString(w, "\ufeff"); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	var head []string
	for _, key := range [...]string{"when", "game", "match", "seat", "name", "bot", "side", "won", "score", "turns", "moves"} {
		head = append(head, say("stats.csv."+key))
	}
	_ = out.Write(head) // an error is told at the end
	for i := range b.Played {
		p := &b.Played[i]
		for seat, by := range p.Players {
			side, score, won := "", "", "0"
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
				p.When.Format(time.RFC3339), say(p.Game + ".name"), p.ID, strconv.Itoa(seat + 1), harmless(by.Name), by.Bot, side, won, score,
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
