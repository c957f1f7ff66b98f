CREATE TABLE "mail_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid,
	"purpose" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "mail_tokens_purpose" CHECK ("mail_tokens"."purpose" in ('confirmation', 'recovery'))
);
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_tokens_hash" ON "mail_tokens" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mail_tokens_student" ON "mail_tokens" USING btree ("student_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_tokens_expires" ON "mail_tokens" USING btree ("expires_at");