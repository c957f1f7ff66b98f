CREATE TABLE "sitting_recipes" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"drawn" integer[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sitting_recipes_student_id_id_pk" PRIMARY KEY("student_id","id")
);
--> statement-breakpoint
ALTER TABLE "sittings" ALTER COLUMN "exam_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "recipe_id" uuid;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "sittings" ADD COLUMN "negative_marking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sitting_recipes" ADD CONSTRAINT "sitting_recipes_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sittings_open_recipe" ON "sittings" USING btree ("student_id","recipe_id") WHERE "sittings"."state" = 'aberta';--> statement-breakpoint
ALTER TABLE "sittings" ADD CONSTRAINT "sittings_source" CHECK (num_nonnulls("sittings"."exam_id", "sittings"."recipe_id") = 1 and ("sittings"."recipe_id" is null) = ("sittings"."name" is null));