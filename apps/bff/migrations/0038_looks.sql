ALTER TABLE "images" ADD COLUMN "look" bit(384);--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "look_words" smallint[];--> statement-breakpoint
CREATE INDEX "images_without_look" ON "images" USING btree ("id") WHERE "images"."look" is null;--> statement-breakpoint
CREATE INDEX "images_look_word_1" ON "images" USING btree (("look_words"[1]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_2" ON "images" USING btree (("look_words"[2]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_3" ON "images" USING btree (("look_words"[3]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_4" ON "images" USING btree (("look_words"[4]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_5" ON "images" USING btree (("look_words"[5]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_6" ON "images" USING btree (("look_words"[6]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_7" ON "images" USING btree (("look_words"[7]),"id");--> statement-breakpoint
CREATE INDEX "images_look_word_8" ON "images" USING btree (("look_words"[8]),"id");