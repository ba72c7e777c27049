CREATE TABLE "account_closures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delete_at" timestamp with time zone,
	"erasing_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "hides_from_search_engines" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "messages_from" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mentions_from" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "comments_from" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_closures" ADD CONSTRAINT "account_closures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closures_due" ON "account_closures" USING btree ("delete_at") WHERE "account_closures"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "board_invite_links_by" ON "board_invite_links" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "board_invites_by" ON "board_invites" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "board_removals_by" ON "board_removals" USING btree ("removed_by_id");--> statement-breakpoint
CREATE INDEX "board_removals_invited_by" ON "board_removals" USING btree ("invited_by_id");--> statement-breakpoint
CREATE INDEX "boards_owner" ON "boards" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "contents_promoter" ON "contents" USING btree ("promoter_id") WHERE "contents"."promoter_id" is not null;--> statement-breakpoint
CREATE INDEX "pins_of_pinner" ON "pins" USING btree ("pinner_id");--> statement-breakpoint
CREATE INDEX "moderation_decisions_of_owner" ON "moderation_decisions" USING btree ("owner_id");--> statement-breakpoint
CREATE FUNCTION record_account_closure() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	member bigint := coalesce(NEW.user_id, OLD.user_id);
BEGIN
	INSERT INTO search_changes (kind, ref) VALUES ('person', member), ('person pins', member);
	INSERT INTO search_changes (kind, ref) SELECT 'board', id FROM boards WHERE owner_id = member AND deleted_at IS NULL;
	INSERT INTO graph_changes (board_id) SELECT id FROM boards WHERE owner_id = member AND deleted_at IS NULL;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER account_closures_recorded AFTER INSERT OR DELETE ON "account_closures" FOR EACH ROW EXECUTE FUNCTION record_account_closure();
