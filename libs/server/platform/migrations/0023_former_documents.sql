CREATE TABLE "former_documents" (
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"exam_id" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_documents_hash_kind_exam_id_pk" PRIMARY KEY("hash","kind","exam_id"),
	CONSTRAINT "former_documents_kind" CHECK ("former_documents"."kind" in ('prova', 'gabarito'))
);
--> statement-breakpoint
ALTER TABLE "former_documents" ADD CONSTRAINT "former_documents_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;