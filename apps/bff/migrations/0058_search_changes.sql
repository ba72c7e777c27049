create function record_search_change() returns trigger language plpgsql as $$
begin
  insert into search_changes (kind, ref) values (tg_argv[0], case
    when tg_op = 'DELETE' then (to_jsonb(old) ->> tg_argv[1])::bigint
    else (to_jsonb(new) ->> tg_argv[1])::bigint end);
  return null;
end $$;--> statement-breakpoint
create trigger search_contents_inserted after insert on contents for each row
  execute function record_search_change('pin', 'id');--> statement-breakpoint
create trigger search_contents_updated after update of
    title, grid_title, description, alt_text, auto_alt_text, category, link, interest_id, image_id,
    digital_media_source_type, rich on contents for each row
  execute function record_search_change('pin', 'id');--> statement-breakpoint
create trigger search_contents_deleted after delete on contents for each row
  execute function record_search_change('pin', 'id');--> statement-breakpoint
create trigger search_topics_of_contents after insert or delete on content_topics for each row
  execute function record_search_change('pin', 'content_id');--> statement-breakpoint
create trigger search_pins_inserted after insert on pins for each row when (not new.is_repin)
  execute function record_search_change('pin', 'content_id');--> statement-breakpoint
create trigger search_pins_updated after update of board_id, is_repin, deleted_at on pins for each row
  when (not (new.is_repin and old.is_repin))
  execute function record_search_change('pin', 'content_id');--> statement-breakpoint
create trigger search_pins_deleted after delete on pins for each row when (not old.is_repin)
  execute function record_search_change('pin', 'content_id');--> statement-breakpoint
create trigger search_images_updated after update of look on images for each row
  when (old.look is distinct from new.look)
  execute function record_search_change('image pins', 'id');--> statement-breakpoint
create trigger search_boards_inserted after insert on boards for each row
  execute function record_search_change('board', 'id');--> statement-breakpoint
create trigger search_boards_updated after update of name, description, privacy, archived_at, deleted_at, layout on boards
  for each row execute function record_search_change('board', 'id');--> statement-breakpoint
create trigger search_pins_of_boards after update of name, privacy, archived_at, deleted_at on boards for each row
  when ((old.name, old.privacy, old.archived_at, old.deleted_at)
    is distinct from (new.name, new.privacy, new.archived_at, new.deleted_at))
  execute function record_search_change('board pins', 'id');--> statement-breakpoint
create trigger search_boards_deleted after delete on boards for each row
  execute function record_search_change('board', 'id');--> statement-breakpoint
create trigger search_users_changed after insert or update of username, full_name, about or delete on users for each row
  execute function record_search_change('person', 'id');--> statement-breakpoint
create trigger search_pins_of_users after update of username, full_name on users for each row
  when ((old.username, old.full_name) is distinct from (new.username, new.full_name))
  execute function record_search_change('person pins', 'id');--> statement-breakpoint
create trigger search_interests_changed after insert or update or delete on interests for each row
  execute function record_search_change('topic', 'id');
