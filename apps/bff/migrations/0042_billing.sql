CREATE TABLE "charges" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"purpose" text NOT NULL,
	"invoice_id" bigint,
	"amount_micro" bigint NOT NULL,
	"currency" text NOT NULL,
	"token" text NOT NULL,
	"card" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"confirm_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "charges_key" UNIQUE("business_id","key")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"business_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"account_name" text NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"credit_micro" bigint NOT NULL,
	"funds_micro" bigint NOT NULL,
	"rounded_micro" bigint NOT NULL,
	"due_micro" bigint NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"billed_to" jsonb,
	"credits_id" bigint,
	"note" text,
	CONSTRAINT "invoices_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"from_book" text NOT NULL,
	"to_book" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"reason" text NOT NULL,
	"source_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("source_id","from_book","to_book"),
	CONSTRAINT "ledger_entries_move" CHECK ("ledger_entries"."amount_micro" > 0 and "ledger_entries"."from_book" <> "ledger_entries"."to_book")
);
--> statement-breakpoint
CREATE TABLE "local_charges" (
	"key" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"campaign_id" bigint NOT NULL,
	"campaign_name" text NOT NULL,
	"day" date NOT NULL,
	"seq" smallint NOT NULL,
	"impressions" integer NOT NULL,
	"clicks" integer NOT NULL,
	"amount_micro" bigint NOT NULL,
	"credit_micro" bigint NOT NULL,
	"funds_micro" bigint NOT NULL,
	"invoice_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_lines_once" UNIQUE("campaign_id","day","seq"),
	CONSTRAINT "order_lines_paid_by" CHECK ("order_lines"."credit_micro" + "order_lines"."funds_micro" <= "order_lines"."amount_micro")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"token" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expires_on" date NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_token" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "promotion_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"amount_micro" bigint NOT NULL,
	"expires_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"business_id" bigint NOT NULL,
	"code" text NOT NULL,
	"id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_micro" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_uses_business_id_code_pk" PRIMARY KEY("business_id","code")
);
--> statement-breakpoint
CREATE TABLE "tax_details" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "pays" text DEFAULT 'monthly' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "funds_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD COLUMN "credit_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "billed_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_code_promotion_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."promotion_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charges_account" ON "charges" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "charges_open" ON "charges" USING btree ("created_at") WHERE "charges"."state" in ('pending', 'needs_confirmation');--> statement-breakpoint
CREATE UNIQUE INDEX "charges_invoice" ON "charges" USING btree ("invoice_id") WHERE "charges"."state" <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_month" ON "invoices" USING btree ("account_id","month") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credited" ON "invoices" USING btree ("credits_id");--> statement-breakpoint
CREATE INDEX "invoices_business" ON "invoices" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_account" ON "order_lines" USING btree ("account_id","day","id");--> statement-breakpoint
CREATE INDEX "order_lines_invoice" ON "order_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "order_lines_open" ON "order_lines" USING btree ("account_id","day") WHERE "order_lines"."invoice_id" is null;--> statement-breakpoint
CREATE INDEX "payment_methods_business" ON "payment_methods" USING btree ("business_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_default" ON "payment_methods" USING btree ("business_id") WHERE "payment_methods"."is_default";--> statement-breakpoint
CREATE INDEX "tax_details_business" ON "tax_details" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_to_bill" ON "campaigns" USING btree ("account_id") WHERE "campaigns"."spent_micro" > "campaigns"."billed_micro";--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_never_below_zero" CHECK ("ad_accounts"."funds_micro" >= 0 and "ad_accounts"."credit_micro" >= 0);