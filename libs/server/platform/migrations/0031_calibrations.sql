CREATE TABLE "calibrated_items" (
	"exam_id" integer NOT NULL,
	"area" text NOT NULL,
	"question_id" integer NOT NULL,
	"wording" integer NOT NULL,
	"flag" text,
	"a" double precision,
	"b" double precision,
	"c" double precision,
	"covariance" double precision[],
	"fit_statistic" double precision,
	"fit_degrees" smallint,
	"fit_p" double precision,
	CONSTRAINT "calibrated_items_exam_id_area_question_id_pk" PRIMARY KEY("exam_id","area","question_id")
);
--> statement-breakpoint
CREATE TABLE "calibrations" (
	"exam_id" integer NOT NULL,
	"area" text NOT NULL,
	"model" text NOT NULL,
	"students" integer NOT NULL,
	"cycles" integer NOT NULL,
	"converged" boolean NOT NULL,
	"log_likelihood" double precision NOT NULL,
	"calibrated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calibrations_exam_id_area_pk" PRIMARY KEY("exam_id","area")
);
--> statement-breakpoint
ALTER TABLE "calibrated_items" ADD CONSTRAINT "calibrated_items_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrated_items" ADD CONSTRAINT "calibrated_items_exam_id_area_calibrations_exam_id_area_fk" FOREIGN KEY ("exam_id","area") REFERENCES "public"."calibrations"("exam_id","area") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calibrations" ADD CONSTRAINT "calibrations_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;