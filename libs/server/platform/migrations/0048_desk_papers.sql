CREATE TABLE "desk_chunks" (
	"paper_id" uuid NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "desk_chunks_paper_id_part_position_pk" PRIMARY KEY("paper_id","part","position")
);
--> statement-breakpoint
CREATE TABLE "desk_files" (
	"paper_id" uuid NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	CONSTRAINT "desk_files_paper_id_part_pk" PRIMARY KEY("paper_id","part")
);
--> statement-breakpoint
CREATE TABLE "desk_papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"state" text DEFAULT 'recebendo' NOT NULL,
	"data" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problem" text,
	"report" jsonb,
	"exam_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_pictures" (
	"paper_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "desk_pictures_paper_id_hash_pk" PRIMARY KEY("paper_id","hash")
);
--> statement-breakpoint
CREATE TABLE "desk_questions" (
	"paper_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"revisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"doubts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	"cuts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suggestions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_questions_paper_id_position_pk" PRIMARY KEY("paper_id","position")
);
--> statement-breakpoint
ALTER TABLE "desk_chunks" ADD CONSTRAINT "desk_chunks_paper_id_desk_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."desk_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_files" ADD CONSTRAINT "desk_files_paper_id_desk_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."desk_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_papers" ADD CONSTRAINT "desk_papers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_pictures" ADD CONSTRAINT "desk_pictures_paper_id_desk_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."desk_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_questions" ADD CONSTRAINT "desk_questions_paper_id_desk_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."desk_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_papers_owner" ON "desk_papers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "desk_papers_changed" ON "desk_papers" USING btree ("changed_at");