CREATE TABLE "customer_list_members" (
	"list_id" bigint NOT NULL,
	"email_hash" text NOT NULL,
	CONSTRAINT "customer_list_members_list_id_email_hash_pk" PRIMARY KEY("list_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "customer_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"advertiser_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pin_promotions" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"targeting" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_year" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ads_by_activity" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ads_by_partners" boolean;--> statement-breakpoint
ALTER TABLE "customer_list_members" ADD CONSTRAINT "customer_list_members_list_id_customer_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."customer_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_lists" ADD CONSTRAINT "customer_lists_advertiser_id_users_id_fk" FOREIGN KEY ("advertiser_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_promotions" ADD CONSTRAINT "pin_promotions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_lists_advertiser" ON "customer_lists" USING btree ("advertiser_id");--> statement-breakpoint
INSERT INTO "pin_promotions" ("content_id", "targeting")
SELECT "id", jsonb_strip_nulls(jsonb_build_object(
	'devices', CASE WHEN was ? 'matchedDevice' THEN jsonb_build_array(was->'matchedDevice') END,
	'locales', CASE WHEN was ? 'matchedLocale' THEN jsonb_build_array(was->'matchedLocale') END,
	'keywords', CASE WHEN was ? 'matchedKeyword' THEN jsonb_build_array(was->'matchedKeyword') END,
	'ageBuckets', CASE WHEN was ? 'matchedAgeBucket' THEN jsonb_build_array(was->'matchedAgeBucket') END,
	'genders', CASE WHEN was ? 'matchedGender' THEN jsonb_build_array(lower(was->>'matchedGender')) END,
	'interests', (SELECT jsonb_agg("interests"."id"::text) FROM "interests" WHERE "name" = was->>'matchedInterest'),
	'engagement', CASE WHEN (was->>'isEngagementMatch')::boolean THEN true END,
	'lookalike', CASE WHEN (was->>'isLookalikeMatch')::boolean THEN true END,
	'expanded', CASE WHEN (was->>'isExpandedTargeting')::boolean THEN true END,
	'visitors', CASE WHEN (was->>'isVisitorMatch')::boolean THEN true END,
	'shoppingProspecting', CASE WHEN (was->>'isShoppingProspecting')::boolean THEN true END
)) FROM (SELECT "id", "rich"->'targeting' AS was FROM "contents" WHERE "is_promoted" AND "rich" ? 'targeting') old
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "contents" SET "rich" = "rich" - 'targeting' WHERE "rich" ? 'targeting';