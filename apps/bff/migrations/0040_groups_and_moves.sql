CREATE TABLE "ad_account_moves" (
	"id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"started_by" bigint,
	"checks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_groups" bigint[] DEFAULT '{}' NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_account_moves_elsewhere" CHECK ("ad_account_moves"."from_id" <> "ad_account_moves"."to_id")
);
--> statement-breakpoint
CREATE TABLE "asset_group_items" (
	"id" bigint PRIMARY KEY NOT NULL,
	"group_id" bigint NOT NULL,
	"profile_id" bigint,
	"ad_account_id" bigint,
	"catalog_id" bigint,
	CONSTRAINT "asset_group_items_one" CHECK (num_nonnulls("asset_group_items"."profile_id", "asset_group_items"."ad_account_id", "asset_group_items"."catalog_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "asset_group_members" (
	"group_id" bigint NOT NULL,
	"business_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "asset_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "asset_groups" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_account_moves" ADD CONSTRAINT "ad_account_moves_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_account_moves" ADD CONSTRAINT "ad_account_moves_from_id_businesses_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_account_moves" ADD CONSTRAINT "ad_account_moves_to_id_businesses_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_account_moves" ADD CONSTRAINT "ad_account_moves_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_group_items" ADD CONSTRAINT "asset_group_items_group_id_asset_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."asset_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_group_items" ADD CONSTRAINT "asset_group_items_profile_id_users_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_group_items" ADD CONSTRAINT "asset_group_items_ad_account_id_ad_accounts_id_fk" FOREIGN KEY ("ad_account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_group_items" ADD CONSTRAINT "asset_group_items_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_group_members" ADD CONSTRAINT "asset_group_members_group_id_asset_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."asset_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_group_members" ADD CONSTRAINT "asset_group_members_of_business" FOREIGN KEY ("business_id","user_id") REFERENCES "public"."business_members"("business_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset_groups" ADD CONSTRAINT "asset_groups_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_account_moves_open" ON "ad_account_moves" USING btree ("account_id") WHERE "ad_account_moves"."state" in ('draft', 'prepared', 'moved');--> statement-breakpoint
CREATE INDEX "ad_account_moves_account" ON "ad_account_moves" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ad_account_moves_from" ON "ad_account_moves" USING btree ("from_id","id");--> statement-breakpoint
CREATE INDEX "ad_account_moves_to" ON "ad_account_moves" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "ad_account_moves_started_by" ON "ad_account_moves" USING btree ("started_by");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_group_items_profile" ON "asset_group_items" USING btree ("profile_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_group_items_ad_account" ON "asset_group_items" USING btree ("ad_account_id","group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_group_items_catalog" ON "asset_group_items" USING btree ("catalog_id","group_id");--> statement-breakpoint
CREATE INDEX "asset_group_items_group" ON "asset_group_items" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "asset_group_members_member" ON "asset_group_members" USING btree ("business_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asset_groups_name" ON "asset_groups" USING btree ("business_id",lower("name"));