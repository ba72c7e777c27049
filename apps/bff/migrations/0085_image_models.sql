ALTER TABLE "images" ADD COLUMN "look_model" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "images_look_model" ON "images" USING btree ("look_model","id");