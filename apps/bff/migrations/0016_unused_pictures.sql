CREATE INDEX "users_image" ON "users" USING btree ("image_id") WHERE "users"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "contents_image" ON "contents" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "contents_rich_pictures" ON "contents" USING gin ("rich" jsonb_path_ops) WHERE "contents"."rich" ?| array['carousel', 'story'];--> statement-breakpoint
CREATE INDEX "pins_deleted" ON "pins" USING btree ("deleted_at") WHERE "pins"."deleted_at" is not null;