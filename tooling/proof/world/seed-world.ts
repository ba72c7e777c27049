import { migrateDatabase } from '@pegboard/bff/src/site/operations/index.ts';
import { createHash } from 'node:crypto';
import { withClient } from './with-client.ts';

/** A signed-in member. */
export type Person = {
  readonly id: string;
  readonly username: string;
  readonly token: string;
  /** One of their boards, which is empty. */
  readonly boardId: string;
};

/** The members and their targets: the pins are on a public board of another member. */
export type World = {
  readonly people: readonly Person[];
  readonly pinIds: readonly string[];
};

const MAKER = 1;
const FIRST = 1000;
const MAKER_BOARD = 500;
const BOARDS = 1_000_000;
const PINS = 2_000_000;

const tokenOf = (id: number): string => `proof-session-of-${id}`;

/** Migrates an empty database to the site's schema and fills it with members and pins. */
export async function seedWorld(
  url: string,
  size: { readonly people: number; readonly pins: number },
): Promise<World> {
  await migrateDatabase(url);
  const ids = Array.from({ length: size.people }, (_, index) => FIRST + index);
  const hashes = ids.map((id) => createHash('sha256').update(tokenOf(id)).digest('hex'));
  await withClient(url, async (client) => {
    await client.query(
      `insert into users (id, username, email, password_hash, full_name, first_name)
        select n, 'person' || n, 'person' || n || '@pegboard.example', 'none', 'Person ' || n, 'Person'
        from unnest($1::bigint[]) n`,
      [[MAKER, ...ids]],
    );
    await client.query(
      `insert into sessions (token_hash, user_id, expires_at)
        select hash, id, now() + interval '1 day' from unnest($1::bigint[], $2::text[]) as made (id, hash)`,
      [ids, hashes],
    );
    await client.query(
      `insert into boards (id, owner_id, name, slug) select ${BOARDS} + n, n, 'Kept', 'kept' from unnest($1::bigint[]) n`,
      [ids],
    );
    await client.query(
      `insert into boards (id, owner_id, name, slug, pin_count) values ($1, $2, 'Made', 'made', $3)`,
      [MAKER_BOARD, MAKER, size.pins],
    );
    await client.query(
      `insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes)
        values (1, md5('proof'), 600, 900, 'jpeg', '#a0b0c0', '1QcSHQRnh493V4dIh4eXh1h4kJUI', 1000, true, true,
          '{"236x":{"width":236,"height":354}}')`,
    );
    await client.query(
      `insert into contents (id, creator_id, image_id, title)
        select ${PINS} + n, ${MAKER}, 1, 'Ash glaze cup ' || n from generate_series(1, $1::int) n`,
      [size.pins],
    );
    await client.query(
      `insert into pins (id, content_id, board_id, pinner_id, position)
        select ${PINS} + n, ${PINS} + n, ${MAKER_BOARD}, ${MAKER}, n from generate_series(1, $1::int) n`,
      [size.pins],
    );
  });
  return {
    people: ids.map((id) => ({
      id: String(id),
      username: `person${id}`,
      token: tokenOf(id),
      boardId: String(BOARDS + id),
    })),
    pinIds: Array.from({ length: size.pins }, (_, index) => String(PINS + index + 1)),
  };
}
