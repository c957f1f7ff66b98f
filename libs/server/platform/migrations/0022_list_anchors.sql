CREATE TABLE "hidden_spans" (
	"student_id" uuid NOT NULL,
	"question_id" integer NOT NULL,
	"hidden_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_spans_student_id_question_id_shown_at_pk" PRIMARY KEY("student_id","question_id","shown_at")
);
--> statement-breakpoint
ALTER TABLE "notebook_answers" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "took_place" boolean;--> statement-breakpoint
ALTER TABLE "map_answers" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_questions" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hidden_spans" ADD CONSTRAINT "hidden_spans_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_spans" ADD CONSTRAINT "hidden_spans_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE no action ON UPDATE no action;