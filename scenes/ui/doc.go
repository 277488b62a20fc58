// Package ui is the widget kit of the scenes. A scene describes itself as a list of
// nodes, once per change. The same list is drawn, hit by the pointer, walked by the
// keyboard and written to the UI tree. An animation or a hover draws the list again
// without building it.
//
// A scene implements Scene and whatever it needs of the optional interfaces beside it.
// It imports no ebiten: input comes as calls of the functions in its nodes, and drawing
// goes to a sprites.Canvas. After any such call the scene is built again. So a scene
// keeps its own values, such as what is chosen or typed. The kit keeps only its own
// memory, such as scroll offsets, carets and open lists, under the ids of the nodes.
// Ids must therefore be stable and unique.
//
//	func (s *shelf) Build(b *ui.Builder) {
//		top, rest := b.Area.CutTop(80)
//		b.Label(top, s.say("shelf.title"), ui.TitleStyle)
//		b.Button(ui.Button{
//			ID: "new", Rect: rest.Anchor(layout.S(210, 60), 0, 1),
//			Text: s.say("shelf.new"), Kind: ui.Primary, OnClick: s.newGame,
//		})
//	}
//
// The rules of pointing:
//
// Later nodes lie on top of earlier ones, within their level. The lowest level is the
// scene. A Sheet, an Overlay and a Modal lie over it, in this order; a Modal has these
// levels again. Toasts, the tooltip and the ghost of a drag lie above all.
//
// A gesture goes to the topmost node under the cursor that can take it. A click goes to
// the topmost with OnClick, a drop to the topmost with Drop. Others are looked through,
// unless they Block. A disabled node takes the gesture and does nothing with it. Under
// a Modal nothing below can be reached, and the UI tree does not list it.
package ui
