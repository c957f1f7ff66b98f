#!/bin/sh
# try.sh FOLDER DATABASE_URL [dist]: the steps of the images without an engine, in a folder that does not exist yet: builds the
# committed checkout, packs it, migrates the database, starts both servers from it, and asks their health checks.
# With `dist` the build that is there already is packed. Ports: PORT (3000) and API_PORT (3333).
set -eu
folder=$1
export DATABASE_URL="$2"
export PORT="${PORT:-3000}" API_PORT="${API_PORT:-3333}" DATA_DIR="$folder/data"
export JWT_SECRET=only-for-trying-0123456789-0123456789 LOG_LEVEL=warn
mkdir "$folder"
checkout="$folder/src"
if [ "${3:-}" = dist ]; then
  checkout=$(pwd)
else
  mkdir "$checkout"
  git archive HEAD | tar -x -C "$checkout"
  (cd "$checkout" && sh deploy/containers/build.sh)
fi
packed="$folder/packed"
(cd "$checkout" && sh deploy/containers/pack.sh "$packed")

export NODE_ENV=production API_HOST="http://127.0.0.1:$API_PORT"
cd "$packed"
node dist/apps/api/main.mjs migrate
node dist/apps/api/main.mjs serve &
api=$!
node --max-semi-space-size=8 dist/apps/web/main.mjs &
web=$!
trap 'kill $web $api; wait $web $api' EXIT
for address in "http://127.0.0.1:$API_PORT/ready" "http://127.0.0.1:$PORT/ready" "http://127.0.0.1:$PORT/"; do
  tries=0
  until node probe.mjs "$address"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || { echo "no answer from $address" >&2; exit 1; }
    sleep 1
  done
  echo "200 $address"
done
du -sm "$packed"
