CREATE TABLE "map_subjects" (
	"map_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"questions" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "map_subjects_map_id_subject_id_pk" PRIMARY KEY("map_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "question_maps" ADD COLUMN "question_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "question_maps" ADD COLUMN "subject_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "map_subjects" ADD CONSTRAINT "map_subjects_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_subjects" ADD CONSTRAINT "map_subjects_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "map_subjects_rank" ON "map_subjects" USING btree ("map_id","rank");--> statement-breakpoint
CREATE INDEX "questions_annulled" ON "questions" USING btree ("id") WHERE "questions"."annulled";
--> statement-breakpoint
-- What is counted of a map is kept with its walk, by the same transaction and under the same locks: a subject's numbers, its
-- place among the map's subjects, and the sums. Rows that are right stay untouched.
CREATE OR REPLACE FUNCTION arrange_maps(maps integer[]) RETURNS void LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE FUNCTION empty_maps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM map_subjects;
	UPDATE question_maps SET question_count = 0, subject_count = 0 WHERE question_count > 0;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER arrange_emptied AFTER TRUNCATE ON map_questions FOR EACH STATEMENT EXECUTE FUNCTION empty_maps();
--> statement-breakpoint
SELECT arrange_maps(ARRAY(SELECT id FROM question_maps));
