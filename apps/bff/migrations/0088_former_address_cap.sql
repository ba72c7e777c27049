-- A board, and a section, has its 20 newest former addresses: the oldest one ends when another is added.
CREATE OR REPLACE FUNCTION record_former_board_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	target bigint := coalesce(NEW.merged_into_id, NEW.id);
BEGIN
	INSERT INTO former_board_slugs (owner_id, slug, board_id, was_secret)
		VALUES (OLD.owner_id, OLD.slug, target, OLD.privacy = 'secret')
		ON CONFLICT (owner_id, slug, board_id) DO UPDATE SET left_at = now(), was_secret = EXCLUDED.was_secret;
	DELETE FROM former_board_slugs former WHERE former.board_id = target AND (former.owner_id, former.slug) IN (
		SELECT owner_id, slug FROM former_board_slugs WHERE board_id = target ORDER BY left_at DESC, owner_id, slug OFFSET 20);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_former_section_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO former_section_slugs (board_id, slug, section_id, was_secret)
		SELECT OLD.board_id, OLD.slug, OLD.id, boards.privacy = 'secret' FROM boards WHERE boards.id = OLD.board_id
		ON CONFLICT (board_id, slug, section_id) DO UPDATE SET left_at = now(), was_secret = EXCLUDED.was_secret;
	DELETE FROM former_section_slugs former WHERE former.section_id = OLD.id AND (former.board_id, former.slug) IN (
		SELECT board_id, slug FROM former_section_slugs WHERE section_id = OLD.id ORDER BY left_at DESC, board_id, slug OFFSET 20);
	RETURN NULL;
END $$;
