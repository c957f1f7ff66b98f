ALTER TABLE "question_maps" ADD COLUMN "content_revision" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
-- Whoever changes what is told of a map raises its revision in the same transaction, so that a statement that reads the
-- revision knows whether what a process keeps of the map is what the statement itself would read. Imports alone change it, one
-- at a time: a rename would not see a map that another transaction has not committed yet.
CREATE FUNCTION revise_map() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.content_revision := OLD.content_revision + 1;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER revise_map BEFORE UPDATE ON question_maps FOR EACH ROW EXECUTE FUNCTION revise_map();
--> statement-breakpoint
-- Locked in the order of `arrange_maps`.
CREATE FUNCTION revise_maps(maps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM question_maps m WHERE m.id = ANY (maps) ORDER BY m.id FOR NO KEY UPDATE;
	UPDATE question_maps SET content_revision = content_revision + 1 WHERE id = ANY (maps);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION arrange_touched_maps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	maps integer[];
BEGIN
	IF TG_OP = 'UPDATE' THEN
		maps := ARRAY(SELECT map_id FROM touched UNION SELECT map_id FROM before);
	ELSE
		maps := ARRAY(SELECT DISTINCT map_id FROM touched);
	END IF;
	PERFORM arrange_maps(maps);
	PERFORM revise_maps(maps);
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A map tells the name of each subject and of its matéria. Those are locked first that need not be arranged as well.
CREATE OR REPLACE FUNCTION arrange_renamed_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM revise_maps(ARRAY(
		SELECT DISTINCT ms.map_id FROM map_subjects ms JOIN subjects s ON s.id = ms.subject_id
		WHERE s.path && ARRAY(SELECT id FROM after JOIN before USING (id) WHERE (after.name, after.path) <> (before.name, before.path))));
	PERFORM arrange_maps(ARRAY(
		SELECT DISTINCT mq.map_id FROM map_questions mq
		WHERE mq.subject_id IN (SELECT id FROM after JOIN before USING (id) WHERE after.name <> before.name)));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION revise_maps_of_institutions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM revise_maps(ARRAY(
		SELECT m.id FROM question_maps m
		JOIN after ON after.id IN (m.board_id, m.institution_id) JOIN before ON before.id = after.id
		WHERE (after.name, after.acronym) <> (before.name, before.acronym)));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER revise_maps_renamed AFTER UPDATE ON institutions REFERENCING OLD TABLE AS before NEW TABLE AS after
	FOR EACH STATEMENT EXECUTE FUNCTION revise_maps_of_institutions();
