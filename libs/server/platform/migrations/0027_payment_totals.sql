ALTER TABLE "payments" ADD COLUMN "total_paid_cents" integer;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "instalments" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_charges" ADD COLUMN "total_cents" integer;