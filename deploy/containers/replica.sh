#!/bin/sh
# Copies the primary where the volume is empty, then follows it.
set -eu
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  rm -rf "$data.unfinished"
  pg_basebackup --pgdata="$data.unfinished" --host=primary --username=mapa_replica --wal-method=stream --write-recovery-conf
  mv "$data.unfinished" "$data"
fi
exec postgres -D "$data"
