CREATE TABLE "audiences" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"list_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audiences_have_their_list" CHECK (("audiences"."kind" = 'customer_list') = ("audiences"."list_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ad_accounts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"business_id" bigint,
	"name" text NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"brand_safety" jsonb DEFAULT '{"keywords":[],"domains":[],"topics":[]}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"campaign_id" bigint NOT NULL,
	"day" date NOT NULL,
	"content_id" bigint NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spent_micro" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_days_campaign_id_day_content_id_pk" PRIMARY KEY("campaign_id","day","content_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"objective" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"price_micro" bigint NOT NULL,
	"daily_micro" bigint,
	"total_micro" bigint,
	"spent_micro" bigint DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_have_a_budget" CHECK ("campaigns"."daily_micro" > 0 or "campaigns"."total_micro" > 0),
	CONSTRAINT "campaigns_have_a_price" CHECK ("campaigns"."price_micro" > 0 and "campaigns"."spent_micro" >= 0)
);
--> statement-breakpoint
CREATE TABLE "counted_servings" (
	"serving" text NOT NULL,
	"kind" smallint NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "counted_servings_serving_kind_pk" PRIMARY KEY("serving","kind")
);
--> statement-breakpoint
ALTER TABLE "customer_lists" ADD COLUMN "size" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pin_promotions" ADD COLUMN "campaign_id" bigint;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_list_id_customer_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."customer_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_advertiser_id_users_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_accounts" ADD CONSTRAINT "ad_accounts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audiences_account" ON "audiences" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "audiences_list" ON "audiences" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "ad_accounts_advertiser" ON "ad_accounts" USING btree ("advertiser_id");--> statement-breakpoint
CREATE INDEX "ad_accounts_business" ON "ad_accounts" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_account" ON "campaigns" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_active" ON "campaigns" USING btree ("id") WHERE "campaigns"."status" = 'active';--> statement-breakpoint
CREATE INDEX "counted_servings_time" ON "counted_servings" USING btree ("counted_at");--> statement-breakpoint
ALTER TABLE "pin_promotions" ADD CONSTRAINT "pin_promotions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_list_members_hash" ON "customer_list_members" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "pin_promotions_campaign" ON "pin_promotions" USING btree ("campaign_id");--> statement-breakpoint
INSERT INTO "ad_accounts" ("id", "advertiser_id", "name")
SELECT "users"."id", "users"."id", "users"."full_name" FROM "users"
WHERE EXISTS (SELECT FROM "contents" JOIN "pin_promotions" ON "pin_promotions"."content_id" = "contents"."id" WHERE "contents"."is_promoted" AND "contents"."promoter_id" = "users"."id");--> statement-breakpoint
INSERT INTO "campaigns" ("id", "account_id", "name", "objective", "status", "price_micro", "daily_micro", "starts_on", "time_zone")
SELECT "id", "id", 'Promoted pins', 'awareness', 'active', 5000, 20000000, current_date - 1, 'UTC' FROM "ad_accounts";--> statement-breakpoint
UPDATE "pin_promotions" SET "campaign_id" = "contents"."promoter_id" FROM "contents"
WHERE "contents"."id" = "pin_promotions"."content_id" AND "contents"."is_promoted" AND "contents"."promoter_id" IS NOT NULL;--> statement-breakpoint
UPDATE "customer_lists" SET "size" = (SELECT count(*) FROM "customer_list_members" WHERE "list_id" = "customer_lists"."id");
--> statement-breakpoint
CREATE FUNCTION "forget_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    DELETE FROM "customer_list_members" WHERE "email_hash" = encode(sha256(convert_to(OLD."email", 'UTF8')), 'hex')
    RETURNING "list_id"
  ) UPDATE "customer_lists" SET "size" = "size" - 1 FROM gone WHERE "customer_lists"."id" = gone."list_id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_forget_customer" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "forget_customer"();
