-- Immutable, as fold_text is: of texts, array_to_string depends on no setting.
CREATE FUNCTION fold_texts(value text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
	AS $$ SELECT public.fold_text(array_to_string(value, ' ')) $$;
--> statement-breakpoint
CREATE TABLE "notices" (
	"exam_id" integer PRIMARY KEY NOT NULL,
	"source_key" text NOT NULL,
	"sphere" text,
	"education_levels" text[] NOT NULL,
	"positions" text[] NOT NULL,
	"vacancies" integer,
	"reserve_list" boolean DEFAULT false NOT NULL,
	"salary_min_cents" integer,
	"salary_max_cents" integer,
	"fee_cents" integer,
	"opens_on" date,
	"closes_on" date,
	"exam_on" date,
	"suspended" boolean DEFAULT false NOT NULL,
	"url" text,
	"remark" text,
	"folded_positions" text GENERATED ALWAYS AS (fold_texts("positions")) STORED,
	CONSTRAINT "notices_source_key" UNIQUE("source_key"),
	CONSTRAINT "notices_sphere" CHECK ("notices"."sphere" in ('federal', 'estadual', 'municipal')),
	CONSTRAINT "notices_registration" CHECK (num_nonnulls("notices"."opens_on", "notices"."closes_on") <> 1 and "notices"."opens_on" <= "notices"."closes_on"),
	CONSTRAINT "notices_salary_range" CHECK ("notices"."salary_min_cents" <= "notices"."salary_max_cents")
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "given" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_closes" ON "notices" USING btree ("closes_on");--> statement-breakpoint
CREATE INDEX "notices_opens" ON "notices" USING btree ("opens_on");--> statement-breakpoint
CREATE INDEX "notices_salary" ON "notices" USING btree ("salary_max_cents");