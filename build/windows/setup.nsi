; The setup for Windows: for one person, without asking for rights, in Polish or English
; as Windows speaks. Installing over another version replaces it.
;   setup.exe /S [/DESKTOP] [/D=FOLDER]   silently, with the icon on the desktop
;   uninstall.exe /S [/SAVES=delete]      silently; saves and settings stay unless told
; Defined by build/pack/windows.sh: VERSION, STAGE (what is installed), ART (pictures), OUT.
Unicode true
; The stub runs on every processor that Windows 10 and newer run on.
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
CRCCheck force

!include MUI2.nsh
!include FileFunc.nsh
!include Sections.nsh
!include LogicLib.nsh

!define KIND "Schron.Game"
!define APPS "Software\Microsoft\Windows\CurrentVersion\Uninstall\Schron"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths"
!define SAVES "$LOCALAPPDATA\schron"

Name "Schron"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Schron"
InstallDirRegKey HKCU "Software\Schron" "Folder"
BrandingText "Schron ${VERSION}"

VIProductVersion "${VERSION}.0"
VIFileVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Schron"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Schron Setup"
VIAddVersionKey "CompanyName" "The Schron authors"
VIAddVersionKey "LegalCopyright" "© 2026 The Schron authors, MIT licence"

; The uninstaller is signed as the setup is.
!uninstfinalize 'build/pack/sign.sh "%1"'

!define MUI_ICON "${ART}/schron.ico"
!define MUI_UNICON "${ART}/schron.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ART}/wizard.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${ART}/wizard.bmp"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_ABORTWARNING
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_NOAUTOCLOSE
!define MUI_FINISHPAGE_RUN "$INSTDIR\schron.exe"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
; The first language is that of systems that speak neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"

!macro words NAME ENGLISH POLISH
	LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
	LangString ${NAME} ${LANG_POLISH} "${POLISH}"
!macroend
!insertmacro words GAME "Schron" "Schron"
!insertmacro words GAME_ABOUT "The program, in the start menu, and the files of games." "Program z wpisem w menu Start i pliki partii."
!insertmacro words DESKTOP "Icon on the desktop" "Ikona na pulpicie"
!insertmacro words DESKTOP_ABOUT "A second way to the game." "Druga droga do gry."
!insertmacro words KIND_NAME "Schron game" "Partia gry Schron"
!insertmacro words COMMENT "Five board games after the end of the world" "Pięć gier planszowych po końcu świata"
!insertmacro words PROGRAM "The program" "Program"
!insertmacro words PROGRAM_ABOUT "The program, its icons and what Windows knows of it." "Program, jego ikony i wpisy w systemie."
!insertmacro words DELETE_SAVES "Saved games and settings" "Zapisane partie i ustawienia"
!insertmacro words DELETE_SAVES_ABOUT "Deletes all saved games and settings for good. Otherwise they wait for the next time." "Usuwa na zawsze wszystkie zapisane partie i ustawienia. Inaczej poczekają na następny raz."
!insertmacro words RUNNING "Schron is still running. Close it and try again." "Schron jest jeszcze uruchomiony. Zamknij go i spróbuj ponownie."

; free FILE: goes on once nobody uses the file; a silent setup gives up.
!macro free FILE
	${Do}
		ClearErrors
		${IfNot} ${FileExists} "${FILE}"
			${Break}
		${EndIf}
		FileOpen $0 "${FILE}" a
		${IfNot} ${Errors}
			FileClose $0
			${Break}
		${EndIf}
		MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY +3
		SetErrorLevel 2
		Quit
	${Loop}
!macroend

Section "$(GAME)" SEC_GAME
	SectionIn RO
	!insertmacro free "$INSTDIR\schron.exe"
	!insertmacro free "$INSTDIR\schron-cli.exe"
	SetOutPath "$INSTDIR"
	File "${STAGE}/schron.exe"
	File "${STAGE}/schron-cli.exe"
	File "${STAGE}/*.txt"
	File "${STAGE}/*.md"
	WriteUninstaller "$INSTDIR\uninstall.exe"
	CreateShortcut "$SMPROGRAMS\Schron.lnk" "$INSTDIR\schron.exe" "" "$INSTDIR\schron.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"

	WriteRegStr HKCU "Software\Schron" "Folder" "$INSTDIR"
	WriteRegStr HKCU "${PATHS}\schron.exe" "" "$INSTDIR\schron.exe"
	WriteRegStr HKCU "${PATHS}\schron-cli.exe" "" "$INSTDIR\schron-cli.exe"

	WriteRegStr HKCU "Software\Classes\.schron" "" "${KIND}"
	WriteRegStr HKCU "Software\Classes\.schron" "Content Type" "application/x-schron"
	WriteRegStr HKCU "Software\Classes\.schron\OpenWithProgids" "${KIND}" ""
	WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(KIND_NAME)"
	WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\schron.exe,1"
	WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\schron.exe" "%1"'

	WriteRegStr HKCU "${APPS}" "DisplayName" "Schron"
	WriteRegStr HKCU "${APPS}" "DisplayVersion" "${VERSION}"
	WriteRegStr HKCU "${APPS}" "DisplayIcon" "$INSTDIR\schron.exe"
	WriteRegStr HKCU "${APPS}" "Publisher" "The Schron authors"
	WriteRegStr HKCU "${APPS}" "InstallLocation" "$INSTDIR"
	WriteRegStr HKCU "${APPS}" "UninstallString" '"$INSTDIR\uninstall.exe"'
	WriteRegStr HKCU "${APPS}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
	WriteRegDWORD HKCU "${APPS}" "NoModify" 1
	WriteRegDWORD HKCU "${APPS}" "NoRepair" 1
	${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
	WriteRegDWORD HKCU "${APPS}" "EstimatedSize" $0
	${RefreshShellIcons}
SectionEnd

Section /o "$(DESKTOP)" SEC_DESKTOP
	CreateShortcut "$DESKTOP\Schron.lnk" "$INSTDIR\schron.exe" "" "$INSTDIR\schron.exe" 0 SW_SHOWNORMAL "" "$(COMMENT)"
SectionEnd

Function .onInit
	${GetParameters} $R0
	ClearErrors
	${GetOptions} $R0 "/DESKTOP" $R1
	${IfNot} ${Errors}
	${OrIf} ${FileExists} "$DESKTOP\Schron.lnk"
		!insertmacro SelectSection ${SEC_DESKTOP}
	${EndIf}
FunctionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
	!insertmacro MUI_DESCRIPTION_TEXT ${SEC_GAME} "$(GAME_ABOUT)"
	!insertmacro MUI_DESCRIPTION_TEXT ${SEC_DESKTOP} "$(DESKTOP_ABOUT)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

Section "un.$(PROGRAM)" UN_GAME
	SectionIn RO
	!insertmacro free "$INSTDIR\schron.exe"
	!insertmacro free "$INSTDIR\schron-cli.exe"
	Delete "$INSTDIR\schron.exe"
	Delete "$INSTDIR\schron-cli.exe"
	Delete "$INSTDIR\LICENSE.txt"
	Delete "$INSTDIR\LICENSES-OF-PARTS.txt"
	Delete "$INSTDIR\README.md"
	Delete "$INSTDIR\CHANGELOG.md"
	Delete "$INSTDIR\uninstall.exe"
	; What others have put there stays: only empty folders go.
	RMDir "$INSTDIR"
	RMDir "$LOCALAPPDATA\Programs"
	Delete "$SMPROGRAMS\Schron.lnk"
	Delete "$DESKTOP\Schron.lnk"

	ReadRegStr $0 HKCU "Software\Classes\.schron" ""
	${If} $0 == "${KIND}"
		DeleteRegValue HKCU "Software\Classes\.schron" ""
		DeleteRegValue HKCU "Software\Classes\.schron" "Content Type"
	${EndIf}
	DeleteRegValue HKCU "Software\Classes\.schron\OpenWithProgids" "${KIND}"
	DeleteRegKey /ifempty HKCU "Software\Classes\.schron\OpenWithProgids"
	DeleteRegKey /ifempty HKCU "Software\Classes\.schron"
	DeleteRegKey HKCU "Software\Classes\${KIND}"
	DeleteRegKey HKCU "${PATHS}\schron.exe"
	DeleteRegKey HKCU "${PATHS}\schron-cli.exe"
	DeleteRegKey HKCU "${APPS}"
	DeleteRegKey HKCU "Software\Schron"
	${RefreshShellIcons}
SectionEnd

Section /o "un.$(DELETE_SAVES)" UN_SAVES
	RMDir /r "${SAVES}"
SectionEnd

Function un.onInit
	${GetParameters} $R0
	ClearErrors
	${GetOptions} $R0 "/SAVES=" $R1
	${If} $R1 == "delete"
		!insertmacro SelectSection ${UN_SAVES}
	${EndIf}
FunctionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
	!insertmacro MUI_DESCRIPTION_TEXT ${UN_GAME} "$(PROGRAM_ABOUT)"
	!insertmacro MUI_DESCRIPTION_TEXT ${UN_SAVES} "$(DELETE_SAVES_ABOUT)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
