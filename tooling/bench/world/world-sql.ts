import { dropIndexes } from './later-indexes.ts';
import { lookOf } from './look-sql.ts';
import { traitSteps } from './trait-sql.ts';
import type { WorldStep } from './world-step.ts';

/**
 * The size of a world. Users, topics and follows are equal in all, so that only the number of pins differs. With traits a fifth of
 * the contents are products, some words are rare, and images have descriptors.
 */
export type WorldSize = { readonly pins: number; readonly hasTraits?: boolean };

const USERS = 2000;
const TOPICS = 300;
const WORDS = 2000;
const PINS_A_BOARD = 50;
const FOLLOWS = { people: 20, topics: 5, boards: 5 } as const;
/** The number of rows of a step: an interrupted build repeats at most one. */
const ROWS_OF_STEP = 250_000;

/** The statements of each connection that runs steps. */
export const WORLD_SESSION: readonly string[] = [
  // The rows are consistent by construction: checking each foreign key would take most of the time.
  `set session_replication_role = replica`,
  `set synchronous_commit = off`,
  `set work_mem = '256MB'`,
  `set maintenance_work_mem = '1GB'`,
  `create function pg_temp.dice(of bigint, salt bigint) returns double precision language sql immutable as
    $$ select (hashint8extended(of, salt) & 9007199254740991)::double precision / 9007199254740992 $$`,
  `create function pg_temp.word(nth int) returns text language sql immutable as
    $$ select (array['ka','lo','mi','ru','ve','ta','no','si','pe','du'])[1 + nth % 10]
      || (array['lan','mer','dor','vin','tel','nor','sal','bek','pim','gon'])[1 + nth / 10 % 10]
      || (array['a','er','ow','ik','um','el','on','ar','ot','in','ak','os','ev','ir','ul','em','oz','ip','an','ub'])[1 + nth / 100 % 20] $$`,
];

/** The tables with many rows, whose indexes are created after them. */
export const FILLED_TABLES = ['boards', 'images', 'contents', 'pins'] as const;

/**
 * Returns an id like the site's: a minute of the site's lifetime in its upper bits, so that ids are
 * chronological.
 */
const idAt = (minute: string): string => `((1000000000 + (${minute})::bigint * 60000) << 22)`;

/**
 * Selects from 1 to `count`, smaller ones more often: uniformly with power 1, distributed like followers and
 * topics with 2.
 */
const pick = (count: number, power: number, of: string, salt: number): string =>
  `(1 + floor(${count} * power(pg_temp.dice(${of}, ${salt}), ${power})))::int`;

const words = (count: number, of: string, salt: number): string =>
  `(select string_agg(pg_temp.word(${pick(WORDS, 1.5, `${of} * 16 + nth`, salt)}), ' ') from generate_series(1, ${count}) nth)`;

/**
 * Returns the steps that fill an empty, migrated database with members, boards of about fifty pins, and
 * the given number of pins, half of them repins of popular contents. Everything is derived from row numbers,
 * so that a world of a size is the same at every run.
 */
export function worldSteps({ pins, hasTraits = false }: WorldSize): readonly WorldStep[] {
  const contents = Math.ceil(pins / 2);
  const boards = Math.ceil(pins / PINS_A_BOARD);
  const look = hasTraits ? lookOf('n', contents) : undefined;
  return [
    {
      name: 'members and topics',
      statements: [
        `insert into users (id, username, email, password_hash, full_name, first_name, is_verified_merchant)
      select n, 'maker' || n, 'maker' || n || '@pegboard.example', 'none', initcap(pg_temp.word(n)) || ' Maker', initcap(pg_temp.word(n)), n % 40 = 0
      from generate_series(1, ${USERS}) n`,
        `insert into interests (id, name, url_name)
      select n, initcap(pg_temp.word(n)), pg_temp.word(n) || '-' || n from generate_series(1, ${TOPICS}) n`,
      ],
    },
    {
      name: 'boards',
      statements: [
        `insert into boards (id, owner_id, name, slug, privacy)
      select n, ${pick(USERS, 2, 'n', 1)}, initcap(pg_temp.word(n % ${WORDS})) || ' ' || n, 'board-' || n,
        case when n % 20 = 7 then 'secret' when n % 20 = 13 then 'protected' else 'public' end
      from generate_series(1, ${boards}) n`,
      ],
    },
    ...inRanges('images', contents, (range) => [
      `insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes${look ? ', look, part_looks' : ''})
      select n, md5('picture ' || n), 1000, height, 'jpeg', '#' || substr(md5('color ' || n), 1, 6), '1QcSHQRnh493V4dIh4eXh1h4kJUI', 180000, true, true, sizes
        ${look ? `, look, ${look.parts}` : ''}
      from (select n, (600 + 1200 * pg_temp.dice(n, 2))::int as height ${look ? `, ${look.whole} as look` : ''} from ${range} n offset 0) picture,
      lateral (select jsonb_object_agg(width || 'x', jsonb_build_object('width', width, 'height', height * width / 1000)) as sizes
        from unnest(array[170, 236, 474, 564, 736]) width) renditions`,
    ]),
    ...inRanges('contents', contents, (range) => [
      `insert into contents (id, creator_id, image_id, title, description, alt_text, link, interest_id, is_promoted, save_count, created_at)
      select ${idAt('n * 2')}, boards.owner_id, n, initcap(${words(5, 'n', 3)}), ${words(10, 'n', 4)}, ${words(4, 'n', 5)},
        'https://shop' || n % 97 || '.example/' || n, case when n % 10 <> 0 then ${pick(TOPICS, 2, 'n', 6)} end, n % 25 = 0, 0,
        timestamptz '2024-01-12' + n * interval '2 minutes'
      from (select n, ${pick(boards, 1, 'n', 7)} as board_id from ${range} n) made join boards on boards.id = made.board_id
      order by n`,
    ]),
    ...inRanges('pins', contents, (range) => [
      `insert into pins (id, content_id, board_id, pinner_id, is_repin, position, created_at)
      select ${idAt('minute')}, ${idAt('content * 2')}, board_id, boards.owner_id, is_repin, 1000000000 + minute * 60000.0, timestamptz '2024-01-12' + minute * interval '1 minute'
      from (
        select n * 2 as minute, n as content, ${pick(boards, 1, 'n', 7)} as board_id, false as is_repin from ${range} n
        union all
        select n * 2 + 1, ${pick(contents, 1.5, 'n', 8)}, ${pick(boards, 1, 'n', 9)}, true from ${range} n
      ) placed join boards on boards.id = placed.board_id
      order by minute on conflict do nothing`,
    ]),
    {
      name: 'counts and follows',
      statements: [
        `update boards set pin_count = counted.count from (select board_id, count(*) from pins group by 1) counted where counted.board_id = boards.id`,
        `insert into user_follows (follower_id, followed_id)
      select n, ${pick(USERS, 2, 'n * 64 + nth', 10)} from generate_series(1, ${USERS}) n, generate_series(1, ${FOLLOWS.people}) nth on conflict do nothing`,
        `insert into interest_follows (follower_id, interest_id)
      select n, ${pick(TOPICS, 2, 'n * 64 + nth', 11)} from generate_series(1, ${USERS}) n, generate_series(1, ${FOLLOWS.topics}) nth on conflict do nothing`,
        `insert into board_follows (follower_id, board_id)
      select n, ${pick(boards, 1, 'n * 64 + nth', 12)} from generate_series(1, ${USERS}) n, generate_series(1, ${FOLLOWS.boards}) nth on conflict do nothing`,
      ],
    },
    ...(hasTraits ? [...traitSteps(contents), ...sketchSteps(contents)] : []),
  ];
}

/** Returns the steps that write the sketches of images, which triggers do on a site. */
function sketchSteps(images: number): readonly WorldStep[] {
  return [
    dropIndexes('indexes of sketches', ['image_sketches']),
    ...inRanges('sketches', images, (range) => [
      `insert into image_sketches select images.id, sketched.*
        from ${range} n join images on images.id = n, lateral sketches_of(look, part_looks) sketched`,
    ]),
    { name: 'no fill of sketches', statements: ['delete from image_sketch_fills'] },
  ];
}

/** Returns a step for each range of the numbers from 1 to `count`. */
function inRanges(
  name: string,
  count: number,
  statements: (range: string) => readonly string[],
): readonly WorldStep[] {
  return Array.from({ length: Math.ceil(count / ROWS_OF_STEP) }, (_, nth) => {
    const last = Math.min(count, (nth + 1) * ROWS_OF_STEP);
    return {
      name: `${name} to ${last}`,
      statements: statements(`generate_series(${nth * ROWS_OF_STEP + 1}, ${last})`),
    };
  });
}
