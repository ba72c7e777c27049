CREATE TABLE "account_suspensions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_up_requests" (
	"id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"full_name" text NOT NULL,
	"username" text,
	"locale" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"member_id" bigint,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "image_block_hits" (
	"block_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_block_hits_block_id_user_id_pk" PRIMARY KEY("block_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "image_blocks" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" bigserial NOT NULL,
	"sha256" text,
	"copy_hash" text,
	"distance" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_assignments" (
	"kind" text NOT NULL,
	"object_id" bigint NOT NULL,
	"moderator_id" bigint,
	"asked_by" bigint,
	CONSTRAINT "report_assignments_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
ALTER TABLE "invite_codes" ADD COLUMN "sign_up_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD COLUMN "statement" text;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_block_hits" ADD CONSTRAINT "image_block_hits_block_id_image_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."image_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_block_hits" ADD CONSTRAINT "image_block_hits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_assignments" ADD CONSTRAINT "report_assignments_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_assignments" ADD CONSTRAINT "report_assignments_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_requests_email" ON "sign_up_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "image_block_hits_user" ON "image_block_hits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "image_blocks_revision" ON "image_blocks" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "image_blocks_sha256" ON "image_blocks" USING btree ("sha256") WHERE "image_blocks"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "report_assignments_moderator" ON "report_assignments" USING btree ("moderator_id");--> statement-breakpoint
CREATE INDEX "report_assignments_asked_by" ON "report_assignments" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree (lower("full_name") text_pattern_ops);
--> statement-breakpoint
create function protect_audit_entries() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- The foreign keys clear the ids of deleted accounts.
    if (to_jsonb(new) - 'actor_id' - 'member_id') = (to_jsonb(old) - 'actor_id' - 'member_id')
      and (new.actor_id is null or new.actor_id = old.actor_id)
      and (new.member_id is null or new.member_id = old.member_id) then
      return new;
    end if;
    raise exception 'Entries of the audit log cannot be changed.';
  end if;
  if old.at > now() - interval '730 days' then
    raise exception 'Entries of the audit log cannot be deleted before 730 days have passed.';
  end if;
  return old;
end $$;--> statement-breakpoint
create trigger audit_entries_protected before update or delete on audit_entries for each row
  execute function protect_audit_entries();
