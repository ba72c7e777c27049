import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { memberResources } from './resources.ts';

export { setRoleByCommand } from './set-role-by-command.ts';
export { checkTeam, reasonSchema } from './rules.ts';

/** Members in the administration: search, suspensions, roles and sessions (OP-06). */
export function teamMembersModule(deps: Deps): Module {
  return { resources: memberResources(deps) };
}
