CREATE TABLE "question_version_texts" (
	"question_id" integer NOT NULL,
	"version" integer NOT NULL,
	"place" smallint NOT NULL,
	"text_id" integer NOT NULL,
	CONSTRAINT "question_version_texts_question_id_version_place_pk" PRIMARY KEY("question_id","version","place")
);
--> statement-breakpoint
CREATE TABLE "shared_texts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shared_texts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"html" text NOT NULL,
	CONSTRAINT "shared_texts_hash" UNIQUE("hash")
);
--> statement-breakpoint
ALTER TABLE "question_version_texts" ADD CONSTRAINT "question_version_texts_text_id_shared_texts_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."shared_texts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_version_texts" ADD CONSTRAINT "question_version_texts_version_fk" FOREIGN KEY ("question_id","version") REFERENCES "public"."question_versions"("question_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_version_texts_text" ON "question_version_texts" USING btree ("text_id");