CREATE TABLE "storage_reports" (
	"taken_at" timestamp with time zone PRIMARY KEY NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_rules" (
	"id" bigint PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"needle" text NOT NULL,
	"match" text NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reporter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "offsite_rules" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "word_rules_needle" ON "word_rules" USING btree ("needle");--> statement-breakpoint
CREATE INDEX "word_rules_action" ON "word_rules" USING btree ("action");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_site_once_open" ON "reports" USING btree ("kind","object_id") WHERE "reports"."state" = 'open' and "reports"."reporter_id" is null;