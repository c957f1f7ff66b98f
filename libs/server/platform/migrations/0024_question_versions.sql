ALTER TABLE "comments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "notebook_answers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "alternatives" ADD COLUMN "same_as" integer;--> statement-breakpoint
ALTER TABLE "question_versions" ADD COLUMN "wording" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "map_answers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "student_questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_notes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- What an alternative says, whatever its markup; a picture is what it shows. Case and accents stay: grammar asks for them.
CREATE FUNCTION alternative_words(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT btrim(regexp_replace(regexp_replace(regexp_replace(value, '<img\M[^>]*\msrc="([^"]*)"[^>]*>', ' \1 ', 'gi'), '<[^>]*>', ' ', 'g'), '\s+', ' ', 'g'))
$$;
--> statement-breakpoint
-- How many of the words of two texts are in both, 0 to 1.
CREATE FUNCTION shared_words(one text, other text) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	WITH a AS (SELECT DISTINCT word FROM regexp_split_to_table(alternative_words(one), '[^[:alnum:]]+') word WHERE word <> ''),
	b AS (SELECT DISTINCT word FROM regexp_split_to_table(alternative_words(other), '[^[:alnum:]]+') word WHERE word <> '')
	SELECT coalesce((SELECT count(*) FROM a JOIN b USING (word))::float / nullif(greatest((SELECT count(*) FROM a), (SELECT count(*) FROM b)), 0), 0)
$$;
--> statement-breakpoint
-- Finds each alternative of a version among those of an earlier one, the newest first, and counts the wording
-- (docs/decisions/032). All of them are found, or none: the question then starts anew.
CREATE FUNCTION join_version(question integer, newer integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	older integer;
	new_left integer[];
	old_left integer[];
	new_found integer[];
	old_found integer[];
	n integer;
	o integer;
BEGIN
	UPDATE question_versions v SET wording = before.wording
		+ (v.statement <> before.statement OR texts.now IS DISTINCT FROM texts.before)::int
	FROM question_versions before, LATERAL (
		SELECT array_agg((a.letter, a.text, a.correct) ORDER BY a.position) FILTER (WHERE a.version = newer) AS now,
			array_agg((a.letter, a.text, a.correct) ORDER BY a.position) FILTER (WHERE a.version = before.version) AS before
		FROM alternatives a WHERE a.question_id = question AND a.version IN (newer, before.version)) texts
	WHERE v.question_id = question AND v.version = newer AND before.question_id = question
		AND before.version = (SELECT max(b.version) FROM question_versions b WHERE b.question_id = question AND b.version < newer);
	UPDATE alternatives SET same_as = NULL WHERE question_id = question AND version = newer AND same_as IS NOT NULL;
	FOR older IN SELECT version FROM question_versions WHERE question_id = question AND version < newer ORDER BY version DESC LOOP
		new_left := ARRAY(SELECT id FROM alternatives WHERE question_id = question AND version = newer);
		old_left := ARRAY(SELECT id FROM alternatives WHERE question_id = question AND version = older);
		new_found := '{}';
		old_found := '{}';
		CONTINUE WHEN cardinality(new_left) <> cardinality(old_left)
			OR (SELECT array_agg(letter ORDER BY letter) = '{C,E}' FROM alternatives WHERE id = ANY (new_left))
				<> (SELECT array_agg(letter ORDER BY letter) = '{C,E}' FROM alternatives WHERE id = ANY (old_left));
		WHILE cardinality(new_left) > 0 LOOP
			SELECT a.id, b.id INTO n, o FROM alternatives a, alternatives b, LATERAL (
				SELECT a.text = b.text AS same, alternative_words(a.text) = alternative_words(b.text) AS alike, shared_words(a.text, b.text) AS shared) compared
			WHERE a.id = ANY (new_left) AND b.id = ANY (old_left) AND (same OR alike OR shared >= 0.5 OR cardinality(new_left) = 1)
			ORDER BY same DESC, alike DESC, shared DESC, (a.letter = b.letter) DESC, a.position, b.position LIMIT 1;
			EXIT WHEN NOT FOUND;
			new_found := new_found || n;
			old_found := old_found || o;
			new_left := array_remove(new_left, n);
			old_left := array_remove(old_left, o);
		END LOOP;
		IF cardinality(new_left) = 0 THEN
			UPDATE alternatives a SET same_as = coalesce(b.same_as, b.id)
			FROM unnest(new_found, old_found) AS pair (new_id, old_id) JOIN alternatives b ON b.id = pair.old_id
			WHERE a.id = pair.new_id;
			RETURN;
		END IF;
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION join_added_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM join_version(question_id, version) FROM (SELECT DISTINCT question_id, version FROM added WHERE version > 1 ORDER BY 1, 2) versions;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER join_versions AFTER INSERT ON alternatives REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION join_added_versions();
--> statement-breakpoint
SELECT join_version(question_id, version) FROM (
	SELECT question_id, version FROM question_versions WHERE version > 1 ORDER BY question_id, version OFFSET 0) versions;
--> statement-breakpoint
UPDATE map_answers m SET version = a.version FROM answers a
WHERE a.student_id = m.student_id AND a.id = m.answer_id AND a.version <> 1;
--> statement-breakpoint
UPDATE notebook_answers n SET version = a.version FROM answers a
WHERE a.student_id = n.student_id AND a.id = n.answer_id AND a.version <> 1;
--> statement-breakpoint
UPDATE student_questions q SET version = a.version FROM answers a
WHERE a.student_id = q.student_id AND a.id = q.answer_id AND a.version <> 1;
--> statement-breakpoint
-- What was written before its version was kept was written on that of its day.
UPDATE comments c SET version = day.version FROM (
	SELECT c.id, max(v.version) AS version FROM comments c
	JOIN question_versions v ON v.question_id = c.question_id AND v.version > 1 AND v.created_at <= coalesce(c.edited_at, c.created_at)
	GROUP BY c.id) day
WHERE day.id = c.id;
--> statement-breakpoint
UPDATE question_notes n SET version = day.version FROM (
	SELECT n.student_id, n.question_id, max(v.version) AS version FROM question_notes n
	JOIN question_versions v ON v.question_id = n.question_id AND v.version > 1 AND v.created_at <= n.updated_at
	GROUP BY n.student_id, n.question_id) day
WHERE day.student_id = n.student_id AND day.question_id = n.question_id;
