-- The search index keeps the questions of each state by their papers: a paper whose state changes is read anew.
CREATE FUNCTION note_bank_exam() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO bank_changes (exam_id) VALUES (NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_bank_state AFTER UPDATE OF state ON exams
	FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION note_bank_exam();
