#!/bin/sh
# Serves a version that lies in /srv/jejaring-masjid/releases: the newest, or the one that is named.
#   release.sh [VERSION]
# Files and headers belong together, so one reload of nginx changes both; what is being sent is sent to its end. When
# nginx finds a mistake, the version before stays.
set -eu
base=${JEJARING_MASJID:-/srv/jejaring-masjid}
version=${1:-$(ls "$base/releases" | sort | tail -n 1)}
release=$base/releases/$version
test -f "$release/site/200.html" -a -f "$release/site.conf" || { echo "$release holds no version" >&2; exit 1; }

touch "$base/current.conf"
cp "$base/current.conf" "$base/former.conf"
printf 'root %s/site;\ninclude %s/site.conf;\n' "$release" "$release" > "$base/current.conf"
if ! nginx ${NGINX_OPTIONS:-} -t; then
  mv "$base/former.conf" "$base/current.conf"
  exit 1
fi
nginx ${NGINX_OPTIONS:-} -s reload
echo "$version is served."
