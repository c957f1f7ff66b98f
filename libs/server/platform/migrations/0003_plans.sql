CREATE TABLE "plans" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"price_cents" integer NOT NULL,
	"months" smallint NOT NULL,
	"max_instalments" smallint NOT NULL,
	"description" text NOT NULL,
	"highlights" jsonb NOT NULL,
	"position" smallint NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
