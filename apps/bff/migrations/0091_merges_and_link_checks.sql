CREATE TABLE "pin_merges" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"merged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pin_ids" bigint[] DEFAULT '{}' NOT NULL,
	"removed_ids" bigint[] DEFAULT '{}' NOT NULL,
	"created_ids" bigint[] DEFAULT '{}' NOT NULL,
	"former" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_checks" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"link_hash" text NOT NULL,
	"state" text DEFAULT 'unknown' NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"first_failed_at" timestamp with time zone,
	"unanswered" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "copy_hash" text;--> statement-breakpoint
ALTER TABLE "pin_merges" ADD CONSTRAINT "pin_merges_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_checks" ADD CONSTRAINT "link_checks_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pin_merges_member" ON "pin_merges" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pin_merges_at" ON "pin_merges" USING btree ("merged_at");--> statement-breakpoint
CREATE INDEX "link_checks_due" ON "link_checks" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "images_without_copy_hash" ON "images" USING btree ("id") WHERE "images"."copy_hash" is null;