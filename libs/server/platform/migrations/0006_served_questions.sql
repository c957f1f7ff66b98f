CREATE TABLE "served_questions" (
	"student_id" uuid NOT NULL,
	"day" date NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "served_questions_student_id_day_question_id_pk" PRIMARY KEY("student_id","day","question_id")
);
--> statement-breakpoint
ALTER TABLE "served_questions" ADD CONSTRAINT "served_questions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Serves questions of a page in its order to a student who may be served "allowed" new ones a day (null: any number),
-- and gives those that must be withheld. A question that the student has answered or was served today costs nothing.
-- A function, because each of its statements sees what was committed while it waited for the lock: two requests at once
-- never exceed the limit, in one round trip.
CREATE FUNCTION serve_questions(student uuid, today date, wanted integer[], allowed integer) RETURNS integer[]
LANGUAGE plpgsql AS $$
DECLARE
	fresh integer[];
	remaining integer;
BEGIN
	SELECT coalesce(array_agg(w.id ORDER BY w.place), '{}') INTO fresh
	FROM unnest(wanted) WITH ORDINALITY AS w(id, place)
	WHERE NOT EXISTS (SELECT FROM student_questions q WHERE q.student_id = student AND q.question_id = w.id)
		AND NOT EXISTS (SELECT FROM served_questions s WHERE s.student_id = student AND s.day = today AND s.question_id = w.id);
	IF fresh = '{}' THEN
		RETURN fresh;
	END IF;
	PERFORM 1 FROM users u WHERE u.id = student FOR NO KEY UPDATE;
	DELETE FROM served_questions s WHERE s.student_id = student AND s.day < today;
	SELECT greatest(0, allowed - count(*)) INTO remaining FROM served_questions s WHERE s.student_id = student AND s.day = today;
	INSERT INTO served_questions (student_id, day, question_id)
	SELECT student, today, f.id FROM unnest(fresh) WITH ORDINALITY AS f(id, place)
	WHERE NOT EXISTS (SELECT FROM served_questions s WHERE s.student_id = student AND s.day = today AND s.question_id = f.id)
	ORDER BY f.place
	LIMIT CASE WHEN allowed IS NULL THEN NULL ELSE remaining END
	ON CONFLICT DO NOTHING;
	RETURN (
		SELECT coalesce(array_agg(f.id ORDER BY f.place), '{}') FROM unnest(fresh) WITH ORDINALITY AS f(id, place)
		WHERE NOT EXISTS (SELECT FROM served_questions s WHERE s.student_id = student AND s.day = today AND s.question_id = f.id));
END
$$;
