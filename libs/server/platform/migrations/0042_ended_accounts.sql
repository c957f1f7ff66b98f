CREATE TABLE "ended_accounts" (
	"account" text PRIMARY KEY NOT NULL,
	"ended_at" timestamp with time zone DEFAULT now() NOT NULL
);
