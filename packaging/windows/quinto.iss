; The installer for Windows, for Inno Setup 6.3 or later. packaging\windows\build.py calls its
; compiler and gives every name, number and folder, which come from packaging\identity.toml:
;   Name, Version (as told), Numbers (0.2.0.0), Id, Developer, Homepage, Suffix, MimeType, Command,
;   LabCommand, LeastWindows, Frozen (the program's folder), Icons, Out, Result (the file's name);
;   and, where there is a key, Signed.

#define GameType Id + ".game"

[Setup]
AppId={#Id}
AppName={#Name}
AppVersion={#Version}
AppVerName={#Name} {#Version}
AppPublisher={#Developer}
AppPublisherURL={#Homepage}
AppSupportURL={#Homepage}
VersionInfoVersion={#Numbers}
VersionInfoProductTextVersion={#Version}
; For one user, without an administrator; whoever wants it for all can say so.
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=commandline dialog
DefaultDirName={autopf}\{#Name}
DisableDirPage=auto
DisableProgramGroupPage=yes
UsePreviousTasks=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion={#LeastWindows}
; A running Quinto holds this, and is asked to be closed before its files are replaced or removed.
AppMutex={#Id}
CloseApplications=yes
RestartApplications=no
ChangesAssociations=yes
SetupIconFile={#Icons}\quinto.ico
UninstallDisplayIcon={app}\{#Command}.exe
UninstallDisplayName={#Name}
WizardStyle=modern
Compression=lzma2/max
SolidCompression=yes
LZMAUseSeparateProcess=yes
OutputDir={#Out}
OutputBaseFilename={#Result}
ShowLanguageDialog=auto
#ifdef Signed
SignTool=quinto
SignedUninstaller=yes
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.GameType=%1 game
de.GameType=%1-Partie
fr.GameType=Partie de %1
en.GamesKept=Your games and settings are still there. If you no longer want them, delete this folder:%n%n%1
de.GamesKept=Ihre Partien und Einstellungen sind noch da. Wenn Sie sie nicht mehr brauchen, löschen Sie diesen Ordner:%n%n%1
fr.GamesKept=Vos parties et vos réglages sont toujours là. Si vous n’en voulez plus, supprimez ce dossier :%n%n%1

[Tasks]
Name: "desktop"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; The version before may have had files that this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Frozen}\*"; DestDir: "{app}"; Flags: recursesubdirs createallsubdirs ignoreversion
Source: "{#Icons}\quinto-game.ico"; DestDir: "{app}"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Command}.exe"; AppUserModelID: "{#Id}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Command}.exe"; AppUserModelID: "{#Id}"; Tasks: desktop

[Registry]
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueData: "{#GameType}"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#Suffix}"; ValueType: string; ValueName: "Content Type"; ValueData: "{#MimeType}"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\{#Suffix}\OpenWithProgids"; ValueType: string; ValueName: "{#GameType}"; ValueData: ""; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\{#GameType}"; ValueType: string; ValueData: "{cm:GameType,{#Name}}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#GameType}\DefaultIcon"; ValueType: string; ValueData: "{app}\quinto-game.ico"
Root: HKA; Subkey: "Software\Classes\{#GameType}\shell\open"; ValueType: string; ValueName: "AppUserModelID"; ValueData: "{#Id}"
Root: HKA; Subkey: "Software\Classes\{#GameType}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Command}.exe"" ""%1"""
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\{#Command}.exe"; ValueType: string; ValueData: "{app}\{#Command}.exe"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Microsoft\Windows\CurrentVersion\App Paths\{#LabCommand}.exe"; ValueType: string; ValueData: "{app}\{#LabCommand}.exe"; Flags: uninsdeletekey

[Run]
Filename: "{app}\{#Command}.exe"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent

[Code]
// Games and settings belong to the user: they stay, and the user is told where they are.
procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Kept: String;
begin
  Kept := ExpandConstant('{localappdata}\{#Command}');
  if (Step = usPostUninstall) and DirExists(Kept) and not UninstallSilent then
    MsgBox(FmtMessage(CustomMessage('GamesKept'), [Kept]), mbInformation, MB_OK);
end;
