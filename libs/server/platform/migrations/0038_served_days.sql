-- A question counts on the day on which it was served first; a question of two days keeps the later one, which the limit of that
-- day has counted already.
DELETE FROM served_questions s WHERE EXISTS (
	SELECT FROM served_questions later
	WHERE later.student_id = s.student_id AND later.question_id = s.question_id AND later.day > s.day);
--> statement-breakpoint
ALTER TABLE "served_questions" DROP CONSTRAINT "served_questions_student_id_day_question_id_pk";--> statement-breakpoint
ALTER TABLE "served_questions" ADD CONSTRAINT "served_questions_student_id_question_id_pk" PRIMARY KEY("student_id","question_id");--> statement-breakpoint
CREATE INDEX "served_questions_day" ON "served_questions" USING btree ("student_id","day");
--> statement-breakpoint
-- Serves questions of a page in its order to a student who may be served "allowed" new ones a day (null: any number),
-- and gives those that must be withheld. A question that the student has answered or was ever served costs nothing. Rows of
-- earlier days go when their question is answered, or when no answer can wait on a device any longer (330 days).
-- A function, because each of its statements sees what was committed while it waited for the lock: two requests at once
-- never exceed the limit, in one round trip.
CREATE OR REPLACE FUNCTION serve_questions(student uuid, today date, wanted integer[], allowed integer) RETURNS integer[]
LANGUAGE plpgsql AS $$
DECLARE
	fresh integer[];
	remaining integer;
BEGIN
	SELECT coalesce(array_agg(w.id ORDER BY w.place), '{}') INTO fresh
	FROM unnest(wanted) WITH ORDINALITY AS w(id, place)
	WHERE NOT EXISTS (SELECT FROM student_questions q WHERE q.student_id = student AND q.question_id = w.id)
		AND NOT EXISTS (SELECT FROM served_questions s WHERE s.student_id = student AND s.question_id = w.id);
	IF fresh = '{}' THEN
		RETURN fresh;
	END IF;
	PERFORM 1 FROM users u WHERE u.id = student FOR NO KEY UPDATE;
	SELECT greatest(0, allowed - count(*)) INTO remaining FROM served_questions s WHERE s.student_id = student AND s.day = today;
	IF remaining = allowed THEN
		DELETE FROM served_questions s WHERE s.student_id = student AND s.day < today AND (s.day < today - 330
			OR EXISTS (SELECT FROM student_questions q WHERE q.student_id = student AND q.question_id = s.question_id));
	END IF;
	INSERT INTO served_questions (student_id, day, question_id)
	SELECT student, today, f.id FROM unnest(fresh) WITH ORDINALITY AS f(id, place)
	WHERE NOT EXISTS (SELECT FROM served_questions s WHERE s.student_id = student AND s.question_id = f.id)
	ORDER BY f.place
	LIMIT CASE WHEN allowed IS NULL THEN NULL ELSE remaining END
	ON CONFLICT DO NOTHING;
	RETURN (
		SELECT coalesce(array_agg(f.id ORDER BY f.place), '{}') FROM unnest(fresh) WITH ORDINALITY AS f(id, place)
		WHERE NOT EXISTS (SELECT FROM served_questions s WHERE s.student_id = student AND s.question_id = f.id));
END
$$;
