DROP INDEX "comments_content";--> statement-breakpoint
DROP INDEX "pins_content";--> statement-breakpoint
CREATE INDEX "comments_content" ON "comments" USING btree ("content_id","id");--> statement-breakpoint
CREATE INDEX "pins_content" ON "pins" USING btree ("content_id","pinner_id");