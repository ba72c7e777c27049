DROP INDEX "user_follows_followed";--> statement-breakpoint
CREATE INDEX "user_follows_follower" ON "user_follows" USING btree ("follower_id","created_at","followed_id");--> statement-breakpoint
CREATE INDEX "user_follows_followed" ON "user_follows" USING btree ("followed_id","created_at","follower_id");