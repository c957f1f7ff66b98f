CREATE TABLE "notice_editais" (
	"exam_id" integer PRIMARY KEY NOT NULL,
	"reading_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"file_hash" text,
	"reading" jsonb NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "editais" ADD COLUMN "exam_id" integer;--> statement-breakpoint
ALTER TABLE "notice_editais" ADD CONSTRAINT "notice_editais_exam_id_notices_exam_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."notices"("exam_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editais" ADD CONSTRAINT "editais_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editais_exam" ON "editais" USING btree ("exam_id");