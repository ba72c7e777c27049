CREATE TABLE "board_merges" (
	"board_id" bigint PRIMARY KEY NOT NULL,
	"into_pinned_at" timestamp with time zone NOT NULL,
	"pin_ids" bigint[] DEFAULT '{}' NOT NULL,
	"pin_positions" double precision[] DEFAULT '{}' NOT NULL,
	"from_section_ids" bigint[] DEFAULT '{}' NOT NULL,
	"into_section_ids" bigint[] DEFAULT '{}' NOT NULL,
	"twice_ids" bigint[] DEFAULT '{}' NOT NULL,
	"kept_ids" bigint[] DEFAULT '{}' NOT NULL,
	"section_ids" bigint[] DEFAULT '{}' NOT NULL,
	"section_positions" double precision[] DEFAULT '{}' NOT NULL,
	"joined_section_ids" bigint[] DEFAULT '{}' NOT NULL,
	"note_ids" bigint[] DEFAULT '{}' NOT NULL,
	"comment_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_merges" ADD CONSTRAINT "board_merges_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;