CREATE TABLE "documents" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "paper_hash" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_paper_hash_documents_hash_fk" FOREIGN KEY ("paper_hash") REFERENCES "public"."documents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_key_hash_documents_hash_fk" FOREIGN KEY ("key_hash") REFERENCES "public"."documents"("hash") ON DELETE no action ON UPDATE no action;