CREATE TABLE "published_maps" (
	"map_id" integer PRIMARY KEY NOT NULL,
	"exam_id" integer,
	"office" text NOT NULL,
	"reading_id" uuid NOT NULL,
	"reading" jsonb NOT NULL,
	"choices" jsonb NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "published_maps_office" UNIQUE("exam_id","office")
);
--> statement-breakpoint
ALTER TABLE "published_maps" ADD CONSTRAINT "published_maps_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_maps" ADD CONSTRAINT "published_maps_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;