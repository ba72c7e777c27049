import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { bulkUploadResources } from './resources.ts';

export { purgeBulkUploads } from './purge-bulk-uploads.ts';

/** Bulk uploads: campaigns and promoted pins created, changed and paused by the rows of a file. */
export function bulkUploadModule(deps: Deps): Module {
  return { resources: bulkUploadResources(deps) };
}
