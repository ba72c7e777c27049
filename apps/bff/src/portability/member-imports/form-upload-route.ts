import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { pageFormRoute, type PostedFile } from '../../pins/uploads/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { checkCsrfToken } from '../../platform/http/plugins/csrf.ts';
import { requireSignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { importFolders } from './import-folders.ts';
import { IMPORT_BYTES_MAX } from './import-limits.ts';
import { importFileName } from './import-file-name.ts';
import { finishImportUpload, registerImport } from './imports.ts';
import { memberImports } from './tables.ts';

/**
 * Receives the form by which members upload a file for an import without scripts (IO-02): the CSRF token, then `file`, in one piece.
 * It redirects to the page of the imports, and a rejected form is rendered again.
 */
export function formUploadRoute(app: FastifyInstance, deps: Deps, show?: ShowPage): void {
  const folders = importFolders(deps.env);
  const remove = async (id: bigint): Promise<void> => {
    await deps.db
      .delete(memberImports)
      .where(and(eq(memberImports.id, id), eq(memberImports.state, 'uploading')));
    await folders.remove(id);
  };
  pageFormRoute(
    app,
    {
      path: '/settings/data/import/upload/',
      fileBytesMax: IMPORT_BYTES_MAX,
      tooLarge: 'import_file_too_large',
      async receive({ request, announced: { bytes, left }, read }) {
        const id = await read(
          left,
          async (fields, file) => {
            checkCsrfToken(request, fields['csrf_token'], deps.env.secret);
            const viewer = requireSignedIn(await request.viewer());
            const registered = newId();
            // The size is known when the file has ended; until then, the row has the most that it can be.
            await registerImport(deps, viewer, {
              id: registered,
              bytes: Math.min(bytes, IMPORT_BYTES_MAX),
              fileName: importFileName(file.name),
            });
            try {
              await storeFile(deps, registered, file, left);
            } catch (error) {
              await remove(registered);
              throw error;
            }
            return registered;
          },
          remove,
        );
        await finishImportUpload(deps, id);
        return '/settings/data/';
      },
    },
    { publicUrl: deps.env.publicUrl, show },
  );
}

/** Writes the file of a registered upload as it arrives, and its size to the row. Throws `import_file_too_large`, `invalid_input`. */
async function storeFile(
  { db, env }: Deps,
  id: bigint,
  file: PostedFile,
  signal: AbortSignal,
): Promise<void> {
  const folders = importFolders(env);
  await folders.prepare();
  const target = createWriteStream(folders.file(id), { flags: 'wx', mode: 0o600 });
  await pipeline(file.stream, target, { signal });
  if (file.isCut()) throw new AppError('import_file_too_large');
  if (target.bytesWritten === 0) throw new AppError('invalid_input', { fields: { file: 'Choose a file.' } });
  await db.update(memberImports).set({ bytes: target.bytesWritten }).where(eq(memberImports.id, id));
}
