CREATE TABLE "staff_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "staff_audit_object" ON "staff_audit" USING btree ("object","object_id");--> statement-breakpoint
CREATE INDEX "staff_audit_actor" ON "staff_audit" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "staff_audit_act" ON "staff_audit" USING btree ("act");--> statement-breakpoint
CREATE TRIGGER "staff_audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
