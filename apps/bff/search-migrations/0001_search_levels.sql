DROP INDEX "search_documents_quality";--> statement-breakpoint
ALTER TABLE "search_queries" drop column "level";--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "level" smallint GENERATED ALWAYS AS ((32 - position(B'1' in greatest(count, 1)::bit(32))) / 2) STORED NOT NULL;--> statement-breakpoint
-- Counts change often: with room in the page, a new version of a row needs no new entries of indexes.
ALTER TABLE "search_words" SET (fillfactor = 70);--> statement-breakpoint
ALTER TABLE "search_words" drop column "level";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "level" smallint GENERATED ALWAYS AS ((32 - position(B'1' in greatest(count, 1)::bit(32))) / 2) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "search_documents_quality" ON "search_documents" USING btree ("kind","quality","id");--> statement-breakpoint
CREATE INDEX "search_queries_prefix" ON "search_queries" USING btree ("level","query" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("kind","level","word" text_pattern_ops);