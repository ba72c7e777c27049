CREATE TABLE "account_suspensions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone
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
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "users_full_name" ON "users" USING btree (lower("full_name") text_pattern_ops);--> statement-breakpoint
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
