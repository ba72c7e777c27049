CREATE TABLE "board_removals" (
	"board_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"removed_by_id" bigint NOT NULL,
	"invited_by_id" bigint,
	"may_edit" boolean DEFAULT false NOT NULL,
	"may_invite" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_invite_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "board_invite_links" ADD COLUMN "ended_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "board_share_links" ADD COLUMN "ended_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "board_removals" ADD CONSTRAINT "board_removals_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_removals" ADD CONSTRAINT "board_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_removals" ADD CONSTRAINT "board_removals_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_removals" ADD CONSTRAINT "board_removals_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "board_removals_once" ON "board_removals" USING btree ("board_id","user_id");--> statement-breakpoint
CREATE INDEX "board_removals_user" ON "board_removals" USING btree ("user_id");