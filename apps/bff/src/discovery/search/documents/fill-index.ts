import { sql, type SQL } from 'drizzle-orm';
import type { ChangedIds } from '../../../platform/database/handle-changes.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { DocumentKind, ExpectedDocument, SearchIndex } from '../index/search-index.ts';
import { collectionQuality, pinQuality } from './quality.ts';

/** The kinds in the order in which they are filled, each with the change that fills it and its rows. */
const FILLED = [
  { kind: 'topic', change: 'topics before', rows: sql`interests where true` },
  { kind: 'person', change: 'people before', rows: sql`users where true` },
  { kind: 'board', change: 'boards before', rows: sql`boards where deleted_at is null` },
  { kind: 'pin', change: 'pins before', rows: sql`contents where true` },
] as const;
const AFTER_ALL = 2n ** 63n - 1n;

/**
 * Records that everything has to be indexed, if the index was never filled. `fillStep` fills it in steps, the newest of each kind
 * first. The position of the next step is a recorded change itself: an interrupted fill continues, and other changes do not wait for its end.
 */
export async function fillIndex({
  db,
  searchIndex,
  now,
}: {
  readonly db: Db;
  readonly searchIndex: SearchIndex;
  readonly now: () => Date;
}): Promise<void> {
  if (await searchIndex.isFilled()) return;
  for (const { kind, table, columns, quality } of sampledKinds(now())) {
    const { sample, count } = await sampleDocuments(db, table, columns, quality);
    await searchIndex.expect(kind, sample, count);
  }
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from search_changes where kind like '% before'`);
    await record(tx, FILLED[0].change, AFTER_ALL);
  });
  await searchIndex.markFilled();
}

/** Returns the next documents of a fill if one of the changes continues it, and records the position of the next step. */
export async function fillStep(
  tx: Db,
  changed: ChangedIds,
  limit: number,
): Promise<{ readonly kind: DocumentKind; readonly ids: readonly bigint[] } | undefined> {
  const at = FILLED.findIndex(({ change }) => changed(change).length > 0);
  const current = FILLED[at];
  if (!current) return undefined;
  const before = changed(current.change).reduce((one, other) => (one > other ? one : other));
  const { rows } = await tx.execute<{ next: string }>(
    sql`select id::text as next from ${current.rows} and id < ${before} order by id desc limit ${limit}`,
  );
  const ids = rows.map((row) => BigInt(row.next));
  const last = ids.at(-1);
  const next = FILLED[at + 1];
  if (last !== undefined && ids.length === limit) await record(tx, current.change, last);
  else if (next) await record(tx, next.change, AFTER_ALL);
  return { kind: current.kind, ids };
}

async function record(tx: Db, kind: string, ref: bigint): Promise<void> {
  await tx.execute(sql`insert into search_changes (kind, ref) values (${kind}, ${ref})`);
}

type Numbers = Readonly<Record<'saves' | 'comments' | 'pins' | 'followers' | 'created', number>> & {
  readonly id: string;
  readonly titled: boolean;
};

/** The kinds of which there may be many, with the columns that determine the quality. */
function sampledKinds(now: Date): readonly {
  readonly kind: DocumentKind;
  readonly table: string;
  readonly columns: SQL;
  readonly quality: (row: Numbers) => number;
}[] {
  return [
    {
      kind: 'pin',
      table: 'contents',
      columns: sql`save_count as saves, comment_count as comments, extract(epoch from created_at)::float8 as created,
        coalesce(title, grid_title, '') <> '' or rich ?| array['products', 'recipe', 'article'] as titled`,
      quality: (row) =>
        pinQuality({ ...row, hasTitle: row.titled, createdAt: new Date(row.created * 1000), now }),
    },
    {
      kind: 'board',
      table: 'boards',
      columns: sql`pin_count as pins, follower_count as followers`,
      quality: collectionQuality,
    },
    {
      kind: 'person',
      table: 'users',
      columns: sql`follower_count as followers`,
      quality: collectionQuality,
    },
  ];
}

/** The number of pages of a table that are read for a sample: a few thousand rows, whatever the size of the site. */
const SAMPLE_PAGES = 500;

/** Reads the rows in a random part of a table, and estimates how many rows it has. */
async function sampleDocuments(
  db: Db,
  table: string,
  columns: SQL,
  quality: (row: Numbers) => number,
): Promise<{ readonly sample: readonly ExpectedDocument[]; readonly count: number }> {
  const { rows: sizes } = await db.execute<{ pages: number }>(
    sql`select (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::float8 as pages`,
  );
  const percent = Math.min(100, (100 * SAMPLE_PAGES) / Math.max(1, sizes[0]?.pages ?? 0));
  const { rows } = await db.execute<Numbers>(
    sql`select id::text, ${columns} from ${sql.identifier(table)} tablesample system (${percent}::real)`,
  );
  return {
    sample: rows.map((row) => ({ id: BigInt(row.id), quality: quality(row) })),
    count: Math.round((rows.length * 100) / percent),
  };
}
