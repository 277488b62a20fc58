package process

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"os/exec"
	"path/filepath"
	"strconv"
	"testing"

	"schron/scenes/e2e/stand"
)

// engine is `schron engine` behind its pipes.
type engine struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

// answer is a reply of the engine; the fields that its request has none of are
// empty.
type answer struct {
	OK      bool
	Error   string
	Rule    string
	State   json.RawMessage
	Actor   int
	Phase   string
	Moves   []string
	Ranges  []json.RawMessage
	Events  []json.RawMessage
	Over    bool
	Winners []int
	Record  json.RawMessage
	Games   []struct {
		ID      string
		Players [2]int
	}
}

func startEngine(t *testing.T) *engine {
	t.Helper()
	e := &engine{t: t, cmd: exec.Command(stand.Program(t), "engine")}
	var err error
	if e.in, err = e.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := e.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	e.out = bufio.NewReader(out)
	if err := e.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = e.cmd.Process.Kill() })
	return e
}

// ask sends a line and reads the reply before anything else is sent.
func (e *engine) ask(line string) answer {
	e.t.Helper()
	if _, err := io.WriteString(e.in, line+"\n"); err != nil {
		e.t.Fatal(err)
	}
	reply, err := e.out.ReadBytes('\n')
	if err != nil {
		e.t.Fatalf("%s: %v", line, err)
	}
	var a answer
	if err := json.Unmarshal(reply, &a); err != nil {
		e.t.Fatalf("%s: %s: %v", line, reply, err)
	}
	return a
}

// want asks for something that must succeed.
func (e *engine) want(line string) answer {
	e.t.Helper()
	a := e.ask(line)
	if !a.OK || a.Error != "" {
		e.t.Fatalf("%s: %s", line, a.Error)
	}
	return a
}

// refuse asks for something that must fail with words.
func (e *engine) refuse(line string) answer {
	e.t.Helper()
	a := e.ask(line)
	if a.OK || a.Error == "" {
		e.t.Fatalf("%s: want a refusal, got %+v", line, a)
	}
	return a
}

// close ends the input and waits for the process.
func (e *engine) close() {
	e.t.Helper()
	_ = e.in.Close()
	if rest, _ := io.ReadAll(e.out); len(rest) > 0 {
		e.t.Errorf("more than one reply to a request: %q", rest)
	}
	if err := e.cmd.Wait(); err != nil {
		e.t.Error(err)
	}
}

func play(move string) string { return `{"cmd":"play","move":` + strconv.Quote(move) + `}` }

// TestEngineProcessPlaysAWholeGame plays by the pipes of the engine alone. It tries every
// answer to its line, refusals that change nothing, undo, views without secrets, and a record
// that `replay` brings to the same position.
func TestEngineProcessPlaysAWholeGame(t *testing.T) {
	t.Parallel()
	e := startEngine(t)
	e.refuse(`{"cmd":"legal"}`)
	e.refuse(`no JSON`)
	e.refuse(`{"cmd":"dance"}`)
	if games := e.want(`{"cmd":"games"}`).Games; len(games) == 0 || games[len(games)-1].ID == "" {
		t.Fatalf("games: %+v", games)
	}
	e.want(`{"cmd":"new","game":"dzicz","players":3,"seed":7,"options":{}}`)
	begin := e.want(`{"cmd":"state"}`).State
	if r := e.refuse(play("home c3")); r.Rule == "" {
		t.Errorf("a refusal without its rule: %+v", r)
	}
	if now := e.want(`{"cmd":"state"}`).State; !bytes.Equal(now, begin) {
		t.Error("a refused move changed the position")
	}
	if seen := e.want(`{"cmd":"view","seat":1}`).State; bytes.Equal(seen, begin) || len(seen) == 0 {
		t.Error("a seat sees everything")
	}
	// A go with a last move that is then the first again.
	first := e.want(`{"cmd":"legal"}`)
	e.want(play(first.Moves[0]))
	e.want(`{"cmd":"undo"}`)
	if now := e.want(`{"cmd":"state"}`).State; !bytes.Equal(now, begin) {
		t.Error("undo does not bring the position back")
	}
	half := ""
	moves := 0
	for ; !e.want(`{"cmd":"result"}`).Over; moves++ {
		legal := e.want(`{"cmd":"legal"}`)
		if len(legal.Moves) == 0 || moves > 5000 {
			t.Fatalf("move %d: nothing to play: %+v", moves, legal)
		}
		e.want(play(legal.Moves[moves%len(legal.Moves)]))
		if moves == 19 {
			half = string(e.want(`{"cmd":"state"}`).State)
		}
	}
	end := e.want(`{"cmd":"state"}`).State
	record := e.want(`{"cmd":"record"}`).Record
	file := stand.Put(t, filepath.Join(t.TempDir(), "game.json"), string(record))
	if got := stand.Run(t, nil, "replay", file); got.Code != 0 || !sameJSON(t, got.Out, string(end)) {
		t.Errorf("replay: exit code %d %s, another position", got.Code, got.Err)
	}
	if got := stand.Run(t, nil, "replay", "-at", "20", file); got.Code != 0 || !sameJSON(t, got.Out, half) {
		t.Errorf("replay -at 20: exit code %d %s, another position", got.Code, got.Err)
	}
	e.want(`{"cmd":"new","game":"dzicz","players":2,"seed":1,"options":{}}`)
	e.want(`{"cmd":"load","record":` + string(record) + `}`)
	if now := e.want(`{"cmd":"state"}`).State; !bytes.Equal(now, end) {
		t.Error("loading the record leads to another position")
	}
	e.close()
}

// sameJSON reports whether two texts hold the same, however they are set.
func sameJSON(t *testing.T, a, b string) bool {
	t.Helper()
	var x, y bytes.Buffer
	if err := json.Compact(&x, []byte(a)); err != nil {
		t.Fatal(err)
	}
	if err := json.Compact(&y, []byte(b)); err != nil {
		t.Fatal(err)
	}
	return x.String() == y.String()
}

// TestSeedsMeanTheSameInEveryProcess: the same seed and moves give the same
// game, byte for byte.
func TestSeedsMeanTheSameInEveryProcess(t *testing.T) {
	t.Parallel()
	states := map[string]bool{}
	for range 2 {
		e := startEngine(t)
		e.want(`{"cmd":"new","game":"dzicz","players":4,"seed":99,"options":{}}`)
		for i := range 40 {
			legal := e.want(`{"cmd":"legal"}`)
			e.want(play(legal.Moves[(i*7)%len(legal.Moves)]))
		}
		states[string(e.want(`{"cmd":"state"}`).State)] = true
		e.close()
	}
	if len(states) != 1 {
		t.Error("two processes came to different positions")
	}
}
