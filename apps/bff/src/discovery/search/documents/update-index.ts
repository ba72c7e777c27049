import { sql } from 'drizzle-orm';
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
import { fillStep } from './fill-index.ts';
import { facet } from './pin-facets.ts';

/** The services of an updater. */
export type UpdateDeps = {
  readonly db: Db;
  readonly searchIndex: SearchIndex;
  readonly now: () => Date;
};

const QUEUE: Omit<ChangeQueue, 'batch'> = { table: 'search_changes', order: sql`id`, lock: 7_310_021 };
/** Maximum number of changes of a step, unless the caller decides. */
const BATCH = 200;
const COLOR = facet.color('');
const GROUPS = ['board pins', 'person pins', 'image pins'] as const;

/**
 * Applies the oldest recorded changes to the search index, at most `batch`, and as many documents of a fill. Returns their number; 0 while
 * another process does. A change is removed after the index has it: one that is applied twice has no further effect.
 */
export async function updateIndex(deps: UpdateDeps, batch = BATCH): Promise<number> {
  let filled = 0;
  const handled = await handleChanges(deps.db, { ...QUEUE, batch }, async (tx, changed) => {
    for (const kind of GROUPS) await expand(tx, kind, changed(kind));
    const next = await fillStep(tx, changed, batch);
    filled = next?.ids.length ?? 0;
    await apply({ ...deps, db: tx }, await loadLanguageScores(), (kind) => [
      ...new Set([...changed(kind), ...(next?.kind === kind ? next.ids : [])]),
    ]);
  });
  return handled + filled;
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
