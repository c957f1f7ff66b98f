-- The words of a name and an e-mail, without case and accents. Immutable, as fold_text is.
CREATE FUNCTION person_words(name text, email text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT array_to_tsvector(array_remove(regexp_split_to_array(public.fold_text(name || ' ' || email), '[^[:alnum:]]+'), '')) $$;
--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (person_words("name", "email"));