ALTER TABLE "images" ADD COLUMN "has_keyed_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "images_without_keyed_name" ON "images" USING btree ("id") WHERE not "images"."has_keyed_name";--> statement-breakpoint
CREATE INDEX "contents_collections" ON "contents" USING btree ("id") WHERE "contents"."rich" ? 'collection';