import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { bulkEditResources } from './resources.ts';

export { purgeBulkMoves } from './purge-moves.ts';
export { bulkEdit } from './bulk-edit.ts';

/** Editing many pins at once: BulkEditResource and BulkEditSelectAllResource (§7). */
export function bulkEditModule(deps: Deps): Module {
  return { resources: bulkEditResources(deps) };
}
