CREATE TABLE "key_releases" (
	"student_id" uuid NOT NULL,
	"notebook_id" uuid NOT NULL,
	"epoch" integer NOT NULL,
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"released_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "key_releases_pk" PRIMARY KEY("student_id","notebook_id","epoch","question_id","version")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "key_released" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "key_releases" ADD CONSTRAINT "key_releases_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_releases" ADD CONSTRAINT "key_releases_version_fk" FOREIGN KEY ("question_id","version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "key_releases_question" ON "key_releases" USING btree ("student_id","question_id","version");