// Package assets holds everything that the program reads and that is no code. These are
// art, texts, rulebooks, courses, cards, figures, landmarks and sounds, embedded as files.
// It parses them once and refuses what makes no sense, naming the file.
//
// What a file means to players belongs here. How it is drawn, heard or played belongs to
// sprites, sound and scenes.
package assets
