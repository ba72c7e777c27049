import type { SignedIn } from '@pegboard/bff/src/platform/http/viewer.ts';
import { imagePath } from '@pegboard/bff/src/platform/media/images/index.ts';
import type { Deps } from '@pegboard/bff/src/site/deps.ts';
import { NUMBERED_PHOTO as PHOTO, numberedPhoto } from '@pegboard/bff/src/testing/numbered-photo.ts';
import { createHash } from 'node:crypto';
import type { Postgres } from './postgres.ts';
import { withClient } from './with-client.ts';

const PINS_PER_BOARD = 500;
const SECTIONS_PER_BOARD = 4;
const AT_ONCE = 50;

const MEMBER_SQL = [
  `insert into boards (id, owner_id, name, slug, description, privacy, position, pin_count, section_count, created_at, archived_at)
    select 10000000 + n, $1, 'Board ' || n || ' of cups & bowls', 'board-' || n,
      case when n % 2 = 0 then 'Things for the shelf, part ' || n end,
      (array['public', 'protected', 'secret'])[1 + n % 3], n, ${PINS_PER_BOARD}, ${SECTIONS_PER_BOARD},
      timestamptz '2024-01-01T00:00:00.123Z' + n * interval '1 hour',
      case when n % 20 = 0 then timestamptz '2026-01-01T00:00:00Z' end
    from generate_series(1, ceil($2::float8 / ${PINS_PER_BOARD})::int) n`,
  `insert into board_sections (id, board_id, title, slug, position)
    select 20000000 + boards.id * 10 + nth, boards.id, 'Section ' || nth, 'section-' || nth, nth
    from boards cross join generate_series(1, ${SECTIONS_PER_BOARD}) nth where owner_id = $1 and $2 > 0`,
  `insert into board_notes (id, board_id, author_id, title, text, todos, created_at, updated_at)
    select 30000000 + id, id, $1, 'A note', E'Clay 🏺\\nGlaze', '[{"text":"Fire the kiln","isDone":true},{"text":"Wash","isDone":false}]',
      created_at, created_at + interval '1 day' from boards where owner_id = $1 and $2 > 0`,
  `insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes)
    select n, md5(n::text), ${PHOTO.width}, ${PHOTO.height}, 'jpeg', '#a0b0c0', '1QcSHQRnh493V4dIh4eXh1h4kJUI', 1000, true, true,
      '{"736x":{"width":736,"height":490}}' from (select 40000000 + n as n from generate_series(1, $2::int) n) as made where $1 > 0`,
  `insert into contents (id, creator_id, image_id, title, grid_title, description, alt_text, auto_alt_text, link, is_commenting_allowed, created_at)
    select n, $1, n, 'Cup no. ' || n || ' <b>', 'Cup no. ' || n || ' <b>',
      case when n % 3 > 0 then 'Fired with wood for three days, كوب ' || n end, case when n % 2 = 0 then 'A grey cup' end,
      case when n % 5 = 0 then 'a cup' end, case when n % 4 > 0 then 'https://cups.example/' || n || '?a=1&b=2' end, n % 7 > 0,
      timestamptz '2025-01-01T00:00:00.007Z' + (n - 40000000) * interval '1 minute'
    from (select 40000000 + n as n from generate_series(1, $2::int) n) as made`,
  `insert into pins (id, content_id, board_id, section_id, pinner_id, position, created_at)
    select contents.id, contents.id, board, case when nth % 5 > 0 then 20000000 + board * 10 + nth % 5 end, $1, (nth * 7919) % 1000003,
      contents.created_at + interval '1 second'
    from (select n as nth, 40000000 + n as id, 10000001 + (n - 1) / ${PINS_PER_BOARD} as board from generate_series(1, $2::int) n) as made
    join contents on contents.id = made.id`,
  `update boards set cover_pin_id = (select min(id) from pins where board_id = boards.id) where owner_id = $1 and id % 4 = 0 and $2 > 0`,
  `insert into comments (id, content_id, user_id, text, created_at)
    select 50000000 + id, id, $1, 'Comment on ' || id, created_at + interval '1 day' from contents where id % 50 = 0 and creator_id = $1 and $2 > 0`,
  `insert into comments (id, content_id, parent_id, user_id, text, created_at, edited_at)
    select 10000000 + comments.id, content_id, comments.id, $1, 'Reply', comments.created_at + interval '1 hour', comments.created_at + interval '2 hours'
    from comments where user_id = $1 and id % 100 = 0 and $2 > 0`,
] as const;

/**
 * Creates so many Pins of a member by statements: boards of 500 of every privacy, some archived or with a cover, with sections, notes, comments and
 * replies. Each Pin has a small photo of its own, in the image store of the site.
 */
export async function seedPins(
  { deps, postgres }: { readonly deps: Deps; readonly postgres: Postgres },
  owner: SignedIn,
  pins: number,
): Promise<void> {
  await withClient(postgres.url, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query('delete from boards where owner_id = $1', [String(owner.id)]);
    for (const text of MEMBER_SQL) await client.query(text, [String(owner.id), pins]);
    // A comment of a secret board is visible only there.
    await client.query(`update comments set board_id = boards.id from pins join boards on boards.id = pins.board_id
      where pins.content_id = comments.content_id and boards.privacy = 'secret'`);
    await client.query('analyze');
  });
  const write = async (nth: number): Promise<void> => {
    const signature = createHash('md5')
      .update(String(40_000_000 + nth))
      .digest('hex');
    await deps.imageStore.put(imagePath('orig', signature, 'jpg'), await numberedPhoto(nth));
  };
  for (let from = 1; from <= pins; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, pins + 1 - from) }, (_, index) => write(from + index)),
    );
}
