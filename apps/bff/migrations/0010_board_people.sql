CREATE TABLE "board_invite_links" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"board_id" bigint NOT NULL,
	"invited_by_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_invite_links" ADD CONSTRAINT "board_invite_links_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_invite_links" ADD CONSTRAINT "board_invite_links_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_invite_links_board" ON "board_invite_links" USING btree ("board_id");--> statement-breakpoint
CREATE INDEX "board_invites_user" ON "board_invites" USING btree ("invited_user_id","created_at");