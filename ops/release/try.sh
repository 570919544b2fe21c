#!/bin/sh
# try.sh ARCHIVE COMMAND…: runs a command of an archive as on a bare machine: no network, no JDK, no Maven repository, no
# variables. Needs root for the namespaces.
set -eu
archive=$(readlink -f "$1")
shift
work=$(mktemp -d /var/tmp/regwatch-try.XXXXXX)
trap 'rm -rf "$work"' EXIT
mkdir "$work/home"
tar -C "$work" -xzf "$archive"
start=$(date +%s)
# shellcheck disable=SC2016
unshare --net --mount sh -euc '
	ip link set lo up
	work=$1
	shift
	for hidden in /usr/lib/jvm /opt "$HOME"; do
		[ ! -d "$hidden" ] || mount -t tmpfs none "$hidden"
	done
	cd "$work"/regwatch-*
	exec env -i PATH=/usr/bin:/bin HOME="$work/home" bin/regwatch "$@"
' sh "$work" "$@"
printf 'Done after %d s\n' $(($(date +%s) - start)) >&2
