CREATE TABLE "board_guest_images" (
	"id" bigint PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"owner_id" bigint NOT NULL,
	"link_id" bigint,
	"image_id" bigint NOT NULL,
	"guest_name" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "created_by_id" bigint;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "guests_may_add" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "use_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "board_guest_images" ADD CONSTRAINT "board_guest_images_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_guest_images" ADD CONSTRAINT "board_guest_images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_guest_images" ADD CONSTRAINT "board_guest_images_link_id_board_share_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."board_share_links"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_guest_images" ADD CONSTRAINT "board_guest_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_guest_images_board" ON "board_guest_images" USING btree ("board_id","id");--> statement-breakpoint
CREATE INDEX "board_guest_images_owner" ON "board_guest_images" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "board_guest_images_link" ON "board_guest_images" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "board_guest_images_image" ON "board_guest_images" USING btree ("image_id");--> statement-breakpoint
ALTER TABLE "board_share_links" ADD CONSTRAINT "board_share_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_share_links_by" ON "board_share_links" USING btree ("created_by_id");