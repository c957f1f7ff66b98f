-- A paper's name as bare words, with the year where the name leaves it out; immutable, so that a column can be kept of it.
CREATE FUNCTION exam_name_key(name text, year smallint) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN year IS NULL OR ' ' || words || ' ' LIKE '% ' || year || ' %' THEN words ELSE words || ' ' || year END
	FROM (SELECT trim(regexp_replace(public.fold_text(name), '[^[:alnum:]]+', ' ', 'g')) AS words) bare
$$;
--> statement-breakpoint
CREATE TABLE "import_source_questions" (
	"source_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"id_number" text,
	"name" text NOT NULL,
	"number" integer,
	"variant" text,
	"language" boolean DEFAULT false NOT NULL,
	CONSTRAINT "import_source_questions_source_id_question_id_pk" PRIMARY KEY("source_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "import_sources" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_sources_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exam_id" integer,
	"path" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "source_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "name_key" text GENERATED ALWAYS AS (exam_name_key("name", "year")) STORED;--> statement-breakpoint
ALTER TABLE "import_source_questions" ADD CONSTRAINT "import_source_questions_source_id_import_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."import_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_source_questions" ADD CONSTRAINT "import_source_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sources" ADD CONSTRAINT "import_sources_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_source_questions_question" ON "import_source_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "import_sources_exam" ON "import_sources" USING btree ("exam_id");--> statement-breakpoint
CREATE INDEX "import_sources_path" ON "import_sources" USING btree ("path");--> statement-breakpoint
CREATE INDEX "exams_name_key" ON "exams" USING btree ("name_key");