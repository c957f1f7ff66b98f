CREATE TABLE "checkout_keys" (
	"student_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_keys_student_id_key_pk" PRIMARY KEY("student_id","key")
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid,
	"price_id" uuid NOT NULL,
	"state" text DEFAULT 'aberto' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"paid_by" uuid,
	CONSTRAINT "checkouts_state" CHECK ("checkouts"."state" in ('aberto', 'pago', 'encerrado'))
);
--> statement-breakpoint
CREATE TABLE "payment_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"act" text NOT NULL,
	"payment_id" uuid,
	"subscription_id" uuid,
	"reason" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"topic" text NOT NULL,
	"resource_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text DEFAULT 'pedida' NOT NULL,
	"account" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid,
	"checkout_id" uuid,
	"subscription_id" uuid,
	"price_id" uuid NOT NULL,
	"state" text DEFAULT 'processando' NOT NULL,
	"refusal" text,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"instalments" smallint DEFAULT 1 NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"recurring_id" text,
	"provider_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"verdict" text,
	"pix_code" text,
	"boleto_line" text,
	"boleto_barcode" text,
	"boleto_url" text,
	"payer_name" text,
	"payer_cpf" text,
	"payer_address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"provider_updated_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	CONSTRAINT "payments_amounts" CHECK ("payments"."amount_cents" > 0 and "payments"."refunded_cents" between 0 and "payments"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"student_id" uuid,
	"price_id" uuid NOT NULL,
	"state" text DEFAULT 'ativa' NOT NULL,
	"method" text NOT NULL,
	"renews" boolean NOT NULL,
	"provider_id" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"paid_cents" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"replaces_id" uuid,
	"grace_until" timestamp with time zone,
	"dunned" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"plan_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"months" smallint NOT NULL,
	"renews" boolean DEFAULT false NOT NULL,
	"max_instalments" smallint DEFAULT 1 NOT NULL,
	"interest" text DEFAULT 'loja' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "plan_prices_interest" CHECK ("plan_prices"."interest" in ('loja', 'comprador')),
	CONSTRAINT "plan_prices_price" CHECK ("plan_prices"."price_cents" >= 0 and "plan_prices"."months" >= 0 and "plan_prices"."max_instalments" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000000001 CACHE 1),
	"reference" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"recurring_id" bigint,
	"state" text NOT NULL,
	"refusal" text,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "sandbox_charges_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_recurrings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_recurrings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 5000000001 CACHE 1),
	"reference" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"months" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"next_charge_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_recurrings_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"charge_id" bigint NOT NULL,
	"amount_cents" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD CONSTRAINT "checkout_keys_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_keys" ADD CONSTRAINT "checkout_keys_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_price_id_plan_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_price_id_plan_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_student_id_users_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price_id_plan_prices_id_fk" FOREIGN KEY ("price_id") REFERENCES "public"."plan_prices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("student_id") WHERE "checkouts"."state" = 'aberto';--> statement-breakpoint
CREATE INDEX "checkouts_student" ON "checkouts" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "payment_audit_payment" ON "payment_audit" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_audit_subscription" ON "payment_audit" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("provider","event_key");--> statement-breakpoint
CREATE INDEX "payment_refunds_payment" ON "payment_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider" ON "payments" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE INDEX "payments_student" ON "payments" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_checkout" ON "payments" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("student_id") WHERE "subscriptions"."state" in ('ativa', 'em_atraso', 'cancelada');--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider" ON "subscriptions" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "subscriptions_student" ON "subscriptions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "subscriptions_ends" ON "subscriptions" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_prices_current" ON "plan_prices" USING btree ("plan_id") WHERE "plan_prices"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "plan_prices_plan" ON "plan_prices" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "sandbox_charges_reference" ON "sandbox_charges" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sandbox_charges_recurring" ON "sandbox_charges" USING btree ("recurring_id");--> statement-breakpoint
INSERT INTO "plan_prices" ("plan_id", "price_cents", "months", "max_instalments") SELECT "id", "price_cents", "months", "max_instalments" FROM "plans";--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'the audit log is only ever added to'; END $$;--> statement-breakpoint
CREATE TRIGGER "payment_audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "price_cents";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "months";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "max_instalments";--> statement-breakpoint
INSERT INTO "plans" ("id", "name", "description", "highlights", "position", "active") VALUES
  ('plano_gratis', 'Gratuito', 'Para conhecer os mapas e começar a estudar.', '["Consulta a provas, bancas, questões e concursos","Sem cartão de crédito"]', 0, true),
  ('plano_pago_primary', 'Mensal', 'Para a reta final: todos os recursos por um mês.', '["Sem renovação automática"]', 1, true),
  ('plano_pago_primary_nova_assinatura', 'Assinatura', 'Para estudar sem parar: todos os recursos, renovados todo mês.', '["Cancele quando quiser","O preço de quem assina não muda"]', 2, true),
  ('plano_pago_primary_nova_6_meses', '6 meses', 'Para uma preparação completa, do edital à prova.', '[]', 3, true),
  ('plano_pago_primary_nova', 'Mensal de 2025', 'Plano de contratos antigos.', '[]', 4, false),
  ('plano_pago_primary_opcao', 'Opção', 'Plano de contratos antigos.', '[]', 5, false),
  ('plano_pago_primary_solucao', 'Solução', 'Plano de contratos antigos.', '[]', 6, false)
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "plan_prices" ("plan_id", "price_cents", "months", "renews", "max_instalments", "interest") SELECT * FROM (VALUES
  ('plano_gratis', 0, 0, false, 1, 'loja'),
  ('plano_pago_primary', 2990, 1, false, 1, 'loja'),
  ('plano_pago_primary_nova_assinatura', 2490, 1, true, 1, 'loja'),
  ('plano_pago_primary_nova_6_meses', 14940, 6, false, 6, 'loja'),
  ('plano_pago_primary_nova', 2990, 1, false, 1, 'loja'),
  ('plano_pago_primary_opcao', 2990, 1, false, 1, 'loja'),
  ('plano_pago_primary_solucao', 2990, 1, false, 1, 'loja')
) AS "offers" ("plan_id", "price_cents", "months", "renews", "max_instalments", "interest")
WHERE NOT EXISTS (SELECT FROM "plan_prices" WHERE "plan_prices"."plan_id" = "offers"."plan_id");
