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
ALTER TABLE "member_exports" ADD CONSTRAINT "member_exports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_exports_owner" ON "member_exports" USING btree ("owner_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_exports_one_running" ON "member_exports" USING btree ("owner_id") WHERE "member_exports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "member_exports_active" ON "member_exports" USING btree ("active_at");