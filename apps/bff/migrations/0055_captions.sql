CREATE TABLE "captions" (
	"name" text PRIMARY KEY NOT NULL,
	"content_id" bigint NOT NULL,
	"vtt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "captions" ADD CONSTRAINT "captions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captions_content" ON "captions" USING btree ("content_id");