CREATE TABLE "stat_blocks" (
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"span" smallint NOT NULL,
	"first_day" date NOT NULL,
	"subject" text NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"closeups" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"outbound_clicks" integer DEFAULT 0 NOT NULL,
	"video_views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stat_blocks_owner_id_kind_span_first_day_subject_pk" PRIMARY KEY("owner_id","kind","span","first_day","subject")
);
--> statement-breakpoint
CREATE TABLE "stat_hours" (
	"owner_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"closeups" integer DEFAULT 0 NOT NULL,
	"saves" integer DEFAULT 0 NOT NULL,
	"outbound_clicks" integer DEFAULT 0 NOT NULL,
	"video_views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stat_hours_owner_id_hour_pk" PRIMARY KEY("owner_id","hour")
);
--> statement-breakpoint
CREATE TABLE "countable_events" (
	"owner_id" bigint NOT NULL,
	"content_id" bigint NOT NULL,
	"board_id" bigint,
	"metric" smallint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"country" text,
	"device" text
);
--> statement-breakpoint
ALTER TABLE "stat_blocks" ADD CONSTRAINT "stat_blocks_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stat_hours" ADD CONSTRAINT "stat_hours_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "countable_events" ("owner_id", "content_id", "board_id", "metric", "hour")
SELECT contents.creator_id, contents.id, boards.id, CASE events.type WHEN 18 THEN 1 WHEN 5 THEN 3 ELSE 4 END,
  date_trunc('hour', events.occurred_at, 'UTC')
FROM events JOIN pins ON pins.id = events.pin_id JOIN contents ON contents.id = pins.content_id
  LEFT JOIN boards ON boards.id = pins.board_id AND boards.owner_id = contents.creator_id
WHERE events.type = 5
  OR events.type = 18 AND events.aux -> 'is_viewable' IS DISTINCT FROM 'true'
  OR events.type = 12 AND coalesce(events.aux ->> 'clickthrough_type', '') <> 'rightClick'
    AND coalesce(events.aux ->> 'status', '') NOT IN ('blocked', 'suspicious', 'porn', 'ignored');
