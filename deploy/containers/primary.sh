#!/bin/sh
# Runs once, when the primary is made: the database, the roles of docs/production.md, and one that may replicate.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=owner="$OWNER_PASSWORD" --set=app="$APP_PASSWORD" --set=replica="$REPLICA_PASSWORD" <<'SQL'
create role mapa_owner login password :'owner';
create role mapa_app login password :'app';
create role mapa_replica login replication password :'replica';
create database mapa owner mapa_owner;
SQL
echo 'host replication mapa_replica samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
