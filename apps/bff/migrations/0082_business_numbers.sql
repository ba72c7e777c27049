CREATE TABLE "ad_placement_days" (
	"campaign_id" bigint NOT NULL,
	"day" date NOT NULL,
	"placement" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"spent_micro" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_placement_days_campaign_id_day_placement_pk" PRIMARY KEY("campaign_id","day","placement")
);
--> statement-breakpoint
DROP TABLE "business_integrations" CASCADE;--> statement-breakpoint
ALTER TABLE "ad_placement_days" ADD CONSTRAINT "ad_placement_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Paid impressions and clicks of the past were counted as organic as well. From here on the dashboard adds those of ad_days.
UPDATE stat_blocks SET impressions = greatest(0, stat_blocks.impressions - paid.impressions),
	outbound_clicks = greatest(0, stat_blocks.outbound_clicks - paid.clicks)
FROM (
	SELECT advertiser_id, content_id, span, day - (day - date '1970-01-01') % span AS first_day,
		sum(ad_days.impressions)::int AS impressions, sum(clicks)::int AS clicks
	FROM ad_days JOIN campaigns ON campaigns.id = ad_days.campaign_id JOIN ad_accounts ON ad_accounts.id = campaigns.account_id
		CROSS JOIN (VALUES (64), (16), (4), (1)) AS spans (span)
	GROUP BY 1, 2, 3, 4
) AS paid
WHERE stat_blocks.owner_id = paid.advertiser_id AND stat_blocks.kind = 'pin' AND stat_blocks.span = paid.span
	AND stat_blocks.first_day = paid.first_day AND stat_blocks.subject = paid.content_id::text;--> statement-breakpoint
UPDATE stat_hours SET impressions = least(stat_hours.impressions, greatest(0, later.impressions_to - later.paid_impressions)),
	outbound_clicks = least(stat_hours.outbound_clicks, greatest(0, later.clicks_to - later.paid_clicks))
FROM (
	SELECT owner_id, hour, paid.impressions AS paid_impressions, paid.clicks AS paid_clicks,
		sum(stat_hours.impressions) OVER days AS impressions_to, sum(stat_hours.outbound_clicks) OVER days AS clicks_to
	FROM stat_hours JOIN (
		SELECT advertiser_id, day, sum(ad_days.impressions) AS impressions, sum(clicks) AS clicks
		FROM ad_days JOIN campaigns ON campaigns.id = ad_days.campaign_id JOIN ad_accounts ON ad_accounts.id = campaigns.account_id
		GROUP BY 1, 2
	) AS paid ON paid.advertiser_id = stat_hours.owner_id AND paid.day = (stat_hours.hour AT TIME ZONE 'UTC')::date
	WINDOW days AS (PARTITION BY owner_id, paid.day ORDER BY hour)
) AS later
WHERE stat_hours.owner_id = later.owner_id AND stat_hours.hour = later.hour;
