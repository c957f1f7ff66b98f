CREATE TABLE "study_plans" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"minutes" smallint[],
	"exam_id" integer,
	"exam_on" date,
	"exam_name" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_plans_minutes" CHECK (cardinality("study_plans"."minutes") = 7 and 0 <= all ("study_plans"."minutes") and 720 >= all ("study_plans"."minutes")),
	CONSTRAINT "study_plans_exam_once" CHECK (num_nonnulls("study_plans"."exam_id", "study_plans"."exam_on") <= 1)
);
--> statement-breakpoint
CREATE TABLE "study_reminders" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"hour" smallint NOT NULL,
	"sent_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_reminders_hour" CHECK ("study_reminders"."hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_plans" ADD CONSTRAINT "study_plans_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_reminders" ADD CONSTRAINT "study_reminders_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_plans_exam" ON "study_plans" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "study_reminders_hour" ON "study_reminders" USING btree ("hour");