#!/bin/sh
# @name@ @version@ for Linux in one file: this script, and behind its last line the program, packed.
# Its first half is also kept as `uninstall` beside the installed program.
#
# Where things go, below ~/.local or the folder of --target:
#
#     lib/@package@/VERSION.XXXXXX/  the program, and in `contents` the list of its files
#     lib/@package@/current          a link to it, which an upgrade swaps in one go
#     lib/@package@/uninstall        this script, without the program
#     lib/@package@/made             the links and folders that were made around it
#     lib/@package@/.installing      locked while this script is at work
#     bin/@command@, bin/@lab_command@  links into `current`

# What is said has typographic quotation marks, and is meant to:
# shellcheck disable=SC1111

set -u
umask 022

name='@name@'
version='@version@'
id='@id@'
commands='@command@ @lab_command@'
command='@command@'
licence='@licence@'
homepage='@homepage@'
processor='@processor@' # as `uname -m` calls it
glibc='@glibc@'         # the oldest that will do
need_kb='@need_kb@'     # the unpacked program's size
libraries='@libraries@' # Debian's packages that it needs, and any desktop has
lines='@lines@'         # of this script; the program begins after them
length='@length@'       # of the packed program, in bytes
sha256='@sha256@'       # of the packed program

folder=
quiet=no
task=install
unpacker=
is_ours=no
new=
made=

# ---------------------------------------------------------------------------- what is said

# Nobody sees what is printed if this was started by a double-click.
has_terminal() { [ -t 0 ] || [ -t 1 ] || [ -t 2 ]; }

has_screen() { [ "$quiet" = no ] && ! has_terminal && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

knows() { command -v "$1" >/dev/null 2>&1; }

say() { [ "$quiet" = yes ] || printf '%s\n' "$1"; }

# Say what is wrong, on the screen too if there is no terminal, and give up.
stop() {
    printf '%s\n' "$1" >&2
    if has_screen; then
        if knows zenity; then
            zenity --error --no-markup --title="$name" --text="$1"
        elif knows kdialog; then
            kdialog --title "$name" --error "$1"
        elif knows xmessage; then
            xmessage -center "$1"
        elif knows notify-send; then
            notify-send --icon="$id" "$name" "$1"
        fi >/dev/null 2>&1
    fi
    exit 1
}

# A passing word on the screen, where `say` is not seen.
notify() {
    if has_screen && knows notify-send; then
        notify-send --icon="$id" "$name" "$1" >/dev/null 2>&1
    fi
    return 0
}

# A path as people write it.
short() {
    case $1 in
    "$HOME"/*) printf '%s' "~${1#"$HOME"}" ;;
    *) printf '%s' "$1" ;;
    esac
}

show_help() {
    if [ "$task" = remove ]; then
        cat <<END
Usage: $(short "$0") [--quiet]

Removes $name $version from $(short "$folder"), the commands and the menu. Games and settings stay.
END
        return
    fi
    cat <<END
Usage: sh ${0##*/} [OPTION]…

Installs $name $version for you alone, without root: the program into ~/.local/lib/@package@, its
commands into ~/.local/bin, and an entry into the menu. An earlier $name there is replaced. Games
and settings stay as they are.

  --target FOLDER  put the program into this folder instead of ~/.local/lib/@package@
  --quiet          say nothing unless something is wrong
  --remove         remove what was installed; games and settings stay
  --check          only see whether this file has arrived whole
  --version        print the version
  --help           print this

$name is free software ($licence). All licences are in the installed folder, and in the
program under Help, About. $homepage
END
}

# ---------------------------------------------------------------------------- what must hold

check_system() {
    case $(uname -s)/$(uname -m) in
    "Linux/$processor") ;;
    Linux/*) stop "This $name is built for $processor processors, and this machine is $(uname -m). It can be installed by pipx instead: see $homepage" ;;
    *) stop "This file installs $name on Linux, and this is $(uname -s). For other systems see $homepage" ;;
    esac
    has=$(getconf GNU_LIBC_VERSION 2>/dev/null)
    case $has in
    "glibc "[0-9]*.[0-9]*) has=${has#glibc } ;;
    *) stop "$name needs a Linux with glibc $glibc or later, such as Debian, Ubuntu, Fedora, Arch or openSUSE; this one has another C library. It can be installed by pipx instead: see $homepage" ;;
    esac
    if ! is_at_least "$has" "$glibc"; then
        stop "$name needs glibc $glibc or later, as in Debian 12, Ubuntu 22.04 and everything newer; this system has $has. Nothing was changed."
    fi
}

# Whether version $1 is $2 or later; both are two numbers with a dot, and what follows is nothing to us.
is_at_least() {
    major=${1%%.*} minor=${1#*.}
    minor=${minor%%[!0-9]*}
    [ "$major" -gt "${2%%.*}" ] || { [ "$major" -eq "${2%%.*}" ] && [ "$minor" -ge "${2#*.}" ]; }
}

check_person() {
    if [ -z "${HOME:-}" ] || [ ! -d "$HOME" ]; then
        stop "There is no home folder to install into: HOME is “${HOME:-}”."
    fi
    if [ "$(id -u)" = 0 ] && [ -n "${SUDO_UID:-}" ]; then
        stop "Run this without sudo: it installs $name for you alone, and needs no root."
    fi
}

# The nearest folder above $1, or $1 itself, that exists.
nearest() {
    place=$1
    while [ ! -e "$place" ] && [ ! -L "$place" ]; do
        place=$(dirname "$place")
    done
    printf '%s' "$place"
}

check_folder() {
    if [ -f "$folder/uninstall" ] || [ -f "$folder/.installing" ]; then
        is_ours=yes
    elif [ -d "$folder" ] && ! rmdir "$folder" 2>/dev/null; then
        stop "$(short "$folder") holds other things. Choose a folder that is empty or does not exist yet: --target FOLDER"
    fi
    for place in "$folder" "$HOME/.local/bin"; do
        place=$(nearest "$place")
        if [ ! -d "$place" ]; then
            stop "$(short "$place") is in the way: a folder is needed there. Move it, or choose another folder with --target."
        elif [ ! -w "$place" ] || [ ! -x "$place" ]; then
            stop "You may not write into $(short "$place"). Change that, or choose another folder with --target."
        fi
    done
}

check_unpacker() {
    if knows xz; then
        unpacker=xz
    elif knows busybox && busybox xz --help >/dev/null 2>&1; then
        unpacker=busybox
    elif knows python3 && python3 -c 'import lzma' 2>/dev/null; then
        unpacker=python3
    else
        stop "The program “xz” is needed to unpack $name. Install the package xz-utils (xz, in some systems), and then try again."
    fi
}

check_space() {
    free_kb=$(df -Pk "$(nearest "$folder")" | awk 'END { print $4 }')
    if [ "${free_kb:-$need_kb}" -lt "$need_kb" ]; then
        stop "$name needs $(megabytes "$need_kb") MB in $(short "$folder"), and only $(megabytes "$free_kb") MB are free there. Nothing was changed."
    fi
}

megabytes() { printf '%s' "$((($1 + 1023) / 1024))"; }

# Its process would read files of both versions, or of none.
check_not_running() {
    [ -d "$folder" ] || return 0
    real=$(cd -P "$folder" && pwd)
    for process in /proc/[0-9]*; do
        case $(readlink "$process/exe" 2>/dev/null) in
        "$real"/*) stop "$name is running. Close it, and then try again." ;;
        esac
    done
}

packed() { tail -n "+$((lines + 1))" "$0"; }

check_payload() {
    if [ "$(packed | wc -c)" -ne "$length" ]; then
        stop "This file has not arrived whole. Download it again."
    elif knows sha256sum && [ "$(packed | sha256sum | cut -c 1-64)" != "$sha256" ]; then
        stop "This file is damaged. Download it again."
    fi
}

# ---------------------------------------------------------------------------- install

# Make a folder, and note it and those above it that were not there.
make_folder() {
    missing=
    place=$1
    while [ ! -d "$place" ]; do
        missing="$place
$missing"
        place=$(dirname "$place")
    done
    mkdir -p "$1" || stop "The folder $(short "$1") could not be made."
    made="$made$missing"
}

# It is the kernel's lock, and goes with this process, however that ends.
take_lock() {
    exec 9>"$folder/.installing" || stop "$(short "$folder") could not be written."
    if knows flock && ! flock -n 9; then
        is_ours=yes # the other's
        stop "$name is being installed already."
    fi
}

# What an installation that is broken off leaves behind: nothing.
# shellcheck disable=SC2317 # the trap calls it
clean_up() {
    trap '' HUP INT TERM
    [ -z "$new" ] || rm -rf "$new"
    if [ "$is_ours" = no ]; then
        rm -f "$folder/.installing"
        printf '%s' "$made" | unmake
    fi
}

# Remove the folders, one a line, that hold nothing; the innermost come last.
unmake() {
    sed '1!G;h;$!d' | while IFS= read -r place; do
        [ -z "$place" ] || rmdir "$place" 2>/dev/null
    done
}

unpack() {
    case $unpacker in
    xz) packed | xz -dc ;;
    busybox) packed | busybox xz -dc ;;
    python3) packed | python3 -c 'import lzma, shutil, sys
shutil.copyfileobj(lzma.open(sys.stdin.buffer), sys.stdout.buffer)' ;;
    esac | tar -xof - -C "$new" 2>"$new/.errors" || {
        reason=$(head -n 1 "$new/.errors" 2>/dev/null)
        stop "$name could not be unpacked into $(short "$folder"). Nothing was changed.${reason:+ ($reason)}"
    }
    rm -f "$new/.errors"
}

# What every desktop has, but a bare system may not: the graphics driver's side of OpenGL, and so on.
check_libraries() {
    knows ldd || return 0
    lacks=$(LD_LIBRARY_PATH=$new/_internal find "$new" -path '*/PySide6/Qt/*' \( -name 'libQt6Gui.so*' -o -name 'libqxcb.so' \) \
        -exec ldd {} + 2>/dev/null | sed -n 's/^[[:space:]]*\(.*\) => not found$/\1/p' | sort -u | tr '\n' ' ')
    if [ -n "$lacks" ]; then
        stop "This system lacks what $name needs to open a window: ${lacks% }. Install it, on Debian and Ubuntu by “sudo apt install $libraries”, and then try again. Nothing was changed."
    fi
}

check_it_starts() {
    check_libraries
    if ! answer=$("$new/$command" --version 2>&1); then
        stop "$name does not start on this system. Nothing was changed. It said: $answer"
    fi
}

swap_in() {
    check_not_running
    if ! {
        head -n "$lines" "$0" >"$new/.uninstall" &&
            chmod 755 "$new/.uninstall" &&
            mv -f "$new/.uninstall" "$folder/uninstall" &&
            rm -f "$new/.unfinished" &&
            ln -s "${new##*/}" "$folder/.current.$$" &&
            mv -fT "$folder/.current.$$" "$folder/current"
    }; then
        rm -f "$folder/.current.$$"
        stop "$(short "$folder") could not be written."
    fi
    printf '%s' "$made" >>"$folder/made"
    new=
    is_ours=yes
}

# Whether link $1 leads into the installed program.
leads_here() {
    case $(readlink -f "$1" 2>/dev/null) in
    "$(cd -P "$folder" && pwd)"/*) return 0 ;;
    *) return 1 ;;
    esac
}

link_commands() {
    for each in $commands; do
        link=$HOME/.local/bin/$each
        if leads_here "$link" || [ ! -x "$folder/current/$each" ]; then
            continue
        elif [ -e "$link" ] || [ -L "$link" ]; then
            say "$(short "$link") was there before and is something else; it was left as it is."
        elif ln -s "$folder/current/$each" "$link"; then
            printf '%s\n' "$link" >>"$folder/made"
        fi
    done
}

# Remove the programs but that of `current`, file by file; what else lies there is not ours.
remove_others() {
    kept=$(readlink "$folder/current" 2>/dev/null)
    for program in "$folder"/[0-9]*.??????; do
        if [ -d "$program" ] && [ "${program##*/}" != "${kept:-none}" ]; then
            remove_program "$program"
        fi
    done
}

remove_program() {
    if [ -f "$1/.unfinished" ]; then
        rm -rf "$1"
    elif [ -f "$1/contents" ]; then
        (cd "$1" && tr '\n' '\0' <contents | xargs -0 rm -f && rm -f contents)
        find "$1" -depth -type d -exec rmdir {} + 2>/dev/null
    fi
}

install() {
    check_system
    check_person
    check_unpacker
    check_folder
    check_not_running
    check_space
    check_payload
    say "Installing $name $version into $(short "$folder") …"
    notify "Installing $name $version …"
    make_folder "$folder"
    make_folder "$HOME/.local/bin"
    trap clean_up EXIT
    trap 'exit 1' HUP INT TERM
    take_lock
    if ! { new=$(mktemp -d "$folder/$version.XXXXXX") && chmod 755 "$new" && : >"$new/.unfinished"; }; then
        stop "$(short "$folder") could not be written."
    fi
    unpack
    check_it_starts
    swap_in
    link_commands
    remove_others
    if ! answer=$("$folder/current/$command" --install-desktop 2>&1 9>&-); then
        say "The menu entry could not be made: $answer"
    fi
    say_done
}

say_done() {
    say "$name is in your menu, under Games."
    case ":$PATH:" in
    *":$HOME/.local/bin:"*) say "In a terminal it is “$command”." ;;
    *) say "In a terminal it is “$command”, once ~/.local/bin is in your PATH: on most systems after the next login." ;;
    esac
    say "To remove it: $(short "$folder")/uninstall"
    say "$name is free software ($licence); all licences are in $(short "$folder")/current."
    notify "$name is in your menu, under Games."
    # Whoever has double-clicked sees now that it is done.
    if has_screen; then
        "$folder/current/$command" >/dev/null 2>&1 9>&- &
    fi
}

# ---------------------------------------------------------------------------- remove

remove() {
    if [ ! -L "$folder/current" ] || [ ! -f "$folder/uninstall" ]; then
        stop "There is no $name in $(short "$folder") that came with this file."
    fi
    check_not_running
    entry=${XDG_DATA_HOME:-$HOME/.local/share}/applications/$id.desktop
    if [ ! -w "$folder" ]; then
        stop "You may not write into $(short "$folder")."
    fi
    if [ -f "$entry" ] && ! is_our_entry; then
        say "The menu entry is that of another $name; it was left as it is."
    elif ! answer=$("$folder/current/$command" --remove-desktop 2>&1); then
        say "The menu entry could not be removed: $answer"
    fi
    remove_links
    rm -f "$folder/current"
    remove_others
    remove_rest
    say "$name is removed."
    say_kept
}

# Whether the menu entry starts the program that is installed here.
is_our_entry() {
    link=$HOME/.local/bin/$command
    grep -qF -e "$folder/" -e "$(cd -P "$folder" && pwd)/" "$entry" ||
        { leads_here "$link" && grep -qF "$link" "$entry"; }
}

remove_links() {
    while IFS= read -r link; do
        if [ -L "$link" ] && leads_here "$link"; then
            rm -f "$link"
        fi
    done <"$folder/made"
}

remove_rest() {
    made=$(cat "$folder/made")
    rm -f "$folder/made" "$folder/.installing" "$folder/uninstall"
    if ! rmdir "$folder" 2>/dev/null; then
        say "$(short "$folder") holds something that did not come with $name; it is still there."
    fi
    printf '%s\n' "$made" | unmake
}

say_kept() {
    for place in "${XDG_DATA_HOME:-$HOME/.local/share}/quinto" \
        "${XDG_STATE_HOME:-$HOME/.local/state}/quinto" \
        "${XDG_CONFIG_HOME:-$HOME/.config}/quinto"; do
        if [ -d "$place" ]; then
            say "Your games and settings are still there: $(short "$place")"
        fi
    done
}

# ---------------------------------------------------------------------------- begin

misused() {
    printf '%s\n' "$1; see “--help”." >&2
    exit 2
}

read_options() {
    while [ $# -gt 0 ]; do
        case $1 in
        --quiet) quiet=yes ;;
        --target)
            if [ -z "${2:-}" ]; then
                misused "--target needs a folder"
            fi
            shift
            folder=$1
            ;;
        --target=?*) folder=${1#--target=} ;;
        --remove) task=remove ;;
        --check) task=check ;;
        --help | -h) asked=help ;;
        --version) asked=version ;;
        *) misused "“$1” is not an option" ;;
        esac
        shift
    done
}

main() {
    asked=
    case ${0##*/} in
    uninstall)
        task=remove
        folder=$(cd "$(dirname "$0")" && pwd)
        ;;
    esac
    read_options "$@"
    case ${folder:=${HOME:-}/.local/lib/@package@} in
    /*) ;;
    *) folder=$PWD/$folder ;;
    esac
    folder=${folder%/}
    case $asked in
    help) show_help ;;
    version) echo "$name $version" ;;
    *)
        case $task in
        install) install ;;
        remove) check_person && remove ;;
        check)
            check_payload
            say "This file is whole."
            ;;
        esac
        ;;
    esac
}

main "$@"
exit
