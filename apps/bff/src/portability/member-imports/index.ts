import type { Module } from '../../platform/http/module.ts';
import { describeTus, tusRoutes } from '../../platform/tus/index.ts';
import type { Deps } from './deps.ts';
import { formUploadRoute } from './form-upload-route.ts';
import { importTusUploads } from './import-tus-uploads.ts';
import { describedReport, reportRoute } from './report-route.ts';
import { importResources } from './resources.ts';

export { IMPORT_KINDS, type ImportKind } from './adapters/adapter.ts';
export { ImportFileError, type ImportFileErrorCode } from './files/import-file-error.ts';
export { openImportFiles } from './files/open-files.ts';
export { importFolders } from './import-folders.ts';
export { importData, readImport, undoImportData } from './import-jobs.ts';
export { IMPORT_UNDO_DAYS } from './import-limits.ts';
export { ITEM_REASONS, type ItemResult } from './import-report.ts';
export { localImport, previewLocalImport, undoLocalImport, type LocalFile } from './local-import.ts';
export { purgeImports } from './purge-imports.ts';

/** Imports of members: files of other sites and archives that become boards and Pins (IO-02). */
export function memberImportsModule(deps: Deps): Module {
  const uploads = importTusUploads(deps);
  return {
    resources: importResources(deps),
    routes(app, show) {
      tusRoutes(app, deps, uploads);
      formUploadRoute(app, deps, show);
      reportRoute(app, deps);
    },
    operations: [
      ...describeTus(uploads, {
        tag: 'DataImportUpload',
        object: 'a file for an import',
        after: '`DataImportResource get` shows its contents',
      }),
      ...describedReport,
    ],
  };
}
