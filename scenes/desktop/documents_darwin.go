package desktop

import (
	"sync"

	"github.com/ebitengine/purego/objc"
)

// The Apple event of documents that are opened with a program, running or not: its
// class, its id, and the parameter that lists them.
const (
	coreEvents    = 'a'<<24 | 'e'<<16 | 'v'<<8 | 't'
	openDocuments = 'o'<<24 | 'd'<<16 | 'o'<<8 | 'c'
	directObject  = '-'<<24 | '-'<<16 | '-'<<8 | '-'
)

// mostDocuments is how many documents of one event are opened.
const mostDocuments = 16

// Documents passes the path of every file that is opened with the program to open: by a
// double click, or dropped on its icon. macOS sends an Apple event, which needs a
// handler as soon as the program has been launched. A handler set earlier would be
// replaced by the system's own. Documents must be called once, before the window is
// opened.
func Documents(open func(path string)) {
	documents.Do(func() {
		listener, err := objc.RegisterClass("SchronDocuments", objc.GetClass("NSObject"), nil, nil, []objc.MethodDef{
			{Cmd: objc.RegisterName("willLaunch:"), Fn: func(self objc.ID, _ objc.SEL, _ objc.ID) {
				manager := objc.ID(objc.GetClass("NSAppleEventManager")).Send(objc.RegisterName("sharedAppleEventManager"))
				manager.Send(objc.RegisterName("setEventHandler:andSelector:forEventClass:andEventID:"),
					self, objc.RegisterName("openDocuments:reply:"), uint32(coreEvents), uint32(openDocuments))
			}},
			{Cmd: objc.RegisterName("openDocuments:reply:"), Fn: func(_ objc.ID, _ objc.SEL, event, _ objc.ID) {
				for _, path := range paths(event) {
					open(path)
				}
			}},
		})
		if err != nil {
			return // files can still be dropped on the window
		}
		self := objc.ID(listener).Send(objc.RegisterName("alloc")).Send(objc.RegisterName("init"))
		center := objc.ID(objc.GetClass("NSNotificationCenter")).Send(objc.RegisterName("defaultCenter"))
		name := objc.ID(objc.GetClass("NSString")).Send(objc.RegisterName("stringWithUTF8String:"), "NSApplicationWillFinishLaunchingNotification")
		center.Send(objc.RegisterName("addObserver:selector:name:object:"), self, objc.RegisterName("willLaunch:"), name, objc.ID(0))
	})
}

var documents sync.Once

// paths lists the files of an event.
func paths(event objc.ID) []string {
	list := event.Send(objc.RegisterName("paramDescriptorForKeyword:"), uint32(directObject))
	if list == 0 {
		return nil
	}
	var out []string
	n := objc.Send[int](list, objc.RegisterName("numberOfItems"))
	for i := 1; i <= min(n, mostDocuments); i++ { // counted from 1
		url := list.Send(objc.RegisterName("descriptorAtIndex:"), i).Send(objc.RegisterName("fileURLValue"))
		if url == 0 {
			continue
		}
		if path := url.Send(objc.RegisterName("path")); path != 0 {
			out = append(out, objc.Send[string](path, objc.RegisterName("UTF8String")))
		}
	}
	return out
}
