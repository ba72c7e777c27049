CREATE TABLE "much_saved" (
	"list" text NOT NULL,
	"rank" smallint NOT NULL,
	"content_id" bigint NOT NULL,
	"interest_id" bigint,
	CONSTRAINT "much_saved_list_rank_pk" PRIMARY KEY("list","rank")
);
--> statement-breakpoint
CREATE TABLE "save_days" (
	"day" date NOT NULL,
	"content_id" bigint NOT NULL,
	"saves" integer NOT NULL,
	CONSTRAINT "save_days_day_content_id_pk" PRIMARY KEY("day","content_id")
);
--> statement-breakpoint
ALTER TABLE "much_saved" ADD CONSTRAINT "much_saved_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "much_saved" ADD CONSTRAINT "much_saved_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "save_days" ADD CONSTRAINT "save_days_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "much_saved_content" ON "much_saved" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "save_days_content" ON "save_days" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "contents_videos" ON "contents" USING btree ("interest_id","id") WHERE "contents"."rich" ? 'video';--> statement-breakpoint
CREATE INDEX "contents_all_videos" ON "contents" USING btree ("id") WHERE "contents"."rich" ? 'video';