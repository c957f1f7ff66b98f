ALTER TABLE "import_source_questions" ADD COLUMN "reading_hash" text;--> statement-breakpoint
UPDATE "import_source_questions" AS "held" SET "reading_hash" = "questions"."content_hash"
FROM "import_sources", "questions"
WHERE "import_sources"."id" = "held"."source_id" AND "questions"."id" = "held"."question_id" AND "import_sources"."path" ILIKE '%.pdf';
