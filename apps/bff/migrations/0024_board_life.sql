CREATE TABLE "board_share_links" (
	"id" bigint PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "board_collaborators" ADD COLUMN "may_edit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_collaborators" ADD COLUMN "may_invite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_invite_links" ADD COLUMN "may_edit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_invite_links" ADD COLUMN "may_invite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_invites" ADD COLUMN "may_edit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "board_invites" ADD COLUMN "may_invite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "cover_pin_id" bigint;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "restorable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "merged_into_id" bigint;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD CONSTRAINT "board_share_links_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "board_share_links_code" ON "board_share_links" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "board_share_links_board" ON "board_share_links" USING btree ("board_id","id");--> statement-breakpoint
CREATE INDEX "boards_restorable" ON "boards" USING btree ("restorable_until") WHERE "boards"."restorable_until" is not null;--> statement-breakpoint
CREATE INDEX "boards_merged" ON "boards" USING btree ("deleted_at") WHERE "boards"."merged_into_id" is not null;