CREATE TABLE "follow_requests" (
	"requester_id" bigint NOT NULL,
	"requested_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "follow_requests_requester_id_requested_id_pk" PRIMARY KEY("requester_id","requested_id"),
	CONSTRAINT "follow_requests_another" CHECK ("follow_requests"."requester_id" <> "follow_requests"."requested_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_private" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "follow_requests" ADD CONSTRAINT "follow_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_requests" ADD CONSTRAINT "follow_requests_requested_id_users_id_fk" FOREIGN KEY ("requested_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "follow_requests_requested" ON "follow_requests" USING btree ("requested_id","created_at","requester_id");--> statement-breakpoint
CREATE INDEX "users_private" ON "users" USING btree ("id") WHERE "users"."is_private";--> statement-breakpoint
CREATE FUNCTION record_private_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_changes (kind, ref) VALUES ('person', NEW.id), ('person pins', NEW.id);
	INSERT INTO search_changes (kind, ref) SELECT kind, boards.id FROM boards, (VALUES ('board'), ('board pins')) AS kinds (kind)
		WHERE owner_id = NEW.id AND deleted_at IS NULL;
	INSERT INTO graph_changes (board_id) SELECT id FROM boards WHERE owner_id = NEW.id AND deleted_at IS NULL;
	INSERT INTO topic_changes (kind, ref) SELECT 'board', id FROM boards WHERE owner_id = NEW.id AND deleted_at IS NULL;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_private_recorded AFTER UPDATE OF "is_private" ON "users" FOR EACH ROW
	WHEN (OLD.is_private IS DISTINCT FROM NEW.is_private) EXECUTE FUNCTION record_private_profile();
