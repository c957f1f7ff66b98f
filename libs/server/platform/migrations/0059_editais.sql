CREATE TABLE "editais" (
	"student_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"state" text DEFAULT 'recebendo' NOT NULL,
	"size" integer,
	"pasted" text,
	"problem" text,
	"reading" jsonb,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"reading_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"map_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editais_student_id_id_pk" PRIMARY KEY("student_id","id"),
	CONSTRAINT "editais_reading" UNIQUE("reading_id")
);
--> statement-breakpoint
CREATE TABLE "edital_chunks" (
	"student_id" uuid NOT NULL,
	"edital_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "edital_chunks_student_id_edital_id_position_pk" PRIMARY KEY("student_id","edital_id","position")
);
--> statement-breakpoint
CREATE TABLE "map_points" (
	"map_id" integer NOT NULL,
	"subject_id" integer NOT NULL,
	"points" real NOT NULL,
	CONSTRAINT "map_points_map_id_subject_id_pk" PRIMARY KEY("map_id","subject_id")
);
--> statement-breakpoint
ALTER TABLE "map_questions" DROP CONSTRAINT "map_questions_map_id_question_maps_id_fk";
--> statement-breakpoint
ALTER TABLE "question_maps" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "editais" ADD CONSTRAINT "editais_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editais" ADD CONSTRAINT "editais_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edital_chunks" ADD CONSTRAINT "edital_chunks_edital_fk" FOREIGN KEY ("student_id","edital_id") REFERENCES "public"."editais"("student_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "editais_map" ON "editais" USING btree ("map_id");--> statement-breakpoint
ALTER TABLE "map_questions" ADD CONSTRAINT "map_questions_map_id_question_maps_id_fk" FOREIGN KEY ("map_id") REFERENCES "public"."question_maps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_maps_owner" ON "question_maps" USING btree ("owner_id") WHERE "question_maps"."owner_id" is not null;