CREATE TABLE "former_institutions" (
	"id" integer PRIMARY KEY NOT NULL,
	"institution_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_institutions" ADD CONSTRAINT "former_institutions_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_institutions_institution" ON "former_institutions" USING btree ("institution_id");