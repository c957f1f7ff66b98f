CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION mapa (COPY = pg_catalog.portuguese);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION mapa
	ALTER MAPPING FOR hword, hword_part, word WITH unaccent, portuguese_stem;
