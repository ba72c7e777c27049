import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import {
  handleChanges,
  type ChangedIds,
  type ChangeQueue,
} from '../../../platform/database/handle-changes.ts';
import { updateShopEntries, type IndexedPin } from '../../shop/index.ts';
import type { SearchDocument, SearchIndex } from '../index/search-index.ts';
import { loadLanguageScores, type LanguageScores } from './detect-language.ts';
import { loadBoards, loadPeople, loadTopics } from './load-others.ts';
import { loadPins } from './load-pins.ts';
import { facet } from './pin-facets.ts';

/** The services of an updater. */
export type UpdateDeps = {
  readonly db: Db;
  readonly searchIndex: SearchIndex;
  readonly now: () => Date;
};

const QUEUE: ChangeQueue = { table: 'search_changes', order: sql`id`, batch: 200, lock: 7_310_021 };
const COLOR = facet.color('');
const GROUPS = ['board pins', 'person pins', 'image pins'] as const;

/**
 * Applies the oldest recorded changes to the search index and returns their number, at most 200; 0 while another process does. A
 * change is removed after the index has it: one that is applied twice has no further effect.
 */
export function updateIndex(deps: UpdateDeps): Promise<number> {
  return handleChanges(deps.db, QUEUE, async (tx, changed) => {
    for (const kind of GROUPS) await expand(tx, kind, changed(kind));
    await apply({ ...deps, db: tx }, await loadLanguageScores(), changed);
  });
}

/** The tables of what the index contains, in the order in which it is filled. */
const FILLED = [
  ['topic', sql`select id from interests where true`],
  ['person', sql`select id from users where true`],
  ['board', sql`select id from boards where deleted_at is null`],
  ['pin', sql`select id from contents where true`],
] as const;
/** The number of rows that a statement records: all of a large site at once would take longer than a statement may. */
const FILL_ROWS = 20_000;
const AFTER_ALL = 2n ** 63n - 1n;

/**
 * Records every pin, board, member and topic as changed if the index was never filled, the newest of each first: it is built in
 * steps of `updateIndex`. A fill that is interrupted begins again.
 */
export async function fillIndex({ db, searchIndex }: UpdateDeps, rowsMax = FILL_ROWS): Promise<void> {
  if (await searchIndex.isFilled()) return;
  for (const [kind, ids] of FILLED) {
    let before: bigint | null = AFTER_ALL;
    while (before !== null) before = await recordBefore(db, { kind, ids, before, rowsMax });
  }
  await searchIndex.markFilled();
}

/** Records the next rows with smaller ids than `before` as changed, and returns the smallest; null after the last ones. */
async function recordBefore(
  db: Db,
  {
    kind,
    ids,
    before,
    rowsMax,
  }: { readonly kind: string; readonly ids: SQL; readonly before: bigint; readonly rowsMax: number },
): Promise<bigint | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
    with recorded as (
      insert into search_changes (kind, ref)
      select ${kind}, id from (${ids} and id < ${before} order by id desc limit ${rowsMax}) next order by id desc
      returning ref
    ) select min(ref)::text as last from recorded`);
  const last = rows[0]?.last ?? null;
  return last === null ? null : BigInt(last);
}

/** Records the pins of changed boards, members and images as changed. */
async function expand(tx: Db, kind: (typeof GROUPS)[number], ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql`any(${sql.param(ids.map(String))}::bigint[])`;
  const pinsOf = {
    'board pins': sql`select content_id as id from pins where board_id = ${list} and not is_repin and deleted_at is null`,
    'person pins': sql`select id from contents where creator_id = ${list}`,
    'image pins': sql`select id from contents where image_id = ${list}`,
  };
  await tx.execute(
    sql`insert into search_changes (kind, ref) select 'pin', id from (${pinsOf[kind]}) contained`,
  );
}

async function apply(
  { db, searchIndex, now }: UpdateDeps,
  scores: LanguageScores,
  changed: ChangedIds,
): Promise<void> {
  const pins = await loadPins(db, changed('pin'), { now: now(), scores });
  await updateShopEntries(db, changed('pin'), pins.map(toIndexedPin));
  const documents = [
    ...(await loadTopics(db, changed('topic'), scores)),
    ...(await loadPeople(db, changed('person'))),
    ...(await loadBoards(db, changed('board'), scores)),
    ...pins,
  ];
  const found = new Set(documents.map(({ kind, id }) => `${kind} ${id}`));
  const removed = (['topic', 'person', 'board', 'pin'] as const).flatMap((kind) =>
    changed(kind)
      .filter((id) => !found.has(`${kind} ${id}`))
      .map((id) => ({ kind, id })),
  );
  await searchIndex.update(documents, removed);
}

/** Returns what the lists of shopping use of a document. */
function toIndexedPin({ id, isPublic, quality, facets }: SearchDocument): IndexedPin {
  const color = facets.find((name) => name.startsWith(COLOR))?.slice(COLOR.length) ?? '';
  return { id, isPublic, quality, color };
}
