package dolores

import (
	"strconv"
	"strings"
)

// doloresTools are the tools by verb.
var doloresTools = map[string]string{
	"claim": "tool:claim", "found": "tool:found", "sow": "tool:sow", "plant": "tool:plant", "lift": "tool:lift",
	"lay": "tool:land-section",
}

// seeFields shows the whole planet if one of the fields of a move is out of sight.
func (w hand) seeFields(words []string) {
	w.T.Helper()
	for _, x := range words {
		row, err := strconv.Atoi(x[1:])
		if err == nil && row > 0 && x[0] >= 'A' && x[0] <= 'U' && !w.Has("field:"+x) {
			w.Click("map:whole")
			w.Tick(2)
		}
	}
}

// playDolores plays a move of Dolores at the table.
func (w hand) playDolores(move string, drag bool) {
	w.T.Helper()
	words := strings.Fields(move)
	w.seeFields(words[1:])
	switch words[0] {
	case "claim", "found", "sow", "plant", "lift", "lay":
		w.useTool(doloresTools[words[0]], words[1], drag)
	case "place":
		w.useTool("tool:"+words[2], words[1], drag)
	case "buy", "sell":
		w.turnTo("bank")
		w.Click("ware:" + words[1])
		w.amount("amount", words[2])
		w.Click(words[0])
	case "give", "ask":
		w.Click("offer:side:" + words[0])
		w.Click("item:" + words[1])
		w.amount("offer:amount", words[2])
		w.Click("offer:add")
	case "offer":
		w.turnTo("trade")
		w.Click("offer:" + words[1])
	case "cede", "want", "harvest", "fell", "fire", "capital":
		w.Click("field:" + words[1])
	case "build", "pull", "install":
		w.inCity(words, drag)
	case "douse":
		w.turnTo("services")
		w.Click("remove:douse:" + words[1])
	case "pay", "waive":
		w.turnTo("taxes")
		w.scrollDown("debts", words[0]+":pay "+strings.Join(words[1:], " "))
		w.Click(words[0] + ":pay " + strings.Join(words[1:], " "))
	case "top":
		w.Click("top:" + words[1])
	case "move", "attack", "sabotage", "embark", "aim":
		w.sendUnit(words, drag)
	case "end", "settle", "gather", "hold":
		if !w.ClickAny("choice:" + words[0]) {
			w.Click("pass")
		}
		w.ClickAny("confirm:yes")
	default:
		w.Click("choice:" + move)
	}
}

// turnTo opens a page of the ledger.
func (w hand) turnTo(page string) {
	w.T.Helper()
	if w.Find("page:" + page).State["selected"] != true {
		w.Click("page:" + page)
	}
}

// useTool puts a tool on a field by click or drag.
func (w hand) useTool(tool, field string, drag bool) {
	w.T.Helper()
	if drag {
		w.Drag(tool, "field:"+field)
		return
	}
	if w.Find(tool).State["held"] != true {
		w.Click(tool)
	}
	w.Click("field:" + field)
}

// amount types a number into a field.
func (w hand) amount(id, n string) {
	w.T.Helper()
	if w.Find(id).State["value"] == n {
		return
	}
	w.Click(id)
	w.Write(n)
}

// inCity builds, pulls down or installs robots on the page of a city.
func (w hand) inCity(words []string, drag bool) {
	w.T.Helper()
	w.turnTo("city")
	w.ClickAny("works:close")
	w.ClickAny("city:" + words[1])
	if words[0] == "build" {
		free := ""
		for i := 1; free == ""; i++ {
			if id := "district:" + strconv.Itoa(i); w.Find(id).State["building"] == "none" {
				free = id
			}
		}
		w.Click(free)
		id := "build:" + strings.Join(words[2:], ":")
		if drag {
			w.Drag(id, "field:"+words[1])
			return
		}
		w.Click(id)
		return
	}
	w.Click("district:" + words[2])
	if words[0] == "pull" {
		w.Click("pull")
		return
	}
	w.Click("install")
}

// scrollDown turns the wheel over a list until a node is there.
func (w hand) scrollDown(list, id string) {
	w.T.Helper()
	for range 40 {
		if n, ok := w.Lookup(id); ok {
			if area := w.Find(list).Rect; n.Rect[1]+n.Rect[3] <= area[1]+area[3]+1 {
				return
			}
		}
		w.Hover(list)
		w.wheel(-1)
	}
	w.T.Fatalf("%s is not in %s; %s", id, list, w.There())
}

// sendUnit picks a unit up on the army page and sends it.
func (w hand) sendUnit(words []string, drag bool) {
	w.T.Helper()
	w.turnTo("army")
	row := "unit:" + words[1]
	w.scrollDown("troops", row)
	to := "field:" + words[len(words)-1]
	if words[0] == "embark" {
		ship := w.Find("unit:" + words[2])
		to = "field:" + ship.State["field"].(string)
	}
	if drag && words[0] == "move" {
		w.Drag(row, to)
		return
	}
	if w.Find(row).State["held"] != true {
		w.Click(row)
	}
	switch words[0] {
	case "aim":
		w.Click("aim")
		return
	case "sabotage":
		w.Click("orders:raid")
	}
	w.Click(to)
	w.ClickAny("near:" + strings.Join(words, " "))
}

// wheel turns the wheel by notches where the cursor is, positive upwards.
func (w hand) wheel(notches float64) {
	w.T.Helper()
	w.Session.ScrollWheel(0, notches)
	w.Tick(1)
	w.Session.ScrollWheel(0, 0)
	w.Tick(1)
}
