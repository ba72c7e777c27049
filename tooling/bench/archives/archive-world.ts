import { imagePath } from '@pegboard/bff/src/platform/media/images/index.ts';
import { migrateDatabase } from '@pegboard/bff/src/site/operations/migrate-database.ts';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** The member with all Pins. */
export const MEMBER = { id: 1, username: 'person1' } as const;
const PINS_PER_BOARD = 500;
const FILES_AT_ONCE = 100;

/** Migrates an empty database, and creates a member with so many Pins on public boards. Each Pin has an image of its own. */
export async function seedPins(url: string, pins: number): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string, ...values: readonly number[]): Promise<unknown> =>
    client.query(text, [...values]);
  try {
    await run('set session_replication_role = replica');
    await run(`insert into users (id, username, email, password_hash, full_name, first_name)
      values (1, 'person1', 'person1@pegboard.example', 'none', 'Person One', 'Person')`);
    await run(
      `insert into boards (id, owner_id, name, slug, privacy, pin_count)
        select n, 1, 'Board ' || n, 'board-' || n, 'public', ${PINS_PER_BOARD} from generate_series(1, ceil($1::float8 / ${PINS_PER_BOARD})::int) n`,
      pins,
    );
    await run(
      `insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes)
        select n, md5(n::text), 600, 900, 'jpeg', '#a0b0c0', '1QcSHQRnh493V4dIh4eXh1h4kJUI', 10000, true, true,
          '{"736x":{"width":736,"height":1104}}' from generate_series(1, $1::int) n`,
      pins,
    );
    await run(
      `insert into contents (id, creator_id, image_id, title, grid_title, description, alt_text, link)
        select n, 1, n, 'Ash glaze cup ' || n, 'Ash glaze cup ' || n, 'Thrown on the wheel and fired with wood for three days, cup ' || n,
          'A grey cup on a shelf', 'https://cups.example/' || n from generate_series(1, $1::int) n`,
      pins,
    );
    await run(
      `insert into pins (id, content_id, board_id, pinner_id, position)
        select n, n, 1 + (n - 1) / ${PINS_PER_BOARD}, 1, n from generate_series(1, $1::int) n`,
      pins,
    );
    for (const table of ['boards', 'images', 'contents', 'pins', 'users']) await run(`analyze ${table}`);
  } finally {
    await client.end();
  }
}

/** Writes the file of each image in full size: so many random bytes, as images do not compress. */
export async function writeImages(dataDir: string, pins: number, bytes: number): Promise<void> {
  const write = async (nth: number): Promise<void> => {
    const signature = createHash('md5').update(String(nth)).digest('hex');
    const path = join(dataDir, 'images', imagePath('orig', signature, 'jpg'));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, randomBytes(bytes));
  };
  for (let from = 1; from <= pins; from += FILES_AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(FILES_AT_ONCE, pins + 1 - from) }, (_, index) => write(from + index)),
    );
}
