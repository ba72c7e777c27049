ALTER TABLE "uploads" ADD COLUMN "failure_detail" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "media_source_type" smallint;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "edited_from_id" bigint;