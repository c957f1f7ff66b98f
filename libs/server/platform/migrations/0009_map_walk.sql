ALTER TABLE "map_questions" ADD COLUMN "step" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The walk through a map: the heaviest subject first, then the paper's order. A step is one number within one subject, so
-- that a subject's steps lie together. The locks make two writers of one map, or a writer and whoever renames a subject,
-- follow one another; each statement after them sees what was committed meanwhile. Rows that are right stay untouched.
CREATE FUNCTION arrange_maps(maps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM question_maps m WHERE m.id = ANY (maps) ORDER BY m.id FOR NO KEY UPDATE;
	PERFORM FROM subjects s WHERE s.id IN (SELECT mq.subject_id FROM map_questions mq WHERE mq.map_id = ANY (maps)) ORDER BY s.id FOR SHARE;
	UPDATE map_questions mq SET step = walk.step
	FROM (
		SELECT p.map_id, p.question_id,
			dense_rank() OVER (PARTITION BY p.map_id ORDER BY w.weight DESC, s.name, p.subject_id, p.slot) AS step
		FROM map_questions p
		JOIN (
			SELECT map_id, subject_id, count(DISTINCT slot) AS weight FROM map_questions
			WHERE map_id = ANY (maps) GROUP BY map_id, subject_id) w USING (map_id, subject_id)
		JOIN subjects s ON s.id = p.subject_id
		WHERE p.map_id = ANY (maps)) walk
	WHERE mq.map_id = walk.map_id AND mq.question_id = walk.question_id AND mq.step <> walk.step;
END
$$;
--> statement-breakpoint
SELECT arrange_maps(ARRAY(SELECT id FROM question_maps));
--> statement-breakpoint
CREATE INDEX "map_questions_walk" ON "map_questions" USING btree ("map_id","step");
--> statement-breakpoint
CREATE FUNCTION arrange_touched_maps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		PERFORM arrange_maps(ARRAY(SELECT map_id FROM touched UNION SELECT map_id FROM before));
	ELSE
		PERFORM arrange_maps(ARRAY(SELECT DISTINCT map_id FROM touched));
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION arrange_renamed_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM arrange_maps(ARRAY(
		SELECT DISTINCT mq.map_id FROM map_questions mq
		WHERE mq.subject_id IN (SELECT id FROM after JOIN before USING (id) WHERE after.name <> before.name)));
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- At depth 0 only: the arrangement's own update needs no other.
CREATE TRIGGER arrange_insert AFTER INSERT ON map_questions REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION arrange_touched_maps();
--> statement-breakpoint
CREATE TRIGGER arrange_update AFTER UPDATE ON map_questions REFERENCING OLD TABLE AS before NEW TABLE AS touched
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION arrange_touched_maps();
--> statement-breakpoint
CREATE TRIGGER arrange_delete AFTER DELETE ON map_questions REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION arrange_touched_maps();
--> statement-breakpoint
CREATE TRIGGER arrange_renamed AFTER UPDATE ON subjects REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION arrange_renamed_subjects();
