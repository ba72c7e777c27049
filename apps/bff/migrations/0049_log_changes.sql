ALTER TABLE "business_log" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "business_log" SET "action" = 'campaign.changed' WHERE "action" = 'campaign.draft';