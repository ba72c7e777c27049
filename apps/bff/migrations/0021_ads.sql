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
UPDATE "contents" SET "rich" = "rich" - 'targeting' WHERE "rich" ? 'targeting';