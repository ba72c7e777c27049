CREATE TABLE "topic_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "topic_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"priority" smallint DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"ref" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_topics" (
	"content_id" bigint NOT NULL,
	"interest_id" bigint NOT NULL,
	CONSTRAINT "removed_topics_content_id_interest_id_pk" PRIMARY KEY("content_id","interest_id")
);
--> statement-breakpoint
DROP INDEX "content_topics_interest";--> statement-breakpoint
ALTER TABLE "interests" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "interests" ADD COLUMN "keywords" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_topics" ADD COLUMN "origin" text DEFAULT 'creator' NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_topics" ADD CONSTRAINT "removed_topics_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_topics" ADD CONSTRAINT "removed_topics_interest_id_interests_id_fk" FOREIGN KEY ("interest_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_changes_order" ON "topic_changes" USING btree ("priority","id");--> statement-breakpoint
CREATE INDEX "removed_topics_interest" ON "removed_topics" USING btree ("interest_id");--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_parent_id_interests_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."interests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interests_parent" ON "interests" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "content_topics_interest" ON "content_topics" USING btree ("interest_id","content_id");--> statement-breakpoint
create function record_topic_change() returns trigger language plpgsql as $$
begin
  insert into topic_changes (kind, ref) values (tg_argv[0], case
    when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[1])::bigint
    else (to_jsonb(new) ->> tg_argv[1])::bigint end);
  return null;
end $$;--> statement-breakpoint
create trigger topics_contents_inserted after insert on contents for each row
  execute function record_topic_change('content', 'id');--> statement-breakpoint
create trigger topics_contents_updated after update of
    title, grid_title, description, alt_text, auto_alt_text, category, rich on contents for each row
  when ((old.title, old.grid_title, old.description, old.alt_text, old.auto_alt_text, old.category, old.rich)
    is distinct from (new.title, new.grid_title, new.description, new.alt_text, new.auto_alt_text, new.category, new.rich))
  execute function record_topic_change('content', 'id');--> statement-breakpoint
create trigger topics_pins_added after insert or delete on pins for each row
  execute function record_topic_change('content', 'content_id');--> statement-breakpoint
create trigger topics_pins_changed after update of board_id, section_id, deleted_at on pins for each row
  when ((old.board_id, old.section_id, old.deleted_at) is distinct from (new.board_id, new.section_id, new.deleted_at))
  execute function record_topic_change('content', 'content_id');--> statement-breakpoint
create trigger topics_boards_changed after update of name, privacy, archived_at, deleted_at, layout on boards for each row
  when ((old.name, old.privacy, old.archived_at, old.deleted_at, old.layout)
    is distinct from (new.name, new.privacy, new.archived_at, new.deleted_at, new.layout))
  execute function record_topic_change('board', 'id');--> statement-breakpoint
create trigger topics_sections_changed after update of title on board_sections for each row
  when (old.title is distinct from new.title)
  execute function record_topic_change('section', 'id');--> statement-breakpoint
insert into topic_changes (priority, kind, ref)
  select priority, 'content', id from contents, (values (1), (2)) rounds (priority) order by priority, id desc;
