import type pg from 'pg';
import { boardEffect, followEffect, quickEffect, saveEffect } from '../clients/operations.ts';
import { withClient } from '../world/with-client.ts';
import type { Found, EffectRecords } from './check.ts';

/** Reads the effects of all intents from the database, and its inconsistencies. */
export function readFound(url: string): Promise<Found> {
  return withClient(url, async (client) => ({
    effects: new Map([
      ...(await readSaves(client)),
      ...(await readFollows(client)),
      ...(await readBoards(client)),
    ]),
    disagreements: await readDisagreements(client),
  }));
}

type Effects = readonly (readonly [string, EffectRecords])[];

async function readSaves(client: pg.Client): Promise<Effects> {
  const { rows } = await client.query<{
    pin: string;
    board: string;
    owner: string;
    is_quick: boolean;
    made: string[];
    live: number;
  }>(`
    select pins.content_id::text as pin, owner_id::text as owner, layout = 'quick_saves' as is_quick,
      min(board_id::text) as board, array_agg(pins.id::text) as made,
      (count(*) filter (where pins.deleted_at is null))::int as live
    from pins join boards on boards.id = pins.board_id where is_repin
    group by pins.content_id, owner_id, layout = 'quick_saves', case when layout = 'quick_saves' then 0 else board_id end`);
  return rows.map(({ pin, board, owner, is_quick: isQuick, made, live }) => [
    isQuick ? quickEffect(pin, owner) : saveEffect(pin, board),
    { made, live },
  ]);
}

async function readFollows(client: pg.Client): Promise<Effects> {
  const { rows } = await client.query<{ follower: string; followed: string; live: number }>(`
    select follower_id::text as follower, followed_id::text as followed, count(*)::int as live
    from user_follows group by 1, 2`);
  return rows.map(({ follower, followed, live }) => [
    followEffect(follower, followed),
    { made: Array.from({ length: live }, () => followed), live },
  ]);
}

async function readBoards(client: pg.Client): Promise<Effects> {
  const { rows } = await client.query<{ name: string; owner: string; made: string[]; live: number }>(`
    select name, owner_id::text as owner, array_agg(id::text) as made,
      (count(*) filter (where deleted_at is null))::int as live
    from boards where layout = 'default' group by 1, 2`);
  return rows.map(({ name, owner, made, live }) => [boardEffect(name, owner), { made, live }]);
}

/**
 * Returns inconsistencies: wrong counters, a second quick-saves board, idempotency keys whose response
 * references nothing.
 */
async function readDisagreements(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ text: string }>(`
    select format('board %s counts %s of %s pins', boards.id, pin_count, there) as text
      from boards, lateral (select count(*) as there from pins where board_id = boards.id and deleted_at is null) counted
      where pin_count <> there
    union all
    select format('content %s counts %s of %s saves', contents.id, save_count, there)
      from contents, lateral (select count(*) as there from pins where content_id = contents.id and is_repin and deleted_at is null) counted
      where save_count <> there
    union all
    select format('person %s counts %s of %s followers', users.id, follower_count, there)
      from users, lateral (select count(*) as there from user_follows where followed_id = users.id) counted
      where follower_count <> there
    union all
    select format('person %s counts %s of %s they follow', users.id, following_count, there)
      from users, lateral (select count(*) as there from user_follows where follower_id = users.id) counted
      where following_count <> there
    union all
    select format('person %s has %s boards of quick saves', owner_id, count(*))
      from boards where layout = 'quick_saves' and deleted_at is null group by owner_id having count(*) > 1
    union all
    select format('key %s of person %s was answered %s, which was never made', key, user_id, coalesce(answer ->> 'id', 'nothing'))
      from idempotency_keys where not exists (select from pins where pins.id = (answer ->> 'id')::bigint)`);
  return rows.map(({ text }) => text);
}
