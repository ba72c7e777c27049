CREATE TABLE "ad_clickers" (
	"serving" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"email_hash" text NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_events" (
	"tag_id" bigint NOT NULL,
	"event_id" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"value_micro" bigint,
	"currency" char(3),
	"order_id" text,
	"campaign_id" bigint,
	"happened_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversion_events_tag_id_event_id_name_pk" PRIMARY KEY("tag_id","event_id","name"),
	CONSTRAINT "conversion_events_value" CHECK ("conversion_events"."value_micro" >= 0)
);
--> statement-breakpoint
CREATE TABLE "conversion_hours" (
	"tag_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "conversion_hours_tag_id_hour_name_source_pk" PRIMARY KEY("tag_id","hour","name","source")
);
--> statement-breakpoint
CREATE TABLE "conversion_tags" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_tokens" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "conversion_uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"tag_id" bigint,
	"audience_id" bigint,
	"file_name" text NOT NULL,
	"started_by" bigint,
	"lines" integer NOT NULL,
	"lines_come" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"is_ended" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_visitors" (
	"account_id" bigint NOT NULL,
	"email_hash" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_visitors_account_id_email_hash_pk" PRIMARY KEY("account_id","email_hash")
);
--> statement-breakpoint
CREATE TABLE "conversion_upload_findings" (
	"upload_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line" integer NOT NULL,
	"field" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "conversion_upload_findings_upload_id_seq_pk" PRIMARY KEY("upload_id","seq")
);
--> statement-breakpoint
ALTER TABLE "ad_days" ADD COLUMN "conversions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_days" ADD COLUMN "conversion_value_micro" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_clickers" ADD CONSTRAINT "ad_clickers_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_events" ADD CONSTRAINT "conversion_events_tag_id_conversion_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."conversion_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_hours" ADD CONSTRAINT "conversion_hours_tag_id_conversion_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."conversion_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tags" ADD CONSTRAINT "conversion_tags_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tags" ADD CONSTRAINT "conversion_tags_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tokens" ADD CONSTRAINT "conversion_tokens_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tokens" ADD CONSTRAINT "conversion_tokens_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_tokens" ADD CONSTRAINT "conversion_tokens_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_tag_id_conversion_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."conversion_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_uploads" ADD CONSTRAINT "conversion_uploads_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_visitors" ADD CONSTRAINT "site_visitors_account_id_ad_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ad_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_upload_findings" ADD CONSTRAINT "conversion_upload_findings_upload_id_conversion_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."conversion_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_clickers_account" ON "ad_clickers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ad_clickers_hash" ON "ad_clickers" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "ad_clickers_time" ON "ad_clickers" USING btree ("clicked_at");--> statement-breakpoint
CREATE INDEX "conversion_events_tag" ON "conversion_events" USING btree ("tag_id","received_at");--> statement-breakpoint
CREATE INDEX "conversion_events_received" ON "conversion_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "conversion_hours_hour" ON "conversion_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "conversion_tags_business" ON "conversion_tags" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "conversion_tags_account" ON "conversion_tags" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversion_tokens_hash" ON "conversion_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "conversion_tokens_business" ON "conversion_tokens" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "conversion_tokens_account" ON "conversion_tokens" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "conversion_tokens_made_by" ON "conversion_tokens" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "conversion_uploads_business" ON "conversion_uploads" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "conversion_uploads_account" ON "conversion_uploads" USING btree ("account_id","kind","id");--> statement-breakpoint
CREATE INDEX "conversion_uploads_tag" ON "conversion_uploads" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "conversion_uploads_started_by" ON "conversion_uploads" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "conversion_uploads_created" ON "conversion_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_visitors_hash" ON "site_visitors" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "site_visitors_time" ON "site_visitors" USING btree ("seen_at");--> statement-breakpoint
CREATE FUNCTION "forget_visitor"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "site_visitors" WHERE "email_hash" = encode(sha256(convert_to(OLD."email", 'UTF8')), 'hex');
  DELETE FROM "ad_clickers" WHERE "email_hash" = encode(sha256(convert_to(OLD."email", 'UTF8')), 'hex');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_forget_visitor" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "forget_visitor"();
