ALTER TABLE "student_maps" ADD COLUMN "migrated_to" integer;--> statement-breakpoint
ALTER TABLE "student_maps" ADD COLUMN "migrated_epoch" integer;--> statement-breakpoint
ALTER TABLE "question_maps" ADD CONSTRAINT "question_maps_replaced_by_question_maps_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."question_maps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_maps" ADD CONSTRAINT "student_maps_migrated_to_question_maps_id_fk" FOREIGN KEY ("migrated_to") REFERENCES "public"."question_maps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_maps" ADD CONSTRAINT "question_maps_newer" CHECK ("question_maps"."replaced_by" <> "question_maps"."id");