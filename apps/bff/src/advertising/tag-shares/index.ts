import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { tagShareResources } from './resources.ts';
export { tagShares } from './tables.ts';

/** Conversion tags that tell of the ads of other businesses too, once they said yes. */
export function tagSharesModule(deps: Deps): Module {
  return { resources: tagShareResources(deps) };
}
