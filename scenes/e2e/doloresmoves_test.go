package e2e

import (
	"strconv"
	"strings"
)

// doloresTools are the tools by verb.
var doloresTools = map[string]string{
	"claim": "tool:claim", "found": "tool:found", "sow": "tool:sow", "plant": "tool:plant", "lift": "tool:lift",
	"lay": "tool:land-section",
}

// playDolores plays a move of Dolores at the table.
func (w *window) playDolores(move string, drag bool) {
	w.t.Helper()
	words := strings.Fields(move)
	switch words[0] {
	case "claim", "found", "sow", "plant", "lift", "lay":
		w.useTool(doloresTools[words[0]], words[1], drag)
	case "place":
		w.useTool("tool:"+words[2], words[1], drag)
	case "buy", "sell":
		w.turnTo("bank")
		w.click("ware:" + words[1])
		w.amount("amount", words[2])
		w.click(words[0])
	case "give", "ask":
		w.click("offer:side:" + words[0])
		w.click("item:" + words[1])
		w.amount("offer:amount", words[2])
		w.click("offer:add")
	case "offer":
		w.turnTo("trade")
		w.click("offer:" + words[1])
	case "cede", "want", "harvest", "fell", "fire", "capital":
		w.click("field:" + words[1])
	case "build", "pull", "install":
		w.inCity(words, drag)
	case "douse":
		w.turnTo("services")
		w.click("remove:douse:" + words[1])
	case "pay", "waive":
		w.turnTo("taxes")
		w.scrollDown("debts", words[0]+":pay "+strings.Join(words[1:], " "))
		w.click(words[0] + ":pay " + strings.Join(words[1:], " "))
	case "top":
		w.click("top:" + words[1])
	case "move", "attack", "sabotage", "embark", "aim":
		w.sendUnit(words, drag)
	case "end", "settle", "gather", "hold":
		if !w.clickAny("choice:" + words[0]) {
			w.click("pass")
		}
		w.clickAny("confirm:yes")
	default:
		w.click("choice:" + move)
	}
}

// turnTo opens a page of the ledger.
func (w *window) turnTo(page string) {
	w.t.Helper()
	if w.find("page:" + page).State["selected"] != true {
		w.click("page:" + page)
	}
}

// useTool puts a tool on a field by click or drag.
func (w *window) useTool(tool, field string, drag bool) {
	w.t.Helper()
	if drag {
		w.drag(tool, "field:"+field)
		return
	}
	if w.find(tool).State["held"] != true {
		w.click(tool)
	}
	w.click("field:" + field)
}

// amount types a number into a field.
func (w *window) amount(id, n string) {
	w.t.Helper()
	if w.find(id).State["value"] == n {
		return
	}
	w.click(id)
	w.write(n)
}

// inCity builds, pulls down or installs robots on the page of a city.
func (w *window) inCity(words []string, drag bool) {
	w.t.Helper()
	w.turnTo("city")
	w.clickAny("works:close")
	w.clickAny("city:" + words[1])
	if words[0] == "build" {
		free := ""
		for i := 1; free == ""; i++ {
			if id := "district:" + strconv.Itoa(i); w.find(id).State["building"] == "none" {
				free = id
			}
		}
		w.click(free)
		id := "build:" + strings.Join(words[2:], ":")
		if drag {
			w.drag(id, "field:"+words[1])
			return
		}
		w.click(id)
		return
	}
	w.click("district:" + words[2])
	if words[0] == "pull" {
		w.click("pull")
		return
	}
	w.click("install")
}

// scrollDown turns the wheel over a list until a node is there.
func (w *window) scrollDown(list, id string) {
	w.t.Helper()
	for range 40 {
		if n, ok := w.lookup(id); ok {
			if area := w.find(list).Rect; n.Rect[1]+n.Rect[3] <= area[1]+area[3]+1 {
				return
			}
		}
		w.hover(list)
		w.wheel(-1)
	}
	w.t.Fatalf("%s is not in %s; %s", id, list, w.there())
}

// sendUnit picks a unit up on the army page and sends it.
func (w *window) sendUnit(words []string, drag bool) {
	w.t.Helper()
	w.turnTo("army")
	row := "unit:" + words[1]
	w.scrollDown("troops", row)
	to := "field:" + words[len(words)-1]
	if words[0] == "embark" {
		ship := w.find("unit:" + words[2])
		to = "field:" + ship.State["field"].(string)
	}
	if drag && words[0] == "move" {
		w.drag(row, to)
		return
	}
	if w.find(row).State["held"] != true {
		w.click(row)
	}
	switch words[0] {
	case "aim":
		w.click("aim")
		return
	case "sabotage":
		w.click("orders:raid")
	}
	w.click(to)
	w.clickAny("near:" + strings.Join(words, " "))
}

// wheel turns the wheel by notches where the cursor is, positive upwards.
func (w *window) wheel(notches float64) {
	w.t.Helper()
	w.session.ScrollWheel(0, notches)
	w.tick(1)
	w.session.ScrollWheel(0, 0)
	w.tick(1)
}
