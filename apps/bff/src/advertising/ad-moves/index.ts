import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { adMoveResources } from './resources.ts';
export { adAccountMoves } from './tables.ts';

/**
 * Transfers of ad accounts between businesses: step by step, exactly once, and reversible until they are
 * confirmed.
 */
export function adMovesModule(deps: Deps): Module {
  return { resources: adMoveResources(deps) };
}
