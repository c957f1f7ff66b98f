CREATE TABLE "map_orders" (
	"map_id" integer NOT NULL,
	"is_matter" boolean NOT NULL,
	"subject_id" integer NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "map_orders_map_id_is_matter_subject_id_pk" PRIMARY KEY("map_id","is_matter","subject_id")
);
--> statement-breakpoint
ALTER TABLE "map_subjects" ADD COLUMN "incidence_rank" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "map_orders" ADD CONSTRAINT "map_orders_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_orders" ADD CONSTRAINT "map_orders_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP INDEX "map_subjects_rank";--> statement-breakpoint
CREATE INDEX "map_subjects_incidence" ON "map_subjects" USING btree ("map_id","incidence_rank");--> statement-breakpoint
-- Without an order by hand, both ranks are the same.
UPDATE "map_subjects" SET "incidence_rank" = "rank";
--> statement-breakpoint
-- A map's subjects: how many numbers each has, its rank by incidence (by expected points where the map has them), and its rank in
-- the walk. An order by hand walks through one matéria after the other; what it does not name comes last, by incidence.
CREATE FUNCTION rank_map_subjects(maps integer[])
RETURNS TABLE (map_id integer, subject_id integer, questions integer, rank integer, incidence_rank integer) LANGUAGE sql STABLE AS $$
	WITH weighed AS (
		SELECT mq.map_id, mq.subject_id, s.name, s.path[1] AS matter_id, count(DISTINCT mq.slot)::int AS questions
		FROM map_questions mq JOIN subjects s ON s.id = mq.subject_id
		WHERE mq.map_id = ANY (maps) GROUP BY mq.map_id, mq.subject_id, s.name, s.path[1]),
	by_incidence AS (
		SELECT w.map_id, w.subject_id, w.matter_id, w.questions,
			(row_number() OVER (PARTITION BY w.map_id ORDER BY e.points DESC NULLS LAST, w.questions DESC, w.name, w.subject_id))::int AS place
		FROM weighed w LEFT JOIN map_points e ON e.map_id = w.map_id AND e.subject_id = w.subject_id),
	ordered AS (
		SELECT i.*, matter.place AS matter_place, topic.place AS topic_place,
			CASE WHEN EXISTS (SELECT FROM map_orders o WHERE o.map_id = i.map_id)
				THEN min(i.place) OVER (PARTITION BY i.map_id, i.matter_id) END AS matter_rank
		FROM by_incidence i
		LEFT JOIN map_orders matter ON matter.map_id = i.map_id AND matter.is_matter AND matter.subject_id = i.matter_id
		LEFT JOIN map_orders topic ON topic.map_id = i.map_id AND NOT topic.is_matter AND topic.subject_id = i.subject_id)
	SELECT map_id, subject_id, questions,
		(row_number() OVER (PARTITION BY map_id ORDER BY matter_place NULLS LAST, matter_rank, topic_place NULLS LAST, place))::int, place
	FROM ordered
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION arrange_maps(maps integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM question_maps m WHERE m.id = ANY (maps) ORDER BY m.id FOR NO KEY UPDATE;
	PERFORM FROM subjects s WHERE s.id IN (SELECT mq.subject_id FROM map_questions mq WHERE mq.map_id = ANY (maps)) ORDER BY s.id FOR SHARE;
	UPDATE map_questions mq SET step = walk.step
	FROM (
		SELECT p.map_id, p.question_id, dense_rank() OVER (PARTITION BY p.map_id ORDER BY r.rank, p.slot) AS step
		FROM map_questions p JOIN rank_map_subjects(maps) r ON r.map_id = p.map_id AND r.subject_id = p.subject_id
		WHERE p.map_id = ANY (maps)) walk
	WHERE mq.map_id = walk.map_id AND mq.question_id = walk.question_id AND mq.step <> walk.step;
	-- One statement: each part sees the rows as they were, and no two parts write the same one.
	WITH counted AS MATERIALIZED (SELECT * FROM rank_map_subjects(maps)),
	changed AS (
		UPDATE map_subjects kept SET questions = counted.questions, rank = counted.rank, incidence_rank = counted.incidence_rank FROM counted
		WHERE kept.map_id = counted.map_id AND kept.subject_id = counted.subject_id
			AND (kept.questions, kept.rank, kept.incidence_rank) <> (counted.questions, counted.rank, counted.incidence_rank)),
	gone AS (
		DELETE FROM map_subjects kept WHERE kept.map_id = ANY (maps) AND NOT EXISTS (
			SELECT FROM counted WHERE counted.map_id = kept.map_id AND counted.subject_id = kept.subject_id))
	INSERT INTO map_subjects (map_id, subject_id, questions, rank, incidence_rank)
	SELECT map_id, subject_id, questions, rank, incidence_rank FROM counted WHERE NOT EXISTS (
		SELECT FROM map_subjects kept WHERE kept.map_id = counted.map_id AND kept.subject_id = counted.subject_id);
	UPDATE question_maps m SET question_count = counted.questions, subject_count = counted.subjects
	FROM (
		SELECT given.id, count(DISTINCT mq.slot)::int AS questions, count(DISTINCT mq.subject_id)::int AS subjects
		FROM unnest(maps) AS given (id) LEFT JOIN map_questions mq ON mq.map_id = given.id GROUP BY given.id) counted
	WHERE m.id = counted.id AND (m.question_count, m.subject_count) <> (counted.questions, counted.subjects);
END
$$;
--> statement-breakpoint
-- A subject that changes its matéria changes its place where the order is by hand.
CREATE OR REPLACE FUNCTION arrange_renamed_subjects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM revise_maps(ARRAY(
		SELECT DISTINCT ms.map_id FROM map_subjects ms JOIN subjects s ON s.id = ms.subject_id
		WHERE s.path && ARRAY(SELECT id FROM after JOIN before USING (id) WHERE (after.name, after.path) <> (before.name, before.path))));
	PERFORM arrange_maps(ARRAY(
		SELECT mq.map_id FROM map_questions mq
		WHERE mq.subject_id IN (SELECT id FROM after JOIN before USING (id) WHERE after.name <> before.name)
		UNION
		SELECT o.map_id FROM map_orders o JOIN map_subjects ms ON ms.map_id = o.map_id
		WHERE ms.subject_id IN (SELECT id FROM after JOIN before USING (id) WHERE after.path[1] <> before.path[1])));
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- A map that is being deleted has its orders deleted before its questions: it is not arranged any more.
CREATE FUNCTION arrange_ordered_maps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	maps integer[] := ARRAY(SELECT m.id FROM question_maps m WHERE m.id IN (SELECT map_id FROM touched));
BEGIN
	PERFORM arrange_maps(maps);
	PERFORM revise_maps(maps);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER arrange_order_insert AFTER INSERT ON map_orders REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION arrange_ordered_maps();
--> statement-breakpoint
CREATE TRIGGER arrange_order_update AFTER UPDATE ON map_orders REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION arrange_ordered_maps();
--> statement-breakpoint
CREATE TRIGGER arrange_order_delete AFTER DELETE ON map_orders REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION arrange_ordered_maps();
