package sprites

import (
	"image/color"
	"testing"
)

// TestContrast proves that all words can be read: every colour of text on every
// ground it is used on has at least 4.5 : 1.
func TestContrast(t *testing.T) {
	dark := map[string]color.NRGBA{
		"table top": TableTop, "table bottom": TableBottom, "panel": PanelColour, "well": Well, "bar": Bar,
		"panel box": PanelBox.Fill, "dialog": DialogBox.Fill, "tooltip": TooltipBox.Fill, "prompt": PromptBox.Fill,
		"board": BoardBox.Fill, "input": FieldOfInput.Fill, "slot": SlotBox.Fill, "tab": ControlLow, "control": Control,
		"button off": ButtonOff.Fill, "button down": ButtonDown.Fill,
	}
	raised := map[string]color.NRGBA{"panel high": PanelHigh, "button": ButtonBox.Fill, "chosen": ChosenBox.Fill, "owner": OwnerBox(Red).Fill}
	paper := map[string]color.NRGBA{"paper": Paper, "paper high": PaperHigh, "paper low": PaperLow}
	amber := map[string]color.NRGBA{
		"act": ActBox.Fill, "act low": ActBox.Fill2, "act over": ActOver.Fill, "act over low": ActOver.Fill2,
		"act down": ActDown.Fill, "act down low": ActDown.Fill2, "tab current": TabCurrent.Fill, "tab current low": TabCurrent.Fill2, "amber": Amber,
	}
	onDark := map[string]color.NRGBA{
		"paper": Paper, "muted": Muted, "amber": Amber, "red words": RedText, "blue words": BlueText,
		"green words": GreenText, "disabled": Disabled,
	}
	for _, id := range PlayerColours() {
		onDark["player "+string(id)] = PlayerText(id)
	}
	check := func(words, grounds map[string]color.NRGBA) {
		t.Helper()
		for wn, w := range words {
			for gn, g := range grounds {
				if k := Contrast(w, g); k < 4.5 {
					t.Errorf("%s on %s: %.2f : 1", wn, gn, k)
				}
			}
		}
	}
	check(onDark, dark)
	rise := map[string]color.NRGBA{"paper": Paper, "amber": Amber, "red words": RedText, "muted": Muted, "green words": GreenText, "blue words": BlueText}
	check(rise, raised)
	check(map[string]color.NRGBA{"paper": Paper}, map[string]color.NRGBA{"button over": ButtonOver.Fill, "button over low": ButtonOver.Fill2})
	check(map[string]color.NRGBA{"ink": Ink, "muted ink": InkMuted}, paper)
	check(map[string]color.NRGBA{"ink": Ink}, amber)
	check(map[string]color.NRGBA{"field name": ForestText}, map[string]color.NRGBA{"forest": Forest, "moss": Hex(0x53634a), "clearing": Hex(0x5a6349)})
	for _, id := range PlayerColours() {
		bar := OwnerBar(PlayerColour(id))
		for _, g := range []color.NRGBA{PlayerColour(id), bar.Fill, bar.Fill2} {
			if k := Contrast(TextOn(PlayerColour(id)), g); k < 4.5 {
				t.Errorf("words on %s's bar: %.2f : 1", id, k)
			}
		}
	}
}

func TestPlayersDifferInColourAndMark(t *testing.T) {
	colours, marks := map[color.NRGBA]bool{}, map[MarkID]bool{}
	for _, id := range PlayerColours() {
		colours[PlayerColour(id)] = true
		marks[MarkOf(id)] = true
	}
	if len(colours) != 6 || len(marks) != 6 {
		t.Errorf("%d colours and %d marks for six players", len(colours), len(marks))
	}
	if PlayerColour("none") == (color.NRGBA{}) || PlayerText("none") == (color.NRGBA{}) || MarkOf("none") != MarkDisc {
		t.Error("an unknown player has no look")
	}
}

func TestMixing(t *testing.T) {
	black, white := Hex(0), Hex(0xffffff)
	if got := Mix(black, white, 0.5); got != Hex(0x808080) {
		t.Errorf("half way is %v", got)
	}
	if Mix(black, white, -1) != black || Mix(black, white, 2) != white {
		t.Error("mixing leaves its ends")
	}
	if WithAlpha(white, 0.5).A != 128 {
		t.Errorf("half opacity is %d", WithAlpha(white, 0.5).A)
	}
	if got := Contrast(black, white); got < 20.9 || got > 21.1 {
		t.Errorf("black on white is %.2f : 1", got)
	}
	if Luminance(Darker(Red, 0.4)) >= Luminance(Red) || Luminance(Lighter(Red, 0.4)) <= Luminance(Red) {
		t.Error("shades are in the wrong order")
	}
}
