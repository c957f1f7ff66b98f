CREATE TABLE "hidden_questions" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_questions_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_marks" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"question_version" integer NOT NULL,
	"highlights" jsonb NOT NULL,
	"struck" integer[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_marks_student_id_question_id_question_version_pk" PRIMARY KEY("student_id","question_id","question_version")
);
--> statement-breakpoint
CREATE TABLE "question_notes" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"text" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_notes_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "review_cards" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"due_at" timestamp with time zone,
	"stability" double precision DEFAULT 0 NOT NULL,
	"reviews" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "review_cards_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "hidden_questions" ADD CONSTRAINT "hidden_questions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_questions" ADD CONSTRAINT "hidden_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_question_id_question_version_question_versions_question_id_version_fk" FOREIGN KEY ("question_id","question_version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_notes" ADD CONSTRAINT "question_notes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_notes" ADD CONSTRAINT "question_notes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_cards" ADD CONSTRAINT "review_cards_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_cards_due" ON "review_cards" USING btree ("student_id","due_at","question_id") WHERE "review_cards"."due_at" is not null;