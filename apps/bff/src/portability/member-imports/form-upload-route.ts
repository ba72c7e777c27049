import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import {
  announcedForm,
  formRouteOptions,
  readFormPost,
  registerFormRoutes,
} from '../../pins/uploads/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { toFieldErrors } from '../../platform/errors/field-errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { checkCsrfToken, checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import { readError } from '../../platform/http/plugins/errors.ts';
import { requireSignedIn } from '../../platform/http/viewer.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Deps } from './deps.ts';
import { importFolders } from './import-folders.ts';
import { IMPORT_BYTES_MAX } from './import-limits.ts';
import { importFileName } from './import-file-name.ts';
import { finishImportUpload, registerImport } from './imports.ts';
import { memberImports } from './tables.ts';

const PATH = '/settings/data/import/upload/';

/**
 * Receives the form by which members upload a file for an import without scripts (IO-02): the CSRF token, then `file`, in one piece.
 * It redirects to the page of the imports, and a rejected form is rendered again.
 */
export function formUploadRoute(app: FastifyInstance, deps: Deps, show?: ShowPage): void {
  const limits = {
    fileBytesMax: IMPORT_BYTES_MAX,
    tooLarge: 'import_file_too_large',
    check: (request: FastifyRequest) => checkSameOrigin(request, deps.env.publicUrl),
  } as const;
  registerFormRoutes(app, (room) => {
    room.post(PATH, {
      ...formRouteOptions(limits),
      handler: async (request, reply) => {
        try {
          const { bytes, left } = announcedForm(request, reply);
          await finishImportUpload(deps, await receiveFile(deps, request, { bytes, signal: left }));
          return await reply.header('cache-control', 'private, no-store').redirect('/settings/data/', 303);
        } catch (thrown) {
          if (!show) throw thrown;
          const { status, code, message, fields = {} } = readError(thrown, request, reply);
          const problems = toFieldErrors(fields);
          return show(request, reply, {
            status,
            form: { path: PATH, code, message, fields, problems, values: {} },
          });
        }
      },
    });
  });
}

/** Registers an upload, writes its file as it arrives, and returns its id. The upload is removed if the form is invalid or ends early. */
async function receiveFile(
  deps: Deps,
  request: FastifyRequest,
  { bytes, signal }: { readonly bytes: number; readonly signal: AbortSignal },
): Promise<bigint> {
  const folders = importFolders(deps.env);
  const remove = async (id: bigint): Promise<void> => {
    await deps.db
      .delete(memberImports)
      .where(and(eq(memberImports.id, id), eq(memberImports.state, 'uploading')));
    await folders.remove(id);
  };
  return readFormPost<bigint>({
    source: request.raw,
    contentType: request.headers['content-type'] ?? '',
    fileBytesMax: IMPORT_BYTES_MAX,
    signal,
    async take(fields, file) {
      checkCsrfToken(request, fields['csrf_token'], deps.env.secret);
      const viewer = requireSignedIn(await request.viewer());
      const id = newId();
      // The size is known when the file has ended; until then, the row has the most that it can be.
      await registerImport(deps, viewer, {
        id,
        bytes: Math.min(bytes, IMPORT_BYTES_MAX),
        fileName: importFileName(file.name),
      });
      try {
        await folders.prepare();
        const target = createWriteStream(folders.file(id), { flags: 'wx', mode: 0o600 });
        await pipeline(file.stream, target, { signal });
        if (file.isCut()) throw new AppError('import_file_too_large');
        if (target.bytesWritten === 0)
          throw new AppError('invalid_input', { fields: { file: 'Choose a file.' } });
        await deps.db
          .update(memberImports)
          .set({ bytes: target.bytesWritten })
          .where(eq(memberImports.id, id));
        return id;
      } catch (error) {
        await remove(id);
        throw error;
      }
    },
    undo: remove,
  });
}
