import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { handleChanges, type ChangeQueue } from '../../platform/database/handle-changes.ts';
import type { LogDeps } from '../../platform/deps.ts';
import { startLoop } from '../../platform/jobs/index.ts';
import { getRootCause } from '../../platform/logging/root-cause.ts';
import { createStemmer, type Stemmer } from '../search/index.ts';
import { assignTopics } from './assign-topics.ts';
import type { Deps } from './deps.ts';

const QUEUE: ChangeQueue = { table: 'topic_changes', order: sql`priority, id`, batch: 50, lock: 7_310_031 };
const EVERY_MS = 1000;
const AFTER_FAILURE_MS = 5000;

/** The stemmers of databases. */
const stemmers = new WeakMap<Db, Stemmer>();

/** Assigns topics after changes of pins and boards until it is closed; `close` waits for a pending step. */
export function startTopicUpdater(deps: Deps & LogDeps): { readonly close: () => Promise<void> } {
  return startLoop(async () => ((await updateTopics(deps)) > 0 ? 0 : EVERY_MS), {
    ms: AFTER_FAILURE_MS,
    report: (error) =>
      deps.log.warn({ failure: getRootCause(error).message }, 'topics could not be assigned'),
  });
}

/**
 * Assigns the topics of the contents that changed, oldest change first, and then those of existing contents. Returns the number of
 * handled changes, at most 50; 0 while another process handles some. A change that is handled twice has no further effect.
 */
export function updateTopics(deps: Deps): Promise<number> {
  return handleChanges(deps.db, QUEUE, async (tx, changed) => {
    await expand(tx, 'board_id', changed('board'));
    await expand(tx, 'section_id', changed('section'));
    await assignTopics({ ...deps, db: tx, stemmer: stemmerOf(deps.db) }, changed('content'));
  });
}

/**
 * Records all contents as changed, after a change of the topics' tree or words. They are examined twice, because topics by boards
 * and neighbours need those by texts. Returns the number of contents.
 */
export async function reassignAllTopics(db: Db): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into topic_changes (priority, kind, ref)
    select priority, 'content', id from contents, (values (1), (2)) rounds (priority) order by priority, id desc`);
  return (rowCount ?? 0) / 2;
}

function stemmerOf(db: Db): Stemmer {
  const known = stemmers.get(db) ?? createStemmer(db);
  stemmers.set(db, known);
  return known;
}

/** Records the contents of changed boards or sections as changed. */
async function expand(tx: Db, column: 'board_id' | 'section_id', ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    insert into topic_changes (kind, ref) select 'content', content_id from pins
    where ${sql.identifier(column)} = any(${sql.param(ids.map(String))}::bigint[]) and deleted_at is null`);
}
