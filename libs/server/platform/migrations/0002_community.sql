CREATE TABLE "comment_requests" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"comment_id" integer,
	CONSTRAINT "comment_requests_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "comment_views" (
	"student_id" uuid NOT NULL,
	"comment_id" integer NOT NULL,
	CONSTRAINT "comment_views_student_id_comment_id_pk" PRIMARY KEY("student_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comment_votes" (
	"student_id" uuid NOT NULL,
	"comment_id" integer NOT NULL,
	"value" smallint NOT NULL,
	CONSTRAINT "comment_votes_student_id_comment_id_pk" PRIMARY KEY("student_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"by_teacher" boolean NOT NULL,
	"text" text NOT NULL,
	"useful" integer DEFAULT 0 NOT NULL,
	"not_useful" integer DEFAULT 0 NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"student_id" uuid NOT NULL,
	"question_id" integer,
	"comment_id" integer,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "reports_once" UNIQUE NULLS NOT DISTINCT("student_id","question_id","comment_id"),
	CONSTRAINT "reports_target" CHECK (num_nonnulls("reports"."question_id", "reports"."comment_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "notebook_answers" (
	"student_id" uuid NOT NULL,
	"notebook_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"epoch" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"alternative_id" integer,
	"correct" boolean,
	"revealed" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notebook_answers_student_id_notebook_id_question_id_pk" PRIMARY KEY("student_id","notebook_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "notebook_questions" (
	"student_id" uuid NOT NULL,
	"notebook_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question_id" integer NOT NULL,
	CONSTRAINT "notebook_questions_student_id_notebook_id_question_id_pk" PRIMARY KEY("student_id","notebook_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "notebooks" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" jsonb NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "notebooks_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
ALTER TABLE "comment_requests" ADD CONSTRAINT "comment_requests_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_requests" ADD CONSTRAINT "comment_requests_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_requests" ADD CONSTRAINT "comment_requests_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_views" ADD CONSTRAINT "comment_views_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_views" ADD CONSTRAINT "comment_views_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_votes" ADD CONSTRAINT "comment_votes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_answers" ADD CONSTRAINT "notebook_answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_questions" ADD CONSTRAINT "notebook_questions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebook_questions" ADD CONSTRAINT "notebook_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notebooks" ADD CONSTRAINT "notebooks_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_requests_question" ON "comment_requests" USING btree ("question_id","answered_at");--> statement-breakpoint
CREATE INDEX "comment_views_comment" ON "comment_views" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_votes_comment" ON "comment_votes" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comments_question" ON "comments" USING btree ("question_id","by_teacher");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE "reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "notebooks_newest" ON "notebooks" USING btree ("student_id","created_at" DESC NULLS LAST);