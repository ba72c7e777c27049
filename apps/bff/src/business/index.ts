import type { Deps } from '../deps.ts';
import type { Module } from '../module.ts';
import { businessResources } from './resources.ts';

export { businessResource } from './business-resource.ts';
export { type BusinessRow, type Member, type Membership } from './find-business.ts';
export { logAction } from './log-action.ts';
export { mayInBusiness, type BusinessKind, type BusinessRight, type BusinessRole } from './rights.ts';
export { businesses, businessMembers } from './tables.ts';

/** Business accounts: who works with them, and what each may do. */
export function businessModule(deps: Deps): Module {
  return { resources: businessResources(deps) };
}
