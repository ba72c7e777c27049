import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { updateShopEntries, type IndexedPin } from '../../shop/index.ts';
import type { DocumentKind, SearchDocument, SearchIndex } from '../index/search-index.ts';
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

/** Maximum number of changes of one step. */
const BATCH = 200;
/** The advisory lock of the one active updater; any number that is not used otherwise in the database. */
const LOCK = 7_310_021;

/** The transaction waits for the index this long: other processes then take over. */
const LEASE_SECONDS = 60;
const COLOR = facet.color('');
const GROUPS = ['board pins', 'person pins', 'image pins'] as const;

let languageScores: Promise<LanguageScores> | undefined;

/**
 * Applies the oldest recorded changes to the search index and returns their number, at most 200; 0 while another process does. A
 * change is removed after the index has it: one that is applied twice has no further effect.
 */
export async function updateIndex(deps: UpdateDeps): Promise<number> {
  const { db } = deps;
  const { rows: waiting } = await db.execute(sql`select from search_changes limit 1`);
  if (waiting.length === 0) return 0;
  const scores = await (languageScores ??= loadLanguageScores());
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LEASE_SECONDS}s'`));
    const { rows: locked } = await tx.execute(sql`select where pg_try_advisory_xact_lock(${LOCK})`);
    if (locked.length === 0) return 0;
    const { rows } = await tx.execute<{ kind: string; ref: string }>(sql`
      delete from search_changes where id in (select id from search_changes order by id limit ${BATCH})
      returning kind, ref::text`);
    for (const kind of GROUPS) await expand(tx, kind, idsOf(rows, kind));
    await apply({ ...deps, db: tx }, scores, (kind) => idsOf(rows, kind));
    return rows.length;
  });
}

/** Records every pin, board, member and topic as changed if the index was never filled: it is built in steps of `updateIndex`. */
export async function fillIndex({ db, searchIndex }: UpdateDeps): Promise<void> {
  if (await searchIndex.isFilled()) return;
  await db.execute(sql`
    insert into search_changes (kind, ref)
    select kind, ref from (
      select 'topic' as kind, id as ref, 1 as place from interests
      union all select 'person', id, 2 from users
      union all select 'board', id, 3 from boards where deleted_at is null
      union all select 'pin', id, 4 from contents
    ) everything order by place, ref desc`);
  await searchIndex.markFilled();
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
  changed: (kind: DocumentKind) => readonly bigint[],
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

function idsOf(
  rows: readonly { readonly kind: string; readonly ref: string }[],
  kind: string,
): readonly bigint[] {
  return [...new Set(rows.filter((row) => row.kind === kind).map(({ ref }) => ref))].map(BigInt);
}
