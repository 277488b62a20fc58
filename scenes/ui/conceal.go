package ui

// Conceal puts away what lies over the scene and may still tell of it: messages
// that do not last, a refusal, what is being dragged or flies back, the tooltip. It is for
// a Build that covers the screen for somebody else.
func (r *Root) Conceal() {
	kept := r.toasts[:0]
	for _, t := range r.toasts {
		if t.Lasting {
			kept = append(kept, t)
		}
	}
	r.toasts = kept
	r.EndRefusal()
	r.drag.cancel(r)
	r.fly = fly{}
	r.tip.set(r, "", false)
}
