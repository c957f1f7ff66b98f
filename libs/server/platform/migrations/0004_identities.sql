CREATE TABLE "identities" (
	"student_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_student_id_provider_pk" PRIMARY KEY("student_id","provider"),
	CONSTRAINT "identities_provider" CHECK ("identities"."provider" in ('google', 'facebook'))
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("provider","subject");