CREATE TABLE "video_uploads" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"bytes" bigint NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_codec" text,
	"image_id" bigint,
	"width" integer,
	"height" integer,
	"duration_ms" integer,
	"renditions" text[],
	"is_sound_dropped" boolean DEFAULT false NOT NULL,
	"cover_ms" integer DEFAULT 0 NOT NULL,
	"crashes" smallint DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_uploads_owner" ON "video_uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "video_uploads_state" ON "video_uploads" USING btree ("state","active_at");--> statement-breakpoint
CREATE INDEX "video_uploads_image" ON "video_uploads" USING btree ("image_id");