import { and, desc, eq, inArray } from 'drizzle-orm';
import { authoriseBoard } from '../../pins/board-access/index.ts';
import { isUniqueViolation } from '../../platform/database/db-errors.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import type { Deps } from './deps.ts';
import type { ImportChoices } from './import-choices.ts';
import { importFolders } from './import-folders.ts';
import { importData, readImport, undoImportData } from './import-jobs.ts';
import { IMPORT_BYTES_MAX, IMPORT_UNDO_DAYS, IMPORTS_PER_DAY } from './import-limits.ts';
import { memberImports, type ImportRow } from './tables.ts';

const DAY_MS = 86_400_000;
/** Number of imports that the page shows. */
const LISTED_IMPORTS = 10;

const UPLOADS_PER_DAY = defineLimit({
  name: 'imports of a member',
  max: IMPORTS_PER_DAY,
  windowMs: DAY_MS,
  against: 'abuse',
});

/** Returns the time until which an import can be undone; undefined for one that cannot be. */
export function undoableUntil({
  state,
  startedAt,
}: Pick<ImportRow, 'state' | 'startedAt'>): Date | undefined {
  if (startedAt === null || (state !== 'finished' && state !== 'failed')) return undefined;
  return new Date(startedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS);
}

/** Returns the error for a member who has another import that is running. */
export function toRunningError(error: unknown): unknown {
  return isUniqueViolation(error, 'member_imports_one_running')
    ? new AppError('import_running', { cause: error })
    : error;
}

/**
 * Registers the upload of a file. Earlier files that were not imported are removed. Throws `import_file_too_large`, `import_running`,
 * `rate_limited`.
 */
export async function registerImport(
  { db, env, limits, now }: Deps,
  owner: SignedIn,
  { id, bytes, fileName }: Pick<ImportRow, 'id' | 'bytes' | 'fileName'>,
): Promise<void> {
  if (bytes > IMPORT_BYTES_MAX) throw new AppError('import_file_too_large');
  await limits.count([UPLOADS_PER_DAY, String(owner.id)]);
  const removed = await db.transaction(async (tx) => {
    const [running] = await tx
      .select({ id: memberImports.id })
      .from(memberImports)
      .where(
        and(
          eq(memberImports.ownerId, owner.id),
          inArray(memberImports.state, ['reading', 'running', 'undoing']),
        ),
      );
    if (running) throw new AppError('import_running');
    const earlier = await tx
      .delete(memberImports)
      .where(and(eq(memberImports.ownerId, owner.id), inArray(memberImports.state, ['uploading', 'ready'])))
      .returning({ id: memberImports.id });
    const at = now();
    await tx
      .insert(memberImports)
      .values({ id, ownerId: owner.id, state: 'uploading', bytes, fileName, createdAt: at, activeAt: at });
    return earlier;
  });
  for (const each of removed) await importFolders(env).remove(each.id);
}

/** Queues the reading of a completely received file; idempotent. Throws `upload_not_found`, `import_running`. */
export async function finishImportUpload({ db, env, jobs, now }: Deps, id: bigint): Promise<void> {
  await importFolders(env)
    .sync(id)
    .catch((cause: NodeJS.ErrnoException) => {
      throw cause.code === 'ENOENT' ? new AppError('upload_not_found', { cause }) : cause;
    });
  await db
    .transaction(async (tx) => {
      const changed = await tx
        .update(memberImports)
        .set({ state: 'reading', activeAt: now() })
        .where(and(eq(memberImports.id, id), eq(memberImports.state, 'uploading')));
      if (changed.rowCount === 1) await jobs.enqueue(tx, readImport, { importId: String(id) });
    })
    .catch((error: unknown) => {
      throw toRunningError(error);
    });
}

/** Returns the imports of a member, the newest first. */
export async function listImports({ db }: Pick<Deps, 'db'>, owner: SignedIn): Promise<readonly ImportRow[]> {
  return db
    .select()
    .from(memberImports)
    .where(eq(memberImports.ownerId, owner.id))
    .orderBy(desc(memberImports.id))
    .limit(LISTED_IMPORTS);
}

/** Returns an import of a member. Throws `import_not_found`, also for those of others. */
export async function findImport({ db }: Pick<Deps, 'db'>, owner: SignedIn, id: string): Promise<ImportRow> {
  const parsed = parseId(id);
  const [found] =
    parsed === undefined
      ? []
      : await db
          .select()
          .from(memberImports)
          .where(and(eq(memberImports.id, parsed), eq(memberImports.ownerId, owner.id)));
  if (!found) throw new AppError('import_not_found');
  return found;
}

/**
 * Starts an import whose file was read, with the choices of the member. Throws `import_not_found`, `import_not_ready`, `import_running`,
 * and what `authoriseBoard` throws for the boards of the member that were chosen.
 */
export async function startImport(
  deps: Deps,
  owner: SignedIn,
  id: string,
  choices: ImportChoices,
): Promise<ImportRow> {
  const { db, jobs, now } = deps;
  const found = await findImport(deps, owner, id);
  const targets = choices.boards.flatMap(({ board_id: target }) => (target === undefined ? [] : [target]));
  if (choices.board_id !== null) targets.push(choices.board_id);
  for (const target of new Set(targets)) await authoriseBoard(db, owner, parseId(target), 'save');
  try {
    return await db.transaction(async (tx) => {
      const [started] = await tx
        .update(memberImports)
        .set({ state: 'running', choices, startedAt: now(), activeAt: now() })
        .where(and(eq(memberImports.id, found.id), eq(memberImports.state, 'ready')))
        .returning();
      if (!started) throw new AppError('import_not_ready');
      await jobs.enqueue(tx, importData, { importId: String(found.id) });
      return started;
    });
  } catch (error) {
    throw toRunningError(error);
  }
}

/**
 * Removes a file that was not imported, or ends a running import, which keeps what it has created. The report of a finished one is deleted,
 * and it cannot be undone after that. Throws `import_not_found`.
 */
export async function removeImport(deps: Deps, owner: SignedIn, id: string): Promise<void> {
  const { db, env, now } = deps;
  const found = await findImport(deps, owner, id);
  const isThis = and(eq(memberImports.id, found.id), eq(memberImports.state, found.state));
  if (found.state === 'undoing') throw new AppError('import_running');
  if (found.state === 'running')
    await db
      .update(memberImports)
      .set({ state: 'finished', failureCode: 'canceled', activeAt: now() })
      .where(isThis);
  else await db.delete(memberImports).where(isThis);
  await importFolders(env).remove(found.id);
}

/**
 * Marks an import as being undone. Throws `import_not_found`, `undo_over` after `IMPORT_UNDO_DAYS` and for one that did not create anything,
 * and `import_running`.
 */
export async function beginUndo(
  deps: Pick<Deps, 'db' | 'now'>,
  owner: SignedIn,
  id: string,
): Promise<ImportRow> {
  const found = await findImport(deps, owner, id);
  const until = undoableUntil(found);
  if (until === undefined || until <= deps.now()) throw new AppError('undo_over');
  try {
    const [row] = await deps.db
      .update(memberImports)
      .set({ state: 'undoing', activeAt: deps.now() })
      .where(and(eq(memberImports.id, found.id), inArray(memberImports.state, ['finished', 'failed'])))
      .returning();
    if (!row) throw new AppError('undo_over');
    return row;
  } catch (error) {
    throw toRunningError(error);
  }
}

/** Undoes an import by a job. Throws what `beginUndo` throws. */
export async function startUndo(deps: Deps, owner: SignedIn, id: string): Promise<ImportRow> {
  return deps.db.transaction(async (tx) => {
    const row = await beginUndo({ db: tx, now: deps.now }, owner, id);
    await deps.jobs.enqueue(tx, undoImportData, { importId: String(row.id) });
    return row;
  });
}
