#!/bin/sh
# run.sh ROOT COMMAND…: runs a command in a directory with the files of an image: without network, with a read-only file
# system, as user 10001. Needs user namespaces, not root.
set -eu
root=$1
shift
# shellcheck disable=SC2016
exec unshare --user --map-root-user --mount --pid --fork --net sh -euc '
	root=$1
	shift
	ip link set lo up 2>/dev/null || true
	mount --bind "$root" "$root"
	mount -t proc proc "$root/proc"
	mount -t tmpfs -o mode=755 tmpfs "$root/dev"
	for device in null zero random urandom; do
		: >"$root/dev/$device"
		mount --bind "/dev/$device" "$root/dev/$device"
	done
	mount -t tmpfs -o mode=700 tmpfs "$root/tmp"
	mount -t tmpfs -o mode=700 tmpfs "$root/var/lib/regwatch"
	mount -o remount,bind,ro "$root"
	exec unshare --user --map-user=10001 --map-group=10001 --root="$root" --wd=/var/lib/regwatch "$@"
' sh "$root" "$@"
