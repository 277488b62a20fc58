package start

import (
	"bytes"

	"schron/assets"
	"schron/rules"
	"schron/rules/bots"
	"schron/rules/engine"
	"schron/rules/registry"
	"schron/scenes/disk"
	"schron/scenes/say"
)

// headless is what the headless side is given: the games, and sentences in a
// language.
func headless(lang string) (engine.Config, error) {
	texts, err := assets.LoadTexts()
	if err != nil {
		return engine.Config{}, err
	}
	return engine.Config{
		Games: registry.Games(),
		Lang:  lang,
		Sentence: func(t rules.Text, lang string) string {
			return say.New(texts, lang).Text(t)
		},
		Has: func(key, lang string) bool { return texts.Has(lang, key) },
		Bot: bots.Find,
	}, nil
}

// engine plays by JSON lines until standard input ends.
func (p *program) engine(args []string) error {
	lang := assets.English
	fs := newFlags("engine")
	fs.Var(languages(&lang), "lang", "language `LANG` of sentences: pl or en")
	if _, err := parse(fs, args); err != nil {
		return err
	}
	config, err := headless(lang)
	if err != nil {
		return err
	}
	return engine.Run(p.in, p.out, config)
}

// replay prints the position after a record.
func (p *program) replay(args []string) error {
	at := engine.All
	fs := newFlags("replay")
	fs.Var(count{value: &at}, "at", "stop after `N` moves")
	files, err := parse(fs, args, "FILE")
	if err != nil {
		return err
	}
	record, err := disk.Read(files[0], disk.Record)
	if err != nil {
		return wrongUse("file %q of replay cannot be read: %v", files[0], why(err))
	}
	config, err := headless(assets.English)
	if err != nil {
		return err
	}
	var state bytes.Buffer
	if err := engine.Replay(bytes.NewReader(record), &state, at, config); err != nil {
		return wrongUse("file %q cannot be replayed: %v", files[0], err)
	}
	_, err = p.out.Write(state.Bytes())
	return err
}
