ALTER TABLE "review_cards" ADD COLUMN "attempts" integer;--> statement-breakpoint
ALTER TABLE "review_cards" ADD COLUMN "question_version" integer;--> statement-breakpoint
-- An answer to a question that was annulled at the time has no verdict: it gets that of the key of the version that was answered,
-- where there is one (docs/decisions/098). Few rows of each table are written.
UPDATE answers given SET correct = chosen.correct FROM alternatives chosen
WHERE given.correct IS NULL AND chosen.id = given.alternative_id AND chosen.question_id = given.question_id
  AND EXISTS (SELECT FROM alternatives k WHERE k.question_id = chosen.question_id AND k.version = chosen.version AND k.correct);
--> statement-breakpoint
UPDATE map_answers given SET correct = chosen.correct FROM alternatives chosen
WHERE given.correct IS NULL AND chosen.id = given.alternative_id AND chosen.question_id = given.question_id
  AND EXISTS (SELECT FROM alternatives k WHERE k.question_id = chosen.question_id AND k.version = chosen.version AND k.correct);
--> statement-breakpoint
UPDATE notebook_answers given SET correct = chosen.correct FROM alternatives chosen
WHERE given.correct IS NULL AND chosen.id = given.alternative_id AND chosen.question_id = given.question_id
  AND EXISTS (SELECT FROM alternatives k WHERE k.question_id = chosen.question_id AND k.version = chosen.version AND k.correct);
--> statement-breakpoint
UPDATE student_questions given SET correct = chosen.correct FROM alternatives chosen
WHERE given.correct IS NULL AND chosen.id = given.alternative_id AND chosen.question_id = given.question_id
  AND EXISTS (SELECT FROM alternatives k WHERE k.question_id = chosen.question_id AND k.version = chosen.version AND k.correct);
