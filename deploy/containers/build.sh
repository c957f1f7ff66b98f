#!/bin/sh
# Builds the product in the checkout that it is run in: what is served lies in dist/apps.
set -eu
npm ci --ignore-scripts
npx nx run-many -t build -p api,web,public-site,student-area --outputStyle=static
