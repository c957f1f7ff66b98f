-- A student's own map goes with the account. The schema does not say so: the tables of students refer to that of maps.
ALTER TABLE "question_maps" ADD CONSTRAINT "question_maps_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade;
--> statement-breakpoint
-- A map that has expected points is walked in their order; all others by the weight of their subjects, as before.
CREATE OR REPLACE FUNCTION arrange_maps(maps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM question_maps m WHERE m.id = ANY (maps) ORDER BY m.id FOR NO KEY UPDATE;
	PERFORM FROM subjects s WHERE s.id IN (SELECT mq.subject_id FROM map_questions mq WHERE mq.map_id = ANY (maps)) ORDER BY s.id FOR SHARE;
	UPDATE map_questions mq SET step = walk.step
	FROM (
		SELECT p.map_id, p.question_id,
			dense_rank() OVER (PARTITION BY p.map_id ORDER BY e.points DESC NULLS LAST, w.weight DESC, s.name, p.subject_id, p.slot) AS step
		FROM map_questions p
		JOIN (
			SELECT map_id, subject_id, count(DISTINCT slot) AS weight FROM map_questions
			WHERE map_id = ANY (maps) GROUP BY map_id, subject_id) w USING (map_id, subject_id)
		JOIN subjects s ON s.id = p.subject_id
		LEFT JOIN map_points e ON e.map_id = p.map_id AND e.subject_id = p.subject_id
		WHERE p.map_id = ANY (maps)) walk
	WHERE mq.map_id = walk.map_id AND mq.question_id = walk.question_id AND mq.step <> walk.step;
	-- One statement: each part sees the rows as they were, and no two parts write the same one.
	WITH counted AS MATERIALIZED (
		SELECT map_id, subject_id, count(DISTINCT slot)::int AS questions,
			(row_number() OVER (PARTITION BY map_id ORDER BY min(step)))::int AS rank
		FROM map_questions WHERE map_id = ANY (maps) GROUP BY map_id, subject_id),
	changed AS (
		UPDATE map_subjects kept SET questions = counted.questions, rank = counted.rank FROM counted
		WHERE kept.map_id = counted.map_id AND kept.subject_id = counted.subject_id
			AND (kept.questions, kept.rank) <> (counted.questions, counted.rank)),
	gone AS (
		DELETE FROM map_subjects kept WHERE kept.map_id = ANY (maps) AND NOT EXISTS (
			SELECT FROM counted WHERE counted.map_id = kept.map_id AND counted.subject_id = kept.subject_id))
	INSERT INTO map_subjects (map_id, subject_id, questions, rank)
	SELECT map_id, subject_id, questions, rank FROM counted WHERE NOT EXISTS (
		SELECT FROM map_subjects kept WHERE kept.map_id = counted.map_id AND kept.subject_id = counted.subject_id);
	UPDATE question_maps m SET question_count = counted.questions, subject_count = counted.subjects
	FROM (
		SELECT given.id, count(DISTINCT mq.slot)::int AS questions, count(DISTINCT mq.subject_id)::int AS subjects
		FROM unnest(maps) AS given (id) LEFT JOIN map_questions mq ON mq.map_id = given.id GROUP BY given.id) counted
	WHERE m.id = counted.id AND (m.question_count, m.subject_count) <> (counted.questions, counted.subjects);
END
$$;
