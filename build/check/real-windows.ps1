# On a real Windows: installs, plays, resumes and removes the setup, the MSI (amd64) and the zip. Run by the
# release workflow; build/check/windows.sh does the same under wine.
#   real-windows.ps1 amd64|arm64
param([Parameter(Mandatory)][ValidateSet('amd64', 'arm64')][string]$Arch)
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '../..')
$version = (Get-Content VERSION).Trim()
$name = "$PWD\build\dist\schron-$version-windows-$Arch"
go build -o evening.exe ./build/check/evening

# Runs a program to its end and demands that all went well.
function Run([string]$program, [string[]]$arguments) {
    $p = Start-Process -FilePath $program -ArgumentList $arguments -Wait -PassThru
    if ($p.ExitCode -ne 0) { throw "$program ${arguments}: exit code $($p.ExitCode)" }
}

# Plays both evenings into a folder of their own.
function Play([string]$folder) {
    $data = Join-Path $env:TEMP ([guid]::NewGuid())
    foreach ($evening in 'first', 'second') {
        Run "$folder\schron.exe" @('-data', $data, '-lang', 'pl', '-size', '1280x800',
            '-replay-input', "$PWD\build\check\evening\$evening.jsonl")
        .\evening.exe $evening $data
        if ($LASTEXITCODE -ne 0) { throw "$folder\schron.exe: the $evening evening left other games" }
    }
    Remove-Item -Recurse $data
    & "$folder\schron-cli.exe" sim -game dzicz -players 3 -games 2
    if ($LASTEXITCODE -ne 0) { throw "$folder\schron-cli.exe: exit code $LASTEXITCODE" }
}

# Waits until a folder is gone: an uninstaller goes on by itself.
function Gone([string]$folder) {
    foreach ($i in 1..60) {
        if (-not (Test-Path $folder)) { return }
        Start-Sleep 1
    }
    throw "$folder is still there"
}

$own = "$env:LOCALAPPDATA\Programs\Schron"
Run "$name-setup.exe" @('/S')
Play $own
Run "$own\uninstall.exe" @('/S')
Gone $own
if (Test-Path 'HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\Schron') { throw 'Windows still lists Schron' }
Write-Output 'ok setup'

if ($Arch -eq 'amd64') {
    Run msiexec.exe @('/i', "$name.msi", '/qn')
    Play "$env:ProgramFiles\Schron"
    Run msiexec.exe @('/x', "$name.msi", '/qn')
    Gone "$env:ProgramFiles\Schron"
    Write-Output 'ok msi'
}

Expand-Archive "$name.zip" "$env:TEMP\portable"
Play "$env:TEMP\portable\Schron"
Write-Output 'ok zip'
