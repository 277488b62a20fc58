package ui

// Conceal removes what lies over the scene and may reveal something of it. That is
// messages that do not last, a refusal, the tooltip, and what is dragged or flies back.
// A Build that covers the screen for somebody else calls it.
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
