CREATE TABLE "held_answers" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"body" jsonb NOT NULL,
	"arrived_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_answers_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
CREATE TABLE "sitting_items" (
	"student_id" uuid NOT NULL,
	"sitting_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"number" integer,
	"area" text NOT NULL,
	"alternative_id" integer,
	"double_marked" boolean DEFAULT false NOT NULL,
	"flagged" boolean DEFAULT false NOT NULL,
	"elapsed_ms" integer,
	"marked_at" timestamp with time zone,
	"device_id" uuid,
	"sequence" bigint,
	CONSTRAINT "sitting_items_student_id_sitting_id_question_id_pk" PRIMARY KEY("student_id","sitting_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"exam_id" integer NOT NULL,
	"areas" text[] NOT NULL,
	"language" text,
	"state" text DEFAULT 'aberta' NOT NULL,
	"duration_ms" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paused_ms" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"pauses" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"entered_at" timestamp with time zone,
	CONSTRAINT "sittings_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "sittings_state" CHECK ("sittings"."state" in ('aberta', 'encerrada', 'entregue'))
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "duration_minutes" smallint;--> statement-breakpoint
ALTER TABLE "held_answers" ADD CONSTRAINT "held_answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_answers" ADD CONSTRAINT "held_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD CONSTRAINT "sitting_items_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD CONSTRAINT "sitting_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sitting_items" ADD CONSTRAINT "sitting_items_student_id_sitting_id_sittings_student_id_id_fk" FOREIGN KEY ("student_id","sitting_id") REFERENCES "public"."sittings"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sitting_items_question" ON "sitting_items" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open" ON "sittings" USING btree ("student_id","exam_id") WHERE "sittings"."state" = 'aberta';--> statement-breakpoint
CREATE INDEX "sittings_exam" ON "sittings" USING btree ("exam_id");