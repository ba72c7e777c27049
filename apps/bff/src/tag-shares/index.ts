import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';
import { tagShareResources } from './resources.ts';

/** Conversion tags whose numbers other businesses read along, once they said yes. */
export function tagSharesModule(deps: Deps): Module {
  return { resources: tagShareResources(deps) };
}
