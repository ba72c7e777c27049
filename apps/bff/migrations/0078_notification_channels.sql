CREATE TABLE "notification_deliveries" (
	"news_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"user_id" bigint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_deliveries_news_id_channel_pk" PRIMARY KEY("news_id","channel")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"sealed_private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_hash" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"app" boolean NOT NULL,
	"push" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_schedules" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"digest" text DEFAULT 'daily' NOT NULL,
	"shows_content" boolean DEFAULT false NOT NULL,
	"digest_at" timestamp with time zone,
	"digest_from" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_hash_sessions_token_hash_fk" FOREIGN KEY ("session_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_schedules" ADD CONSTRAINT "notification_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_user" ON "notification_deliveries" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_hash");--> statement-breakpoint
CREATE INDEX "notification_schedules_due" ON "notification_schedules" USING btree ("digest_at") WHERE "notification_schedules"."digest_at" is not null;--> statement-breakpoint
INSERT INTO "notification_choices" ("user_id", "kind", "app", "push", "mail")
SELECT "user_id", "kind", "app",
  "app" AND "kind" IN ('follow', 'board_invite', 'invite_accepted', 'comment', 'reply', 'mention', 'story_mention'),
  CASE WHEN "kind" = 'board_invite' AND NOT "no_invites" THEN 'immediate' ELSE 'off' END
FROM (
  SELECT "users"."id" AS "user_id", "kind",
    NOT coalesce("kind" = ANY ("news_settings"."off"), false) AS "app",
    coalesce('board_invites' = ANY ("email_settings"."off"), false) AS "no_invites"
  FROM "users"
    CROSS JOIN unnest(ARRAY['follow', 'board_follow', 'save', 'board_invite', 'invite_accepted', 'comment', 'reply', 'mention', 'story_mention', 'reaction', 'comment_reaction', 'board_pins']) AS "kind"
    LEFT JOIN "news_settings" ON "news_settings"."user_id" = "users"."id"
    LEFT JOIN "email_settings" ON "email_settings"."user_id" = "users"."id"
  WHERE "news_settings"."user_id" IS NOT NULL OR "email_settings"."user_id" IS NOT NULL
) AS "before"
WHERE NOT "app" OR ("kind" = 'board_invite' AND "no_invites");
