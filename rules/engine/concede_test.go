package engine

import (
	"strings"
	"testing"
)

// TestAPlayerConcedesInTheProtocol at any time: who is named by legal, nobody else, once.
func TestAPlayerConcedesInTheProtocol(t *testing.T) {
	var talked []string
	for i, c := range []struct{ request, says string }{
		{`{"cmd":"play","move":"concede 2"}`, `{"ok":false,"error":"en frame.refuse.concede.seat seat=2 most=1`},
		{`{"cmd":"play","move":"concede 0 1"}`, `{"ok":false,"error":"en frame.refuse.concede.all`},
		{`{"cmd":"play","move":"concede"}`, `{"ok":false,"error":"concede names no seat`},
		{`{"cmd":"play","move":"concede 1"}`, `"key":"frame.event.concede"`},
		{`{"cmd":"result"}`, `{"ok":true,"over":true,"winners":[0],"scores":[],"reason":"en frame.conceded`},
		{`{"cmd":"legal"}`, `{"ok":true,"actor":-1,"phase":"over","moves":[],"ranges":[],"beside":[],"concede":[]}`},
		{`{"cmd":"play","move":"concede 0"}`, `{"ok":false,"error":"en frame.refuse.over`},
		{`{"cmd":"record"}`, `"moves":["take 1","concede 1"]`},
		{`{"cmd":"undo"}`, `{"ok":true}`},
		{`{"cmd":"legal"}`, `"concede":[0,1]`},
	} {
		talked = append(talked, c.request)
		answers := talk(t, config(), append([]string{newToy, `{"cmd":"play","move":"take 1"}`}, talked...)...)
		if got := answers[2+i]; !strings.Contains(got, c.says) {
			t.Errorf("%s\ngot %s\nwant %s", c.request, got, c.says)
		}
	}
}
