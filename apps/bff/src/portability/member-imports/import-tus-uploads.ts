import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../platform/errors/errors.ts';
import type { TusUpload, TusUploads } from '../../platform/tus/index.ts';
import type { Deps } from './deps.ts';
import { importFileName } from './import-file-name.ts';
import { importFolders } from './import-folders.ts';
import { IMPORT_BYTES_MAX } from './import-limits.ts';
import { finishImportUpload, registerImport } from './imports.ts';
import { memberImports, type ImportRow } from './tables.ts';

/** Returns the uploads of files for imports, as they are received by the tus protocol. */
export function importTusUploads(deps: Deps): TusUploads {
  const { db, env, now } = deps;
  const isUploading = (id: bigint) => and(eq(memberImports.id, id), eq(memberImports.state, 'uploading'));
  return {
    path: '/upload/import',
    bytesMax: IMPORT_BYTES_MAX,
    tooLarge: 'import_file_too_large',
    file: (id) => importFolders(env).file(id),
    prepare: () => importFolders(env).prepare(),
    async find(id) {
      const [row] = await db.select().from(memberImports).where(eq(memberImports.id, id));
      return row && toTusUpload(row);
    },
    async findOwn(viewer, id) {
      const [row] = await db
        .select()
        .from(memberImports)
        .where(and(eq(memberImports.id, id), eq(memberImports.ownerId, viewer.id)));
      return row && toTusUpload(row);
    },
    async register(viewer, { id, bytes, fileName }) {
      if (bytes === 0) throw new AppError('bad_request');
      await registerImport(deps, viewer, { id, bytes, fileName: importFileName(fileName) });
    },
    async touch(id) {
      await db.update(memberImports).set({ activeAt: now() }).where(isUploading(id));
    },
    finish: (id) => finishImportUpload(deps, id),
    async remove(viewer, id) {
      const removed =
        id === undefined
          ? undefined
          : await db
              .delete(memberImports)
              .where(
                and(
                  eq(memberImports.id, id),
                  eq(memberImports.ownerId, viewer.id),
                  inArray(memberImports.state, ['uploading', 'ready', 'failed']),
                ),
              );
      if (id === undefined || removed?.rowCount === 0) throw new AppError('upload_not_found');
      await importFolders(env).remove(id);
    },
  };
}

const toTusUpload = ({ id, bytes, createdAt, state }: ImportRow): TusUpload => ({
  id,
  bytes,
  createdAt,
  isUploading: state === 'uploading',
});
