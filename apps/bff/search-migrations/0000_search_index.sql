CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"id" bigint NOT NULL,
	"is_public" boolean NOT NULL,
	"tier" smallint NOT NULL,
	"quality" real NOT NULL,
	"keys" text[] NOT NULL,
	"language" text NOT NULL,
	"label" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"context" text NOT NULL,
	"facets" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"board_id" bigint,
	"creator_id" bigint,
	"site" text,
	"look" text,
	CONSTRAINT "search_documents_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_queries" (
	"query" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"count" integer NOT NULL,
	"rise" real NOT NULL,
	"level" smallint GENERATED ALWAYS AS (floor(log(4, greatest(count, 1)))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	"level" smallint GENERATED ALWAYS AS (floor(log(4, greatest(count, 1)))) STORED NOT NULL,
	"variants" text[] NOT NULL,
	CONSTRAINT "search_words_word_kind_language_pk" PRIMARY KEY("word","kind","language")
);
--> statement-breakpoint
CREATE INDEX "search_documents_keys" ON "search_documents" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_documents_quality" ON "search_documents" USING btree ("kind","quality");--> statement-breakpoint
CREATE INDEX "search_queries_prefix" ON "search_queries" USING btree ("level","query" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_queries_rise" ON "search_queries" USING btree ("rise");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("kind","level","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_variants" ON "search_words" USING gin ("variants");