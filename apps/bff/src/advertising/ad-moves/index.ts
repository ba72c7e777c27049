import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { adMoveResources } from './resources.ts';
export { adAccountMoves } from './tables.ts';

/** Moves of ad accounts between businesses: guided, exactly once, and undone until they are confirmed. */
export function adMovesModule(deps: Deps): Module {
  return { resources: adMoveResources(deps) };
}
