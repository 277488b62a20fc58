package result

import (
	"strings"

	"schron/layout"
	"schron/rules"
	"schron/scenes/table/desk"
	"schron/scenes/ui"
	"schron/sprites"
)

const (
	// storyMargin is what the dialog of the result takes of a line's width, a bar to
	// scroll with included.
	storyMargin = 52.0 + 16
	storyGap    = 14.0 // below the story
)

var storyText = sprites.Body.Sized(16)

// story is how the match went, as its game tells it: asked once for an end.
type story struct {
	match *rules.Match
	moves int
	texts []rules.Text
}

// storyTold is the story of the match that is over, nothing where there is none.
func (x *Result) storyTold() []rules.Text {
	m := x.Match()
	if x.story.match != m || x.story.moves != m.Len() {
		x.story = story{match: m, moves: m.Len(), texts: m.Story()}
	}
	return x.story.texts
}

// told is a story set in lines of a width.
type told struct {
	words string
	lines desk.Sentence
	high  float64 // with the gap below it, 0 where nothing is told
}

// tell sets the story as one paragraph.
func (x *Result) tell(b *ui.Builder, width float64) told {
	var all []desk.Word
	var words []string
	for _, text := range x.storyTold() {
		all = append(all, x.CutWords(b, text, storyText.Aligned(sprites.Start, sprites.Start))...)
		words = append(words, x.Words(text))
	}
	if len(all) == 0 {
		return told{}
	}
	out := told{words: strings.Join(words, " "), lines: desk.SetWords(b, all, width, storyText)}
	out.high = out.lines.Height + storyGap
	return out
}

// show draws the story in its place.
func (s told) show(b *ui.Builder, r layout.Rect) {
	if s.high == 0 {
		return
	}
	n := b.Draw(r, func(c *sprites.Canvas, _ ui.State) { s.lines.Draw(c, r.Min()) })
	n.ID, n.Role, n.Label = "story", "text", s.words
}
