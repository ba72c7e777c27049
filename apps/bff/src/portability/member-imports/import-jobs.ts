import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { users, viewerColumns } from '../../people/accounts/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { defineJob, LONG_LEASE } from '../../platform/jobs/index.ts';
import { adapterOf, detectAdapter, isImportKind } from './adapters/index.ts';
import type { Deps } from './deps.ts';
import { ImportFileError } from './files/import-file-error.ts';
import { openImportFiles } from './files/open-files.ts';
import { DEFAULT_CHOICES } from './import-choices.ts';
import { importFolders } from './import-folders.ts';
import { previewImport } from './preview-import.ts';
import { runImport } from './run-import.ts';
import { memberImports, type ImportRow } from './tables.ts';
import { removeImported } from './undo-import.ts';

const LONG_JOB = {
  data: z.object({ importId: z.string() }),
  retry: { limit: 20, seconds: 5, atMostSeconds: 300 },
  lease: LONG_LEASE,
};

/** Reads an uploaded file, and stores what an import of it would create. */
export const readImport = defineJob({
  name: 'read-import',
  ...LONG_JOB,
  async handle({ importId }, deps: Deps) {
    const found = await findRow(deps, importId, 'reading');
    if (!found) return;
    const { row, owner } = found;
    try {
      const files = await openImportFiles(importFolders(deps.env).file(row.id), row.fileName);
      try {
        const preview = await previewImport(deps.db, owner, await detectAdapter(files), files);
        const { kind, total } = preview;
        await deps.db
          .update(memberImports)
          .set({ state: 'ready', kind, preview, total, activeAt: deps.now() })
          .where(isIn(row.id, 'reading'));
      } finally {
        files.close();
      }
    } catch (error) {
      await fail(deps, row, error);
    }
  },
});

/** Creates what a member chose of their uploaded file (IO-02). A run after a crash continues behind the last result. */
export const importData = defineJob({
  name: 'import-data',
  ...LONG_JOB,
  async handle({ importId }, deps: Deps, { signal }) {
    const found = await findRow(deps, importId, 'running');
    if (!found) return;
    const { row, owner } = found;
    const { kind, choices } = row;
    const folders = importFolders(deps.env);
    try {
      const files = await openImportFiles(folders.file(row.id), row.fileName);
      try {
        const adapter = kind !== null && isImportKind(kind) ? adapterOf(kind) : await detectAdapter(files);
        const input = { importId: row.id, adapter, files, choices: choices ?? DEFAULT_CHOICES, signal };
        await runImport(deps, owner, input);
      } finally {
        files.close();
      }
    } catch (error) {
      await fail(deps, row, error);
      return;
    }
    await deps.db
      .update(memberImports)
      .set({ state: 'finished', activeAt: deps.now() })
      .where(isIn(row.id, 'running'));
    await folders.remove(row.id);
  },
});

/** Removes what an import created. A run after a crash continues with the rest. */
export const undoImportData = defineJob({
  name: 'undo-import',
  ...LONG_JOB,
  async handle({ importId }, deps: Deps, { signal }) {
    const found = await findRow(deps, importId, 'undoing');
    if (!found) return;
    await removeImported(deps, found.owner, found.row.id, signal);
    await deps.db
      .update(memberImports)
      .set({ state: 'undone', activeAt: deps.now() })
      .where(isIn(found.row.id, 'undoing'));
  },
});

const isIn = (id: bigint, state: ImportRow['state']) =>
  and(eq(memberImports.id, id), eq(memberImports.state, state));

async function findRow(
  { db }: Deps,
  importId: string,
  state: ImportRow['state'],
): Promise<{ readonly row: ImportRow; readonly owner: SignedIn } | undefined> {
  const [row] = await db
    .select()
    .from(memberImports)
    .where(isIn(BigInt(importId), state));
  const [owner] = row ? await db.select(viewerColumns).from(users).where(eq(users.id, row.ownerId)) : [];
  return row && owner && { row, owner };
}

/** Stores the error of a file. Rethrows all others, after which the job is tried again. */
async function fail({ db, env, now }: Deps, row: ImportRow, error: unknown): Promise<void> {
  if (!(error instanceof ImportFileError)) throw error;
  await db
    .update(memberImports)
    .set({ state: 'failed', failureCode: error.code, activeAt: now() })
    .where(isIn(row.id, row.state));
  await importFolders(env).remove(row.id);
}
