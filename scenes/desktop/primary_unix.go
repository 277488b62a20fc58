//go:build !windows && !darwin

package desktop

import (
	"errors"
	"runtime"
	"strings"
	"time"
	"unsafe"

	"github.com/ebitengine/purego"
)

// selectionEvent is X11's XSelectionEvent, with room for any other event.
type selectionEvent struct {
	kind                                                   int32
	_                                                      uintptr
	_                                                      int32
	display, requestor, selection, target, property, stamp uintptr
	_                                                      [16]uintptr
}

const selectionNotify = 31 // kind of a selectionEvent

// primary returns the text that was selected last in any program of X11. It returns ""
// if there is none or its owner does not hand it out in time.
func primary() string {
	guard()
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	x, err := openX()
	if err != nil {
		return ""
	}
	defer x.call("XCloseDisplay", x.display)
	window := x.call("XCreateSimpleWindow", x.display, x.call("XDefaultRootWindow", x.display), 0, 0, 1, 1, 0, 0, 0)
	x.call("XConvertSelection", x.display, x.atom("PRIMARY"), x.atom("UTF8_STRING"), x.atom("SCHRON_TEXT"), window, 0)
	var e selectionEvent
	for until := time.Now().Add(longestRead); ; time.Sleep(2 * time.Millisecond) {
		got := x.call("XCheckTypedWindowEvent", x.display, window, selectionNotify, uintptr(unsafe.Pointer(&e)))
		if int32(got) != 0 {
			break
		}
		if time.Now().After(until) {
			return ""
		}
	}
	if e.property == 0 {
		return ""
	}
	return strings.ToValidUTF8(x.property(window, e.property, x.atom("UTF8_STRING")), "")
}

// xlib is a connection to X11 of its own.
type xlib struct{ lib, display uintptr }

func openX() (*xlib, error) {
	var x xlib
	var err error
	for _, name := range []string{"libX11.so.6", "libX11.so"} {
		if x.lib, err = purego.Dlopen(name, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err == nil {
			break
		}
	}
	if err != nil {
		return nil, err
	}
	if x.display = x.call("XOpenDisplay", 0); x.display == 0 {
		return nil, errors.New("no display")
	}
	return &x, nil
}

// call calls a function of the library and returns 0 where it has none of that name.
// What arguments point at stays where it is.
//
//go:uintptrescapes
func (x *xlib) call(name string, args ...uintptr) uintptr {
	f, err := purego.Dlsym(x.lib, name)
	if err != nil {
		return 0
	}
	r, _, _ := purego.SyscallN(f, args...)
	return r
}

func (x *xlib) atom(name string) uintptr {
	text := append([]byte(name), 0)
	return x.call("XInternAtom", x.display, uintptr(unsafe.Pointer(&text[0])), 0)
}

// property is the bytes of a window's property of a type, "" where it has another.
func (x *xlib) property(window, name, kind uintptr) string {
	var got, items, after uintptr
	var format int32
	var data *byte
	x.call("XGetWindowProperty", x.display, window, name, 0, mostText/4, 1, kind,
		uintptr(unsafe.Pointer(&got)), uintptr(unsafe.Pointer(&format)), uintptr(unsafe.Pointer(&items)),
		uintptr(unsafe.Pointer(&after)), uintptr(unsafe.Pointer(&data)))
	if data == nil {
		return ""
	}
	defer x.call("XFree", uintptr(unsafe.Pointer(data)))
	if got != kind || format != 8 {
		return ""
	}
	return string(unsafe.Slice(data, items))
}
