-- As before (0055), but combined answers are found by their places and no longer by the numbers that they add: the answers of a question
-- stand in the order of the alternatives that they affirm, one bit each, whatever the letters of its kind (docs/decisions/121).
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
				WITH numbered AS (
					SELECT id, version, text, row_number() OVER (PARTITION BY version ORDER BY position) AS bits
					FROM alternatives WHERE question_id = question AND version IN (newer, older))
				UPDATE alternatives a SET same_as = coalesce(b.same_as, b.id)
				FROM (
					SELECT combined.id, sum(old.bits) AS bits
					FROM numbered combined
					CROSS JOIN unnest(new_found, old_found) AS pair (new_id, old_id)
					JOIN numbered new ON new.id = pair.new_id JOIN numbered old ON old.id = pair.old_id
					WHERE combined.version = newer AND combined.text = '' AND new.bits & combined.bits > 0
					GROUP BY combined.id) mapped
				JOIN numbered ON numbered.version = older AND numbered.text = '' AND numbered.bits = mapped.bits
				JOIN alternatives b ON b.id = numbered.id
				WHERE a.id = mapped.id;
			END IF;
			RETURN;
		END IF;
	END LOOP;
END
$$;
