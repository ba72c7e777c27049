CREATE TABLE "former_board_slugs" (
	"owner_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"board_id" bigint NOT NULL,
	"was_secret" boolean NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_board_slugs_owner_id_slug_board_id_pk" PRIMARY KEY("owner_id","slug","board_id")
);
--> statement-breakpoint
CREATE TABLE "former_section_slugs" (
	"board_id" bigint NOT NULL,
	"slug" text NOT NULL,
	"section_id" bigint NOT NULL,
	"was_secret" boolean NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_section_slugs_board_id_slug_section_id_pk" PRIMARY KEY("board_id","slug","section_id")
);
--> statement-breakpoint
CREATE TABLE "gone_pins" (
	"id" bigint PRIMARY KEY NOT NULL,
	"gone_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_board_slugs" ADD CONSTRAINT "former_board_slugs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_board_slugs" ADD CONSTRAINT "former_board_slugs_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_section_slugs" ADD CONSTRAINT "former_section_slugs_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_section_slugs" ADD CONSTRAINT "former_section_slugs_section_id_board_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."board_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_board_slugs_board" ON "former_board_slugs" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "former_section_slugs_section" ON "former_section_slugs" USING btree ("section_id");--> statement-breakpoint
CREATE FUNCTION record_former_board_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO former_board_slugs (owner_id, slug, board_id, was_secret)
		VALUES (OLD.owner_id, OLD.slug, coalesce(NEW.merged_into_id, NEW.id), OLD.privacy = 'secret')
		ON CONFLICT (owner_id, slug, board_id) DO UPDATE SET left_at = now(), was_secret = EXCLUDED.was_secret;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER boards_former_slug AFTER UPDATE OF "slug", "owner_id", "merged_into_id" ON "boards" FOR EACH ROW
	WHEN (OLD.slug <> NEW.slug OR OLD.owner_id <> NEW.owner_id OR (OLD.merged_into_id IS NULL AND NEW.merged_into_id IS NOT NULL))
	EXECUTE FUNCTION record_former_board_slug();
--> statement-breakpoint
CREATE FUNCTION record_former_section_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO former_section_slugs (board_id, slug, section_id, was_secret)
		SELECT OLD.board_id, OLD.slug, OLD.id, boards.privacy = 'secret' FROM boards WHERE boards.id = OLD.board_id
		ON CONFLICT (board_id, slug, section_id) DO UPDATE SET left_at = now(), was_secret = EXCLUDED.was_secret;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER board_sections_former_slug AFTER UPDATE OF "slug" ON "board_sections" FOR EACH ROW
	WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION record_former_section_slug();
--> statement-breakpoint
CREATE FUNCTION record_gone_pin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.deleted_at IS NULL THEN
		DELETE FROM gone_pins WHERE id = NEW.id;
	ELSIF OLD.deleted_at IS NULL THEN
		-- The board may be deleted by the same statement; what counts is that visitors could see it until then.
		INSERT INTO gone_pins (id) SELECT NEW.id FROM boards JOIN contents ON contents.id = NEW.content_id
			WHERE boards.id = NEW.board_id AND boards.privacy = 'public' AND boards.archived_at IS NULL
			AND NOT EXISTS (SELECT FROM users WHERE users.id IN (boards.owner_id, NEW.pinner_id, contents.creator_id)
				AND (users.is_private OR users.is_limited))
			AND NOT EXISTS (SELECT FROM account_closures
				WHERE account_closures.user_id IN (boards.owner_id, NEW.pinner_id, contents.creator_id))
			ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pins_gone AFTER UPDATE OF "deleted_at" ON "pins" FOR EACH ROW
	WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at) EXECUTE FUNCTION record_gone_pin();
