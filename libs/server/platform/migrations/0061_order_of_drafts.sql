CREATE TABLE "desk_edits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"paper_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"memory" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_presence" (
	"paper_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_presence_paper_id_staff_id_pk" PRIMARY KEY("paper_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "desk_questions" ADD COLUMN "place" integer;--> statement-breakpoint
-- A paper of before stands in the order in which it was read.
UPDATE "desk_questions" SET "place" = "position";--> statement-breakpoint
ALTER TABLE "desk_questions" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_edits" ADD CONSTRAINT "desk_edits_paper_id_desk_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."desk_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_paper_id_desk_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."desk_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_presence" ADD CONSTRAINT "desk_presence_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_edits_paper" ON "desk_edits" USING btree ("paper_id","id");