ALTER TABLE "questions" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_version" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- Words and terms of most questions stay in their row, uncompressed: verifying a phrase reads thousands of them.
ALTER TABLE "questions" SET (toast_tuple_target = 8160);
