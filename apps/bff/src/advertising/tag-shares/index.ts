import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { tagShareResources } from './resources.ts';
export { tagShares } from './tables.ts';

/** Conversion tags shared with other businesses, after they accepted. */
export function tagSharesModule(deps: Deps): Module {
  return { resources: tagShareResources(deps) };
}
