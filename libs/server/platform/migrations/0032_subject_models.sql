CREATE TABLE "subject_models" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subject_models_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"trained_at" timestamp with time zone DEFAULT now() NOT NULL,
	"questions" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"corrections" integer DEFAULT 0 NOT NULL,
	"format" smallint NOT NULL,
	"body" "bytea"
);
--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "subject_suggested" boolean DEFAULT false NOT NULL;