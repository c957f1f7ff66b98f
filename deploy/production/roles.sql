-- Two roles: the owner migrates, the application reads and writes rows and can alter nothing. Run by the superuser in the
-- application's database, after the first migration; later migrations grant by the default privileges.
-- psql --dbname=mapa --set=owner=mapa_owner --set=app=mapa_app --file=roles.sql
revoke create on schema public from public;
grant usage on schema public, pgboss, drizzle to :app;
grant select, insert, update, delete on all tables in schema public, pgboss to :app;
grant usage on all sequences in schema public, pgboss to :app;
grant select on all tables in schema drizzle to :app;
alter default privileges for role :owner in schema public, pgboss grant select, insert, update, delete on tables to :app;
alter default privileges for role :owner in schema public, pgboss grant usage on sequences to :app;
