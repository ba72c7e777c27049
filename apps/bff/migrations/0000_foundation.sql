CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_follows" (
	"follower_id" bigint NOT NULL,
	"followed_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"first_name" text NOT NULL,
	"about" text,
	"website_url" text,
	"image_id" bigint,
	"is_verified_merchant" boolean DEFAULT false NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"theme" text DEFAULT 'auto' NOT NULL,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"gender" text DEFAULT 'unspecified' NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"following_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_lower_case" CHECK ("users"."username" = lower("users"."username") and "users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "board_collaborators" (
	"board_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_follows" (
	"follower_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_invites" (
	"board_id" bigint NOT NULL,
	"invited_user_id" bigint NOT NULL,
	"invited_by_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_sections" (
	"id" bigint PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"pin_count" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text,
	"privacy" text DEFAULT 'public' NOT NULL,
	"layout" text DEFAULT 'default' NOT NULL,
	"is_collaborative" boolean DEFAULT false NOT NULL,
	"pin_count" integer DEFAULT 0 NOT NULL,
	"section_count" integer DEFAULT 0 NOT NULL,
	"follower_count" integer DEFAULT 0 NOT NULL,
	"last_pinned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" bigint PRIMARY KEY NOT NULL,
	"signature" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"format" text NOT NULL,
	"is_animated" boolean DEFAULT false NOT NULL,
	"dominant_color" text NOT NULL,
	"thumbhash" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sizes" jsonb NOT NULL,
	"avif_ready" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interest_follows" (
	"follower_id" bigint NOT NULL,
	"interest_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigint PRIMARY KEY NOT NULL,
	"content_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contents" (
	"id" bigint PRIMARY KEY NOT NULL,
	"creator_id" bigint NOT NULL,
	"image_id" bigint NOT NULL,
	"title" text,
	"grid_title" text,
	"description" text,
	"alt_text" text,
	"auto_alt_text" text,
	"category" text,
	"link" text,
	"interest_id" bigint,
	"digital_media_source_type" smallint,
	"is_promoted" boolean DEFAULT false NOT NULL,
	"promoted_is_removable" boolean DEFAULT false NOT NULL,
	"promoter_id" bigint,
	"is_oos_product" boolean DEFAULT false NOT NULL,
	"is_stale_product" boolean DEFAULT false NOT NULL,
	"rich" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"save_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"reaction_counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', coalesce(title, '') || ' ' || coalesce(grid_title, '') || ' ' || coalesce(description, '') || ' ' || coalesce(alt_text, '') || ' ' || coalesce(category, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"id" bigint PRIMARY KEY NOT NULL,
	"content_id" bigint NOT NULL,
	"board_id" bigint NOT NULL,
	"section_id" bigint,
	"pinner_id" bigint NOT NULL,
	"via_pin_id" bigint,
	"is_repin" boolean DEFAULT false NOT NULL,
	"title" text,
	"description" text,
	"position" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"content_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"reaction_type" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_followed_id_users_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_collaborators" ADD CONSTRAINT "board_collaborators_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_collaborators" ADD CONSTRAINT "board_collaborators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_follows" ADD CONSTRAINT "board_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_follows" ADD CONSTRAINT "board_follows_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_invites" ADD CONSTRAINT "board_invites_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_invites" ADD CONSTRAINT "board_invites_invited_user_id_users_id_fk" FOREIGN KEY ("invited_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_invites" ADD CONSTRAINT "board_invites_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_sections" ADD CONSTRAINT "board_sections_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_follows" ADD CONSTRAINT "interest_follows_follower_id_users_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_follows" ADD CONSTRAINT "interest_follows_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_promoter_id_users_id_fk" FOREIGN KEY ("promoter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_section_id_board_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."board_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_pinner_id_users_id_fk" FOREIGN KEY ("pinner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_follows_once" ON "user_follows" USING btree ("follower_id","followed_id");--> statement-breakpoint
CREATE INDEX "user_follows_followed" ON "user_follows" USING btree ("followed_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "board_collaborators_once" ON "board_collaborators" USING btree ("board_id","user_id");--> statement-breakpoint
CREATE INDEX "board_collaborators_user" ON "board_collaborators" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_follows_once" ON "board_follows" USING btree ("follower_id","board_id");--> statement-breakpoint
CREATE INDEX "board_follows_board" ON "board_follows" USING btree ("board_id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_invites_once" ON "board_invites" USING btree ("board_id","invited_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "board_sections_slug" ON "board_sections" USING btree ("board_id","slug") WHERE "board_sections"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_slug" ON "boards" USING btree ("owner_id","slug") WHERE "boards"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "boards_one_quick_saves" ON "boards" USING btree ("owner_id") WHERE "boards"."layout" = 'quick_saves' and "boards"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "boards_last_pinned" ON "boards" USING btree ("owner_id","last_pinned_at","id") WHERE "boards"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "images_signature" ON "images" USING btree ("signature");--> statement-breakpoint
CREATE INDEX "images_without_avif" ON "images" USING btree ("id") WHERE not "images"."avif_ready";--> statement-breakpoint
CREATE UNIQUE INDEX "interest_follows_once" ON "interest_follows" USING btree ("follower_id","interest_id");--> statement-breakpoint
CREATE INDEX "interest_follows_interest" ON "interest_follows" USING btree ("interest_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interests_url_name" ON "interests" USING btree ("url_name");--> statement-breakpoint
CREATE INDEX "comments_content" ON "comments" USING btree ("content_id","id") WHERE "comments"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "contents_search" ON "contents" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contents_interest" ON "contents" USING btree ("interest_id","id");--> statement-breakpoint
CREATE INDEX "contents_creator" ON "contents" USING btree ("creator_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pins_once_a_board" ON "pins" USING btree ("board_id","content_id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_canonical" ON "pins" USING btree ("id") WHERE not "pins"."is_repin" and "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_board" ON "pins" USING btree ("board_id","position","id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_section" ON "pins" USING btree ("section_id","position","id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_content" ON "pins" USING btree ("content_id","pinner_id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "pins_pinner" ON "pins" USING btree ("pinner_id","id") WHERE "pins"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reactions_once" ON "reactions" USING btree ("content_id","user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");