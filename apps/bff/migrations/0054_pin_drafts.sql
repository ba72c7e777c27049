CREATE TABLE "pin_draft_uploads" (
	"draft_id" bigint NOT NULL,
	"upload_id" bigint NOT NULL,
	CONSTRAINT "pin_draft_uploads_draft_id_upload_id_pk" PRIMARY KEY("draft_id","upload_id")
);
--> statement-breakpoint
CREATE TABLE "pin_drafts" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"scheduled_at" timestamp with time zone,
	"scheduled_zone" text,
	"failure_code" text,
	"pin_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_topics" (
	"content_id" bigint NOT NULL,
	"interest_id" bigint NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "content_topics_content_id_interest_id_pk" PRIMARY KEY("content_id","interest_id")
);
--> statement-breakpoint
ALTER TABLE "pin_draft_uploads" ADD CONSTRAINT "pin_draft_uploads_draft_id_pin_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."pin_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_draft_uploads" ADD CONSTRAINT "pin_draft_uploads_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_drafts" ADD CONSTRAINT "pin_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_topics" ADD CONSTRAINT "content_topics_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_topics" ADD CONSTRAINT "content_topics_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pin_draft_uploads_upload" ON "pin_draft_uploads" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pin_drafts_client" ON "pin_drafts" USING btree ("owner_id","client_id");--> statement-breakpoint
CREATE INDEX "pin_drafts_owner" ON "pin_drafts" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "pin_drafts_due" ON "pin_drafts" USING btree ("scheduled_at","id") WHERE "pin_drafts"."state" = 'scheduled' and "pin_drafts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pin_drafts_updated" ON "pin_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "pin_drafts_deleted" ON "pin_drafts" USING btree ("deleted_at") WHERE "pin_drafts"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "content_topics_interest" ON "content_topics" USING btree ("interest_id");