CREATE TABLE "booklet_items" (
	"booklet_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"language" text NOT NULL,
	"item_code" text,
	"key" text,
	"skill" smallint,
	"abandoned" boolean NOT NULL,
	"abandon_reason" text,
	"a" double precision,
	"b" double precision,
	"c" double precision,
	CONSTRAINT "booklet_items_booklet_id_position_language_pk" PRIMARY KEY("booklet_id","position","language")
);
--> statement-breakpoint
CREATE TABLE "exam_areas" (
	"exam_id" integer NOT NULL,
	"area" text NOT NULL,
	"booklet_id" integer NOT NULL,
	"shift" smallint NOT NULL,
	CONSTRAINT "exam_areas_exam_id_area_pk" PRIMARY KEY("exam_id","area")
);
--> statement-breakpoint
CREATE TABLE "item_booklets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_booklets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"programme" text NOT NULL,
	"year" smallint NOT NULL,
	"code" text NOT NULL,
	"area" text NOT NULL,
	"colour" text,
	"adapted" boolean DEFAULT false NOT NULL,
	"digital" boolean DEFAULT false NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"scale_k" double precision,
	"scale_d" double precision,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_booklets_code" UNIQUE("programme","year","code")
);
--> statement-breakpoint
ALTER TABLE "booklet_items" ADD CONSTRAINT "booklet_items_booklet_id_item_booklets_id_fk" FOREIGN KEY ("booklet_id") REFERENCES "public"."item_booklets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_areas" ADD CONSTRAINT "exam_areas_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_areas" ADD CONSTRAINT "exam_areas_booklet_id_item_booklets_id_fk" FOREIGN KEY ("booklet_id") REFERENCES "public"."item_booklets"("id") ON DELETE no action ON UPDATE no action;