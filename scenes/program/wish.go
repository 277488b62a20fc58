package program

import "schron/scenes/store"

// askWish asks the system, beside the window, whether less movement is wished for. It is
// asked at a first start only: afterwards the settings say what is.
func (p *program) askWish() {
	if !p.house.Files.SettingsKept() {
		p.wish = p.house.Desktop.Calm()
	}
}

// heedWish follows the answer once it is there, unless somebody has chosen meanwhile.
func (p *program) heedWish() {
	select {
	case calm := <-p.wish:
		p.wish = nil
		if h := p.house; calm && h.Settings.Animation == store.DefaultSettings(h.Settings.Language).Animation {
			h.Change(func(s *store.Settings) { s.Animation = store.AnimationReduced })
		}
	default:
	}
}
