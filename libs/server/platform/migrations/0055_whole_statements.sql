-- The statement of a version as everyone reads it: the texts that it shares with others, then its own (docs/decisions/131).
CREATE FUNCTION whole_statement(shown question_versions) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT coalesce((
		SELECT string_agg(t.html, '' ORDER BY x.place) FROM question_version_texts x JOIN shared_texts t ON t.id = x.text_id
		WHERE x.question_id = shown.question_id AND x.version = shown.version), '') || shown.statement;
$$;
--> statement-breakpoint
-- A text goes with the last version that shows it.
CREATE FUNCTION forget_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM shared_texts t WHERE t.id IN (SELECT text_id FROM gone)
		AND NOT EXISTS (SELECT FROM question_version_texts x WHERE x.text_id = t.id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER forget_texts AFTER DELETE ON question_version_texts REFERENCING OLD TABLE AS gone
	FOR EACH STATEMENT EXECUTE FUNCTION forget_texts();
--> statement-breakpoint
-- Both compare statements; these are whole from now on. The rest of them is as in 0047 and 0040.
CREATE OR REPLACE FUNCTION join_version(question integer, newer integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	older integer;
	new_left integer[];
	old_left integer[];
	new_found integer[];
	old_found integer[];
	n integer;
	o integer;
BEGIN
	UPDATE question_versions v SET wording = earlier.wording
		+ (whole_statement(v) <> whole_statement(earlier) OR texts.now IS DISTINCT FROM texts.before)::int
	FROM question_versions earlier, LATERAL (
		SELECT array_agg((a.letter, a.text, a.correct) ORDER BY a.position) FILTER (WHERE a.version = newer) AS now,
			array_agg((a.letter, a.text, a.correct) ORDER BY a.position) FILTER (WHERE a.version = earlier.version) AS before
		FROM alternatives a WHERE a.question_id = question AND a.version IN (newer, earlier.version)) texts
	WHERE v.question_id = question AND v.version = newer AND earlier.question_id = question
		AND earlier.version = (SELECT max(b.version) FROM question_versions b WHERE b.question_id = question AND b.version < newer);
	UPDATE alternatives SET same_as = NULL WHERE question_id = question AND version = newer AND same_as IS NOT NULL;
	FOR older IN SELECT version FROM question_versions WHERE question_id = question AND version < newer ORDER BY version DESC LOOP
		new_left := ARRAY(SELECT id FROM alternatives WHERE question_id = question AND version = newer AND text <> '');
		old_left := ARRAY(SELECT id FROM alternatives WHERE question_id = question AND version = older AND text <> '');
		new_found := '{}';
		old_found := '{}';
		CONTINUE WHEN cardinality(new_left) <> cardinality(old_left)
			OR (SELECT array_agg(letter ORDER BY letter) = '{C,E}' FROM alternatives WHERE id = ANY (new_left))
				<> (SELECT array_agg(letter ORDER BY letter) = '{C,E}' FROM alternatives WHERE id = ANY (old_left))
			OR EXISTS (SELECT FROM alternatives WHERE question_id = question AND version = newer AND text = '')
				<> EXISTS (SELECT FROM alternatives WHERE question_id = question AND version = older AND text = '');
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
			IF EXISTS (SELECT FROM alternatives WHERE question_id = question AND version = newer AND text = '') THEN
				UPDATE alternatives a SET same_as = coalesce(b.same_as, b.id)
				FROM (
					SELECT sums.id, sum(old.letter::int)::text AS letter
					FROM alternatives sums
					CROSS JOIN unnest(new_found, old_found) AS pair (new_id, old_id)
					JOIN alternatives new ON new.id = pair.new_id JOIN alternatives old ON old.id = pair.old_id
					WHERE sums.question_id = question AND sums.version = newer AND sums.text = '' AND new.letter::int & sums.letter::int > 0
					GROUP BY sums.id) mapped
				JOIN alternatives b ON b.question_id = question AND b.version = older AND b.text = ''
					AND b.letter = lpad(mapped.letter, greatest(2, length(mapped.letter)), '0')
				WHERE a.id = mapped.id;
			END IF;
			RETURN;
		END IF;
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION hold_key(question integer, newer integer) RETURNS void LANGUAGE sql AS $$
	WITH said AS (
		SELECT v.version, alternative_words(whole_statement(v)) AS statement,
			array_agg(alternative_words(a.text) ORDER BY alternative_words(a.text)) AS texts,
			array_agg(coalesce(a.same_as, a.id) ORDER BY coalesce(a.same_as, a.id)) AS ids,
			array_agg(coalesce(a.same_as, a.id) ORDER BY coalesce(a.same_as, a.id)) FILTER (WHERE a.correct) AS keys
		FROM question_versions v LEFT JOIN alternatives a ON a.question_id = v.question_id AND a.version = v.version
		WHERE v.question_id = question AND v.version <= newer GROUP BY v.question_id, v.version),
	joined AS (
		SELECT earlier.version FROM said earlier JOIN said now ON now.version = newer AND earlier.version < newer AND earlier.ids = now.ids AND now.keys IS NOT NULL
		WHERE (earlier.statement = now.statement AND earlier.texts = now.texts)
			OR (earlier.keys = now.keys AND earlier.version = (SELECT max(version) FROM said WHERE version < newer)))
	UPDATE question_versions v SET key_version = newer
	WHERE v.question_id = question AND v.version < newer AND coalesce(v.key_version, v.version) IN (
		SELECT coalesce(j.key_version, j.version) FROM question_versions j JOIN joined ON joined.version = j.version WHERE j.question_id = question);
$$;
