CREATE TABLE "catalog_findings" (
	"run_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"line" integer NOT NULL,
	"item_id" text,
	"field" text,
	"code" text NOT NULL,
	"severity" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	CONSTRAINT "catalog_findings_run_id_seq_pk" PRIMARY KEY("run_id","seq")
);
--> statement-breakpoint
CREATE TABLE "catalog_items" (
	"catalog_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"line" integer NOT NULL,
	"product" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"seen_run_id" bigint NOT NULL,
	"content_id" bigint,
	"shown_image_url" text,
	CONSTRAINT "catalog_items_catalog_id_item_id_pk" PRIMARY KEY("catalog_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "catalog_runs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"catalog_id" bigint NOT NULL,
	"started_by_id" bigint,
	"source" text NOT NULL,
	"file_name" text,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"has_file" boolean DEFAULT false NOT NULL,
	"may_shrink" boolean DEFAULT false NOT NULL,
	"failure_code" text,
	"failure_line" integer,
	"failure_fields" text[] DEFAULT '{}' NOT NULL,
	"ignored_columns" text[] DEFAULT '{}' NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"bytes_read" bigint DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"lines_fine" integer DEFAULT 0 NOT NULL,
	"lines_refused" integer DEFAULT 0 NOT NULL,
	"warnings" integer DEFAULT 0 NOT NULL,
	"to_apply" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"updated" integer DEFAULT 0 NOT NULL,
	"sold_out" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"findings" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"name" text NOT NULL,
	"currency" char(3) NOT NULL,
	"source_url" text,
	"every_hours" smallint,
	"next_fetch_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchant_requests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"business_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"website" text NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reviewer_id" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "catalog_findings" ADD CONSTRAINT "catalog_findings_run_id_catalog_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."catalog_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_items" ADD CONSTRAINT "catalog_items_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_runs" ADD CONSTRAINT "catalog_runs_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_runs" ADD CONSTRAINT "catalog_runs_started_by_id_users_id_fk" FOREIGN KEY ("started_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_requests" ADD CONSTRAINT "merchant_requests_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_items_to_do" ON "catalog_items" USING btree ("catalog_id","item_id") WHERE "catalog_items"."state" in ('waiting', 'leaving');--> statement-breakpoint
CREATE INDEX "catalog_items_image" ON "catalog_items" USING btree ("catalog_id","shown_image_url");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_runs_key" ON "catalog_runs" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_runs_one_at_a_time" ON "catalog_runs" USING btree ("catalog_id") WHERE "catalog_runs"."state" in ('waiting', 'reading', 'applying');--> statement-breakpoint
CREATE INDEX "catalog_runs_catalog" ON "catalog_runs" USING btree ("catalog_id","id");--> statement-breakpoint
CREATE INDEX "catalog_runs_started_by" ON "catalog_runs" USING btree ("started_by_id");--> statement-breakpoint
CREATE INDEX "catalog_runs_created" ON "catalog_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "catalogs_business" ON "catalogs" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "catalogs_owner" ON "catalogs" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "catalogs_board" ON "catalogs" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "catalogs_next_fetch" ON "catalogs" USING btree ("next_fetch_at") WHERE "catalogs"."next_fetch_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "merchant_requests_one_at_a_time" ON "merchant_requests" USING btree ("user_id") WHERE "merchant_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "merchant_requests_business" ON "merchant_requests" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "merchant_requests_user" ON "merchant_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "merchant_requests_waiting" ON "merchant_requests" USING btree ("id") WHERE "merchant_requests"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "merchant_requests_reviewer" ON "merchant_requests" USING btree ("reviewer_id");