-- Immutable, so that columns can be kept of it: the dictionary is named, and nobody edits its rules.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower(value)) $$;
--> statement-breakpoint
CREATE TABLE "bank_changes" (
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"question_id" integer,
	"exam_id" integer,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text("name")) STORED;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "folded_position" text GENERATED ALWAYS AS (fold_text("position")) STORED;--> statement-breakpoint
ALTER TABLE "question_maps" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text("name")) STORED;--> statement-breakpoint
ALTER TABLE "question_maps" ADD COLUMN "folded_position" text GENERATED ALWAYS AS (fold_text("position")) STORED;--> statement-breakpoint
CREATE INDEX "bank_changes_changed_in" ON "bank_changes" USING btree ("changed_in");
--> statement-breakpoint
-- Ids of what one statement touched, each once, whatever the statement was.
CREATE FUNCTION note_bank_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bank_changes (question_id) SELECT id FROM touched;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_bank_exams() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bank_changes (exam_id) SELECT DISTINCT exam_id FROM touched;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_bank_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bank_changes DEFAULT VALUES;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_bank_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bank_changes (question_id) VALUES (0);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_bank_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_questions();
--> statement-breakpoint
CREATE TRIGGER note_bank_update AFTER UPDATE ON questions REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_questions();
--> statement-breakpoint
CREATE TRIGGER note_bank_delete AFTER DELETE ON questions REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_questions();
--> statement-breakpoint
CREATE TRIGGER note_bank_emptied AFTER TRUNCATE ON questions FOR EACH STATEMENT EXECUTE FUNCTION note_bank_emptied();
--> statement-breakpoint
CREATE TRIGGER note_bank_insert AFTER INSERT ON exam_questions REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_exams();
--> statement-breakpoint
CREATE TRIGGER note_bank_update AFTER UPDATE ON exam_questions REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_exams();
--> statement-breakpoint
CREATE TRIGGER note_bank_delete AFTER DELETE ON exam_questions REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_exams();
--> statement-breakpoint
CREATE TRIGGER note_bank_emptied AFTER TRUNCATE ON exam_questions FOR EACH STATEMENT EXECUTE FUNCTION note_bank_emptied();
--> statement-breakpoint
CREATE TRIGGER note_bank_subjects AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON subjects
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_subjects();
