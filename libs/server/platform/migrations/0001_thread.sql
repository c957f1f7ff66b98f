CREATE TABLE "exams" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"board_id" integer,
	"institution_id" integer,
	"year" smallint,
	"education_level" text,
	"position" text,
	"state" text,
	"area" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exams_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "institutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"acronym" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "institutions_kind_slug" UNIQUE("kind","slug"),
	CONSTRAINT "institutions_kind" CHECK ("institutions"."kind" in ('banca', 'orgao'))
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"path" integer[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "subjects_parent_slug" UNIQUE NULLS NOT DISTINCT("parent_id","slug")
);
--> statement-breakpoint
CREATE TABLE "map_questions" (
	"map_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"number" integer,
	"variant" text,
	CONSTRAINT "map_questions_map_id_question_id_pk" PRIMARY KEY("map_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_maps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_maps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"exam_id" integer,
	"board_id" integer,
	"institution_id" integer,
	"year" smallint,
	"education_level" text,
	"position" text,
	"active" boolean DEFAULT true NOT NULL,
	"replaced_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_maps_slug" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "alternatives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alternatives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"position" smallint NOT NULL,
	"letter" text NOT NULL,
	"text" text NOT NULL,
	"correct" boolean NOT NULL,
	CONSTRAINT "alternatives_place" UNIQUE("question_id","version","position")
);
--> statement-breakpoint
CREATE TABLE "exam_questions" (
	"exam_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"slot" integer NOT NULL,
	"number" integer,
	"variant" text,
	CONSTRAINT "exam_questions_exam_id_question_id_pk" PRIMARY KEY("exam_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_versions" (
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"statement" text NOT NULL,
	"comment" text,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_versions_question_id_version_pk" PRIMARY KEY("question_id","version")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"current_version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"subject_path" integer[] NOT NULL,
	"exam_id" integer,
	"board_id" integer,
	"institution_id" integer,
	"year" smallint,
	"education_level" text,
	"position" text,
	"area" text,
	"difficulty" smallint,
	"annulled" boolean DEFAULT false NOT NULL,
	"outdated" boolean DEFAULT false NOT NULL,
	"status_reason" text,
	"commented" boolean DEFAULT false NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_source_key" UNIQUE("source_key"),
	CONSTRAINT "questions_kind" CHECK ("questions"."kind" in ('questaovf', 'questaomultiplaescolha')),
	CONSTRAINT "questions_difficulty" CHECK ("questions"."difficulty" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"alternative_id" integer,
	"map_id" integer,
	"notebook_id" uuid,
	"epoch" integer DEFAULT 1 NOT NULL,
	"correct" boolean,
	"counted" boolean NOT NULL,
	"revealed" boolean DEFAULT false NOT NULL,
	"confidence" text,
	"elapsed_ms" integer,
	"answered_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
CREATE TABLE "map_answers" (
	"student_id" uuid NOT NULL,
	"map_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"epoch" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"alternative_id" integer,
	"correct" boolean,
	"revealed" boolean DEFAULT false NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "map_answers_student_id_map_id_question_id_pk" PRIMARY KEY("student_id","map_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"student_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
CREATE TABLE "student_maps" (
	"student_id" uuid NOT NULL,
	"map_id" integer NOT NULL,
	"epoch" integer DEFAULT 1 NOT NULL,
	"selected_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "student_maps_student_id_map_id_pk" PRIMARY KEY("student_id","map_id")
);
--> statement-breakpoint
CREATE TABLE "student_questions" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"answer_id" uuid NOT NULL,
	"alternative_id" integer,
	"correct" boolean,
	"attempts" integer DEFAULT 1 NOT NULL,
	"revealed_at" timestamp with time zone,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "student_questions_student_id_question_id_pk" PRIMARY KEY("student_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'estudante' NOT NULL,
	"plan" text DEFAULT 'plano_gratis' NOT NULL,
	"email_verified_at" timestamp with time zone,
	"dark_theme" boolean DEFAULT false NOT NULL,
	"notify" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role" CHECK ("users"."role" in ('estudante', 'admin', 'professor', 'master'))
);
--> statement-breakpoint
CREATE TABLE "app_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_board_id_institutions_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_parent_id_subjects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_questions" ADD CONSTRAINT "map_questions_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_questions" ADD CONSTRAINT "map_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_questions" ADD CONSTRAINT "map_questions_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_maps" ADD CONSTRAINT "question_maps_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_maps" ADD CONSTRAINT "question_maps_board_id_institutions_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_maps" ADD CONSTRAINT "question_maps_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alternatives" ADD CONSTRAINT "alternatives_question_id_version_question_versions_question_id_version_fk" FOREIGN KEY ("question_id","version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_versions" ADD CONSTRAINT "question_versions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_board_id_institutions_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_answers" ADD CONSTRAINT "map_answers_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_maps" ADD CONSTRAINT "student_maps_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_maps" ADD CONSTRAINT "student_maps_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_questions" ADD CONSTRAINT "student_questions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exams_year" ON "exams" USING btree ("year" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exams_board" ON "exams" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "exams_institution" ON "exams" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "subjects_path" ON "subjects" USING gin ("path");--> statement-breakpoint
CREATE INDEX "map_questions_subject" ON "map_questions" USING btree ("map_id","subject_id","slot");--> statement-breakpoint
CREATE INDEX "map_questions_question" ON "map_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_maps_exam" ON "question_maps" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "question_maps_year" ON "question_maps" USING btree ("year" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exam_questions_slot" ON "exam_questions" USING btree ("exam_id","slot");--> statement-breakpoint
CREATE INDEX "exam_questions_question" ON "exam_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "questions_content_hash" ON "questions" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "questions_subject_path" ON "questions" USING gin ("subject_path");--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search");--> statement-breakpoint
CREATE INDEX "questions_board" ON "questions" USING btree ("board_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_institution" ON "questions" USING btree ("institution_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_exam" ON "questions" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "questions_year" ON "questions" USING btree ("year","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "answers_student_question" ON "answers" USING btree ("student_id","question_id");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));