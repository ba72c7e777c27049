import type pg from 'pg';
import { imageFiles } from '../../../platform/media/images/index.ts';
import { findOrphans } from '../orphans.ts';
import type { CheckResult } from './check-result.ts';
import type { ObjectStore } from '../../../platform/object-storage/index.ts';

const SAMPLE = 200;
const BATCH = 500;

type Row = Parameters<typeof imageFiles>[0] & { readonly id: string };

const COLUMNS = `id::text, signature, sizes, is_animated as "isAnimated", avif_ready as "avifReady"`;

/** Checks that images in the database have all their files: a random sample, or all. */
export async function checkMissing(
  client: pg.Client,
  store: ObjectStore,
  all: boolean,
): Promise<CheckResult> {
  let looked = 0;
  const missing: string[] = [];
  for await (const picture of all ? allPictures(client) : somePictures(client)) {
    looked += 1;
    for (const path of imageFiles(picture)) if (!(await store.get(path))) missing.push(path);
  }
  const of = all ? `all ${looked}` : `${looked} by chance`;
  if (missing.length === 0)
    return { about: 'pictures', state: 'good', says: `of ${of}, every file is there` };
  return {
    about: 'pictures',
    state: 'wrong',
    says: `of ${of}, ${missing.length} files are missing: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''}`,
    advice: 'Put the folder `images` of the data directory back, from a backup: tar -xf BACKUP pictures',
  };
}

async function* somePictures(client: pg.Client): AsyncGenerator<Row> {
  yield* (await client.query<Row>(`select ${COLUMNS} from images order by random() limit ${SAMPLE}`)).rows;
}

async function* allPictures(client: pg.Client): AsyncGenerator<Row> {
  for (let last = '-1'; ;) {
    const { rows } = await client.query<Row>(
      `select ${COLUMNS} from images where id > $1::bigint order by id limit ${BATCH}`,
      [last],
    );
    yield* rows;
    last = rows.at(-1)?.id ?? '';
    if (last === '') return;
  }
}

/** Checks for image files without a row. */
export async function checkOrphans(client: pg.Client, store: ObjectStore): Promise<CheckResult> {
  let count = 0;
  for await (const _ of findOrphans(client, store)) count += 1;
  if (count === 0) return { about: 'pictures', state: 'good', says: 'no file is without its picture' };
  return {
    about: 'pictures',
    state: 'look',
    says: `${count} files belong to no picture: of uploads that broke off, or that are just being stored`,
    advice: 'They do no harm and take room; a restore with --replace leaves none.',
  };
}
