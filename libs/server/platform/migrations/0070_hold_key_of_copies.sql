-- Grouped by nothing: on several servers this runs on views of the copies, and a view has no primary key on which
-- the other columns of a version depend.
CREATE OR REPLACE FUNCTION hold_key(question integer, newer integer) RETURNS void LANGUAGE sql AS $$
	WITH said AS (
		SELECT v.version, alternative_words(whole_statement(v)) AS statement, shown.texts, shown.ids, shown.keys
		FROM question_versions v CROSS JOIN LATERAL (
			SELECT array_agg(alternative_words(a.text) ORDER BY alternative_words(a.text)) AS texts,
				array_agg(coalesce(a.same_as, a.id) ORDER BY coalesce(a.same_as, a.id)) AS ids,
				array_agg(coalesce(a.same_as, a.id) ORDER BY coalesce(a.same_as, a.id)) FILTER (WHERE a.correct) AS keys
			FROM alternatives a WHERE a.question_id = v.question_id AND a.version = v.version) shown
		WHERE v.question_id = question AND v.version <= newer),
	joined AS (
		SELECT earlier.version FROM said earlier JOIN said now ON now.version = newer AND earlier.version < newer AND earlier.ids = now.ids AND now.keys IS NOT NULL
		WHERE (earlier.statement = now.statement AND earlier.texts = now.texts)
			OR (earlier.keys = now.keys AND earlier.version = (SELECT max(version) FROM said WHERE version < newer)))
	UPDATE question_versions v SET key_version = newer
	WHERE v.question_id = question AND v.version < newer AND coalesce(v.key_version, v.version) IN (
		SELECT coalesce(j.key_version, j.version) FROM question_versions j JOIN joined ON joined.version = j.version WHERE j.question_id = question);
$$;
