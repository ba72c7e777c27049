CREATE TABLE "video_watch_times" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"watched_ms" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "countable_events" ADD COLUMN "watched_ms" integer;--> statement-breakpoint
ALTER TABLE "video_watch_times" ADD CONSTRAINT "video_watch_times_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_watch_times" ADD CONSTRAINT "video_watch_times_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_watch_times_owner" ON "video_watch_times" USING btree ("owner_id");