CREATE TABLE "bulk_moves" (
	"id" bigint PRIMARY KEY NOT NULL,
	"member_id" bigint NOT NULL,
	"to_board_id" bigint NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"pin_ids" bigint[] DEFAULT '{}' NOT NULL,
	"board_ids" bigint[] DEFAULT '{}' NOT NULL,
	"section_ids" bigint[] DEFAULT '{}' NOT NULL,
	"positions" double precision[] DEFAULT '{}' NOT NULL,
	"pinner_ids" bigint[] DEFAULT '{}' NOT NULL,
	"twice_ids" bigint[] DEFAULT '{}' NOT NULL,
	"retained_ids" bigint[] DEFAULT '{}' NOT NULL,
	"retained_section_ids" bigint[] DEFAULT '{}' NOT NULL,
	"kept_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bulk_moves" ADD CONSTRAINT "bulk_moves_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_moves" ADD CONSTRAINT "bulk_moves_to_board_id_boards_id_fk" FOREIGN KEY ("to_board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_moves_member" ON "bulk_moves" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "bulk_moves_board" ON "bulk_moves" USING btree ("to_board_id");