CREATE TABLE "image_sketch_fills" (
	"below" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_sketches" (
	"image_id" bigint NOT NULL,
	"key_1" bigint NOT NULL,
	"key_2" bigint NOT NULL,
	"key_3" bigint NOT NULL,
	"key_4" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "image_sketches" ADD CONSTRAINT "image_sketches_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_sketches_image" ON "image_sketches" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "image_sketches_key_1" ON "image_sketches" USING btree ("key_1","image_id");--> statement-breakpoint
CREATE INDEX "image_sketches_key_2" ON "image_sketches" USING btree ("key_2","image_id");--> statement-breakpoint
CREATE INDEX "image_sketches_key_3" ON "image_sketches" USING btree ("key_3","image_id");--> statement-breakpoint
CREATE INDEX "image_sketches_key_4" ON "image_sketches" USING btree ("key_4","image_id");--> statement-breakpoint
-- Searches read the indexes alone, where a page of the table is known to have no recent rows: VACUUM finds out after a fiftieth of new rows.
ALTER TABLE "image_sketches" SET (autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
CREATE FUNCTION look_sketch(look bit) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT
    (get_bit(look, 136)::bigint << 63) | (get_bit(look, 76)::bigint << 62) | (get_bit(look, 100)::bigint << 61) | (get_bit(look, 218)::bigint << 60) |
    (get_bit(look, 318)::bigint << 59) | (get_bit(look, 188)::bigint << 58) | (get_bit(look, 292)::bigint << 57) | (get_bit(look, 5)::bigint << 56) |
    (get_bit(look, 89)::bigint << 55) | (get_bit(look, 52)::bigint << 54) | (get_bit(look, 237)::bigint << 53) | (get_bit(look, 146)::bigint << 52) |
    (get_bit(look, 306)::bigint << 51) | (get_bit(look, 141)::bigint << 50) | (get_bit(look, 326)::bigint << 49) | (get_bit(look, 279)::bigint << 48) |
    (get_bit(look, 20)::bigint << 47) | (get_bit(look, 24)::bigint << 46) | (get_bit(look, 84)::bigint << 45) | (get_bit(look, 124)::bigint << 44) |
    (get_bit(look, 64)::bigint << 43) | (get_bit(look, 13)::bigint << 42) | (get_bit(look, 92)::bigint << 41) | (get_bit(look, 80)::bigint << 40) |
    (get_bit(look, 45)::bigint << 39) | (get_bit(look, 21)::bigint << 38) | (get_bit(look, 171)::bigint << 37) | (get_bit(look, 314)::bigint << 36) |
    (get_bit(look, 201)::bigint << 35) | (get_bit(look, 166)::bigint << 34) | (get_bit(look, 77)::bigint << 33) | (get_bit(look, 153)::bigint << 32) |
    (get_bit(look, 40)::bigint << 31) | (get_bit(look, 32)::bigint << 30) | (get_bit(look, 29)::bigint << 29) | (get_bit(look, 28)::bigint << 28) |
    (get_bit(look, 8)::bigint << 27) | (get_bit(look, 207)::bigint << 26) | (get_bit(look, 132)::bigint << 25) | (get_bit(look, 72)::bigint << 24) |
    (get_bit(look, 9)::bigint << 23) | (get_bit(look, 297)::bigint << 22) | (get_bit(look, 41)::bigint << 21) | (get_bit(look, 137)::bigint << 20) |
    (get_bit(look, 342)::bigint << 19) | (get_bit(look, 18)::bigint << 18) | (get_bit(look, 260)::bigint << 17) | (get_bit(look, 1)::bigint << 16) |
    (get_bit(look, 4)::bigint << 15) | (get_bit(look, 12)::bigint << 14) | (get_bit(look, 140)::bigint << 13) | (get_bit(look, 16)::bigint << 12) |
    (get_bit(look, 147)::bigint << 11) | (get_bit(look, 33)::bigint << 10) | (get_bit(look, 17)::bigint << 9) | (get_bit(look, 0)::bigint << 8) |
    (get_bit(look, 88)::bigint << 7) | (get_bit(look, 44)::bigint << 6) | (get_bit(look, 25)::bigint << 5) | (get_bit(look, 213)::bigint << 4) |
    (get_bit(look, 152)::bigint << 3) | (get_bit(look, 164)::bigint << 2) | (get_bit(look, 225)::bigint << 1) | (get_bit(look, 30)::bigint << 0)
$$;--> statement-breakpoint
CREATE FUNCTION rotate_sketch(sketch bigint, bits integer) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT (sketch << bits) | ((sketch >> (64 - bits)) & ((1::bigint << bits) - 1))
$$;--> statement-breakpoint
CREATE FUNCTION sketches_of(look bit, part_looks bit[]) RETURNS TABLE (key_1 bigint, key_2 bigint, key_3 bigint, key_4 bigint)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sketch, rotate_sketch(sketch, 16), rotate_sketch(sketch, 32), rotate_sketch(sketch, 48)
  FROM (SELECT DISTINCT look_sketch(part) AS sketch FROM unnest(array_append(part_looks, look)) part WHERE part IS NOT NULL) sketches
$$;--> statement-breakpoint
CREATE FUNCTION write_image_sketches() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  IF tg_op = 'UPDATE' THEN
    DELETE FROM image_sketches WHERE image_id = new.id;
  END IF;
  INSERT INTO image_sketches SELECT new.id, sketched.* FROM sketches_of(new.look, new.part_looks) sketched;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER images_sketched AFTER INSERT ON "images" FOR EACH ROW WHEN (new.look IS NOT NULL) EXECUTE FUNCTION write_image_sketches();--> statement-breakpoint
CREATE TRIGGER images_sketched_again AFTER UPDATE OF "look", "part_looks" ON "images" FOR EACH ROW
  WHEN (old.look IS DISTINCT FROM new.look OR old.part_looks IS DISTINCT FROM new.part_looks) EXECUTE FUNCTION write_image_sketches();--> statement-breakpoint
DROP INDEX "images_look_word_1";--> statement-breakpoint
DROP INDEX "images_look_word_2";--> statement-breakpoint
DROP INDEX "images_look_word_3";--> statement-breakpoint
DROP INDEX "images_look_word_4";--> statement-breakpoint
DROP INDEX "images_look_word_5";--> statement-breakpoint
DROP INDEX "images_look_word_6";--> statement-breakpoint
DROP INDEX "images_look_word_7";--> statement-breakpoint
DROP INDEX "images_look_word_8";--> statement-breakpoint
-- The triggers write the sketches of images from here on; the job fill-image-sketches those of the images that exist now.
INSERT INTO "image_sketch_fills" ("below") SELECT max("id") + 1 FROM "images" HAVING max("id") IS NOT NULL;
