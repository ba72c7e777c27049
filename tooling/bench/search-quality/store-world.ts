import type pg from 'pg';
import { createDatabase } from '../world/create-database.ts';
import type { Item, SearchWorld } from './search-world.ts';

/** The number that is added to the ids of the boards with pins, of which every member has one without words to search for. */
const PIN_BOARDS = 1_000_000;
const LOCALES = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' } as const;

/** Creates a database on the server of `url`, stores a generated site in it, and returns its address. */
export function storeSearchWorld(url: string, world: SearchWorld): Promise<string> {
  return createDatabase(url, 'search_quality', (client) => fill(client, world));
}

async function fill(client: pg.Client, { pins, boards, people }: SearchWorld): Promise<void> {
  const run = (text: string, values: unknown[] = []): Promise<unknown> => client.query(text, values);
  const columns = (items: readonly Item[]): unknown[] => [
    items.map(({ id }) => id),
    items.map(({ ownerId }) => ownerId),
    items.map(({ title }) => title),
    items.map(({ description }) => description),
  ];
  await run('set session_replication_role = replica');
  await run(
    `insert into users (id, username, email, password_hash, full_name, first_name, locale)
      select id, username, username || '@pegboard.example', 'none', name, split_part(name, ' ', 1), locale
      from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as of (id, username, name, locale)`,
    [
      people.map(({ id }) => id),
      people.map(({ username }) => username),
      people.map(({ first, last }) => `${first} ${last}`),
      people.map(({ language }) => LOCALES[language]),
    ],
  );
  await run(
    `insert into boards (id, owner_id, name, description, slug, privacy)
      select id, owner, name, description, 'board-' || id, 'public'
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[]) as of (id, owner, name, description)`,
    columns(boards),
  );
  await run(
    `insert into boards (id, owner_id, name, slug, privacy) select id + $1::bigint, id, '—', 'all', 'public' from users`,
    [PIN_BOARDS],
  );
  await run(`insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes)
    values (1, md5('1'), 1000, 1000, 'jpeg', '#808080', '1QcSHQRnh493V4dIh4eXh1h4kJUI', 1000, true, true, '{}')`);
  await run(
    `insert into contents (id, creator_id, image_id, title, description, save_count, created_at)
      select id, owner, 1, title, description, saves, now() - interval '100 days'
      from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::int[]) as of (id, owner, title, description, saves)`,
    [...columns(pins), pins.map(({ saves }) => saves)],
  );
  await run(
    `insert into pins (id, content_id, board_id, pinner_id, is_repin, position)
      select id, id, creator_id + $1::bigint, creator_id, false, id from contents`,
    [PIN_BOARDS],
  );
  await run('vacuum analyze');
}
