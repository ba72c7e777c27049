DROP INDEX "images_without_look";--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "part_looks" bit(384)[];--> statement-breakpoint
CREATE INDEX "images_without_part_looks" ON "images" USING btree ("id") WHERE "images"."part_looks" is null;--> statement-breakpoint
-- The descriptors of the parts, 1.4 kB, are stored apart: the search reads the other columns of thousands of images.
ALTER TABLE "images" ALTER COLUMN "part_looks" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "images" SET (toast_tuple_target = 1024);
