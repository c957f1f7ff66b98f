CREATE TABLE "key_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "key_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"version_before" integer NOT NULL,
	"version" integer NOT NULL,
	"annulled_before" boolean NOT NULL,
	"annulled" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_key_changes" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"change_id" bigint NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_key_changes_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "key_changes" ADD CONSTRAINT "key_changes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_key_changes" ADD CONSTRAINT "told_key_changes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_key_changes" ADD CONSTRAINT "told_key_changes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_changes_question" ON "key_changes" USING btree ("question_id","id");--> statement-breakpoint
CREATE INDEX "key_changes_at" ON "key_changes" USING btree ("at");
--> statement-breakpoint
-- Written as the transaction commits, so that an answer judged before it is never later than the change. A version without
-- an equal alternative asks something else: that is no change of the key.
CREATE FUNCTION note_key_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.annulled <> NEW.annulled OR EXISTS (
		SELECT FROM alternatives was
		JOIN alternatives now ON now.question_id = was.question_id AND coalesce(now.same_as, now.id) = coalesce(was.same_as, was.id)
		WHERE was.question_id = NEW.id AND was.version = OLD.current_version AND now.version = NEW.current_version
			AND was.correct <> now.correct)
	THEN
		INSERT INTO key_changes (question_id, version_before, version, annulled_before, annulled)
		VALUES (NEW.id, OLD.current_version, NEW.current_version, OLD.annulled, NEW.annulled);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER note_key_change AFTER UPDATE OF annulled, current_version ON questions DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (OLD.annulled <> NEW.annulled OR OLD.current_version <> NEW.current_version) EXECUTE FUNCTION note_key_change();
