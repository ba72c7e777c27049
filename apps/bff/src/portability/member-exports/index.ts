import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { describedDownload, downloadRoute } from './download-route.ts';
import { exportResources } from './resources.ts';

export type { AccountDataDeps, ExportStoreDeps } from './deps.ts';
export { exportFinished } from './events.ts';
export { exportFiles } from './export-files.ts';
export { exportReadyMail } from './export-ready-mail.ts';
export { exportData } from './export-data.ts';
export { writeArchive, type WrittenArchive } from './write-archive.ts';
export { purgeExports } from './purge-exports.ts';

/** Exports: the archive with everything that belongs to a member (IO-01). */
export function memberExportsModule(deps: Deps): Module {
  return {
    resources: exportResources(deps),
    routes: (app) => downloadRoute(app, deps),
    operations: describedDownload,
  };
}
