CREATE TABLE "answer_devices" (
	"student_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_devices_student_id_device_id_pk" PRIMARY KEY("student_id","device_id")
);
--> statement-breakpoint
ALTER TABLE "notebooks" ADD COLUMN "reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "student_maps" ADD COLUMN "reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "answer_devices" ADD CONSTRAINT "answer_devices_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;