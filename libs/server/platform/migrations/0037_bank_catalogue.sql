CREATE INDEX "question_maps_board" ON "question_maps" USING btree ("board_id") WHERE "question_maps"."active" and "question_maps"."replaced_by" is null;--> statement-breakpoint
CREATE INDEX "question_maps_institution" ON "question_maps" USING btree ("institution_id") WHERE "question_maps"."active" and "question_maps"."replaced_by" is null;--> statement-breakpoint
-- The search index also holds how boards and bodies are called, and whose each exam is.
CREATE TRIGGER note_bank_institutions AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON institutions
	FOR EACH STATEMENT EXECUTE FUNCTION note_bank_subjects();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_bank_exam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bank_changes (exam_id) VALUES (coalesce(NEW.id, OLD.id));
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER note_bank_state ON exams;
--> statement-breakpoint
CREATE TRIGGER note_bank_exam AFTER INSERT OR DELETE ON exams FOR EACH ROW EXECUTE FUNCTION note_bank_exam();
--> statement-breakpoint
CREATE TRIGGER note_bank_exam_update AFTER UPDATE OF state, board_id, institution_id, given ON exams FOR EACH ROW
	WHEN ((OLD.state, OLD.board_id, OLD.institution_id, OLD.given) IS DISTINCT FROM (NEW.state, NEW.board_id, NEW.institution_id, NEW.given))
	EXECUTE FUNCTION note_bank_exam();
