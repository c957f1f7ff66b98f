ALTER TABLE "exams" ADD COLUMN "negative_marking" boolean;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "negative_marking" boolean;