import { readPersisted } from '@pegboard/bff/src/site/web-build.ts';
import { createHash, randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import pg from 'pg';

const SAVE_BOARDS = 60;
const MEMBER = 1000;
const persistedFile = resolve(import.meta.dirname, '../../../apps/web/dist/persisted-documents.json');

/** The inputs of requests: a member with a session and boards, public pins, and an operation. */
export type Stage = {
  readonly token: string;
  readonly pinIds: readonly string[];
  readonly boardIds: readonly string[];
  /** A public board with many pins. */
  readonly boardId: string;
  readonly homeFeedHash: string;
  readonly viewerHash: string;
};

/** Prepares a seeded database for the requests. */
export async function seedBenchmark(url: string): Promise<Stage> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const token = randomBytes(32).toString('base64url');
    await client.query(
      `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest('hex'), MEMBER],
    );
    const boards = await client.query<{ id: string }>(
      `insert into boards (id, owner_id, name, slug) select 1000000 + n, $1, 'Kept ' || n, 'kept-' || n
        from generate_series(1, $2::int) n returning id::text`,
      [MEMBER, SAVE_BOARDS],
    );
    const pins = await client.query<{ id: string }>(
      `select pins.id::text from pins join boards on boards.id = pins.board_id
        where boards.privacy = 'public' and not pins.is_repin order by pins.id desc`,
    );
    const fullest = await client.query<{ id: string }>(
      `select id::text from boards where privacy = 'public' order by pin_count desc, id limit 1`,
    );
    return {
      token,
      boardId: fullest.rows[0]?.id ?? '',
      boardIds: boards.rows.map(({ id }) => id),
      pinIds: pins.rows.map(({ id }) => id),
      homeFeedHash: hashOf('HomeFeed'),
      viewerHash: hashOf('Viewer'),
    };
  } finally {
    await client.end();
  }
}

function hashOf(name: string): string {
  const isIt = new RegExp(`\\bquery ${name}\\b`);
  const found = Object.entries(readPersisted(persistedFile)).find(([, text]) => isIt.test(text));
  if (!found) throw new Error(`The web build publishes no ${name} operation: run \`pnpm build\` first.`);
  return found[0].replace(/^sha256:/, '');
}
