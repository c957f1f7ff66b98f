ALTER TABLE "question_versions" ADD COLUMN "key_version" integer;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD COLUMN "annulled" boolean;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD COLUMN "answer_id" uuid;--> statement-breakpoint
-- Finds the earlier versions whose key a version gives from now on (docs/decisions/099): those that say the same, and the one
-- before it where only words changed; with them those that had the key of these. A version without a key gives none.
CREATE FUNCTION hold_key(question integer, newer integer) RETURNS void LANGUAGE sql AS $$
	WITH said AS (
		SELECT v.version, alternative_words(v.statement) AS statement,
			array_agg(alternative_words(a.text) ORDER BY alternative_words(a.text)) AS texts,
			array_agg(coalesce(a.same_as, a.id) ORDER BY coalesce(a.same_as, a.id)) AS ids,
			array_agg(coalesce(a.same_as, a.id) ORDER BY coalesce(a.same_as, a.id)) FILTER (WHERE a.correct) AS keys
		FROM question_versions v LEFT JOIN alternatives a ON a.question_id = v.question_id AND a.version = v.version
		WHERE v.question_id = question AND v.version <= newer GROUP BY v.version, v.statement),
	joined AS (
		SELECT earlier.version FROM said earlier JOIN said now ON now.version = newer AND earlier.version < newer AND earlier.ids = now.ids AND now.keys IS NOT NULL
		WHERE (earlier.statement = now.statement AND earlier.texts = now.texts)
			OR (earlier.keys = now.keys AND earlier.version = (SELECT max(version) FROM said WHERE version < newer)))
	UPDATE question_versions v SET key_version = newer
	WHERE v.question_id = question AND v.version < newer AND coalesce(v.key_version, v.version) IN (
		SELECT coalesce(j.key_version, j.version) FROM question_versions j JOIN joined ON joined.version = j.version WHERE j.question_id = question);
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION join_added_versions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT DISTINCT question_id, version FROM added WHERE version > 1 ORDER BY 1, 2 LOOP
		PERFORM join_version(one.question_id, one.version);
		PERFORM hold_key(one.question_id, one.version);
	END LOOP;
	RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT hold_key(question_id, version) FROM (
	SELECT question_id, version FROM question_versions WHERE version > 1 ORDER BY question_id, version OFFSET 0) versions;
--> statement-breakpoint
-- Of sittings that began before: the version that was marked, else that of the day of the start.
UPDATE sitting_items i SET
	version = coalesce(
		(SELECT a.version FROM alternatives a WHERE a.id = i.alternative_id AND a.question_id = i.question_id),
		(SELECT max(v.version) FROM question_versions v WHERE v.question_id = i.question_id AND v.created_at <= s.started_at),
		1),
	variant = (SELECT eq.variant FROM exam_questions eq WHERE eq.exam_id = s.exam_id AND eq.question_id = i.question_id),
	annulled = q.annulled,
	answer_id = (substr(hash, 1, 8) || '-' || substr(hash, 9, 4) || '-8' || substr(hash, 14, 3) || '-8' || substr(hash, 18, 3) || '-' || substr(hash, 21, 12))::uuid
FROM sittings s, questions q, LATERAL (
	SELECT encode(sha256(convert_to(s.id || '/' || q.id, 'UTF8')), 'hex') AS hash) digest
WHERE s.student_id = i.student_id AND s.id = i.sitting_id AND q.id = i.question_id;
--> statement-breakpoint
ALTER TABLE "sitting_items" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_items" ALTER COLUMN "annulled" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_items" ALTER COLUMN "answer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD CONSTRAINT "sitting_items_version_fk" FOREIGN KEY ("question_id","version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE no action ON UPDATE no action;
