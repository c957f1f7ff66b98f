#!/bin/sh
# pack.sh FOLDER: puts what the servers run on into a new folder: the build and the packages of production. Run in a built checkout.
set -eu
target=$1
mkdir -p "$target/dist"
cp -R dist/apps "$target/dist/"
cp package.json package-lock.json .npmrc deploy/containers/probe.mjs "$target/"
cd "$target"
npm ci --omit=dev --ignore-scripts
