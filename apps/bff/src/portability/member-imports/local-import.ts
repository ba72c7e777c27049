import { and, eq } from 'drizzle-orm';
import { basename } from 'node:path';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { ImportAdapter, ImportKind } from './adapters/adapter.ts';
import { adapterOf, detectAdapter } from './adapters/index.ts';
import type { Deps } from './deps.ts';
import { ImportFileError } from './files/import-file-error.ts';
import type { ImportFiles } from './files/import-files.ts';
import { isTar, openTar } from './files/open-tar.ts';
import { openImportFiles } from './files/open-files.ts';
import { DEFAULT_CHOICES, type ImportChoices } from './import-choices.ts';
import type { ImportPreview } from './import-preview.ts';
import { previewImport } from './preview-import.ts';
import type { ItemResult } from './import-report.ts';
import { beginUndo, toRunningError } from './imports.ts';
import { runImport } from './run-import.ts';
import { memberImports } from './tables.ts';
import { removeImported } from './undo-import.ts';

/** A file or folder of the operator, and its kind, if it was named. */
export type LocalFile = { readonly path: string; readonly kind?: ImportKind | undefined };

const isTarFile = (path: string): Promise<boolean> => isTar(path).catch(() => false);

/** Opens a file of the operator, which can also be a tar archive. Throws `ImportFileError`, also for one that is not of the named kind. */
async function withFiles<T>(
  { path, kind }: LocalFile,
  work: (adapter: ImportAdapter, files: ImportFiles) => Promise<T>,
): Promise<T> {
  const files = (await isTarFile(path)) ? await openTar(path) : await openImportFiles(path);
  try {
    if (kind === undefined) return await work(await detectAdapter(files), files);
    const adapter = adapterOf(kind);
    if (!(await adapter.detect(files))) throw new ImportFileError('kind_differs');
    return await work(adapter, files);
  } finally {
    files.close();
  }
}

/** Reads a file of the operator without creating anything. Throws `ImportFileError`. */
export function previewLocalImport(deps: Deps, owner: SignedIn, file: LocalFile): Promise<ImportPreview> {
  return withFiles(file, (adapter, files) => previewImport(deps.db, owner, adapter, files));
}

/** Options of `localImport`. */
export type LocalImportOptions = {
  readonly choices?: ImportChoices;
  /** Receives the id, by which the import can be undone, before anything is created. */
  readonly onStart?: (importId: bigint) => void;
  readonly onResults?: (results: readonly ItemResult[]) => void;
  readonly signal?: AbortSignal;
};

/**
 * Imports a file of the operator for a member, in this process. An import that was interrupted is continued by the same call. Throws
 * `ImportFileError`, and `import_running` while the member has another import that is running.
 */
export function localImport(
  deps: Deps,
  owner: SignedIn,
  file: LocalFile,
  options: LocalImportOptions = {},
): Promise<void> {
  const { choices = DEFAULT_CHOICES, signal = new AbortController().signal } = options;
  return withFiles(file, async (adapter, files) => {
    const preview = await previewImport(deps.db, owner, adapter, files);
    const importId = await startLocal(deps, owner, file, { preview, choices });
    options.onStart?.(importId);
    await runImport(deps, owner, {
      importId,
      adapter,
      files,
      choices,
      signal,
      ...(options.onResults && { onResults: options.onResults }),
    });
    await deps.db
      .update(memberImports)
      .set({ state: 'finished', activeAt: deps.now() })
      .where(and(eq(memberImports.id, importId), eq(memberImports.state, 'running')));
  });
}

/** Stores a running import; returns the id of one of this file that was interrupted. */
async function startLocal(
  { db, now }: Deps,
  owner: SignedIn,
  { path }: LocalFile,
  { preview, choices }: { readonly preview: ImportPreview; readonly choices: ImportChoices },
): Promise<bigint> {
  const fileName = basename(path);
  const [interrupted] = await db
    .select({ id: memberImports.id })
    .from(memberImports)
    .where(
      and(
        eq(memberImports.ownerId, owner.id),
        eq(memberImports.state, 'running'),
        eq(memberImports.isLocal, true),
        eq(memberImports.fileName, fileName),
      ),
    );
  if (interrupted) return interrupted.id;
  const at = now();
  const id = newId();
  const { kind, total } = preview;
  await db
    .insert(memberImports)
    .values({
      id,
      ownerId: owner.id,
      state: 'running',
      isLocal: true,
      fileName,
      bytes: 0,
      kind,
      preview,
      choices,
      total,
      createdAt: at,
      startedAt: at,
      activeAt: at,
    })
    .catch((error: unknown) => {
      throw toRunningError(error);
    });
  return id;
}

/** Undoes an import in this process. Returns the number of removed Pins. Throws what `beginUndo` throws. */
export async function undoLocalImport(deps: Deps, owner: SignedIn, importId: string): Promise<number> {
  const { id } = await beginUndo(deps, owner, importId);
  const removed = await removeImported(deps, owner, id, new AbortController().signal);
  await deps.db
    .update(memberImports)
    .set({ state: 'undone', activeAt: deps.now() })
    .where(and(eq(memberImports.id, id), eq(memberImports.state, 'undoing')));
  return removed;
}
