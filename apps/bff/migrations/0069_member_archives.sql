CREATE TABLE "member_exports" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"pins" integer,
	"files" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_items" (
	"owner_id" bigint NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"target_id" bigint NOT NULL,
	"import_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imported_items_owner_id_source_kind_source_id_pk" PRIMARY KEY("owner_id","source","kind","source_id")
);
--> statement-breakpoint
ALTER TABLE "member_exports" ADD CONSTRAINT "member_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_items" ADD CONSTRAINT "imported_items_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_exports_owner" ON "member_exports" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_exports_one_running" ON "member_exports" USING btree ("owner_id") WHERE "member_exports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "member_exports_active" ON "member_exports" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "imported_items_import" ON "imported_items" USING btree ("import_id");