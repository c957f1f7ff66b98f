ALTER TABLE "questions" ADD COLUMN "alternative_count" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
UPDATE "questions" q SET "alternative_count" = counted.n
	FROM (SELECT question_id, version, count(*) AS n FROM "alternatives" GROUP BY question_id, version) counted
	WHERE counted.question_id = q.id AND counted.version = q.current_version;
