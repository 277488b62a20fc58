// Package store keeps what must outlive the window: settings, games in
// progress, named saves, replays of finished games and crash reports.
//
// Everything is a small file of its own. It is written to a temporary file and then
// renamed. So a kill or a power cut leaves either the old or the new one. A file that
// cannot be read is reported with a sentence and left as it is.
//
//	settings.json   in the settings folder
//	auto/           a game in progress each, named after its match
//	saves/          saves with a title
//	replays/        finished games
//	trash/          what was deleted or written over, for a month
//	people.json     who has played here, and how their games ended
//	crashes/        a report and the record of its game each
package store
